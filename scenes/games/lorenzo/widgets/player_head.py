"""The head of a board: name, points and goods, what the end would bring, and what the bonus tile gives."""

from collections.abc import Callable, Hashable

from game.lorenzo.effects import HARVEST, PRODUCTION
from game.lorenzo.goods import POINTS, RESOURCES, Amounts
from game.lorenzo.tiles import BONUS_TILES
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.player_colours import draw_badge
from scenes.engine.theme import INK_SOFT, NUMBER, PLAYER_NAME, SMALL, SMALL_NUMBER
from scenes.engine.widgets import Fixed, Look, Widget
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.layout import SHOWN_GOODS, bonus_rect, good_rect
from scenes.games.lorenzo.motion.in_flight import GoodsOf, whole
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.fit_text import common_style
from scenes.kit.players import Person

_BESIDE_COIN = 28.0
_ONE_LINE, _TWO_LINES = 140.0, 112.0
_CHANGE, _RISES = 23.0, 3.0
_POINTS = SMALL_NUMBER.tight
_TOTAL = NUMBER.but(size=22, align="left", smallest=0.6)
_ENDED = SMALL.but(size=20, face="italic", colour=INK_SOFT, leading=1.0, smallest=0.85)


class PlayerHead(Widget):
    """Show name, points and goods, with what the placement that is looked at would change."""

    def __init__(
        self, person: Person, goods: GoodsOf, tooltip: Callable[[], str], pending: Callable[[], Amounts]
    ) -> None:
        super().__init__("purse", Rect(22, 806, 852, 56), tooltip=tooltip)
        self.person, self.goods, self.pending = person, goods, pending

    def live(self) -> Hashable:
        goods = whole(self.goods(self.person.seat))
        return goods and (goods, self.pending())

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.image_fitted(self.person.crest, Rect(22, 810, 44, 50))
        draw_badge(canvas, Rect(50, 834, 26, 26), self.person.colour)
        canvas.text(self.person.name, Rect(82, 812, 130, 44), PLAYER_NAME.inked(self.person.ink))
        coin, goods, pending = good_rect(POINTS), self.goods(self.person.seat), self.pending()
        canvas.image("common/art/coin", coin)
        canvas.text(str(round(goods[POINTS])), coin.inset(4), _POINTS)
        _draw_change(canvas, POINTS, pending, Rect(coin.right - 2, coin.y - 3, _BESIDE_COIN, 26))
        for good in SHOWN_GOODS:
            cell = good_rect(good)
            row: signs.Row = [signs.Sign(RESOURCES[good]), signs.Number(str(round(goods[good])))]
            signs.draw_row(canvas, row, cell, 34)
            right = cell.x + signs.taken_width(canvas, row, cell, 34)
            _draw_change(canvas, good, pending, Rect(right, cell.y - 8, cell.right - right, 26))


def _draw_change(canvas: Canvas, good: int, pending: Amounts, place: Rect) -> None:
    """Draw the change at the end of its number; a long one lies partly over the number."""
    if not pending[good]:
        return
    row = signs.change(good, pending[good])[:1]
    over = max(0.0, signs.width(canvas, row, _CHANGE) - place.w)
    signs.draw_row(canvas, row, Rect(place.x - over, place.y - _RISES * bool(over), place.w + over, place.h), _CHANGE)


class IfEnded(Fixed):
    """Show the scores if the match ended now, the leader first (LM 6).

    They change after an event has been shown.
    """

    place = Rect(884, 812, 356, 46)

    def __init__(self, position: LorenzoPosition, more: float = 0) -> None:
        """Build the line with `more` room at its right."""
        super().__init__("if-ended", self.place.trimmed(right=-more), tooltip=self._told)
        self.position, self.title = position.before, position.wording.catalog("lo-if-ended")

    def _told(self) -> str:
        t, table = self.position.wording.catalog, self.position.score
        lines = [t("lo-if-ended-help")]
        for person in self.position.people:
            row = zip(table.categories, table.points[person.seat], strict=True)
            parts = t("list-separator").join(f"{t(f'lo-score-{name}')} {points}" for name, points in row if points)
            lines.append(t("lo-if-ended-of", name=f"{person.name} {table.totals[person.seat]}", categories=parts))
        return "\n".join(lines)

    def draw(self, canvas: Canvas, look: Look) -> None:
        totals = self.position.score.totals
        line = canvas.measure(self.title, _ENDED)[0]
        head, rest = self.rect.split_left(line + 8 if line < _ONE_LINE else _TWO_LINES, 6)
        canvas.paragraph(self.title, head, _ENDED)
        ranked = sorted(self.position.people, key=lambda person: -totals[person.seat])
        cells = rest.columns(max(3, len(ranked)), 4)
        told = [(str(totals[person.seat]), cell.trimmed(left=26)) for person, cell in zip(ranked, cells, strict=False)]
        style = common_style(canvas.measure, told, _TOTAL)
        for person, (total, room) in zip(ranked, told, strict=True):
            draw_badge(canvas, Rect(room.x - 26, room.center[1] - 12, 24, 24), person.colour)
            canvas.text(total, room, style)


class BonusTilePiece(Fixed):
    """Show what the bonus tile gives in each harvest, or in each production."""

    def __init__(self, work: int, tile: int, tooltip: str) -> None:
        super().__init__(f"bonus-{work}", bonus_rect(work == PRODUCTION), tooltip=tooltip)
        self.work, self.tile = work, tile

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        head, body = self.rect.inset(6, 6).split_top(28)
        name = "harvest" if self.work == HARVEST else "production"
        signs.draw_row(canvas, [signs.Sign(name), signs.Value(1)], head, 26, "center")
        items = [signs.amount(each, n) for each, n in enumerate(BONUS_TILES[self.tile].gain(self.work)) if n]
        rows = [items[index : index + 2] for index in range(0, len(items), 2)]
        for row, line in zip(rows, body.rows(max(2, len(rows)), 0), strict=False):
            signs.draw_row(canvas, [item for pair in row for item in pair], line, 23, "center")
