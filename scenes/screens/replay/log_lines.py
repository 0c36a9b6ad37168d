"""The log beside the board: a row for each turn, the present one lit; a low log has the present step only."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Literal

from game.core.events import Event
from game.core.match import Match
from scenes.common.match_log import LogBlock, MatchLog, crest_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, CAPTION, GOLD, INK_SOFT, LOG_LINE, SECTION
from scenes.engine.widgets import Button, Label, ListView, Look, Panel, Paragraph, Pressable, Widget
from scenes.kit.position_view import AnyPosition
from scenes.kit.wording import Wording
from scenes.screens.replay.turns import ReplayTurns, Stretch

TEXT = LOG_LINE
STEP, HEAD = BODY.at_top.tightest, SECTION.tight
TURN = CAPTION.inked(INK_SOFT).centered
CREST = 42.0
MORE = 62.0
"""Height of the buttons to turns that are not listed."""
_LOW_SCROLL = 420.0
"""Height below which the log has no list."""
_REACH = 20
_AHEAD = 0.5
When = Literal["past", "shown", "begun", "ahead"]
"""State of a turn as seen from the present step; of a begun one nothing can be shown yet."""


@dataclass(frozen=True)
class TurnLine(Pressable):
    """Show a turn; a press goes to its end."""

    block: LogBlock = field(compare=False)
    text: str
    crest: str
    when: When

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


@dataclass(frozen=True, slots=True)
class ReplayLog:
    """Build the log of the turns around the present step."""

    page: Scene
    match: Match
    wording: Wording
    turns: ReplayTurns
    position: AnyPosition
    length: int
    """Number of entries that have been played."""
    told: int
    """The entry that is being shown, else the last one that was."""
    go_to: Callable[[int], None]

    def add(self, place: Rect) -> str:
        """Add the log; return the id of the shown turn, empty if there is none."""
        self.page.add(Panel("chronicle", place, "scroll"))
        rest = place.inset(26, 40)
        if place.h < _LOW_SCROLL:
            self._add_step(rest)
            return ""
        head, rest = rest.trimmed(top=14, bottom=14).split_top(44, 4)
        self.page.add(Label("chronicle-head", head, self.page.t("replay-chronicle"), SECTION.centered))
        stretch = self.turns.around(self.length)
        shown = next((block for block in reversed(stretch.blocks) if block.first <= self.told <= block.last), None)
        self._add_turns(rest, stretch, shown)
        return f"turn-{shown.id}" if shown else ""

    def _add_step(self, place: Rect) -> None:
        """Add the present step: who did what."""
        step = step_told(self.match, self.wording, self.told)
        if step is not None:
            heading, crest = step.wording.stretch(step.turn), crest_of(step, self.position)
            self.page.add(StepLine("step-line", place, step.text, heading, crest))
        else:
            self.page.add(Paragraph("step-line", place, self.page.t("replay-begins"), BODY.centered.tightest))

    def _add_turns(self, place: Rect, stretch: Stretch, shown: LogBlock | None) -> None:
        width = place.w - CREST - 44
        rows: list[LogBlock | tuple[str, int]] = list(stretch.blocks)
        heights = [max(84.0, self.page.measure(block.text, TEXT, width)[1] + 16) for block in stretch.blocks]
        if stretch.earlier is not None:
            rows.insert(0, ("earlier", stretch.earlier))
            heights.insert(0, MORE)
        if stretch.later is not None:
            rows.append(("later", stretch.later))
            heights.append(MORE)

        def row(index: int, rect: Rect) -> list[Widget]:
            each = rows[index]
            if isinstance(each, LogBlock):
                return [self._turn_line(rect, each, each is shown)]
            name, length = each
            return [Button(name, rect, self.page.t(f"replay-{name}"), partial(self.go_to, length), dress="parchment")]

        self.page.add(ListView.of("lines", place, heights, row, gap=8, begins_whole=True))

    def _turn_line(self, rect: Rect, block: LogBlock, is_shown: bool) -> TurnLine:
        """Return the row of a turn; of an unfinished one, only what has been played and shown."""
        when: When = "shown" if is_shown else "past"
        known: LogBlock | None = block
        if block.first > self.told:
            when = "ahead"
        elif self.length <= block.last:
            known = so_far(self.match, block, self.length, [frame.event for frame in self.position.past.told[:-1]])
            when = when if known else "begun"
        go = partial(self.go_to, block.last + 1)
        shown, crest = known or block, crest_of(block, self.position)
        return TurnLine(f"turn-{shown.id}", rect, shown, shown.text, crest, when, on_press=go)
