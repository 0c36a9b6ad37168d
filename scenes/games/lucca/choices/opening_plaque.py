"""The plaque beside an own completed palace: who would pay its opening, and the button that opens it."""

from collections.abc import Callable, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial
from math import ceil

from game.lucca import actions as act
from game.lucca.openings import Opening
from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog, signed
from scenes.engine.theme import FINE_PRINT, SMALL_BUTTON, TERM
from scenes.engine.widgets import Button, Look, Widget, draw_tooltip
from scenes.games.lucca import piece_ids
from scenes.games.lucca.opening_points import coming_opening, opening_line, opens_last
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import Street
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import action_of
from scenes.kit.players import Person

PLAQUE = "plaque"
"""Kind of the items of a plaque."""
_ARMS = 34.0
_PAYER = 66.0
"""Width of a coat of arms with its points."""
_ROW = 34.0
_GAP = 3.0
_EDGE = 9.0
_BUTTON = 50.0
_NARROW = 130.0
_POINTS = TERM.tight
_NOBODY = FINE_PRINT.centered.tight


@dataclass(frozen=True, eq=False)
class Beside(Widget):
    """Show a part of the plaque; its tooltip lies beside the palace."""

    _: KW_ONLY
    about: Rect
    """Place of the palace with its plaque."""
    street: Rect

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        draw_tooltip(canvas, self.about, text, within=self.street)


Paying = Sequence[tuple[Person, int]]
"""Each rival whose cards pay, with the points."""


@dataclass(frozen=True)
class Payers(Beside):
    """Show the arms of each rival whose cards pay, with the points."""

    _: KW_ONLY
    paying: Paying
    catalog: Catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.thing((PLAQUE, self.id), self.rect, partial(_draw_payers, self.catalog, self.paying))


def _draw_payers(catalog: Catalog, paying: Paying, canvas: Canvas, rect: Rect) -> None:
    canvas.skin("panel_plain", rect)
    room = rect.trimmed(bottom=_BUTTON + 8).inset(_EDGE, 5)
    if not paying:
        canvas.paragraph(catalog("lc-nobody-pays"), room, _NOBODY)
        return
    rows = _rows(paying, rect.w)
    columns = max(2, ceil(len(paying) / rows))
    for (person, points), cell in zip(paying, room.grid(columns, rows, _GAP), strict=False):
        canvas.image_fitted(person.crest, Rect(cell.x, cell.center[1] - _ARMS / 2, _ARMS, _ARMS))
        canvas.text(signed(points), cell.trimmed(left=_ARMS + 2), _POINTS)


@dataclass(frozen=True)
class OpenButton(Beside, Button):
    """Show the button that opens the palace beside it."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.thing((PLAQUE, self.id), self.rect, lambda canvas, rect: super(OpenButton, self).draw(canvas, look))


def _paying(opening: Opening, people: Sequence[Person]) -> Paying:
    return [(person, points) for person, points in zip(people, opening.paid_by, strict=True) if points]


def _rows(paying: Paying, width: float) -> int:
    """Return the number of rows in which arms and points do not overlap."""
    in_a_row = max(2, int((width - 2 * _EDGE + _GAP) // (_PAYER + _GAP)))
    return max(1, ceil(len(paying) / in_a_row))


def add_plaque(
    add: Callable[[Widget], Widget], street: Street, palace: Palace, position: LuccaPosition, bindings: Bindings
) -> None:
    """Add the plaque; its button is grey with a reason while palaces cannot be opened."""
    wording = position.wording
    opening, action = coming_opening(position, position.viewer, palace), act.open_palace(palace.colour)
    colour = wording.colour(opening.palace.colour)
    told = opening_line(position, opening)
    rect, paying = street.plaque(palace), _paying(opening, position.people)
    rect = rect.trimmed(bottom=-_ROW * (_rows(paying, rect.w) - 1))
    house = street.house(palace)
    about = Rect(house.x, house.y, rect.right - house.x, house.h)
    press = bindings.press_of(piece_ids.opening(palace.colour))
    reason = bindings.offers.why_not(action) if position.can_act else wording.catalog("lc-open-later")
    label = wording.catalog(
        "lc-open-points-short" if rect.w < _NARROW else "lc-open-points", points=signed(opening.points)
    )
    if opens_last(position, position.viewer):
        label, reason = wording.catalog("lc-note-at-end", gain=signed(opening.points)), told
    add(
        Payers(
            piece_ids.payers(palace.colour), rect, paying=paying, catalog=wording.catalog, tooltip=told,
            about=about, street=street.area,
        )
    )  # fmt: skip
    add(
        OpenButton(
            piece_ids.opening(palace.colour), rect.split_bottom(_BUTTON)[1].inset(7, 1), label, action_of(press),
            reason=reason, dress="gold", style=SMALL_BUTTON.tightest, about=about, street=street.area,
            tooltip=f"{markup.strong(wording.catalog('lc-do-open', colour=colour))}\n{told}",
        )
    )  # fmt: skip
