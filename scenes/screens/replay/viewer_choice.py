"""The views that a replay may show, so that people learn nothing hidden about a running match."""

from game.core.match import Match

OPEN = -1
"""Viewer number for all hands open."""


def allowed_viewers(match: Match) -> list[int]:
    """Return all seats and OPEN once no person can profit from it; else only the people."""
    seats = list(range(len(match.seats)))
    if match.is_over or not match.humans or not match.spec.has_hidden_hands:
        return [*seats, OPEN]
    return match.humans


def covers_hands(match: Match) -> bool:
    """Return whether even the own hand is covered, as two people play a running match at one screen."""
    return not match.is_over and len(match.humans) > 1 and match.spec.has_hidden_hands
