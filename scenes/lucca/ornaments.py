"""What stands behind the palaces of one's own street and stays there: crane, lamp, cypresses, fountain, people."""

from collections.abc import Iterator, Mapping

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.widgets import Look, Widget
from scenes.lucca.families import draw_view
from scenes.lucca.painting import ART
from scenes.lucca.street import Street

_PLACES = {
    "crane": ("crane", 360, 168, 256),
    "stones": ("stones", 520, 116, 46),
    "lamp": ("lamp", 604, 46, 150),
    "near-cypress": ("cypress", 850, 60, 165),
    "family": ("people_1", 916, 52, 61),
    "fountain": ("fountain", 1030, 165, 140),
    "guests": ("people_2", 1142, 52, 61),
    "far-cypress": ("cypress", 1206, 60, 165),
}
"""The picture, the middle of its foot from the left of the street, and its size: scenery stays where it is."""
_BUNTING = (1000.0, 40.0, 320.0, 80.0)


class Scenery(Widget):
    """The painting behind the street; `shown` has how much of each ornament is to be seen while that changes."""

    def __init__(self, street: Street, light: float) -> None:
        super().__init__("street", street.area)
        self.street, self.light = street, light
        self.shown: Mapping[str, float] = dict.fromkeys(ornaments(street), 1.0)

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_view(canvas, ART + "street", self.rect, self.light)
        for name, (picture, place) in _standing(self.street).items():
            if self.shown.get(name):
                canvas.image(ART + picture, place, alpha=self.shown[name])


def ornaments(street: Street) -> Iterator[str]:
    """The pennants hang as soon as a palace has been opened."""
    yield from (name for name in _standing(street) if name != "bunting" or street.quarter.opened)


def _standing(street: Street) -> dict[str, tuple[str, Rect]]:
    left, foot = street.area.x, street.foot
    found = {
        name: (picture, Rect(left + x - width / 2, foot - height, width, height))
        for name, (picture, x, width, height) in _PLACES.items()
    }
    x, y, width, height = _BUNTING
    return found | {"bunting": ("bunting", Rect(left + x - width / 2, street.area.y + y, width, height))}
