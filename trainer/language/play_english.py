"""The words of the play in English."""

from trainer.cribbage.tally import Kind
from trainer.cribbage.traps import Trap
from trainer.language.play_words import PlayWords

ENGLISH_PLAY = PlayWords(
    kinds={
        Kind.FIFTEEN: "fifteen",
        Kind.THIRTY_ONE: "thirty-one",
        Kind.PAIR: "pair",
        Kind.PAIR_ROYAL: "pair royal",
        Kind.DOUBLE_PAIR_ROYAL: "double pair royal",
    },
    runs={3: "run of three", 4: "run of four", 5: "run of five", 6: "run of six", 7: "run of seven"},
    endings={Kind.GO: "one for go", Kind.LAST_CARD: "one for last"},
    traps={
        Trap.THIRTY: "nothing for thirty: it is no fifteen",
        Trap.PARTED_PAIR: "no pair of these: another card lies between",
        Trap.BROKEN_RUN: "no run of these: a rank comes again",
        Trap.ROUND_THE_CORNER: "no run of these: the ace is low only",
        Trap.ACROSS: "nothing reaches back over a go or thirty-one",
        Trap.GO_AND_LAST_CARD: "go and last card are one point together",
        Trap.THIRTY_ONE_AND_LAST_CARD: "thirty-one takes the place of the one for last",
    },
    count_for="{count} for {points}",
    one="one",
    last_sign="last",
    plain_position="{card}: {said}",
    early_go="At {count}, the {card} could still be laid: write go only where neither player can lay.",
    no_hand="this is a play and no hand: peg counts it.",
    heading="Card {place}/{of}",
    keys=(
        "Type the count with the card laid last and its points (25 for 3, or 25/3), or the points alone; the count"
        " alone claims none."
        " Or: ? I don't know, show me; s skip; u undo; q stop."
    ),
    laid_in_brackets="The card laid last is the one in [ ].",
    laid_named_last="The card laid last is the last one named.",
    signs=(
        "{laid} What comes before go or 31 counts no more. Behind the card, go means that nobody can lay another, and"
        " where there is no go somebody still can; last means that it was the last of all."
    ),
    prompt="Count and points? ",
    guide=(
        "Type the count and the points (25 for 3, or 25/3), or the points alone,"
        " or: ? I don't know, show me; s skip; u undo; q stop."
    ),
    shown="It is {points}.",
    count_over="the count {number} too high",
    count_short="the count {number} too low",
    last_chance="That was the last card. Enter ends, u takes your answer back.",
    stopped="Stopped after {done} of {of} cards. Saved.",
    again="The same cards again (seed {seed}):",
    left_today="Left of today's cards: {number}. To go on:",
    played_out="Today's cards are played.",
)
