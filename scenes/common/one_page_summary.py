"""A game on one page: pictures from `assets/<id>/summary.toml`, texts under `<prefix>-how`."""

from collections.abc import Sequence
from functools import cache

from pydantic import BaseModel, ConfigDict, Field

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.platform import resources
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import BURGUNDY
from scenes.kit.game_uis import game_ui_of

_FILE = "summary.toml"
_SIGN = 0.45
"""Width of an icon between pictures, in widths of a picture."""


class Cut(BaseModel):
    """Describe a part of one of the game's pictures: where it begins and its width, as shares of the whole."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    picture: str
    left: float = 0.0
    top: float = 0.0
    width: float = 1.0


class OnePageSummary(BaseModel):
    """Hold the figures of the page; each is a row of pictures, named as `draw_figure` reads them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    head: Cut
    ground: Cut
    example: list[list[str]]
    ways: list[list[str]]
    scores: list[list[str]]
    turns: dict[int, int] = Field(default_factory=dict)
    """Number of turns by number of seats; empty for games that end otherwise."""


def has_summary(game: str) -> bool:
    """Return whether the game has such a page."""
    return resources.asset(game, _FILE).is_file()


@cache
def summary_of(game: str) -> OnePageSummary:
    """Return the page of a game."""
    return resources.read_table(resources.asset(game, _FILE), OnePageSummary.model_validate)


def draw_cut(canvas: Canvas, game: str, cut: Cut, rect: Rect) -> None:
    """Draw the part of a picture into a rectangle."""
    name = f"{game}/art/{cut.picture}"
    natural = canvas.assets.natural_size(name)
    if natural is None:
        canvas.image(name, rect)
        return
    width = rect.w / cut.width
    height = width * natural[1] / natural[0]
    with canvas.clipped(rect):
        canvas.image(name, Rect(rect.x - width * cut.left, rect.y - height * cut.top, width, height))


def draw_figure(canvas: Canvas, catalog: Catalog, game: str, names: Sequence[str], rect: Rect) -> None:
    """Draw a row of pictures.

    `art:<file>` is a picture of the game, `icon:<name>` an icon; any other name is drawn as in the rule book.
    """
    weights = [_SIGN if name.startswith("icon:") else 1.0 for name in names]
    for name, place in zip(names, rect.weighted_columns(weights, 6), strict=True):
        kind, _, what = name.partition(":")
        pictures = game_ui_of(game).rule_pictures
        if kind == "art":
            canvas.image_fitted(f"{game}/art/{what}", place)
        elif kind == "icon":
            canvas.icon(what, place.center, min(place.size), BURGUNDY)
        elif pictures is not None:
            pictures.draw(canvas, catalog, name, place.fitted(pictures.aspect))
