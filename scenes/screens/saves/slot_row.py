"""One match in a list: picture, city, seats with their points, and time."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from game.core.listing import Slot
from scenes.common.game_catalogue import all_cities, city_of, stretch_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import INKS, crest, draw_badge
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog, numeral
from scenes.engine.theme import BODY, BURGUNDY, INK, NOTE, NUMBER, PANEL_HEADING, SMALL
from scenes.engine.widgets import Look, Widget
from scenes.kit.players import name_in
from scenes.screens.saves.thumbnails import picture_of

ROW_HEIGHT = 178.0
PICTURE = (262.0, 148.0)
BUTTON_HEIGHT = 48.0
POINTS = NUMBER.but(align="left", colour=INK, size=28)
CREST_ROOM, NAME_GAP = 53.0, 9.0
SEAT_GAPS = (18.0, 34.0)
NAME_LIMIT = 190.0


@dataclass(frozen=True)
class SlotRow(Widget):
    """Draw a row; its buttons are separate widgets inside `buttons_area`."""

    slot: Slot
    name: str
    time: str
    remark: str
    names: Sequence[str]

    @classmethod
    def of(cls, scene: Scene, rect: Rect, slot: Slot) -> "SlotRow":
        """Return the row of a match."""
        catalog = scene.app.catalog
        names = [name_in(catalog, seat.name) for seat in slot.seats]
        told = name_of(slot, catalog), time_of(slot, catalog), remark_of(slot, catalog)
        return cls(f"row-{slot.id}", rect, slot, *told, names)

    @staticmethod
    def buttons_area(rect: Rect) -> Rect:
        """Return the place for the buttons of a row."""
        body = rect.inset(18, 15).trimmed(left=PICTURE[0] + 22)
        return body.split_bottom(BUTTON_HEIGHT)[1]

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        area = self.rect.inset(18, 15)
        picture, body = area.split_left(PICTURE[0], 22)
        self._draw_picture(canvas, picture.centered(*PICTURE))
        head, rest = body.split_top(40, 4)
        self._draw_head(canvas, head)
        seats = rest.split_top(44)[0]
        if self.slot.problem is not None:
            canvas.paragraph(self.remark, seats, NOTE.inked(BURGUNDY))
        else:
            self._draw_seats(canvas, seats)

    def _draw_head(self, canvas: Canvas, head: Rect) -> None:
        """Draw name, remark and time; the remark of a damaged match is drawn below instead."""
        time = canvas.measure(self.time, SMALL)[0] + 8
        left, right = head.split_right(min(time, head.w * 0.55), 16)
        canvas.text(self.time, right, SMALL.to_right)
        width = left.w
        if self.remark and self.slot.problem is None:
            width = min(canvas.measure(self.name, PANEL_HEADING)[0] + 4, left.w * 0.55)
            canvas.text(self.remark, left.trimmed(left=width + 20), NOTE.to_right)
        canvas.text(self.name, left.split_left(width)[0], PANEL_HEADING)

    def _draw_picture(self, canvas: Canvas, rect: Rect) -> None:
        canvas.fill(rect.outset(3), (60, 38, 18), 1, 4)
        surface = picture_of(self.slot.picture) if self.slot.picture else None
        if surface is not None:
            canvas.picture(surface, rect)
            return
        canvas.image_fitted("common/art/backdrop_evening", rect, cover=True)
        if any(city.id == self.slot.game for city in all_cities()):
            canvas.image(f"{self.slot.game}/art/emblem", rect.centered(rect.h - 16, rect.h - 16))

    def _draw_seats(self, canvas: Canvas, area: Rect) -> None:
        """Draw crest, name and points of each seat.

        If they are wider than the row, the gaps shrink first, then all names by the same share.
        """
        names = [min(NAME_LIMIT * canvas.text_scale, canvas.measure(name, BODY)[0] + 2) for name in self.names]
        points = [canvas.measure(numeral(total), POINTS)[0] + 2 for total in self.slot.totals]
        room = area.w - (CREST_ROOM + NAME_GAP) * len(names) - sum(points)
        gaps = max(1, len(names) - 1)
        gap = max(SEAT_GAPS[0], min(SEAT_GAPS[1], (room - sum(names)) / gaps))
        share = min(1.0, (room - gap * gaps) / max(1.0, sum(names)))
        x = area.x
        for number, seat in enumerate(self.slot.seats):
            colour = seat.colour or "LFQTS"[number]
            canvas.image(crest(colour), Rect(x, area.y + 1, 36, 42))
            draw_badge(canvas, Rect(x + 20, area.y + 18, 28, 28), colour)
            words = Rect(x + CREST_ROOM, area.y, names[number] * share, area.h)
            drawn = canvas.text(self.names[number], words, BODY.inked(INKS[colour]).tightest)
            end = min(drawn.right, words.right) + NAME_GAP
            canvas.text(numeral(self.slot.totals[number]), Rect(end, area.y, points[number], area.h), POINTS)
            x = end + points[number] + gap


def name_of(slot: Slot, catalog: Catalog) -> str:
    """Return the name of the match; without one that of the city, or of the file if it is damaged."""
    if slot.name:
        return slot.name
    return city_of(slot.game).name(catalog) if slot.problem is None else slot.id


def time_of(slot: Slot, catalog: Catalog) -> str:
    """Return when it was saved: the hour today, else the day; for a match going on also how far it is."""
    when = datetime.fromtimestamp(slot.modified)
    hour = f"{when:%H:%M}"
    if when.date() == datetime.now().date():
        saved = catalog("saves-today", time=hour)
    else:
        saved = catalog("saves-day", day=str(when.day), month=catalog(f"month-{when.month}"), year=str(when.year))
    if slot.problem is not None or slot.finished:
        return saved
    return f"{stretch_of(slot, catalog)}  ·  {saved}"


def remark_of(slot: Slot, catalog: Catalog) -> str:
    """Return why the match is damaged, or that it is practice; else empty."""
    if slot.problem is not None:
        return catalog(slot.problem.key, **dict(slot.problem.values))
    return catalog("option-practice") if slot.is_practice else ""
