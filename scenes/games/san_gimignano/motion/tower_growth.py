"""The progress of a tower while it is built or completed."""

from dataclasses import dataclass

ALL = 99.0


@dataclass(frozen=True, slots=True)
class TowerGrowth:
    """Describe the progress; the defaults are those of a tower at rest."""

    storeys: float = ALL
    """Number of storeys that are shown, of those drawn."""
    crane: float | None = None
    """Number of storeys below the crane; None at rest, when it is on the last one."""
    site: float | None = None
    """Strength of scaffold and crane; None at rest, when open towers have them and completed ones do not."""
    roof: float = 1.0
    """Share by which roof and flag have come down."""


AT_REST = TowerGrowth()
