"""What the last frame of Lucca's table shows: where its items are drawn, and what is counted."""

from collections.abc import Hashable
from functools import partial

from scenes.engine.layout import Rect
from scenes.engine.text.catalog import numeral
from scenes.games.lucca.widgets.quarter import medal
from tests.ui.table.players import Sitting


def drawn(sitting: Sitting) -> dict[Hashable, Rect]:
    """The place of each item by its name, from the lowest to the topmost."""
    canvas = sitting.stage.app.canvas
    return {item.name: canvas.viewport.to_rect(item.area) for item in canvas.things}


def card(sitting: Sitting, number: int) -> Rect:
    return drawn(sitting)["card", number]


def is_lit(sitting: Sitting, number: int) -> bool:
    """Whether the storey of that card has its lights on."""
    [item] = [each for each in sitting.stage.app.canvas.things if each.name == ("card", number)]
    assert isinstance(item.paint, partial)
    return bool(item.paint.args[-1])


def medal_points(sitting: Sitting, seat: int = 0) -> int:
    """The points that are read on a family's medal."""
    app = sitting.stage.app
    place = app.canvas.pixels(medal(sitting.table.position, seat))
    [text] = [box.text for box in app.canvas.boxes if place.contains(box.taken)]
    return next(points for points in range(-99, 999) if numeral(points) == text)
