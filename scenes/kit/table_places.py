"""The places of a game's table, drawn in Tiled as `assets/<id>/table.tmx`."""

from functools import cache

from scenes.engine.layout import Rect
from scenes.engine.platform.resources import asset
from scenes.engine.tiled_map import TiledBoard, load_board

PLACES = "places"
GROUNDS = "grounds"
"""Its places hold others, or are lines inside them."""


_MUCH = 1.5
"""So many times as large a place tells nothing of where in it one looks."""


@cache
def table_map(game_id: str) -> TiledBoard:
    return load_board(asset(game_id, "table.tmx"))


def place_of(game_id: str, name: str) -> Rect:
    table = table_map(game_id)
    grounds = table.layers.get(GROUNDS, {})
    return grounds[name] if name in grounds else table.place(PLACES, name)


def around(game_id: str, piece: Rect) -> Rect:
    """The smallest place in which it is one of several; itself where there is none."""
    layers = table_map(game_id).layers
    places = [place for layer in (PLACES, GROUNDS) for place in layers.get(layer, {}).values()]
    found = [place for place in places if place.contains(piece.center) and _size(place) > _MUCH * _size(piece)]
    return min(found, key=_size, default=piece)


def _size(rect: Rect) -> float:
    return rect.w * rect.h
