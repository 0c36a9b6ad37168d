"""The table of any game: prompt, tools, chronicle, opponents and animations around the board that a game brings."""

from typing import Any

from game.core.event_queue import EventQueue
from game.core.events import Event
from game.core.match import Match
from game.core.storage import SaveStore
from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.event_player import Entry, EventPlayer
from scenes.core.inputs import Command, KeyPress, Pointer
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.settings import TABLE_TEXT_LIMIT
from scenes.core.top_bar import add_top_bar
from scenes.curtain import Curtain
from scenes.saves.pictures import take_picture
from scenes.scores import open_scores
from scenes.table import controls, enlarge, hint_line
from scenes.table.board import make_board, make_seen, make_wording
from scenes.table.chronicle import add_chronicle
from scenes.table.log import blocks
from scenes.table.menu import open_menu
from scenes.table.prompt import Ribbon
from scenes.table.seen import Seen
from scenes.table.session import Adviser, Session
from scenes.table.tools import table_tools

NOBODY = -1
END_PAUSE = 1.2
"""The last move is looked at before the scores come."""


class TableScene(Scene):
    """One running match on the screen. Without a store nothing is kept: pictures and tests."""

    name = "table"
    text_limit = TABLE_TEXT_LIMIT

    def __init__(self, app: App, match: Match, adviser: Adviser, store: SaveStore | None = None) -> None:
        super().__init__(app)
        self.match, self.store = match, store
        self.autosave = store.autosave(match) if store else None
        self.session = Session(match, adviser, self)
        self.board = make_board(self, match.spec.id, self.submit)
        self.queue = EventQueue(match)
        self.player: EventPlayer[Seen] = EventPlayer(
            self.board.animations(),
            on_shown=self._shown,
            speed=app.settings.speed,
            on_event=self._event_begins,
            still=lambda: app.settings.reduced_motion,
        )
        self.shown_length = len(match.entries)
        self.hint_stage = 0
        self.is_enlarging = False
        self._seen: Seen | None = None
        self._asked = ""
        self._told: tuple[str, int] = ("", NOBODY)
        """What was last played to the eye, in words, and whose it is."""

    # Life

    def enter(self) -> None:
        self.app.sound.music("lute")
        self.app.call_soon(self.session.pump)

    def resume(self) -> None:
        self.app.call_soon(self.session.pump)

    def pause(self) -> None:
        self._keep_picture()

    def leave(self) -> None:
        self._keep_picture()
        self.session.close()
        if self.autosave:
            self.autosave.stop()

    def _keep_picture(self) -> None:
        """The saves show the table as it was last seen."""
        if self.autosave:
            take_picture(self, self.autosave)

    def is_animating(self) -> bool:
        return self.player.active or super().is_animating()

    def update(self, dt: float) -> None:
        self.player.advance(dt)

    # What the session asks (Hooks)

    def is_busy(self) -> bool:
        return self.player.active or self.app.stack.top is not self

    def skips_end_turn(self) -> bool:
        return self.app.settings.skip_end_turn

    def show_curtain(self, seat: int) -> None:
        wording = make_wording(self, self.match, seat)
        person = wording.people[seat]
        decision = self.match.decision
        line = self.t(f"{self.match.spec.prefix}-prompt-{decision.kind}") if decision else ""
        self.app.stack.push(
            Curtain(self.app, person.name, person.colour, line, lambda: self.session.lift_curtain(seat))
        )

    def show_end(self) -> None:
        self.after(END_PAUSE, self.open_scores)

    def open_scores(self) -> None:
        open_scores(self.app, self.match, self.store)

    def session_changed(self) -> None:
        """New entries are played, everything else is shown at once."""
        if not self.session.hint and not self.session.is_asking_hint:
            self.hint_stage = 0
        if self.shown_length > len(self.match.entries):
            self._catch_up()
        while (entry := self.queue.take()) is not None:
            self._play(entry.index)
        self.invalidate()
        self.app.call_soon(self.session.pump)

    def _catch_up(self) -> None:
        """Something was taken back: the picture jumps there."""
        self.player.finish_all()
        self.shown_length = len(self.match.entries)

    def _play(self, index: int) -> None:
        entry = self.match.entries[index]
        viewer = self.session.viewer
        events = [event.masked(viewer) for event in entry.events]
        seen = make_seen(self, self.match, index + 1, viewer)
        self.player.enqueue(Entry(events, seen, own=entry.seat == viewer))

    def _event_begins(self, event: object) -> None:
        current = self.player.current
        assert isinstance(event, Event)
        if current is not None:
            self._seen = current.view
            self._told = self._sentence(event, current.view)
            self.invalidate()
        effect = self.board.sound_of(event)
        if effect:
            self.play(effect)

    def _shown(self, seen: Seen) -> None:
        self.shown_length = min(self.shown_length + 1, len(self.match.entries))
        self.invalidate()
        self.app.call_soon(self.session.pump)

    # What is seen

    @property
    def seen(self) -> Seen:
        """The position being played to the eye, or the present one with what may be done."""
        current = self.player.current
        if current is not None:
            return current.view
        if self._seen is None or not self.player.active:
            self._seen = self._present()
        return self._seen

    def _present(self) -> Seen:
        match, viewer = self.match, self.session.viewer
        wording = make_wording(self, match, viewer)
        decision = match.decision if self.session.is_viewer_deciding else None
        return Seen(
            match.spec, match.view(viewer), viewer, wording.people, wording, decision, self.session.hands_covered,
            match.turn, match.entries[-1].seat if match.holds_turn() else -1,
        )  # fmt: skip

    @property
    def is_settled(self) -> bool:
        """Nothing moves: the person may act."""
        return not self.player.active

    def first_focus(self) -> str:
        if self.match.is_over:
            return "scores"
        return "end-turn" if self.match.holds_turn() else self.board.first_focus(self.seen)

    def offers_focus(self) -> bool:
        """While rivals play, the keyboard waits for the viewer's own buttons."""
        return self.seen.can_act or controls.are_needed(self)

    def build(self) -> None:
        seen = self.seen
        self._move_focus(seen)
        name = self.t(f"{self.match.spec.prefix}-title")
        emblem = f"common/art/arms_{self.match.spec.id}"
        self.board.build(seen)
        add_top_bar(self, name, self.board.details(seen), table_tools(self), emblem)
        self.add(Ribbon("prompt", self.board.prompt_place, self.prompt_text(seen), self._prompt_crest(seen)))
        if self.is_settled and not seen.can_act and controls.are_needed(self):
            controls.add(self, self.board.controls_place)
        told = blocks(self.match, seen.wording, self.shown_length)
        add_chronicle(self, self.board.chronicle_place, told, seen)
        if self.hint_stage and self.session.hint:
            hint_line.add(self, seen)

    def _move_focus(self, seen: Seen) -> None:
        """Another kind of decision starts from its own place, as does one whose focused button was used up."""
        asked = "end" if self.match.holds_turn() else seen.decision.kind if seen.decision else ""
        if asked and (asked != self._asked or self.has_stray_focus):
            self.focus_id = ""
        self._asked = asked or self._asked

    def prompt_text(self, seen: Seen) -> str:
        if self.player.current is not None:
            return self._told[0] or self.t("table-watch")
        if not seen.can_act:
            return controls.prompt(self) if controls.are_needed(self) else self._told[0] or controls.prompt(self)
        prompt = self.board.prompt(seen)
        if len(self.match.humans) > 1:
            return self.t("table-prompt-of", name=seen.people[seen.viewer].name, prompt=prompt)
        return prompt

    def _sentence(self, event: Event, seen: Seen) -> tuple[str, int]:
        """Events of nobody belong to who is told before them."""
        seat = getattr(event, "seat", NOBODY)
        return seen.wording.event(event), seat if seat >= 0 else self._told[1]

    def _prompt_crest(self, seen: Seen) -> str:
        decision, teller = self.match.decision, self._told[1]
        is_told = self.player.current is not None or not (seen.can_act or controls.are_needed(self))
        if is_told and teller >= 0:
            return seen.people[teller].crest
        seat = seen.viewer if self.match.holds_turn() or decision is None else decision.seat
        return seen.people[seat].crest

    def draw_background(self, canvas: Canvas) -> None:
        self.board.draw_background(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        self.board.draw_over(canvas, self.seen)
        hint_line.draw(self, canvas)
        if self.is_enlarging:
            enlarge.draw(self, canvas)

    def draws_attention(self) -> bool:
        return not self.is_enlarging

    # What the person does

    def submit(self, action: Any) -> None:
        if self.is_settled and self.session.is_viewer_deciding:
            self.session.submit(action)

    def intercept(self, press: KeyPress) -> bool:
        """Any key ends the running animation; Z enlarges while it is wanted."""
        if press.command == Command.ENLARGE:
            self.is_enlarging = not self.is_enlarging
            self.redraw()
            return True
        if self.is_enlarging:
            self.is_enlarging = False
            self.redraw()
            return True
        if self.player.active and press.command not in (Command.FULLSCREEN, Command.MENU):
            self.player.finish_current()
            self.redraw()
            return True
        return False

    def handle_pointer(self, pointer: Pointer) -> None:
        """A click puts the enlarged piece away and presses nothing below it."""
        if self.is_enlarging and pointer.kind == "down":
            self.is_enlarging = False
            self.redraw()
        else:
            super().handle_pointer(pointer)

    def on_pointer(self, pointer: Pointer) -> bool:
        """A click beside everything ends the running animation; a right click drops the selection or enlarges."""
        if pointer.kind != "down":
            return False
        if self.player.active:
            self.player.finish_current()
        elif pointer.button == 3:
            self._right_click()
        self.redraw()
        return True

    def _right_click(self) -> None:
        if self.board.drop_selection():
            self.invalidate()
        else:
            self.is_enlarging = self.hovered() is not None

    def on_command(self, command: Command) -> bool:
        if command == Command.END_TURN and self.match.holds_turn():
            self.session.end_turn()
            return True
        return False

    def back(self) -> None:
        """Esc drops the selection, then the half-made turn, then opens the menu."""
        if self.board.drop_selection():
            self.invalidate()
        elif self._is_half_made():
            self.session.reset_turn()
        else:
            open_menu(self)

    def _is_half_made(self) -> bool:
        decision = self.match.decision
        inside = decision is not None and not decision.is_turn
        return inside and self.session.is_viewer_deciding and self.match.why_no_undo() is None

    def ask_hint(self) -> None:
        """First where to look, then the move with its reason."""
        if self.session.hint:
            self.hint_stage = 2
            self.invalidate()
        else:
            self.hint_stage = 1
            self.session.ask_hint()

    def hint_place(self) -> Rect | None:
        hint = self.session.hint
        if hint is None or not self.hint_stage:
            return None
        return self.board.place_of(self.match.spec.rules.parse_action(hint.action))
