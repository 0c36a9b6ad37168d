"""How far a palace has come while it is built, roofed or opened."""

from dataclasses import dataclass

ALL = 99.0


@dataclass(frozen=True, slots=True)
class Construction:
    """A palace at rest has all of it."""

    held: int = 0
    """So many of its newest cards are still on their way."""
    lift: float = 0.0
    """How far the storeys have risen for the card that comes below them."""
    scaffold: float | None = None
    """How much of it is to be seen; none of its own at rest, where its area says whether it has one."""
    roof: float = 1.0
    lit: float = ALL
    """So many of its storeys have light, from the foot up."""
    banners: float = 1.0


DONE = Construction()
