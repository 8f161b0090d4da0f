"""A second reading of the rules of a game, written otherwise: it follows the actions and moves two pegs by itself.

Cards are strings, the table is changed in place, and every rule is looked up in another way than the trainer does it:
the play counts down from 31, runs are found as strings within the row of ranks, and who is to lay is kept as players
keep it, by who has said go.
"""

from tests.oracle import PIPS, RANKS, points


class Referee:
    """A game that is watched: `pegs` of the two players, `log` of what was pegged, and for what."""

    def __init__(self, dealer: int | None = None, pegs: tuple[int, int] = (0, 0), has_muggins: bool = False) -> None:
        self.dealer = dealer
        self.pegs = [*pegs]
        self.has_muggins = has_muggins
        self.log: list[tuple[int, str, int]] = []
        self.next = "cut" if dealer is None else "deal"
        self.has_dealt = False

    def watch(self, line: str) -> None:
        """Follow an action, written as a line of a saved game, which must be one that is allowed."""
        verb, *words = line.split()
        assert verb == self.next, (verb, self.next)
        if verb == "cut":
            self.cut(*words)
        elif verb == "deal":
            self.deal(words)
        else:
            getattr(self, verb)(int(words[0]) - 1, *words[1:])

    def peg(self, player: int, why: str, worth: int) -> None:
        """Points are pegged one combination at a time, until somebody is home."""
        if self.next == "over" or worth == 0:
            return
        self.log.append((player, why, worth))
        self.pegs[player] += worth
        if self.pegs[player] >= 121:
            self.pegs[player] = 121
            self.next = "over"

    def then(self, what: str) -> None:
        if self.next != "over":
            self.next = what

    def cut(self, one: str, two: str) -> None:
        difference = RANKS.index(one[0]) - RANKS.index(two[0])
        if difference:
            self.dealer = 0 if difference < 0 else 1
            self.then("deal")

    def deal(self, pack: list[str]) -> None:
        assert sorted(pack) == sorted(rank + suit for rank in RANKS for suit in "CDHS")
        assert self.dealer is not None
        if self.has_dealt:
            self.dealer = 1 - self.dealer
        self.has_dealt = True
        stock = pack[::-1]
        self.six: list[set[str]] = [set(), set()]
        for place in range(12):
            self.six[(1 - self.dealer + place) % 2].add(stock.pop())
        self.starter = stock[-1]
        self.crib: list[str] = []
        self.kept = [set[str](), set[str]()]
        self.then("discard")

    def discard(self, player: int, one: str, two: str) -> None:
        assert one != two
        assert len(self.six[player]) == 6
        self.six[player] -= {one, two}
        assert len(self.six[player]) == 4
        self.crib += [one, two]
        self.kept[player] = set(self.six[player])
        if len(self.crib) == 4:
            assert self.dealer is not None
            if self.starter[0] == "J":
                self.peg(self.dealer, "his heels", 2)
            self.begin_series(1 - self.dealer)
            self.then("lay")

    def begin_series(self, leader: int) -> None:
        self.row = ""
        self.left = 31
        self.gone = [not self.six[0], not self.six[1]]
        self.on_turn = leader if self.six[leader] else 1 - leader

    def lay(self, player: int, card: str) -> None:
        assert player == self.on_turn
        self.six[player].remove(card)
        self.left -= PIPS[card[0]]
        assert self.left >= 0
        self.row += card[0]
        for why, worth in self.scores_of_row():
            self.peg(player, why, worth)
        for who in (0, 1):
            self.gone[who] = all(PIPS[held[0]] > self.left for held in self.six[who])
        if all(self.gone):
            if self.left:
                self.peg(player, "go" if self.six[0] or self.six[1] else "last card", 1)
            self.begin_series(1 - player)
            if not (self.six[0] or self.six[1]):
                assert self.dealer is not None
                self.shown = 0
                self.then("count")
        else:
            self.on_turn = 1 - player if not self.gone[1 - player] else player

    def scores_of_row(self) -> list[tuple[str, int]]:
        found = [("fifteen", 2)] if self.left == 16 else [("thirty-one", 2)] if self.left == 0 else []
        alike = len(self.row) - len(self.row.rstrip(self.row[-1]))
        found += {2: [("pair", 2)], 3: [("pair royal", 6)], 4: [("double pair royal", 12)]}.get(alike, [])
        runs = [
            size for size in range(3, len(self.row) + 1) if "".join(sorted(self.row[-size:], key=RANKS.index)) in RANKS
        ]
        return [*found, *(("run", longest) for longest in runs[-1:])]

    def count(self, player: int, claimed: str, founded: str = "29") -> None:
        assert self.dealer is not None
        assert player == (1 - self.dealer if self.shown == 0 else self.dealer)
        cards = sorted(self.crib if self.shown == 2 else self.kept[player])
        worth = points(cards, self.starter, self.shown == 2)
        good = 0 if claimed == "?" else min(worth, int(claimed), int(founded))
        self.peg(player, ("pone's hand", "dealer's hand", "crib")[self.shown], good)
        if self.has_muggins:
            self.peg(1 - player, "muggins", worth - good)
        self.shown += 1
        if self.shown == 3:
            self.then("deal")
