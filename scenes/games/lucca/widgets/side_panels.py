"""The turn order now and next, and the points that the end would bring now."""

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from game.lucca.events import LastOpeningsBegun, OrderSet, PalaceOpened
from game.lucca.limits import turns
from game.lucca.prospects import next_order
from game.lucca.state import KEEP, NOBODY, OVER, PLAY, State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.text.catalog import numeral, signed
from scenes.engine.theme import BODY, BURGUNDY, CREAM, GREEN, INK, LABEL, NOTE, SMALL, SMALL_HEADING, TextStyle
from scenes.engine.widgets import Look, Panel, Widget
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


class LuccaDeck(Piece):
    """Show the draw deck with its number of cards."""

    def __init__(self, position: LuccaPosition, press: Press | None) -> None:
        count = len(position.view.deck)
        tooltip = position.wording.catalog("lc-deck-help", n=count)
        super().__init__("deck", deck_rect(), on_press=press, tooltip=tooltip)
        self.count, self.catalog = count, position.wording.catalog
        self.laid_away = _laid_away(position)

    def draw(self, canvas: Canvas, look: Look) -> None:
        depth = min(4, (self.count + 11) // 12)
        for card in self.laid_away:
            canvas.thing(card_name(card), self.rect.inset(_UNDER, _UNDER), self._draw_back)
        for layer in range(depth):
            offset = (depth - 1 - layer) * 3.0
            draw_card(canvas, self.catalog, WALL, self.rect.moved(offset, offset))
        if not self.count:
            canvas.outline(self.rect, (94, 58, 20), 2, 8)
        canvas.thing(DECK, count_place(self.rect.center[0] - 26, self.rect), Number(self.count, draw_number))

    def _draw_back(self, canvas: Canvas, rect: Rect) -> None:
        draw_card(canvas, self.catalog, WALL, rect)


def _laid_away(position: LuccaPosition) -> Sequence[int]:
    """Return the starting cards that the viewer has put away (LC 2.3).

    They lie hidden on the deck, from which Undo takes them.
    """
    view = position.view
    has_kept = view.stage == KEEP and view.kept[position.viewer] and not position.hands_covered
    return view.hands[position.viewer] if has_kept else ()


class OrderBoard(Widget):
    """Show this turn's order with those who have played, and below it the next order by the present shields (LC 3)."""

    def __init__(self, rect: Rect, position: LuccaPosition) -> None:
        t = position.wording.catalog
        super().__init__("order", rect, tooltip=t("lc-order-help"))
        self.position, self.t = position, t
        self.counted = counted(position).view

    def draw(self, canvas: Canvas, look: Look) -> None:
        view = self.position.view
        inner = self.rect.inset(16, 14).trimmed(left=deck_rect().right - self.rect.x - 4)
        now, following = inner.rows(2, 4)
        if view.stage == KEEP:
            canvas.paragraph(self.t("lc-order-later"), inner, _ROW.inked(CREAM))
            return
        played = self._played()
        if view.stage == OVER:
            self._draw_row(canvas, inner.centered(inner.w, now.h), self.t("lc-last-openings"), view.order, played, None)
            return
        self._draw_row(canvas, now, self.t("lc-order"), view.order, played, None)
        head = self.t("lc-last-openings" if view.turn == turns(view) else "lc-next")
        self._draw_row(canvas, following, head, next_order(self.counted), 0, self.counted)

    @property
    def lit(self) -> int:
        """Return the seat whose turn it is, or `NOBODY`."""
        order, played = self.position.view.order, self._played()
        return order[played] if 0 <= played < len(order) else NOBODY

    def _played(self) -> int:
        """Return how many families have played; one whose turn is still shown or not ended has not."""
        view = self.position.view
        if view.stage == OVER and self.position.awaits_count:
            return self._opened_last(view)
        played = view.place if view.stage == PLAY else len(view.order)
        is_mover = played > 0 and view.order[played - 1] == self.position.mover
        is_last_mover = is_mover and not isinstance(self.position.coming, OrderSet | LastOpeningsBegun)
        return played - 1 if is_last_mover else played

    def _opened_last(self, view: State) -> int:
        """Return how many families are done with their last openings; -1 before the first of them (LC 5.2)."""
        told = self.position.past.told
        match self.position.coming or (told[-1].event if told else None):
            case LastOpeningsBegun():
                return _BEFORE_ALL
            case PalaceOpened(seat=seat):
                return view.order.index(seat)
        return len(view.order)

    def _draw_row(
        self, canvas: Canvas, row: Rect, name: str, order: Sequence[int], played: int, counted: State | None
    ) -> None:
        head, crests = row.split_top(24, 4)
        size = min(_PLACE, crests.w / len(order) - 4)
        cells = crests.columns(len(order), _BETWEEN)
        is_told = counted is None and self.position.view.stage == OVER and played < len(order)
        for place, (seat, cell) in enumerate(zip(order, cells, strict=True)):
            person = self.position.people[seat]
            disc = Rect(cell.x, cell.y + 1, size, size)
            if counted is None:
                is_done = place < played and not is_told
                if seat == self.lit:
                    canvas.skin("glow", disc)
                canvas.thing(("crest", seat), disc, partial(_draw_crest, person.crest, is_done))
            else:
                arms = Rect(cell.x + size * 0.12 - 8, disc.y - 2, size * 0.76 + 16, size * 0.76 + _COUNT_HEIGHT - 2)
                shields = counted.quarters[seat].shields
                canvas.thing(("next", seat), arms, partial(_draw_next, person.crest, shields))
        if counted is None:
            canvas.text(name, head, _HEAD)
        else:
            _draw_measure(canvas, head, name)


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


class Projection(Widget):
    """Show the scores if the match ended now, the leader first (LC 5).

    During the last openings they follow the families' medals, and the rest is left to the finale.
    """

    def __init__(self, rect: Rect, position: LuccaPosition) -> None:
        super().__init__("projected", rect, tooltip=position.wording.catalog("lc-if-ended-help"))
        self.position = position if position.awaits_count else counted(position)

    def row_places(self) -> Iterator[tuple[Person, Rect]]:
        foot = _FINAL_FOOT if self.position.awaits_count else 0.0
        body = self.rect.inset(20, 16).trimmed(top=_FINAL_HEAD + 4, bottom=foot)
        ranked = self.ranked()
        yield from zip(ranked, body.rows(max(5, len(ranked)), _ROW_GAP), strict=False)

    def ranked(self) -> list[Person]:
        """Return the families, the leader first; of equal ones the winner."""
        totals, winners = self.totals(), self.position.score.winners
        return sorted(self.position.people, key=lambda person: (-totals[person.seat], person.seat not in winners))

    def totals(self) -> list[int]:
        if self.position.view.stage == OVER:
            return [medal_points(self.position, seat) for seat in range(len(self.position.people))]
        return list(self.position.score.totals)

    def draw(self, canvas: Canvas, look: Look) -> None:
        t = self.position.wording.catalog
        canvas.skin("panel_parchment", self.rect)
        head = self.rect.inset(20, 16).split_top(_FINAL_HEAD)[0]
        style = SMALL_HEADING.inked(BURGUNDY).centered.tightest
        canvas.text(t(self._heading()), head, style)
        totals = self.totals()
        for person, row in self.row_places():
            canvas.rule(row, row.bottom + 1)
            self._draw_row(canvas, person, row, totals)
        if self.position.awaits_count:
            foot = self.rect.inset(20, 16).split_bottom(_FINAL_FOOT)[1]
            canvas.text(t("table-closed"), foot, _COUNTED)

    def _draw_row(self, canvas: Canvas, person: Person, row: Rect, totals: Sequence[int]) -> None:
        total = totals[person.seat]
        canvas.thing(("rank", person.seat), row, Number(total, partial(_draw_rank, person, total == max(totals))))

    def _heading(self) -> str:
        """Return the heading; the scores are final once the last coin has landed."""
        if self.position.awaits_count:
            return "lc-counted-so-far"
        if not self._is_over:
            return "lc-if-ended"
        is_counted = self.totals() == list(self.position.score.totals)
        return "lc-final" if is_counted else "lc-counted-so-far"

    @property
    def _is_over(self) -> bool:
        return bool(self.position.view.stage == OVER)


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
    scene_add(OrderBoard(rect, position))
    scene_add(LuccaDeck(position, deck_press))
