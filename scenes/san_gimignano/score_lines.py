"""Which events of San Gimignano make the points of a category, and the sign each category has in the score table."""

from game.core.events import Event
from game.san_gimignano.events import (
    EndDeclared,
    NoblePlayed,
    PenaltyTaken,
    PieceMoved,
    TowerBuilt,
    TowerCompleted,
    TowerExtended,
    TowerTornDown,
)

_TOWERS: tuple[type[Event], ...] = (TowerBuilt, TowerExtended, TowerTornDown)

CATEGORY_EVENTS: dict[str, tuple[type[Event], ...]] = {
    "completed": (TowerCompleted,),
    "tallest": _TOWERS,
    "banded": _TOWERS,
    "grace": _TOWERS,
    "piece": (PieceMoved,),
    "santa_fina": (NoblePlayed, *_TOWERS),
    "penalty": (EndDeclared, PenaltyTaken),
}

CATEGORY_ICONS = {
    "completed": "complete",
    "tallest": "tower_full",
    "banded": "tower",
    "grace": "crown",
    "piece": "trophy",
    "santa_fina": "noble",
    "penalty": "declare",
}

OCCASIONAL = ("santa_fina", "penalty")
