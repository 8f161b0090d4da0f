"""The words of a game, in English."""

from trainer.cribbage.game.state import Skunk
from trainer.language.game_words import GameWords

ENGLISH_GAME = GameWords(
    code="en",
    who=("You", "Computer"),
    welcome="A game to 121 against the computer. At every prompt: ? helps, q saves the game and stops.",
    goes_on="The saved game goes on.",
    goes_on_prompt="A game is saved. Enter goes on with it, n begins a new one: ",
    anew=("n", "no", "new"),
    as_it_was_begun="The saved game goes on as it was begun; --new begins a new one.",
    saved="Saved. To go on:",
    cut="Cut for the deal: you {one}, the computer {two}.",
    cut_again="Equal ranks: cut again.",
    deals_first=("The lower card is yours: you deal first.", "The lower card is the computer's: it deals first."),
    lost_and_deals=(
        "You lost the last game, so you deal first.",
        "The computer lost the last game, so it deals first.",
    ),
    deal=(
        "Deal {number}. You deal: the crib is yours.",
        "Deal {number}. The computer deals: the crib is the computer's.",
    ),
    discard_prompt=("Two cards into your crib? ", "Two cards into the computer's crib? "),
    thrown=("Into your crib: {cards}", "Into the computer's crib: {cards}"),
    starter="Starter: {card}",
    heels=("His heels: you peg 2.", "His heels: the computer pegs 2."),
    count="Count: {count}",
    your_cards="Your cards:",
    lay_prompt="Card? ",
    only_prompt="Card (Enter lays the only one)? ",
    laid="{card}, {said}",
    go="go",
    hand=("Your hand:", "The computer's hand:"),
    crib=("Your crib:", "The computer's crib:"),
    count_keys=(
        "Type the points, or the count as you say it (fifteen two, pair four)."
        " Or: ? I don't know, show me; s skip; q save and stop."
    ),
    stays="What is pegged stays: in a game nothing is taken back.",
    pegs="You peg {points}.",
    lost="Missed and lost: {points}.",
    taken="Muggins: the computer pegs the {points} you missed.",
    score="You {you}, computer {computer}",
    pegs_on_board=("Y", "C"),
    plain_score=("Your peg: {points}", "The computer's peg: {points}"),
    skunk_line="Skunk line: 91, last hole: 121",
    wins=("You win, {winner} to {loser}.", "The computer wins, {winner} to {loser}."),
    skunks={
        Skunk.SINGLE: ("A skunk: the computer is below 91.", "A skunk: you are below 91."),
        Skunk.DOUBLE: ("A double skunk: the computer is below 61.", "A double skunk: you are below 61."),
    },
    counts="Your counts: {right} of {all} right. Left on the table: {points}.",
    nothing_left="Your counts: all {all} right. Nothing was left on the table.",
    deals_next=("In the next game you deal first.", "In the next game the computer deals first."),
    discard_help=(
        "Name two cards to throw into the crib, as they stand (5H 6D) or by their numbers (2 5)."
        " The points of the crib go to whoever deals. q saves the game and stops."
    ),
    lay_help=(
        "Name a card to lay, as it stands (5H) or by its number (2). The count may not pass 31; when you cannot lay, go"
        " is said for you. q saves the game and stops."
    ),
    no_such_place="There is no card number {place}: your cards are 1 to {last}.",
    named_twice="That is the same card twice: name two.",
    one_card="One card at a time: name it, as 5H, or give its number.",
    past_thirty_one="{card} would make the count {count}, past thirty-one: lay a smaller card.",
)
