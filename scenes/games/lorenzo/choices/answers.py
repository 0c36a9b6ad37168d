"""Small choices inside an action, on a popover beside the space where it happens: each answer in signs."""

from dataclasses import KW_ONLY, dataclass
from functools import partial
from math import ceil

from game.core.events import Event
from game.lorenzo.actions import DECLINE, LorenzoAction, Named, Numbered, Pay
from game.lorenzo.board import privilege_gains
from game.lorenzo.cards import CARDS
from game.lorenzo.describe import effect_phrase
from game.lorenzo.effects import Gain
from game.lorenzo.events import GoodsGained
from game.lorenzo.gains import receive
from game.lorenzo.goods import Amounts
from game.lorenzo.leaders import LEADERS
from game.lorenzo.powers import powers_of
from game.lorenzo.prices import prices_for
from game.lorenzo.state import Granting, Manning, Ordering, Paying, Player
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.theme import CREAM, FINE_PRINT, INK, INK_SOFT, PANEL_HEADING, REMARK, TERM, Colour
from scenes.engine.widgets import Button, Label, Look, draw_key_cap
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.cost_breakdown import price_row
from scenes.games.lorenzo.drawing import signs
from scenes.kit.moves.choices import ChoiceButton
from scenes.kit.moves.popover import Popover, place_popover
from scenes.kit.pieces import action_of

_TITLE = PANEL_HEADING.tightest
_NOTE = REMARK.to_right.tight
_THEN = FINE_PRINT
_HEAD, _GAP, _FRAME = 44.0, 10.0, 52.0
_CLEAR_OF_RING = 13.0
"""Distance of the title from the answers, so that their focus ring does not cut its letters."""
_WAY, _WAYS_WIDTH = 92.0, 500.0
_PRIVILEGE = (134.0, 124.0)
_ROW_LABEL = TERM.inked(CREAM).tight
_ROW, _ROWS_WIDTH, _ROWS_HEIGHT = 62.0, 640.0, 590.0
_COUNT, _COUNTS_IN_ROW = (118.0, 56.0), 4
_SIGNS_SHARE = 0.34


@dataclass(frozen=True)
class AnswerButton(ChoiceButton):
    """Show an answer with a row of signs at its right."""

    _: KW_ONLY
    row: signs.Row

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.row:
            area = self.rect.inset(18, 8).split_right(self.rect.w * _SIGNS_SHARE)[1]
            signs.draw_row(canvas, self.row, area, 28, "right", self.text_colour(look))

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        super()._draw_label(canvas, area.trimmed(right=area.w * _SIGNS_SHARE) if self.row else area, colour)


@dataclass(frozen=True)
class AnswerPlate(Button):
    """Show an answer on light parchment; pressed, it turns golden instead of dark, so that its signs stay readable."""

    def skin(self, look: Look) -> str:
        return "button_gold" if look.pressed and self.enabled else super().skin(look)


@dataclass(frozen=True)
class WayPlate(AnswerPlate):
    """Show an option to pay: its key, the price, and what is left afterwards."""

    _: KW_ONLY
    price: signs.Row
    then: str
    left: signs.Row

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        cap, rest = self.rect.inset(20, 8).split_left(40, 18)
        draw_key_cap(canvas, cap.centered(38, 36), self.key)
        price, after = rest.rows(2, 0)
        signs.draw_row(canvas, self.price, price, 30)
        word, goods = after.split_left(78, 8)
        canvas.text(self.then, word, _THEN)
        signs.draw_row(canvas, self.left, goods, 25)


@dataclass(frozen=True)
class PrivilegePlate(AnswerPlate):
    """Show a council privilege with its key and what one would have then; a taken one has a check mark."""

    _: KW_ONLY
    gain: signs.Row
    then: signs.Row
    is_taken: bool

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        above, foot = self.rect.inset(10, 8).split_bottom(32)
        above, below = above.split_bottom(26)
        signs.draw_row(canvas, self.gain, above, 36, "center", INK)
        signs.draw_row(canvas, self.then, below.outset(4, 0), 22, "center", INK_SOFT)
        if self.is_taken:
            canvas.icon("check", (self.rect.right - 20, self.rect.y + 22), 28, signs.GAINED)
        draw_key_cap(canvas, foot.centered(34, 28), self.key)


@dataclass(frozen=True)
class CountPlate(AnswerPlate):
    """Show a number of servants and the value that they add."""

    _: KW_ONLY
    row: signs.Row

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        signs.draw_row(canvas, self.row, self.rect.inset(10, 8), 28, "center", INK)


@dataclass(frozen=True, slots=True)
class LorenzoAnswers(BoardPart):
    """Add the small choice of one position, beside the space where the running action takes place."""

    @property
    def _player(self) -> Player:
        return self._view.players[self.position.viewer]

    def add(self, title: str) -> None:
        match self._view.stack[-1]:
            case Paying() as frame:
                self._add_ways(frame)
            case Granting() as frame:
                self._add_privileges(frame)
            case Manning() as frame:
                self._add_counts(frame, title)
            case _:
                self._add_rows(title)

    def _sheet(self, target: Rect, width: float, height: float, title: str, note: str = "") -> Rect:
        """Add the sheet with its title and return the place below; a choice outside the towers leaves these visible."""
        towers = layout.place("towers")
        clear = () if towers.contains(target.center) else (towers,)
        rect = place_popover(target, (width, _FRAME + _HEAD + height), layout.place("city").inset(4), clear)
        sheet = self.scene.add(Popover("popover", rect, target))
        head, rest = sheet.inner.split_top(_HEAD, 0)
        head = head.moved(dy=-_CLEAR_OF_RING)
        self.scene.add(Label("question-title", head.trimmed(right=head.w * 0.45 if note else 0), title, _TITLE))
        if note:
            self.scene.add(Label("question-note", head.split_right(head.w * 0.45)[1], note, _NOTE))
        return rest

    # Two ways to pay

    def _add_ways(self, frame: Paying) -> None:
        t = self.position.wording.catalog
        ways = [action for action in self.bindings.offers.legal if isinstance(action, Pay)]
        needs = {
            price.amounts: price
            for price in prices_for(powers_of(self._player), self._view.floors[frame.space], frame.discount)
        }
        height = len(ways) * (_WAY + _GAP)
        rest = self._sheet(layout.target_rect(frame.space), _WAYS_WIDTH, height, t("lo-pay-ways", n=len(ways)))
        for number, (way, row) in enumerate(zip(ways, rest.rows(len(ways), _GAP), strict=True), 1):
            touched = [(good, self._player.goods[good] - spent) for good, spent in enumerate(way.price) if spent]
            left = signs.parted([signs.amount(good, have) for good, have in touched])
            name = piece_ids.answer(way)
            self.scene.add(
                WayPlate(
                    name, row, "", action_of(self.does(name, way)), dress="parchment", key=str(number),
                    price=price_row(needs[way.price]), then=t("lo-pay-then"), left=left,
                    tooltip=partial(self.bindings.offers.told, way),
                )
            )  # fmt: skip

    # Council privileges

    def _add_privileges(self, frame: Granting) -> None:
        t, taken = self.position.wording.catalog, frame.taken.bit_count()
        gains = privilege_gains(self._view.privilege_faith)
        note = t("lo-privilege-chosen", n=taken, of=taken + frame.left) if frame.is_distinct and taken else ""
        if frame.left > 1 and not note:
            note = t("lo-privilege-several", n=frame.left)
        width = _FRAME + len(gains) * (_PRIVILEGE[0] + _GAP) - _GAP
        plates = self._sheet(self.spot, width, _PRIVILEGE[1], t("lo-privilege"), note)
        for index, (gain, cell) in enumerate(zip(gains, plates.columns(len(gains), _GAP), strict=True)):
            action = Named("privilege", index)
            name, is_taken = piece_ids.answer(action), bool(frame.taken >> index & 1)
            self.scene.add(
                PrivilegePlate(
                    name, cell, "", action_of(self.does(name, action)), dress="parchment", chosen=is_taken,
                    key=str(index + 1), gain=signs.amounts(gain), is_taken=is_taken,
                    then=[] if is_taken else self._then(gain),
                    reason=self.bindings.offers.why_not(action),
                )
            )  # fmt: skip

    def _then(self, gain: Amounts) -> signs.Row:
        """Return what one would have afterwards; faith beyond the end of its track is lost (LM R31)."""
        state, told = self._view.clone(), list[Event]()
        receive(state, self.position.viewer, gain, "privilege", told.append)
        goods = state.players[self.position.viewer].goods
        after = [have if more else 0 for have, more in zip(goods, gain, strict=True)]
        row: signs.Row = [signs.Number("="), *signs.amounts(after)]
        lapsed = sum(event.lapsed for event in told if isinstance(event, GoodsGained))
        if lapsed:
            lost = self.position.wording.catalog("lo-privilege-lost", n=lapsed)
            row += [signs.Gap(), signs.Number(lost, signs.MISSING)]
        return row

    # Servants for a card that an effect takes

    def _add_counts(self, frame: Manning, title: str) -> None:
        t, rate = self.position.wording.catalog, powers_of(self._player).rate
        counts = [action for action in self.bindings.offers.legal if isinstance(action, Numbered)]
        columns = min(len(counts), _COUNTS_IN_ROW)
        lines = ceil(len(counts) / columns)
        width = _FRAME + max(columns * (_COUNT[0] + _GAP), self.scene.measure(title, _TITLE)[0] + 4)
        rest = self._sheet(layout.target_rect(frame.space), width, lines * (_COUNT[1] + _GAP), title)
        for action, cell in zip(counts, rest.grid(columns, lines, _GAP), strict=False):
            sent: signs.Row = [signs.Number(str(action.number)), signs.Sign("servants"), signs.Gap(), signs.Number("=")]
            name, value = piece_ids.answer(action), frame.value + action.number // rate
            self.scene.add(
                CountPlate(
                    name, cell, "", action_of(self.does(name, action)), dress="parchment",
                    row=[*sent, signs.Value(value, "final")], tooltip=t("lo-do-servants", n=action.number),
                )
            )  # fmt: skip

    # Everything else: a row for each answer

    def _add_rows(self, title: str) -> None:
        actions = [action for action in self.bindings.offers.legal if action != DECLINE]
        actions.sort(key=self._needs_means)
        height = min(_ROW, _ROWS_HEIGHT / len(actions) - _GAP)
        rest = self._sheet(self.spot, _ROWS_WIDTH, len(actions) * (height + _GAP) + _GAP, title).trimmed(top=_GAP)
        for number, (action, row) in enumerate(zip(actions, rest.rows(len(actions), _GAP), strict=True), 1):
            name = piece_ids.answer(action)
            self.scene.add(
                AnswerButton(
                    name, row, self._label(action), action_of(self.does(name, action)),
                    row=self._signs(action), style=_ROW_LABEL,
                    tooltip=partial(self._told, action), key=str(number) if number < 10 else "",
                )
            )  # fmt: skip

    def _needs_means(self, action: LorenzoAction) -> bool:
        """Return whether the part costs something; free parts come first, since their goods can help to pay."""
        frame = self._view.stack[-1]
        if not isinstance(frame, Ordering) or not isinstance(action, Numbered):
            return False
        return not isinstance(CARDS[frame.card].immediate[action.number - 1], Gain)

    def _told(self, action: LorenzoAction) -> str:
        if isinstance(action, Named) and action.verb == "copy":
            return self.position.wording.leader_text(action.index)
        return self.bindings.offers.told(action)

    def _label(self, action: LorenzoAction) -> str:
        frame = self._view.stack[-1]
        if isinstance(action, Numbered) and isinstance(frame, Ordering):
            effect = self.position.wording.phrase(effect_phrase(CARDS[frame.card].immediate[action.number - 1]))
            return self.position.wording.catalog("lo-do-part", effect=effect)
        return self.position.wording.action(action)

    def _signs(self, action: LorenzoAction) -> signs.Row:
        frame = self._view.stack[-1]
        match action:
            case Numbered("part", number) if isinstance(frame, Ordering):
                return signs.effect_row(CARDS[frame.card].immediate[number - 1])
            case Named("copy", leader):
                return signs.effect_row(LEADERS[leader].effect)
            case Named("lose", good):
                return signs.change(good, -1)
        return []
