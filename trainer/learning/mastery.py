"""How well a skill is held: the evidence of it summed up, the recent weighing more."""

from typing import NamedTuple

_KEPT = 0.9
_LOWEST, _HIGHEST = 0.05, 0.98


class Mastery(NamedTuple):
    """How well a skill is held: a Beta distribution whose weights fade by a tenth at each observation.

    It starts at (1.5, 1): a learner is taken to know a little more than half.
    """

    right: float = 1.5
    wrong: float = 1.0

    @property
    def p(self) -> float:
        """The probability that the skill holds, the mean of the distribution, kept within 0.05 and 0.98."""
        return min(max(self.right / (self.right + self.wrong), _LOWEST), _HIGHEST)

    def after(self, blame: float) -> "Mastery":
        """The mastery after one more observation."""
        return Mastery(self.right * _KEPT + 1 - blame, self.wrong * _KEPT + blame)
