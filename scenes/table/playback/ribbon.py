"""The ribbon over the board with the prompt or the status line."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass, field

from scenes.common.match_log import LogBlock
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, GOLD_LIGHT, REMARK
from scenes.engine.widgets import Look, Widget

_STYLE = BODY.but(size=25, align="center", smallest=0.6)
_NOTE = REMARK.to_right.tight
_NOTE_WIDTH, _GAP = 300.0, 16.0
_ENDS, _CREST = 84.0, 44.0
_SHEEN, _SHINES = 20.0, 0.6
_GROWS = 12.0
"""Design units by which the crest grows while the ribbon calls the person."""
_BESIDE = "  ·  "


@dataclass(frozen=True)
class Ribbon(Widget):
    """Show one sentence with a crest and the key that helps; it glows while it calls the person."""

    text: str
    crest: str
    glow: Callable[[], float] = field(compare=False)
    note: str = ""

    def live(self) -> Hashable:
        """Return the strength of its glow."""
        return self.glow()

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the ribbon with crest, sentence and note."""
        strength = self.glow()
        if strength:
            with canvas.faded(strength):
                canvas.skin("glow", self.rect.inset(30, 6))
        canvas.skin("ribbon", self.rect)
        inner = self.rect.inset(_ENDS, 0).trimmed(bottom=15)
        if strength:
            canvas.fill(inner.inset(-_SHEEN, 4), GOLD_LIGHT, _SHINES * strength, 8)
        crest = Rect(inner.x - 4, inner.y, 40, inner.h)
        canvas.image_fitted(self.crest, crest.outset(_GROWS * strength))
        room = inner.trimmed(left=_CREST)
        if self.note:
            taken = min(_NOTE_WIDTH, canvas.measure(self.note, _NOTE)[0])
            canvas.text(self.note, room.split_right(taken)[1], _NOTE)
            room = room.trimmed(right=taken + _GAP)
        canvas.text(self.text, room, _STYLE)


def grown_line(block: LogBlock, place: Rect, scene: Scene) -> str:
    """Return all that an opponent has done in one line; empty for a single event, which keeps its sentence."""
    if len(block.events) < 2:
        return ""
    name = "" if block.wording.brief_names_doer else block.wording.who(block.seat)
    return in_one_line(name, block.brief.split("\n"), place, scene)


def in_one_line(name: str, lines: Sequence[str], place: Rect, scene: Scene) -> str:
    """Return the name, if any, and the latest lines that fit the ribbon in letters of full size."""
    room = place.w - 2 * _ENDS - _CREST - _NOTE_WIDTH - _GAP
    for first in range(len(lines)):
        told = _BESIDE.join(filter(None, [name, *lines[first:]]))
        if scene.measure(told, _STYLE)[0] <= room:
            return told
    return _BESIDE.join(filter(None, [name, lines[-1]]))
