"""The question that a choice inside an action asks: on a sheet, or beside the space where it happens."""

from dataclasses import dataclass

from scenes.games.lorenzo.board_part import BoardPart
from scenes.games.lorenzo.choices.answers import LorenzoAnswers
from scenes.games.lorenzo.choices.church import Church
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.choices.work_dialog import WorkDialog
from scenes.games.lorenzo.choices.work_draft import is_work

ASKED = ("servants", "pay", "part", "privilege", "lose", "work", "copy", "church")
"""Decisions that have a dialog or popover; others are answered on the table."""


@dataclass(frozen=True, slots=True)
class ActionQuestion(BoardPart):
    """Add the question that the viewer must answer."""

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
            LorenzoAnswers(self.scene, self.position, self.bindings, self.choice).add(title)


def is_asked(kind: str) -> bool:
    """Return whether this kind of decision has a dialog or popover."""
    return kind in ASKED
