"""The effort for each decision: little at first, so that the whole match is judged soon, then more."""

from dataclasses import dataclass

_SMALL_CHOICE = 4
"""Divisor of the playouts for choices inside a turn."""


@dataclass(frozen=True, slots=True)
class Effort:
    """Hold the numbers of playouts for one level."""

    looks: int
    """Playouts of the search for the best options."""
    worlds: int
    """New worlds in which those are compared with the played move."""
    chances: int
    """Worlds before and after each event of luck."""

    def looks_for(self, is_turn: bool) -> int:
        """Return the playouts for a turn, or for a choice inside one."""
        return self.looks if is_turn else self.looks // _SMALL_CHOICE


EFFORTS = (
    Effort(looks=32, worlds=12, chances=8),
    Effort(looks=120, worlds=36, chances=24),
    Effort(looks=480, worlds=144, chances=64),
)
GLANCE, FINEST = 0, len(EFFORTS) - 1
