"""The church report (LM 5.1): everybody's faith in turn order, and both choices in numbers."""

from collections.abc import Sequence
from dataclasses import KW_ONLY, dataclass

from game.lorenzo.actions import REFUSE, SUPPORT, LorenzoAction
from game.lorenzo.board import CHURCH_FAITH, FAITH_POINTS, MOST_FAITH
from game.lorenzo.goods import FAITH, POINTS
from game.lorenzo.powers import powers_of
from game.lorenzo.scoring import score
from game.lorenzo.state import Player, State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.theme import (
    BURGUNDY,
    FINE_PRINT,
    GREEN,
    HEADING,
    PARCHMENT_LIGHT,
    SMALL_NOTE,
    SUBHEADING,
    TABLE_BUTTON,
    TERM,
    Colour,
)
from scenes.engine.widgets import Button, Fixed, IconButton, Label, Look, Panel, Paragraph
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.dialog_sheet import ANSWER, NOTE, LorenzoSignLine, add_sheet
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.whole_tiles import TILE_RATIO, draw_whole_tile
from scenes.kit.pieces import action_of
from scenes.kit.players import Person

_SHEET = Rect(205, 118, 1225, 900)
_LOOK = Rect(1344, 142, 56, 52)
_RETURN = Rect(1250, 812, 340, 46)
_LEAF = HEADING.but(size=30, align="center", smallest=0.5)
_KEYS = SMALL_NOTE.centered
_TOTAL = TERM.centered.tight
_FAITH_SHARE = 0.42
_STRUCK, _REFUSED = "excommunicated", "refused"
_NAME = SUBHEADING.tightest
_STATUS = FINE_PRINT


@dataclass(frozen=True)
class Believer(Fixed):
    """Show a family, its faith, and the result of this report for it."""

    _: KW_ONLY
    person: Person
    faith: int
    status: str
    is_struck: bool
    is_deciding: bool

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_deciding:
            canvas.skin("glow", self.rect)
        canvas.fill(self.rect, PARCHMENT_LIGHT, 0.9, 8)
        crest, rest = self.rect.inset(10, 8).split_left(50, 10)
        canvas.image_fitted(self.person.crest, crest)
        head, foot = rest.rows(2, 0)
        name, faith = head.split_right(66, 4)
        canvas.text(self.person.name, name, _NAME.inked(self.person.ink))
        number = signs.Number(str(self.faith), signs.MISSING if self.is_struck else None)
        signs.draw_row(canvas, [number, signs.Sign("faith")], faith, 28, "right")
        canvas.text(self.status, foot, _STATUS)


@dataclass(frozen=True)
class WholeTile(Fixed):
    """Show the excommunication tile of this report."""

    catalog: Catalog
    index: int
    text: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_whole_tile(canvas, self.catalog, self.index, self.text, self.rect.fitted(TILE_RATIO))


@dataclass(frozen=True, slots=True)
class Church(BoardPart):
    """Add the church report for a viewer who decides; it can be put aside to look at the table."""

    @property
    def _faith(self) -> int:
        return self._view.players[self.position.viewer].goods[FAITH]

    @property
    def _need(self) -> int:
        return CHURCH_FAITH[self._view.period - 1]

    @property
    def _tile(self) -> int:
        return self._view.tiles[self._view.period - 1]

    def add(self) -> None:
        t = self.position.wording.catalog
        title = t("lo-church-title", numeral=t(f"lo-numeral-{self._view.period}"))
        if self.choice.sheet == "aside":
            self._add_way_back(title)
            return
        rest = add_sheet(self.scene, _SHEET, title)
        look = IconButton("church-look", _LOOK, icon="eye", tooltip=t("lo-church-look"), on_press=self.let_go)
        self.scene.add(look)
        intro, rest = rest.split_top(34, 10)
        self.scene.add(Paragraph("church-intro", intro, t("lo-church-intro", need=self._need), NOTE))
        rest, keys = rest.split_bottom(36, 8)
        self.scene.add(Paragraph("church-keys", keys, t("lo-keys-church"), _KEYS))
        row, leaves = rest.split_top(88, 16)
        self._add_believers(row)
        support, refuse = leaves.columns(2, 24)
        self._add_support(support)
        self._add_refusal(refuse)

    def _add_way_back(self, title: str) -> None:
        press = self.bindings.prepare("church-return", self._bring_back, [SUPPORT, REFUSE], rank=-1)
        self.scene.add(Button("church-return", _RETURN, title, press.action, icon="eye", dress="gold", style=ANSWER))

    def _bring_back(self) -> None:
        self.choice.sheet = "open"
        self.scene.input.focus_id = ""
        self.scene.invalidate()

    def _add_believers(self, row: Rect) -> None:
        t, order = self.position.wording.catalog, self._view.order
        for seat, cell in zip(order, row.columns(len(order), 16), strict=True):
            player, person = self._view.players[seat], self.position.people[seat]
            status = self._status(seat, player)
            self.scene.add(
                Believer(
                    f"church-{seat}", cell, person=person, faith=player.goods[FAITH], status=t(f"lo-church-{status}"),
                    is_struck=status in (_STRUCK, _REFUSED), is_deciding=seat == self.position.viewer,
                )
            )  # fmt: skip

    def _status(self, seat: int, player: Player) -> str:
        order = list(self._view.order)
        if seat == self.position.viewer:
            return "decides"
        if self._tile in player.tiles:
            return _REFUSED if player.goods[FAITH] >= self._need else _STRUCK
        if order.index(seat) < order.index(self.position.viewer):
            return "has-supported"
        return _STRUCK if player.goods[FAITH] < self._need else "waits"

    def _add_support(self, leaf: Rect) -> None:
        t, faith, more = self.position.wording.catalog, self._faith, self._more
        lines = [t("lo-church-support-text", faith=faith, points=FAITH_POINTS[faith])]
        if more:
            lines.append(t("lo-church-support-more", points=more))
        if faith < MOST_FAITH:
            lines.append(t("lo-church-support-next", points=FAITH_POINTS[faith + 1]))
        if self._view.period < len(CHURCH_FAITH):
            lines.append(t("lo-church-support-again", need=CHURCH_FAITH[self._view.period]))
        middle = self._add_leaf("support", leaf, lines, SUPPORT, GREEN)
        note, numbers = self._add_total("support", middle, self._if_supported()).split_top(38, 4)
        lost, won = numbers.rows(2, 0)
        self.scene.add(Label("church-note", note, t("lo-church-support-note"), _KEYS))
        row = [*signs.amount(FAITH, faith), signs.Gap(), signs.Number("→"), signs.Gap(), *signs.amount(FAITH, 0)]
        self.scene.add(LorenzoSignLine("church-lost", lost, row, 46))
        self.scene.add(LorenzoSignLine("church-won", won, signs.change(POINTS, self._won), 64))

    def _add_refusal(self, leaf: Rect) -> None:
        t, wording = self.position.wording.catalog, self.position.wording
        lines, is_last = [t("lo-church-refuse-text", faith=self._faith)], self._view.period == len(CHURCH_FAITH)
        if is_last:
            lines.append(t("lo-church-refuse-end", faith=self._faith, points=FAITH_POINTS[self._faith]))
        middle = self._add_leaf("refuse", leaf, lines, REFUSE, BURGUNDY)
        numbers, tile = self._add_total("refuse", middle, self._if_refused()).split_top(52, 4)
        if not is_last:
            numbers, note = numbers.split_left(numbers.w * _FAITH_SHARE, 12)
            self.scene.add(Label("church-stays", note, t("lo-church-refuse-note"), _KEYS.to_left))
        self.scene.add(LorenzoSignLine("church-kept", numbers, self._kept(is_last), 46))
        self.scene.add(WholeTile("church-tile", tile, t, self._tile, wording.tile_text(self._tile)))

    def _kept(self, is_last: bool) -> signs.Row:
        """Return what refusing keeps, the faith or its points in the last report, and what the tile costs."""
        scored: signs.Row = [signs.Sign("at_end"), *signs.change(POINTS, FAITH_POINTS[self._faith])]
        lost = self._total(self._if_refused()) - self._total(self._view)
        rows = [scored if is_last else signs.amount(FAITH, self._faith), signs.change(POINTS, lost) if lost else []]
        return signs.parted([row for row in rows if row])

    # What either comes to

    @property
    def _more(self) -> int:
        return powers_of(self._view.players[self.position.viewer]).support_points

    @property
    def _won(self) -> int:
        return FAITH_POINTS[self._faith] + self._more

    def _total(self, state: State) -> int:
        return score(state).totals[self.position.viewer]

    def _if_supported(self) -> State:
        state = self._view.clone()
        goods = state.players[self.position.viewer].goods
        goods[FAITH], goods[POINTS] = 0, goods[POINTS] + self._won
        return state

    def _if_refused(self) -> State:
        state = self._view.clone()
        player = state.players[self.position.viewer]
        player.tiles = (*player.tiles, self._tile)
        return state

    def _add_total(self, name: str, middle: Rect, state: State) -> Rect:
        """Add the points now and at the end under a choice, to compare both, and return the place above."""
        rest, foot = middle.split_bottom(34, 4)
        points = state.players[self.position.viewer].goods[POINTS]
        told = self.position.wording.catalog("lo-church-total", now=points, end=self._total(state))
        self.scene.add(Label(f"church-total-{name}", foot, told, _TOTAL))
        return rest

    def _add_leaf(self, name: str, leaf: Rect, lines: Sequence[str], action: LorenzoAction, ink: Colour) -> Rect:
        """Add one of the two choices and return the place between its title and its words."""
        t, is_support = self.position.wording.catalog, action == SUPPORT
        self.scene.add(Panel(f"leaf-{name}", leaf, "panel_plain"))
        rest, foot = leaf.inset(26, 18).split_bottom(60, 8)
        head, rest = rest.split_top(40, 4)
        middle, words = rest.split_bottom(112, 8)
        title, verb = t(f"lo-church-{name}"), t(f"lo-verb-{name}")
        self.scene.add(Label(f"leaf-{name}-title", head, title, _LEAF.inked(ink)))
        self.scene.add(Paragraph(f"{name}-text", words, t("sentence-separator").join(lines), NOTE))
        press = action_of(self.does(piece_ids.answer(action), action, rank=0 if is_support else 1))
        self.scene.add(
            Button(
                piece_ids.answer(action), foot.centered(foot.w * 0.62, foot.h), verb, press,
                icon="check" if is_support else "", dress="gold" if is_support else "wood", style=TABLE_BUTTON.tightest,
            )
        )  # fmt: skip
        return middle
