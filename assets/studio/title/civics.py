"""What the title shows of a city: the dye of its gonfalon, its emblem, its small coat of arms.

A city's own package declares it as `CIVIC` in a module `civic`.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

from assets.studio.kit.svg import Sketch
from assets.studio.title.velvet import Dye


@dataclass(frozen=True, slots=True)
class Civic:
    dye: Dye
    emblem: Callable[[Sketch], None]
    """Drawn around the origin, within 100 units of it."""
    field: str
    charge: Callable[[Sketch], None]
    """What lies on the field of the arms."""


PLAYER_DYES = {
    "L": Dye("#4a0a10", "#a3242a", "#e0655a"),
    "F": Dye("#0e1948", "#27408b", "#6f8fdc"),
    "Q": Dye("#12260f", "#3a6632", "#86b06c"),
    "T": Dye("#24123f", "#5b3a78", "#a27cc8"),
    "S": Dye("#5a2a06", "#c0661a", "#f2a85c"),
}


def no_emblem(_: Sketch) -> None:
    """A gonfalon whose crest is drawn over it at run time."""


def civic_modules() -> dict[str, ModuleType]:
    """The modules of all cities, by the name of their package."""
    found = sorted(path.parent.name for path in Path(__file__).parents[1].glob("*/civic.py"))
    return {city: importlib.import_module(f"assets.studio.{city}.civic") for city in found}
