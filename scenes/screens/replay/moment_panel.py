"""A moment in words: the move, the better one, all options that were judged, and the parts of the points."""

from dataclasses import dataclass

from scenes.common.chart_lines import draw_dashed
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import GREEN, PARCHMENT_LIGHT, REMARK, SMALL, TOOLTIP, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.screens.coach.action_arrows import BEST, BETTER, PLAYED, Pen
from scenes.screens.coach.moment_layout import BETTER as BETTER_WORDS
from scenes.screens.coach.moment_layout import LOSS, draw_both, draw_head, draw_parts
from scenes.screens.coach.moment_layout import PLAYED as PLAYED_WORDS
from scenes.screens.coach.wording import MomentWords

_NOTE = REMARK.at_top.tightest
_WAY = SMALL.tightest
_NUMBER = TOOLTIP.to_right.tight
_RULE, _ROW, _LINE, _FOOT = 14.0, 44.0, 34.0, 32.0
_POINTS, _WIN = 104.0, 78.0
_MOST_WAYS = 4
_NOTE_SHARE = 0.6
"""Largest share of the room that the explanation may take."""
_FIGURES_SHARE = 0.45
"""Largest share of the room for the parts of the points, one per line."""
_WIDE = 400.0
"""Width from which the panel has the table of options."""


@dataclass(frozen=True)
class MomentPanel(Widget):
    """Draw the moment line by line; its tooltip has what does not fit."""

    words: MomentWords
    number: int
    of: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        rest, foot = draw_head(canvas, self.rect.inset(22, 18), self.words).split_bottom(_FOOT)
        is_wide = self.rect.w >= _WIDE
        if is_wide:
            self._draw_whole(canvas, rest)
        else:
            self._draw_short(canvas, rest)
        told, place = foot.split_right(foot.w * (0.4 if is_wide else 0.62), 6)
        canvas.text(self.words.error_and_worlds if is_wide else self.words.error, told, _NOTE)
        canvas.text(self.words.number(self.number, self.of), place, _NOTE.to_right)

    def _draw_short(self, canvas: Canvas, area: Rect) -> None:
        """Draw the panel without options; the parts of the points have lines of their own if there is room."""
        area, chances = area.split_bottom(_LINE)
        parts, explained = self.words.all_parts, self.words.parts_explained
        both, figures = area.split_bottom(len(parts) * _LINE, 6)
        if figures.h > area.h * _FIGURES_SHARE:
            both = draw_parts(canvas, area, self.words.reason)
        else:
            for part, row in zip(parts, figures.rows(len(parts), 0), strict=True):
                _draw_part(canvas, row, part)
            needed = canvas.measure(explained, _NOTE, area.w)[1] + 2 * _RULE
            if needed < both.h * _NOTE_SHARE:
                both, note = both.split_bottom(needed)
                canvas.paragraph(explained, _ruled(canvas, note), _NOTE)
        draw_both(canvas, both, self.words)
        canvas.rule(chances, chances.y - 1)
        canvas.text(self.words.chances, chances, _NOTE)

    def _draw_whole(self, canvas: Canvas, area: Rect) -> None:
        area = _written(canvas, self.words.played, area, PLAYED_WORDS, area.h * 0.2)
        area = _written(canvas, self.words.better, area, BETTER_WORDS, area.h * 0.3)
        area = _ruled(canvas, area)
        area = self._draw_ways(canvas, area)
        if self.words.all_parts:
            self._draw_parts(canvas, _ruled(canvas, area), self.words.all_parts)

    def _draw_ways(self, canvas: Canvas, area: Rect) -> Rect:
        words, judged = self.words, self.words.moment.judged
        head, area = area.split_top(_LINE, 2)
        name, points, win = _columns(head)
        for text, cell in zip(words.way_heads, (name, points, win), strict=True):
            canvas.text(text, cell, _NOTE if cell is name else _NOTE.to_right)
        for place in range(min(_MOST_WAYS, len(judged.ways))):
            row, area = area.split_top(_ROW, 4)
            self._draw_way(canvas, row, place)
        return area

    def _draw_way(self, canvas: Canvas, row: Rect, place: int) -> None:
        words, moment = self.words, self.words.moment
        name, points, win = _columns(row)
        is_played, is_better = place == moment.judged.played, place == 0 and not moment.is_praise
        if is_played or is_better:
            canvas.fill(row.outset(8, 0), PARCHMENT_LIGHT, 0.8, 8)
        if is_played:
            _draw_sample(canvas, row, BEST if moment.is_praise else PLAYED)
        elif is_better:
            _draw_sample(canvas, row, BETTER)
        canvas.paragraph(words.way(place), name.trimmed(left=40), _WAY.but(face="strong" if is_better else "body"))
        canvas.text(words.way_gain(place), points, _NUMBER)
        canvas.text(words.way_chance(place), win, _NUMBER)

    def _draw_parts(self, canvas: Canvas, area: Rect, parts: list[tuple[str, str]]) -> None:
        """Draw the parts of the points, one per line if there is room, else two."""
        head, area = area.split_top(_LINE, 2)
        canvas.text(self.words.parts_head, head, _NOTE)
        abreast = 1 if len(parts) * (_LINE + 2) <= area.h else 2
        for number, part in enumerate(parts):
            row = Rect(area.x, area.y + number // abreast * (_LINE + 2), area.w, _LINE)
            _draw_part(canvas, row.columns(abreast, 24)[number % abreast], part)


def _draw_part(canvas: Canvas, row: Rect, part: tuple[str, str]) -> None:
    name, change = part
    names, value = row.split_right(64, 6)
    canvas.text(name, names, _WAY)
    canvas.text(change, value, _NUMBER.inked(LOSS if change.startswith("−") else GREEN))


def _draw_sample(canvas: Canvas, row: Rect, pen: Pen) -> None:
    y = row.center[1]
    draw_dashed(canvas, [(row.x, y), (row.x + 30, y)], pen.dash(6), pen.ink, 5)


def _columns(row: Rect) -> tuple[Rect, Rect, Rect]:
    rest, win = row.split_right(_WIN, 4)
    name, points = rest.split_right(_POINTS, 8)
    return name, points, win


def _written(canvas: Canvas, text: str, area: Rect, style: TextStyle, most: float) -> Rect:
    """Draw the text at the top; return what is left below."""
    height = canvas.measure(text, style, area.w)[1]
    place, rest = area.split_top(min(height + 2, most), 6)
    canvas.paragraph(text, place, style)
    return rest


def _ruled(canvas: Canvas, area: Rect) -> Rect:
    canvas.rule(area, area.y + _RULE / 2)
    return area.trimmed(top=_RULE)
