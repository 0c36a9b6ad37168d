"""The places of a game's table, drawn in Tiled as `assets/<id>/table.tmx`."""

from functools import cache

from scenes.engine.layout import Rect
from scenes.engine.platform.resources import asset
from scenes.engine.tiled_map import TiledBoard, load_board

PLACES = "places"
GROUNDS = "grounds"
"""Layer of places that contain others, or are lines inside them."""


_MUCH = 1.5
"""Ratio of areas above which a place is larger than a piece in it."""


@cache
def table_map(game_id: str) -> TiledBoard:
    """Return the map of a game's table."""
    return load_board(asset(game_id, "table.tmx"))


def place_of(game_id: str, name: str) -> Rect:
    """Return the rectangle of a named place."""
    table = table_map(game_id)
    grounds = table.layers.get(GROUNDS, {})
    return grounds[name] if name in grounds else table.place(PLACES, name)


def around(game_id: str, piece: Rect) -> Rect:
    """Return the smallest place that is clearly larger than the piece and contains it; else the piece itself."""
    layers = table_map(game_id).layers
    places = [place for layer in (PLACES, GROUNDS) for place in layers.get(layer, {}).values()]
    found = [place for place in places if place.contains(piece.center) and _size(place) > _MUCH * _size(piece)]
    return min(found, key=_size, default=piece)


def _size(rect: Rect) -> float:
    return rect.w * rect.h
