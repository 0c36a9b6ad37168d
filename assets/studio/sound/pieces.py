"""The music: a theme for the title, and for each city divisions on a ground of its own."""

from typing import Final

import numpy as np

from assets.studio.sound.ambience import bells, crickets, market, sea, swallows
from assets.studio.sound.grounds import Ground, Manner, strain
from assets.studio.sound.lute import Piece
from assets.studio.sound.score import DIVISION, FAREWELL, PAVANE, ROMANESCA, Strain

Plan = tuple[tuple[Manner, bool, float], ...]
"""Of each strain: how the upper voice moves, whether the inner ones are broken, and how strong it is."""

_CALM: Plan = (
    ("still", True, 0.9), ("walking", False, 1.0), ("running", False, 0.95), ("still", True, 0.85),
    ("walking", True, 1.0), ("running", False, 1.0),
)  # fmt: skip
_LIVELY: Plan = (
    ("walking", False, 1.0), ("running", False, 1.0), ("still", True, 0.88), ("running", True, 0.95),
    ("walking", True, 1.0), ("running", False, 1.05), ("still", True, 0.9),
)  # fmt: skip


def _on(ground: Ground, plan: Plan, seed: int) -> tuple[Strain, ...]:
    chance = np.random.default_rng(seed)
    return tuple(strain(ground, manner, chance, broken=broken, force=force) for manner, broken, force in plan)


PASSAMEZZO_MODERNO = Ground("g a b c d e f#", "G C G D G C G-D G")
BERGAMASCA = Ground("f g a bb c d e", "F Bb C F F Bb C F")
FOLIA = Ground("d e f g a bb c", "d A d C F C d-A d")
ROMANESCA_ON_A = Ground("a b c d e f g", "C G a E C G a-E a")

PIECES: Final[dict[tuple[str, str], Piece]] = {
    ("common", "title"): Piece((PAVANE, DIVISION, ROMANESCA, PAVANE, DIVISION, FAREWELL), 84.0, crickets, seed=1584),
    ("san_gimignano", "city"): Piece(_on(PASSAMEZZO_MODERNO, _CALM, 1199), 88.0, swallows, seed=1199),
    ("lucca", "city"): Piece(_on(BERGAMASCA, _LIVELY, 1504), 104.0, market, seed=1504, hardness=1.1),
    ("lorenzo", "city"): Piece(_on(FOLIA, _CALM, 1492), 80.0, bells, seed=1492),
    ("aquileia", "city"): Piece(_on(ROMANESCA_ON_A, _CALM, 181), 76.0, sea, seed=181, hardness=0.8, ring=6.0),
}
"""By the folder below assets/ and the name of the file."""
