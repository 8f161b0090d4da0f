"""What a typed answer says: a total, or a count as one says it or scribbles it, in all languages at once.

A bare number or number word is the total: "15" is fifteen points, "nothing" none. Everything else is a count: groups in
any order, each with the running total behind it or without: "15 2 15 4 pair 6". Where that can be read in more than one
way, these rules decide; a number adds up when it is what the groups so far and this one come to.

- 15 is a fifteen ("15 2") where a group may begin. Right behind a group it is its total if it adds up ("pair 15" after
  13), or is nearly right and no number follows it; else one more fifteen, as always behind a fifteen ("15 15 15").
- A number behind a fifteen and its total, and above that, is one more fifteen: "15 2, 4, 6".
- A fifteen may jump: "fifteen six" at the start is three by then, "fifteen two, six" three as well. It does when the
  total before it was said, and the number is above that by 2, 4, ... up to 16. "Pairs 4" jumps likewise, being several.
- How many stands before the group: "3 fifteens 6", "two pairs". Before a name in the plural a number that does not add
  up is meant so, before a name in the singular one that cannot be a total: at the start, or not above the last total.
- A number that is not above the total before it, and is what the group is worth, says just that: "pair 2" after 6.
- A run without its length takes it from its total, if that makes it 3, 4 or 5 cards long ("run 7", "r7" after 4). But
  3, 4 or 5 is its length where totals are not being said ("f p r5"), or where the total follows ("run 5 7"), or where
  it does not add up ("r4" after 4). 3 or 4 behind "double run" is its length, being no total of it.
- At the end the last total may be said again: "pair 6, total 6".
- A count has at most 29 groups: each is worth a point, and no hand more than 29.

What no rule covers is misheard, and so is every unknown word: the whole answer is then none.
"""

from dataclasses import dataclass

from trainer.cribbage.spoken import Name
from trainer.language.phrasebook import Phrasebook
from trainer.language.vocabulary import Group, Token, Unknown, tokens
from trainer.learning.claims import Claim, worths
from trainer.learning.quiz import HIGHEST


@dataclass(frozen=True, slots=True)
class Misheard:
    """The word, or words with a space between them, by which an answer cannot be understood; as they were typed."""

    word: str


Heard = int | tuple[Claim, ...] | Misheard
"""A total in points, a count of one claim or more, or the word that is not understood."""


def total(text: str, *phrasebooks: Phrasebook) -> int | None:
    """The points that an answer names, 0 to 29; None when it is no answer."""
    word = " ".join(text.split()).rstrip(".!").casefold()
    if word.isascii() and word.isdecimal() and len(word) <= 2:
        points = int(word)
    else:
        points = next((number for book in phrasebooks if (number := _number(word, book)) is not None), HIGHEST + 1)
    return points if points <= HIGHEST else None


def _number(word: str, book: Phrasebook) -> int | None:
    """The number that a word of a language means."""
    words = [number.casefold() for number in book.numbers]
    return words.index(word) if word in words else None


def hear(text: str, *phrasebooks: Phrasebook) -> Heard | None:
    """What an answer says; None when it says nothing."""
    points = total(text, *phrasebooks)
    if points is not None:
        return points
    try:
        said = [*tokens(text, phrasebooks)]
        if len(said) == 1 and isinstance(said[0].meaning, int):
            return said[0].meaning
        return _Listener(said).claims() or None
    except Unknown as unknown:
        return Misheard(unknown.word)


_RUNS = {3: Name.RUN_OF_THREE, 4: Name.RUN_OF_FOUR, 5: Name.RUN_OF_FIVE}
_DOUBLE_RUNS = {3: Name.DOUBLE_RUN_OF_THREE, 4: Name.DOUBLE_RUN_OF_FOUR}
_SEVERAL = (Name.FIFTEEN, Name.PAIR, *_RUNS.values(), None)
"""What is told by the number."""
_MOST = 8
"""The most fifteens that a hand has, and it has of nothing else more."""

_NEAR = 4
"""By how many points a total that is wrong is so at most, where it may be no total at all."""


class _Listener:
    """Hears a count from its first word to its last. Raises Unknown at the word that fits no rule.

    `_said` is the total that was said last, None when groups came after it that said none. `_sums` is what the groups
    so far may come to, counted from there.
    """

    def __init__(self, ahead: list[Token]) -> None:
        self._ahead = ahead
        self._claims: list[Claim] = []
        self._said: int | None = 0
        self._sums = {0}

    def claims(self) -> tuple[Claim, ...]:
        """All the claims, in their order."""
        while self._ahead:
            self._hear_group()
        return tuple(self._claims)

    def _hear_group(self) -> None:
        """Hear what begins here: how many there are, the name of a group, and its total."""
        number = self._number()
        if self._is_one_more_fifteen(number):
            token = self._take()
            self._claim(token, Name.FIFTEEN, self._jump(token, Name.FIFTEEN, number), number)
            return
        many = number if self._group_counted() else None
        if many:
            self._take()
        elif number is not None and number != 15:
            self._hear_total_at_last(self._take(), number)
            return
        token = self._take()
        name = self._name(token, many or 1)
        points = self._total(name, many or 1)
        self._claim(token, name, many or self._jump(token, name, points), points)

    def _claim(self, token: Token, name: Name, many: int, points: int | None) -> None:
        """Note so many groups of a name, and the total that was said with the last of them."""
        if len(self._claims) + many > HIGHEST:
            raise Unknown(token.typed)
        self._claims += [*[Claim(name)] * (many - 1), Claim(name, points)]
        self._said = points
        self._sums = self._sums_with(name, many) if points is None else {points}

    def _hear_total_at_last(self, token: Token, points: int) -> None:
        """Hear a number that stands alone: the total of the last group, or the last total once more at the end."""
        if self._claims and self._said is None and points:
            self._claims[-1] = Claim(self._claims[-1].name, points)
            self._said, self._sums = points, {points}
        elif self._ahead or points != self._said:
            raise Unknown(token.typed)

    # What stands ahead

    def _take(self) -> Token:
        return self._ahead.pop(0)

    def _number(self, place: int = 0) -> int | None:
        """The number that comes next, or so many words later."""
        meaning = self._ahead[place].meaning if place < len(self._ahead) else None
        return meaning if isinstance(meaning, int) else None

    def _group_counted(self) -> Group | None:
        """The group right behind a number that may tell how many there are of it."""
        number = self._number()
        if not number or number > _MOST or len(self._ahead) < 2 or self._ahead[1].first != self._ahead[0].last + 1:
            return None
        group = self._ahead[1].meaning
        return group if isinstance(group, Group) and (number == 1 or group.name in _SEVERAL) else None

    # What a number means

    def _sums_with(self, name: Name, many: int = 1) -> set[int]:
        return {before + many * worth for before in self._sums for worth in worths(name)}

    def _is_one_more_fifteen(self, number: int | None) -> bool:
        """Whether the number that comes next goes on with the fifteens: "fifteen two, four"."""
        if number is None or self._said is None or not self._claims or self._claims[-1].name is not Name.FIFTEEN:
            return False
        if number == self._said + 2:
            return (number, self._number(1)) != (15, 15)
        counted = self._group_counted()
        return number > self._said and number != 15 and not (counted and counted.is_plural)

    def _total(self, name: Name, many: int) -> int | None:
        """The running total that is said with a group, if any is."""
        number = self._number()
        if number is None:
            return None
        if number not in self._sums_with(name, many):
            counted = self._group_counted()
            if self._is_fifteen_after(name, number, many) or (counted and counted.is_plural):
                return None
        token = self._take()
        if number == 0:
            raise Unknown(token.typed)
        says_its_worth = number in {many * worth for worth in worths(name)} and number <= min(self._sums)
        return None if says_its_worth else number

    def _is_fifteen_after(self, name: Name, number: int, many: int) -> bool:
        """Whether a number that does not add up begins a fifteen and is no total."""
        is_far = all(abs(number - due) > _NEAR for due in self._sums_with(name, many))
        return number == 15 and (name is Name.FIFTEEN or self._number(1) is not None or is_far)

    def _jump(self, token: Token, name: Name, points: int | None) -> int:
        """How many groups are said in one by what the total rises; one, if they are not counted so."""
        is_plural = isinstance(token.meaning, Group) and token.meaning.is_plural
        if name is Name.FIFTEEN or is_plural:
            rise = points - self._said if points is not None and self._said is not None else 0
            many, rest = divmod(rise, min(worths(name)))
            if 1 <= many <= _MOST and not rest:
                return many
        if is_plural:
            raise Unknown(token.typed)
        return 1

    # What a name means

    def _name(self, token: Token, many: int) -> Name:
        """The name of a group, with the length of a run that is said behind it."""
        if not isinstance(token.meaning, Group):
            return Name.FIFTEEN
        name, number = token.meaning.name, self._number()
        if name is None:
            return self._run(token, many)
        if name is Name.DOUBLE_RUN and number in _DOUBLE_RUNS and not self._group_counted():
            self._take()
            return _DOUBLE_RUNS[number]
        return name

    def _run(self, token: Token, many: int) -> Name:
        """A run whose length must be found in the numbers behind it."""
        number = self._number()
        by_total = [name for name in _RUNS.values() if number in self._sums_with(name, many)]
        if number in _RUNS and (not by_total or self._said is None or self._has_total_behind(number, many)):
            self._take()
            return _RUNS[number]
        if len(by_total) == 1:
            return by_total[0]
        raise Unknown(token.typed)

    def _has_total_behind(self, length: int, many: int) -> bool:
        """Whether a total of a run follows its length."""
        number = self._number(1)
        return number is not None and (number != 15 or number in self._sums_with(_RUNS[length], many))
