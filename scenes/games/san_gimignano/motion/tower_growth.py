"""How far a tower has come while it is built or completed."""

from dataclasses import dataclass

ALL = 99.0


@dataclass(frozen=True, slots=True)
class TowerGrowth:
    """A tower at rest has all of it."""

    storeys: float = ALL
    """So many stand, counted among those drawn."""
    crane: float | None = None
    """On so many storeys it stands; at rest on the last."""
    site: float | None = None
    """How much of scaffold and crane is to be seen; at rest an open tower has them, a completed one has not."""
    roof: float = 1.0
    """How far roof and flag have come down."""


AT_REST = TowerGrowth()
