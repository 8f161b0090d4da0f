"""The slips of the play in English."""

from trainer.language.slips import SlipWords

ENGLISH_PLAY_SLIPS = {
    "count-of-fifteen-missed": SlipWords("You do not score a count of fifteen.", "the count of fifteen is two"),
    "fifteen-of-the-last": SlipWords(
        "You score a fifteen made by the last cards alone.", "only the whole count scores at fifteen"
    ),
    "thirty-one-missed": SlipWords("You do not score thirty-one.", "thirty-one is two"),
    "thirty-one-as-go": SlipWords("You score one for thirty-one.", "thirty-one is two, not one as a go is"),
    "thirty-as-fifteens": SlipWords(
        "You score a count of thirty.", "the count scores at fifteen and thirty-one only, not at thirty"
    ),
    "only-one-of-two-at-once": SlipWords(
        "You score only one of two things at once.", "a card may score for the count and for the cards before it"
    ),
    "thirty-one-and-one": SlipWords(
        "You add one for go or last card to thirty-one.", "thirty-one is two, with nothing more for go or last card"
    ),
    "go-missed": SlipWords("You do not score the go.", "the go is one"),
    "last-card-missed": SlipWords("You do not score the last card.", "the last card is one"),
    "go-and-last-card": SlipWords("You score both a go and the last card.", "go and last card are one point together"),
    "pair-in-play-missed": SlipWords("You do not score a pair in the play.", "the same rank as before is a pair"),
    "royal-as-pair": SlipWords(
        "You score three or four of a rank as a pair.", "three of a rank in a row are six, four are twelve"
    ),
    "double-royal-as-royal": SlipWords("You score four of a rank as three.", "four of a rank in a row are twelve"),
    "parted-pair": SlipWords(
        "You score a pair with another card in between.", "a card of another rank in between breaks a pair"
    ),
    "tens-as-pair": SlipWords(
        "You take ten, jack, queen and king for a pair.",
        "cards that count ten are a pair only if the rank is the same",
    ),
    "pair-across": SlipWords(
        "You score a pair across a go or thirty-one.", "no pair reaches back across a go or thirty-one"
    ),
    "run-in-play-missed": SlipWords("You do not score a run in the play.", "the run is missing, a point a card"),
    "disordered-run-missed": SlipWords(
        "You see a run only when it is laid in order.", "the cards of a run may be laid in any order"
    ),
    "long-run-as-three-in-play": SlipWords(
        "You score a longer run as one of three.", "the run reaches further back, and each of its cards counts"
    ),
    "shorter-runs-too": SlipWords("You score the shorter runs within a run too.", "only the longest run counts"),
    "run-through-a-pair": SlipWords(
        "You score a run in which a rank is there twice.", "a rank that comes again breaks the run"
    ),
    "multiple-run": SlipWords("You score double runs in the play.", "there are no double runs in the play"),
    "run-round-the-corner": SlipWords(
        "You let a run go on from the king to the ace.", "the ace is low only, no run goes round the corner"
    ),
    "run-across": SlipWords(
        "You score a run across a go or thirty-one.", "no run reaches back across a go or thirty-one"
    ),
}
