"""The story on the page: numbered sentences; pressing one shows the board of that moment."""

from collections.abc import Callable, Sequence
from functools import partial

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BURGUNDY, CREAM, GOLD, INK_SOFT, NOTE, NUMBER, SMALL, SUBHEADING, Colour, TextStyle
from scenes.engine.widgets import Action, Label, ListView, Look, Widget
from scenes.kit.wording import Wording
from scenes.screens.scores.score_causes import Passage
from scenes.screens.scores.story import StoryMoment

_TEXT = SMALL.but(size=23, smallest=0.6)
_TITLE = SUBHEADING.but(size=28, colour=BURGUNDY)
_NOTE = NOTE.but(size=22, align="right", smallest=0.6)
_SIZES = (23.0, 21.0, 20.0, 19.0)
_WAYS = (*((size, 14.0, 6.0) for size in _SIZES), (19.0, 9.0, 4.0), (18.0, 9.0, 3.0))
"""Size of the letters, what a row has around them and below it: lines that stand close read better than a cut one."""
_SCROLLED = 3
"""In that way the rows stand that cannot be seen at once in any."""
_DISC, _GAP = 40.0, 12.0
_SIGN, _BESIDE = 20.0, 6.0
_NUMERAL = NUMBER.but(size=23, colour=CREAM, smallest=0.5)
_LEAST = 40.0
_LETTERS = "ABCDEFGH"
"""Numbers would be read as those of turns."""


class StoryRow(Widget):
    """A disc in the ink of whose moment it is, what happened, and a sign that it can be seen again."""

    focusable = True

    def __init__(self, number: int, rect: Rect, text: str, ink: Colour, style: TextStyle, on_press: Action) -> None:
        super().__init__(f"story-{number}", rect)
        self.number, self.text, self.ink, self.style, self.on_press = number, text, ink, style, on_press

    def press(self) -> None:
        self.play("page")
        self.on_press()

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
    """The mark of a moment, the same in the story and on the chart."""
    x, y = center
    canvas.circle(center, size / 2, GOLD)
    canvas.circle(center, size / 2 - 3, ink)
    canvas.text(_LETTERS[number - 1], Rect(x - size / 2, y - size / 2, size, size), _NUMERAL.but(size=size * 0.56))


def add_head(scene: Scene, head: Rect, name: str, title: str) -> None:
    """What is shown, and which points it counts."""
    left, right = head.weighted_columns([1.2, 1], 10)
    scene.add(Label(f"{name}-title", left, title, _TITLE))
    scene.add(Label(f"{name}-note", right, scene.t("scores-as-if-ended"), _NOTE))


def add_story_head(scene: Scene, inner: Rect) -> Rect:
    """What it leaves for the story."""
    head, area = inner.split_top(44, 8)
    add_head(scene, head, "story", scene.t("scores-story"))
    return area


def add_story(
    scene: Scene, inner: Rect, story: Sequence[StoryMoment], wording: Wording, show: Callable[[int, Passage], None]
) -> None:
    """A sentence for each moment; `show` opens the board before its deeds, from the place of that seat."""
    area, texts = add_story_head(scene, inner), [moment.told(wording) for moment in story]
    style, heights, gap = _fitting_rows(scene, texts, area)

    def row(index: int, place: Rect) -> list[Widget]:
        moment = story[index]
        ink = wording.people[moment.seat].ink
        return [StoryRow(index + 1, place, texts[index], ink, style, partial(show, moment.seat, moment.passage))]

    scene.add(ListView("story", area, heights, row, gap=gap))


def _fitting_rows(scene: Scene, texts: Sequence[str], area: Rect) -> tuple[TextStyle, list[float], float]:
    """Letters in which all of it can be seen at once, where there are any, how high each row is, and the gap."""
    room = area.w - _DISC - _GAP - 44 - _SIGN - _BESIDE
    found = []
    for size, around, gap in _WAYS:
        style = _TEXT.but(size=size)
        heights = [max(_LEAST + around, scene.measure(text, style, room)[1] + around) for text in texts]
        if sum(heights) + gap * (len(heights) - 1) <= area.h:
            return style, heights, gap
        found.append((style, heights, gap))
    return found[_SCROLLED]
