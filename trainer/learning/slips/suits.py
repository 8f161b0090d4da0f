"""Slips in counting flush and nobs."""

from trainer.cribbage.census import Facts
from trainer.cribbage.tally import Kind
from trainer.learning.slips.slip import slip


@slip(Kind.FLUSH, "flush")
def flush_missed(deal: Facts) -> int:
    """Misses the flush."""
    return -deal.suits.flush


@slip(Kind.FLUSH, "flush", is_of_worth=True)
def flush_five_as_four(deal: Facts) -> int:
    """Counts a flush of five as four."""
    return -1 if deal.suits.flush == 5 else 0


@slip(Kind.FLUSH, "crib-flush")
def crib_flush_of_four(deal: Facts) -> int:
    """Counts four of a suit as a flush in the crib."""
    return 4 if deal.is_crib and deal.suits.is_one_suit and not deal.suits.flush else 0


@slip(Kind.FLUSH, "starter-flush")
def flush_with_starter(deal: Facts) -> int:
    """Counts three cards and the starter as a flush."""
    return 4 if deal.suits.of_starter_suit == 3 else 0


@slip(Kind.NOBS, "nobs")
def nobs_missed(deal: Facts) -> int:
    """Forgets his nobs."""
    return -1 if deal.suits.has_nobs else 0


@slip(Kind.NOBS, "nobs", is_of_worth=True)
def nobs_as_two(deal: Facts) -> int:
    """Scores two for his nobs."""
    return 1 if deal.suits.has_nobs else 0


@slip(Kind.NOBS, "wrong-jack")
def any_jack(deal: Facts) -> int:
    """Scores one for a jack of whatever suit."""
    return 1 if deal.suits.has_wrong_jack else 0


@slip(Kind.NOBS, "starter-jack")
def starter_jack_as_nobs(deal: Facts) -> int:
    """Scores one for a jack as starter."""
    return 1 if deal.suits.is_starter_jack else 0


@slip(Kind.NOBS, "starter-jack")
def heels_in_hand(deal: Facts) -> int:
    """Counts the two for his heels again in the hand."""
    return 2 if deal.suits.is_starter_jack else 0
