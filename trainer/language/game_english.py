"""The words of a game, in English."""

from trainer.cribbage.game.state import Skunk
from trainer.language.game_words import GameWords

ENGLISH_GAME = GameWords(
    code="en",
    who=("You", "Computer"),
    welcome="A game to 121 against the computer.",
    keys=(
        '? explains what can be typed (at "Points?" it shows the count and gives the hand up), q saves the game and'
        " stops."
    ),
    keys_if_counted="? explains what can be typed, q saves the game and stops.",
    muggins="Muggins: what you miss in a count, the computer pegs.",
    counted="Your hands are counted for you.",
    goes_on="The saved game goes on.",
    is_saved="A game is saved.",
    goes_on_prompt="Enter goes on, n begins a new one: ",
    goes_on_help="Enter goes on with the saved game, n begins a new one in its place; q stops, and it stays saved.",
    anew=("n", "no", "new"),
    as_it_was_begun="The saved game goes on as it was begun; --new begins a new one.",
    saved="The game is saved. To go on:",
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
    only_prompt="Card (Enter: only one fits)? ",
    laid="{card}, {said}",
    go="go",
    hand=("Your hand:", "The computer's hand:"),
    crib=("Your crib:", "The computer's crib:"),
    count_keys=(
        "Type the points, or the count as you say it (fifteen two, pair four)."
        " Or: ? give the hand up and see its count; q save and stop."
    ),
    stays="What is pegged stays: in a game nothing is taken back.",
    no_skip="In a game no hand is skipped: count it, or give it up with ?.",
    pegs="You peg {points}.",
    lost="Missed and lost: {points}.",
    taken="Muggins: the computer pegs the {points} you missed.",
    score="You {you}, computer {computer}",
    pegs_on_board=("Y", "C"),
    board="On the board: {you} your peg, {computer} the computer's, * both, | the skunk line.",
    plain_score=("Your peg: {points}", "The computer's peg: {points}"),
    skunk_line="Skunk line: 91, last hole: 121",
    wins=("You win, {winner} to {loser}.", "The computer wins, {winner} to {loser}."),
    skunks={
        Skunk.SINGLE: ("A skunk: the computer is below 91.", "A skunk: you are below 91."),
        Skunk.DOUBLE: ("A double skunk: the computer is below 61.", "A double skunk: you are below 61."),
    },
    counts="Your counts: {right} of {all} right. Left on the table: {left}, claimed too many: {over}.",
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
