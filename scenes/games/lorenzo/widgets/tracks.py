"""Dice, turn order, faith track, excommunication tiles, and the tracks of military and points."""

from collections.abc import Collection, Hashable, Sequence
from functools import partial

from game.lorenzo.board import CHURCH_FAITH, FAITH_POINTS, MOST_FAITH, SLOT_MILITARY
from game.lorenzo.goods import FAITH, MILITARY, POINTS
from game.lorenzo.state import OVER, Supporting
from game.lorenzo.tiles import TILES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import BURGUNDY, CREAM, GREEN, INK, INK_SOFT, PARCHMENT_LIGHT, SMALL, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.church_results import is_reporting, struck, supporters
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import ART, draw_token
from scenes.games.lorenzo.drawing.track_tokens import draw_pins
from scenes.games.lorenzo.layout import die_rect, faith_cell, order_cell, place, tile_rect, verdict_place
from scenes.games.lorenzo.motion.in_flight import GoodsOf, whole
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.tooltips import LorenzoTooltips
from scenes.kit.pieces import Piece

_HEAD = TextStyle(face="title", size=19, align="center", colour=CREAM, smallest=0.6)
_MARK = TextStyle(face="strong", size=20, align="center", colour=INK, smallest=0.7)
_POINTS = _MARK.but(size=18, colour=(28, 72, 32))
_NOBODY_YET = SMALL.but(size=19, face="italic", colour=INK_SOFT, align="right", smallest=0.8)
_NUMERALS = ("I", "II", "III")
DICE_COLOURS = ("white", "black", "orange")
_MOST_MILITARY = 25
_LIT = (255, 206, 84)
_BEYOND = 5.0
"""Distance of tokens beyond the middle of the outer steps; sign and frame stay free."""
_CLEAR_OF_SIGN = 44.0
_OVER_STEP = 2.0
"""Distance by which a token overlaps its step; the number stays visible."""


def lit(position: LorenzoPosition) -> int:
    """Return the seat whose action is shown, else the one the church asks, else the one whose turn it is.

    It is `NOBODY` at the end.
    """
    view = position.view
    if view.stage == OVER:
        return NOBODY
    asked = view.stack[-1] if view.stack else None
    active = asked.seat if isinstance(asked, Supporting) else view.active
    return position.mover if position.mover != NOBODY else active if view.round else NOBODY


class Dice(Piece):
    """Show the dice, which count for everybody (LM 3.1)."""

    def __init__(self, position: LorenzoPosition) -> None:
        t = position.wording.catalog
        super().__init__("dice", place("dice"), tooltip=t("lo-dice-help"))
        self.dice, self.title = position.view.dice, t("lo-dice")

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_wood", self.rect)
        canvas.text(self.title, self.rect.inset(16, 0).split_top(44)[0].trimmed(top=12), _HEAD)
        for index, (colour, die) in enumerate(zip(DICE_COLOURS, self.dice, strict=True)):
            if die and not self.is_hidden:
                canvas.image(f"{ART}die_{colour}_{die}", die_rect(index))


class TurnOrder(Piece):
    """Show the turn order (LM 5.3)."""

    def __init__(self, position: LorenzoPosition) -> None:
        t = position.wording.catalog
        super().__init__("order", place("order"), tooltip=LorenzoTooltips(position).order)
        self.position, self.title = position, t("lo-order")

    def draw(self, canvas: Canvas, look: Look) -> None:
        view = self.position.view
        canvas.skin("panel_wood", self.rect)
        canvas.text(self.title, self.rect.inset(16, 0).split_top(44)[0].trimmed(top=12), _HEAD)
        mover = lit(self.position)
        for index, seat in enumerate(view.order):
            crest = order_cell(index, len(view.order))
            number = Rect(crest.x, crest.bottom, crest.w, 26)
            canvas.text(str(index + 1), number, _MARK.inked(CREAM))
            if self.is_hidden:
                continue
            if seat == mover:
                canvas.skin("glow", crest)
            canvas.image_fitted(self.position.people[seat].crest, crest)


class FaithTrack(Widget):
    """Show sixteen steps of faith with the points of supporting there; the one needed is burgundy (LM 5.1)."""

    def __init__(self, position: LorenzoPosition, goods: GoodsOf) -> None:
        view = position.view
        self.need = CHURCH_FAITH[view.period - 1] if view.round else CHURCH_FAITH[0]
        super().__init__("faith", place("faith"), tooltip=LorenzoTooltips(position).faith)
        self.position, self.goods = position, goods

    def live(self) -> Hashable:
        return whole(self.goods(seat)[FAITH] for seat in range(len(self.position.people)))

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.kept(_paint_steps, self.rect, self.need)
        steps = [faith_cell(self.goods(seat)[FAITH]) for seat in range(len(self.position.people))]
        ends = faith_cell(0).center[0] - _BEYOND, faith_cell(MOST_FAITH).center[0] + _BEYOND
        draw_pins(canvas, self.position, self.id, [(step.center[0], step.y + _OVER_STEP) for step in steps], ends)


def _paint_steps(canvas: Canvas, rect: Rect, need: int) -> None:
    canvas.skin("panel_plain", rect)
    for sign, top in (("faith", 20), ("points", 45)):
        canvas.image(f"{ART}sign_{sign}", Rect(rect.x + 15, rect.y + top, 26, 26))
    for faith, points in enumerate(FAITH_POINTS):
        step, is_threshold = faith_cell(faith), faith == need
        cell = step.inset(2, 0)
        canvas.fill(cell, BURGUNDY if is_threshold else (214, 190, 138), 1 if is_threshold else 0.6, 5)
        canvas.text(str(faith), cell.outset(0, 3), _MARK.inked(PARCHMENT_LIGHT if is_threshold else INK))
        canvas.text(str(points), Rect(step.x, step.bottom, step.w, 24), _POINTS)


class ExcommunicationTile(Piece):
    """Show the tile of a period: its effect, the faith needed, who supported the church and who is excommunicated."""

    focusable = True

    def __init__(self, position: LorenzoPosition, period: int, coming: Collection[tuple[int, int]]) -> None:
        super().__init__(
            piece_ids.tile(period), tile_rect(period), tooltip=partial(LorenzoTooltips(position).tile, period)
        )
        self.beside = partial(LorenzoTooltips(position).beside_tile, period)
        self.position, self.period, self.index = position, period, position.view.tiles[period - 1]
        self.coming = coming
        """Tokens that are still flying: tile and seat."""
        self.nobody = position.wording.catalog("lo-tile-nobody")

    def live(self) -> Hashable:
        return frozenset(self.coming)

    def draw(self, canvas: Canvas, look: Look) -> None:
        with canvas.shifted(*self.displaced):
            self._draw_tile(canvas)

    def _draw_tile(self, canvas: Canvas) -> None:
        view = self.position.view
        if view.round and view.stage != OVER and view.period == self.period:
            canvas.skin("glow", self.rect)
        canvas.image(ART + "tile", self.rect)
        if is_reporting(view, self.period):
            canvas.outline(self.rect, _LIT, 4, 14)
        seal = Rect(self.rect.x + 10, self.rect.y + 10, 36, 36)
        canvas.circle(seal.center, 18, BURGUNDY)
        canvas.text(_NUMERALS[self.period - 1], seal, _MARK.inked(PARCHMENT_LIGHT))
        effect = Rect(seal.right + 6, self.rect.y + 10, self.rect.right - seal.right - 18, 38)
        signs.draw_row(canvas, signs.effect_row(TILES[self.index].effect), effect, 30, "center")
        need = Rect(self.rect.x + 10, self.rect.y + 54, 44, 28)
        signs.draw_row(canvas, [signs.Sign("faith"), signs.Number(str(CHURCH_FAITH[self.period - 1]))], need, 24)
        supporting, refused = supporters(view, self.period), struck(view, self.period)
        if not supporting and not refused:
            words = Rect(need.right + 4, need.y, self.rect.right - need.right - 16, need.h)
            canvas.text(self.nobody, words, _NOBODY_YET)
        self._draw_verdict(canvas, supporting, is_struck=False)
        self._draw_verdict(canvas, refused, is_struck=True)

    def _draw_verdict(self, canvas: Canvas, seats: Sequence[int], *, is_struck: bool) -> None:
        """Draw the tokens of families, without those that are still flying."""
        ranks = {seat: rank for rank, seat in enumerate(seats, 1) if (self.index, seat) not in self.coming}
        if ranks:
            sign = verdict_place(self.period, 0, is_struck)
            canvas.icon("cross" if is_struck else "check", sign.center, sign.w, BURGUNDY if is_struck else GREEN)
        for seat, rank in ranks.items():
            draw_token(canvas, self.position.people[seat].colour, verdict_place(self.period, rank, is_struck))


class Frieze(Widget):
    """Show military with the thresholds of territories, and the victory points so far."""

    def __init__(self, position: LorenzoPosition, goods: GoodsOf) -> None:
        t = position.wording.catalog
        players = position.view.players
        ranks = sorted(position.people, key=lambda person: -players[person.seat].goods[MILITARY])
        told = [t("lo-military-rank", name=one.name, points=players[one.seat].goods[MILITARY]) for one in ranks]
        super().__init__("frieze", place("frieze"), tooltip=t("lo-military-help", ranks=t("list-separator").join(told)))
        self.position, self.goods = position, goods

    def live(self) -> Hashable:
        return whole(goods for seat in range(len(self.position.people)) for goods in self.goods(seat))

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        military, points = self.rect.inset(16, 4).weighted_columns([1, 1], 60)
        thresholds = {number: str(number) for number in (0, *SLOT_MILITARY[2:], _MOST_MILITARY)}
        self._draw_scale(canvas, military, "military", MILITARY, _MOST_MILITARY, thresholds)
        most = max(player.goods[POINTS] for player in self.position.view.players) // 10 * 10 + 10
        step = 10 if most <= 60 else 20
        self._draw_scale(canvas, points, "points", POINTS, most, {n: str(n) for n in range(0, most + 1, step)})

    def _draw_scale(
        self, canvas: Canvas, area: Rect, sign: str, resource: int, most: int, marks: dict[int, str]
    ) -> None:
        canvas.image(f"{ART}sign_{sign}", Rect(area.x, area.y + 10, 28, 28))
        line = area.trimmed(left=80, right=34)
        canvas.line((line.x, line.y + 26), (line.right, line.y + 26), (120, 92, 50), 2)
        for number, text in marks.items():
            x = line.x + line.w * number / most
            canvas.line((x, line.y + 22), (x, line.y + 30), (120, 92, 50), 2)
            is_threshold = resource == MILITARY and number in SLOT_MILITARY and number
            canvas.text(text, Rect(x - 22, line.y + 26, 44, 22), _MARK.inked(BURGUNDY if is_threshold else INK))
        seats = range(len(self.position.people))
        shares = [min(most, self.goods(seat)[resource]) / most for seat in seats]
        feet = [(line.x + line.w * share, line.y + 24) for share in shares]
        draw_pins(canvas, self.position, sign, feet, (area.x + _CLEAR_OF_SIGN, area.right))
