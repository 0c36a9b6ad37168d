"""The choices inside an action, on a sheet over the city: each answer with what it does, in signs and in words."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from game.lorenzo.actions import DECLINE, FINISH, REFUSE, SUPPORT, Activate, Named, Numbered, Pay
from game.lorenzo.board import CHURCH_FAITH, FAITH_POINTS, privilege_gains
from game.lorenzo.cards import CARDS
from game.lorenzo.describe import effect_phrase
from game.lorenzo.effects import HARVEST, PRODUCTION
from game.lorenzo.goods import FAITH
from game.lorenzo.leaders import LEADERS
from game.lorenzo.payments import payment_of
from game.lorenzo.powers import powers_of
from game.lorenzo.state import Ordering, State, Working
from game.lorenzo.tiles import BONUS_TILES
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import BODY, BURGUNDY, BUTTON, HEADING, Colour
from scenes.core.widgets import Button, Label, Look, Panel, Paragraph
from scenes.core.widgets.button import Dress
from scenes.kit.bindings import Bindings
from scenes.kit.choices import ChoiceButton
from scenes.kit.pieces import action_of
from scenes.kit.seen import Seen
from scenes.lorenzo import signs
from scenes.lorenzo.geometry import CARD_RATIO, place
from scenes.lorenzo.leader_art import LeaderCard
from scenes.lorenzo.preset import best_of_all
from scenes.lorenzo.wording import LorenzoWording

ASKED = ("tile", "draft", "servants", "pay", "part", "privilege", "lose", "work", "copy", "church")
"""Decisions answered here; the table itself answers the others."""
_TITLE = HEADING.but(size=30, align="center", colour=BURGUNDY, smallest=0.5)
_ANSWER = BUTTON.but(size=23, smallest=0.5)
_NOTE = BODY.but(size=22, align="center", smallest=0.7)
_ROW, _GAP = 54.0, 8.0
_WIDTH = 840.0
_HEAD = 52.0
_SIGNS_SHARE = 0.34
_CARD = (340.0, 524.0)


class Sheet(Panel):
    """Nothing below it is pressed through it."""

    is_solid = True


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
                self._add_church(title)
            case "work":
                self._add_work(title)
            case _:
                actions = [action for action in self.bindings.offers.legal if action != DECLINE]
                self._add_answers(title, actions, "")

    def _add_sheet(self, width: float, height: float, title: str) -> Rect:
        """The place below the title."""
        sheet = place("city").centered(width, min(height, place("city").h - 20))
        self.scene.add(Sheet("question-sheet", sheet, "panel_parchment"))
        head, rest = sheet.inset(44, 32).split_top(_HEAD, 6)
        self.scene.add(Paragraph("question-title", head, title, _TITLE))
        return rest

    def _add_answers(self, title: str, actions: Sequence[Any], note: str) -> None:
        note_height = 40.0 if note else 0.0
        rest = self._add_sheet(_WIDTH, 126 + note_height + len(actions) * (_ROW + _GAP), title)
        if note:
            words, rest = rest.split_top(note_height, 4)
            self.scene.add(Paragraph("question-note", words, note, _NOTE))
        for index, (action, row) in enumerate(zip(actions, rest.rows(max(1, len(actions)), _GAP), strict=False)):
            self.scene.add(self._answer(action, row, is_first=index == 0))

    def _answer(self, action: Any, row: Rect, is_first: bool, then: Sequence[Any] = ()) -> SignButton:
        name = f"do-{action.text}"
        press = action_of(self.bindings.bind(name, action, then=then))
        return SignButton(
            name, row, self._label(action), press, row=self._signs(action), dress="gold" if is_first else "wood",
            style=_ANSWER, tooltip=lambda: self.bindings.offers.told(action), key=str(_key(action) or ""),
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
        rest = self._add_sheet(_WIDTH, 220 + lines * (_ROW + _GAP), title)
        rows, foot = rest.split_bottom(62, 10)
        rows, note = rows.split_bottom(34, 4)
        self.scene.add(Label("work-pay", note, f"{t('lo-work-pay')}: {told}", _NOTE))
        for action, row in zip(choices, rows.rows(lines, _GAP), strict=False):
            self.scene.add(self._answer(action, row, is_first=False))
        best, finish = foot.columns(2, 16)
        plan = best_of_all(self.seen)
        if plan[:1] != (FINISH,):
            press = action_of(self.bindings.bind("best", plan[0], then=plan[1:], rank=-1))
            help_text = t("lo-verb-best-help")
            button = Button("best", best, t("lo-verb-best"), press, icon="hint", tooltip=help_text, style=_ANSWER)
            self.scene.add(button)
        work = "harvest" if frame.work == HARVEST else "production"
        done = action_of(self.bindings.bind("finish", FINISH, rank=-2))
        self.scene.add(Button("finish", finish, t(f"lo-verb-{work}"), done, dress="gold", style=_ANSWER))

    # Church and draft

    def _add_church(self, title: str) -> None:
        """LM 5.1: both leaves in numbers before one decides."""
        t, view = self.seen.wording.catalog, self._view
        player, period = view.players[self.seen.viewer], view.period
        faith = player.goods[FAITH]
        points = FAITH_POINTS[faith]
        more = powers_of(player).support_points
        support = [t("lo-church-support-text", faith=faith, points=points)]
        if more:
            support.append(t("lo-church-support-more", points=more))
        support.append(t("lo-church-support-note"))
        tile = self._wording.tile_text(view.tiles[period - 1])
        refuse = [t("lo-church-refuse-text", faith=faith), tile]
        rest = self._add_sheet(1080, 470, title)
        intro, leaves = rest.split_top(40, 8)
        need = t("lo-church-intro", need=CHURCH_FAITH[period - 1])
        self.scene.add(Paragraph("church-intro", intro, need, _NOTE))
        leaf_of_support, leaf_of_refusal = leaves.columns(2, 28)
        self._add_leaf("support", leaf_of_support, support, SUPPORT, t("lo-church-support"))
        self._add_leaf("refuse", leaf_of_refusal, refuse, REFUSE, t("lo-church-refuse"))

    def _add_leaf(self, name: str, rect: Rect, lines: Sequence[str], action: Any, label: str) -> None:
        self.scene.add(Panel(f"leaf-{name}", rect, "panel_plain"))
        words, foot = rect.inset(24, 20).split_bottom(60, 10)
        text = self.seen.wording.catalog("sentence-separator").join(lines)
        self.scene.add(Paragraph(f"{name}-text", words, text, _NOTE))
        press = action_of(self.bindings.bind(f"do-{name}", action))
        dress: Dress = "gold" if action == SUPPORT else "wood"
        self.scene.add(Button(f"do-{name}", foot, label, press, dress=dress, style=_ANSWER))

    def _add_draft(self, title: str) -> None:
        leaders = [action.index for action in self.bindings.offers.legal if isinstance(action, Named)]
        rest = self._add_sheet(max(_WIDTH, 120 + len(leaders) * (_CARD[0] + 16)), 670, title)
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
