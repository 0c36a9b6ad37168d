"""The leaders to choose from in the draft: laid out from the pack one after the other and turned face up (LM 2.5)."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import KW_ONLY, dataclass, field

from game.lorenzo.board import LEADERS_EACH
from game.lorenzo.leaders import Leader
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Tween, ease_in_out, linear
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look
from scenes.games.lorenzo.drawing.leaders import draw_leader_back, draw_leader_card, leader_name
from scenes.games.lorenzo.layout import LARGE_CHIP, draft_row, place
from scenes.kit.motion.stage import draw_turning
from scenes.kit.pieces import Piece

_DEALING, _LAYING, _TURNING = 0.09, 0.3, 0.35
"""Seconds between two leaders, and of laying one out and of turning it."""
_EACH = _LAYING + _TURNING


class LeaderDeal:
    """Time how the leaders of a pack are laid out; one for each table, which deals each pack once."""

    def __init__(self, scene: Scene) -> None:
        self._scene = scene
        self._pack: tuple[int, ...] = ()
        self._now = 0.0

    def begin(self, pack: Sequence[int]) -> None:
        """Begin to lay out a pack, unless it is the one that was laid out last."""
        if tuple(pack) != self._pack:
            self._pack, self._now = tuple(pack), 0.0
            seconds = _EACH + _DEALING * (len(pack) - 1)
            self._scene.animate(Tween(seconds, lambda share: self._go_to(share * seconds), linear))

    def _go_to(self, now: float) -> None:
        self._now = now

    def share(self, leader: int) -> float:
        """Return the share of its way that a leader has come; 1 for one that lies face up."""
        if leader not in self._pack:
            return 1.0
        return min(1.0, max(0.0, self._now - _DEALING * self._pack.index(leader)) / _EACH)

    def start(self, leader: int) -> Rect:
        """Return where a leader lies before: in the pack of all, or where its back lay."""
        count = len(self._pack)
        if count == LEADERS_EACH:
            return draft_row(1, LARGE_CHIP)[0]
        return draft_row(count, LARGE_CHIP)[self._pack.index(leader)]


@dataclass(frozen=True)
class LeaderCard(Piece):
    """Show a leader that can be kept in the draft, or on its way from the pack while it is dealt."""

    _: KW_ONLY
    leader: Leader
    index: int
    text: Callable[[], str] = field(compare=False)
    is_picked: bool
    deal: LeaderDeal = field(compare=False)

    def live(self) -> Hashable:
        """Return how far it has come."""
        return self.deal.share(self.index)

    def extent(self) -> Rect:
        """Return the row in which all leaders are laid out."""
        return place("city")

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw no tooltip, because the card itself has the text."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        share = self.deal.share(self.index)
        if share < 1:
            self._draw_dealt(canvas, ease_in_out(share))
            return
        if self.is_picked or look.hovered or look.focused:
            canvas.skin("glow", self.rect)
        canvas.thing(leader_name(self.leader), self.rect, self._draw_card)

    def _draw_dealt(self, canvas: Canvas, share: float) -> None:
        """Draw it on its way from the pack, or turning over at its place."""
        passed = share * _EACH
        way = self.deal.start(self.index).lerp(self.rect, min(1.0, passed / _LAYING))
        draw_turning(canvas, draw_leader_back, self._draw_card, way, max(0.0, (passed - _LAYING) / _TURNING))

    def _draw_card(self, canvas: Canvas, rect: Rect) -> None:
        draw_leader_card(canvas, self.leader, self.text(), rect)
