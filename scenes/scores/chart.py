"""Points by turn: a line for each seat, told apart by colour, dash and marker, with its crest at the end."""

from collections.abc import Callable, Mapping, Sequence

from scenes.core.canvas import Canvas
from scenes.core.layout import Point, Rect
from scenes.core.text import numeral
from scenes.core.theme import BODY, BURGUNDY, INK_SOFT, SMALL, STONE
from scenes.core.widgets import Look, Widget
from scenes.kit.people import Person
from scenes.kit.seat_lines import draw_dashed, draw_line, draw_marker
from scenes.scores.history import nice_step
from scenes.scores.story import Moment
from scenes.scores.story_rows import draw_disc

LABEL = BODY.but(size=22, align="right", colour=INK_SOFT)
UNDER = SMALL.but(size=20, align="center", colour=INK_SOFT)
MARKERS = 12
NUMBERS = 10
CREST = (40.0, 47.0)
TICK = 6.0
MARK, MARK_LIFT = 32.0, 30.0


class Chart(Widget):
    """`by_turn` holds the points of all seats at the start and after each turn, by the number of the turn.

    The moments of the story stand on the lines of whose they are; `drawn` is the share of the lines shown so far.
    """

    def __init__(
        self, rect: Rect, by_turn: Mapping[int, tuple[int, ...]], people: Sequence[Person], story: Sequence[Moment]
    ) -> None:
        super().__init__("chart", rect)
        self.story = story
        self.drawn: Callable[[], float] = lambda: 1.0
        self.turns, self.rows, self.people = list(by_turn), list(by_turn.values()), people
        self.low = min(0, *(min(row) for row in self.rows))
        self.high = max(1, *(max(row) for row in self.rows))
        self.field = rect.trimmed(left=58, right=64, bottom=34, top=8)

    def at(self, turn: int, points: float) -> Point:
        share = turn / max(1, len(self.rows) - 1)
        height = (points - self.low) / (self.high - self.low)
        return self.field.x + self.field.w * share, self.field.bottom - self.field.h * height

    def draw(self, canvas: Canvas, look: Look) -> None:
        self._draw_scale(canvas)
        shown = self.rect.trimmed(right=self.rect.w * (1 - self.drawn())).outset(0, 40)
        with canvas.clipped(shown):
            self._draw_lines(canvas)
        if self.drawn() == 1:
            self._draw_crests(canvas)
            self._draw_marks(canvas)

    def _draw_lines(self, canvas: Canvas) -> None:
        for person in self.people:
            points = [self.at(turn, row[person.seat]) for turn, row in enumerate(self.rows)]
            draw_line(canvas, points, person.seat, person.ink)
            for turn in range(0, len(points), max(1, round(len(points) / MARKERS))):
                draw_marker(canvas, points[turn], person.seat, person.ink)
            draw_marker(canvas, points[-1], person.seat, person.ink)

    def _draw_marks(self, canvas: Canvas) -> None:
        """Over the line where there is room, else below it."""
        for number, moment in enumerate(self.story, start=1):
            x, y = self.at(moment.place, self.rows[moment.place][moment.seat])
            lift = -MARK_LIFT if y - MARK_LIFT - MARK / 2 >= self.rect.y else MARK_LIFT
            ink = self.people[moment.seat].ink
            canvas.line((x, y), (x, y + lift), ink, 2)
            draw_disc(canvas, number, (x, y + lift), ink, MARK)

    def _draw_scale(self, canvas: Canvas) -> None:
        step = nice_step(self.high - self.low)
        for points in range(self.low // step * step, self.high + 1, step):
            if points < self.low:
                continue
            x, y = self.at(0, points)
            canvas.line((x, y), (self.field.right, y), STONE, 1.5)
            canvas.text(numeral(points), Rect(self.rect.x, y - 16, 48, 32), LABEL)
        self._draw_turns(canvas)
        end = [(self.field.right, self.field.y), (self.field.right, self.field.bottom)]
        draw_dashed(canvas, end, (5, 5), BURGUNDY, 1.5)

    def _draw_turns(self, canvas: Canvas) -> None:
        """A tick for each turn; round numbers where there is no room for all, and always the last."""
        canvas.rule(self.field, self.field.bottom, STONE)
        step = nice_step(len(self.turns) - 1, NUMBERS)
        for place, turn in enumerate(self.turns[1:], start=1):
            x, y = self.at(place, self.low)
            canvas.line((x, y), (x, y + TICK), INK_SOFT, 1.5)
            is_last = place == len(self.turns) - 1
            if is_last or (turn % step == 0 and len(self.turns) - 1 - place > step // 2):
                style = UNDER.but(colour=BURGUNDY) if is_last else UNDER
                canvas.text(str(turn), Rect(x - 30, self.field.bottom + 4, 60, 30), style)

    def _draw_crests(self, canvas: Canvas) -> None:
        """Beside the line's end, moved apart where they would cover each other, and never below the axis' words."""
        order = sorted(self.people, key=lambda person: self.at(0, self.rows[-1][person.seat])[1])
        step = CREST[1] + 4
        y = self.rect.y - CREST[1]
        for left, person in zip(range(len(order), 0, -1), order, strict=True):
            beside = self.at(0, self.rows[-1][person.seat])[1] - CREST[1] / 2
            y = max(y + step, min(beside, self.field.bottom + CREST[1] / 2 - left * step))
            canvas.image_fitted(person.crest, Rect(self.field.right + 14, y, *CREST))
