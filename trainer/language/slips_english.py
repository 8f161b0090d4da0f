"""The slips in English."""

from trainer.language.play_slips_english import ENGLISH_PLAY_SLIPS
from trainer.language.slips import SlipBook, SlipWords

ENGLISH_SLIPS = SlipBook(
    code="en",
    explained_over="You are {points} over{habit}: {rule}.",
    explained_short="You are {points} short{habit}: {rule}.",
    counted="Note{habit}: {rule}.",
    reckoned="{rule} ({cards}: {by:+d})",
    reckoned_bare="{rule} ({by:+d})",
    both="{one}, and {other}",
    count_makes="Your count makes {made}, you said {said}.",
    count_is_right="Your count is right: it makes {made}, you said {said}.",
    as_before=", as before",
    how="How did you count it? Say it as at the table (fifteen two, pair four), or press Enter to pass.",
    how_prompt="Your count? ",
    how_passes="Say it once more, or press Enter to pass.",
    confirmed="Now it is clear: {mistake}",
    cured='Three in a row, so you have got over this: "{mistake}"',
    habits="What you get wrong:",
    placement="First {number} hands, to see where you stand.",
    placement_rest="{number} more hands, to see where you stand.",
    placement_last_one="One more hand, to see where you stand.",
    placement_keys=(
        "Type the points, or the count as you say it (fifteen two, pair four)."
        " Or: ? I don't know, show me; s skip; u undo; q straight on to the hands of the day."
    ),
    placement_last="Enter goes on, u takes your answer back.",
    placement_left="{done} of {of} hands played. Now the hands of the day.",
    placement_over="Thank you. Now the hands of the day.",
    found="It seems:",
    found_unsure="Nothing is sure yet; what went wrong will come again.",
    found_nothing="No habit of miscounting was found.",
    words={
        "fifteen-missed": SlipWords("You miss a fifteen.", "a fifteen is missing"),
        "fifteens-forgotten": SlipWords(
            "You forget the fifteens.", "the fifteens are missing, every set of cards that makes fifteen counts two"
        ),
        "fifteen-as-one": SlipWords("You count a fifteen as one.", "a fifteen counts two"),
        "no-three-card-fifteens": SlipWords(
            "You do not look for fifteens of three cards.", "fifteens may have three cards"
        ),
        "only-two-card-fifteens": SlipWords(
            "You count only the fifteens of two cards.", "fifteens may have three, four or five cards"
        ),
        "no-four-card-fifteens": SlipWords(
            "You do not look for fifteens of four cards.", "fifteens may have four cards"
        ),
        "no-five-card-fifteen": SlipWords(
            "You miss that all five cards make fifteen.", "all five cards together make fifteen"
        ),
        "repeated-once": SlipWords(
            "You count a fifteen once where a paired card makes it twice.",
            "a fifteen counts again with each card of a pair",
        ),
        "cards-used-once": SlipWords("You use each card for one fifteen only.", "a card may be in several fifteens"),
        "faces-as-numbers": SlipWords(
            "You count jack, queen and king as 11, 12 and 13.", "jack, queen and king count ten"
        ),
        "ace-as-eleven": SlipWords("You count the ace as 11.", "the ace counts one, never 11"),
        "fifteen-too-many": SlipWords(
            "You go a step too far in the fifteens.", "a fifteen is counted twice, or the count went a step too far"
        ),
        "something-from-nothing": SlipWords(
            "You find points in a hand that is worth nothing.", "this hand is worth nothing, players say nineteen"
        ),
        "pairs-forgotten": SlipWords("You forget the pairs.", "each pair counts two"),
        "pair-as-one": SlipWords("You count a pair as one.", "a pair is two points"),
        "tens-as-pairs": SlipWords(
            "You take different ten-cards for pairs.", "cards that count ten are a pair only if they are of one rank"
        ),
        "one-of-two-pairs": SlipWords("You see only one of two pairs.", "there are two ranks that pair"),
        "royal-as-two": SlipWords("You count a pair royal as two.", "a pair royal is three pairs, six points"),
        "royal-as-three": SlipWords("You count a pair royal as three.", "a pair royal is three pairs, six points"),
        "royal-as-four": SlipWords("You count a pair royal as four.", "a pair royal is three pairs, six points"),
        "double-royal-as-six": SlipWords(
            "You count four of a kind as six.", "a double pair royal is six pairs, twelve points"
        ),
        "double-royal-as-eight": SlipWords(
            "You count four of a kind as eight.", "a double pair royal is six pairs, twelve points"
        ),
        "run-missed": SlipWords("You miss the run.", "the run is missing, a point for each of its cards"),
        "multiple-run-as-one": SlipWords(
            "You count a double run only once.", "a card held twice makes the run count twice"
        ),
        "multiple-run-as-run-alone": SlipWords(
            "You count a double run as one run and nothing more.",
            "each way to make the run counts, and so do the pairs in it",
        ),
        "run-pair-forgotten": SlipWords(
            "You forget the pairs inside a multiple run.", "the cards held more than once are pairs too"
        ),
        "triple-as-double": SlipWords(
            "You count a triple run as two runs.", "a card held three times makes the run count three times"
        ),
        "double-double-as-double": SlipWords(
            "You count a double double run as two runs.", "two paired cards make the run count four times"
        ),
        "double-double-as-triple": SlipWords(
            "You count a double double run as three runs.", "two paired cards make the run count four times"
        ),
        "runs-within-runs": SlipWords(
            "You count the shorter runs inside a longer one too.", "only the longest run counts, not those inside it"
        ),
        "long-run-as-three": SlipWords(
            "You count a long run as one of three.", "a run counts a point for each of its cards, four or five too"
        ),
        "round-the-corner": SlipWords(
            "You let a run go round the corner, from king to ace.", "the ace is low only, no run goes past the king"
        ),
        "flush-missed": SlipWords("You miss the flush.", "the four cards of the hand share a suit, a flush"),
        "flush-five-as-four": SlipWords(
            "You count a flush of five as four.", "the starter has the suit too, the flush counts five"
        ),
        "crib-flush-of-four": SlipWords(
            "You count a four-card flush in the crib.", "a four-card flush does not count in the crib"
        ),
        "flush-with-starter": SlipWords(
            "You count three cards and the starter as a flush.",
            "the starter cannot stand in for a card of the hand in a flush",
        ),
        "nobs-missed": SlipWords("You forget his nobs.", "the jack has the starter's suit, one for his nobs"),
        "nobs-as-two": SlipWords("You count his nobs as two.", "his nobs is one point; two is for his heels"),
        "any-jack": SlipWords(
            "You count a jack of any suit as his nobs.", "the jack has not the starter's suit, it is no nobs"
        ),
        "starter-jack-as-nobs": SlipWords(
            "You count one for a jack as starter.", "a jack that is the starter is no nobs"
        ),
        "heels-in-hand": SlipWords(
            "You count his heels in the hand.", "his heels was pegged when the jack was turned up, not in the hand"
        ),
        "starter-left-out": SlipWords(
            "You count the four cards without the starter.", "the starter counts with the hand"
        ),
        **ENGLISH_PLAY_SLIPS,
    },
)
