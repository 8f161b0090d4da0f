"""`game`: whole games from a script, watched by the referee; going on with them; what is refused; what is kept."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests import oracle
from tests.cli import screen
from tests.cli.conftest import Program
from tests.conftest import Run
from tests.cribbage.referee import Referee
from trainer.cli.table import Table
from trainer.cribbage.cards import Hand
from trainer.cribbage.game.actions import Count, Discard, Lay
from trainer.cribbage.game.events import Counted
from trainer.cribbage.game.record import read_action, replay
from trainer.cribbage.game.state import Due, Game, Player
from trainer.cribbage.game.step import step
from trainer.cribbage.game.view import view
from trainer.cribbage.opponent import SKILLED
from trainer.errors import CardNotHeld, StoreChanged, UnreadableCard, WrongNumberOfDiscards
from trainer.language.english import ENGLISH
from trainer.language.game_english import ENGLISH_GAME
from trainer.language.game_german import GERMAN_GAME
from trainer.language.game_words import GameWords
from trainer.store.saved import FILE, SavedGame

pytestmark = pytest.mark.usefixtures("clock")

YOU, COMPUTER = Player
WORDS = {"en": ENGLISH_GAME, "de": GERMAN_GAME}
HandCounter = Callable[[Hand, int], tuple[str, int | None]]
"""What is typed for a hand, given how many were counted before, and the points that are claimed by it, if any are."""


def worth(hand: Hand) -> int:
    return oracle.points([str(card) for card in hand.cards], str(hand.starter), hand.is_crib)


def rightly(hand: Hand, _: int) -> tuple[str, int | None]:
    return str(worth(hand)), worth(hand)


def in_turn(hand: Hand, number: int) -> tuple[str, int | None]:
    """Right, one too many, nothing at all, not known, and so on."""
    points = worth(hand)
    over = min(points + 1, 29)
    return [(str(points), points), (str(over), over), ("0", 0), ("?", None)][number % 4]


def script(saved: SavedGame, folder: Path, count: HandCounter = rightly) -> tuple[list[str], Table]:
    """The lines to type for a whole game with these deals, and the table on which it was played beforehand.

    Cards are named in turn by their letters and by their places; where only one can be laid, Enter takes it.
    """
    table, rng, typed, counted = Table(saved, folder), Random(saved.seed), list[str](), 0
    while table.game.due is not Due.NOTHING:
        game = table.game
        seen = view(game, YOU)
        if not game.turns:
            table.take(table.chance())
        elif YOU not in game.turns:
            table.take(SKILLED.act(view(game, COMPUTER), rng))
        elif game.due is Due.DISCARD:
            cards = tuple(rng.sample(seen.hand, 2))
            typed.append(" ".join(map(str, cards)))
            table.take(Discard(YOU, cards))
        elif game.due is Due.LAY:
            card = rng.choice(seen.may_lay)
            place = sorted(seen.hand).index(card) + 1
            typed.append("" if len(seen.may_lay) == 1 else str(card) if len(typed) % 2 else str(place))
            table.take(Lay(YOU, card))
        elif game.to_count:
            answer, claimed = count(game.to_count, counted)
            counted += 1
            if saved.is_counted:
                typed.append(answer)
            table.take(Count(YOU, claimed))
    return typed, table


def lines(home: Path) -> list[str]:
    return list(json.loads((home / FILE).read_text("utf-8"))["lines"])


def watched(home: Path, has_muggins: bool = False) -> Referee:
    """The referee's reading of the game in the file."""
    document = json.loads((home / FILE).read_text("utf-8"))
    referee = Referee(dealer=document["first_dealer"], has_muggins=has_muggins)
    for line in document["lines"]:
        referee.watch(line)
    return referee


def own_counts(home: Path) -> list[tuple[str, int | None]]:
    """The hands of the player in the history, and what was claimed."""
    return [(hand, given) for hand, _, given in screen.answers(home)]


def typed_out(typed: list[str]) -> str:
    return "".join(f"{line}\n" for line in typed)


def counts_of(table: Table) -> list[tuple[str, int | None]]:
    """The hands that the player has counted at a table, and what was claimed."""
    counts = [event for event in table.happened if isinstance(event, Counted) and event.player is YOU]
    return [(str(event.hand), event.claimed) for event in counts]


def points_of(hand: str) -> int:
    """What a hand is worth, as the history writes it."""
    cards, _, rest = hand.partition(" + ")
    return oracle.points(cards.split(), rest[:2], rest.endswith("crib"))


def left_on_the_table(hand: str, claimed: int | None) -> int:
    return max(points_of(hand) - (claimed or 0), 0)


def summary(counts: list[tuple[str, int | None]], words: GameWords) -> str:
    """What the end says of totals: how many were right, what the others left on the table, and what was too many."""
    right = sum(claimed == points_of(hand) for hand, claimed in counts)
    left = sum(left_on_the_table(*count) for count in counts)
    over = sum(max((claimed or 0) - points_of(hand), 0) for hand, claimed in counts)
    return words.counts.format(right=right, all=len(counts), left=left, over=over)


# Whole games


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("seed", [1, 7])
def test_a_whole_game_in_which_the_player_counts(run: Run, home: Path, tmp_path: Path, lang: str, seed: int) -> None:
    typed, table = script(SavedGame(seed), tmp_path / "script", in_turn)
    result = run("game", "--seed", str(seed), "--lang", lang, typed=typed_out(typed))
    assert (result.exit_code, result.stderr) == (0, "")
    referee = watched(home)
    you, computer = referee.pegs
    assert max(you, computer) == 121
    assert lines(home) == [*table.saved.lines]
    words = WORDS[lang]
    won = words.wins[YOU if you == 121 else COMPUTER].format(winner=121, loser=min(you, computer))
    assert f"\n{won}\n" in result.stdout
    assert words.score.format(you=you, computer=computer) in result.stdout
    assert screen.rows(home, "SELECT DISTINCT origin, skill, aim FROM answer") == [("game", None, None)]
    recorded = own_counts(home)
    assert recorded == counts_of(table)
    assert summary(recorded, words) in result.stdout
    assert words.deals_next[YOU if you < 121 else COMPUTER] in result.stdout


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("option", ["", "--plain"])
def test_a_whole_game_that_is_counted_for_the_player(
    run: Run, home: Path, tmp_path: Path, lang: str, option: str
) -> None:
    typed, _ = script(SavedGame(3, is_counted=False), tmp_path / "script")
    options = ["--seed", "3", "--no-count", "--lang", lang, *([option] if option else [])]
    result = run("game", *options, typed=typed_out(typed), env={"COLUMNS": "40"})
    assert (result.exit_code, result.stderr) == (0, "")
    assert max(watched(home).pegs) == 121
    assert ENGLISH.prompt not in result.stdout
    assert "Traceback" not in result.stdout
    assert not (home / "history.db").exists()
    said = [line for line in result.stdout.splitlines() if "?" not in line]  # the prompts are not wrapped
    assert [line for line in said if len(line) > 40] == []
    assert not option or not set("♣♦♥♠*|[") & set(result.stdout)


def test_what_is_missed_goes_to_the_computer_by_muggins(run: Run, home: Path, tmp_path: Path) -> None:
    typed, table = script(SavedGame(5, has_muggins=True), tmp_path / "script", in_turn)
    result = run("game", "--seed", "5", "--muggins", typed=typed_out(typed))
    assert result.exit_code == 0
    referee = watched(home, has_muggins=True)
    assert referee.pegs == [*table.game.scores]
    taken = [points for player, why, points in referee.log if (player, why) == (COMPUTER, "muggins")]
    told = re.findall(r"^Muggins: the computer pegs the (\d+) points? you missed\.$", result.stdout, re.MULTILINE)
    assert len(taken) > 3
    assert [int(points) for points in told] == taken
    assert "Missed and lost" not in result.stdout


def test_without_muggins_what_is_missed_is_shown_and_lost(run: Run, home: Path, tmp_path: Path) -> None:
    typed, table = script(SavedGame(5), tmp_path / "script", in_turn)
    text = run("game", "--seed", "5", typed=typed_out(typed)).stdout
    lost = [int(points) for points in re.findall(r"^Missed and lost: (\d+) points?\.$", text, re.MULTILINE)]
    assert lost == [points for count in counts_of(table) if (points := left_on_the_table(*count))]
    pegged = [int(points) for points in re.findall(r"^You peg (\d+) points?\.$", text, re.MULTILINE)]
    log = watched(home).log
    shown = [worth for who, why, worth in log if who == YOU and why in ("pone's hand", "dealer's hand", "crib")]
    assert [points for points in pegged if points] == shown


# Going on


@pytest.mark.parametrize("ending", ["q\n", ""], ids=["q", "end of input"])
def test_a_game_that_is_stopped_at_every_line_is_the_same_game(
    run: Run, home: Path, tmp_path: Path, ending: str
) -> None:
    typed, table = script(SavedGame(11), tmp_path / "script", in_turn)
    options = ["--seed", "11"]
    for place in range(24):
        result = run("game", *options, typed=typed[place] + "\n" + ending)
        assert (result.exit_code, result.stderr) == (0, "")
        assert f"{ENGLISH_GAME.saved}\n  cribbage-trainer game\n" in result.stdout
        assert (ENGLISH_GAME.goes_on in result.stdout) == (place > 0)
        options = []
    result = run("game", typed=typed_out(typed[24:]))
    assert result.exit_code == 0
    assert lines(home) == [*table.saved.lines]
    assert watched(home).pegs == [*table.game.scores]
    assert own_counts(home) == counts_of(table)
    assert summary(own_counts(home), ENGLISH_GAME) in result.stdout


def test_the_seed_repeats_the_deals(run: Run, home: Path, tmp_path: Path) -> None:
    first = run("game", "--seed", "7", typed="1 2\n").stdout
    assert run("game", "--seed", "7", "--new", typed="1 2\n").stdout == first
    assert run("game", "--seed", "8", "--new", typed="1 2\n").stdout != first


def test_a_new_game_may_be_begun_where_one_is_saved(run: Run, home: Path) -> None:
    run("game", "--seed", "7", "--muggins", typed="1 2\n")
    assert ENGLISH_GAME.goes_on not in run("game", "--new", "--seed", "7").stdout
    assert not json.loads((home / FILE).read_text("utf-8"))["has_muggins"]


@pytest.mark.parametrize("options", [["--seed", "8"], ["--muggins"], ["--no-count"]], ids=" ".join)
def test_a_saved_game_goes_on_as_it_was_begun(run: Run, home: Path, options: list[str]) -> None:
    run("game", "--seed", "7", typed="1 2\n")
    before = (home / FILE).read_text("utf-8")
    result = run("game", *options)
    assert (result.exit_code, result.stderr) == (0, ENGLISH_GAME.as_it_was_begun + "\n")
    assert (home / FILE).read_text("utf-8") == before


@pytest.mark.parametrize("options", [["--seed", "7"], ["--muggins"], []], ids=" ".join)
def test_options_that_are_those_of_the_saved_game_need_no_word(run: Run, options: list[str]) -> None:
    run("game", "--seed", "7", "--muggins", "--no-count", typed="1 2\n")
    assert run("game", *options).stderr == ""


@pytest.mark.parametrize("seed", [2, 7])
def test_who_lost_deals_the_next_game_unless_a_seed_is_wanted(run: Run, home: Path, tmp_path: Path, seed: int) -> None:
    typed, table = script(SavedGame(seed, is_counted=False), tmp_path / "script")
    run("game", "--seed", str(seed), "--no-count", typed=typed_out(typed))
    loser = YOU if table.game.scores[YOU] < 121 else COMPUTER
    ended = (home / FILE).read_text("utf-8")
    after = run("game").stdout
    assert ENGLISH_GAME.lost_and_deals[loser] in after
    assert "Cut for the deal" not in after
    assert ENGLISH_GAME.deal[loser].format(number=1) in after
    (home / FILE).write_text(ended, encoding="utf-8")
    assert "Cut for the deal" in run("game", "--seed", "9").stdout


@pytest.mark.parametrize("seed", [2, 7])
def test_who_lost_deals_a_new_game_too(run: Run, home: Path, tmp_path: Path, seed: int) -> None:
    typed, table = script(SavedGame(seed, is_counted=False), tmp_path / "script")
    run("game", "--seed", str(seed), "--no-count", typed=typed_out(typed))
    loser = YOU if table.game.scores[YOU] < 121 else COMPUTER
    assert ENGLISH_GAME.lost_and_deals[loser] in run("game", "--new").stdout


def test_a_seed_deals_the_same_with_a_cut_and_without(tmp_path: Path) -> None:
    """With seed 19 both cut a nine, so that there are two cuts."""
    packs = []
    for dealer in (None, *Player):
        _, table = script(SavedGame(19, first_dealer=dealer), tmp_path / str(dealer))
        packs.append([line for line in table.saved.lines if line.startswith("deal")][:5])
        assert sum(line.startswith("cut") for line in table.saved.lines) == (2 if dealer is None else 0)
    assert packs[0] == packs[1] == packs[2]
    assert len({*packs[0]}) == 5


@pytest.mark.parametrize(
    ("options", "rules"),
    [
        ([], []),
        (["--muggins"], [ENGLISH_GAME.muggins]),
        (["--no-count", "--muggins"], [ENGLISH_GAME.muggins, ENGLISH_GAME.counted]),
    ],
)
def test_rules_that_are_not_usual_are_said_at_the_beginning_and_on_going_on(
    run: Run, options: list[str], rules: list[str]
) -> None:
    first = run("game", "--seed", "7", *options, typed="1 2\n").stdout
    again = run("game").stdout
    for text in (first, again):
        assert [rule for rule in (ENGLISH_GAME.muggins, ENGLISH_GAME.counted) if rule in text] == rules
    keys = ENGLISH_GAME.keys_if_counted if "--no-count" in options else ENGLISH_GAME.keys
    assert " ".join(first.split()).startswith(f"{ENGLISH_GAME.welcome} {keys}")


def test_between_two_deals_only_the_next_one_is_shown(run: Run, home: Path, tmp_path: Path) -> None:
    _, table = script(SavedGame(7), tmp_path / "script")
    run("game", "--seed", "7")
    document = json.loads((home / FILE).read_text("utf-8"))
    second_deal = [place for place, line in enumerate(table.saved.lines) if line.startswith("deal")][1]
    document["lines"] = table.saved.lines[:second_deal]
    (home / FILE).write_text(json.dumps(document), encoding="utf-8")
    text = run("game").stdout
    assert re.findall(r"^Deal (\d+)\.", text, re.MULTILINE) == ["2"]
    assert "Starter" not in text


# The board and the score


def test_the_score_is_shown_with_every_point_of_the_play(run: Run, home: Path, tmp_path: Path) -> None:
    typed, table = script(SavedGame(7, is_counted=False), tmp_path / "script")
    text = run("game", "--seed", "7", "--no-count", typed=typed_out(typed)).stdout
    shown = [*map(tuple, re.findall(r"^You (\d+), computer (\d+)$", text, re.MULTILINE))]
    game, changes = Game(), [("0", "0")]
    for line in table.saved.lines:
        before = game.scores
        game, _ = step(game, read_action(line))
        if game.scores != before:
            changes.append((str(game.scores[YOU]), str(game.scores[COMPUTER])))
    assert [score for place, score in enumerate(shown) if score not in shown[:place]] == changes


def test_the_signs_of_the_board_are_explained_once(run: Run, home: Path, tmp_path: Path) -> None:
    typed, _ = script(SavedGame(7, is_counted=False), tmp_path / "script")
    text = run("game", "--seed", "7", "--no-count", typed=typed_out(typed)).stdout
    signs = "On the board: Y your peg, C the computer's, * both, | the skunk line."
    assert text.count(signs) == 1
    assert text.index(signs) < text.index(ENGLISH_GAME.your_cards)


# What is refused


@pytest.mark.parametrize(
    "damage",
    [
        lambda text: "",
        lambda text: text[: len(text) // 2],
        lambda text: "[]",
        lambda text: "[" * 100_000,
        lambda text: text.replace("discard 1", "discard 2"),
        lambda text: text.replace('"seed": 7', '"seed": "7"'),
        lambda text: text.replace("lay 1", "lay one"),
        lambda text: text.replace('"first_dealer": null', '"first_dealer": 5'),
        lambda text: text.replace('"lines"', '"lives"'),
        lambda text: "\udcff",
    ],
)
def test_a_damaged_game_is_refused_and_left_alone(run: Run, home: Path, damage: Callable[[str], str]) -> None:
    run("game", "--seed", "7", typed="1 2\n1\n")
    file = home / FILE
    before = file.read_text("utf-8")
    file.write_text(damage(before), encoding="utf-8", errors="surrogateescape")
    damaged = file.read_bytes()
    assert damaged != before.encode()
    result = run("game", typed="1\n")
    assert (result.exit_code, result.stdout) == (1, "")
    assert len(result.stderr.splitlines()) == 1
    assert str(file) in result.stderr
    assert file.read_bytes() == damaged
    assert run("game", "--new", "--seed", "7", typed="1 2\n1\n").stderr == result.stderr
    assert file.read_bytes() == damaged


def test_a_game_of_a_later_version_is_refused(run: Run, home: Path) -> None:
    run("game", "--seed", "7")
    file = home / FILE
    file.write_text(file.read_text("utf-8").replace('"version": 1', '"version": 2'), encoding="utf-8")
    newer = file.read_bytes()
    for words in (["game"], ["game", "--new"]):
        result = run(*words)
        assert (result.exit_code, result.stdout) == (1, "")
        assert "newer version" in result.stderr
    assert file.read_bytes() == newer


def test_no_other_file_is_left(run: Run, home: Path) -> None:
    run("game", "--no-count", "--seed", "7", typed="1 2\n1\n")
    assert [file.name for file in home.iterdir()] == [FILE]


# What is typed: with seed 7 the player is dealt 5D 6C 6H 7H JC JD, and the crib is the computer's


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", ENGLISH.refusal(WrongNumberOfDiscards(0))),
        ("5D", ENGLISH.refusal(WrongNumberOfDiscards(1))),
        ("1 2 3", ENGLISH.refusal(WrongNumberOfDiscards(3))),
        ("5D 5D", ENGLISH_GAME.named_twice),
        ("4 4", ENGLISH_GAME.named_twice),
        ("5H 6C", ENGLISH.refusal(CardNotHeld("5♥"))),
        ("1 7", ENGLISH_GAME.no_such_place.format(place=7, last=6)),
        ("5D xx", ENGLISH.refusal(UnreadableCard("xx"))),
        ("5D \x1b[2J", ENGLISH.refusal(UnreadableCard("?[2J"))),
        ("x" * 4000, ENGLISH.refusal(UnreadableCard("x" * 37 + "..."))),
        ("?", ENGLISH_GAME.discard_help),
    ],
)
def test_what_cannot_be_thrown_is_said_in_a_sentence_and_asked_again(
    run: Run, home: Path, typed: str, refusal: str
) -> None:
    result = run("game", "--seed", "7", typed=f"{typed}\n5D 6C\n", env={"COLUMNS": "300"})
    assert result.stdout.count(ENGLISH_GAME.discard_prompt[COMPUTER]) == 2
    assert f"\n{refusal}\n{ENGLISH_GAME.your_cards}" in result.stdout or f"\n{refusal}\nTwo cards" in result.stdout
    assert "\x1b" not in result.stdout
    assert lines(home)[2] == "discard 1 5D 6C"


@pytest.mark.parametrize("typed", ["5D 6C", "6c,5d", "5♦6♣", "1 2", "12", "1,2", "2 1"])
def test_cards_are_named_by_letters_or_by_places(run: Run, home: Path, typed: str) -> None:
    assert run("game", "--seed", "7", typed=f"{typed}\n").exit_code == 0
    assert set(lines(home)[2].split()[2:]) == {"5D", "6C"}


def test_german_letters_are_kept(run: Run, home: Path) -> None:
    text = run("game", "--seed", "7", "--lang", "de", typed="BC bd\n").stdout
    assert set(lines(home)[2].split()[2:]) == {"JC", "JD"}
    assert GERMAN_GAME.thrown[COMPUTER].format(cards="B♣ B♦") in text


@pytest.mark.parametrize(
    ("typed", "refusal"),
    [
        ("", ENGLISH_GAME.one_card),
        ("1 2", ENGLISH_GAME.one_card),
        ("5", ENGLISH_GAME.no_such_place.format(place=5, last=4)),
        ("9H", ENGLISH.refusal(CardNotHeld("9♥"))),
        ("10", ENGLISH.refusal(UnreadableCard("10"))),
        ("?", ENGLISH_GAME.lay_help),
    ],
)
def test_what_cannot_be_laid_is_said_in_a_sentence_and_asked_again(
    run: Run, home: Path, typed: str, refusal: str
) -> None:
    text = run("game", "--seed", "7", typed=f"1 2\n{typed}\n6H\n", env={"COLUMNS": "300"}).stdout
    assert f"Card? {typed}\n{refusal}\nCard? 6H\n" in text
    assert lines(home)[4] == "lay 1 6H"


def test_a_card_that_passes_thirty_one_is_refused_with_the_count_it_would_make(
    run: Run, home: Path, tmp_path: Path
) -> None:
    typed, table = script(SavedGame(7), tmp_path / "script")
    for number, line in enumerate(table.saved.lines):
        game, _ = replay(table.saved.lines[:number], Game())
        seen = view(game, YOU)
        if line.startswith("lay 1") and len(seen.may_lay) < len(seen.hand):
            break
    own = sum(" 1 " in line for line in table.saved.lines[:number])
    too_high = max(seen.hand)
    text = run("game", "--seed", "7", typed=typed_out([*typed[:own], str(too_high)]), env={"COLUMNS": "300"}).stdout
    count = sum(oracle.PIPS[str(card)[0]] for card in (*seen.series.cards, too_high))
    assert count > 31
    said = f"would make the count {count}, past thirty-one: lay a smaller card."
    assert re.search(rf"^Card.*\? {too_high}\n\S+ {re.escape(said)}\nCard", text, re.MULTILINE)
    assert lines(home) == [*table.saved.lines[:number]]


def test_in_a_game_nothing_is_taken_back(run: Run, home: Path) -> None:
    typed = ["1 2", "1", "1", "1", "1", "u", "zz", "2", "u"]
    text = run("game", "--seed", "7", typed=typed_out(typed)).stdout
    assert text.count(ENGLISH_GAME.stays) == 1
    assert own_counts(home) == [("6H 7H JC JD + AS", 2)]
    assert screen.rows(home, "SELECT * FROM undone") == []


def test_a_count_as_one_says_it_is_judged_claim_by_claim(run: Run, home: Path) -> None:
    typed = ["1 2", "1", "1", "1", "1", "fifteen two, pair four"]
    text = run("game", "--seed", "7", typed=typed_out(typed)).stdout
    assert "Counted but not there: 1 fifteen." in text
    assert "You peg 2 points." in text
    assert screen.rows(home, "SELECT given, is_right, claims IS NULL FROM answer") == [(4, 0, 0)]


TO_THE_COUNT = ["2S TC", "1", "1", "1", "1"]
"""With seed 11 the player deals, holds 3C 5C 5S 7D and the starter is 6S: two fifteens, a pair, a double run: 12."""


@pytest.mark.parametrize(
    ("typed", "pegged"),
    [
        ("fifteen two, four, six, pair eight", 6),
        ("fifteen two, flush twelve", 2),
        ("fifteen two, four, pair six, double run twelve", 12),
        ("fifteen two, four, pair six, double run eleven", 11),  # nothing is false but the total
        ("f f f f f p", 6),  # twelve, of which six are there
    ],
)
@pytest.mark.parametrize("options", [[], ["--muggins"]])
def test_a_false_claim_does_not_pay_for_a_missed_one(
    run: Run, home: Path, options: list[str], typed: str, pegged: int
) -> None:
    text = run("game", "--seed", "11", *options, typed=typed_out([*TO_THE_COUNT, typed])).stdout
    assert f"\nYou peg {pegged} points.\n" in text
    missed = f"Muggins: the computer pegs the {12 - pegged}" if options else f"Missed and lost: {12 - pegged} "
    assert (missed in text) == (pegged < 12)
    log = watched(home, has_muggins=bool(options)).log
    assert (YOU, "dealer's hand", pegged) in log
    assert ((COMPUTER, "muggins", 12 - pegged) in log) == (bool(options) and pegged < 12)


def test_a_right_total_of_wrong_items_is_not_right_and_pegs_what_is_there(run: Run, home: Path) -> None:
    text = run("game", "--seed", "11", typed=typed_out([*TO_THE_COUNT, "f f f f f p"])).stdout
    assert screen.rows(home, "SELECT is_right FROM answer") == [(0,)]
    assert ENGLISH_GAME.counts.format(right=0, all=1, left=6, over=6) in text


def test_in_a_game_no_hand_is_skipped(run: Run, home: Path) -> None:
    typed = ["1 2", "1", "1", "1", "1", "s", "S", "2"]
    text = run("game", "--seed", "7", typed=typed_out(typed)).stdout
    assert text.count(f"\n{ENGLISH_GAME.no_skip}\nPoints? ") == 2
    assert screen.answers(home) == [("6H 7H JC JD + AS", "total", 2)]


def test_what_is_given_up_is_shown_and_not_right_even_if_it_is_worth_nothing(
    run: Run, home: Path, tmp_path: Path
) -> None:
    def given_up(hand: Hand, _: int) -> tuple[str, int | None]:
        return "?", None

    tables = ((seed, script(SavedGame(seed), tmp_path / str(seed), given_up)) for seed in range(40))
    seed, (typed, table) = next(of for of in tables if any(points_of(hand) == 0 for hand, _ in counts_of(of[1][1])))
    text = run("game", "--seed", str(seed), typed=typed_out(typed)).stdout
    right = screen.rows(home, "SELECT sum(is_right), count(*) FROM answer")
    assert right == [(0, len(counts_of(table)))]
    assert summary(counts_of(table), ENGLISH_GAME) in text
    assert text.count(ENGLISH.missed) == 1
    assert len(re.findall(r"^  .* \+ .*: \d+ points?, shown$", text, re.MULTILINE)) == len(counts_of(table))


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_end_lists_what_was_missed(run: Run, home: Path, tmp_path: Path, lang: str) -> None:
    typed, _ = script(SavedGame(3), tmp_path / "script", in_turn)
    text = run("game", "--seed", "3", "--lang", lang, typed=typed_out(typed)).stdout
    heading, said = {"en": ("Missed:", "you said"), "de": ("Nicht getroffen:", "du sagtest")}[lang]
    listed = [
        line for line in text.partition(f"\n{heading}\n")[2].splitlines() if line.startswith("  ") and "+" in line
    ]
    missed = screen.rows(home, "SELECT given FROM answer WHERE NOT is_right")
    assert len(listed) == len(missed) > 3
    assert [line.endswith(f", {said} {given}") for line, (given,) in zip(listed, missed, strict=True)] == [
        given is not None for (given,) in missed
    ]


def test_who_stops_is_told_the_score_so_far(run: Run) -> None:
    typed = ["1 2", "1", "1", "1", "1", "1"]
    text = run("game", "--seed", "7", typed=typed_out(typed)).stdout
    counts = ENGLISH_GAME.counts.format(right=0, all=1, left=1, over=0)
    assert re.search(rf"\nYou \d+, computer \d+\n{re.escape(counts)}\n{re.escape(ENGLISH_GAME.saved)}\n", text)


def test_an_answer_in_a_second_window_is_refused_before_it_is_recorded(
    run: Run, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run("game", "--seed", "7", typed="1 2\n1\n1\n1\n1\n")
    before = (home / FILE).read_text("utf-8")

    def answered_in_the_other_window(_: str) -> str:
        monkeypatch.undo()
        run("game", typed="2\n", env={"CRIBBAGE_TRAINER_HOME": str(home)})
        return "1"

    monkeypatch.setattr("builtins.input", answered_in_the_other_window)
    result = run("game", env={"CRIBBAGE_TRAINER_HOME": str(home)})
    assert result.exit_code == 1
    assert result.stderr == ENGLISH.refusal(StoreChanged(str(home / FILE))) + "\n"
    assert own_counts(home) == [("6H 7H JC JD + AS", 2)]
    assert (home / FILE).read_text("utf-8") != before


def test_nineteen_is_right_for_nothing(run: Run, home: Path, tmp_path: Path) -> None:
    def nineteen(hand: Hand, _: int) -> tuple[str, int | None]:
        return (str(worth(hand) or 19), worth(hand) or 19)

    seed = next(
        seed
        for seed in range(40)
        if any(claimed == 19 for _, claimed in counts_of(script(SavedGame(seed), tmp_path / str(seed), nineteen)[1]))
    )
    typed, table = script(SavedGame(seed), tmp_path / "script", nineteen)
    text = run("game", "--seed", str(seed), typed=typed_out(typed)).stdout
    assert ENGLISH_GAME.nothing_left.format(all=len(counts_of(table))) in text


# The history


def test_the_counts_of_a_game_are_real_play_and_no_hands_of_the_day(run: Run, home: Path) -> None:
    run("game", "--seed", "7", typed="1 2\n1\n1\n1\n1\n2\n")
    document = json.loads(run("stats", "--json").stdout)
    assert document["real_play"] == {"answers": 1, "right": 1}
    assert [skill["key"] for skill in document["skills"] if skill["mastery"]] != []
    assert screen.places(run("drill", typed="q\n").stdout) == ["1/10"]


def test_ctrl_c_saves_the_game(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    run("game", "--seed", "7", typed="1 2\n")
    before = lines(home)
    monkeypatch.setattr("builtins.input", interrupted)
    result = run("game")
    assert result.exit_code == 130
    assert ENGLISH_GAME.saved in result.stdout
    assert lines(home) == before


def test_an_output_without_suit_symbols_gets_letters(program: Program) -> None:
    env = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0", "LC_ALL": "C", "TERM": "dumb", "NO_COLOR": "1"}
    done = program("game", "--seed", "7", "--lang", "de", typed="5D 6C\n1\n", env=env)
    assert (done.code, done.err) == (0, b"")
    assert b"5D  6C  6H  7H  BC  BD" in done.out
