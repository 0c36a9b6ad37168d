"""Whose view a replay may show: nothing hidden of a running match is told to a person."""

from game.core.match import Match

OPEN = -1
"""Every hand face up."""


def allowed_viewers(match: Match) -> list[int]:
    """Everybody and all hands once no person can profit from it; else the person alone, with two people nobody."""
    seats = list(range(len(match.seats)))
    if match.is_over or not match.humans or not match.spec.has_hidden_hands:
        return [*seats, OPEN]
    return match.humans


def covers_hands(match: Match) -> bool:
    """With two people at a running match even the own hand stays covered: either may be looking."""
    return not match.is_over and len(match.humans) > 1 and match.spec.has_hidden_hands
