"""A game on the screen: the cards in hand, what is laid and called, the board, and how it ended."""

from collections.abc import Sequence

from rich.text import Text

from trainer.cribbage.cards import Card, Hand
from trainer.cribbage.game.events import Counted, Scored
from trainer.cribbage.game.state import Game, Player, Skunk
from trainer.cribbage.pegging import Series
from trainer.cribbage.position import Position
from trainer.cribbage.tally import Kind
from trainer.display.asking import missed_line
from trainer.display.cards import card_name, card_style, hand_line
from trainer.display.look import Look
from trainer.language.calling import call
from trainer.language.game_words import GameWords
from trainer.learning.quiz import NINETEEN

_WIDE_ENOUGH = 60
"""Columns from which on a place on the board is three holes; below it, five."""

_SKUNK_LINE = 90
_LAST_HOLE = 121


def name(card: Card, look: Look) -> str:
    """A card, short or in words."""
    return look.book.name_of(card) if look.is_plain else card_name(card, look)


def names(cards: Sequence[Card], look: Look) -> str:
    """Several cards."""
    return (", " if look.is_plain else " ").join(name(card, look) for card in cards)


def numbered_lines(cards: Sequence[Card], look: Look) -> list[Text]:
    """The cards in hand, and below them the numbers by which they can be named."""
    if look.is_plain:
        return [Text(f"{place}: {name(card, look)}") for place, card in enumerate(cards, start=1)]
    width = max(len(name(card, look)) for card in cards) + 1
    above, below = Text(" "), Text(" ")
    for place, card in enumerate(cards, start=1):
        above.append(" ").append(name(card, look).ljust(width), style=card_style(card))
        below.append(f" {place}".ljust(width + 1))
    above.rstrip()
    below.rstrip()
    return [above, below]


# The play


def laid_line(player: Player, series: Series, words: GameWords, look: Look) -> Text:
    """A card that was laid, and what is called with it."""
    card, said = series.cards[-1], call(Position(series), look.book)
    if look.is_plain:
        return _said_line(player, words.laid.format(card=name(card, look), said=said), words, look)
    shown = Text.assemble((name(card, look).ljust(3), card_style(card)), f"  {said}")
    return _said_line(player, shown, words, look)


def go_line(player: Player, words: GameWords, look: Look) -> Text:
    """A go."""
    return _said_line(player, words.go, words, look)


def ending_line(scored: Scored, words: GameWords, look: Look) -> Text:
    """The one point for go or last card."""
    return _said_line(scored.player, look.book.play.endings[scored.combination.kind], words, look)


def _said_line(player: Player, said: Text | str, words: GameWords, look: Look) -> Text:
    """What a player says, behind the name."""
    if look.is_plain:
        return Text.assemble(f"{words.who[player]}: ", said)
    width = max(map(len, words.who))
    return Text.assemble(f"  {words.who[player].ljust(width)}  ", said)


def is_ending(scored: Scored) -> bool:
    """Whether points are for go or last card, and not for the card that was laid."""
    return scored.combination.kind in (Kind.GO, Kind.LAST_CARD)


# The show


def hand_lines(player: Player, hand: Hand, words: GameWords, look: Look) -> list[Text]:
    """A hand or crib to count, and whose it is."""
    heading = words.crib if hand.is_crib else words.hand
    return [Text(heading[player]), Text("" if look.is_plain else "  ").append_text(hand_line(hand, look))]


# The board


def board_lines(game: Game, words: GameWords, look: Look) -> list[Text]:
    """The points of both, and their pegs on the board with the skunk line between its 90th and 91st hole."""
    track = words.skunk_line if look.is_plain else "  " + _track(game, words, look)
    return [*score_lines(game, words, look), Text(track)]


def score_lines(game: Game, words: GameWords, look: Look) -> list[Text]:
    """The points of both."""
    you, computer = game.scores
    if look.is_plain:
        return [Text(of.format(points=points)) for of, points in zip(words.plain_score, game.scores, strict=True)]
    return [Text(words.score.format(you=you, computer=computer), style="bold")]


def sign_lines(words: GameWords, look: Look) -> list[Text]:
    """What the signs of the board mean, where it is one of signs."""
    you, computer = words.pegs_on_board
    return [] if look.is_plain else [Text(words.board.format(you=you, computer=computer))]


def _track(game: Game, words: GameWords, look: Look) -> str:
    """The board as a line, from the start to the last hole; pegs in the same place are a star."""
    holes = 3 if look.width >= _WIDE_ENOUGH else 5
    pegs = [-(-points // holes) for points in game.scores]
    places = ["."] * (-(-_LAST_HOLE // holes) + 1)
    for place, peg in zip(pegs, words.pegs_on_board, strict=True):
        places[place] = peg
    if pegs[0] == pegs[1]:
        places[pegs[0]] = "*"
    line = _SKUNK_LINE // holes + 1
    return "".join([*places[:line], "|", *places[line:]])


# The end


def end_lines(game: Game, counts: Sequence[Counted], words: GameWords, look: Look) -> list[Text]:
    """Who won, by how much, how the player has counted, what was missed, and who deals in the next game."""
    assert game.winner is not None
    winner, loser = game.winner, game.winner.other
    won = words.wins[winner].format(winner=game.scores[winner], loser=game.scores[loser])
    lines = [Text(won, style="bold")]
    if game.skunk is not Skunk.NONE:
        lines.append(Text(words.skunks[game.skunk][winner]))
    return [*lines, *count_lines(counts, words), *_missed_lines(counts, look), Text(words.deals_next[loser])]


def count_lines(counts: Sequence[Counted], words: GameWords) -> list[Text]:
    """How many of the player's counts were right, and what they left on the table or claimed too many."""
    if not counts:
        return []
    right = sum(map(_is_right, counts))
    left = sum(count.tally.points - count.points for count in counts)
    over = sum((count.claimed or 0) - count.points for count in counts if not _is_nineteen(count))
    template = words.counts if left or over or right < len(counts) else words.nothing_left
    return [Text(template.format(right=right, all=len(counts), left=left, over=over))]


def _missed_lines(counts: Sequence[Counted], look: Look) -> list[Text]:
    """The hands that were counted wrong or given up."""
    missed = [count for count in counts if not _is_right(count)]
    said = [None if count.claimed is None else str(count.claimed) for count in missed]
    lines = [missed_line(count.hand, each, look) for count, each in zip(missed, said, strict=True)]
    return [Text(look.book.missed), *lines] if lines else []


def _is_right(count: Counted) -> bool:
    """Whether a claim is what the hand is worth, and all that was claimed is in it."""
    return count.claimed == count.points == count.tally.points or _is_nineteen(count)


def _is_nineteen(count: Counted) -> bool:
    """Whether nineteen was said for a hand worth nothing."""
    return count.claimed == NINETEEN and not count.tally.points
