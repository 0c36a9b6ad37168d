"""A paragraph that begins with a painted initial."""

from collections.abc import Callable
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.languages import writes_japanese
from scenes.engine.theme import CREAM, NIGHT, TextStyle
from scenes.engine.widgets import Look, Paragraph, Widget

LINES = 3
GAP = 14.0

Measure = Callable[[str, TextStyle, float | None], tuple[float, float]]
Mark = Callable[[str], str]


@dataclass(frozen=True)
class Initial(Widget):
    """Draw one letter on its painted background."""

    letter: str
    colour: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image(f"common/art/initial_{self.colour}", self.rect)
        canvas.fill(self.rect.centered(self.rect.w * 0.64, self.rect.h * 0.64), NIGHT, 0.5, self.rect.w * 0.3)
        size = self.rect.h * 0.56 / canvas.text_scale
        style = TextStyle(face="title", size=size, colour=CREAM, align="center", gilded=True, shadow=True)
        canvas.text(self.letter, self.rect.inset(self.rect.w * 0.1), style)


def has_initial(text: str, language: str) -> bool:
    """Return whether the text can begin with an initial: letters only, and not in Japanese."""
    return not writes_japanese(language) and text[:1].isalpha()


def illuminated(id: str, area: Rect, text: str, style: TextStyle, measure: Measure, mark: Mark) -> list[Widget]:
    """Return the widgets of the paragraph; the last one ends where the text ends."""
    line = measure("Ag", style, None)[1]
    side = line * LINES
    beside = Rect(area.x + side + GAP, area.y, area.w - side - GAP, side)
    words = text[1:].split(" ")
    count = _fitting(words, style, beside, line, measure)
    colour = "blue" if len(text) % 2 else "red"
    widgets: list[Widget] = [
        Initial(f"{id}-initial", Rect(area.x, area.y, side, side), text[0].upper(), colour),
        Paragraph(f"{id}-beside", beside.outset(0, 1), mark(" ".join(words[:count])), style),
    ]
    rest = mark(" ".join(words[count:]))
    if rest:
        height = measure(rest, style, area.w)[1]
        widgets.append(Paragraph(f"{id}-rest", Rect(area.x, beside.bottom, area.w, height + 2), rest, style))
    return widgets


def _fitting(words: list[str], style: TextStyle, room: Rect, line: float, measure: Measure) -> int:
    """Return how many of the words fit beside the initial."""
    low, high = 0, len(words)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(" ".join(words[:middle]), style, room.w)[1] < room.h + line / 2:
            low = middle
        else:
            high = middle - 1
    return low
