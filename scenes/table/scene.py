"""The table of any game: it connects match, board, playback and panels, and passes input on."""

from collections.abc import Hashable
from dataclasses import replace

from game.core.match import Match
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.settings import TABLE_TEXT_LIMIT
from scenes.engine.widgets import Widget
from scenes.kit.game_uis import game_ui_of
from scenes.kit.position_view import AnyPosition
from scenes.table import controls, menu, sidebar, toolbar
from scenes.table.hidden_hands import Activity, TableCalls
from scenes.table.hint_sheet import Hints
from scenes.table.match_controller import Adviser, MatchController
from scenes.table.move_input import MoveInput
from scenes.table.playback.playback_parts import playback_parts
from scenes.table.preview_pane import PreviewPane
from scenes.table.prompt import TablePrompt
from scenes.table.table_parts import MakePolicy, TableParts, ordinary_policy
from scenes.table.thumbnail import Thumbnail
from scenes.table.viewpoint import Onlooker, Viewpoint, raise_curtain
from scenes.table.zoom_overlay import ZoomOverlay


class TableScene(Scene):
    """Show a running match; without a store nothing is saved, as in pictures and tests."""

    name = "table"
    text_limit = TABLE_TEXT_LIMIT
    acts_unseen = False

    def __init__(
        self,
        app: App,
        match: Match,
        adviser: Adviser,
        store: SaveStore | None = None,
        policy: MakePolicy = ordinary_policy,
    ) -> None:
        super().__init__(app)
        self.match, self.store, self.subject = match, store, match
        self.autosave = store.autosave(match) if store else None
        board = self.board = game_ui_of(match.spec.id).board(self)
        controller = self.controller = MatchController(match, adviser, self._calls())
        self.viewpoint = Viewpoint(app.catalog, controller)
        self.zoom = ZoomOverlay(self, board)
        playing = playback_parts(
            self, board, controller, self.viewpoint, lambda: self.position, store, self.zoom.help_text
        )
        self.playback, self.ending, self.skip_input = playing.playback, playing.ending, playing.skip_input
        self.hints = Hints(self, board, controller, self.viewpoint, lambda: self.moves.bindings)
        self.preview_pane = PreviewPane(self, board, self._preview_place)
        self.moves = MoveInput(
            self, board, controller, self.playback, self.hints.drop_if_elsewhere, lambda: self.preview_pane.attend(None)
        )
        self.banner_player, self.turn_cue, self.panels = playing.banner, playing.cue, playing.panels
        self.parts = TableParts(
            self, board, controller, self.playback, self.turn_cue, self.ending, self.panels, self.moves, self.hints,
            lambda: self.position, store,
        )  # fmt: skip
        self.prompt = TablePrompt(self.parts)
        self.policy = controller.policy = policy(self.parts)
        self._thumbnail = Thumbnail(self, controller, self.playback, self.viewpoint)
        self._onlooker, self._asked = Onlooker(self, controller), ""
        self._present: AnyPosition | None = None
        self.moves.renew(self.position)

    def _calls(self) -> TableCalls:
        game_ui = game_ui_of(self.match.spec.id)
        return TableCalls(
            activity=self._activity,
            after=self.after,
            show_curtain=lambda seat: raise_curtain(self.app, self.board, self.controller, seat),
            show_end=lambda: self.ending.begin(),
            changed=self._match_changed,
            turn_ends=lambda: self.app.settings.turn_ends,
            keeps_turn=game_ui.pacing.keeps_turn,
            covered_choices=game_ui.covered_choices,
        )

    # Life

    def enter(self) -> None:
        """Start the music, deal the cards of a new match, and let the controller begin."""
        self.app.settings.last_city = self.match.spec.id
        self.app.sound.music(f"{self.match.spec.id}/city")
        if not (self.match.entries or self.match.begins_midway):
            self.playback.deal()
        self.app.call_soon(self.controller.pump)
        self.policy.begin()

    def resume(self) -> None:
        """Let the controller go on."""
        self.preview_pane.attend(None)
        self.app.call_soon(self.controller.pump)

    def pause(self) -> None:
        """Save a picture of the table."""
        if self.autosave:
            self._thumbnail.take(self.autosave)

    def leave(self) -> None:
        """Save a picture, and stop the controller and autosave."""
        self.pause()
        self.controller.close()
        if self.autosave:
            self.autosave.stop()

    def let_go(self) -> None:
        """Put a dragged piece back."""
        self.moves.dragging.put_back()

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

    def _activity(self) -> Activity:
        if self.app.stack.top is not self:
            return "away"
        return "telling" if self.playback.is_active else "free"

    def _match_changed(self) -> None:
        """Enqueue new entries for playback, and show every other change at once."""
        self._onlooker.follow()
        self.hints.follow()
        self.moves.choosing = ()
        self.turn_cue.follow()
        self.playback.catch_up()
        self.invalidate()
        self.app.call_soon(self.controller.pump)
        self.policy.follow()

    # What is seen

    @property
    def position(self) -> AnyPosition:
        """Return the position that is being shown, or the present one with what may be done."""
        current = self.playback.current
        if current is not None and not self.viewpoint.is_for_all:
            return current
        if self._present is None:
            self._present = self._present_position()
        return self._present

    def _present_position(self) -> AnyPosition:
        """Return the present position; without a decision while the policy lets nobody act."""
        position = self._usual_position()
        return position if self.policy.lets_person_act() else replace(position, decision=None)

    def _usual_position(self) -> AnyPosition:
        """Return the present position, or the one before an end that can still be undone."""
        match, playback = self.match, self.playback
        if playback.before_end is not None:
            return playback.before_end
        is_asked = self.controller.is_viewer_deciding and not self.viewpoint.is_for_all
        decision = match.decision if is_asked else None
        position = self.viewpoint.seen_from(match.state, decision=decision, turn=match.turn)
        if match.holds_turn():
            return replace(position, mover=match.entries[-1].seat)
        position = replace(position, awaits_count=self.ending.is_to_come)
        is_told = self.prompt.is_told(position)
        return replace(position, mover=playback.teller, turn=playback.turn) if is_told else position

    def _preview_place(self) -> Rect | None:
        """Return the place of the preview pane; None while a hint is read there or an own action is shown."""
        is_taken = self.hints.is_open or self.playback.tells_own or not self.policy.has_preview
        return None if is_taken else self.board.lectern_place

    # Building

    def first_focus(self) -> str:
        """Return where the keyboard begins: end of the turn, scores, or the board's first piece."""
        own = self.policy.first_focus()
        if own is not None or self.match.holds_turn():
            return "end-turn" if own is None else own
        return "scores" if self.match.is_over else self.moves.bindings.first() or "hurry"

    def offers_focus(self) -> bool:
        """Return whether the keyboard has anything to press; not while others act."""
        own = self.policy.offers_focus()
        if own is not None:
            return own
        return self.position.can_act or (self.parts.is_settled and controls.are_needed(self.parts))

    def build(self) -> None:
        """Build board, top bar, prompt and sidebar, and begin transitions of panels."""
        position = self.position
        self._move_focus(position)
        self.board.show(position, self.moves.renew(position))
        toolbar.add_bar(self.parts, position)
        self.prompt.add(position)
        if not self.policy.add_side(position):
            sidebar.add(self.parts, position)
        self.panels.follow()
        self.policy.arrange()

    def _move_focus(self, position: AnyPosition) -> None:
        """Reset the focus for another kind of decision, or if the focused button is gone."""
        asked = "end" if self.match.holds_turn() else position.decision.kind if position.decision else ""
        if asked and (asked != self._asked or self.input.has_stray_focus):
            self.input.focus_id = ""
        self._asked = asked or self._asked

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
            self.board.stage.draw(canvas)
            if self.controller.is_passing and self.parts.is_settled:
                self.board.draw_passing(canvas, 1 - self.turn_cue.passed_share)
            self.preview_pane.draw(canvas)
            self.hints.draw(canvas)
            self.banner_player.draw(canvas)
            self.zoom.draw(canvas)
            self.moves.dragging.draw(canvas)

    def tooltip_for(self, widget: Widget) -> str:
        """Return the tooltip of a widget; empty while a banner is shown."""
        return "" if self.banner_player.is_calling else self.preview_pane.told_beside(widget)

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the part of the screen in which a tooltip does not cover the preview pane."""
        return self.policy.tooltip_room(target) or self.preview_pane.room_beside(target)

    def notice_place(self, usual: Rect) -> Rect:
        """Return where notices hide least."""
        return self.policy.notice_place(usual)

    def hover_changed(self, widget: Widget | None) -> None:
        """Pass the hovered widget to the preview pane."""
        self.preview_pane.attend(widget)

    def focus_changed(self, widget: Widget | None) -> None:
        """Pass the focused widget to the preview pane, or the hovered one if the mouse is in use."""
        self.preview_pane.attend(widget if self.app.keyboard_in_use else self.input.hovered())

    def draws_attention(self) -> bool:
        """Return whether focus ring and tooltip are drawn; not over an enlarged or dragged piece."""
        return not (self.zoom.is_open or self.moves.dragging.is_under_way)

    # What the person does

    def intercept(self, press: KeyPress) -> bool:
        """Handle a key before the widgets do: put back, enlarge, drop a selection, skip, or end the turn."""
        if press.command != Command.FULLSCREEN and self.policy.takes_press():
            return True
        if self.moves.dragging.takes_key():
            return True
        if press.command == Command.ENLARGE:
            self.zoom.turn()
            return True
        if self.zoom.is_open:
            self.zoom.put_away()
            return True
        is_undo = press.command == Command.UNDO and self.parts.is_settled
        if is_undo and self.match.why_no_undo() and self.moves.drop():
            return True
        if self.skip_input.takes_key(press):
            return True
        return press.command == Command.END_TURN and self.controller.finish_turn()

    def intercept_pointer(self, pointer: PointerEvent) -> bool:
        """Handle the mouse before the widgets do: put back, skip, or drag; see whether it is used up."""
        if self.zoom.is_open:
            if pointer.kind == "down":
                self.zoom.put_away()
            return True
        return self.skip_input.takes_click(pointer) or self.moves.dragging.takes(pointer)

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Drop the selection or enlarge a piece on a right click."""
        if pointer.kind != "down":
            return False
        if self.policy.takes_press():
            return True
        if pointer.button == 3 and not self.moves.drop() and self.input.hovered() is not None:
            self.zoom.take_up()
        self.redraw()
        return True

    def back(self) -> None:
        """Close the hint, else drop the selection, else undo the half-made turn, else open the menu."""
        if self.hints.stage:
            self.hints.put_away()
        elif self.moves.drop() or self.policy.leave():
            return
        elif self.controller.is_turn_half_made:
            self.controller.reset_turn()
            self.notice(self.t("table-turn-taken-back"))
        else:
            menu.open_menu(self.parts)
