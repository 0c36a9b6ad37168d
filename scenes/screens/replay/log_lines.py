"""The log beside the board: a row for each turn, the present one lit; a low log has the present step only."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from game.core.events import Event
from game.core.match import Match
from scenes.common.match_log import LogBlock, MatchLog
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.theme import BODY, CAPTION, GOLD, INK_SOFT, LOG_LINE, SECTION
from scenes.engine.widgets import Action, Look, Widget
from scenes.kit.wording import Wording

TEXT = LOG_LINE
STEP, HEAD = BODY.at_top.tightest, SECTION.tight
TURN = CAPTION.inked(INK_SOFT).centered
CREST = 42.0
MORE = 62.0
"""Height of the buttons to turns that are not listed."""
_REACH = 20
_AHEAD = 0.5
When = Literal["past", "shown", "begun", "ahead"]
"""State of a turn as seen from the present step; of a begun one nothing can be shown yet."""


@dataclass(frozen=True)
class TurnLine(Widget):
    """Show a turn; a press goes to its end."""

    block: LogBlock = field(compare=False)
    text: str
    crest: str
    when: When
    on_press: Action = field(compare=False)

    focusable = True

    def press(self) -> None:
        self.play("page")
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.when in ("shown", "begun"):
            canvas.skin("plate_gold", self.rect)
        elif look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.3, 8)
        left, words = self.rect.inset(6, 5).split_left(CREST, 8)
        crest, below = left.split_top(44)
        with canvas.faded(_AHEAD if self.when == "ahead" else 1.0):
            canvas.image_fitted(self.crest, crest)
        canvas.text(str(self.block.turn), below.split_top(24)[0], TURN)
        canvas.paragraph(self.text, words, TEXT if self.when in ("past", "shown") else TEXT.inked(INK_SOFT))
        canvas.rule(self.rect, self.rect.bottom + 3)


@dataclass(frozen=True)
class StepLine(Widget):
    """Show the present step alone, if the log is too low for a list."""

    text: str
    heading: str
    crest: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        head, words = self.rect.split_top(CREST, 8)
        crest, turn = head.split_left(CREST, 10)
        canvas.image_fitted(self.crest, crest)
        canvas.text(self.heading, turn, HEAD)
        canvas.paragraph(self.text, words, STEP)


def so_far(match: Match, block: LogBlock, length: int, told: Sequence[Event]) -> LogBlock | None:
    """Return the turn up to that many entries and those events of the next one; None if they have no text."""
    chronicle = MatchLog(match, block.wording)
    for index in range(block.first, length):
        chronicle.begin(index)
        chronicle.tell(match.entries[index].events)
    chronicle.begin(length)
    chronicle.tell(told)
    return next((each for each in chronicle.blocks if each.id == block.id), None)


def step_told(match: Match, wording: Wording, index: int) -> LogBlock | None:
    """Return the text of that entry, or of the last one before it that has a text."""
    for entry in reversed(match.entries[max(0, index - _REACH) : index + 1]):
        block = LogBlock(wording, match.turn_at(entry.index), entry.seat, entry.seat, entry.index, entry.index)
        for event in entry.events:
            block.tell(event)
        if block.text:
            return block
    return None
