"""A question over the screen, answered by a button, its key or Esc."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import DIALOG_HEADING, LEAD, TABLE_BUTTON
from scenes.engine.widgets import Action, Button, Label, Panel, Paragraph, ScrollArea
from scenes.engine.widgets.button import Dress

if TYPE_CHECKING:
    from scenes.engine.app import App

WIDTH = 920.0
MARGIN = 54.0
BUTTON_HEIGHT = 68.0
"""Design units; less if many answers lie below each other."""
GAP = 12.0
TALLEST_TEXT = 560.0
"""Design units; a longer text scrolls."""
TEXT = LEAD.at_top


@dataclass(frozen=True, slots=True)
class DialogAnswer:
    """Describe one button of a dialog; the dialog closes before `action` runs."""

    label: str
    action: Action | None = None
    icon: str = ""
    dress: Dress = "wood"
    key: str = ""
    enabled: bool = True
    reason: str = ""


class Dialog(Scene):
    """Ask a question over the screen; Esc gives the last answer, which must be harmless.

    `stacked` places the answers below each other.
    """

    name = "dialog"
    overlay = True
    shade = 0.66

    def __init__(
        self, app: "App", title: str, text: str, answers: Sequence[DialogAnswer], *, stacked: bool = False
    ) -> None:
        super().__init__(app)
        self.title, self.text, self.answers, self.stacked = title, text, list(answers), stacked

    def build(self) -> None:
        """Add panel, title, text and one button for each answer."""
        inner = WIDTH - 2 * MARGIN
        text_height = self.measure(self.text, TEXT, inner)[1] + 12 if self.text else 0.0
        shown = min(text_height, TALLEST_TEXT)
        rows = len(self.answers) if self.stacked else 1
        above = MARGIN * 2 + 64 + shown + (24 if self.text else 0)
        foot = min(rows * (BUTTON_HEIGHT + GAP) - GAP, SCREEN.h - above)
        height = above + foot
        page = self.add(Panel("dialog", SCREEN.centered(WIDTH, height))).rect.inset(MARGIN)
        head, rest = page.split_top(64)
        self.add(Label("dialog-title", head, self.title, DIALOG_HEADING.centered))
        body, buttons = rest.split_bottom(foot)
        if self.text:
            self._add_text(Rect(body.x, body.y, body.w, shown), text_height)
        places = buttons.rows(rows, GAP) if self.stacked else buttons.columns(len(self.answers), 16)
        for number, (answer, place) in enumerate(zip(self.answers, places, strict=True)):
            self._add_button(number, answer, place)

    def _add_text(self, area: Rect, height: float) -> None:
        if height <= area.h:
            self.add(Paragraph("dialog-text", area, self.text, TEXT.centered))
            return
        narrow = area.trimmed(right=24)
        full = self.measure(self.text, TEXT, narrow.w)[1] + 12
        page = Paragraph("dialog-text", Rect(narrow.x, narrow.y, narrow.w, full), self.text, TEXT)
        self.add(ScrollArea("dialog-scroll", area, [page]))

    def _add_button(self, number: int, answer: DialogAnswer, place: Rect) -> None:
        self.add(
            Button(
                f"answer-{number}", place, answer.label, lambda: self.choose(answer), icon=answer.icon,
                dress=answer.dress, style=TABLE_BUTTON, key=answer.key, enabled=answer.enabled,
                reason=answer.reason,
            )
        )  # fmt: skip

    def first_focus(self) -> str:
        """Return the golden answer, which loses nothing, or else the first."""
        golden = (number for number, answer in enumerate(self.answers) if answer.dress == "gold")
        return f"answer-{next(golden, 0)}"

    def choose(self, answer: DialogAnswer) -> None:
        """Close the dialog and run the action of the answer."""
        self.app.stack.pop()
        if answer.action is not None:
            answer.action()

    def back(self) -> None:
        """Give the last answer."""
        self.choose(self.answers[-1])
