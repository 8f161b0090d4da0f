"""What is asked of a simulated learner's memory, whatever its equations are."""

from typing import Protocol

SECONDS_A_DAY = 86_400.0


class Memory(Protocol):
    """How well a learner holds each skill, by its key. Time passes only when it is told to."""

    def p(self, skill: str) -> float:
        """The probability, 0 to 1, that the skill holds when it is needed now."""

    def practise(self, skill: str, held: bool) -> None:
        """A hand exercised the skill, which held or did not, and the count was shown."""

    def wait(self, seconds: float) -> None:
        """Time within a sitting."""

    def sleep(self, seconds: float) -> None:
        """Time between two sittings, until the next morning."""
