"""Widgets are values: frozen dataclasses, whose equality decides what is painted again."""

import pkgutil
from collections.abc import Iterator
from dataclasses import is_dataclass
from importlib import import_module

import scenes
from scenes.engine.widgets import Widget


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
    assert [kind for kind in kinds if not is_value(kind)] == []
