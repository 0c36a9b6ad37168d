"""Tags beside marked pieces: a word and a value, where they cover least."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.focus import every
from scenes.engine.layout import Rect
from scenes.engine.theme import INK, PARCHMENT_LIGHT, SMALL, TERM, Colour
from scenes.engine.widgets import Widget
from scenes.kit.pieces import Piece

_TAG = (216.0, 40.0)
"""Largest width of a tag, and its height."""
_AIR, _EDGE = 16.0, 14.0
_WORD = SMALL.tightest
_VALUE = TERM.to_right.tight


@dataclass(frozen=True, slots=True)
class ActionTag:
    """Hold the text of a tag; `value` is a number in the colour of the move."""

    word: str
    value: str
    ink: Colour

    def size(self, canvas: Canvas) -> tuple[float, float]:
        """Return its size, as small as its words."""
        words, style = f"{self.word}  {self.value}".strip(), _VALUE if self.value else _WORD
        return min(_TAG[0], canvas.measure(words, style)[0] + 2 * _EDGE), _TAG[1]

    def place(self, canvas: Canvas, target: Rect, taken: Sequence[Rect], spared: Sequence[Rect], table: Rect) -> Rect:
        """Return the place beside the piece that covers least of what is taken, then of pieces and words."""
        width, height = self.size(canvas)
        x, y = target.center
        sides = [
            (target.right + _AIR, y - height / 2), (target.x - _AIR - width, y - height / 2),
            (x - width / 2, target.bottom + _AIR), (x - width / 2, target.y - _AIR - height),
        ]  # fmt: skip
        places = [Rect(*corner, width, height).kept_inside(table.inset(_AIR)) for corner in sides]
        return min(
            places,
            key=lambda place: (
                sum(place.shared(other) for other in taken),
                sum(place.shared(other) for other in spared),
            ),
        )

    def draw(self, canvas: Canvas, place: Rect) -> None:
        """Draw it at its place."""
        canvas.fill(place.outset(4), INK, 0.55, 10)
        canvas.fill(place, PARCHMENT_LIGHT, 1, 8)
        canvas.outline(place, self.ink, 4, 8)
        inner = place.inset(_EDGE, 4)
        value = canvas.measure(self.value, _VALUE)[0] if self.value else 0.0
        canvas.rise()
        canvas.text(self.word, inner.trimmed(right=value), _WORD)
        canvas.text(self.value, inner, _VALUE.inked(self.ink))


def spared_by_tags(canvas: Canvas, widgets: Sequence[Widget]) -> list[Rect]:
    """Return the areas that tags should not cover: words painted so far, and pieces."""
    words = [canvas.viewport.to_rect(box.position) for box in canvas.boxes if box.position]
    return words + [widget.screen_rect() for widget in every(widgets) if isinstance(widget, Piece)]
