"""The replay: the board of the game with a bar of steps instead of actions."""

from dataclasses import replace
from typing import Any

from game.core.events import ONLOOKER
from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.widgets import Widget
from scenes.engine.widgets.magnifier import Zoomed
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.kit.board_scene import BoardScene
from scenes.kit.event_history import EventHistory
from scenes.kit.position_view import AnyPosition
from scenes.kit.seat_views import seen_from, wording_of
from scenes.kit.wording import Wording
from scenes.screens.replay import controls, steps
from scenes.screens.replay.coach_view import LookingBack
from scenes.screens.replay.layout import Layout, is_roomy, smaller_table, whole_table
from scenes.screens.replay.log_lines import ReplayLog
from scenes.screens.replay.play_on import PlayOn
from scenes.screens.replay.playing import Playing
from scenes.screens.replay.turns import ReplayTurns
from scenes.screens.replay.viewer_choice import OPEN, allowed_viewers, covers_hands

_SHADE = (12, 7, 4)


class Replay(BoardScene):
    """Show a match after `length` entries.

    `seat` is the one whose moments are shown. `viewer` may be OPEN: then the board is seen from `place`, or from
    the seat of the first person, with all hands open.
    """

    name = "replay"

    def __init__(
        self, app: App, match: Match, length: int | None = None, seat: int | None = None, place: int | None = None
    ) -> None:
        eyes = allowed_viewers(match)
        viewer = seat if seat in eyes else OPEN if OPEN in eyes else eyes[0]
        last = len(match.entries)
        super().__init__(app, match, last if length is None else min(length, last), viewer)
        self.eyes, self._place = eyes, place
        self.playing = Playing(self)
        self.looking_back = LookingBack(self, seat)
        self._turns: tuple[object, ReplayTurns] | None = None
        self.layout = whole_table(self.board)
        self._has_moved = True
        self._shown_line = ""

    @property
    def last(self) -> int:
        """Return the number of entries of the match."""
        return len(self.match.entries)

    @property
    def position(self) -> AnyPosition:
        """Return the position of the event being shown, else that of the present step."""
        return self.playing.current or self.seen_of(self.match.state_at(self.length))

    def seen_of(self, state: Any, past: EventHistory[Any] | None = None) -> AnyPosition:
        """Return a state as the viewer sees it; with open hands the whole state."""
        covered, past = covers_hands(self.match), past or EventHistory(self.match, self.length)
        position = seen_from(self.match, state, self._seat, self._wording, covered=covered, past=past)
        if self.viewer != OPEN:
            return position
        return replace(position, view=state, past=replace(position.past, is_open=True))

    @property
    def _wording(self) -> Wording:
        return wording_of(self.app.catalog, self.match, self._reader)

    @property
    def _reader(self) -> int:
        """Return the seat that texts address; ONLOOKER while two people play, as both may read."""
        return ONLOOKER if covers_hands(self.match) else self._seat

    @property
    def coach_wording(self) -> Wording:
        """Return the wording of moments."""
        return self._wording

    @property
    def turns(self) -> ReplayTurns:
        """Return the turns; they are read again for another reader or language."""
        reading = self._reader, self.app.catalog.language
        if self._turns is None or self._turns[0] != reading:
            self._turns = reading, ReplayTurns(self.match, self._wording)
        return self._turns[1]

    @property
    def _seat(self) -> int:
        """Return the seat from which the board is seen."""
        if self.viewer != OPEN:
            return self.viewer
        first = self.match.humans[0] if self.match.humans else 0
        return first if self._place is None else self._place

    def eyes_to_choose(self) -> list[int]:
        """Return the viewers to choose from; none if all see the same, as once all hidden cards are open."""
        views = [self.match.view_at(self.length, eye) for eye in self.eyes if eye != OPEN]
        return self.eyes if any(view != views[0] for view in views) else []

    # Building

    def build(self) -> None:
        position, looking_back = self.position, self.looking_back
        self.build_board(position)
        self.layout = self._new_layout()
        moment = looking_back.moment
        if moment is not None and self.layout.hole is not None:
            self._add_lines(self.layout.hole, position)
        self._use_lens()
        self._add_top_bar(position)
        slider = steps.add(self, self._steps, self.layout.bar, self.layout.steps)
        looking_back.add_graph(self.layout, slider)
        if moment is not None:
            looking_back.add_moment(self.layout.column, moment)
        else:
            self._add_chronicle(position)

    @property
    def _steps(self) -> steps.Steps:
        playing = self.playing
        return steps.Steps(playing.goal, self.last, self.turns, playing.is_on, self.go_to, playing.toggle)

    def _new_layout(self) -> Layout:
        is_small = self.looking_back.is_shown and is_roomy(self.app)
        return smaller_table(self.board) if is_small else whole_table(self.board)

    def _use_lens(self) -> None:
        """Put the widgets added so far on a smaller table."""
        if self.layout.lens is not None:
            self.widgets = [Zoomed.of("table", self.layout.lens, self.widgets)]

    def _add_top_bar(self, position: AnyPosition) -> None:
        tools = [Tool("close", self.t("replay-close"), "cross", self.back)]
        if self.looking_back.has_something:
            tools.insert(0, self._moves_tool())
        step = self.t("replay-step", step=self.playing.goal, steps=self.last)
        details = [self.t("replay-heading"), step, *self.board.details(position)]
        name = self.t(f"{self.match.spec.prefix}-title")
        add_top_bar(self, name, details, tools, f"{self.match.spec.id}/art/arms")

    def _moves_tool(self) -> Tool:
        return Tool(
            "moves", self.t("coach-moves"), "eye", self.looking_back.toggle, "replay/moves",
            enabled=bool(self.looking_back.told), reason=self.t("coach-moves-none"), tooltip=self.t("coach-moves-help"),
        )  # fmt: skip

    def _add_chronicle(self, position: AnyPosition) -> None:
        rest = controls.add(self, self.layout.column)
        if self.layout.lens is not None:
            rest = self.looking_back.add_steps_above(rest)
        self._add_lines(rest, position)

    def _add_lines(self, place: Rect, position: AnyPosition) -> None:
        told = self.length if self.playing.current else self.length - 1
        log = ReplayLog(self, self.match, self._wording, self.turns, position, self.length, told, self.go_to)
        self._shown_line = log.add(place)

    # What it does

    def draw_background(self, canvas: Canvas) -> None:
        super().draw_background(canvas)
        if self.layout.lens is not None:
            canvas.fill(SCREEN, _SHADE, 0.72)
            with self.layout.lens.over(canvas):
                super().draw_background(canvas)

    def refresh(self) -> None:
        """Build the widgets again if needed, and scroll the log to the present turn after a step."""
        super().refresh()
        if self._has_moved:
            self._reveal_line()

    def _reveal_line(self) -> None:
        """Scroll the log to the present turn, once after a step."""
        self._has_moved = False
        line = self.find(self._shown_line)
        if line is not None and line.mount.parent is not None:
            line.mount.parent.reveal(line)

    def first_focus(self) -> str:
        return self.looking_back.first_focus() or "steps"

    def go_to(self, length: int) -> None:
        """Go to a step and stop playing.

        One step forward is played with its motion; one step back glides to where pieces were.
        """
        start, is_quick = self.playing.goal, self.app.transition.end_travel()
        self.playing.stop()
        is_dragged = self.input.pressed_id == "steps"
        if length == start + 1 and not is_dragged:
            self.playing.step()
            return
        if length == start - 1 and not (is_dragged or is_quick):
            self.app.transition.travel(self.app.settings.speed(own=True))
        self.show_length(length)

    def show_length(self, length: int) -> None:
        """Show the board after that many entries, without motion."""
        self.length, self._has_moved = length, True
        self.invalidate()

    def intercept_pointer(self, pointer: PointerEvent) -> bool:
        """Take a press on a widget that playback has just moved under the mouse for a movement."""
        hovered = self.input.hover_id
        if pointer.kind != "down" or not self.playing.is_on or not hovered:
            return False
        target = self.input.widget_at(pointer.position)
        if target is not None and target.id == hovered:
            return False
        self.input.handle_pointer(replace(pointer, kind="move"))
        return True

    def update(self, dt: float) -> None:
        self.playing.advance(dt)

    def is_animating(self) -> bool:
        return self.playing.is_moving or super().is_animating()

    def draw_over(self, canvas: Canvas) -> None:
        looking_back = self.looking_back
        with self.layout.upon_the_table(canvas):
            self.board.stage.draw(canvas)
        if looking_back.moment is not None and not self.playing.is_on:
            looking_back.ghosts.draw(canvas, looking_back.moment, self.layout)

    def focus_changed(self, widget: Widget | None) -> None:
        self._fold_graph()

    def hover_changed(self, widget: Widget | None) -> None:
        self._fold_graph()

    def _fold_graph(self) -> None:
        """Show or hide the chart over the table, by what is focused or under the mouse."""
        is_there = any(each.id == "graph" for each in self.widgets)
        if self.layout.lens is None and is_there != self.looking_back.unfolds_graph:
            self.invalidate()

    def look_as(self, eye: int) -> None:
        """Show the match as another viewer sees it."""
        self.playing.stop()
        self.viewer = eye
        self.app.spinner.run(lambda: self.turns)
        self.invalidate()

    @property
    def can_play_on(self) -> bool:
        """Return whether a match can start from here: somebody has a choice, and it can be saved."""
        return not self.match.begins_midway and self._is_open()

    def _is_open(self) -> bool:
        return self.match.spec.rules.decision(self.match.state_at(self.length)) is not None

    def play_on(self) -> None:
        """Ask for the seats of a match from the start of the shown turn on."""
        self.app.stack.push(PlayOn(self.app, self.match, self._turn_start(), self._seat))

    def _turn_start(self) -> int:
        """Return the number of entries at the start of the shown turn."""
        rules = self.match.spec.rules
        decisions = ((k, rules.decision(self.match.state_at(k))) for k in range(self.length, -1, -1))
        return next((k for k, decision in decisions if decision and decision.is_turn), self.length)

    def intercept(self, press: KeyPress) -> bool:
        """Step by turns with PgUp and PgDn, whatever has the focus."""
        if press.command not in (Command.PAGE_UP, Command.PAGE_DOWN):
            return False
        bar = self._steps
        self.go_to(bar.turn_after if press.command == Command.PAGE_DOWN else bar.turn_before)
        return True
