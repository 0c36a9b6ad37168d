"""The order of a turn (LC 3)."""

from collections.abc import Sequence

from game.lucca.quarters import Quarter


def turn_order(quarters: Sequence[Quarter]) -> tuple[int, ...]:
    """LC 3.1: most shields first. LC 3.2: a tie goes to the larger visible address in any area."""

    def rank(seat: int) -> tuple[int, int]:
        return -quarters[seat].shields, -quarters[seat].largest_address

    return tuple(sorted(range(len(quarters)), key=rank))
