"""The numbers that the rules set for 3, 4 and 5 players, and the few others."""

from game.lucca.state import State

SEATS = (3, 4, 5)
HAND = 4
TO_KEEP = 2
TRIPLET = 3
_PALACE_GOAL = {3: 5, 4: 4, 5: 3}
_TURNS = {3: 7, 4: 6, 5: 5}


def goal(state: State) -> int:
    """LC 4.2 b: cards of a complete palace."""
    return _PALACE_GOAL[len(state.quarters)]


def turns(state: State) -> int:
    """LC 5.1."""
    return _TURNS[len(state.quarters)]


def triplet_count(seats: int) -> int:
    """LC 2.2."""
    return seats + 1
