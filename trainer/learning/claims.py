"""What a learner says when counting aloud (stand-in until the listening is merged)."""

from collections.abc import Sequence
from dataclasses import dataclass

from trainer.cribbage.spoken import Name


@dataclass(frozen=True, slots=True)
class Claim:
    """One group as it was claimed, with the running total said with it, if any."""

    name: Name
    total: int | None = None


def written(claims: Sequence[Claim]) -> str:
    """The claims as text."""
    return ", ".join(claim.name if claim.total is None else f"{claim.name} {claim.total}" for claim in claims)


def read(text: str) -> tuple[Claim, ...]:
    """The claims of a text. Raises ValueError."""
    claims = []
    for part in filter(None, text.split(", ")):
        name, _, total = part.rpartition(" ")
        claims.append(Claim(Name(name), int(total)) if total.isdecimal() else Claim(Name(part)))
    return tuple(claims)
