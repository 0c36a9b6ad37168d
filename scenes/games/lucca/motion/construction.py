"""The progress of a palace while it is built, roofed or opened."""

from dataclasses import dataclass

ALL = 99.0


@dataclass(frozen=True, slots=True)
class Construction:
    """Describe the progress; the defaults are those of a palace at rest."""

    held: int = 0
    """Number of its newest cards that are still flying."""
    lift: float = 0.0
    """Share by which the storeys have risen for the card that comes below them."""
    scaffold: float | None = None
    """Strength of the scaffold; None at rest, when the palace's area decides whether it has one."""
    roof: float = 1.0
    lit: float = ALL
    """Number of lit storeys, from the foot up."""
    banners: float = 1.0


DONE = Construction()
