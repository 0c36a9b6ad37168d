"""The widgets of the table: cards, decks, towers, the free plot. They show and are pressed; they know no rules."""

from collections.abc import Callable
from dataclasses import dataclass

from game.san_gimignano.towers import Tower
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.text import Catalog
from scenes.core.theme import BURGUNDY, INK, NUMBER, SMALL
from scenes.core.widgets import Action, Look, Widget
from scenes.san_gimignano.geometry import Skyline
from scenes.san_gimignano.painting import ART, draw_card, draw_piece, draw_tower

LIFT = 16.0
HOVER_LIFT = 8.0
_TAG = SMALL.but(size=21, align="center", smallest=0.5)


@dataclass(frozen=True, slots=True)
class Press:
    """What pressing a piece does; a piece without one only shows."""

    action: Action
    glows: bool = True


class Piece(Widget):
    """Something on the table that may be pressed. A dull one cannot be used now, and its tooltip tells why."""

    def __init__(self, id: str, rect: Rect, press: Press | None, tooltip: str | Callable[[], str] = "") -> None:  # noqa: A002
        super().__init__(id, rect, tooltip)
        self.on_press = press
        self.focusable = press is not None
        self.is_hidden = False

    def press(self) -> None:
        if self.on_press:
            self.play("click")
            self.on_press.action()

    def _draw_glow(self, canvas: Canvas, look: Look) -> None:
        if self.on_press and (self.on_press.glows or look.hovered or look.focused):
            canvas.skin("glow", self.rect)


class Card(Piece):
    """A card face or back."""

    def __init__(
        self,
        id: str,  # noqa: A002
        rect: Rect,
        kind: int,
        catalog: Catalog,
        press: Press | None = None,
        tooltip: str | Callable[[], str] = "",
        *,
        lifted: bool = False,
        raises: bool = False,
        is_named: bool = True,
        count: int = 1,
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.kind, self.catalog, self.lifted, self.raises = kind, catalog, lifted, raises
        self.is_named, self.count = is_named, count

    def screen_rect(self) -> Rect:
        rect = super().screen_rect()
        return rect.moved(0, -LIFT) if self.lifted else rect

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_hidden:
            return
        rise = LIFT if self.lifted else HOVER_LIFT if self.raises and look.hovered else 0.0
        with canvas.shifted(0, -rise):
            canvas.skin("shadow", self.rect)
            if self.lifted or (self.on_press and self.on_press.glows):
                canvas.skin("glow", self.rect)
            draw_card(canvas, self.catalog, self.kind, self.rect, self.is_named)
            if self.count > 1:
                draw_count(canvas, self.rect.x + 4, self.rect, self.count)


class Deck(Piece):
    """A pile with its count on a coin; face-up cards of SG 5.7 show on top."""

    def __init__(
        self,
        id: str,  # noqa: A002
        rect: Rect,
        kind: int,
        count: int,
        catalog: Catalog,
        press: Press | None,
        tooltip: str | Callable[[], str],
    ) -> None:
        super().__init__(id, rect, press, tooltip)
        self.kind, self.count, self.catalog = kind, count, catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        depth = min(5, (self.count + 5) // 6)
        for layer in range(depth):
            offset = (depth - 1 - layer) * 3.0
            with canvas.shifted(offset, offset):
                if layer == depth - 1:
                    self._draw_glow(canvas, look)
                draw_card(canvas, self.catalog, self.kind, self.rect)
        if not self.count:
            canvas.fill(self.rect, (40, 24, 12), 0.35, 10)
            canvas.outline(self.rect, (94, 58, 20), 2, 10)
        draw_count(canvas, self.rect.right - 56, self.rect, self.count)


def draw_count(canvas: Canvas, left: float, pile: Rect, count: int) -> None:
    """How many cards lie there, on a coin at the foot of the pile."""
    coin = Rect(left, pile.bottom - 56, 52, 52)
    canvas.skin("shadow", coin)
    canvas.image("common/art/coin", coin)
    canvas.text(str(count), coin, NUMBER.but(size=25, colour=INK))


class TowerPiece(Widget):
    """The tower piece on its stand, or in flight elsewhere."""

    is_hidden = False

    def draw(self, canvas: Canvas, look: Look) -> None:
        if not self.is_hidden:
            draw_piece(canvas, self.rect)


class TowerWidget(Piece):
    """One tower with its tag: kind and levels, or what extending it would bring."""

    def __init__(
        self,
        id: str,  # noqa: A002
        skyline: Skyline,
        index: int,
        tower: Tower,
        flag: str,
        tag: str,
        press: Press | None = None,
        tooltip: str | Callable[[], str] = "",
        *,
        marked: bool = False,
        threatened: bool = False,
    ) -> None:
        super().__init__(id, skyline.outline(index, tower), press, tooltip)
        self.skyline, self.index, self.tower, self.flag, self.tag = skyline, index, tower, flag, tag
        self.marked, self.threatened = marked, threatened
        self.grown = 99.0

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_hidden:
            return
        body = self.skyline.body(self.index, self.tower)
        if self.marked or (self.on_press and (self.on_press.glows or look.hovered or look.focused)):
            canvas.skin("glow", body)
        draw_tower(canvas, self.skyline, self.index, self.tower, self.flag, self.grown)
        self._draw_tag(canvas, body)
        if self.threatened:
            canvas.outline(body.outset(12, 8), BURGUNDY, 5, 10)
            canvas.image_fitted("common/art/coin", Rect(body.right - 10, body.y - 34, 60, 60))
            canvas.icon("warning", (body.right + 20, body.y - 6), 36, BURGUNDY)
        if self.marked:
            canvas.image_fitted("common/art/coin", Rect(body.right - 18, body.y - 6, 44, 44))
            canvas.icon("check", (body.right + 4, body.y + 16), 26, INK)

    def _draw_tag(self, canvas: Canvas, body: Rect) -> None:
        width = canvas.measure(self.tag, _TAG)[0] + 30
        tag = Rect(body.center[0] - width / 2, body.bottom + 5, width, 30)
        canvas.skin("plate", tag)
        canvas.text(self.tag, tag.inset(8, 1), _TAG)


class Plot(Piece):
    """Free ground: a new tower is built here."""

    def __init__(self, rect: Rect, label: str, press: Press | None, tooltip: str | Callable[[], str]) -> None:
        super().__init__("plot", rect, press, tooltip)
        self.label = label

    def draw(self, canvas: Canvas, look: Look) -> None:
        ground, tag = self.rect.split_bottom(34)
        self._draw_glow(canvas, look)
        canvas.image_fitted(ART + "plot", ground)
        width = min(self.rect.w + 24, canvas.measure(self.label, _TAG)[0] + 26)
        plate = Rect(tag.center[0] - width / 2, tag.y + 2, width, 30)
        canvas.skin("plate", plate)
        canvas.text(self.label, plate.inset(8, 1), _TAG)


class NamePlate(Widget):
    """A small plate with a word under a pile."""

    def __init__(self, id: str, center_x: float, top: float, text: str) -> None:  # noqa: A002
        super().__init__(id, Rect(center_x - 125, top, 250, 34))
        self.text = text

    def draw(self, canvas: Canvas, look: Look) -> None:
        width = min(self.rect.w, canvas.measure(self.text, _TAG)[0] + 30)
        plate = self.rect.centered(width, 34)
        canvas.skin("plate", plate)
        canvas.text(self.text, plate.inset(8, 1), _TAG)
