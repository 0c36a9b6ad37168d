"""The chart of points by turn: a line for each seat, which differ in colour, dashes and markers."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import pairwise
from math import dist

from scenes.common.chart_lines import draw_dashed, draw_line, draw_marker
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BURGUNDY, CAPTION, INK_SOFT, SMALL, STONE
from scenes.engine.widgets import Look, Widget
from scenes.kit.players import Person
from scenes.screens.scores.history import nice_step
from scenes.screens.scores.label_spread import apart
from scenes.screens.scores.story import StoryMoment
from scenes.screens.scores.story_rows import draw_disc

LABEL = SMALL.inked(INK_SOFT).to_right
UNDER = CAPTION.inked(INK_SOFT).centered
MARKERS = 12
NUMBERS = 10
CREST = (40.0, 47.0)
TICK = 6.0
MARK, MARK_LIFT = 32.0, 30.0
CLEAR, DOTS = MARK / 2 + 4, 10.0
BESIDE = 22.0
APART = 6.0
"""Distance of lines that would cover each other; the one that ends higher lies above."""
_TO_CREST = (3, 4)
"""Dashes of the line to a crest, so that it does not look like a part of the match."""
_AROUND = (
    (0, -1), (0, 1), (-1, -1), (1, -1), (-1, 1), (1, 1), (-1.3, 0), (0, -2), (0, 2), (-2, -1), (-2, 1), (0, -3), (0, 3),
)  # fmt: skip
"""Positions of a mark around its point, nearest first, in units of MARK_LIFT."""


@dataclass(frozen=True)
class Chart(Widget):
    """Draw the points of all seats by turn, with marks for the moments of the story.

    `by_turn` holds the points at the start and after each turn, `drawn` returns the share of the lines shown.
    """

    by_turn: Mapping[int, tuple[int, ...]]
    people: Sequence[Person]
    story: Sequence[StoryMoment]
    drawn: Callable[[], float] = field(default=lambda: 1.0, compare=False)

    @property
    def turns(self) -> list[int]:
        """Return the numbers of the turns."""
        return list(self.by_turn)

    @cached_property
    def rows(self) -> list[tuple[int, ...]]:
        """Return the points at the start and after each turn."""
        return list(self.by_turn.values())

    @cached_property
    def low(self) -> int:
        """Return the lower end of the scale."""
        return min(0, *(min(row) for row in self.rows))

    @cached_property
    def high(self) -> int:
        """Return the upper end of the scale."""
        return max(1, *(max(row) for row in self.rows))

    @property
    def area(self) -> Rect:
        """Return where the lines run."""
        return self.rect.trimmed(left=58, right=72, bottom=34, top=8)

    def live(self) -> Hashable:
        """Return the share of the lines that is shown."""
        return self.drawn()

    def at(self, turn: int, points: float) -> Point:
        """Return the position of that many points at the turn with that place in the chart."""
        share = turn / max(1, len(self.rows) - 1)
        height = (points - self.low) / (self.high - self.low)
        return self.area.x + self.area.w * share, self.area.bottom - self.area.h * height

    def draw(self, canvas: Canvas, look: Look) -> None:
        self._draw_scale(canvas)
        shown = self.rect.trimmed(right=self.rect.w * (1 - self.drawn())).outset(0, 40)
        with canvas.clipped(shown):
            self._draw_lines(canvas)
        if self.drawn() == 1:
            self._draw_crests(canvas)
            self._draw_marks(canvas)

    @cached_property
    def lines(self) -> dict[int, list[Point]]:
        """Return the line of each seat; lines with equal points lie beside each other."""
        ranked = sorted((person.seat for person in self.people), key=lambda seat: -self.rows[-1][seat])
        found: dict[int, list[Point]] = {person.seat: [] for person in self.people}
        for turn, row in enumerate(self.rows):
            above = sorted(ranked, key=lambda seat: -row[seat])
            points = [self.at(turn, row[seat]) for seat in above]
            heights = apart([y for _, y in points], APART, self.area.bottom)
            for seat, (x, _), height in zip(above, points, heights, strict=True):
                found[seat].append((x, height))
        return found

    def _draw_lines(self, canvas: Canvas) -> None:
        for person in self.people:
            points = self.lines[person.seat]
            draw_line(canvas, points, person.seat, person.ink)
            step = max(1, round(len(points) / MARKERS))
            for turn in range(step, len(points), step):
                draw_marker(canvas, points[turn], person.seat, person.ink)
            draw_marker(canvas, points[-1], person.seat, person.ink)

    def _draw_marks(self, canvas: Canvas) -> None:
        for number, (moment, place) in enumerate(self.marks(), start=1):
            ink = self.people[moment.seat].ink
            canvas.line(self._foot_of(moment), place, ink, 2)
            draw_disc(canvas, number, place, ink, MARK)

    def _foot_of(self, moment: StoryMoment) -> Point:
        return self.lines[moment.seat][moment.place]

    def marks(self) -> list[tuple[StoryMoment, Point]]:
        """Return each moment with the place of its mark.

        It is the nearest place that covers neither lines nor other marks, else the one with most room.
        """
        dots = [point for line in self.lines.values() for point in _dotted(line)]
        places: list[Point] = []
        for moment in self.story:
            x, y = self._foot_of(moment)
            around = [(x + dx * MARK_LIFT, y + dy * MARK_LIFT) for dx, dy in _AROUND]
            free = {place: _free(place, dots, places) for place in around if self._room.contains(place)}
            widest = max(free, key=lambda place: free[place])
            places.append(next((place for place in free if free[place] > CLEAR), widest))
        return list(zip(self.story, places, strict=True))

    @property
    def _room(self) -> Rect:
        return self.area.trimmed(left=MARK / 2).outset(0, MARK / 4)

    def _draw_scale(self, canvas: Canvas) -> None:
        step = nice_step(self.high - self.low)
        for points in range(self.low // step * step, self.high + 1, step):
            if points < self.low:
                continue
            x, y = self.at(0, points)
            canvas.line((x, y), (self.area.right, y), STONE, 1.5)
            canvas.text(numeral(points), Rect(self.rect.x, y - 16, 48, 32), LABEL)
        self._draw_turns(canvas)
        end = [(self.area.right, self.area.y), (self.area.right, self.area.bottom)]
        draw_dashed(canvas, end, (5, 5), BURGUNDY, 1.5)

    def _draw_turns(self, canvas: Canvas) -> None:
        """Draw a tick for each turn; if there is no room for all numbers, round ones and the last."""
        canvas.rule(self.area, self.area.bottom, STONE)
        step = nice_step(len(self.turns) - 1, NUMBERS)
        for place, turn in enumerate(self.turns[1:], start=1):
            x, y = self.at(place, self.low)
            canvas.line((x, y), (x, y + TICK), INK_SOFT, 1.5)
            is_last = place == len(self.turns) - 1
            if is_last or (turn % step == 0 and len(self.turns) - 1 - place > step // 2):
                style = UNDER.inked(BURGUNDY) if is_last else UNDER
                canvas.text(str(turn), Rect(x - 30, self.area.bottom + 4, 60, 30), style)

    def _draw_crests(self, canvas: Canvas) -> None:
        """Draw the crests beside the ends of the lines, without overlaps, above the axis."""
        order = sorted(self.people, key=lambda person: self.lines[person.seat][-1][1])
        step = CREST[1] + 4
        y = self.rect.y - CREST[1]
        for left, person in zip(range(len(order), 0, -1), order, strict=True):
            end = self.lines[person.seat][-1]
            beside = end[1] - CREST[1] / 2
            y = max(y + step, min(beside, self.area.bottom + CREST[1] / 2 - left * step))
            crest = Rect(self.area.right + BESIDE, y, *CREST)
            draw_dashed(canvas, [end, (crest.x + 4, crest.center[1])], _TO_CREST, STONE, 1.5)
            canvas.image_fitted(person.crest, crest)


def _dotted(line: Sequence[Point]) -> Iterator[Point]:
    """Yield points along a line, so close that no mark fits between them."""
    for (x, y), (to_x, to_y) in pairwise(line):
        steps = max(1, round(dist((x, y), (to_x, to_y)) / DOTS))
        yield from ((x + (to_x - x) * step / steps, y + (to_y - y) * step / steps) for step in range(steps + 1))


def _free(place: Point, dots: Sequence[Point], marks: Sequence[Point]) -> float:
    """Return the distance of a mark from lines and from other marks."""
    return min(*(dist(place, dot) for dot in dots), *(dist(place, mark) - MARK / 2 for mark in marks))
