"""The choices inside an action, on a sheet over the city: each answer with what it does, in signs and in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.lorenzo.actions import DECLINE, FINISH, Activate, Named, Numbered, Pay
from game.lorenzo.board import privilege_gains
from game.lorenzo.cards import CARDS
from game.lorenzo.describe import effect_phrase
from game.lorenzo.effects import HARVEST, PRODUCTION
from game.lorenzo.leaders import LEADERS
from game.lorenzo.payments import payment_of
from game.lorenzo.state import Ordering, State, Working
from game.lorenzo.tiles import BONUS_TILES
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import Colour
from scenes.core.widgets import Button, Label, Look, Paragraph
from scenes.kit.bindings import Bindings
from scenes.kit.choices import ChoiceButton
from scenes.kit.pieces import action_of
from scenes.kit.seen import Seen
from scenes.lorenzo import signs
from scenes.lorenzo.church import Church
from scenes.lorenzo.geometry import CARD_RATIO
from scenes.lorenzo.leader_art import LeaderCard
from scenes.lorenzo.preset import best_of_all
from scenes.lorenzo.sheet import ANSWER, NOTE, add_sheet
from scenes.lorenzo.wording import LorenzoWording

ASKED = ("tile", "draft", "servants", "pay", "part", "privilege", "lose", "work", "copy", "church")
"""Decisions answered here; the table itself answers the others."""
_ROW, _GAP = 54.0, 8.0
_WIDTH = 840.0
_SIGNS_SHARE = 0.34
_CARD = (340.0, 524.0)


class SignButton(ChoiceButton):
    """Its answer also stands in signs at the right."""

    def __init__(self, *given: Any, row: signs.Row, **look: Any) -> None:
        super().__init__(*given, **look)
        self.row = row

    def draw(self, canvas: Canvas, look: Look) -> None:
        super().draw(canvas, look)
        if self.row:
            area = self.rect.inset(18, 8).split_right(self.rect.w * _SIGNS_SHARE)[1]
            signs.draw_row(canvas, self.row, area, 28, "right", self.text_colour(look))

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        super()._draw_label(canvas, area.trimmed(right=area.w * _SIGNS_SHARE) if self.row else area, colour)


@dataclass(frozen=True, slots=True)
class Question:
    """Made for one seen position in which the viewer answers a choice."""

    scene: Scene
    seen: Seen
    bindings: Bindings

    @property
    def _view(self) -> State:
        view: State = self.seen.view
        return view

    @property
    def _wording(self) -> LorenzoWording:
        assert isinstance(self.seen.wording, LorenzoWording)
        return self.seen.wording

    def add(self, title: str) -> None:
        assert self.seen.decision
        match self.seen.decision.kind:
            case "draft":
                self._add_draft(title)
            case "church":
                Church(self.scene, self.seen, self.bindings).add(title)
            case "work":
                self._add_work(title)
            case _:
                actions = [action for action in self.bindings.offers.legal if action != DECLINE]
                self._add_answers(title, actions, "")

    def _add_answers(self, title: str, actions: Sequence[Any], note: str) -> None:
        note_height = 40.0 if note else 0.0
        rest = add_sheet(self.scene, _WIDTH, 126 + note_height + len(actions) * (_ROW + _GAP), title)
        if note:
            words, rest = rest.split_top(note_height, 4)
            self.scene.add(Paragraph("question-note", words, note, NOTE))
        for index, (action, row) in enumerate(zip(actions, rest.rows(max(1, len(actions)), _GAP), strict=False)):
            self.scene.add(self._answer(action, row, is_first=index == 0))

    def _answer(self, action: Any, row: Rect, is_first: bool, then: Sequence[Any] = ()) -> SignButton:
        name = f"do-{action.text}"
        press = action_of(self.bindings.bind(name, action, then=then))
        return SignButton(
            name, row, self._label(action), press, row=self._signs(action), dress="gold" if is_first else "wood",
            style=ANSWER, tooltip=lambda: self.bindings.offers.told(action), key=str(_key(action) or ""),
        )  # fmt: skip

    def _label(self, action: Any) -> str:
        if isinstance(action, Numbered) and action.verb == "part":
            frame = self._view.stack[-1]
            assert isinstance(frame, Ordering)
            effect = self._wording.phrase(effect_phrase(CARDS[frame.card].immediate[action.number - 1]))
            return self.seen.wording.catalog("lo-do-part", effect=effect)
        return self.seen.wording.action(action)

    def _signs(self, action: Any) -> signs.Row:
        match action:
            case Pay(price):
                return signs.amounts(price)
            case Named("privilege", index):
                return signs.amounts(privilege_gains(self._view.privilege_faith)[index])
            case Activate(card, option):
                activation = CARDS[card].activation
                assert activation is not None
                return signs.option_row(activation.options[option])
            case Numbered("tile", number):
                tile = BONUS_TILES[number]
                harvest, production = signs.amounts(tile.gain(HARVEST)), signs.amounts(tile.gain(PRODUCTION))
                return [signs.Sign("harvest"), *harvest, signs.Gap(), signs.Sign("production"), *production]
        return []

    # Harvest and production

    def _add_work(self, title: str) -> None:
        """A line for each card that can still be used or left out; below, what is paid, and the work itself."""
        t, frame = self.seen.wording.catalog, self._view.stack[-1]
        assert isinstance(frame, Working)
        choices = [action for action in self.bindings.offers.legal if action != FINISH]
        paid = payment_of(frame.used)
        told = self._wording.amounts(paid) if any(paid) else t("lo-work-nothing")
        lines = max(2, len(choices))
        rest = add_sheet(self.scene, _WIDTH, 220 + lines * (_ROW + _GAP), title)
        rows, foot = rest.split_bottom(62, 10)
        rows, note = rows.split_bottom(34, 4)
        self.scene.add(Label("work-pay", note, f"{t('lo-work-pay')}: {told}", NOTE))
        for action, row in zip(choices, rows.rows(lines, _GAP), strict=False):
            self.scene.add(self._answer(action, row, is_first=False))
        best, finish = foot.columns(2, 16)
        plan = best_of_all(self.seen)
        if plan[:1] != (FINISH,):
            press = action_of(self.bindings.bind("best", plan[0], then=plan[1:], rank=-1))
            help_text = t("lo-verb-best-help")
            button = Button("best", best, t("lo-verb-best"), press, icon="hint", tooltip=help_text, style=ANSWER)
            self.scene.add(button)
        work = "harvest" if frame.work == HARVEST else "production"
        done = action_of(self.bindings.bind("finish", FINISH, rank=-2))
        self.scene.add(Button("finish", finish, t(f"lo-verb-{work}"), done, dress="gold", style=ANSWER))

    # The draft

    def _add_draft(self, title: str) -> None:
        leaders = [action.index for action in self.bindings.offers.legal if isinstance(action, Named)]
        rest = add_sheet(self.scene, max(_WIDTH, 120 + len(leaders) * (_CARD[0] + 16)), 670, title)
        row = rest.centered(len(leaders) * (_CARD[0] + 16), min(_CARD[1], rest.h))
        for leader, cell in zip(leaders, row.columns(len(leaders), 16), strict=True):
            action = next(action for action in self.bindings.offers.legal if action.index == leader)
            name = f"do-{action.text}"
            press = self.bindings.bind(name, action, glows=False)
            self.scene.add(LeaderCard(name, cell.fitted(CARD_RATIO), press, LEADERS[leader], self._text_of(leader)))

    def _text_of(self, leader: int) -> Callable[[], str]:
        return lambda: self._wording.leader_text(leader)


def _key(action: Any) -> int | None:
    """Privileges are chosen by number too."""
    return action.index + 1 if isinstance(action, Named) and action.verb == "privilege" else None


def is_asked(kind: str) -> bool:
    return kind in ASKED
