"""The head of a board: name, points and goods, what the end would bring, and what the bonus tile gives."""

from collections.abc import Callable, Hashable
from dataclasses import KW_ONLY, dataclass, field
from functools import partial
from typing import ClassVar

from game.lorenzo.effects import HARVEST
from game.lorenzo.goods import POINTS, Amounts
from game.lorenzo.tiles import BONUS_TILES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.player_colours import draw_badge
from scenes.engine.theme import INK_SOFT, NUMBER, PLAYER_NAME, SMALL, SMALL_NUMBER
from scenes.engine.widgets import Fixed, Look, Widget
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.drawing.goods import good_row, goods_name, write_good, write_points
from scenes.games.lorenzo.layout import SHOWN_GOODS, good_rect
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.fit_text import common_style
from scenes.kit.players import Person

_BESIDE_COIN = 28.0
_ONE_LINE, _TWO_LINES = 140.0, 112.0
_CHANGE, _RISES = 23.0, 3.0
_POINTS = SMALL_NUMBER.tight
_TOTAL = NUMBER.but(size=22, align="left", smallest=0.6)
_ENDED = SMALL.but(size=20, face="italic", colour=INK_SOFT, leading=1.0, smallest=0.85)


@dataclass(frozen=True)
class PlayerHead(Widget):
    """Show name, points and goods, with what the placement that is looked at would change."""

    place: ClassVar[Rect] = Rect(22, 806, 852, 56)

    _: KW_ONLY
    person: Person
    goods: tuple[int, ...]
    pending: Callable[[], Amounts] = field(compare=False)

    def live(self) -> Hashable:
        """Return what the placement that is looked at would change."""
        return self.pending()

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image_fitted(self.person.crest, Rect(22, 810, 44, 50))
        draw_badge(canvas, Rect(50, 834, 26, 26), self.person.colour)
        canvas.text(self.person.name, Rect(82, 812, 130, 44), PLAYER_NAME.inked(self.person.ink))
        seat, coin, pending = self.person.seat, good_rect(POINTS), self.pending()
        canvas.thing(goods_name(seat, POINTS), coin, Number(self.goods[POINTS], partial(write_points, _POINTS, 1.0)))
        _draw_change(canvas, POINTS, pending, Rect(coin.right - 2, coin.y - 3, _BESIDE_COIN, 26))
        for good in SHOWN_GOODS:
            cell, number = good_rect(good), self.goods[good]
            canvas.thing(goods_name(seat, good), cell, Number(number, partial(write_good, good, 34, 1.0)))
            right = cell.x + signs.taken_width(canvas, good_row(good, number), cell, 34)
            _draw_change(canvas, good, pending, Rect(right, cell.y - 8, cell.right - right, 26))


def _draw_change(canvas: Canvas, good: int, pending: Amounts, place: Rect) -> None:
    """Draw the change at the end of its number; a long one lies partly over the number."""
    if not pending[good]:
        return
    row = signs.change(good, pending[good])[:1]
    over = max(0.0, signs.width(canvas, row, _CHANGE) - place.w)
    signs.draw_row(canvas, row, Rect(place.x - over, place.y - _RISES * bool(over), place.w + over, place.h), _CHANGE)


@dataclass(frozen=True)
class IfEnded(Fixed):
    """Show the scores if the match ended now, the leader first (LM 6)."""

    place: ClassVar[Rect] = Rect(884, 812, 356, 46)

    _: KW_ONLY
    title: str
    totals: tuple[tuple[Person, int], ...]

    def draw(self, canvas: Canvas, look: Look) -> None:
        line = canvas.measure(self.title, _ENDED)[0]
        head, rest = self.rect.split_left(line + 8 if line < _ONE_LINE else _TWO_LINES, 6)
        canvas.paragraph(self.title, head, _ENDED)
        ranked = sorted(self.totals, key=lambda each: -each[1])
        cells = rest.columns(max(3, len(ranked)), 4)
        told = [(str(total), cell.trimmed(left=26)) for (_, total), cell in zip(ranked, cells, strict=False)]
        style = common_style(canvas.measure, told, _TOTAL)
        for (person, _), (total, room) in zip(ranked, told, strict=True):
            draw_badge(canvas, Rect(room.x - 26, room.center[1] - 12, 24, 24), person.colour)
            canvas.text(total, room, style)


def if_ended(position: LorenzoPosition, more: float = 0) -> IfEnded:
    """Return the line of the scores if the match ended now, with `more` room at its right."""
    totals = tuple((person, position.score.totals[person.seat]) for person in position.people)
    title, place = position.wording.catalog("lo-if-ended"), IfEnded.place.trimmed(right=-more)
    return IfEnded("if-ended", place, tooltip=partial(_score_told, position), title=title, totals=totals)


def _score_told(position: LorenzoPosition) -> str:
    t, table = position.wording.catalog, position.score
    lines = [t("lo-if-ended-help")]
    for person in position.people:
        row = zip(table.categories, table.points[person.seat], strict=True)
        parts = t("list-separator").join(f"{t(f'lo-score-{name}')} {points}" for name, points in row if points)
        lines.append(t("lo-if-ended-of", name=f"{person.name} {table.totals[person.seat]}", categories=parts))
    return "\n".join(lines)


@dataclass(frozen=True)
class BonusTilePiece(Fixed):
    """Show what the bonus tile gives in each harvest, or in each production."""

    _: KW_ONLY
    work: int
    tile: int

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        head, body = self.rect.inset(6, 6).split_top(28)
        name = "harvest" if self.work == HARVEST else "production"
        signs.draw_row(canvas, [signs.Sign(name), signs.Value(1)], head, 26, "center")
        items = [signs.amount(each, n) for each, n in enumerate(BONUS_TILES[self.tile].gain(self.work)) if n]
        rows = [items[index : index + 2] for index in range(0, len(items), 2)]
        for row, line in zip(rows, body.rows(max(2, len(rows)), 0), strict=False):
            signs.draw_row(canvas, [item for pair in row for item in pair], line, 23, "center")
