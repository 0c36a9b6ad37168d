"""What the last frame of a table shows: where its items are drawn, and what is read where."""

from collections.abc import Hashable

from scenes.engine.layout import Rect
from tests.ui.table.players import Sitting
from tests.ui.tables.seated import Seated


def items(sitting: Sitting | Seated) -> list[tuple[Hashable, Rect]]:
    """Name and place of each item, from the lowest to the topmost."""
    canvas = sitting.stage.app.canvas
    return [(item.name, canvas.viewport.to_rect(item.area)) for item in canvas.things]


def places(sitting: Sitting | Seated, name: Hashable) -> list[Rect]:
    """The places of the items with this name."""
    return [place for each, place in items(sitting) if each == name]


def texts_in(sitting: Sitting | Seated, place: Rect) -> list[str]:
    """All that is read within a rectangle."""
    canvas = sitting.stage.app.canvas
    return [box.text for box in canvas.boxes if place.contains(canvas.viewport.to_rect(box.taken).center)]


def is_anything_away(sitting: Sitting | Seated) -> bool:
    """Whether anything is drawn elsewhere than on its board."""
    return bool(sitting.table.board.stage.flyers or sitting.table.motions.away(sitting.stage.app.canvas))
