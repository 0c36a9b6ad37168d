"""The places of a game's table, drawn in Tiled as `assets/<id>/table.tmx`."""

from functools import cache

from scenes.core.layout import Rect
from scenes.core.resources import asset
from scenes.core.tmx import Board, load_board

PLACES = "places"
GROUNDS = "grounds"
"""Its places hold others, or are lines inside them."""


@cache
def table_map(game_id: str) -> Board:
    return load_board(asset(game_id, "table.tmx"))


def place_of(game_id: str, name: str) -> Rect:
    table = table_map(game_id)
    grounds = table.layers.get(GROUNDS, {})
    return grounds[name] if name in grounds else table.place(PLACES, name)
