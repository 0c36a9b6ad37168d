"""The table of any game: prompt, tools, chronicle, opponents and animations around the board that a game brings."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from typing import Any

from game.core.decision import Decision
from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.storage import SaveStore
from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.inputs import Command, KeyPress, Pointer
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.settings import TABLE_TEXT_LIMIT, TurnEnds
from scenes.core.top_bar import add_top_bar
from scenes.core.tweens import Tween, linear
from scenes.core.widgets import Widget
from scenes.kit.bindings import Bindings
from scenes.kit.dragging import Dragging
from scenes.kit.faces import face_of
from scenes.kit.offers import Offers
from scenes.kit.past import Past
from scenes.kit.seen import Seen
from scenes.kit.viewing import seen_from, wording_of
from scenes.kit.wording import Wording
from scenes.table import controls, enlarge, hint_sheet, side
from scenes.table.calling import Caller
from scenes.table.covering import Onlooker, raise_curtain
from scenes.table.ending import Ending
from scenes.table.herald import Herald
from scenes.table.hurry import Hurry
from scenes.table.lectern import Lectern
from scenes.table.menu import open_menu
from scenes.table.panels import Panels
from scenes.table.portrait import Portrait
from scenes.table.prompt import Ribbon
from scenes.table.session import LIGHT_TURN_SECONDS, Adviser, Session
from scenes.table.telling import NOBODY, Telling
from scenes.table.tools import add_watching, table_tools


class TableScene(Scene):
    """One running match on the screen. Without a store nothing is kept: pictures and tests."""

    name = "table"
    text_limit = TABLE_TEXT_LIMIT
    acts_unseen = False
    has_finale = True

    def __init__(self, app: App, match: Match, adviser: Adviser, store: SaveStore | None = None) -> None:
        super().__init__(app)
        self.match, self.store, self.subject = match, store, match
        self.autosave = store.autosave(match) if store else None
        self.face = face_of(match.spec.id)
        self.board = self.face.board(self)
        self.herald, self.caller, self.hurry = Herald(self, self.board.called_at), Caller(self), Hurry(self)
        self.ending, self.telling, self.panels = Ending(self), Telling(self), Panels(self)
        self.session = Session(match, adviser, self)
        self.lectern = Lectern(self, self.board, self.lectern_place)
        self.hint_stage, self.is_enlarging, self.passed_share = 0, False, 0.0
        self.choosing: Sequence[Any] = ()
        """What a pressed piece could do, while the person is asked which."""
        self.dragging, self._portrait = Dragging(self, lambda: self.bindings, self.board), Portrait(self)
        self._present: Seen | None = None
        self._words: tuple[object, Wording] | None = None
        self._asked, self.onlooker = "", Onlooker(self)
        self.bindings = self._bindings_of(self.seen)

    # Life

    def enter(self) -> None:
        self.app.settings.last_city = self.match.spec.id
        self.app.sound.music(f"{self.match.spec.id}/city")
        if not (self.match.entries or self.match.begins_midway):
            self.telling.deal()
        self.app.call_soon(self.session.pump)

    def resume(self) -> None:
        self.lectern.attend(None)
        self.app.call_soon(self.session.pump)

    def pause(self) -> None:
        self._keep_picture()

    def leave(self) -> None:
        self._keep_picture()
        self.session.close()
        if self.autosave:
            self.autosave.stop()

    def _keep_picture(self) -> None:
        if self.autosave:
            self._portrait.take(self.autosave)

    def let_go(self) -> None:
        self.dragging.put_back()

    def is_animating(self) -> bool:
        return self.telling.is_active or super().is_animating()

    def update(self, dt: float) -> None:
        """What is told begins once the scene before is gone."""
        if not self.app.transition.veils:
            self.telling.advance(dt)
        self.board.update(dt)

    def invalidate(self) -> None:
        """What is seen is made anew once, and then kept until something changes again."""
        self._present = None
        super().invalidate()

    # What the session asks (Hooks)

    def is_busy(self) -> bool:
        return self.telling.is_active or self.app.stack.top is not self

    def is_telling(self) -> bool:
        return self.telling.is_active and self.app.stack.top is self

    def turn_ends(self) -> TurnEnds:
        return self.app.settings.turn_ends

    def plays_covered(self, decision: Decision) -> bool:
        return decision.kind in self.face.covered_choices

    def keeps_turn(self) -> bool:
        return self.session.hands_covered or self.board.keeps_turn(self.match.legal())

    def show_curtain(self, seat: int) -> None:
        raise_curtain(self, seat)

    def show_end(self) -> None:
        self.ending.begin()

    def session_changed(self) -> None:
        """New entries are played, everything else is shown at once."""
        self.onlooker.follow()
        hint_sheet.follow(self)
        self.choosing = ()
        self._show_passing()
        self.telling.catch_up()
        self.invalidate()
        self.app.call_soon(self.session.pump)

    def _show_passing(self) -> None:
        """The time a light turn still has runs out on its button."""
        if not self.session.is_passing:
            self.passed_share = 0.0
        elif not self.passed_share:
            self.animate(Tween(LIGHT_TURN_SECONDS, self._pass, linear))

    def _pass(self, share: float) -> None:
        self.passed_share = share if self.session.is_passing else 0.0

    # What is seen

    @property
    def is_covered(self) -> bool:
        return self._portrait.is_for_all or self.session.hands_covered

    @property
    def wording(self) -> Wording:
        """For the person who lifted the curtain; where several read what all may know, everybody has a name."""
        session = self.session
        is_shared = self.is_covered or (len(self.match.humans) > 1 and not session.needs_curtains)
        reader = ONLOOKER if is_shared else session.viewer
        key = reader, self.app.catalog.language, tuple(self.match.seats)
        if self._words is None or self._words[0] != key:
            self._words = key, wording_of(self.app.catalog, self.match, reader)
        return self._words[1]

    @property
    def seen(self) -> Seen:
        """The position being played to the eye, or the present one with what may be done."""
        current = self.telling.current
        if current is not None and not self._portrait.is_for_all:
            return current
        if self._present is None:
            self._present = self.present_position()
        return self._present

    def present_position(self) -> Seen:
        match, before_end = self.match, self.telling.before_end
        if before_end is not None:
            return before_end
        is_asked = self.session.is_viewer_deciding and not self._portrait.is_for_all
        decision = match.decision if is_asked else None
        seen = self.seen_from(match.state, decision=decision, turn=match.turn)
        if match.holds_turn():
            return replace(seen, mover=match.entries[-1].seat)
        seen = replace(seen, awaits_count=self.ending.is_to_come)
        return replace(seen, mover=self.telling.teller, turn=self.telling.turn) if self._tells(seen) else seen

    def seen_from(self, state: Any, past: Past | None = None, **more: Any) -> Seen:
        seen = seen_from(self.match, state, self.session.viewer, self.wording, covered=self.is_covered, past=past)
        return replace(seen, **more)

    @property
    def is_settled(self) -> bool:
        """Nothing moves: the person may act."""
        return not self.telling.is_active

    # Building

    def first_focus(self) -> str:
        if self.match.holds_turn():
            return "end-turn"
        return "scores" if self.match.is_over else self.bindings.first() or "hurry"

    def offers_focus(self) -> bool:
        """While rivals play, or something is told, the keyboard waits for the viewer's own buttons."""
        return self.seen.can_act or (self.is_settled and controls.are_needed(self))

    def build(self) -> None:
        seen = self.seen
        self._move_focus(seen)
        self.bindings = self._bindings_of(seen)
        self.board.show(seen, self.bindings)
        name = self.t(f"{self.match.spec.prefix}-title")
        bar = add_top_bar(self, name, self.details(seen), table_tools(self), f"{self.match.spec.id}/art/arms")
        add_watching(self, bar)
        crest, glow = self.prompt_crest(seen), self.caller.glow
        self.add(Ribbon("prompt", self.board.prompt_place, self.prompt_text(seen), crest, glow, self._key_note(seen)))
        self.add_side(seen)
        self.panels.follow()

    def _bindings_of(self, seen: Seen) -> Bindings:
        return Bindings(Offers(seen), self.submit, self._ask_which, self.choosing, self._prepared, self.session.peek)

    def lectern_place(self) -> Rect | None:
        """Not while a hint is read there, or one's own deed is told."""
        return None if hint_sheet.is_open(self) or self.telling.tells_own else self.board.lectern_place

    def details(self, seen: Seen) -> list[str]:
        return self.board.details(seen)

    def add_side(self, seen: Seen) -> None:
        """The chronicle, and the buttons of the table."""
        side.add(self, seen)

    def _move_focus(self, seen: Seen) -> None:
        """Another kind of decision starts from its own place, as does one whose focused button was used up."""
        asked = "end" if self.match.holds_turn() else seen.decision.kind if seen.decision else ""
        if asked and (asked != self._asked or self.has_stray_focus):
            self.focus_id = ""
        self._asked = asked or self._asked

    def prompt_text(self, seen: Seen) -> str:
        if self.telling.current is not None:
            return self.telling.last_sentence or self.t("table-watch")
        if not seen.can_act:
            is_told = self._tells(seen) or controls.leave_the_deed_told(self)
            return (is_told and self.telling.last_sentence) or controls.prompt(self)
        prompt = hint_sheet.thinking(self) or self.board.asked or self.board.prompt(seen)
        if len(self.match.humans) > 1:
            return self.t("table-prompt-of", name=seen.people[seen.viewer].name, prompt=prompt)
        return prompt

    def _tells(self, seen: Seen) -> bool:
        """What was told last stands until something else is to be said, the own deed until somebody else's turn."""
        return not (seen.can_act or controls.are_needed(self) or self.telling.is_past(seen.viewer))

    def _key_note(self, seen: Seen) -> str:
        if self.telling.current is not None:
            return self.t("table-any-key")
        return self.board.key_hint(seen) if seen.can_act else ""

    def prompt_crest(self, seen: Seen) -> str:
        decision, seat = self.match.decision, self.telling.teller
        if seat == NOBODY or not (self.telling.current is not None or self._tells(seen)):
            seat = seen.viewer if self.match.holds_turn() or decision is None else decision.seat
        return seen.people[seat].crest

    def background_key(self) -> Hashable:
        return self.board.background_key()

    def draw_background(self, canvas: Canvas) -> None:
        self.board.draw_background(canvas)

    def draw_over(self, canvas: Canvas) -> None:
        self.app.transition.draw_parts(canvas)
        with canvas.spoken():
            self.board.draw_over(canvas)
            if self.session.is_passing and self.is_settled:
                self.board.draw_passing(canvas, 1 - self.passed_share)
            self.lectern.draw(canvas)
            hint_sheet.draw(self, canvas)
            self.herald.draw(canvas)
            enlarge.draw(self, canvas)
            self.dragging.draw(canvas)

    def tooltip_for(self, widget: Widget) -> str:
        """Nothing is said over what is called out."""
        return "" if self.herald.is_calling else self.lectern.told_beside(widget)

    def tooltip_room(self, target: Rect) -> Rect:
        return self.lectern.room_beside(target)

    def hover_changed(self, widget: Widget | None) -> None:
        self.lectern.attend(widget)

    def focus_changed(self, widget: Widget | None) -> None:
        self.lectern.attend(widget if self.app.keyboard_in_use else self.hovered())

    def draws_attention(self) -> bool:
        return not (self.is_enlarging or self.dragging.is_under_way)

    # What the person does

    def submit(self, *plan: Any) -> None:
        """What was shown whole for it covers no news afterwards."""
        if self.is_settled and self.session.is_viewer_deciding:
            self.lectern.attend(None)
            self.session.submit(*plan)

    def _prepared(self, towards: Collection[Any], settles: bool) -> None:
        """A hint is put away once something else is chosen."""
        if settles and hint_sheet.leads_elsewhere(self, towards):
            hint_sheet.put_away(self)

    def _ask_which(self, actions: Sequence[Any]) -> None:
        self.choosing = tuple(actions)
        self.focus_id = ""
        self.invalidate()

    def drop_selection(self) -> bool:
        """Esc first takes back what only prepared something; false when there was nothing."""
        if not self.choosing and not self.board.has_selection and not self.board.asked:
            return False
        self.choosing, self.board.asked = (), ""
        self.board.drop_selection()
        self.focus_id = ""
        self.invalidate()
        return True

    def intercept(self, press: KeyPress) -> bool:
        """Any key ends the running animation; Z enlarges while it is wanted; what is open is taken back first."""
        if self.dragging.takes_key():
            return True
        if press.command == Command.ENLARGE:
            enlarge.turn(self)
            return True
        if self.is_enlarging:
            enlarge.put_away(self)
            return True
        if press.command == Command.UNDO and self.is_settled and self.match.why_no_undo() and self.drop_selection():
            return True
        return self.hurry.takes_key(press)

    def handle_pointer(self, pointer: Pointer) -> None:
        """A click puts the enlarged piece away and presses nothing below it; it does not follow the mouse."""
        if self.is_enlarging:
            if pointer.kind == "down":
                enlarge.put_away(self)
        elif not (self.hurry.takes_click(pointer) or self.dragging.takes(pointer)):
            super().handle_pointer(pointer)

    def on_pointer(self, pointer: Pointer) -> bool:
        """A right click drops the selection or enlarges."""
        if pointer.kind != "down":
            return False
        if pointer.button == 3 and not self.drop_selection() and self.hovered() is not None:
            enlarge.take_up(self)
        self.redraw()
        return True

    def on_command(self, command: Command) -> bool:
        return command == Command.END_TURN and self.session.finish_turn()

    def back(self) -> None:
        """Esc puts a hint away, drops the selection, then the half-made turn, then opens the menu."""
        if self.hint_stage:
            hint_sheet.put_away(self)
        elif self.drop_selection():
            return
        elif self._is_half_made():
            self.session.reset_turn()
            self.notice(self.t("table-turn-taken-back"))
        else:
            self.open_menu()

    def open_menu(self) -> None:
        open_menu(self)

    def _is_half_made(self) -> bool:
        decision = self.match.decision
        inside = decision is not None and not decision.is_turn
        return inside and self.session.is_viewer_deciding and self.match.why_no_undo() is None

    # Hints

    def ask_hint(self) -> None:
        self.attention.hush()
        hint_sheet.ask(self)

    def hint_places(self) -> list[Rect]:
        """The pieces that the hinted action wants pressed."""
        return hint_sheet.places(self)
