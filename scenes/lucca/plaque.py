"""The plaque beside one's own completed palace: who would pay its opening, and the button that opens it."""

from collections.abc import Callable, Hashable, Sequence
from math import ceil

from game.lucca import actions as act
from game.lucca.openings import Opening
from game.lucca.quarters import Palace
from scenes.core import markup
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import signed
from scenes.core.theme import BUTTON, INK_SOFT, SMALL
from scenes.core.widgets import Button, Look, Widget, draw_tooltip
from scenes.kit.bindings import Bindings
from scenes.kit.people import Person
from scenes.kit.pieces import HOME, action_of
from scenes.kit.seen import Seen
from scenes.lucca.party_sums import coming_opening, opening_line, opens_last
from scenes.lucca.quarter_view import house_id
from scenes.lucca.street import Street
from scenes.lucca.wording import LuccaWording

_ARMS = 34.0
_PAYER = 66.0
"""Arms and their points, apart from the next."""
_ROW = 34.0
_GAP = 3.0
_EDGE = 9.0
_BUTTON = 50.0
_NARROW = 130.0
_POINTS = SMALL.but(size=23, face="strong", smallest=0.6)
_NOBODY = SMALL.but(size=20, face="italic", colour=INK_SOFT, align="center", smallest=0.6)


class Beside(Widget):
    """It is explained beside the palace, of which nothing is hidden, and goes along when that makes room."""

    about: Rect
    street: Rect
    palace: str
    displaced = HOME

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        draw_tooltip(canvas, self.about, text, within=self.street)


class Payers(Beside):
    """The arms of each rival whose cards pay, with the points."""

    def __init__(self, id: str, rect: Rect, opening: Opening, seen: Seen, tooltip: str) -> None:  # noqa: A002
        super().__init__(id, rect, tooltip)
        self.opening, self.seen = opening, seen

    def stays_as(self, look: Look) -> Hashable:
        return () if self.displaced == HOME else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(*self.displaced):
            self._draw_payers(canvas)

    def _draw_payers(self, canvas: Canvas) -> None:
        canvas.skin("panel_plain", self.rect)
        room = self.rect.trimmed(bottom=_BUTTON + 8).inset(_EDGE, 5)
        paying = _paying(self.opening, self.seen)
        if not paying:
            canvas.paragraph(self.seen.wording.catalog("lc-nobody-pays"), room, _NOBODY)
            return
        rows = _rows(self.opening, self.seen, self.rect.w)
        columns = max(2, ceil(len(paying) / rows))
        for person, cell in zip(paying, room.grid(columns, rows, _GAP), strict=False):
            canvas.image_fitted(person.crest, Rect(cell.x, cell.center[1] - _ARMS / 2, _ARMS, _ARMS))
            points = self.opening.paid_by[person.seat]
            canvas.text(signed(points), cell.trimmed(left=_ARMS + 2), _POINTS)


class OpenButton(Beside, Button):
    """It opens the palace beside it."""

    def stays_as(self, look: Look) -> Hashable:
        return super().stays_as(look) if self.displaced == HOME else None

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(*self.displaced):
            super().draw(canvas, look)


def _paying(opening: Opening, seen: Seen) -> Sequence[Person]:
    return [person for person in seen.people if opening.paid_by[person.seat]]


def _rows(opening: Opening, seen: Seen, width: float) -> int:
    """One, unless arms and their points would run into the next."""
    in_a_row = max(2, int((width - 2 * _EDGE + _GAP) // (_PAYER + _GAP)))
    return max(1, ceil(len(_paying(opening, seen)) / in_a_row))


def add_plaque(
    add: Callable[[Widget], Widget], street: Street, palace: Palace, seen: Seen, bindings: Bindings
) -> None:
    """Greyed with its reason while palaces cannot be opened."""
    wording = seen.wording
    assert isinstance(wording, LuccaWording)
    opening, action = coming_opening(seen, seen.viewer, palace), act.open_palace(palace.colour)
    colour = wording.colour(opening.palace.colour)
    name = opening.palace.colour
    told = opening_line(seen, opening)
    rect = street.plaque(palace)
    rect = rect.trimmed(bottom=-_ROW * (_rows(opening, seen, rect.w) - 1))
    payers = Payers(f"payers-{name}", rect, opening, seen, told)
    press = bindings.bind(f"open-{name}", action)
    reason = bindings.offers.why_not(action) if seen.can_act else wording.catalog("lc-open-later")
    label = wording.catalog(
        "lc-open-points-short" if rect.w < _NARROW else "lc-open-points", points=signed(opening.points)
    )
    if opens_last(seen, seen.viewer):
        label, reason = wording.catalog("lc-note-at-end", gain=signed(opening.points)), told
    opener = OpenButton(
        f"open-{name}", rect.split_bottom(_BUTTON)[1].inset(7, 1), label, action_of(press), reason=reason,
        dress="gold", style=BUTTON.but(size=22, smallest=0.5),
        tooltip=f"{markup.strong(wording.catalog('lc-do-open', colour=colour))}\n{told}",
    )  # fmt: skip
    house = street.house(palace)
    for widget in (payers, opener):
        widget.palace = house_id(seen.viewer, palace.colour)
        widget.about, widget.street = Rect(house.x, house.y, rect.right - house.x, house.h), street.area
        add(widget)
