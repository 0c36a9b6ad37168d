"""The coach at work: the count, the board of the last decision judged, and its options with their errors."""

from dataclasses import dataclass

import pygame

from game.coach.agenda import Count
from game.coach.model import Judged
from game.coach.summary import Moment
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BURGUNDY,
    GOLD_DARK,
    INK,
    INK_SOFT,
    LEAD,
    PANEL_HEADING,
    SMALL_NOTE,
    SUBHEADING,
    TOOLTIP,
    Colour,
)
from scenes.engine.widgets import Look, Widget
from scenes.kit.fit_text import common_style
from scenes.screens.coach.action_arrows import BETTER
from scenes.screens.coach.moment_card import draw_picture
from scenes.screens.coach.wording import MomentWords, gain_told

COUNT = SUBHEADING.to_right.tight
BEGINS = LEAD.tight
WAY = TOOLTIP.tightest
GAIN = SUBHEADING.to_right.tight
FOOT = SMALL_NOTE.tight
PICTURE = (440.0, 220.0)
_COUNTED = 340.0
FEWEST_WAYS, MOST_WAYS = 2, 4
_BELOW_BAR = 46.0
_TRACK: Colour = (190, 160, 106)
_NAMES = 0.62
"""Share of an option's row for its name."""
_TICKS = 60
"""Number of decisions up to which each has a tick."""

Sample = tuple[Judged, MomentWords, pygame.Surface | None]


@dataclass(frozen=True)
class CoachProgress(Widget):
    """Show the progress; `sample` is the judging of one decision, None before the first."""

    count: Count
    told: str
    catalog: Catalog
    sample: Sample | None

    @staticmethod
    def picture_place(rect: Rect) -> Rect:
        """Return the place of the sample's picture."""
        return Rect(rect.x + 36, rect.y + 134, *PICTURE)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        inner = self.rect.inset(36, 22)
        head, rest = inner.split_top(48, 8)
        needed = canvas.measure(self.told, COUNT)[0] + 4
        title, count = head.split_right(max(_COUNTED, min(needed, head.w / 2)), 16)
        canvas.text(self.catalog("coach-working"), title, PANEL_HEADING)
        canvas.text(self.told, count, COUNT)
        self._draw_bar(canvas, rest.split_top(28)[0])
        foot = inner.split_bottom(34)[1]
        canvas.text(f"{markup.icon('eye')} {self.catalog('coach-fair')}", foot, FOOT)
        if self.sample is not None:
            self._draw_sample(canvas, *self.sample)
        else:
            words = rest.trimmed(top=_BELOW_BAR, bottom=foot.h)
            canvas.paragraph(self.catalog("coach-begins"), words, BEGINS)

    def _draw_bar(self, canvas: Canvas, bar: Rect) -> None:
        canvas.fill(bar, _TRACK, 1, 8)
        done = self.count.done / max(1, self.count.of)
        canvas.fill(Rect(bar.x, bar.y, bar.w * done, bar.h), BURGUNDY, 1, 8)
        for tick in range(1, self.count.of if self.count.of <= _TICKS else 0):
            x = bar.x + bar.w * tick / self.count.of
            canvas.line((x, bar.y + 4), (x, bar.bottom - 4), GOLD_DARK, 1.5)
        canvas.outline(bar, GOLD_DARK, 2, 8)

    def _draw_sample(self, canvas: Canvas, judged: Judged, words: MomentWords, picture: pygame.Surface | None) -> None:
        place = self.picture_place(self.rect)
        draw_picture(canvas, picture, place)
        area = Rect(place.right + 28, place.y - 4, self.rect.right - 36 - place.right - 28, place.h + 8)
        head, rest = area.split_top(36, 4)
        canvas.text(words.turn, head, SUBHEADING.tight)
        rows, note = rest.split_bottom(32, 4)
        names = self._named(judged, words)
        ways = list(zip(names, rows.rows(max(FEWEST_WAYS, len(names)), 2), strict=False))
        style = common_style(canvas.measure, [(name, _parts(row)[0]) for name, row in ways], WAY, wraps=True)
        for place_of_way, (name, row) in enumerate(ways):
            canvas.paragraph(name, _parts(row)[0], style)
            self._draw_gain(canvas, judged, place_of_way, row)
        canvas.text(f"{markup.icon('info')} {self.catalog('coach-whisker')}", note, FOOT)

    def _named(self, judged: Judged, words: MomentWords) -> list[str]:
        """Return the names of the best options; that of the played one says so."""
        names = [words.deed(way.deed[0]) for way in judged.ways[:MOST_WAYS]]
        return [
            self.catalog("coach-way-played", deed=name) if place == judged.played else name
            for place, name in enumerate(names)
        ]

    def _draw_gain(self, canvas: Canvas, judged: Judged, place: int, row: Rect) -> None:
        way, (_, bars, gain) = judged.ways[place], _parts(row)
        canvas.text(gain_told(self.catalog, judged, place), gain, GAIN)
        reach = max(1.0, *(abs(each.gain) + each.error for each in judged.ways))
        middle, unit = bars.center, bars.w / 2 / reach
        end = middle[0] + way.gain * unit
        canvas.line((middle[0], row.y + 2), (middle[0], row.bottom - 2), INK_SOFT, 1.5)
        bar = Rect(min(middle[0], end), middle[1] - 10, abs(end - middle[0]), 20)
        if bar.w > 1:
            canvas.fill(bar, BETTER.ink if way.gain > 0 else INK_SOFT, 1, 4)
        canvas.line((end - way.error * unit, middle[1]), (end + way.error * unit, middle[1]), INK, 2)


def _parts(row: Rect) -> tuple[Rect, Rect, Rect]:
    """Return the places of name, bar and number in an option's row."""
    names, rest = row.split_left(row.w * _NAMES, 10)
    return names, *rest.split_right(96, 8)


def as_moment(judged: Judged) -> Moment:
    """Return a judged decision as a moment, whether it lost anything or not."""
    return Moment(judged, is_praise=judged.played == 0 and len(judged.ways) > 1)
