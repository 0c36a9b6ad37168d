"""The dialog of a harvest or production (LM 4.2): a line for each card, what is paid, received, and left."""

from functools import partial

from game.lorenzo.actions import BONUS_TILE, DECLINE, FINISH, LorenzoAction, activate, numbered, omit
from game.lorenzo.board import LARGE_SPACES, MEMBERS
from game.lorenzo.effects import HARVEST
from game.lorenzo.goods import RESOURCES
from game.lorenzo.limits import member_value
from game.lorenzo.powers import powers_of
from game.lorenzo.state import NOBODY, Manning
from game.lorenzo.tiles import BONUS_TILES
from scenes.engine.layout import Rect
from scenes.engine.platform.bundled_data import bundled_data, learned_place
from scenes.engine.scene import Scene
from scenes.engine.theme import MAIN_BUTTON, NOTE
from scenes.engine.widgets import Action, Button, Label, Paragraph
from scenes.games.lorenzo import layout, piece_ids
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.dialog_sheet import ANSWER, LorenzoSignLine, add_sheet
from scenes.games.lorenzo.choices.selection import LorenzoSelection
from scenes.games.lorenzo.choices.stepper import Sum, add_stepper
from scenes.games.lorenzo.choices.suggested_conversions import best_of_all
from scenes.games.lorenzo.choices.work_draft import (
    NOT_USED,
    Work,
    WorkDraft,
    drafted,
    is_free,
    lacking,
    least_of,
    leaves_a_choice,
    options_of,
    outcome_of,
    work_of,
)
from scenes.games.lorenzo.choices.work_widgets import LEAST, NAMES, PICTURE, WORK_TERM, Balance, RadioPlate, WorkLine
from scenes.games.lorenzo.drawing import signs
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import action_of

_WIDTH, _BARE = 1300.0, 386.0
_LINES_HEIGHT = 560.0
_INTRO, _STEPPER, _SUM, _FOOT = 34.0, 52.0, 96.0, 58.0
_MOST_PITCH, _PLATE, _NOT_USED = 105.0, 56.0, 206.0
_GAP = 10.0
_WHY_HEIGHT, _HEM = 22.0, 6.0
_WHY = NOTE.but(size=19, colour=signs.MISSING, align="center", smallest=0.7)


class WorkDialog:
    """Add the dialog for one position; the draft lives in the table's selection until it is carried out."""

    def __init__(self, scene: Scene, position: LorenzoPosition, bindings: Bindings, choice: LorenzoSelection) -> None:
        assert choice.work is not None
        self.scene, self.position, self.bindings, self.choice = scene, position, bindings, choice
        self.does = BoardPart(scene, position, bindings, choice).does
        self.wording, self.t = position.wording, position.wording.catalog
        self.view = position.view
        self.draft: WorkDraft = choice.work
        self.work: Work = work_of(self.view, self.draft.servants)
        self.plan = self.draft.plan(self.work)
        self.next = self.plan[0]
        """First action of the plan; the finish button plays it, so no other widget has to lead to it."""

    def add(self) -> None:
        name = "harvest" if self.work.frame.work == HARVEST else "production"
        rest = add_sheet(self.scene, self._sheet(), self.t(f"lo-{name}"))
        intro, rest = rest.split_top(_INTRO, 4)
        self.scene.add(Paragraph("work-intro", intro, self.t("lo-work-intro"), NOTE.centered.tight))
        value, rest = rest.split_top(_STEPPER, 10)
        self._add_value(value)
        rest, foot = rest.split_bottom(_FOOT, 14)
        lines, balance = rest.split_top(rest.h - _SUM - 12, 12)
        self._add_lines(lines)
        outcome = outcome_of(self.position.spec, self.view, self.position.viewer, self.plan)
        t, goods = self.position.wording.catalog, tuple(self.view.players[self.position.viewer].goods)
        self.scene.add(Balance("work-pay", balance.split_top(_SUM)[0], t, outcome, goods))
        self._add_foot(foot, name)

    @property
    def _pitch(self) -> float:
        return min(_MOST_PITCH, _LINES_HEIGHT / max(1, self._line_count))

    @property
    def _line_count(self) -> int:
        return len(self.work.cards) + len(self.work.further)

    def _sheet(self) -> Rect:
        """Return the rectangle, as high as its lines need; the highest one also covers the own board."""
        height = _BARE + max(2, self._line_count) * self._pitch
        city, own = layout.place("city"), layout.place("own")
        ground = city if height < city.h else Rect(city.x, city.y, city.w, own.bottom - city.y)
        return ground.centered(_WIDTH, height)

    # The value, and the servants for it

    def _add_value(self, row: Rect) -> None:
        term, rest = row.split_left(110, 8)
        stepper, note = rest.split_left(400, 24)
        self.scene.add(Label("work-value", term, self.t("lo-account-value"), WORK_TERM))
        frame = self.work.frame
        if isinstance(frame, Manning):
            add_stepper(self.scene, stepper, partial(self._sum, frame), self._stepping(-1), self._stepping(1), self.t)
        else:
            self.scene.add(
                LorenzoSignLine(
                    "work-value-settled", stepper.split_left(60)[0], [signs.Value(self.work.value, "final")]
                )
            )
        self.scene.add(Paragraph("work-note", note, self._note(frame), LEAST))

    def _sum(self, frame: Manning) -> Sum:
        player = self.view.players[frame.seat]
        base, colour = frame.value, "value"
        if frame.member != NOBODY:
            base, colour = member_value(self.view, player, powers_of(player), frame.member), MEMBERS[frame.member]
        raised = self.work.value - frame.value
        return Sum(base, colour, frame.value - base, self.draft.servants, raised)

    def _stepping(self, step: int) -> Action | None:
        wanted = self.draft.servants + step
        if wanted not in self.work.counts:
            return None
        further = [numbered("servants", count) for count in self.work.counts if (count - wanted) * step >= 0]
        name = "more-servants" if step > 0 else "fewer-servants"
        return self.bindings.prepare(name, partial(self._send, wanted), further, rank=1).action

    def _send(self, servants: int) -> None:
        self.draft.send(self.view, servants)
        self.scene.invalidate()

    def _note(self, frame: object) -> str:
        """Return a note about a large space, and about the cards that a few more servants would reach."""
        t, rate = self.t, powers_of(self.view.players[self.position.viewer]).rate
        notes = []
        if isinstance(frame, Manning) and frame.space in LARGE_SPACES:
            notes.append(t("lo-work-large"))
        further = sorted(self.work.further, key=least_of)
        if further and self.work.counts:
            more = (least_of(further[0]) - self.work.value) * rate
            if self.draft.servants + more <= self.work.counts[-1]:
                named = [self.wording.card(card) for card in further if least_of(card) == least_of(further[0])]
                notes.append(t("lo-work-more", n=more, cards=t("list-separator").join(named)))
        return t("list-separator").join(notes)

    # A line for each card

    def _add_lines(self, area: Rect) -> None:
        """Add a line for each card that the value reaches, then grey ones for those that it does not."""
        further = sorted(self.work.further, key=least_of)
        for number, card in enumerate([*self.work.cards, *further]):
            row = Rect(area.x, area.y + self._pitch * number, area.w, self._pitch - 4)
            name = self.t("lo-bonus-tile") if card == BONUS_TILE else self.wording.card(card)
            least, is_reached = self.t("lo-work-from", least=least_of(card)), card not in further
            work = self.work.frame.work
            self.scene.add(WorkLine(f"work-line-{card}", row, card, name, least, work, is_reached))
            plates = row.inset(12, 6).trimmed(left=PICTURE + 20 + NAMES)
            if is_reached:
                self._add_plates(card, plates)
            else:
                self._add_unreached(card, plates)

    def _add_unreached(self, card: int, row: Rect) -> None:
        """Add what an unreached card would give, and what is missing for it."""
        plates, beside = row.split_right(_NOT_USED, _GAP)
        why = self.t("lo-work-beyond", missing=least_of(card) - self.work.value)
        for option, cell in zip(range(len(options_of(card))), plates.columns(2, _GAP), strict=False):
            plate = cell.centered(cell.w, min(_PLATE, row.h))
            self.scene.add(
                RadioPlate(
                    f"beyond-{card}-{option}", plate, "", None, row=self._gives(card, option), chosen=False,
                    reason=why, tooltip=self._told(card, option),
                )
            )  # fmt: skip
        self.scene.add(Paragraph(f"beyond-{card}", beside, why, _WHY.but(size=21, valign="middle")))

    def _add_plates(self, card: int, row: Rect) -> None:
        plates, skip = row.split_right(_NOT_USED, _GAP)
        height = min(_PLATE, row.h)
        for option, cell in zip(range(len(options_of(card))), plates.columns(2, _GAP), strict=False):
            self._add_use(card, option, cell, height)
        self._add_skip(card, skip.centered(skip.w, height))

    def _add_use(self, card: int, option: int, room: Rect, height: float) -> None:
        action = activate(card, option)
        name = piece_ids.use(card) if is_free(card) else piece_ids.answer(action)
        is_chosen = self.draft.uses[card] == option
        press, why, cell = None, "", room.centered(room.w, height)
        lacks = None if is_free(card) else lacking(self.work, self.draft.uses, card, option)
        if lacks is not None:
            is_short = self.work.goods[lacks] < options_of(card)[option].pay[lacks]
            why = self.t("lo-work-lacks" if is_short else "lo-work-used-up", good=RESOURCES[lacks])
        elif card not in self.work.settled:
            towards = FINISH if is_free(card) and not is_chosen else action
            press = self.bindings.prepare(name, partial(self._mark, card, option), self._unless_next(towards), rank=1)
        if why and not is_chosen:
            cell, below = self._with_reason(room, cell)
            self.scene.add(Label(f"why-{card}-{option}", below, why, _WHY))
        self.scene.add(
            RadioPlate(
                name, cell, "", action_of(press), row=self._gives(card, option), chosen=is_chosen, reason=why,
                tooltip=self._told(card, option),
            )
        )  # fmt: skip

    def _with_reason(self, room: Rect, plate: Rect) -> tuple[Rect, Rect]:
        """Return the places of a plate and the reason below it; if the line is low, the plate gets smaller."""
        below = Rect(plate.x, plate.bottom, plate.w, _WHY_HEIGHT)
        return (plate, below) if below.bottom <= room.bottom + _HEM else plate.split_bottom(_WHY_HEIGHT)

    def _gives(self, card: int, option: int) -> signs.Row:
        if card == BONUS_TILE:
            player = self.view.players[self.position.viewer]
            return signs.amounts(BONUS_TILES[player.bonus_tile].gain(self.work.frame.work))
        return signs.option_row(options_of(card)[option])

    def _told(self, card: int, option: int) -> str:
        return self.t("lo-bonus-tile") if card == BONUS_TILE else self.wording.option(card, option)

    def _add_skip(self, card: int, cell: Rect) -> None:
        is_chosen = self.draft.uses[card] == NOT_USED
        name, press = piece_ids.answer(omit(card)), None
        if card not in self.work.settled:
            press = self.bindings.prepare(name, partial(self._mark, card, NOT_USED), self._freed_by(card), rank=1)
        label = self.t("lo-verb-omit")
        self.scene.add(RadioPlate(name, cell, label, action_of(press), row=[], chosen=is_chosen))

    def _freed_by(self, card: int) -> list[LorenzoAction]:
        """Return the actions to which leaving out this card leads.

        That is the omission itself, or finishing and the conversions for which this card uses up the goods.
        """
        if is_free(card):
            return self._unless_next(omit(card))
        if self.draft.uses[card] == NOT_USED:
            return []
        barred = [
            activate(other, option)
            for other in self.work.cards
            for option in range(len(options_of(other)))
            if not is_free(other) and lacking(self.work, self.draft.uses, other, option) is not None
        ]
        return [FINISH, *barred]

    def _unless_next(self, action: LorenzoAction) -> list[LorenzoAction]:
        return [] if action == self.next else [action]

    def _mark(self, card: int, option: int) -> None:
        self.draft.use(card, option)
        self.scene.invalidate()

    # What is done with it

    def _add_foot(self, foot: Rect, work: str) -> None:
        back, rest = foot.split_left(200)
        best, finish = rest.split_right(560)[1].weighted_columns([1, 1.1], 14)
        if self.bindings.offers.is_legal(DECLINE):
            decline = action_of(self.does("decline", DECLINE, rank=3))
            tip = self.t("lo-verb-decline-help")
            self.scene.add(Button("decline", back, self.t("lo-verb-decline"), decline, style=ANSWER, tooltip=tip))
        else:
            self.scene.add(Button("back", back, self.t("lo-verb-back"), self.scene.back, style=ANSWER))
        if leaves_a_choice(self.view, self.work):
            tip = self.t("lo-verb-best-help")
            label = self.t("lo-verb-best")
            self.scene.add(Button("best", best, label, self._take_best, icon="hint", style=ANSWER, tooltip=tip))
        done = action_of(self.does("finish", self.next, self.plan[1:], rank=-2))
        label = self.t(f"lo-verb-{work}")
        self.scene.add(Button("finish", finish, label, done, icon="check", dress="gold", style=MAIN_BUTTON.tightest))

    def _take_best(self) -> None:
        """Choose what a hint would choose; it can still be changed."""
        place, best = learned_place(self.position.spec.id), partial(best_of_all, self.position)
        self.choice.work = drafted(self.view, bundled_data(self.scene.app, place, best, ()))
        self.scene.invalidate()
