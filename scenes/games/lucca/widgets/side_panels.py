"""The turn order now and next, and the points that the end would bring now."""

from collections.abc import Callable, Hashable, Iterator, Sequence

from game.lucca.events import LastOpeningsBegun, PalaceOpened
from game.lucca.limits import turns
from game.lucca.prospects import next_order
from game.lucca.state import KEEP, NOBODY, OVER, PLAY, State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import numeral, signed
from scenes.engine.theme import BODY, BURGUNDY, CREAM, GREEN, INK, LABEL, NOTE, SMALL, SMALL_HEADING, TextStyle
from scenes.engine.widgets import Look, Panel, Widget
from scenes.games.lucca.drawing.painting import ART, WALL, draw_card
from scenes.games.lucca.layout import dealt_from, deck_rect
from scenes.games.lucca.motion.gliding import Gliding
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.score_changes import ScoreChange
from scenes.games.lucca.settled_position import counted
from scenes.games.lucca.widgets.quarter import shown_quarter
from scenes.kit.motion.pending_points import Counting
from scenes.kit.pieces import CardPile, Press, draw_count
from scenes.kit.players import Person

_HEAD = TextStyle(face="title", size=22, colour=CREAM, align="left", smallest=0.5, shadow=True)
_COUNT = LABEL.inked(CREAM).centered.tight
_PLACE = 42.0
_UNDER = 6.0
_HOP, _SHRINKS = 9.0, 0.4
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


class LuccaDeck(CardPile):
    """Show the draw deck with its number of cards."""

    def __init__(self, position: LuccaPosition, press: Press | None) -> None:
        count = len(position.view.deck)
        super().__init__("deck", deck_rect(), press, position.wording.catalog("lc-deck-help", n=count))
        self.count, self.catalog = count, position.wording.catalog
        self.laid_away = _laid_away(position)

    @property
    def mouth(self) -> Rect:
        return dealt_from()

    def draw(self, canvas: Canvas, look: Look) -> None:
        count = self.count + self.leaving
        depth = min(4, (count + 11) // 12)
        for card in self.laid_away:
            canvas.thing(card, self.rect.inset(_UNDER, _UNDER), self._draw_back)
        for layer in range(depth):
            offset = (depth - 1 - layer) * 3.0
            draw_card(canvas, self.catalog, WALL, self.rect.moved(offset, offset))
        if not count:
            canvas.outline(self.rect, (94, 58, 20), 2, 8)
        draw_count(canvas, self.rect.center[0] - 26, self.rect, count)

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
        super().__init__("order", rect, t("lc-order-help"))
        self.position, self.t = position, t
        self.counted = counted(position).view
        self.before: Sequence[int] = ()
        """Order from which the crests move to the present one."""
        self.share = 1.0
        self.following: Gliding | None = None

    def stays_as(self, look: Look) -> Hashable:
        is_still = self.share >= 1 and not (self.following and self.following.moves)
        return () if is_still else None

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
        is_last_mover = played > 0 and view.order[played - 1] == self.position.mover
        return played - 1 if is_last_mover else played

    def _opened_last(self, view: State) -> int:
        """Return how many families are done with their last openings; -1 before the first of them (LC 5.2)."""
        match self.position.past.told[-1].event if self.position.past.told else None:
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
            if counted is not None and self.following:
                cell = cell.moved((self.following.at(seat, place) - place) * (cell.w + _BETWEEN))
            disc = Rect(cell.x, cell.y + 1, size, size)
            if counted is None and seat in self.before:
                disc = self._on_its_way(cells[self.before.index(seat)], cell, disc)
            if counted is None:
                is_done = place < played and not is_told
                self._draw_crest(canvas, disc, person.crest, is_now=seat == self.lit, is_done=is_done)
            else:
                arms = Rect(cell.x + size * 0.12, disc.y - 2, size * 0.76, size * 0.76)
                canvas.image_fitted(person.crest, arms)
                shields = Rect(arms.x - 8, arms.bottom - 2, arms.w + 16, _COUNT_HEIGHT)
                canvas.text(str(counted.quarters[seat].shields), shields, _COUNT)
        if counted is None:
            canvas.text(name, head, _HEAD)
        else:
            _draw_measure(canvas, head, name)

    def _on_its_way(self, before: Rect, now: Rect, disc: Rect) -> Rect:
        """Return the place of a moving crest.

        Those that advance pass above, the others below, smaller so that they stay clear of the words.
        """
        side = _HOP if before.x < now.x else -_HOP if before.x > now.x else 0.0
        halfway = 4 * self.share * (1 - self.share) if side else 0.0
        size = disc.w * (1 - _SHRINKS * halfway)
        away = (before.x - now.x) * (1 - self.share)
        return disc.moved(away, side * halfway).centered(size, size)

    def _draw_crest(self, canvas: Canvas, disc: Rect, picture: str, is_now: bool, is_done: bool) -> None:
        if is_now:
            canvas.skin("glow", disc)
        with canvas.faded(0.45 if is_done else 1):
            canvas.image_fitted(picture, disc)
        if is_done:
            canvas.icon("check", disc.center, disc.w * 0.6, CREAM)


def _draw_measure(canvas: Canvas, head: Rect, name: str) -> None:
    """Draw the heading with a shield, because the numbers below count shields; a long heading has no room for it."""
    shield = Rect(head.x + canvas.measure(name, _HEAD)[0] + _BESIDE, head.y, _SHIELD, head.h)
    canvas.text(name, head, _HEAD)
    if shield.right <= head.right:
        canvas.image(ART + "shield", shield.fitted(96 / 112))


class Projection(Counting):
    """Show the scores if the match ended now, the leader first (LC 5).

    They change after an action has been shown. During the last openings they follow the families' medals, and the
    rest is left to the finale.
    """

    def __init__(self, rect: Rect, position: LuccaPosition) -> None:
        super().__init__("projected", rect, position.wording.catalog("lc-if-ended-help"))
        self.position = position if position.awaits_count else counted(position)
        self.shift = ScoreChange()
        """Change by the last action."""
        self.rows: Gliding | None = None

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
        if self.position.awaits_count:
            return [
                shown_quarter(self.position, seat).points - self.coming(seat)
                for seat in range(len(self.position.people))
            ]
        return [self._shown(seat, total) for seat, total in enumerate(self.position.score.totals)]

    def stays_as(self, look: Look) -> Hashable:
        is_counting = any(self.coming(person.seat) for person in self.position.people)
        is_still = not (is_counting or self.shows_shift or (self.rows and self.rows.moves))
        return () if is_still else None

    @property
    def shows_shift(self) -> bool:
        return self.shift.is_shown and not self.position.awaits_count

    def draw(self, canvas: Canvas, look: Look) -> None:
        t = self.position.wording.catalog
        canvas.skin("panel_parchment", self.rect)
        head = self.rect.inset(20, 16).split_top(_FINAL_HEAD)[0]
        style = SMALL_HEADING.inked(BURGUNDY).centered.tightest
        canvas.text(t(self._heading()), head, style)
        totals = self.totals()
        for place, (person, row) in enumerate(self.row_places()):
            canvas.rule(row, row.bottom + 1)
            if self.rows:
                row = row.moved(dy=(self.rows.at(person.seat, place) - place) * (row.h + _ROW_GAP))
            with canvas.faded(self.rows.strength(person.seat, place) if self.rows else 1.0):
                self._draw_row(canvas, person, row, totals)
        if self.position.awaits_count:
            foot = self.rect.inset(20, 16).split_bottom(_FINAL_FOOT)[1]
            canvas.text(t("table-closed"), foot, _COUNTED)

    def _draw_row(self, canvas: Canvas, person: Person, row: Rect, totals: Sequence[int]) -> None:
        arms, words = row.split_left(36, 8)
        name, points = words.split_right(54, 4)
        canvas.image_fitted(person.crest, arms.inset(0, 2))
        if self.shows_shift and person.seat in self.shift.points:
            name, change = name.split_right(_CHANGE, 4)
            self._draw_change(canvas, change, self.shift.points[person.seat])
        canvas.text(person.name, name, _ROW.inked(person.ink))
        leads = totals[person.seat] == max(totals)
        canvas.text(numeral(totals[person.seat]), points, _POINTS.inked(BURGUNDY if leads else INK))

    def _draw_change(self, canvas: Canvas, place: Rect, points: int) -> None:
        with canvas.faded(self.shift.alpha):
            canvas.text(signed(points), place, _POINTS.but(colour=GREEN if points > 0 else BURGUNDY, size=23))

    def _heading(self) -> str:
        """Return the heading; the scores are final once the last coin has landed."""
        if self.position.awaits_count:
            return "lc-counted-so-far"
        if not self._is_over:
            return "lc-if-ended"
        is_counted = not any(self.coming(person.seat) for person in self.position.people)
        return "lc-final" if is_counted else "lc-counted-so-far"

    @property
    def _is_over(self) -> bool:
        return bool(self.position.view.stage == OVER)

    def _shown(self, seat: int, total: int) -> int:
        """Return the total without points that are still flying; before the end it is only a projection."""
        return total - self.coming(seat) if self._is_over else total


def add_order(
    scene_add: Callable[[Widget], Widget], rect: Rect, position: LuccaPosition, deck_press: Press | None
) -> None:
    """Add the panel with the turn order and the deck."""
    scene_add(Panel("order-panel", rect, "panel_wood"))
    scene_add(OrderBoard(rect, position))
    scene_add(LuccaDeck(position, deck_press))
