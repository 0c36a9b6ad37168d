"""The log of the match on a large page, to read at any text size."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import groupby

from scenes import navigation
from scenes.common.match_log import LogBlock, crest_of
from scenes.engine.app import App
from scenes.engine.input.keys import Command
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import HEADING, LARGE_NOTE, SECTION, SMALL
from scenes.engine.widgets import Button, Label, ListView, Panel, Paragraph, Widget
from scenes.kit.position_view import AnyPosition
from scenes.kit.wording import Wording
from scenes.table.log_sidebar import BlockRow, Row, open_moment
from scenes.table.playback.event_playback import EventPlayback

_PAGE = (1240.0, 960.0)
_TURN = SECTION.tight
_HEAD, _LEAST = 40.0, 58.0
_SHOWN = 200
"""Number of latest blocks; a long match is read in its replay."""


class LogPage(Scene):
    """Show the log; pressing a line opens the replay at that moment."""

    name = "log"
    overlay = True
    shade = 0.6

    def __init__(self, app: App, playback: EventPlayback, position: Callable[[], AnyPosition]) -> None:
        super().__init__(app)
        self._playback, self._position = playback, position

    def build(self) -> None:
        """Build the page: heading, back button, and the lines."""
        page = self.add(Panel("page", SCREEN.centered(*_PAGE))).rect.inset(54, 46)
        head, rest = page.split_top(60, 10)
        title, close = head.split_right(320, 20)
        self.add(Label("log-title", title, self.t("table-chronicle"), HEADING))
        back = self.app.stack.pop
        self.add(Button("log-close", close, self.t("back"), back, icon="check", dress="gold", command=Command.LOG))
        told = self._playback.chronicle.latest(_SHOWN)
        if told:
            self._add_lines(rest, told)
        else:
            self.add(Paragraph("log-empty", rest, self.t("core-barrier-start"), LARGE_NOTE.centered))

    def _add_lines(self, place: Rect, told: Sequence[LogBlock]) -> None:
        position, width = self._position(), place.w - 110
        rows = _in_turns(told, position.wording)
        heights = [
            _HEAD if isinstance(row, str) else max(_LEAST, self.measure(row.text, SMALL, width)[1] + 20) for row in rows
        ]

        help_text, press = self.t("table-log-row-help"), partial(open_moment, self.app, self._playback)

        def row(index: int, rect: Rect) -> list[Widget]:
            block = rows[index]
            if isinstance(block, str):
                return [Label(f"turn-{index}", rect, block, _TURN)]
            name, crest = f"line-{block.id}", crest_of(block, position)
            return [BlockRow(name, rect, block, block.text, crest, help_text, press, is_new=False)]

        if len(told) == _SHOWN:
            first, place = place.split_top(62, 8)
            open_there = partial(navigation.open_replay, self.app, self._playback.chronicle.match, told[0].first)
            words = self.t("table-log-earlier")
            self.add(Button("log-earlier", first, words, open_there, icon="replay", dress="parchment"))
        self.add(ListView.of("log-lines", place, heights, row, at_end=True))

    def first_focus(self) -> str:
        """Return the back button."""
        return "log-close"


def _in_turns(told: Sequence[LogBlock], wording: Wording) -> list[Row]:
    """Return the rows with the name of each turn, or of what else the game counts, above its blocks."""
    rows: list[Row] = []
    for turn, blocks in groupby(told, key=lambda block: block.turn):
        rows += [wording.stretch(turn), *blocks]
    return rows
