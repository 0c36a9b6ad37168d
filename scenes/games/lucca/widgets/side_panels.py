"""The turn order now and next, and the points that the end would bring now."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import KW_ONLY, dataclass
from functools import partial

from game.lucca.events import LastOpeningsBegun, OrderSet, PalaceOpened
from game.lucca.limits import turns
from game.lucca.prospects import next_order
from game.lucca.state import KEEP, NOBODY, OVER, PLAY
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.text.catalog import Catalog, numeral, signed
from scenes.engine.theme import BODY, BURGUNDY, CREAM, GREEN, INK, LABEL, NOTE, SMALL, SMALL_HEADING, TextStyle
from scenes.engine.widgets import Fixed, Look, Panel, Widget
from scenes.games.lucca.drawing.painting import ART, WALL, card_name, draw_card
from scenes.games.lucca.layout import deck_rect
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.score_sums import medal_points
from scenes.games.lucca.settled_position import counted
from scenes.kit.pieces import Piece, Press, count_place, draw_number
from scenes.kit.players import Person

DECK = ("deck",)
"""Name of the deck's number as a tracked item."""
_HEAD = TextStyle(face="title", size=22, colour=CREAM, align="left", smallest=0.5, shadow=True)
_COUNT = LABEL.inked(CREAM).centered.tight
_PLACE = 42.0
_UNDER = 6.0
_BETWEEN = 4.0
_BEFORE_ALL = -1
_FINAL_HEAD, _FINAL_FOOT = 34.0, 34.0
_COUNT_HEIGHT = 25.0
_SHIELD, _BESIDE = 20.0, 8.0
_ROW = BODY.tight
_COUNTED = NOTE.centered.tightest
_CHANGE = 46.0
_ROW_GAP = 2.0
_POINTS = SMALL.but(size=26, face="strong", align="right", smallest=0.6)


@dataclass(frozen=True)
class LuccaDeck(Piece):
    """Show the draw deck with its number of cards."""

    _: KW_ONLY
    count: int
    laid_away: Sequence[int]
    """Starting cards that the viewer has put away."""
    catalog: Catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        depth = min(4, (self.count + 11) // 12)
        for card in self.laid_away:
            canvas.thing(card_name(card), self.rect.inset(_UNDER, _UNDER), partial(_draw_back, self.catalog))
        for layer in range(depth):
            offset = (depth - 1 - layer) * 3.0
            draw_card(canvas, self.catalog, WALL, self.rect.moved(offset, offset))
        if not self.count:
            canvas.outline(self.rect, (94, 58, 20), 2, 8)
        canvas.thing(DECK, count_place(self.rect.center[0] - 26, self.rect), Number(self.count, draw_number))


def _draw_back(catalog: Catalog, canvas: Canvas, rect: Rect) -> None:
    draw_card(canvas, catalog, WALL, rect)


def _laid_away(position: LuccaPosition) -> Sequence[int]:
    """Return the starting cards that the viewer has put away (LC 2.3).

    They lie hidden on the deck, from which Undo takes them.
    """
    view = position.view
    has_kept = view.stage == KEEP and view.kept[position.viewer] and not position.hands_covered
    return view.hands[position.viewer] if has_kept else ()


@dataclass(frozen=True, slots=True)
class OrderRow:
    """Describe a row of crests in the order of their turns."""

    name: str
    people: Sequence[Person]
    done: int = 0
    """Number of families that have played; their crests are faded."""
    shields: Sequence[int] | None = None
    """Shields of each family, by which the next order is set; None for this turn's order."""


@dataclass(frozen=True)
class OrderBoard(Fixed):
    """Show this turn's order with those who have played, and below it the next order by the present shields (LC 3)."""

    _: KW_ONLY
    rows: Sequence[OrderRow]
    """This turn's order and the next one; none before the first, and only one once there is no next one."""
    lit: int
    """Seat whose turn it is, or `NOBODY`."""
    catalog: Catalog

    def draw(self, canvas: Canvas, look: Look) -> None:
        inner = self.rect.inset(16, 14).trimmed(left=deck_rect().right - self.rect.x - 4)
        now, following = inner.rows(2, 4)
        places = [now, following] if len(self.rows) > 1 else [inner.centered(inner.w, now.h)]
        for row, place in zip(self.rows, places, strict=False):
            self._draw_row(canvas, place, row)
        if not self.rows:
            canvas.paragraph(self.catalog("lc-order-later"), inner, _ROW.inked(CREAM))

    def _draw_row(self, canvas: Canvas, place: Rect, row: OrderRow) -> None:
        head, crests = place.split_top(24, 4)
        size = min(_PLACE, crests.w / len(row.people) - 4)
        cells = crests.columns(len(row.people), _BETWEEN)
        for number, (person, cell) in enumerate(zip(row.people, cells, strict=True)):
            disc = Rect(cell.x, cell.y + 1, size, size)
            if row.shields is None:
                if person.seat == self.lit:
                    canvas.skin("glow", disc)
                canvas.thing(("crest", person.seat), disc, partial(_draw_crest, person.crest, number < row.done))
            else:
                arms = Rect(cell.x + size * 0.12 - 8, disc.y - 2, size * 0.76 + 16, size * 0.76 + _COUNT_HEIGHT - 2)
                canvas.thing(("next", person.seat), arms, partial(_draw_next, person.crest, row.shields[number]))
        if row.shields is None:
            canvas.text(row.name, head, _HEAD)
        else:
            _draw_measure(canvas, head, row.name)


def order_board(rect: Rect, position: LuccaPosition) -> OrderBoard:
    """Return the board of a position."""
    view, t = position.view, position.wording.catalog
    played = _played(position)
    lit = view.order[played] if 0 <= played < len(view.order) else NOBODY
    rows = [] if view.stage == KEEP else [_this_order(position, played)]
    if view.stage not in (KEEP, OVER):
        rows.append(_next_order(position))
    return OrderBoard("order", rect, rows=rows, lit=lit, catalog=t, tooltip=t("lc-order-help"))


def _this_order(position: LuccaPosition, played: int) -> OrderRow:
    """Return the order of this turn; while the last openings are told, no family is done."""
    view, t = position.view, position.wording.catalog
    is_told = view.stage == OVER and played < len(view.order)
    name = t("lc-last-openings" if view.stage == OVER else "lc-order")
    return OrderRow(name, [position.people[seat] for seat in view.order], 0 if is_told else played)


def _next_order(position: LuccaPosition) -> OrderRow:
    view, now = position.view, counted(position).view
    order = next_order(now)
    name = position.wording.catalog("lc-last-openings" if view.turn == turns(view) else "lc-next")
    shields = [now.quarters[seat].shields for seat in order]
    return OrderRow(name, [position.people[seat] for seat in order], shields=shields)


def _played(position: LuccaPosition) -> int:
    """Return how many families have played; one whose turn is still shown or not ended has not."""
    view = position.view
    if view.stage == OVER and position.awaits_count:
        return _opened_last(position)
    played = view.place if view.stage == PLAY else len(view.order)
    is_mover = played > 0 and view.order[played - 1] == position.mover
    is_last_mover = is_mover and not isinstance(position.coming, OrderSet | LastOpeningsBegun)
    return played - 1 if is_last_mover else played


def _opened_last(position: LuccaPosition) -> int:
    """Return how many families are done with their last openings; -1 before the first of them (LC 5.2)."""
    told, order = position.past.told, position.view.order
    match position.coming or (told[-1].event if told else None):
        case LastOpeningsBegun():
            return _BEFORE_ALL
        case PalaceOpened(seat=seat):
            return order.index(seat)
    return len(order)


def _draw_crest(picture: str, is_done: bool, canvas: Canvas, disc: Rect) -> None:
    with canvas.faded(0.45 if is_done else 1):
        canvas.image_fitted(picture, disc)
    if is_done:
        canvas.icon("check", disc.center, disc.w * 0.6, CREAM)


def _draw_next(picture: str, shields: int, canvas: Canvas, rect: Rect) -> None:
    """Draw a crest with the shields of its family below it."""
    arms, count = rect.split_bottom(_COUNT_HEIGHT, -2)
    canvas.image_fitted(picture, arms.inset(8, 0))
    canvas.text(str(shields), count, _COUNT)


def _draw_measure(canvas: Canvas, head: Rect, name: str) -> None:
    """Draw the heading with a shield, because the numbers below count shields; a long heading has no room for it."""
    shield = Rect(head.x + canvas.measure(name, _HEAD)[0] + _BESIDE, head.y, _SHIELD, head.h)
    canvas.text(name, head, _HEAD)
    if shield.right <= head.right:
        canvas.image(ART + "shield", shield.fitted(96 / 112))


@dataclass(frozen=True)
class Projection(Fixed):
    """Show the scores if the match ended now, the leader first (LC 5)."""

    _: KW_ONLY
    heading: str
    ranked: Sequence[Person]
    """The families, the leader first; of equal ones the winner."""
    totals: Sequence[int]
    """Points by seat."""
    foot: str = ""
    """Text below the rows; empty for none."""

    def row_places(self) -> Iterator[tuple[Person, Rect]]:
        foot = _FINAL_FOOT if self.foot else 0.0
        body = self.rect.inset(20, 16).trimmed(top=_FINAL_HEAD + 4, bottom=foot)
        yield from zip(self.ranked, body.rows(max(5, len(self.ranked)), _ROW_GAP), strict=False)

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_parchment", self.rect)
        head = self.rect.inset(20, 16).split_top(_FINAL_HEAD)[0]
        canvas.text(self.heading, head, SMALL_HEADING.inked(BURGUNDY).centered.tightest)
        for person, row in self.row_places():
            canvas.rule(row, row.bottom + 1)
            self._draw_row(canvas, person, row)
        if self.foot:
            canvas.text(self.foot, self.rect.inset(20, 16).split_bottom(_FINAL_FOOT)[1], _COUNTED)

    def _draw_row(self, canvas: Canvas, person: Person, row: Rect) -> None:
        total = self.totals[person.seat]
        canvas.thing(("rank", person.seat), row, Number(total, partial(_draw_rank, person, total == max(self.totals))))


def projection(rect: Rect, position: LuccaPosition) -> Projection:
    """Return the panel of a settled position.

    During the last openings the scores follow the families' medals, and the rest is left to the finale.
    """
    t, winners, is_over = position.wording.catalog, position.score.winners, position.view.stage == OVER
    final = list(position.score.totals)
    totals = [medal_points(position, seat) for seat in range(len(position.people))] if is_over else final
    heading = "lc-if-ended"
    if is_over or position.awaits_count:
        heading = "lc-final" if totals == final and not position.awaits_count else "lc-counted-so-far"
    return Projection(
        "projected", rect, heading=t(heading), totals=totals, tooltip=t("lc-if-ended-help"),
        ranked=sorted(position.people, key=lambda person: (-totals[person.seat], person.seat not in winners)),
        foot=t("table-closed") if position.awaits_count else "",
    )  # fmt: skip


def _draw_rank(person: Person, leads: bool, canvas: Canvas, row: Rect, total: int) -> None:
    arms, words = row.split_left(36, 8)
    name, points = words.split_right(54, 4)
    canvas.image_fitted(person.crest, arms.inset(0, 2))
    canvas.text(person.name, name.split_right(_CHANGE, 4)[0], _ROW.inked(person.ink))
    canvas.text(numeral(total), points, _POINTS.inked(BURGUNDY if leads else INK))


def draw_change(canvas: Canvas, row: Rect, points: int) -> None:
    """Draw by how much the total of a row has changed, at its left."""
    place = row.split_right(54, 4)[0].split_right(_CHANGE, 4)[1]
    canvas.text(signed(points), place, _POINTS.but(colour=GREEN if points > 0 else BURGUNDY, size=23))


def add_order(
    scene_add: Callable[[Widget], Widget], rect: Rect, position: LuccaPosition, deck_press: Press | None
) -> None:
    """Add the panel with the turn order and the deck."""
    scene_add(Panel("order-panel", rect, "panel_wood"))
    scene_add(order_board(rect, position))
    t, count = position.wording.catalog, len(position.view.deck)
    scene_add(
        LuccaDeck(
            "deck", deck_rect(), count=count, laid_away=_laid_away(position), catalog=t, on_press=deck_press,
            tooltip=t("lc-deck-help", n=count),
        )
    )  # fmt: skip
