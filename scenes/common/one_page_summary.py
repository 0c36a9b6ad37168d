"""A game in one page: its pictures stand in `assets/<id>/summary.toml`, its words under `<prefix>-how`."""

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
"""A sign between pictures leaves them the room."""


class Cut(BaseModel):
    """A part of one of the game's pictures: where it begins and how wide it is, in shares of the whole."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    picture: str
    left: float = 0.0
    top: float = 0.0
    width: float = 1.0


class OnePageSummary(BaseModel):
    """Each figure is a row of pictures, named as `draw_figure` reads them."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    head: Cut
    ground: Cut
    example: list[list[str]]
    ways: list[list[str]]
    scores: list[list[str]]
    turns: dict[int, int] = Field(default_factory=dict)
    """How many there are, by the seats; none where the end is another."""


def has_summary(game: str) -> bool:
    return resources.asset(game, _FILE).is_file()


@cache
def summary_of(game: str) -> OnePageSummary:
    return resources.read_table(resources.asset(game, _FILE), OnePageSummary.model_validate)


def draw_cut(canvas: Canvas, game: str, cut: Cut, rect: Rect) -> None:
    name = f"{game}/art/{cut.picture}"
    natural = canvas.assets.natural_size(name)
    if natural is None:
        canvas.image(name, rect)
        return
    width = rect.w / cut.width
    height = width * natural[1] / natural[0]
    with canvas.clipped(rect):
        canvas.image(name, Rect(rect.x - width * cut.left, rect.y - height * cut.top, width, height))


def draw_figure(canvas: Canvas, catalog: Catalog, game: str, names: list[str], rect: Rect) -> None:
    """`art:<file>` is a picture of the game, `icon:<sign>` one of the house; any other is drawn as in its rule book."""
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
