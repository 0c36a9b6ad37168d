"""Ornaments on the own street until a palace needs their place: crane, lamp, cypresses, fountain, people."""

from collections.abc import Iterator
from dataclasses import KW_ONLY, dataclass
from functools import partial
from itertools import product

from game.lucca.cards import COLOURS
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BROWN, GOLD
from scenes.engine.widgets import Fixed, Look
from scenes.games.lucca.drawing.painting import ART, draw_picture_of
from scenes.games.lucca.street_layout import COMPLETED, SITE, Street
from scenes.games.lucca.widgets.family_plates import draw_view

_PLACES = {
    "crane": ("crane", 398, 168, 256),
    "stones": ("stones", 520, 116, 46),
    "lamp": ("lamp", 604, 46, 150),
    "near-cypress": ("cypress", 850, 60, 165),
    "family": ("people_1", 916, 52, 61),
    "fountain": ("fountain", 1030, 165, 140),
    "guests": ("people_2", 1142, 52, 61),
    "far-cypress": ("cypress", 1206, 60, 165),
}
"""Picture, distance of the foot's middle from the left of the street, and size; ornaments never move."""
_COMPANY = ("family", "guests")
_BUNTING = (1160.0, 40.0, 320.0, 80.0)
"""The pennants' right end from the left of the street while few palaces are open, their top, and size."""
_BANNER = 30.0
"""Distance between the pennants and an open palace."""
_POLE, _KNOB = 5.0, 6.0
_MOST_HIDDEN = 0.04
"""Share of an ornament that a palace may hide before the ornament disappears as a whole."""


@dataclass(frozen=True)
class Scenery(Fixed):
    """Show the painting behind the street, and the ornaments that have room."""

    _: KW_ONLY
    street: Street
    light: float

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_view(canvas, ART + "street", self.rect, self.light)
        places = places_of(self.street)
        for name in ornaments(self.street):
            picture, place = places[name]
            if picture == "bunting":
                whole = Rect(place.x, place.y, place.w, self.street.foot - place.y)
                canvas.thing(("ornament", name), whole, _draw_bunting)
            else:
                canvas.thing(("ornament", name), place, partial(draw_picture_of, picture))


def _draw_bunting(canvas: Canvas, rect: Rect) -> None:
    """Draw pennants between two poles."""
    pennants = rect.split_top(_BUNTING[3])[0]
    canvas.image(ART + "bunting", pennants)
    for pole in _poles(pennants, rect.bottom):
        canvas.fill(pole, BROWN)
        canvas.fill(Rect(pole.center[0], pole.y, 0, 0).outset(_KNOB), GOLD, 1, _KNOB)


def _poles(pennants: Rect, foot: float) -> list[Rect]:
    """Return the two poles of the pennants."""
    return [Rect(x - _POLE / 2, pennants.y, _POLE, foot - pennants.y) for x in (pennants.x, pennants.right)]


def ornaments(street: Street) -> Iterator[str]:
    """Yield the ornaments that have room.

    Pennants hang once a palace is open, until a building other than an open palace needs the place of a pole.
    People need the fountain.
    """
    places = places_of(street)
    has_fountain = _is_free(street, places["fountain"][1])
    for name in _PLACES:
        if _is_free(street, places[name][1]) and (has_fountain or name not in _COMPANY):
            yield name
    if street.quarter.opened:
        pennants = f"bunting-{len(street.quarter.opened)}"
        before = product(_poles(places[pennants][1], street.foot), street.taken((SITE, COMPLETED)))
        if not any(pole.overlaps(each) for pole, each in before):
            yield pennants


def _is_free(street: Street, place: Rect) -> bool:
    return sum(map(place.shared, street.taken())) <= _MOST_HIDDEN * place.w * place.h


def places_of(street: Street) -> dict[str, tuple[str, Rect]]:
    """Return picture and place of every ornament."""
    left, foot = street.area.x, street.foot
    found = {
        name: (picture, Rect(left + x - width / 2, foot - height, width, height))
        for name, (picture, x, width, height) in _PLACES.items()
    }
    for opened in range(1, len(COLOURS) + 1):
        found[f"bunting-{opened}"] = "bunting", _pennants(street, opened)
    return found


def _pennants(street: Street, opened: int) -> Rect:
    """Return the place of the pennants at the left of so many open palaces, which would hide them."""
    right, y, width, height = _BUNTING
    palaces = opened * (street.card_width + street.style.gap) + street.style.margin
    right = min(street.area.x + right, street.area.right - palaces - _BANNER)
    return Rect(right - width, street.area.y + y, width, height)
