"""Which of the choices inside an action is asked, and where: on a sheet, or beside the space where it happens."""

from dataclasses import dataclass

from scenes.engine.layout import Rect
from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.answers import LorenzoAnswers
from scenes.games.lorenzo.choices.church import Church
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.choices.work_dialog import WorkDialog
from scenes.games.lorenzo.choices.work_draft import is_work

ASKED = ("servants", "pay", "part", "privilege", "lose", "work", "copy", "church")
"""Decisions answered here; the table itself answers the others."""


@dataclass(frozen=True, slots=True)
class ActionQuestion(BoardPart):
    """Made for one seen position in which the viewer answers a choice; `spot` is where the running action is."""

    spot: Rect

    def add(self, title: str) -> None:
        """A sheet over the table steps aside while a rival's board is looked at."""
        assert self.position.decision
        kind = self.position.decision.kind
        has_sheet = is_work(self.position.view) or kind == "church"
        if has_sheet and self.choice.shown_seat != NOBODY:
            return
        if is_work(self.position.view):
            WorkDialog(self.scene, self.position, self.bindings, self.choice).add()
        elif kind == "church":
            Church(self.scene, self.position, self.bindings, self.choice).add()
        else:
            LorenzoAnswers(self.scene, self.position, self.bindings, self.choice, self.spot).add(title)

    # The draft


def is_asked(kind: str) -> bool:
    return kind in ASKED
