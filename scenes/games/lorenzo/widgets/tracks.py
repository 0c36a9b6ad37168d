"""Dice, turn order, faith track, excommunication tiles, and the tracks of military and points."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass, field
from functools import partial

from game.lorenzo.board import CHURCH_FAITH, FAITH_POINTS, MOST_FAITH, SLOT_MILITARY
from game.lorenzo.goods import FAITH, MILITARY, POINTS, RESOURCES
from game.lorenzo.state import OVER, Supporting
from game.lorenzo.tiles import TILES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import is_awaited
from scenes.engine.theme import BURGUNDY, CREAM, GREEN, INK, INK_SOFT, PARCHMENT_LIGHT, SMALL, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.games.lorenzo import piece_ids
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.church_results import is_reporting, struck, supporters
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.painting import ART, paint_image, paint_token
from scenes.games.lorenzo.drawing.track_tokens import Families, draw_pins
from scenes.games.lorenzo.layout import die_rect, faith_cell, order_cell, place, tile_rect, verdict_place
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


@dataclass(frozen=True)
class Dice(Piece):
    """Show the dice, which count for everybody (LM 3.1)."""

    _: KW_ONLY
    dice: tuple[int, ...]
    round: int
    title: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_wood", self.rect)
        canvas.text(self.title, self.rect.inset(16, 0).split_top(44)[0].trimmed(top=12), _HEAD)
        for index, (colour, die) in enumerate(zip(DICE_COLOURS, self.dice, strict=True)):
            if die:
                canvas.thing(
                    ("die", self.round, index), die_rect(index), partial(paint_image, f"{ART}die_{colour}_{die}")
                )


@dataclass(frozen=True)
class TurnOrder(Piece):
    """Show the turn order (LM 5.3)."""

    _: KW_ONLY
    seats: tuple[tuple[int, str], ...]
    """Seats in turn order, each with the picture of its crest."""
    mover: int
    title: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_wood", self.rect)
        canvas.text(self.title, self.rect.inset(16, 0).split_top(44)[0].trimmed(top=12), _HEAD)
        for index, (seat, picture) in enumerate(self.seats):
            name, cell = ("crest", seat), order_cell(index, len(self.seats))
            number = Rect(cell.x, cell.bottom, cell.w, 26)
            canvas.text(str(index + 1), number, _MARK.inked(CREAM))
            if seat == self.mover and not is_awaited(canvas, name, cell):
                canvas.skin("glow", cell)
            canvas.thing(name, cell, partial(paint_image, picture))


@dataclass(frozen=True)
class FaithTrack(Widget):
    """Show sixteen steps of faith with the points of supporting there; the one needed is burgundy (LM 5.1)."""

    _: KW_ONLY
    need: int
    faith: tuple[int, ...]
    families: Families

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.kept(_paint_steps, self.rect, self.need)
        steps = [faith_cell(faith) for faith in self.faith]
        ends = faith_cell(0).center[0] - _BEYOND, faith_cell(MOST_FAITH).center[0] + _BEYOND
        draw_pins(canvas, self.families, self.id, [(step.center[0], step.y + _OVER_STEP) for step in steps], ends)


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


@dataclass(frozen=True)
class ExcommunicationTile(Piece):
    """Show the tile of a period: its effect, the faith needed, who supported the church and who is excommunicated."""

    _: KW_ONLY
    period: int
    index: int
    is_current: bool
    is_reporting: bool
    supporters: tuple[tuple[int, str], ...]
    struck: tuple[tuple[int, str], ...]
    """Seats and colours of the families that have supported the church, and of those that are excommunicated."""
    nobody: str
    """Words for a tile on which no family is judged yet."""
    beside: Callable[[], str] = field(compare=False)

    @property
    def focusable(self) -> bool:
        """Return True: the keyboard visits it for its tooltip."""
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_current:
            canvas.skin("glow", self.rect)
        canvas.thing(("tile", self.period), self.rect, self._draw_tile)
        self._draw_verdict(canvas, self.supporters, is_struck=False)
        self._draw_verdict(canvas, self.struck, is_struck=True)

    def _draw_tile(self, canvas: Canvas, rect: Rect) -> None:
        canvas.image(ART + "tile", rect)
        if self.is_reporting:
            canvas.outline(rect, _LIT, 4, 14)
        seal = Rect(rect.x + 10, rect.y + 10, 36, 36)
        canvas.circle(seal.center, 18, BURGUNDY)
        canvas.text(_NUMERALS[self.period - 1], seal, _MARK.inked(PARCHMENT_LIGHT))
        effect = Rect(seal.right + 6, rect.y + 10, rect.right - seal.right - 18, 38)
        signs.draw_row(canvas, signs.effect_row(TILES[self.index].effect), effect, 30, "center")
        need = Rect(rect.x + 10, rect.y + 54, 44, 28)
        signs.draw_row(canvas, [signs.Sign("faith"), signs.Number(str(CHURCH_FAITH[self.period - 1]))], need, 24)
        if not self.supporters and not self.struck:
            words = Rect(need.right + 4, need.y, rect.right - need.right - 16, need.h)
            canvas.text(self.nobody, words, _NOBODY_YET)

    def _draw_verdict(self, canvas: Canvas, families: Sequence[tuple[int, str]], *, is_struck: bool) -> None:
        """Draw the tokens of the families behind the sign of their verdict."""
        if families:
            sign = verdict_place(self.period, 0, is_struck)
            canvas.thing(("verdict-sign", self.period, is_struck), sign, partial(_draw_sign, is_struck))
        for rank, (seat, colour) in enumerate(families, 1):
            token = verdict_place(self.period, rank, is_struck)
            canvas.thing(verdict_name(self.period, seat), token, partial(paint_token, colour))


def _draw_sign(is_struck: bool, canvas: Canvas, rect: Rect) -> None:
    canvas.icon("cross" if is_struck else "check", rect.center, rect.w, BURGUNDY if is_struck else GREEN)


def verdict_name(period: int, seat: int) -> Hashable:
    """Return the name of a family's token on the tile of a period as a tracked item."""
    return "verdict", period, seat


def excommunication_tile(position: LorenzoPosition, period: int) -> ExcommunicationTile:
    """Return the tile of a period."""
    view = position.view
    supported, refused = (
        tuple((seat, position.people[seat].colour) for seat in judged(view, period)) for judged in (supporters, struck)
    )
    return ExcommunicationTile(
        piece_ids.tile(period), tile_rect(period), tooltip=partial(LorenzoTooltips(position).tile, period),
        period=period, index=view.tiles[period - 1],
        is_current=bool(view.round) and view.stage != OVER and view.period == period,
        is_reporting=is_reporting(view, period),
        supporters=supported, struck=refused, nobody=position.wording.catalog("lo-tile-nobody"),
        beside=partial(LorenzoTooltips(position).beside_tile, period),
    )  # fmt: skip


@dataclass(frozen=True)
class Frieze(Widget):
    """Show military with the thresholds of territories, and the victory points so far."""

    _: KW_ONLY
    military: tuple[int, ...]
    points: tuple[int, ...]
    families: Families

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        military, points = self.rect.inset(16, 4).weighted_columns([1, 1], 60)
        thresholds = {number: str(number) for number in (0, *SLOT_MILITARY[2:], _MOST_MILITARY)}
        self._draw_scale(canvas, military, MILITARY, self.military, _MOST_MILITARY, thresholds)
        most = max(self.points) // 10 * 10 + 10
        step = 10 if most <= 60 else 20
        self._draw_scale(canvas, points, POINTS, self.points, most, {n: str(n) for n in range(0, most + 1, step)})

    def _draw_scale(
        self, canvas: Canvas, area: Rect, resource: int, have: Sequence[int], most: int, marks: dict[int, str]
    ) -> None:
        sign = RESOURCES[resource]
        canvas.image(f"{ART}sign_{sign}", Rect(area.x, area.y + 10, 28, 28))
        line = area.trimmed(left=80, right=34)
        canvas.line((line.x, line.y + 26), (line.right, line.y + 26), (120, 92, 50), 2)
        for number, text in marks.items():
            x = line.x + line.w * number / most
            canvas.line((x, line.y + 22), (x, line.y + 30), (120, 92, 50), 2)
            is_threshold = resource == MILITARY and number in SLOT_MILITARY and number
            canvas.text(text, Rect(x - 22, line.y + 26, 44, 22), _MARK.inked(BURGUNDY if is_threshold else INK))
        feet = [(line.x + line.w * min(most, number) / most, line.y + 24) for number in have]
        draw_pins(canvas, self.families, sign, feet, (area.x + _CLEAR_OF_SIGN, area.right))


def tracks(position: LorenzoPosition) -> Iterator[Widget]:
    """Yield dice, turn order, the tracks of all families, and the excommunication tiles."""
    t, view, told = position.wording.catalog, position.view, LorenzoTooltips(position)
    dice, title = tuple(view.dice), t("lo-dice")
    yield Dice("dice", place("dice"), tooltip=t("lo-dice-help"), dice=dice, round=view.round, title=title)
    seats, title = tuple((seat, position.people[seat].crest) for seat in view.order), t("lo-order")
    yield TurnOrder("order", place("order"), tooltip=told.order, seats=seats, mover=lit(position), title=title)
    families = Families(tuple(person.colour for person in position.people), position.viewer)
    faith, military, points = (tuple(each.goods[good] for each in view.players) for good in (FAITH, MILITARY, POINTS))
    need = CHURCH_FAITH[view.period - 1] if view.round else CHURCH_FAITH[0]
    yield FaithTrack("faith", place("faith"), tooltip=told.faith, need=need, faith=faith, families=families)
    ranks = sorted(position.people, key=lambda person: -military[person.seat])
    ranked = [t("lo-military-rank", name=one.name, points=military[one.seat]) for one in ranks]
    tip = t("lo-military-help", ranks=t("list-separator").join(ranked))
    yield Frieze("frieze", place("frieze"), tooltip=tip, military=military, points=points, families=families)
    yield from (excommunication_tile(position, period) for period in range(1, len(view.tiles) + 1))
