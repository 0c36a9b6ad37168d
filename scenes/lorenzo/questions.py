"""Which of the choices inside an action is asked, and where: on a sheet, or beside the space where it happens."""

from dataclasses import dataclass

from scenes.core.layout import Rect
from scenes.lorenzo.answers import Answers
from scenes.lorenzo.choice import NOBODY
from scenes.lorenzo.church import Church
from scenes.lorenzo.part import Part
from scenes.lorenzo.work_dialog import WorkDialog
from scenes.lorenzo.works import is_work

ASKED = ("servants", "pay", "part", "privilege", "lose", "work", "copy", "church")
"""Decisions answered here; the table itself answers the others."""


@dataclass(frozen=True, slots=True)
class Question(Part):
    """Made for one seen position in which the viewer answers a choice; `spot` is where the running action is."""

    spot: Rect

    def add(self, title: str) -> None:
        """A sheet over the table steps aside while a rival's board is looked at."""
        assert self.seen.decision
        kind = self.seen.decision.kind
        has_sheet = is_work(self.seen.view) or kind == "church"
        if has_sheet and self.choice.shown_seat != NOBODY:
            return
        if is_work(self.seen.view):
            WorkDialog(self.scene, self.seen, self.bindings, self.choice).add()
        elif kind == "church":
            Church(self.scene, self.seen, self.bindings, self.choice).add()
        else:
            Answers(self.scene, self.seen, self.bindings, self.choice, self.spot).add(title)

    # The draft


def is_asked(kind: str) -> bool:
    return kind in ASKED
