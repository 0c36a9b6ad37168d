"""The chart of every seat's chance to win, with a mark at each moment."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Literal

from game.coach.summary import Moment, Point
from scenes.common.chart_lines import draw_dashed, draw_line, draw_marker
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Point as Place
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BURGUNDY,
    CAPTION,
    CREAM,
    GOLD_DARK,
    INK_SOFT,
    NOTE,
    PARCHMENT_LIGHT,
    SMALL,
    STONE,
    Colour,
)
from scenes.engine.widgets import Look, Widget
from scenes.kit.players import Person
from scenes.screens.coach.moment_marks import LARGE, draw_mark, ink_of
from scenes.screens.coach.moment_marks import SMALL as SMALL_MARK
from scenes.screens.coach.wording import chance_told, percent, surely_within

LABEL = SMALL.inked(INK_SOFT).to_right
UNDER = CAPTION.inked(INK_SOFT).centered
OWN_WIDTH, OTHER_WIDTH = 5.0, 3.4
_MARKERS = 10
_CLOSEST = 9.0
_BAND = (222, 198, 146)
_CREST = (30.0, 36.0)
_TINY = 15.0
_NARROW = 26.0
"""Width up to which a turn has no number."""
_NUMBERS = 26.0
_ROOM = 2 * LARGE + 4
_MOST_MARKS = 5
_RING = 9.0
Size = Literal["large", "small", "on_wood"]
"""Form of the chart: with words and crests, without them on parchment, or without them on bare wood."""


@dataclass(frozen=True, slots=True)
class MatchCurve:
    """Hold what the chart shows: chances over the entries, moments and turns."""

    points: Sequence[Point]
    moments: Sequence[Moment]
    length: int
    turns: Sequence[tuple[int, int]]
    """Number of each turn, and how many entries were played before it."""
    prefix: str
    """Prefix of the game's messages."""
    people: Sequence[Person]
    viewer: int
    swings: Mapping[int, str] = field(default_factory=dict)
    """Sentence that explains each swing of the viewer's chance, by the length of its point."""
    is_whole: bool = True
    """False while later decisions are not judged."""
    now: int | None = None
    """Step that is shown beside the chart."""

    @property
    def known(self) -> int:
        """Return the number of entries up to which the match has been judged."""
        if self.is_whole or len(self.points) < 2:
            return self.points[-1].length if self.points else 0
        return self.points[-2].length

    def shown(self) -> list[Point]:
        """Return the points up to there."""
        return [point for point in self.points if point.length <= self.known]


@dataclass(frozen=True)
class Graph(Widget):
    """Show the chart; Left and Right go from point to point, Enter or a click opens the moment."""

    ground: Rect
    course: MatchCurve
    catalog: Catalog
    on_open: Callable[[int], None] = field(compare=False)
    size: Size = "large"

    focusable = True

    @property
    def is_small(self) -> bool:
        """Return whether it stands beside something else."""
        return self.size != "large"

    @property
    def is_on_wood(self) -> bool:
        """Return whether it stands on wood."""
        return self.size == "on_wood"

    @property
    def field(self) -> Rect:
        """Return where the lines run: numbers of turns stand below it, on the same ground where it is small."""
        return self.ground.trimmed(bottom=_NUMBERS) if self.is_small else self.ground

    @property
    def cursor(self) -> int:
        """Return the index of the point it explains."""
        return self.mount.state_or(len(self.course.shown()) - 1)

    @property
    def explains(self) -> bool:
        """Return whether it has a tooltip."""
        return True

    def tooltip_text(self) -> str:
        """Return what the point says that it explains."""
        return self._told()

    def adopt(self, old: "Graph") -> None:
        self.mount.set_state(min(old.cursor, len(self.course.shown()) - 1))

    def at(self, length: float, chance: float) -> Place:
        """Return the position of a chance after that many entries."""
        share = length / max(1, self.course.length)
        return self.field.x + self.field.w * share, self.field.bottom - self.field.h * chance

    def _place_of(self, point: Point, seat: int) -> Place:
        """Return the position of a seat's chance; only at the end it may be 0 or 1."""
        chance = point.chances[seat]
        return self.at(point.length, chance if point.length == self.course.length else surely_within(chance))

    def _foot_of(self, moment: Moment) -> Place:
        """Return the position of a moment on the viewer's line."""
        return self.at(moment.judged.end, surely_within(moment.judged.own.chance))

    # Input

    def press(self) -> None:
        points = self.course.shown()
        if points:
            self.play("page")
            self.on_open(max(0, points[self.cursor].length - 1))

    def on_key(self, press: KeyPress) -> bool:
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(press.command or Command.BACK)
        points = self.course.shown()
        if step is None or not points or not 0 <= self.cursor + step < len(points):
            return False
        self.mount.set_state(self.cursor + step)
        return True

    def on_pointer(self, pointer: PointerEvent) -> bool:
        points = self.course.shown()
        if pointer.kind not in ("move", "down") or not points:
            return False
        if pointer.kind == "down" and (mark := self._mark_at(pointer.position)) is not None:
            self.play("page")
            self.on_open(mark.entry)
            return True
        self.mount.set_state(
            min(range(len(points)), key=lambda i: abs(self.at(points[i].length, 0)[0] - pointer.position[0]))
        )
        return False

    def mark_places(self) -> list[Place]:
        """Return the positions of the moments' marks in order of time."""
        return [place for _, place in self._marks()]

    def _mark_at(self, position: Place) -> Moment | None:
        for moment, (x, y) in self._marks():
            if abs(position[0] - x) <= LARGE and abs(position[1] - y) <= LARGE:
                return moment
        return None

    def _told(self) -> str:
        points = self.course.shown()
        if not points:
            return ""
        point = points[self.cursor]
        told = percent if point.length == self.course.length else chance_told
        lines = [f"{person.name}: {told(self.catalog, point.chances[person.seat])}" for person in self.course.people]
        return "\n".join(filter(None, (*lines, self.course.swings.get(point.length))))

    # Look

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_on_wood:
            canvas.fill(self.ground.outset(3), GOLD_DARK, 1, 4)
            canvas.fill(self.ground, PARCHMENT_LIGHT)
        self._draw_turns(canvas)
        self._draw_scale(canvas)
        self._draw_lines(canvas)
        if self.course.now is not None:
            self._draw_rule(canvas, self.course.now, BURGUNDY)
        if look.hovered or look.focused:
            self._draw_cursor(canvas)
        self._draw_marks(canvas)
        if not self.is_small:
            self._draw_crests(canvas)

    def _draw_turns(self, canvas: Canvas) -> None:
        bands = self._bands()
        for _, band in bands[::2]:
            canvas.fill(band, _BAND, 0.55)
        named = [(turn, band) for turn, band in bands if band.w > _NARROW]
        is_told = not self.is_small and all(self._has_room(canvas, turn, band) for turn, band in named)
        for turn, band in named:
            height = _NUMBERS if self.is_small else 30
            low = Rect(band.x, band.bottom if self.is_small else band.bottom + 4, band.w, height)
            canvas.text(self._name(turn) if is_told else str(turn), low, UNDER)
        if named and not is_told and not self.is_small:
            unit = Rect(self.rect.x, self.field.bottom + 16, self.field.x - self.rect.x - 10, 28)
            canvas.text(self.catalog(f"{self.course.prefix}-stretches"), unit, LABEL)

    def _bands(self) -> list[tuple[int, Rect]]:
        """Return the area of each turn."""
        starts = [start for _, start in self.course.turns] + [self.course.length]
        edges = [self.at(start, 0)[0] for start in starts]
        turns = [turn for turn, _ in self.course.turns]
        places = [Rect(left, self.field.y, right - left, self.field.h) for left, right in pairwise(edges)]
        return list(zip(turns, places, strict=True))

    def _name(self, turn: int) -> str:
        return self.catalog(f"{self.course.prefix}-stretch", n=turn)

    def _has_room(self, canvas: Canvas, turn: int, band: Rect) -> bool:
        return canvas.measure(self._name(turn), UNDER)[0] <= band.w - 8

    def _draw_scale(self, canvas: Canvas) -> None:
        for chance in (0.0, 0.5, 1.0) if self.is_small else (0.0, 0.25, 0.5, 0.75, 1.0):
            x, y = self.at(0, chance)
            canvas.line((x, y), (self.field.right, y), STONE if 0 < chance < 1 else INK_SOFT, 1.5)
            if chance in (0.0, 0.5, 1.0) and not (self.is_small and chance == 0.5):
                place = Rect(self.rect.x, y - 15, self.field.x - self.rect.x - 10, 30)
                label = LABEL.inked(CREAM) if self.is_on_wood else LABEL
                canvas.text(percent(self.catalog, chance), place.kept_inside(self.rect), label)

    def _draw_lines(self, canvas: Canvas) -> None:
        course, points = self.course, self.course.shown()
        order = sorted(course.people, key=lambda person: person.seat == course.viewer)
        for person in order:
            line = _thinned([self._place_of(point, person.seat) for point in points])
            is_own = person.seat == course.viewer
            if is_own:
                draw_dashed(canvas, line, (), PARCHMENT_LIGHT, OWN_WIDTH + 3)
            draw_line(canvas, line, person.seat, person.ink, OWN_WIDTH if is_own else OTHER_WIDTH)
            if not self.is_small:
                for place in line[:: max(1, round(len(line) / _MARKERS))]:
                    draw_marker(canvas, place, person.seat, person.ink)
        self._draw_swings(canvas, points)
        if not course.is_whole:
            self._draw_unknown(canvas)

    def _draw_swings(self, canvas: Canvas, points: Sequence[Point]) -> None:
        """Draw a ring on the viewer's line where its chance swings; the tooltip there explains it."""
        viewer = next(person for person in self.course.people if person.seat == self.course.viewer)
        for point in points:
            if point.length in self.course.swings:
                place = self._place_of(point, viewer.seat)
                canvas.circle(place, _RING, viewer.ink)
                canvas.circle(place, _RING - 4, PARCHMENT_LIGHT)

    def _draw_unknown(self, canvas: Canvas) -> None:
        x = self.at(self.course.known, 0)[0]
        canvas.fill(Rect(x, self.field.y, self.field.right - x, self.field.h), INK_SOFT, 0.22)
        draw_dashed(canvas, [(x, self.field.y), (x, self.field.bottom)], (7, 6), BURGUNDY, 2)
        if self.field.right - x > 320:
            plate = Rect(x, self.field.y, self.field.right - x, self.field.h).centered(290, 54)
            canvas.skin("plate", plate)
            not_yet = f"{markup.icon('clock')} {self.catalog('coach-not-yet')}"
            canvas.text(not_yet, plate.inset(14, 6), NOTE.centered)

    def _draw_cursor(self, canvas: Canvas) -> None:
        points = self.course.shown()
        if points:
            self._draw_rule(canvas, points[self.cursor].length, GOLD_DARK)

    def _draw_rule(self, canvas: Canvas, length: int, ink: Colour) -> None:
        x = self.at(length, 0)[0]
        canvas.line((x, self.field.y), (x, self.field.bottom), ink, 2.5)

    def _marks(self) -> list[tuple[Moment, Place]]:
        """Return the moments with their marks' positions, moved apart where they would cover each other."""
        placed = list[tuple[Moment, Place]]()
        for moment in self.course.moments:
            x, y = self._foot_of(moment)
            if self.is_small:
                place = self._moved_on((x, self.field.y + _TINY + 3), placed)
            else:
                place = self._moved_up((x, y - 34), placed)
            placed.append((moment, place))
        return placed

    def _moved_up(self, place: Place, placed: Sequence[tuple[Moment, Place]]) -> Place:
        """Return the nearest free position above, else below; in a full field marks may cover each other."""
        (x, y), highest = place, self.field.y + 8
        up = [y - step * _ROOM for step in range(_MOST_MARKS) if y - step * _ROOM >= highest]
        down = [max(y, highest) + step * _ROOM for step in range(_MOST_MARKS)]
        free = (
            height for height in [*up, *down]
            if not any(abs(x - there[0]) < _ROOM and abs(height - there[1]) < _ROOM for _, there in placed)
        )  # fmt: skip
        return x, next(free, max(y, highest))

    def _moved_on(self, place: Place, placed: Sequence[tuple[Moment, Place]]) -> Place:
        x, y = place
        while any(abs(x - other[0]) < 2 * _TINY + 4 for _, other in placed):
            x += 2 * _TINY + 6
        return x, y

    def _draw_marks(self, canvas: Canvas) -> None:
        costliest = max((moment.points for moment in self.course.moments if not moment.is_praise), default=0)
        for moment, (x, y) in self._marks():
            foot = self._foot_of(moment)
            canvas.line((x, y), foot, ink_of(moment), 2.5)
            canvas.circle(foot, 6, ink_of(moment))
            large, small = (_TINY + 2, _TINY) if self.is_small else (LARGE, SMALL_MARK)
            draw_mark(canvas, (x, y), moment, large if moment.points == costliest else small)

    def _draw_crests(self, canvas: Canvas) -> None:
        points = self.course.shown()
        if not points or not self.course.is_whole:
            return
        order = sorted(self.course.people, key=lambda person: -points[-1].chances[person.seat])
        y = self.field.y - _CREST[1]
        for left, person in zip(range(len(order), 0, -1), order, strict=True):
            step = _CREST[1] + 4
            beside = self.at(0, points[-1].chances[person.seat])[1] - _CREST[1] / 2
            y = max(y + step, min(beside, self.field.bottom + _CREST[1] / 2 - left * step))
            canvas.image_fitted(person.crest, Rect(self.field.right + 12, y, *_CREST))


def _thinned(line: Sequence[Place]) -> list[Place]:
    """Return the line without points that are too close to the one before; the last one stays."""
    kept = list(line[:1])
    for place in line[1:-1]:
        if place[0] - kept[-1][0] >= _CLOSEST:
            kept.append(place)
    return [*kept, *line[1:][-1:]]
