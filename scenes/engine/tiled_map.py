"""Boards drawn in Tiled: named rectangles by object layer, without any picture."""

from dataclasses import dataclass
from pathlib import Path

import pytmx

from scenes.engine.layout import Rect
from scenes.engine.platform.resources import DamagedFile


class BoardError(DamagedFile):
    """Report a board file that cannot be used."""


@dataclass(frozen=True, slots=True)
class TiledBoard:
    """Hold the named rectangles of a board by layer, in the map's pixels, which are design units."""

    path: Path
    width: float
    height: float
    layers: dict[str, dict[str, Rect]]

    def layer(self, name: str) -> dict[str, Rect]:
        """Return the rectangles of a layer by name; raise BoardError if there is no such layer."""
        if name not in self.layers:
            raise BoardError(self.path, f"no object layer called {name}")
        return self.layers[name]

    def place(self, layer: str, name: str) -> Rect:
        """Return one rectangle of a layer; raise BoardError if it is missing."""
        places = self.layer(layer)
        if name not in places:
            raise BoardError(self.path, f"no place called {name} in layer {layer}")
        return places[name]


def load_board(path: Path) -> TiledBoard:
    """Read a Tiled map; raise BoardError if it is damaged or names something twice."""
    try:
        tiled = pytmx.TiledMap(str(path))
    except Exception as error:
        raise BoardError(path, f"cannot be read: {error}") from error
    layers: dict[str, dict[str, Rect]] = {}
    for group in tiled.objectgroups:
        if group.name in layers:
            raise BoardError(path, f"two layers called {group.name}")
        layers[group.name] = _places(path, group)
    return TiledBoard(path, tiled.width * tiled.tilewidth, tiled.height * tiled.tileheight, layers)


def _places(path: Path, group: pytmx.TiledObjectGroup) -> dict[str, Rect]:
    places: dict[str, Rect] = {}
    for item in group:
        if item.name in places:
            raise BoardError(path, f"two places called {item.name} in layer {group.name}")
        if item.name:
            places[item.name] = Rect(item.x, item.y, item.width, item.height)
    return places
