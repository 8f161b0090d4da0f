"""A game from the cut to 121: the worked deal, every way to end, what is refused, what is seen, and 10,000 games."""

from collections import Counter
from dataclasses import replace
from random import Random

import pytest

from tests.cribbage.referee import Referee
from tests.cribbage.table import CARDS, by_chance, cards, dealt, played
from trainer import errors
from trainer.cribbage.cards import PACK, Card
from trainer.cribbage.game.actions import Action, Count, Cut, Deal, Discard, Lay
from trainer.cribbage.game.events import (
    CardLaid,
    CardsCut,
    CardsDealt,
    Counted,
    Event,
    GoSaid,
    Missed,
    Scored,
    StarterTurned,
    Taken,
    Won,
)
from trainer.cribbage.game.record import read_action, replay, written
from trainer.cribbage.game.state import Due, Game, Player, Skunk, next_game
from trainer.cribbage.game.step import step
from trainer.cribbage.game.view import view

DEALER, PONE = Player.ONE, Player.TWO


def brief(event: Event) -> str:
    """An event in a few words; the dealer is player one."""
    who = "" if isinstance(event, StarterTurned | CardsCut | CardsDealt) else ("dealer", "pone")[event.player]
    match event:
        case CardLaid():
            return f"{who} {event.card} {event.count}"
        case Scored():
            return f"{who} {event.combination.kind} {event.points}"
        case GoSaid():
            return f"{who} go"
        case Counted():
            return f"{who} counts {event.hand} {event.claimed}, pegs {event.points}"
        case StarterTurned():
            return f"starter {event.starter}"
    return f"{who} {type(event).__name__}".strip()


def laying(order: str) -> list[Action]:
    """Cards laid in this order, the dealer's behind a minus: "JH -5S"."""
    return [Lay(DEALER if word[0] == "-" else PONE, CARDS[word.strip("-")]) for word in order.split()]


def counting(pones: int, dealers: int, crib: int) -> list[Action]:
    return [Count(PONE, pones), Count(DEALER, dealers), Count(DEALER, crib)]


WORKED_PLAY = "JH -5S 7C -6H -2S 6D -4S 4H"


def worked_deal(scores: tuple[int, int] = (0, 0), has_muggins: bool = False) -> Game:
    """The worked deal of the rules, when both have discarded."""
    game = dealt("6D JH 4H 7C 2D 8D", "5S 4S 2S 6H 7H 8H", "3D", DEALER, scores)
    discards = [Discard(PONE, cards("2D 8D")), Discard(DEALER, cards("7H 8H"))]
    return played(replace(game, has_muggins=has_muggins), discards)[0]


def worked_show(scores: tuple[int, int] = (0, 0), has_muggins: bool = False) -> Game:
    """The worked deal when it is played, with these scores."""
    return replace(played(worked_deal(has_muggins=has_muggins), laying(WORKED_PLAY))[0], scores=scores)


def test_the_worked_deal_ends_21_to_3_event_by_event() -> None:
    game, happened = played(worked_deal(), [*laying(WORKED_PLAY), *counting(0, 9, 6)])
    assert [brief(event) for event in happened] == [
        *("pone JH 10", "dealer 5S 15", "dealer fifteen 2", "pone 7C 22", "dealer 6H 28", "dealer run 3", "pone go"),
        *("dealer 2S 30", "dealer go 1", "pone 6D 6", "dealer 4S 10", "pone 4H 14", "pone pair 2", "pone last card 1"),
        "pone counts 4H 6D 7C JH + 3D 0, pegs 0",
        "dealer counts 2S 4S 5S 6H + 3D 9, pegs 9",
        "dealer counts 2D 7H 8D 8H + 3D crib 6, pegs 6",
    ]
    assert game.scores == (21, 3)
    assert game.due is Due.DEAL


# Cut and deal


@pytest.mark.parametrize(
    ("cut", "dealer"), [("5H 9D", Player.ONE), ("KH QD", Player.TWO), ("AS KD", Player.ONE), ("7H 7D", None)]
)
def test_the_lower_cut_deals_and_equal_ranks_are_cut_again(cut: str, dealer: Player | None) -> None:
    one, two = cards(cut)
    game, events = step(Game(), Cut((one, two)))
    assert events == (CardsCut((one, two), dealer),)
    assert game.dealer is dealer
    assert game.due is (Due.DEAL if dealer is not None else Due.CUT)


@pytest.mark.parametrize("dealer", Player)
def test_six_cards_each_one_at_a_time_the_pone_first(dealer: Player) -> None:
    game, events = step(Game(dealer=dealer), Deal(PACK))
    assert events == (CardsDealt(dealer),)
    assert game.hands[dealer.other] == PACK[0:12:2]
    assert game.hands[dealer] == PACK[1:12:2]
    assert game.starter is None


def test_both_discard_in_any_order_and_the_crib_is_the_dealers() -> None:
    game = dealt("6D JH 4H 7C 2D 8D", "5S 4S 2S 6H 7H 8H", "3D")
    throws = [Discard(PONE, cards("2D 8D")), Discard(DEALER, cards("7H 8H"))]
    assert game.turns == (Player.ONE, Player.TWO)
    one, happened = played(game, throws)
    other, reverse = played(game, throws[::-1])
    assert one == other == worked_deal()
    assert [*map(brief, happened)] == ["pone Discarded", "dealer Discarded", "starter 3D"]
    assert [*map(brief, reverse)] == ["dealer Discarded", "pone Discarded", "starter 3D"]
    assert one.turns == (PONE,)


def test_the_deal_alternates() -> None:
    game = worked_show()
    for dealer in (Player.ONE, Player.TWO, Player.ONE):
        assert game.dealer is dealer
        while game.due is not Due.DEAL:
            game, _ = step(game, by_chance(game, Random(1)))
        game, _ = step(game, Deal(PACK))


def test_his_heels_are_pegged_at_once() -> None:
    game = dealt("6D JH 4H 7C 2D 8D", "5S 4S 2S 6H 7H 8H", "JC")
    game, happened = played(game, [Discard(PONE, cards("2D 8D")), Discard(DEALER, cards("7H 8H"))])
    assert [*map(brief, happened)][2:] == ["starter JC", "dealer his heels 2"]
    assert game.scores == (2, 0)


# The play


def play(pones: str, dealers: str, order: str) -> list[str]:
    """What happens when these four cards against these four are laid in this order."""
    rest = [card for card in [*map(str, cards("AC 3C 9C KC AD 3D 9D KD"))] if card not in pones + dealers][:5]
    game = dealt(f"{pones} {rest[0]} {rest[1]}", f"{dealers} {rest[2]} {rest[3]}", rest[4])
    throws = [Discard(PONE, cards(" ".join(rest[:2]))), Discard(DEALER, cards(" ".join(rest[2:4])))]
    game, _ = played(game, throws)
    return [brief(event) for event in played(game, laying(order))[1]]


def test_after_thirty_one_the_other_leads_and_nothing_reaches_back_across_it() -> None:
    assert play("TH 5H 6H 2C", "TS 6S 4S 8S", "TH -TS 5H -6S 6H -4S") == [
        *("pone TH 10", "dealer TS 20", "dealer pair 2", "pone 5H 25", "dealer 6S 31", "dealer thirty-one 2"),
        *("pone 6H 6", "dealer 4S 10"),
    ]


def test_go_is_said_once_and_the_other_lays_on_as_long_as_they_can() -> None:
    assert play("TH 7H QH JH", "TS AS 2S 2D", "TH -TS 7H -2S -AS QH -2D JH") == [
        *("pone TH 10", "dealer TS 20", "dealer pair 2", "pone 7H 27", "dealer 2S 29", "pone go", "dealer AS 30"),
        *("dealer go 1", "pone QH 10", "dealer 2D 12", "pone JH 22", "pone last card 1"),
    ]


def test_four_of_a_rank_in_a_row_score_twelve() -> None:
    assert play("3H 3S TC JC", "3C 3D QC QD", "3H -3C 3S -3D")[1:] == [
        *("dealer 3C 6", "dealer pair 2", "pone 3S 9", "pone pair royal 6", "dealer 3D 12"),
        "dealer double pair royal 12",
    ]


def test_who_has_no_cards_left_says_nothing_and_the_other_plays_on_alone() -> None:
    assert play("TH 8H 2H 4H", "TS 9S 9D QS", "TH -TS 8H 2H -9S 4H -9D -QS") == [
        *("pone TH 10", "dealer TS 20", "dealer pair 2", "pone 8H 28", "dealer go", "pone 2H 30", "pone go 1"),
        *("dealer 9S 9", "pone 4H 13", "dealer 9D 22", "dealer go 1", "dealer QS 10", "dealer last card 1"),
    ]


def test_thirty_one_with_the_last_card_scores_no_last_card() -> None:
    assert play("TH 7H 4H 5H", "TS 7S 8S 6S", "TH -TS 7H 4H -7S 5H -8S -6S")[-4:] == [
        *("dealer 8S 20", "dealer 6S 26", "dealer run 4", "dealer last card 1")
    ]
    assert play("TH 7H 4H 5H", "TS 9S 8S 9D", "TH -TS 7H 4H -9S 5H -8S -9D")[-2:] == [
        "dealer 9D 31",
        "dealer thirty-one 2",
    ]


# The show


def test_a_hand_is_counted_by_its_player_in_the_order_of_the_show() -> None:
    game = worked_show()
    hands = []
    for player in (PONE, DEALER, DEALER):
        assert game.turns == (player,)
        hands.append(str(game.to_count))
        game, _ = step(game, Count(player, 0))
    assert hands == ["4H 6D 7C JH + 3D", "2S 4S 5S 6H + 3D", "2D 7H 8D 8H + 3D crib"]
    assert game.to_count is None


@pytest.mark.parametrize("has_muggins", [False, True])
def test_what_is_missed_is_lost_or_the_others_by_muggins(has_muggins: bool) -> None:
    game, happened = played(worked_show(has_muggins=has_muggins), counting(0, 7, 0))
    lost = [event for event in happened if not isinstance(event, Counted)]
    assert [event for event in lost if isinstance(event, Missed)] == [Missed(DEALER, 2), Missed(DEALER, 6)]
    assert lost[1::2] == ([Taken(PONE, 2), Taken(PONE, 6)] if has_muggins else [Missed(DEALER, 6)])
    assert game.scores == (7, 8 if has_muggins else 0)


def test_a_claim_too_high_is_corrected_to_the_true_count() -> None:
    game, happened = played(worked_show(has_muggins=True), counting(2, 12, 29))
    assert [(event.claimed, event.points) for event in happened if isinstance(event, Counted)] == [
        *[(2, 0), (12, 9), (29, 6)]
    ]
    assert len(happened) == 3
    assert game.scores == (15, 0)


@pytest.mark.parametrize(
    ("count", "pegged"),
    [
        (Count(PONE, 12, founded=10), 10),  # of what was named, so much is there
        (Count(PONE, 12, founded=29), 12),  # but no more is pegged than was claimed
        (Count(PONE, 29, founded=25), 23),  # nor than the hand is worth
        (Count(PONE, None), 0),
    ],
)
def test_what_is_named_and_not_there_does_not_pay_for_what_is_missed(count: Count, pegged: int) -> None:
    game = dealt("5H 5D 4C 6S KC QC", "5S JH JS JD KD QD", "5C", DEALER)
    game, _ = played(game, [Discard(PONE, cards("KC QC")), Discard(DEALER, cards("KD QD"))])
    game, _ = played(game, laying("6S -JH 5H -JS 4C -JD 5D -5S"))
    game = replace(game, scores=(0, 0), has_muggins=True)
    game, events = step(game, count)
    assert isinstance(events[0], Counted)
    assert (events[0].claimed, events[0].points, events[1:]) == (
        *(count.points, pegged),
        (Missed(PONE, 23 - pegged), Taken(DEALER, 23 - pegged))[: 2 * (pegged < 23)],
    )


# The end

ENDS = {
    "heels": (119, 0, "dealer his heels 2"),
    "fifteen": (119, 0, "dealer fifteen 2"),
    "run": (116, 0, "dealer run 3"),
    "go": (115, 0, "dealer go 1"),
    "pair": (0, 119, "pone pair 2"),
    "last card": (0, 118, "pone last card 1"),
    "dealer's hand": (106, 0, "dealer counts 2S 4S 5S 6H + 3D 9, pegs 9"),
    "crib": (101, 0, "dealer counts 2D 7H 8D 8H + 3D crib 6, pegs 6"),
}


@pytest.mark.parametrize("end", ENDS)
def test_121_ends_the_game_in_the_middle_of_anything(end: str) -> None:
    *scores, last = ENDS[end]
    game = dealt(
        "6D JH 4H 7C 2D 8D", "5S 4S 2S 6H 7H 8H", "JC" if end == "heels" else "3D", DEALER, (scores[0], scores[1])
    )
    happened: list[Event] = []
    for action in [
        *[Discard(PONE, cards("2D 8D")), Discard(DEALER, cards("7H 8H"))],
        *[*laying(WORKED_PLAY), *counting(0, 9, 6)],
    ]:
        game, events = step(game, action)
        happened += events
        if game.due is Due.NOTHING:
            break
    assert [*map(brief, happened)][-2:] == [last, f"{last.split()[0]} Won"]
    assert max(game.scores) == 121
    assert game.turns == ()


def test_the_pone_counts_out_before_a_dealer_who_would_have_more() -> None:
    game = dealt("5H 5D 4C 6S KC QC", "5S JH JS JD KD QD", "5C", DEALER, (120 - 3, 120 - 3))
    game, _ = played(game, [Discard(PONE, cards("KC QC")), Discard(DEALER, cards("KD QD"))])
    game, _ = played(game, laying("6S -JH 5H -JS 4C -JD 5D -5S"))
    game = replace(game, scores=(119, 119))
    game, events = step(game, Count(PONE, 23))
    assert [type(event) for event in events] == [Counted, Won]
    assert game.scores == (119, 121)


def test_a_card_that_scores_twice_pegs_one_after_the_other() -> None:
    """4-6-5 is a fifteen for two and a run of three; at 119 the fifteen is enough."""
    game = dealt("4H 5H 2C 2D KC QC", "6S 9S 9D 9H KD QD", "3C", DEALER, (0, 119))
    game, _ = played(game, [Discard(PONE, cards("KC QC")), Discard(DEALER, cards("KD QD"))])
    game, happened = played(game, laying("4H -6S 5H"))
    assert [*map(brief, happened)][-3:] == ["pone 5H 15", "pone fifteen 2", "pone Won"]
    assert game.scores == (0, 121)


def test_the_other_wins_by_muggins() -> None:
    game, events = step(worked_show((0, 119), has_muggins=True), Count(PONE, 0))
    game, events = step(game, Count(DEALER, 7))
    assert [*map(brief, events)][1:] == ["dealer Missed", "pone Taken", "pone Won"]
    assert game.scores == (7, 121)


@pytest.mark.parametrize(
    ("loser", "skunk"),
    [
        (120, Skunk.NONE),
        (91, Skunk.NONE),
        (90, Skunk.SINGLE),
        (61, Skunk.SINGLE),
        (60, Skunk.DOUBLE),
        (0, Skunk.DOUBLE),
    ],
)
def test_a_loser_below_91_is_skunked_and_below_61_doubly(loser: int, skunk: Skunk) -> None:
    game, events = played(worked_show((113, loser)), counting(0, 9, 6)[:2])
    assert events[-1] == Won(DEALER, skunk)
    assert game.skunk is skunk


def test_nobody_is_skunked_before_the_end() -> None:
    assert worked_show((113, 0)).skunk is Skunk.NONE


@pytest.mark.parametrize("winner", Player)
def test_who_lost_deals_first_in_the_next_game(winner: Player) -> None:
    scores = (121, 80) if winner is Player.ONE else (80, 121)
    new = next_game(Game(dealer=Player.ONE, scores=scores, has_muggins=True))
    assert new == Game(dealer=winner.other, has_muggins=True)
    assert step(new, Deal(PACK))[1] == (CardsDealt(winner.other),)


def test_after_a_game_that_nobody_won_the_deal_is_cut_for() -> None:
    assert next_game(worked_deal()).due is Due.CUT


# What is refused

NEW = Game(dealer=DEALER)
DEALT = dealt("6D JH 4H 7C 2D 8D", "5S 4S 2S 6H 7H 8H", "3D")
PLAY = worked_deal()
SHOW = worked_show()
OVER = replace(SHOW, scores=(121, 3))


@pytest.mark.parametrize(
    ("game", "action", "error", "data"),
    [
        (NEW, Discard(PONE, cards("2D 8D")), errors.OutOfTurn, {"action": "discard", "due": "deal"}),
        (NEW, Cut((PACK[0], PACK[5])), errors.OutOfTurn, {"action": "cut", "due": "deal"}),
        (Game(), Deal(PACK), errors.OutOfTurn, {"action": "deal", "due": "cut"}),
        (Game(), Cut((PACK[0], PACK[0])), errors.DuplicateCard, {"card": "AC"}),
        (NEW, Deal(PACK[:51]), errors.NotAPack, {"number": 51}),
        (NEW, Deal((*PACK[:51], PACK[0])), errors.NotAPack, {"number": 51}),
        (NEW, Deal((*PACK, PACK[0])), errors.NotAPack, {"number": 52}),
        (DEALT, Discard(PONE, cards("2D")), errors.WrongNumberOfDiscards, {"number": 1}),
        (DEALT, Discard(PONE, cards("2D 8D 7C")), errors.WrongNumberOfDiscards, {"number": 3}),
        (DEALT, Discard(PONE, cards("2D 2D")), errors.CardNotHeld, {"card": "2D"}),
        (DEALT, Discard(PONE, cards("2D 5S")), errors.CardNotHeld, {"card": "5S"}),
        (DEALT, Lay(PONE, CARDS["JH"]), errors.OutOfTurn, {"action": "lay", "due": "discard"}),
        (PLAY, Discard(PONE, cards("6D JH")), errors.OutOfTurn, {"action": "discard", "due": "lay"}),
        (PLAY, Lay(DEALER, CARDS["5S"]), errors.OutOfTurn, {"action": "lay", "due": "lay"}),
        (PLAY, Lay(PONE, CARDS["5S"]), errors.CardNotHeld, {"card": "5S"}),
        (PLAY, Lay(PONE, CARDS["2D"]), errors.CardNotHeld, {"card": "2D"}),
        (PLAY, Count(PONE, 0), errors.OutOfTurn, {"action": "count", "due": "lay"}),
        (SHOW, Lay(PONE, CARDS["JH"]), errors.OutOfTurn, {"action": "lay", "due": "count"}),
        (SHOW, Count(DEALER, 9), errors.OutOfTurn, {"action": "count", "due": "count"}),
        (SHOW, Count(PONE, -1), errors.BadPoints, {"text": "-1"}),
        (SHOW, Count(PONE, 5, founded=-2), errors.BadPoints, {"text": "-2"}),
        (OVER, Count(PONE, 0), errors.OutOfTurn, {"action": "count", "due": "nothing"}),
        (OVER, Deal(PACK), errors.OutOfTurn, {"action": "deal", "due": "nothing"}),
    ],
)
def test_what_the_rules_forbid_is_refused(
    game: Game, action: Action, error: type[errors.UsageError], data: dict[str, object]
) -> None:
    with pytest.raises(error) as refused:
        step(game, action)
    assert vars(refused.value) == data


def test_a_second_discard_is_refused() -> None:
    game, _ = step(DEALT, Discard(PONE, cards("2D 8D")))
    with pytest.raises(errors.OutOfTurn):
        step(game, Discard(PONE, cards("JH 4H")))


def test_a_card_past_thirty_one_is_refused_with_the_count_it_would_make() -> None:
    game, _ = played(PLAY, laying("JH -5S 7C"))
    with pytest.raises(errors.PastThirtyOne) as refused:
        step(played(game, laying("-6H"))[0], Lay(DEALER, CARDS["4S"]))
    assert vars(refused.value) == {"card": "4S", "count": 32}


# What a player sees


def hidden_otherwise(game: Game, player: Player, rng: Random) -> Game:
    """The game with other cards wherever the player cannot look."""
    open_top = 1 if game.starter else 0
    hidden = [*game.hands[player.other], *game.discards[player.other], *game.pack[open_top:]]
    rng.shuffle(hidden)

    def take(number: int) -> tuple[Card, ...]:
        return tuple(hidden.pop() for _ in range(number))

    hands, discards = list(game.hands), list(game.discards)
    hands[player.other] = take(len(hands[player.other]))
    discards[player.other] = take(len(discards[player.other]))
    pack = game.pack[:open_top] + take(len(hidden))
    return replace(game, hands=(hands[0], hands[1]), discards=(discards[0], discards[1]), pack=pack)


@pytest.mark.parametrize("seed", range(20))
def test_a_view_hangs_on_nothing_that_the_player_cannot_see(seed: int) -> None:
    rng = Random(seed)
    game = Game()
    changed = 0
    while game.due is not Due.NOTHING:
        for player in Player:
            if game.due is not Due.COUNT:
                other = hidden_otherwise(game, player, rng)
                assert view(other, player) == view(game, player)
                assert view(game, player).unseen == view(other, player).unseen
                changed += other != game
        game, _ = step(game, by_chance(game, rng))
    assert changed > 50


def test_a_player_sees_the_own_cards_the_table_and_how_many_the_other_holds() -> None:
    game, _ = played(worked_deal((30, 40)), laying("JH -5S 7C"))
    seen = view(game, DEALER)
    assert seen.hand == cards("4S 2S 6H")
    assert seen.discards == cards("7H 8H")
    assert seen.is_dealer
    assert seen.scores == (30 + 2, 40)
    assert seen.held_by_other == 2
    assert seen.starter == CARDS["3D"]
    assert seen.series.cards == cards("JH 5S 7C")
    assert seen.may_lay == cards("4S 2S 6H")
    assert set(PACK) - set(seen.unseen) == {*cards("5S 4S 2S 6H 7H 8H JH 7C 3D")}
    assert view(played(game, laying("-6H"))[0], DEALER).may_lay == cards("2S")


def test_the_hand_that_is_counted_lies_open_to_both() -> None:
    assert view(SHOW, DEALER).to_count == view(SHOW, PONE).to_count == SHOW.to_count != None  # noqa: E711


# A saved game

LINES: dict[str, Action] = {
    "cut 5H 9D": Cut((CARDS["5H"], CARDS["9D"])),
    "discard 1 5H 4S": Discard(Player.ONE, cards("5H 4S")),
    "lay 2 JH": Lay(Player.TWO, CARDS["JH"]),
    "count 2 12": Count(Player.TWO, 12),
    "count 1 8 6": Count(Player.ONE, 8, founded=6),
    "count 1 ?": Count(Player.ONE, None),
    "deal " + " ".join(map(str, PACK)): Deal(PACK),
}


@pytest.mark.parametrize("line", LINES)
def test_an_action_is_a_line(line: str) -> None:
    assert written(LINES[line]) == line
    assert read_action(line) == LINES[line]


@pytest.mark.parametrize(
    "line",
    [
        *("", "lay", "lay 2", "lay 3 JH", "lay 0 JH", "lay 2 JX", "lay 2 JH 5S", "lay 2 JH5S", "lay 2 +", "jump 1 5H"),
        *(
            "count 1",
            "count 1 -1",
            "count 1 x",
            "count 1 ²",
            "count 1 1000",
            "count 1 8 -6",
            "count 1 8 6 4",
            "count ?",
            "cut 5H",
            "cut 5H 5",
            "discard 1 5H ?",
        ),
        "lay two JH",
    ],
)
def test_a_line_that_is_no_action_is_refused(line: str) -> None:
    with pytest.raises(errors.UnreadableAction) as refused:
        read_action(line)
    assert refused.value.text == line


def test_a_saved_game_goes_on_exactly_where_it_was() -> None:
    rng = Random(8)
    game = start = Game(has_muggins=True)
    lines: list[str] = []
    states = [start]
    happened: list[Event] = []
    while game.due is not Due.NOTHING:
        action = by_chance(game, rng)
        lines.append(written(action))
        game, events = step(game, action)
        states.append(game)
        happened += events
    assert [replay(lines[:number], start)[0] for number in range(0, len(states), 17)] == states[::17]
    assert replay(lines, start) == (game, happened)


# 10,000 games


def check(before: Game, game: Game, events: tuple[Event, ...], referee: Referee) -> None:
    """What must hold after every action."""
    everywhere = [*game.pack, *game.hands[0], *game.hands[1], *game.discards[0], *game.discards[1]]
    everywhere += [laid.card for laid in game.laid]
    assert len(everywhere) == len({*map(id, everywhere)}) == (52 if game.pack else 0)  # cards are those of the pack
    pegged = Counter({player: before.scores[player] for player in Player})
    for event in events:
        if isinstance(event, Scored | Counted | Taken):
            assert max(pegged.values()) < 121
            pegged[event.player] += event.points
    assert game.scores == (min(pegged[Player.ONE], 121), min(pegged[Player.TWO], 121)) == tuple(referee.pegs)
    assert game.due == ("nothing" if referee.next == "over" else referee.next)
    assert (game.due is Due.NOTHING) == isinstance(events[-1], Won) == (max(game.scores) == 121)
    assert min(game.scores) < 121
    assert game.dealer is None or game.dealer == referee.dealer
    assert game.series.count < 31
    if game.due is Due.LAY:
        assert game.turns == (referee.on_turn,)
        assert view(game, game.turns[0]).may_lay


def game_by_chance(seed: int) -> list[tuple[int, str, int]]:
    """A game of random players under the eyes of the referee, whose log is returned.

    One in two hundred is played from the start; the others begin late, at any scores.
    """
    rng = Random(seed)
    scores = (0, 0) if seed % 200 == 0 else (rng.randrange(106, 121), rng.randrange(106, 121))
    dealer = rng.choice([None, *Player])
    game = Game(dealer=dealer, scores=scores, has_muggins=rng.random() < 0.3)
    referee = Referee(dealer, scores, game.has_muggins)
    while game.due is not Due.NOTHING:
        action = by_chance(game, rng)
        before = game
        game, events = step(game, action)
        referee.watch(written(action))
        check(before, game, events, referee)
    return [(player ^ (referee.dealer or 0), why, worth) for player, why, worth in referee.log]


def test_10000_games_by_random_players_follow_the_rules_and_end_in_every_way() -> None:
    logs = [game_by_chance(seed) for seed in range(10_000)]
    ends = {(("dealer", "pone")[player], why) for log in logs for player, why, _ in [log[-1]]}
    both = {"fifteen", "thirty-one", "pair", "pair royal", "run", "go", "last card", "muggins"}
    assert ends >= {(who, why) for who in ("dealer", "pone") for why in both}
    assert ends >= {("dealer", "his heels"), ("pone", "pone's hand"), ("dealer", "dealer's hand"), ("dealer", "crib")}
    assert not ends & {("pone", "his heels"), ("dealer", "pone's hand"), ("pone", "crib")}
