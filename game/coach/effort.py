"""How much thought a decision gets: a glance at first, so that the whole match is soon seen, and more afterwards."""

from dataclasses import dataclass

_SMALL_CHOICE = 4
"""The part of a look that choices inside a turn get."""


@dataclass(frozen=True, slots=True)
class Effort:
    looks: int
    """Playouts that look for the best ways,"""
    worlds: int
    """and fresh worlds in which those are weighed against what was played."""
    chances: int
    """Worlds before and after each piece of luck."""

    def looks_for(self, is_turn: bool) -> int:
        return self.looks if is_turn else self.looks // _SMALL_CHOICE


EFFORTS = (
    Effort(looks=32, worlds=12, chances=8),
    Effort(looks=120, worlds=36, chances=24),
    Effort(looks=480, worlds=144, chances=64),
)
GLANCE, FINEST = 0, len(EFFORTS) - 1
