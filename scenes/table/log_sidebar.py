"""The log beside the table: the latest turns, and under a heading those since the viewer's last turn.

If these have no room one by one, each seat's actions share a row, or one row for each chapter.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import dropwhile, groupby
from math import ceil

from scenes import navigation
from scenes.common.match_log import LogBlock, MatchLog, crest_of, gathered, gathered_whole, since_last_turn
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import BURGUNDY, LABEL, LOG_LINE, SECTION, SMALL, TextStyle
from scenes.engine.widgets import GlidingList, Label, Look, Panel, Widget
from scenes.engine.widgets.scroll_area import BAR, MARGIN
from scenes.engine.widgets.tooltip import draw_tooltip
from scenes.kit.position_view import AnyPosition
from scenes.table.playback.event_playback import EventPlayback

Row = LogBlock | str
"""A block, or the heading of a chapter."""
_SHOWN = 40
"""Number of latest blocks; the log page has more."""
LINE = LOG_LINE
_SMALLER = (20.0, 18.0, 17.0)
_LEAST = 20.0
"""Letters get no smaller than this, at whatever text size."""
_CREST = 32.0
_SIDE, _BESIDE = 3.0, 5.0
_SAME = 0.5
"""Share of a text that must be unchanged for a row to count as the one before, grown."""
_WHO = 44.0
"""Height of the crest in its row."""
_LEAST_ROW = 44.0
_NEWS = LABEL.inked(BURGUNDY).centered
_NEWS_HEAD = 34.0
_CHAPTER = SMALL.but(size=19, face="strong", colour=BURGUNDY, smallest=0.7)
_CHAPTER_HEAD = 24.0
_HEAD = SECTION.centered.tightest
_GAP = 8.0
_AROUND = 16.0
_TIGHT_ROW, _TIGHT_GAP, _TIGHT_AROUND = 34.0, 4.0, 8.0
"""Least height, gap and margin of rows, if there is too little room for all that is new."""


@dataclass(frozen=True)
class BlockRow(Widget):
    """Show one block; pressing it opens the replay at that moment. New ones have a lighter ground."""

    focusable = True

    block: LogBlock = field(compare=False)
    text: str
    crest: str
    help_text: str
    on_press: Callable[[LogBlock], None] = field(compare=False)
    is_new: bool
    style: TextStyle = LINE

    @property
    def explains(self) -> bool:
        """Return whether it has a tooltip."""
        return True

    def adopt(self, old: "BlockRow") -> None:
        """Note whether the text is the old one, grown, so that its words are not faded in again."""
        alike = ceil(min(len(old.text), len(self.text)) * _SAME)
        self.mount.set_state(old.text[:alike] == self.text[:alike])

    def tooltip_text(self) -> str:
        """Return what the row leaves out, and what a press does."""
        if self.text == self.block.text:
            return self.help_text
        return f"{self.block.text}\n{markup.italic(self.help_text)}"

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw the tooltip beside the sidebar, so that the other rows stay visible."""
        target, column = self.screen_rect(), self.mount.parent.screen_rect() if self.mount.parent else SCREEN
        is_side = column.x > SCREEN.center[0]
        draw_tooltip(canvas, target, text, within=SCREEN.trimmed(right=SCREEN.right - column.x) if is_side else SCREEN)

    def press(self) -> None:
        """Open the replay at that moment."""
        self.on_press(self.block)

    def _hidden_above(self) -> float:
        """Return how much of the row is scrolled away, so that its crest can stay visible."""
        window = self.mount.parent.window() if self.mount.parent else None
        if window is None:
            return 0.0
        way = self.mount.parent.glide.way(self.id) if isinstance(self.mount.parent, GlidingList) else 0.0
        return max(0.0, min(window.y - self.screen_rect().y - way, self.rect.h - _WHO))

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the row as a tracked item, which glides to its next place."""
        row = "told", self.block.id, self.text, self.style.size
        canvas.thing(row, self.rect, lambda canvas, _: self._paint(canvas, look), spoken=self.mount.state_or(False))

    def _paint(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.fill(self.rect, (217, 171, 70), 0.3, 8)
        elif self.is_new:
            canvas.fill(self.rect, (255, 246, 214), 0.55, 8)
        left, words = self.rect.inset(_SIDE, 4).split_left(_CREST, _BESIDE)
        crest, _ = left.trimmed(top=self._hidden_above()).split_top(min(36, left.h), 0)
        canvas.image_fitted(self.crest, crest)
        canvas.paragraph(self.text, words, self.style)
        canvas.rule(self.rect, self.rect.bottom + 3)


def open_moment(app: App, playback: EventPlayback, block: LogBlock) -> None:
    """Open the replay after a block; while the end is being counted, hurry that instead."""
    match = playback.chronicle.match
    if match.is_over and playback.is_active:
        playback.finish_current()
    else:
        navigation.open_replay(app, match, block.last + 1)


def add_chronicle(scene: Scene, place: Rect, playback: EventPlayback, position: AnyPosition) -> None:
    """Add the log; if there is too little room for all that is new, the heading at the top says so."""
    chronicle = playback.chronicle
    scene.add(Panel("chronicle", place, "scroll"))
    head, area = _parts(place)
    shown, recent, lines = _laid_out(scene, area, *_told(chronicle, position))
    words, style = ("table-chronicle", _HEAD) if lines.has_room else ("table-since", _NEWS)
    scene.add(Label("chronicle-head", head, scene.t(words), style))
    press = partial(open_moment, scene.app, playback)
    _add_rows(scene, area, shown, lines, len(shown) - recent if recent else -1, position, press)


def news_in(scene: Scene) -> list[Rect]:
    """Return where the rows lie that are new."""
    return [row.screen_rect() for row in every(scene.widgets) if isinstance(row, BlockRow) and row.is_new]


def has_room_for_news(scene: Scene, place: Rect, chronicle: MatchLog, position: AnyPosition) -> bool:
    """Return whether all that is new has room, at least with one row for each seat."""
    return _laid_out(scene, _parts(place)[1], *_told(chronicle, position))[2].is_all_seen


def _parts(place: Rect) -> tuple[Rect, Rect]:
    """Return the heading and the area of the rows below it."""
    return place.inset(20, 36).trimmed(top=8).split_top(40, 4)


def _told(chronicle: MatchLog, position: AnyPosition) -> tuple[list[LogBlock], int]:
    """Return the latest blocks, and how many of them are new to a person."""
    shown = [block for block in chronicle.latest(_SHOWN) if block.brief]
    return shown, since_last_turn(shown, position.viewer) if chronicle.match.seats[position.viewer].is_human else 0


def _laid_out(scene: Scene, area: Rect, told: list[LogBlock], recent: int) -> tuple[list[Row], int, "_Lines"]:
    """Return the rows, how many of them are new, and their measures.

    It is the first option in which all that is new is visible; if none is, the rows scroll.
    """
    old, news = told[: len(told) - recent], told[len(told) - recent :]
    for rows in _ways(news):
        lines = _lines(scene, area, [*old, *rows], len(rows))
        if lines.is_all_seen:
            return [*old, *rows], len(rows), lines
    rows = in_chapters(_latest_chapters(gathered(news)))
    return [*old, *rows], len(rows), _lines(scene, area, [*old, *rows], len(rows))


def _ways(news: Sequence[LogBlock]) -> Iterator[list[Row]]:
    """Yield rows for what is new, ever shorter.

    The options: each block, one row for each seat in a chapter, the same without what comes before the first
    chapter, one row for each seat.
    """
    rows = gathered(news)
    yield in_chapters(news)
    yield in_chapters(rows)
    yield in_chapters(_latest_chapters(rows))
    yield [*gathered_whole(news)]


def _latest_chapters(rows: Sequence[LogBlock]) -> Sequence[LogBlock]:
    return list(dropwhile(lambda block: not block.chapter, rows)) or rows


def in_chapters(news: Sequence[LogBlock]) -> list[Row]:
    """Return the blocks with headings, if they belong to several chapters."""
    if len({block.chapter for block in news}) < 2:
        return [*news]
    rows: list[Row] = []
    for chapter, blocks in groupby(news, key=lambda block: block.chapter):
        rows += [chapter] if chapter else []
        rows += blocks
    return rows


@dataclass(frozen=True, slots=True)
class _Lines:
    """Hold the style of the rows and the height of each."""

    style: TextStyle
    heights: list[float]
    gap: float
    has_room: bool
    """True if all that is new is visible at once, with its heading as a row."""
    is_all_seen: bool
    """True if all that is new is visible at once, with or without such a heading."""


def _lines(scene: Scene, area: Rect, told: Sequence[Row], recent: int) -> _Lines:
    """Return the largest style in which all that is new has room, if need be in narrow rows; else they scroll."""
    news = told[len(told) - recent :]
    styles = [LINE.sized(size) for size in _sizes(scene.app.canvas.text_scale)]
    fitting = (style for style in styles if _needed(_heights(scene, area, news, style)) <= area.h)
    style = next(fitting, None)
    if style is not None:
        return _Lines(style, _heights(scene, area, told, style), _GAP, has_room=True, is_all_seen=True)
    close = (style for style in styles if _needed_close(_heights(scene, area, news, style, is_tight=True)) <= area.h)
    tight = next(close, None)
    style, is_all_seen = tight or styles[-1], tight is not None
    heights = _heights(scene, area, told, style, is_tight=True)
    return _Lines(style, heights, _TIGHT_GAP, has_room=False, is_all_seen=is_all_seen)


def _sizes(text_scale: float) -> list[float]:
    return [LINE.size, *(size for size in _SMALLER if size * text_scale >= _LEAST)]


def _needed(heights: Sequence[float]) -> float:
    return sum(height + _GAP for height in heights) + _NEWS_HEAD


def _needed_close(heights: Sequence[float]) -> float:
    """Return the height of narrow rows; their heading is above the list."""
    return sum(heights) + _TIGHT_GAP * (len(heights) - 1)


def _heights(scene: Scene, area: Rect, told: Sequence[Row], style: TextStyle, *, is_tight: bool = False) -> list[float]:
    width = area.w - BAR - MARGIN - _CREST - _BESIDE - 2 * _SIDE
    least, around = (_TIGHT_ROW, _TIGHT_AROUND) if is_tight else (_LEAST_ROW, _AROUND)
    return [
        _CHAPTER_HEAD if isinstance(row, str) else max(least, scene.measure(row.brief, style, width)[1] + around)
        for row in told
    ]


def _add_rows(
    scene: Scene,
    area: Rect,
    told: Sequence[Row],
    lines: _Lines,
    first_new: int,
    position: AnyPosition,
    on_press: Callable[[LogBlock], None],
) -> None:
    """Add the list with a heading before the first new row; the newest row is always visible."""
    rows: list[Row | None] = list(told)
    heights, help_text = list(lines.heights), scene.t("table-log-row-help")
    if first_new >= 0 and lines.has_room:
        rows.insert(first_new, None)
        heights.insert(first_new, _NEWS_HEAD)

    def row(index: int, rect: Rect) -> list[Widget]:
        block = rows[index]
        if block is None:
            return [Label("news-head", rect, scene.t("table-since"), _NEWS)]
        if isinstance(block, str):
            return [Label(f"chapter-{_first_below(rows, index)}", rect, block, _CHAPTER)]
        is_new, name = 0 <= first_new <= index, f"log-{block.id}"
        crest = crest_of(block, position)
        return [BlockRow(name, rect, block, block.brief, crest, help_text, on_press, is_new, lines.style)]

    news, glides = first_new if first_new >= 0 else None, not scene.app.transition.is_travelling
    calls = news is not None and not lines.has_room and position.can_act
    listed = GlidingList.of("log-rows", area, heights, row, gap=lines.gap, at_end=True)
    scene.add(replace(listed, news=news, calls=calls, glides=glides))


def _first_below(rows: Sequence[Row | None], heading: int) -> str:
    """Return the id of the row below a heading."""
    return next((row.id for row in rows[heading:] if isinstance(row, LogBlock)), "")
