"""The spoken count read back: a little grammar of its own, written from the rules, and what it should have said."""

import re
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field

from tests import oracle
from tests.oracle import Deal

Group = tuple[str, int]
"""A call and its running total."""

_SIZES = {3: "three", 4: "four", 5: "five"}


def expected(deal: Deal, style: str) -> list[Group]:
    """The calls of a deal, by the other scorer."""
    items = oracle.items(*deal)
    runs = [cards for kind, cards, _ in items if kind == "run"]
    in_runs = {card[0] for run in runs for card in run}
    whole = in_runs if style == "shortcut" and len(runs) > 1 else set()
    pairs = Counter(next(iter(cards))[0] for kind, cards, _ in items if kind == "pair")
    apart = sorted((number for rank, number in pairs.items() if rank not in whole), reverse=True)
    together = sum(number for rank, number in pairs.items() if rank in whole)
    worth = [
        *(("fifteen", 2) for kind, _, _ in items if kind == "fifteen"),
        *(({1: "pair", 3: "pair royal", 6: "double pair royal"}[number], 2 * number) for number in apart),
        *([(_run_name(runs, style), sum(map(len, runs)) + 2 * together)] if runs else []),
        *((kind, points) for kind, _, points in items if kind in ("flush", "nobs")),
    ]
    total = 0
    return [(name, total := total + points) for name, points in worth]


def _run_name(runs: list[frozenset[str]], style: str) -> str:
    of = " of " + _SIZES[len(runs[0])]
    multiple = {1: "run" + of, 2: "double run", 3: "triple run", 4: "double double run"}[len(runs)]
    return multiple + of if style == "shortcut" and len(runs) == 2 else multiple


@dataclass(frozen=True)
class Grammar:
    """How one language says it: the numbers from nought, each call as it is said in long, the joints."""

    numbers: str
    calls: Mapping[str, str]
    short_calls: Mapping[str, str]
    fifteen: str
    verb: str
    before_nobs: str
    before_last: str
    nothing: str
    totals: Mapping[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "totals", {word: number for number, word in enumerate(self.numbers.split())})


_GERMAN_CALLS = {
    "ein Paar": "pair",
    "ein Drilling": "pair royal",
    "ein Vierling": "double pair royal",
    "eine Dreierfolge": "run of three",
    "eine Viererfolge": "run of four",
    "eine Fünferfolge": "run of five",
    "eine Doppelfolge": "double run",
    "eine doppelte Dreierfolge": "double run of three",
    "eine doppelte Viererfolge": "double run of four",
    "eine dreifache Folge": "triple run",
    "eine doppelt doppelte Folge": "double double run",
    "Flush": "flush",
    "Nobs": "nobs",
}

ENGLISH = Grammar(
    numbers="zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen"
    " seventeen eighteen nineteen twenty twenty-one twenty-two twenty-three twenty-four twenty-five twenty-six"
    " twenty-seven twenty-eight twenty-nine",
    calls={name if name in ("flush", "nobs") else f"a {name}": name for name in _GERMAN_CALLS.values()},
    short_calls={name: name for name in _GERMAN_CALLS.values()},
    fifteen="fifteen",
    verb="makes",
    before_nobs=", and ",
    before_last=", and ",
    nothing="Nineteen.",
)
GERMAN = Grammar(
    numbers="null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn"
    " siebzehn achtzehn neunzehn zwanzig einundzwanzig zweiundzwanzig dreiundzwanzig vierundzwanzig fünfundzwanzig"
    " sechsundzwanzig siebenundzwanzig achtundzwanzig neunundzwanzig",
    calls=_GERMAN_CALLS,
    short_calls=_GERMAN_CALLS,
    fifteen="fünfzehn",
    verb="macht",
    before_nobs=" und ",
    before_last=", und ",
    nothing="Neunzehn.",
)
GRAMMARS = {"en": ENGLISH, "de": GERMAN}


class Ungrammatical(Exception):
    """A sentence that the rules do not know."""


def read_back(sentence: str, style: str, grammar: Grammar) -> list[Group]:
    """The calls that a sentence says. Raises Ungrammatical."""
    if sentence == grammar.nothing:
        return []
    if not sentence[0].isupper() or sentence[-1] != ".":
        raise Ungrammatical(sentence)
    first, *others = re.split(r"(,? and |,? und |, )", sentence[:-1])
    joints, parts = others[::2], others[1::2]
    groups = [_group(_uncapitalised(first, grammar), style, grammar, None)]
    for number, (joint, part) in enumerate(zip(joints, parts, strict=True), start=1):
        group = _group(part, style, grammar, groups[-1])
        if joint != _joint_before(group[0], number == len(parts), style, grammar):
            raise Ungrammatical(f"{joint!r} in {sentence}")
        groups.append(group)
    return groups


def _uncapitalised(part: str, grammar: Grammar) -> str:
    """The beginning as it would stand within the sentence: Flush and Nobs stay large in German."""
    return part if part.partition(" ")[0] in grammar.calls else part[0].lower() + part[1:]


def _joint_before(call: str, is_last: bool, style: str, grammar: Grammar) -> str:
    if style == "long":
        return grammar.before_last if is_last and call != "fifteen" else ", "
    return grammar.before_nobs if call == "nobs" else ", "


def _group(part: str, style: str, grammar: Grammar, before: Group | None) -> Group:
    words, _, number = part.rpartition(" ")
    is_fifteen = words == grammar.fifteen if style == "long" or before is None else not words and before[0] == "fifteen"
    if style == "long" and not is_fifteen:
        words, _, verb = words.rpartition(" ")
        if verb != grammar.verb:
            raise Ungrammatical(part)
    calls = grammar.calls if style == "long" else grammar.short_calls
    try:
        return "fifteen" if is_fifteen else calls[words], grammar.totals[number]
    except KeyError as error:
        raise Ungrammatical(part) from error
