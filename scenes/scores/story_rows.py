"""The story on the page: numbered sentences; pressing one shows the board of that moment."""

from collections.abc import Sequence

from scenes.core.canvas import Canvas
from scenes.core.layout import Point, Rect
from scenes.core.scene import Scene
from scenes.core.theme import CREAM, GOLD, NUMBER, SMALL, Colour
from scenes.core.widgets import Action, Look, Widget

_TEXT = SMALL.but(size=23, smallest=0.6)
_DISC, _GAP = 40.0, 12.0
_NUMERAL = NUMBER.but(size=23, colour=CREAM, smallest=0.5)
_LEAST = 76.0


class StoryRow(Widget):
    """A disc in the ink of whose moment it is, and what happened."""

    focusable = True

    def __init__(self, number: int, rect: Rect, text: str, ink: Colour, on_press: Action) -> None:
        super().__init__(f"story-{number}", rect)
        self.number, self.text, self.ink, self.on_press = number, text, ink, on_press

    def press(self) -> None:
        self.play("page")
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        if look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.3, 8)
        disc, words = self.rect.inset(6, 4).split_left(_DISC, _GAP)
        draw_disc(canvas, self.number, disc.center, self.ink)
        canvas.paragraph(self.text, words, _TEXT)
        canvas.rule(self.rect, self.rect.bottom + 3)


def draw_disc(canvas: Canvas, number: int, center: Point, ink: Colour, size: float = _DISC) -> None:
    """The mark of a moment, the same in the story and on the chart."""
    x, y = center
    canvas.circle(center, size / 2, GOLD)
    canvas.circle(center, size / 2 - 3, ink)
    canvas.text(str(number), Rect(x - size / 2, y - size / 2, size, size), _NUMERAL.but(size=size * 0.56))


def story_heights(scene: Scene, texts: Sequence[str], width: float) -> list[float]:
    room = width - _DISC - _GAP - 44
    return [max(_LEAST, scene.measure(text, _TEXT, room)[1] + 14) for text in texts]
