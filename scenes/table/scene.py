"""The table of any game: prompt, tools, log, opponents and playback around the board that the game registers."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from typing import Any

from game.core.decision import Decision
from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Tween, linear
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT, TurnEnds
from scenes.engine.widgets import Widget
from scenes.engine.widgets.top_bar import add_top_bar
from scenes.kit.event_history import EventHistory
from scenes.kit.game_uis import game_ui_of
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.dragging import Dragging
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.position_view import AnyPosition
from scenes.kit.seat_views import seen_from, wording_of
from scenes.kit.wording import Wording
from scenes.table import controls, hint_sheet, sidebar, zoom_overlay
from scenes.table.hidden_hands import Onlooker, raise_curtain
from scenes.table.match_controller import LIGHT_TURN_SECONDS, Adviser, MatchController
from scenes.table.menu import open_menu
from scenes.table.playback.banner import BannerPlayer
from scenes.table.playback.event_playback import NOBODY, EventPlayback
from scenes.table.playback.match_end import MatchEnd
from scenes.table.playback.panel_transitions import PanelTransitions
from scenes.table.playback.skip_input import SkipInput
from scenes.table.playback.turn_cue import TurnCue
from scenes.table.preview_pane import PreviewPane
from scenes.table.prompt import Ribbon
from scenes.table.thumbnail import Thumbnail
from scenes.table.toolbar import add_watching, table_tools


class TableScene(Scene):
    """Show a running match; without a store nothing is saved, as in pictures and tests."""

    name = "table"
    text_limit = TABLE_TEXT_LIMIT
    acts_unseen = False
    has_finale = True

    def __init__(self, app: App, match: Match, adviser: Adviser, store: SaveStore | None = None) -> None:
        super().__init__(app)
        self.match, self.store, self.subject = match, store, match
        self.autosave = store.autosave(match) if store else None
        self.game_ui = game_ui_of(match.spec.id)
        self.board = self.game_ui.board(self)
        self.banner_player, self.turn_cue, self.skip_input = (
            BannerPlayer(self, self.board.called_at),
            TurnCue(self),
            SkipInput(self),
        )
        self.ending, self.playback, self.panels = MatchEnd(self), EventPlayback(self), PanelTransitions(self)
        self.controller = MatchController(match, adviser, self)
        self.preview_pane = PreviewPane(self, self.board, self.lectern_place)
        self.hint_stage, self.is_enlarging, self.passed_share = 0, False, 0.0
        self.choosing: Sequence[Any] = ()
        """Actions among which the person is asked to choose, after a press that could mean several."""
        self.dragging, self._portrait = Dragging(self, lambda: self.bindings, self.board), Thumbnail(self)
        self._present: AnyPosition | None = None
        self._words: tuple[object, Wording] | None = None
        self._asked, self.onlooker = "", Onlooker(self)
        self.bindings = self._bindings_of(self.position)

    # Life

    def enter(self) -> None:
        """Start the music, deal the cards of a new match, and let the controller begin."""
        self.app.settings.last_city = self.match.spec.id
        self.app.sound.music(f"{self.match.spec.id}/city")
        if not (self.match.entries or self.match.begins_midway):
            self.playback.deal()
        self.app.call_soon(self.controller.pump)

    def resume(self) -> None:
        """Let the controller go on."""
        self.preview_pane.attend(None)
        self.app.call_soon(self.controller.pump)

    def pause(self) -> None:
        """Save a picture of the table."""
        self._keep_picture()

    def leave(self) -> None:
        """Save a picture, and stop the controller and autosave."""
        self._keep_picture()
        self.controller.close()
        if self.autosave:
            self.autosave.stop()

    def _keep_picture(self) -> None:
        if self.autosave:
            self._portrait.take(self.autosave)

    def let_go(self) -> None:
        """Put a dragged piece back."""
        self.dragging.put_back()

    def is_animating(self) -> bool:
        """Return whether playback or another animation runs."""
        return self.playback.is_active or super().is_animating()

    def update(self, dt: float) -> None:
        """Advance playback and board by `dt` seconds; playback waits until the scene before is gone."""
        if not self.app.transition.veils:
            self.playback.advance(dt)
        self.board.update(dt)

    def invalidate(self) -> None:
        """Drop the cached position too, and build the scene again."""
        self._present = None
        super().invalidate()

    # What the session asks (Hooks)

    def is_busy(self) -> bool:
        """Return whether playback runs or another scene lies on top."""
        return self.playback.is_active or self.app.stack.top is not self

    def is_telling(self) -> bool:
        """Return whether playback runs and no other scene lies on top."""
        return self.playback.is_active and self.app.stack.top is self

    def turn_ends(self) -> TurnEnds:
        """Return the setting for how turns end."""
        return self.app.settings.turn_ends

    def plays_covered(self, decision: Decision) -> bool:
        """Return whether the game lets a person decide this with the hand face down."""
        return decision.kind in self.game_ui.covered_choices

    def keeps_turn(self) -> bool:
        """Return whether the board finds optional actions worth keeping the turn open."""
        return self.controller.hands_covered or self.board.keeps_turn(self.match.legal())

    def show_curtain(self, seat: int) -> None:
        """Show the curtain, with what the person will be asked in words that reveal nothing."""
        raise_curtain(self, seat)

    def show_end(self) -> None:
        """Show that the match has ended."""
        self.ending.begin()

    def match_changed(self) -> None:
        """Enqueue new entries for playback, and show every other change at once."""
        self.onlooker.follow()
        hint_sheet.follow(self)
        self.choosing = ()
        self._show_passing()
        self.playback.catch_up()
        self.invalidate()
        self.app.call_soon(self.controller.pump)

    def _show_passing(self) -> None:
        """Let the time of a light turn run out on its button."""
        if not self.controller.is_passing:
            self.passed_share = 0.0
        elif not self.passed_share:
            self.animate(Tween(LIGHT_TURN_SECONDS, self._pass, linear))

    def _pass(self, share: float) -> None:
        self.passed_share = share if self.controller.is_passing else 0.0

    # What is seen

    @property
    def is_covered(self) -> bool:
        """Return whether hands are hidden."""
        return self._portrait.is_for_all or self.controller.hands_covered

    @property
    def wording(self) -> Wording:
        """Return the wording for the viewer; if several people read along, everybody is called by name."""
        controller = self.controller
        is_shared = self.is_covered or (len(self.match.humans) > 1 and not controller.needs_curtains)
        reader = ONLOOKER if is_shared else controller.viewer
        key = reader, self.app.catalog.language, tuple(self.match.seats)
        if self._words is None or self._words[0] != key:
            self._words = key, wording_of(self.app.catalog, self.match, reader)
        return self._words[1]

    @property
    def position(self) -> AnyPosition:
        """Return the position that is being shown, or the present one with what may be done."""
        current = self.playback.current
        if current is not None and not self._portrait.is_for_all:
            return current
        if self._present is None:
            self._present = self.present_position()
        return self._present

    def present_position(self) -> AnyPosition:
        """Return the present position, or the one before an end that can still be undone."""
        match, before_end = self.match, self.playback.before_end
        if before_end is not None:
            return before_end
        is_asked = self.controller.is_viewer_deciding and not self._portrait.is_for_all
        decision = match.decision if is_asked else None
        position = self.seen_from(match.state, decision=decision, turn=match.turn)
        if match.holds_turn():
            return replace(position, mover=match.entries[-1].seat)
        position = replace(position, awaits_count=self.ending.is_to_come)
        return (
            replace(position, mover=self.playback.teller, turn=self.playback.turn)
            if self._tells(position)
            else position
        )

    def seen_from(self, state: Any, past: EventHistory[Any] | None = None, **more: Any) -> AnyPosition:
        """Return a state as the viewer sees it, with fields of the position view replaced."""
        position = seen_from(
            self.match, state, self.controller.viewer, self.wording, covered=self.is_covered, past=past
        )
        return replace(position, **more)

    @property
    def is_settled(self) -> bool:
        """Return whether nothing is being shown, so that the person may act."""
        return not self.playback.is_active

    # Building

    def first_focus(self) -> str:
        """Return where the keyboard begins: end of the turn, scores, or the board's first piece."""
        if self.match.holds_turn():
            return "end-turn"
        return "scores" if self.match.is_over else self.bindings.first() or "hurry"

    def offers_focus(self) -> bool:
        """Return whether the keyboard has anything to press; not while others act."""
        return self.position.can_act or (self.is_settled and controls.are_needed(self))

    def build(self) -> None:
        """Build board, top bar, prompt and sidebar, and begin transitions of panels."""
        position = self.position
        self._move_focus(position)
        self.bindings = self._bindings_of(position)
        self.board.show(position, self.bindings)
        name = self.t(f"{self.match.spec.prefix}-title")
        bar = add_top_bar(self, name, self.details(position), table_tools(self), f"{self.match.spec.id}/art/arms")
        add_watching(self, bar)
        crest, glow = self.prompt_crest(position), self.turn_cue.glow
        self.add(
            Ribbon("prompt", self.board.prompt_place, self.prompt_text(position), crest, glow, self._key_note(position))
        )
        self.add_side(position)
        self.panels.follow()

    def _bindings_of(self, position: AnyPosition) -> Bindings:
        return Bindings(
            MoveOptions(position), self.submit, self._ask_which, self.choosing, self._prepared, self.controller.peek
        )

    def lectern_place(self) -> Rect | None:
        """Return the place of the preview pane; None while a hint is read there or an own action is shown."""
        return None if hint_sheet.is_open(self) or self.playback.tells_own else self.board.lectern_place

    def details(self, position: AnyPosition) -> list[str]:
        """Return the texts of the top bar after the game's name."""
        return self.board.details(position)

    def add_side(self, position: AnyPosition) -> None:
        """Add the log and the table's own buttons."""
        sidebar.add(self, position)

    def _move_focus(self, position: AnyPosition) -> None:
        """Reset the focus for another kind of decision, or if the focused button is gone."""
        asked = "end" if self.match.holds_turn() else position.decision.kind if position.decision else ""
        if asked and (asked != self._asked or self.has_stray_focus):
            self.focus_id = ""
        self._asked = asked or self._asked

    def prompt_text(self, position: AnyPosition) -> str:
        """Return the text of the ribbon: status line, prompt, or what the table waits for."""
        if self.playback.current is not None:
            return self.playback.last_sentence or self.t("table-watch")
        if not position.can_act:
            is_told = self._tells(position) or controls.leave_the_deed_told(self)
            return (is_told and self.playback.last_sentence) or controls.prompt(self)
        prompt = hint_sheet.thinking(self) or self.board.asked or self.board.prompt(position)
        if len(self.match.humans) > 1:
            return self.t("table-prompt-of", name=position.people[position.viewer].name, prompt=prompt)
        return prompt

    def _tells(self, position: AnyPosition) -> bool:
        """Return whether the last status line stays: until there is something else to say."""
        return not (position.can_act or controls.are_needed(self) or self.playback.is_past(position.viewer))

    def _key_note(self, position: AnyPosition) -> str:
        if self.playback.current is not None:
            return self.t("table-any-key")
        return self.board.key_hint(position) if position.can_act else ""

    def prompt_crest(self, position: AnyPosition) -> str:
        """Return the crest of the ribbon: whose action is shown, or who must decide."""
        decision, seat = self.match.decision, self.playback.teller
        if seat == NOBODY or not (self.playback.current is not None or self._tells(position)):
            seat = position.viewer if self.match.holds_turn() or decision is None else decision.seat
        return position.people[seat].crest

    def background_key(self) -> Hashable:
        """Return what the board's background depends on."""
        return self.board.background_key()

    def draw_background(self, canvas: Canvas) -> None:
        """Draw the board's background."""
        self.board.draw_background(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what moves or lies over the widgets: transitions, flights, hint, banner, zoom, dragging."""
        self.app.transition.draw_parts(canvas)
        with canvas.spoken():
            self.board.draw_over(canvas)
            if self.controller.is_passing and self.is_settled:
                self.board.draw_passing(canvas, 1 - self.passed_share)
            self.preview_pane.draw(canvas)
            hint_sheet.draw(self, canvas)
            self.banner_player.draw(canvas)
            zoom_overlay.draw(self, canvas)
            self.dragging.draw(canvas)

    def tooltip_for(self, widget: Widget) -> str:
        """Return the tooltip of a widget; empty while a banner is shown."""
        return "" if self.banner_player.is_calling else self.preview_pane.told_beside(widget)

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the part of the screen in which a tooltip does not cover the preview pane."""
        return self.preview_pane.room_beside(target)

    def hover_changed(self, widget: Widget | None) -> None:
        """Pass the hovered widget to the preview pane."""
        self.preview_pane.attend(widget)

    def focus_changed(self, widget: Widget | None) -> None:
        """Pass the focused widget to the preview pane, or the hovered one if the mouse is in use."""
        self.preview_pane.attend(widget if self.app.keyboard_in_use else self.hovered())

    def draws_attention(self) -> bool:
        """Return whether focus ring and tooltip are drawn; not over an enlarged or dragged piece."""
        return not (self.is_enlarging or self.dragging.is_under_way)

    # What the person does

    def submit(self, *plan: Any) -> None:
        """Play the viewer's actions if they may act now, and close the preview pane."""
        if self.is_settled and self.controller.is_viewer_deciding:
            self.preview_pane.attend(None)
            self.controller.submit(*plan)

    def _prepared(self, towards: Collection[Any], settles: bool) -> None:
        """Drop the hint once the person has chosen something else."""
        if settles and hint_sheet.leads_elsewhere(self, towards):
            hint_sheet.put_away(self)

    def _ask_which(self, actions: Sequence[Any]) -> None:
        self.choosing = tuple(actions)
        self.focus_id = ""
        self.invalidate()

    def drop_selection(self) -> bool:
        """Drop a selection, a choice or an explanation; return whether there was any."""
        if not self.choosing and not self.board.has_selection and not self.board.asked:
            return False
        self.choosing, self.board.asked = (), ""
        self.board.drop_selection()
        self.focus_id = ""
        self.invalidate()
        return True

    def intercept(self, press: KeyPress) -> bool:
        """Handle a key before the widgets do: put back, enlarge, drop a selection, or skip."""
        if self.dragging.takes_key():
            return True
        if press.command == Command.ENLARGE:
            zoom_overlay.turn(self)
            return True
        if self.is_enlarging:
            zoom_overlay.put_away(self)
            return True
        if press.command == Command.UNDO and self.is_settled and self.match.why_no_undo() and self.drop_selection():
            return True
        return self.skip_input.takes_key(press)

    def handle_pointer(self, pointer: PointerEvent) -> None:
        """Handle the mouse; a click while a piece is enlarged only closes that."""
        if self.is_enlarging:
            if pointer.kind == "down":
                zoom_overlay.put_away(self)
        elif not (self.skip_input.takes_click(pointer) or self.dragging.takes(pointer)):
            super().handle_pointer(pointer)

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Drop the selection or enlarge a piece on a right click."""
        if pointer.kind != "down":
            return False
        if pointer.button == 3 and not self.drop_selection() and self.hovered() is not None:
            zoom_overlay.take_up(self)
        self.redraw()
        return True

    def on_command(self, command: Command) -> bool:
        """End the turn, if that is the command."""
        return command == Command.END_TURN and self.controller.finish_turn()

    def back(self) -> None:
        """Close the hint, else drop the selection, else undo the half-made turn, else open the menu."""
        if self.hint_stage:
            hint_sheet.put_away(self)
        elif self.drop_selection():
            return
        elif self._is_half_made():
            self.controller.reset_turn()
            self.notice(self.t("table-turn-taken-back"))
        else:
            self.open_menu()

    def open_menu(self) -> None:
        """Open the menu."""
        open_menu(self)

    def _is_half_made(self) -> bool:
        decision = self.match.decision
        inside = decision is not None and not decision.is_turn
        return inside and self.controller.is_viewer_deciding and self.match.why_no_undo() is None

    # Hints

    def ask_hint(self) -> None:
        """Show the next step of a hint."""
        self.attention.hush()
        hint_sheet.ask(self)

    def hint_places(self) -> list[Rect]:
        """Return the areas that the hint frames."""
        return hint_sheet.places(self)
