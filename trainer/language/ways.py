"""The ways in which a count may go on from a word: so many of a group, with a worth and a total, or a number alone."""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from trainer.cribbage.spoken import Name
from trainer.language.readings import WRONG, Reading
from trainer.language.vocabulary import Group, Link, Token
from trainer.learning.claims import worths

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

_BACKWARDS = 50
"""What a wrong total costs more that is not above the one before it."""

_MANY_OF_ONE, _JUMP, _WORTH, _NO_TOTAL, _APART, _WORTH_FOR, _BY_TOTAL = 25, 10, 8, 8, 6, 1, 1
"""What is unusual costs, the more the less it is said.

In this order: a number before a name of one only ("2 pair"); each of several groups in one step; a worth; a group
without a total where others have theirs; a comma before its number; a worth behind "for"; a run measured by its total.
"""


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

    @property
    def _is_behind_a_fifteen(self) -> bool:
        return bool(self._reading.claims) and self._reading.claims[-1].name is Name.FIFTEEN

    # A number by itself

    def _one_more_fifteen(self, number: int) -> Iterator[Way]:
        """Behind a fifteen and its total: "fifteen two, four"."""
        reading = self._reading
        if reading.said is None or not self._is_behind_a_fifteen:
            return
        many, odd = divmod(number - reading.said, 2)
        if number == reading.said + 2:
            cost = 0
        elif Link.MAKES in self._links(self._at) or not 0 < number - reading.said <= 2 + _ASTRAY:
            return
        else:
            many, cost = (1, WRONG + abs(number - reading.said - 2)) if odd else (many, many * _JUMP)
        yield self._at + 1, reading.then(Name.FIFTEEN, many, cost, number, frozenset({number}))

    def _total_again(self, number: int) -> Iterator[Way]:
        """The last total once more, at the end."""
        reading = self._reading
        if reading.claims and number == reading.said and self._at + 1 == len(self._words):
            yield self._at + 1, reading

    # What is called, and what stands before it

    def _called(self) -> Iterator[_Called]:
        """The groups that may begin here."""
        for called in self._named(self._at):
            yield called
            yield from self._as_often_as_said(called)
        number = self._number(self._at)
        if not number or Link.GLUED in self._links(self._at):
            return
        links = self._links(self._at + 1)
        for called in self._named(self._at + 1):
            if (
                number <= _MOST
                and (links <= {Link.GLUED} or (Link.TIMES in links and Link.STOP not in links))
                and (number == 1 or called.name in _SEVERAL)
            ):
                is_plain = number == 1 or not called.is_one or Link.TIMES in links
                if is_plain or self._number(self._at + 1) is None:
                    yield called._replace(many=number, cost=called.cost + (0 if is_plain else _MANY_OF_ONE))
            if Link.OF in links:
                yield from (of._replace(worth=number) for of in self._worth_so_much(called, number))

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

    def _as_often_as_said(self, called: _Called) -> Iterator[_Called]:
        """A group with how often there is of it, if that is said behind it: "15 twice", "r3 x 2"."""
        number, is_apart = self._number(called.to), Link.STOP in self._links(called.to)
        if number and self._tells_how_often(called.to) and number <= _MOST and called.name in _SEVERAL and not is_apart:
            yield called._replace(to=called.to + 1, many=number)

    def _tells_how_often(self, at: int) -> bool:
        """Whether a number says how often, and no points."""
        return at < len(self._words) and (self._words[at].is_times or Link.TIMES in self._words[at].links)

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
            cost += WRONG if self._is_rather_a_total(called) else 0
            sums = self._reading.with_sums(called.name, called.many)
            yield called.to, self._reading.then(called.name, called.many, cost, None, sums)
        number = self._number(called.to)
        if not number or self._tells_how_often(called.to):
            return
        is_for = Link.OF in self._links(called.to)
        cost = called.cost + (_APART if Link.STOP in self._links(called.to) else 0)
        for to, then in self._total(called, number, called.to + 1, cost):
            yield to, then.with_for(is_total=True) if is_for else then
        worth_cost = cost + (_WORTH_FOR if is_for else _WORTH)
        for of in self._worth_so_much(called, number):
            more = of.cost - called.cost
            for to, then in self._worth(of, number, called.to + 1, worth_cost + more, is_for=is_for):
                yield to, then.with_for(is_total=False) if is_for else then

    def _is_rather_a_total(self, called: _Called) -> bool:
        """Whether 15 behind a group that has no total, where others have theirs, is hardly one more fifteen."""
        claims = self._reading.claims
        has_totals = any(claim.total is not None for claim in claims) and claims[-1].total is None
        return has_totals and self._number(self._at) == 15 and called.to == self._at + 1

    def _worth_so_much(self, called: _Called, worth: int) -> Iterator[_Called]:
        """A group that is worth so much, or as many as are: "15 4" may be two fifteens, "pairs 4" must be two pairs."""
        if called.many is not None:
            yield called
        many = self._many_worth(called.name, worth)
        if called.name is Name.FIFTEEN and self._is_behind_a_fifteen:
            return  # fifteens are told together
        if called.many is None:
            yield called._replace(many=many)
        elif many and many > 1 == called.many and called.name is Name.FIFTEEN:
            yield called._replace(many=many, cost=called.cost + many * _JUMP)

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
            amiss = (WRONG + off if off else 0) + (_BACKWARDS if is_backwards else 0)
            yield to, reading.then(called.name, many, cost + amiss, total, frozenset({total}))

    def _worth(self, called: _Called, worth: int, to: int, cost: int, *, is_for: bool = True) -> Iterator[Way]:
        """A group, or some, with what they are worth, and perhaps the total behind that."""
        reading, name, many = self._reading, called.name, called.many
        if many is None:
            return
        is_right = worth in {many * of for of in worths(name)}
        if not is_right and (called.is_unproved or not (is_for or worth in _WRONG_WORTHS.get(name, ()))):
            return
        cost += 0 if is_right else WRONG
        sums = frozenset(before + worth for before in reading.sums)
        tells_more = not is_right or len(worths(name)) > 1
        total = min(sums) if tells_more and len(sums) == 1 else None
        yield to, reading.then(name, many, cost, total, sums)._replace(said=None)
        if number := self._number(to):
            off = min(abs(number - due) for due in sums)
            is_marked = to + 1 == len(self._words) or Link.MAKES in self._links(to)
            if not off or (is_right and is_marked and off <= _ASTRAY):
                amiss = WRONG + off if off else 0
                yield to + 1, reading.then(name, many, cost + amiss, number, frozenset({number}))
