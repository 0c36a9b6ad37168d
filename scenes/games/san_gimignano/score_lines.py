"""Signs of the score categories."""

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
