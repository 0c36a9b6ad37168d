"""Widgets are values: frozen dataclasses, whose equality decides what is painted again."""

import pkgutil
from collections import Counter
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module

import scenes
from scenes.engine.widgets import Widget

GAMES = "scenes.games."

# Widgets that are painted again after each build, by the module below scenes/games. A number may only sink.
STILL_MUTABLE = {
    "aquileia.choices.auction_dialog": 1, "aquileia.contest.dialog": 2, "aquileia.contest.fighter_line": 1,
    "aquileia.widgets.own_panel": 9, "aquileia.widgets.rival_panel": 2,
}  # fmt: skip


def all_below(kind: type[Widget]) -> Iterator[type[Widget]]:
    for each in kind.__subclasses__():
        yield each
        yield from all_below(each)


def is_value(kind: type[Widget]) -> bool:
    """Whether the class itself is a frozen dataclass; what it inherits does not count."""
    return is_dataclass(kind) and "__dataclass_params__" in vars(kind) and vars(kind)["__dataclass_params__"].frozen


def test_widgets_are_frozen_dataclasses() -> None:
    for module in pkgutil.walk_packages(scenes.__path__, "scenes."):
        import_module(module.name)
    kinds = {kind for kind in all_below(Widget) if kind.__module__.startswith("scenes.")}
    mutable = Counter(kind.__module__.removeprefix(GAMES) for kind in kinds if not is_value(kind))
    assert mutable == STILL_MUTABLE
