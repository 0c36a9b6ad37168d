"""A row for each seat: how close its decisions came to the best, and what the others cost."""

from dataclasses import dataclass, field

from game.coach.agenda import Count
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import GOLD, GOLD_DARK, NUMBER, REMARK, SMALL_HEADING, Colour
from scenes.engine.widgets import Action, Look, Widget
from scenes.kit.players import Person

NAME = SMALL_HEADING.tightest
UNDER = REMARK.tight
VALUE = NUMBER.but(size=38, align="right")
_TRACK: Colour = (190, 160, 106)
_VALUE, _GAP = 104.0, 12.0


@dataclass(frozen=True)
class SeatRow(Widget):
    """Show a seat's accuracy; a press shows the match as that seat saw it."""

    person: Person
    role: str
    told: str
    value: float | None
    shown: str
    count: Count
    on_press: Action = field(compare=False)
    is_chosen: bool = False

    focusable = True

    def press(self) -> None:
        self.play("page")
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_chosen or look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.34 if self.is_chosen else 0.2, 10)
        crest, rest = self.rect.inset(10, 6).split_left(48, 12)
        rest, value = rest.split_right(_VALUE, 12)
        names, gauge = rest.split_left(rest.w * 0.42, _GAP)
        canvas.image_fitted(self.person.crest, crest)
        name, role = names.split_top(names.h * 0.54)
        canvas.text(self.person.name, name, NAME.inked(self.person.ink))
        track, told = gauge.split_top(gauge.h * 0.5)
        self._draw_gauge(canvas, track.centered(track.w, 18))
        taken = canvas.text(self.role, role.trimmed(right=role.w - self._room_for_role(canvas, role.w, rest.w)), UNDER)
        canvas.text(self.told, told.trimmed(left=max(0.0, taken.right + _GAP - told.x)), UNDER)
        canvas.text(self.shown, value, VALUE)

    def _room_for_role(self, canvas: Canvas, usual: float, row: float) -> float:
        """Return the width for the role; a long one shares the line with the other text by their lengths."""
        needed, beside = (canvas.measure(text, UNDER)[0] + 2 for text in (self.role, self.told))
        return max(usual, min(needed, (row - _GAP) * needed / (needed + beside)))

    def _draw_gauge(self, canvas: Canvas, track: Rect) -> None:
        canvas.fill(track, _TRACK, 1, 9)
        share, ink = self._filled()
        if share > 0:
            canvas.fill(Rect(track.x, track.y, max(18.0, track.w * share), track.h), ink, 1, 9)
        canvas.outline(track, GOLD_DARK, 2, 9)

    def _filled(self) -> tuple[float, Colour]:
        """Return share and colour of the bar: gold while decisions are judged, then the seat's colour."""
        if not self.count.is_full:
            return self.count.done / max(1, self.count.of), GOLD
        return (self.value or 0.0) / 100, self.person.ink
