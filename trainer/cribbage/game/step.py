"""The course of a game: what an action changes, and what it scores.

Each function moves the cards and tells what would happen as if nobody ever won. `step` alone pegs the points of it, one
event after the other, and where a player comes to 121 nothing happens any more.
"""

from collections.abc import Sequence
from dataclasses import replace

from trainer.cribbage import pegging, show
from trainer.cribbage.cards import PACK, Card
from trainer.cribbage.game.actions import Action, Count, Cut, Deal, Discard, Lay
from trainer.cribbage.game.events import (
    CardLaid,
    CardsCut,
    CardsDealt,
    Counted,
    Discarded,
    Event,
    GoSaid,
    Missed,
    Scored,
    StarterTurned,
    Taken,
    Won,
)
from trainer.cribbage.game.state import TARGET, Cards, Due, Game, Laid, Pair, Player
from trainer.cribbage.tally import Combination
from trainer.errors import BadPoints, CardNotHeld, DuplicateCard, NotAPack, OutOfTurn, WrongNumberOfDiscards

Moved = tuple[Game, list[Event]]


def step(game: Game, action: Action) -> tuple[Game, tuple[Event, ...]]:
    """The game after an action, and what happened.

    Raises OutOfTurn when it is another player's turn or something else is due, and CardNotHeld, PastThirtyOne,
    WrongNumberOfDiscards, BadPoints, DuplicateCard or NotAPack for what the rules forbid.
    """
    moved, events = _moved(game, action)
    return _pegged(moved, events)


def _moved(game: Game, action: Action) -> Moved:
    match action:
        case Cut():
            return _cut(game, action)
        case Deal():
            return _deal(game, action)
        case Discard():
            return _discard(game, action)
        case Lay():
            return _lay(game, action)
        case Count():
            return _count(game, action)


def _require(game: Game, due: Due, player: Player | None = None) -> None:
    """Refuse an action that is not due, or not of this player."""
    if game.due is not due or (player is not None and player not in game.turns):
        raise OutOfTurn(due, game.due)


def _pegged(game: Game, events: Sequence[Event]) -> tuple[Game, tuple[Event, ...]]:
    """Peg what the events score, and end them where a player comes to 121."""
    for place, event in enumerate(events, start=1):
        if isinstance(event, Scored | Counted | Taken):
            game = replace(game, scores=_scores(game, event.player, event.points))
            if game.winner is not None:
                return game, (*events[:place], Won(game.winner, game.skunk))
    return game, tuple(events)


def _scores(game: Game, player: Player, points: int) -> tuple[int, int]:
    """The scores with some points more for a player; the last hole of the board is the 121st."""
    one, two = game.scores
    return (min(one + points, TARGET), two) if player is Player.ONE else (one, min(two + points, TARGET))


# The deal


def _cut(game: Game, action: Cut) -> Moved:
    """The player who cuts the lower card deals first; the ace is low, and equal ranks are cut again."""
    _require(game, Due.CUT)
    one, two = action.cards
    if one == two:
        raise DuplicateCard(str(one))
    dealer = None if one.rank == two.rank else Player.ONE if one.rank < two.rank else Player.TWO
    return replace(game, dealer=dealer), [CardsCut(action.cards, dealer)]


def _deal(game: Game, action: Deal) -> Moved:
    """Six cards each, one at a time, the pone first. The deal alternates."""
    _require(game, Due.DEAL)
    if len(action.pack) != len(PACK) or set(action.pack) != set(PACK):
        raise NotAPack(len(set(action.pack)))
    dealer = game.pone if game.pack else game.pone.other
    pones, dealers = action.pack[0:12:2], action.pack[1:12:2]
    dealt = Game(
        dealer=dealer,
        has_muggins=game.has_muggins,
        scores=game.scores,
        pack=action.pack[12:],
        hands=(dealers, pones) if dealer is Player.ONE else (pones, dealers),
    )
    return dealt, [CardsDealt(dealer)]


def _discard(game: Game, action: Discard) -> Moved:
    """Two cards go into the crib. When both have thrown, the starter is turned up; a jack is his heels."""
    player = action.player
    _require(game, Due.DISCARD, player)
    if len(action.cards) != 2:
        raise WrongNumberOfDiscards(len(action.cards))
    hand = game.hands[player]
    for card in action.cards:
        hand = _without(hand, card)
    game = replace(game, hands=_put(game.hands, player, hand), discards=_put(game.discards, player, action.cards))
    events: list[Event] = [Discarded(player)]
    if game.starter:
        events.append(StarterTurned(game.starter))
        events += [Scored(game.pone.other, heels) for heels in pegging.heels(game.starter)]
    return game, events


def _without(hand: Cards, card: Card) -> Cards:
    """A hand from which a card is taken. Raises CardNotHeld."""
    if card not in hand:
        raise CardNotHeld(str(card))
    place = hand.index(card)
    return hand[:place] + hand[place + 1 :]


def _put(pair: Pair, player: Player, cards: Cards) -> Pair:
    """A pair in which one player's cards are these."""
    return (cards, pair[1]) if player is Player.ONE else (pair[0], cards)


# The play


def _lay(game: Game, action: Lay) -> Moved:
    """A card is laid and scores; then who cannot lay says go, and where neither can, the last card scores one."""
    player, card = action.player, action.card
    _require(game, Due.LAY, player)
    hand = _without(game.hands[player], card)
    series = game.series.lay(card)
    game = replace(game, hands=_put(game.hands, player, hand), laid=(*game.laid, Laid(player, card)))
    scored = [*pegging.tally(series).combinations]
    events: list[Event] = [CardLaid(player, card, series.count)]
    if game.can_lay(player) or game.can_lay(player.other):
        return game, [*events, *_scored(player, scored), *_go_said(game, player.other)]
    end = pegging.go(series) if any(game.hands) else pegging.last_card(series)
    go_said = [] if series.is_full else _go_said(game, player.other)
    game = replace(game, turned_over=len(game.laid))
    return game, [*events, *_scored(player, scored), *go_said, *_scored(player, end)]


def _scored(player: Player, combinations: Sequence[Combination]) -> list[Event]:
    return [Scored(player, combination) for combination in combinations]


def _go_said(game: Game, player: Player) -> list[Event]:
    """A go of the player who is to lay after the other, if it is one, and was not said already in this series."""
    has_said = [laid.player for laid in game.laid[game.turned_over :]][-2:] == 2 * [player.other]
    return [GoSaid(player)] if game.hands[player] and not game.can_lay(player) and not has_said else []


# The show


def _count(game: Game, action: Count) -> Moved:
    """A hand is counted: too high a claim is corrected, what a low one misses is lost, or the other's by muggins."""
    player, claimed, founded = action.player, action.points, action.founded
    _require(game, Due.COUNT, player)
    for points in (claimed, founded):
        if points is not None and points < 0:
            raise BadPoints(str(points))
    hand = game.to_count
    assert hand
    counted = Counted(player, hand, show.tally(hand), claimed, founded)
    missed = counted.tally.points - counted.points
    events: list[Event] = [counted]
    if missed:
        events.append(Missed(player, missed))
        events += [Taken(player.other, missed)] if game.has_muggins else []
    return replace(game, counted=game.counted + 1), events
