"""How the words of a count belong together, where that may be read in many ways: each has a cost, for what is amiss.

A count is one group after the other, and with a group may stand:

- how many there are before it: "3 fifteens", "4 x 15", "two pairs";
- what it is worth before or behind it: "eight for the double run", "run of three for three", "pair 2" after 6;
- the running total behind it, by itself or after the worth: "pair 6", "double run for eight makes twelve";
- the length of a run behind it, "run 3 7", else it is as long as its total makes it: "run 7" after 4;
- behind a fifteen and its total only the next total: "15 2, 4, 6"; and a step may stand for several: "fifteen six",
  "15 2, 15 6", "pairs 10" after 6.

At the end the last total may be said again. Amiss is above all a total, or a worth, that is wrong; then what is said
less often. Words between help: "for" stands with a worth, "makes" with a total, and no comma between a number of groups
and their name. A total far from all that the groups may come to is none, and no hand has more than its 29 points.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from trainer.cribbage.spoken import Name
from trainer.language.vocabulary import Group, Link, Token
from trainer.learning.claims import Claim, worths

_RUNS = {3: Name.RUN_OF_THREE, 4: Name.RUN_OF_FOUR, 5: Name.RUN_OF_FIVE}
_DOUBLE_RUNS = {3: Name.DOUBLE_RUN_OF_THREE, 4: Name.DOUBLE_RUN_OF_FOUR}
_SEVERAL = (Name.FIFTEEN, Name.PAIR, *_RUNS.values())
"""Of what a hand may have more than one group."""

_MOST = 8
"""The most fifteens that a hand has, and it has of nothing else more."""

_WRONG_WORTHS: Mapping[Name, tuple[int, ...]] = {
    Name.PAIR_ROYAL: (2, 4),
    Name.DOUBLE_PAIR_ROYAL: (6, 8),
    Name.DOUBLE_RUN: (3, 4),
    Name.DOUBLE_RUN_OF_THREE: (3, 5),
    Name.DOUBLE_RUN_OF_FOUR: (4, 6),
    Name.TRIPLE_RUN: (3, 6, 12),
    Name.DOUBLE_DOUBLE_RUN: (6, 8, 9, 10),
    Name.NOBS: (2,),
}
"""What some groups are often taken to be worth."""

_ASTRAY = 6
"""By how many points a total is wrong at most; what is further off is no total."""

_WRONG = 100
_BACKWARDS, _OTHERWISE = 50, 30
_JUMP, _MANY_OF_ONE, _WORTH, _NO_TOTAL, _APART, _WORTH_FOR, _BY_TOTAL = 10, 9, 8, 8, 6, 1, 1


class Reading(NamedTuple):
    """What has been heard, in one way of reading it, and its cost.

    `said` is the total that was said last, None when groups came after it that said none; `sums` is what the groups may
    come to, counted from there; `least`: the fewest points that all of them have. `is_for_totals`: whether "for" stands
    with totals in this count, or with worths; None while it has not been said.
    """

    cost: int = 0
    claims: tuple[Claim, ...] = ()
    said: int | None = 0
    sums: frozenset[int] = frozenset({0})
    least: int = 0
    is_for_totals: bool | None = None

    @property
    def goes_on_as(self) -> tuple[object, ...]:
        """All that matters for what follows."""
        return self.said, self.sums, self.is_for_totals, bool(self.claims) and self.claims[-1].name

    def with_sums(self, name: Name, many: int) -> frozenset[int]:
        """What the groups may come to with so many more."""
        return frozenset(before + many * worth for before in self.sums for worth in worths(name))

    def then(self, name: Name, many: int, cost: int, total: int | None, sums: frozenset[int]) -> "Reading":
        """The reading with so many groups more, of which the last has a total or none."""
        groups = (*[Claim(name)] * (many - 1), Claim(name, total))
        least = self.least + many * min(worths(name))
        return Reading(self.cost + cost, self.claims + groups, total, sums, least, self.is_for_totals)

    def with_for(self, *, is_total: bool) -> "Reading":
        """The reading, knowing that "for" stands with a total here, or with a worth."""
        cost = self.cost + (_OTHERWISE if self.is_for_totals is not is_total and self.is_for_totals is not None else 0)
        return self._replace(cost=cost, is_for_totals=is_total)


class _Called(NamedTuple):
    """A name that begins a group: how many of it, what was said before it that it is worth, and where the next word is.

    `many` is None where its total must tell; `is_one`: whether the name is of one only. A run with `is_unproved` is of
    that length only if its total fits.
    """

    name: Name
    to: int
    cost: int = 0
    many: int | None = 1
    is_one: bool = True
    worth: int | None = None
    is_unproved: bool = False


Way = tuple[int, Reading]
"""Up to which word, and what is heard by then."""


class Ways:
    """The ways in which a reading may go on from the word at a place."""

    def __init__(self, words: Sequence[Token], at: int, reading: Reading) -> None:
        self._words = words
        self._at = at
        self._reading = reading

    def __iter__(self) -> Iterator[Way]:
        if (number := self._number(self._at)) is not None:
            yield from self._one_more_fifteen(number)
            yield from self._total_again(number)
        for called in self._called():
            yield from self._with_numbers_behind(called)

    def _number(self, at: int) -> int | None:
        meaning = self._words[at].meaning if at < len(self._words) else None
        return meaning if isinstance(meaning, int) else None

    def _links(self, at: int) -> frozenset[Link]:
        return self._words[at].links if at < len(self._words) else frozenset()

    # A number by itself

    def _one_more_fifteen(self, number: int) -> Iterator[Way]:
        """Behind a fifteen and its total: "fifteen two, four"."""
        reading = self._reading
        if reading.said is None or not reading.claims or reading.claims[-1].name is not Name.FIFTEEN:
            return
        many, odd = divmod(number - reading.said, 2)
        if number == reading.said + 2:
            cost = 0
        elif Link.MAKES in self._links(self._at) or not 0 < number - reading.said <= 2 + _ASTRAY:
            return
        else:
            many, cost = (1, _WRONG + abs(number - reading.said - 2)) if odd else (many, many * _JUMP)
        yield self._at + 1, reading.then(Name.FIFTEEN, many, cost, number, frozenset({number}))

    def _total_again(self, number: int) -> Iterator[Way]:
        """The last total once more, at the end."""
        reading = self._reading
        if reading.claims and number == reading.said and self._at + 1 == len(self._words):
            yield self._at + 1, reading

    # What is called, and what stands before it

    def _called(self) -> Iterator[_Called]:
        """The groups that may begin here."""
        yield from self._named(self._at)
        number = self._number(self._at)
        if not number:
            return
        links = self._links(self._at + 1)
        for called in self._named(self._at + 1):
            if number <= _MOST and links <= {Link.TIMES} and (number == 1 or called.name in _SEVERAL):
                is_plain = number == 1 or not called.is_one or Link.TIMES in links
                if is_plain or self._number(self._at + 1) is None:
                    yield called._replace(many=number, cost=called.cost + (0 if is_plain else _MANY_OF_ONE))
            if Link.OF in links:
                yield called._replace(many=called.many or self._many_worth(called.name, number), worth=number)

    def _named(self, at: int) -> Iterator[_Called]:
        """The names that a word may mean, a run with the length that is said behind it."""
        meaning = self._words[at].meaning if at < len(self._words) else None
        if meaning == 15:
            yield _Called(Name.FIFTEEN, at + 1)
        if not isinstance(meaning, Group):
            return
        number = self._number(at + 1)
        many, is_one = None if meaning.is_plural else 1, meaning.is_plural is False
        if meaning.name is None:
            for name in _RUNS.values():
                yield _Called(name, at + 1, _BY_TOTAL, many, is_one, is_unproved=True)
        else:
            yield _Called(meaning.name, at + 1, 0, many, is_one, meaning.worth)
        lengths = _RUNS if meaning.name is None else _DOUBLE_RUNS if meaning.name is Name.DOUBLE_RUN else {}
        if number in lengths and not self._links(at + 1) & {Link.OF, Link.MAKES}:
            yield _Called(lengths[number], at + 2, 0, many, is_one)

    def _many_worth(self, name: Name, points: int) -> int | None:
        """How many groups are worth so many points together."""
        many, rest = divmod(points, min(worths(name)))
        return many if not rest and 1 <= many <= _MOST else None

    # What stands behind it

    def _with_numbers_behind(self, called: _Called) -> Iterator[Way]:
        """A group with what is said of its worth and of the total."""
        if called.worth is not None:
            yield from self._worth(called, called.worth, called.to, called.cost)
            return
        if called.many is not None and not called.is_unproved:
            cost = called.cost + (_NO_TOTAL if self._reading.said is not None else 0)
            sums = self._reading.with_sums(called.name, called.many)
            yield called.to, self._reading.then(called.name, called.many, cost, None, sums)
        if not (number := self._number(called.to)):
            return
        is_for = Link.OF in self._links(called.to)
        cost = called.cost + (_APART if Link.STOP in self._links(called.to) else 0)
        for to, then in self._total(called, number, called.to + 1, cost):
            yield to, then.with_for(is_total=True) if is_for else then
        if self._reading.said is not None or called.many is not None:
            of = called._replace(many=called.many or self._many_worth(called.name, number))
            worth_cost = cost + (_WORTH_FOR if is_for else _WORTH)
            for to, then in self._worth(of, number, called.to + 1, worth_cost, is_for=is_for):
                yield to, then.with_for(is_total=False) if is_for else then

    def _total(self, called: _Called, total: int, to: int, cost: int) -> Iterator[Way]:
        """A group, or as many as it takes, with the running total."""
        reading = self._reading
        jump = self._many_worth(called.name, total - reading.said) if reading.said is not None else None
        is_plural = called.many is None
        if jump and jump > 1 and (is_plural or (called.name is Name.FIFTEEN and called.many == 1)):
            cost_of_jump = cost if is_plural else cost + jump * _JUMP
            yield to, reading.then(called.name, jump, cost_of_jump, total, frozenset({total}))
        many = called.many or (jump if jump == 1 else None)
        if many is None:
            return
        off = min(abs(total - due) for due in reading.with_sums(called.name, many))
        if off <= (0 if called.is_unproved else _ASTRAY):
            is_backwards = off and total <= min(reading.sums)
            amiss = (_WRONG + off if off else 0) + (_BACKWARDS if is_backwards else 0)
            yield to, reading.then(called.name, many, cost + amiss, total, frozenset({total}))

    def _worth(self, called: _Called, worth: int, to: int, cost: int, *, is_for: bool = True) -> Iterator[Way]:
        """A group, or some, with what they are worth, and perhaps the total behind that."""
        reading, name, many = self._reading, called.name, called.many
        if many is None:
            return
        is_right = worth in {many * of for of in worths(name)}
        if not is_right and (called.is_unproved or not (is_for or worth in _WRONG_WORTHS.get(name, ()))):
            return
        cost += 0 if is_right else _WRONG
        sums = frozenset(before + worth for before in reading.sums)
        tells_more = not is_right or len(worths(name)) > 1
        total = min(sums) if tells_more and len(sums) == 1 else None
        yield to, reading.then(name, many, cost, total, sums)._replace(said=None)
        if number := self._number(to):
            off = min(abs(number - due) for due in sums)
            is_marked = to + 1 == len(self._words) or Link.MAKES in self._links(to)
            if not off or (is_right and is_marked and off <= _ASTRAY):
                amiss = _WRONG + off if off else 0
                yield to + 1, reading.then(name, many, cost + amiss, number, frozenset({number}))
