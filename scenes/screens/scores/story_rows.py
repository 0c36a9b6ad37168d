"""The story on the screen: sentences with a letter; a press opens the board of that moment."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import (
    BURGUNDY,
    CREAM,
    GOLD,
    INK_SOFT,
    NUMBER,
    PANEL_HEADING,
    SMALL_NOTE,
    TOOLTIP,
    Colour,
    TextStyle,
)
from scenes.engine.widgets import Label, ListView, Look, Pressable, Widget
from scenes.kit.wording import Wording
from scenes.screens.scores.score_causes import Passage
from scenes.screens.scores.story import StoryMoment

_TEXT = TOOLTIP.tight
_NOTE = SMALL_NOTE.to_right.tight
_SIZES = (23.0, 21.0, 20.0, 19.0)
_WAYS = (*((size, 14.0, 6.0) for size in _SIZES), (19.0, 9.0, 4.0), (18.0, 9.0, 3.0))
"""Sizes tried one after the other: of letters, of the space around a row, and of the gap below it."""
_SCROLLED = 3
"""Index of the sizes for rows that scroll, as they fit in none."""
_DISC, _GAP = 40.0, 12.0
_SIGN, _BESIDE = 20.0, 6.0
_NUMERAL = NUMBER.but(size=23, colour=CREAM, smallest=0.5)
_LEAST = 40.0
_LETTERS = "ABCDEFGH"
"""Marks of the moments; numbers would look like turns."""


@dataclass(frozen=True)
class StoryRow(Pressable):
    """Show a moment: a disc in its seat's colour, the sentence, and a sign that a press plays it."""

    number: int
    text: str
    ink: Colour
    style: TextStyle

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.3, 8)
        disc, rest = self.rect.inset(6, 4).split_left(_DISC, _GAP)
        words, sign = rest.split_right(_SIGN, _BESIDE)
        canvas.icon("play", sign.center, _SIGN, BURGUNDY if look.hovered or look.focused else INK_SOFT)
        draw_disc(canvas, self.number, disc.center, self.ink)
        canvas.paragraph(self.text, words, self.style)
        canvas.rule(self.rect, self.rect.bottom + 3)


def draw_disc(canvas: Canvas, number: int, center: Point, ink: Colour, size: float = _DISC) -> None:
    """Draw the mark of a moment, the same in the story and on the chart."""
    x, y = center
    canvas.circle(center, size / 2, GOLD)
    canvas.circle(center, size / 2 - 3, ink)
    canvas.text(_LETTERS[number - 1], Rect(x - size / 2, y - size / 2, size, size), _NUMERAL.sized(size * 0.56))


def add_head(scene: Scene, head: Rect, name: str, title: str) -> None:
    """Add a title, and a note about the points that are counted."""
    left, right = head.weighted_columns([1.2, 1], 10)
    scene.add(Label(f"{name}-title", left, title, PANEL_HEADING))
    scene.add(Label(f"{name}-note", right, scene.t("scores-as-if-ended"), _NOTE))


def add_story_head(scene: Scene, inner: Rect) -> Rect:
    """Add the head of the story; return what is left."""
    head, area = inner.split_top(44, 8)
    add_head(scene, head, "story", scene.t("scores-story"))
    return area


def add_story(
    scene: Scene, inner: Rect, story: Sequence[StoryMoment], wording: Wording, show: Callable[[int, Passage], None]
) -> None:
    """Add a row for each moment; `show` opens the board before its actions, as that seat sees it."""
    area, texts = add_story_head(scene, inner), [moment.told(wording) for moment in story]
    style, heights, gap = _fitting_rows(scene, texts, area)

    def row(index: int, place: Rect) -> list[Widget]:
        moment = story[index]
        ink = wording.people[moment.seat].ink
        play, number = partial(show, moment.seat, moment.passage), index + 1
        return [StoryRow(f"story-{number}", place, number, texts[index], ink, style, on_press=play)]

    scene.add(ListView.of("story", area, heights, row, gap=gap))


def _fitting_rows(scene: Scene, texts: Sequence[str], area: Rect) -> tuple[TextStyle, list[float], float]:
    """Return the largest style in which all rows are visible at once, their heights, and the gap."""
    room = area.w - _DISC - _GAP - 44 - _SIGN - _BESIDE
    found = []
    for size, around, gap in _WAYS:
        style = _TEXT.sized(size)
        heights = [max(_LEAST + around, scene.measure(text, style, room)[1] + around) for text in texts]
        if sum(heights) + gap * (len(heights) - 1) <= area.h:
            return style, heights, gap
        found.append((style, heights, gap))
    return found[_SCROLLED]
