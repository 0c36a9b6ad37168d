"""The two buttons at the right of the own board: back, and pass or next board."""

from dataclasses import dataclass

from game.lorenzo.actions import DECLINE, PASS
from scenes.engine.input.keys import Command
from scenes.engine.layout import Rect
from scenes.engine.theme import SMALL_BUTTON
from scenes.engine.widgets import Action, Button
from scenes.engine.widgets.button import Dress
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.choices.work_draft import is_work
from scenes.games.lorenzo.layout import rivals_of
from scenes.kit.board import END_TURN, PanelClosing
from scenes.kit.pieces import action_of

NEXT_BOARD = "lorenzo/board"
_PLACES = (Rect(1250, 814, 166, 44), Rect(1422, 814, 166, 44))
_LABEL = SMALL_BUTTON.tightest
_WITH_ONE_RIVAL = 2


@dataclass(frozen=True, slots=True)
class LorenzoOwnButtons(BoardPart):
    """Add the buttons of one position."""

    end: PanelClosing | None
    """End turn if the table has no other place for it."""

    def add(self) -> None:
        if self.choice.shown_seat != NOBODY:
            self._add_ways_on()
            return
        if self.position.decision is not None:
            self._add_deeds()
        if self.choice.has_begun:
            self._add_button("back", 0, self.position.wording.catalog("lo-verb-back"), self.let_go, "wood")

    def _add_ways_on(self) -> None:
        """Add the buttons from a rival's board to the own one and to the next."""
        t = self.position.wording.catalog
        self._add_button("back", 0, t("lo-verb-own-board"), self.let_go, "wood")
        if len(self.position.people) > _WITH_ONE_RIVAL:
            self._add_button("next-board", 1, t("lo-verb-next"), self._show_next, "wood", command=NEXT_BOARD)

    def _show_next(self) -> None:
        rivals = rivals_of(self.position.viewer, len(self.position.people))
        self.choice.shown_seat = self.choice.next_board(rivals)
        self.scene.invalidate()

    def _add_deeds(self) -> None:
        t, legal = self.position.wording.catalog, self.bindings.offers.legal
        if self.end:
            label = t("table-end-turn")
            self._add_button(END_TURN, 1, label, self.end.press, "gold", self.end.words, Command.END_TURN)
        elif self.choice.last:
            return
        elif self.choice.is_passing:
            self._add_button("pass-sure", 1, t("lo-do-pass"), action_of(self.bindings.bind("pass-sure", PASS)), "gold")
        elif PASS in legal:
            press = self.bindings.prepare("pass", self._ask_to_pass, [PASS], rank=3)
            self._add_button("pass", 1, t("lo-verb-pass"), press.action, "wood", t("lo-verb-pass-help"), "lorenzo/pass")
        elif DECLINE in legal and not is_work(self.position.view):
            press_no = action_of(self.does("decline", DECLINE, rank=3))
            help_text = t("lo-verb-decline-help")
            self._add_button("decline", 1, t("lo-verb-decline"), press_no, "wood", help_text, "lorenzo/decline")

    def _ask_to_pass(self) -> None:
        self.choice.is_passing = True
        self.scene.input.focus_id = "pass-sure"
        self.scene.invalidate()

    def _add_button(
        self,
        name: str,
        column: int,
        label: str,
        on_press: Action | None,
        dress: Dress,
        tooltip: str = "",
        command: str = "",
    ) -> None:
        place = _PLACES[column]
        self.scene.add(
            Button(name, place, label, on_press, dress=dress, tooltip=tooltip, style=_LABEL, command=command)
        )
