"""LM 5.1: the church report: everybody's faith in turn order, and both leaves in numbers before one decides."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from game.lorenzo.actions import REFUSE, SUPPORT
from game.lorenzo.board import CHURCH_FAITH, FAITH_POINTS
from game.lorenzo.goods import FAITH, POINTS
from game.lorenzo.powers import powers_of
from game.lorenzo.state import Player, State
from game.lorenzo.tiles import TILES
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import INK_SOFT, PARCHMENT_LIGHT, SMALL, TextStyle
from scenes.core.widgets import Button, Look, Panel, Paragraph, Widget
from scenes.core.widgets.button import Dress
from scenes.kit.bindings import Bindings
from scenes.kit.people import Person
from scenes.kit.pieces import action_of
from scenes.kit.seen import Seen
from scenes.lorenzo import signs
from scenes.lorenzo.sheet import ANSWER, NOTE, SignLine, add_sheet
from scenes.lorenzo.wording import LorenzoWording

SHEET = Rect(205, 130, 1225, 845)
_STRUCK = "excommunicated"
_NAME = TextStyle(face="title", size=25, smallest=0.5)
_STATUS = SMALL.but(size=20, face="italic", colour=INK_SOFT, smallest=0.7)


class Believer(Widget):
    """A family, its faith, and what became of it in this report."""

    def __init__(
        self, rect: Rect, person: Person, faith: int, status: str, *, is_struck: bool, is_deciding: bool
    ) -> None:
        super().__init__(f"church-{person.seat}", rect)
        self.person, self.faith, self.status = person, faith, status
        self.is_struck, self.is_deciding = is_struck, is_deciding

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_deciding:
            canvas.skin("glow", self.rect)
        canvas.fill(self.rect, PARCHMENT_LIGHT, 0.9, 8)
        crest, rest = self.rect.inset(10, 8).split_left(50, 10)
        canvas.image_fitted(self.person.crest, crest)
        head, foot = rest.rows(2, 0)
        name, faith = head.split_right(66, 4)
        canvas.text(self.person.name, name, _NAME.but(colour=self.person.ink))
        number = signs.Number(str(self.faith), signs.MISSING if self.is_struck else None)
        signs.draw_row(canvas, [number, signs.Sign("faith")], faith, 28, "right")
        canvas.text(self.status, foot, _STATUS)


@dataclass(frozen=True, slots=True)
class Church:
    """Made for one seen position in which the viewer decides."""

    scene: Scene
    seen: Seen
    bindings: Bindings

    @property
    def _view(self) -> State:
        view: State = self.seen.view
        return view

    @property
    def _need(self) -> int:
        return CHURCH_FAITH[self._view.period - 1]

    @property
    def _tile(self) -> int:
        return self._view.tiles[self._view.period - 1]

    def add(self, title: str) -> None:
        t, order = self.seen.wording.catalog, self._view.order
        intro, rest = add_sheet(self.scene, SHEET, title).split_top(34, 8)
        self.scene.add(Paragraph("church-intro", intro, t("lo-church-intro", need=self._need), NOTE))
        row, leaves = rest.split_top(84, 18)
        for seat, cell in zip(order, row.columns(len(order), 16), strict=True):
            player, person = self._view.players[seat], self.seen.people[seat]
            status = self._status(seat, player)
            self.scene.add(
                Believer(
                    cell, person, player.goods[FAITH], t(f"lo-church-{status}"),
                    is_struck=status == _STRUCK, is_deciding=seat == self.seen.viewer,
                )
            )  # fmt: skip
        support, refuse = leaves.columns(2, 28)
        self._add_support(support)
        self._add_refusal(refuse)

    def _status(self, seat: int, player: Player) -> str:
        order = list(self._view.order)
        if seat == self.seen.viewer:
            return "decides"
        if self._tile in player.tiles:
            return _STRUCK
        if order.index(seat) < order.index(self.seen.viewer):
            return "has-supported"
        return _STRUCK if player.goods[FAITH] < self._need else "waits"

    def _add_support(self, leaf: Rect) -> None:
        t, player = self.seen.wording.catalog, self._view.players[self.seen.viewer]
        faith = player.goods[FAITH]
        points, more = FAITH_POINTS[faith], powers_of(player).support_points
        row: signs.Row = [*signs.amount(FAITH, faith), signs.Number("→"), *signs.amount(POINTS, points + more)]
        lines = [t("lo-church-support-text", faith=faith, points=points), t("lo-church-support-note")]
        if more:
            lines.insert(1, t("lo-church-support-more", points=more))
        self._add_leaf("support", leaf, row, lines, SUPPORT, "gold")

    def _add_refusal(self, leaf: Rect) -> None:
        t, faith = self.seen.wording.catalog, self._view.players[self.seen.viewer].goods[FAITH]
        assert isinstance(self.seen.wording, LorenzoWording)
        lines = [t("lo-church-refuse-text", faith=faith), self.seen.wording.tile_text(self._tile)]
        self._add_leaf("refuse", leaf, signs.effect_row(TILES[self._tile].effect), lines, REFUSE, "wood")

    def _add_leaf(self, name: str, leaf: Rect, row: signs.Row, lines: Sequence[str], action: Any, dress: Dress) -> None:
        t = self.seen.wording.catalog
        self.scene.add(Panel(f"leaf-{name}", leaf, "panel_plain"))
        rest, foot = leaf.inset(24, 20).split_bottom(60, 10)
        head, words = rest.split_top(60, 8)
        self.scene.add(SignLine(f"church-signs-{name}", head, row))
        self.scene.add(Paragraph(f"{name}-text", words, t("sentence-separator").join(lines), NOTE))
        press = action_of(self.bindings.bind(f"do-{name}", action))
        self.scene.add(Button(f"do-{name}", foot, t(f"lo-church-{name}"), press, dress=dress, style=ANSWER))
