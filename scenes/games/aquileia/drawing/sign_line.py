"""A sentence with a row of signs in the place of one of its arguments."""

from collections.abc import Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import SMALL_NOTE, TextStyle
from scenes.engine.widgets import Fixed, Look
from scenes.games.aquileia.drawing.signs import Token, draw_signs

HOLE = "|"
"""Given to a message as the argument whose place the signs take."""
WORDS = SMALL_NOTE.tightest
_GAP = 8.0


@dataclass(frozen=True)
class SignLine(Fixed):
    """Show words, signs, and words again."""

    sentence: str
    signs: Sequence[Token]
    size: float = 28
    style: TextStyle = WORDS

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_sentence(canvas, self.rect, self.sentence, self.signs, self.size, self.style)


def draw_sentence(
    canvas: Canvas, rect: Rect, sentence: str, signs: Sequence[Token], size: float = 28, style: TextStyle = WORDS
) -> None:
    """Draw the sentence with the signs in the place of `HOLE`."""
    if HOLE not in sentence:
        canvas.text(sentence, rect, style)
        return
    before, _, after = (part.strip() for part in sentence.partition(HOLE))
    width = min(canvas.measure(before, style)[0], rect.w * 0.6) if before else 0.0
    canvas.text(before, rect.split_left(width)[0], style)
    rest = rect.trimmed(left=width + _GAP if width else 0)
    tail = min(canvas.measure(after, style)[0], rest.w * 0.5) if after else 0.0
    taken = draw_signs(canvas, rest.trimmed(right=tail + _GAP if tail else 0), signs, size)
    if after:
        canvas.text(after, Rect(taken.right + _GAP, rect.y, tail, rect.h), style)
