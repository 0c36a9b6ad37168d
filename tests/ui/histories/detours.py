"""Ways that lead back to where they began: whoever takes one must find everything as it was."""

import random
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pygame

from game.core.match import Match
from scenes.engine.headless import Headless
from scenes.engine.input import focus
from scenes.engine.layout import SCREEN
from scenes.engine.widgets import Widget
from scenes.kit.moves.bindings import BindingStep
from scenes.screens.curtain import Curtain
from scenes.table.log_page import LogPage
from scenes.table.menu import open_menu, open_rules
from scenes.table.scene import TableScene
from scenes.table.seats_page import SeatsPage
from tests.ui.table.players import PromptAdviser

Detour = Callable[["Party", random.Random], None]
_MOST_WAITS = 200
_SLOWLY = 4.0
"""Where only opponents sit, somebody watches."""
_LOOKS = ("-look", "-return")
"""A dialog put aside to look at the table stays aside until it is fetched again."""


class Party:
    """A match on a real table, whose opponents answer at once; people lift the curtain when it falls."""

    def __init__(self, match: Match, turn_ends: str = "light", stage: Headless | None = None) -> None:
        self.stage = stage or Headless((1280, 720))
        self.stage.app.settings.reduced_motion = True
        self.stage.app.settings.turn_ends = turn_ends  # type: ignore[assignment]
        self.match = match
        self.adviser = PromptAdviser(0.0 if match.humans else _SLOWLY)
        self.adviser.stage = self.stage
        self.table = TableScene(self.stage.app, match, self.adviser)
        self.table.ending.begin = lambda: None  # type: ignore[method-assign]
        self.stage.show(self.table)
        self.rest()

    def rest(self) -> None:
        """Until the table waits for somebody, or the match is over."""
        for _ in range(_MOST_WAITS):
            self.stage.settle()
            self.stage.step(0.1)
            if isinstance(self.stage.app.stack.top, Curtain):
                self.stage.key("return")
            elif self.match.is_over or not self.match.humans or self._waits_for_person():
                self.stage.settle()
                return
        raise AssertionError("the table never comes to rest")

    def _waits_for_person(self) -> bool:
        controller = self.table.controller
        return controller.is_viewer_deciding or (self.match.holds_turn() and not controller.is_passing)

    @property
    def can_act(self) -> bool:
        return self.stage.app.stack.top is self.table and self.table.controller.is_viewer_deciding

    def do(self, source: random.Random) -> None:
        """A legal action by chance, the same for the same position and source."""
        legal = sorted(self.match.legal(), key=lambda action: action.text)
        self.table.moves.submit(source.choice(legal))
        self.rest()

    def press(self, name: str) -> bool:
        """Presses that button if it is there and lit; false when it is not."""
        widget = self.table.find(name)
        if widget is None or not widget.enabled:
            return False
        widget.press()
        self.rest()
        return True


def lift_and_lay_back(party: Party, source: random.Random) -> None:
    """Something is prepared by its piece, and Esc takes that back."""
    table = party.table
    prepares = [each for each in _live(table) if table.moves.bindings.step_of_press(each.id) == BindingStep.PREPARES]
    prepares = [each for each in prepares if not each.id.endswith(_LOOKS)]
    if prepares and not table.board.has_selection:
        source.choice(prepares).press()
        party.stage.step()
        table.moves.drop()


def _lay_back(table: TableScene, was_selected: bool) -> None:
    """What was selected before, as where a page is always open, stays."""
    if not was_selected:
        table.moves.drop()


def drag_and_put_back(party: Party, source: random.Random) -> None:
    """A piece is carried over the table and put back, in one of the ways in which that happens."""
    table, stage = party.table, party.stage
    carried = [each for each in _live(table) if table.moves.bindings.carried_by(each.id) is not None]
    carried = [each for each in carried if table.input.widget_at(each.screen_rect().center) is each]
    if not carried:
        return
    was_selected = table.board.has_selection
    way = source.choice(["key", "focus", "menu", "second"])
    stage.drag(source.choice(carried).id, SCREEN.center, drops=False)
    if way == "key":
        stage.key("escape")
    elif way == "focus":
        stage.loop.dispatch.handle(pygame.event.Event(pygame.WINDOWFOCUSLOST))
        stage.loop.dispatch.handle(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    elif way == "menu":
        open_menu(table.parts)
        stage.step()
        stage.app.stack.pop()
    else:
        stage.button(pygame.MOUSEBUTTONDOWN, SCREEN.center, 3)
    assert not (table.moves.dragging.is_under_way or table.moves.dragging.lit() or table.board.stage.carried), way
    stage.button(pygame.MOUSEBUTTONUP, SCREEN.center)
    stage.settle()
    _lay_back(table, was_selected)


def open_and_close(party: Party, source: random.Random) -> None:
    """A page over the table comes and goes."""
    stage, table = party.stage, party.table
    page = source.choice(["menu", "log", "rules", "seats"])
    if page == "menu":
        open_menu(table.parts)
    elif page == "log":
        stage.app.stack.push(LogPage(stage.app, table.playback, table.parts.position))
    elif page == "rules":
        open_rules(table, table.match)
    else:
        stage.app.stack.push(SeatsPage(stage.app, table.controller, lambda: table.position.people))
    stage.step()
    stage.key("escape")
    stage.step(0.1)


def hint_and_away(party: Party, source: random.Random) -> None:
    """A hint is asked for, perhaps read to its end, and put away by Esc or its own key."""
    if not party.can_act or not party.stage.app.settings.hints:
        return
    for _ in range(source.randint(1, 3)):
        party.table.hints.ask()
        party.stage.step(0.1)
    if party.table.hints.stage:
        party.table.back()
    party.stage.step(0.1)


def enlarge_and_away(party: Party, source: random.Random) -> None:
    live = _live(party.table)
    if live:
        party.stage.move(source.choice(live).screen_rect().center)
        party.stage.key("z")
        if party.table.zoom.is_open:
            party.stage.key(source.choice(["z", "escape", "a"]))


def change_and_back(party: Party, source: random.Random) -> None:
    """Language, letters, window or another setting changes and changes back."""
    app = party.stage.app
    what = source.choice(["language", "text_scale", "plain_letters", "hints", "size", "reduced_motion"])
    if what == "size":
        for size in ((1600, 900), (1280, 720)):
            app.window.resize(size)
            app.window_changed()
            party.stage.step()
        return
    before = getattr(app.settings, what)
    other: dict[str, Any] = {"language": source.choice(["ja", "it"]), "text_scale": 130}
    app.change(**{what: other.get(what, not before)})
    party.stage.step(0.1)
    app.change(**{what: before})
    party.stage.step(0.6)


def do_and_take_back(party: Party, source: random.Random) -> None:
    """A deed that can be taken back is; perhaps it is done again before, or another one is done and taken back too."""
    for _ in range(source.randint(1, 2)):
        action = _that_can_be_taken_back(party, source)
        if action is None:
            return
        length = len(party.match.entries)
        party.table.moves.submit(action)
        party.stage.settle()
        party.table.controller.undo()
        if source.random() < 0.4:
            party.stage.settle()
            party.table.controller.redo()
            party.stage.settle()
            party.table.controller.undo()
        party.stage.settle()
        assert len(party.match.entries) == length, f"{action.text} was taken back to another place"


def branch_of(match: Match) -> Match:
    """Return the match as it stands, with the same people, to try something in."""
    branch = match.branch(len(match.entries))
    branch.seats[:] = match.seats
    return branch


def _that_can_be_taken_back(party: Party, source: random.Random) -> Any:
    if not party.can_act:
        return None
    probe, length = branch_of(party.match), len(party.match.entries)
    legal = sorted(party.match.legal(), key=lambda action: action.text)
    for action in source.sample(legal, min(6, len(legal))):
        probe.submit(action)
        can = probe.why_no_undo() is None and not probe.is_over
        ends_at_once = probe.holds_turn() and party.stage.app.settings.turn_ends == "at_once"
        probe.rewind(length)
        if can and not ends_at_once:
            return action
    return None


def wait(party: Party, source: random.Random) -> None:
    party.stage.step(source.choice([0.5, 3.0, 8.0]))


def wander(party: Party, source: random.Random) -> None:
    """Keys walk over the table, and the mouse comes to rest here and there."""
    for _ in range(6):
        party.stage.key(source.choice(["tab", "up", "down", "left", "right"]))
        party.stage.move((source.uniform(0, SCREEN.w), source.uniform(0, SCREEN.h)))


def give_seat_and_back(party: Party, source: random.Random) -> None:
    """An opponent's seat changes hands and changes back."""
    rivals = [number for number, seat in enumerate(party.match.seats) if not seat.is_human]
    if party.match.is_over or not rivals:
        return
    number = source.choice(rivals)
    seat = party.match.seats[number]
    party.table.controller.set_seat(number, replace(seat, player="random"))
    party.table.controller.set_seat(number, seat)
    party.rest()


HARMLESS: tuple[Detour, ...] = (
    lift_and_lay_back, drag_and_put_back, open_and_close, hint_and_away, enlarge_and_away, change_and_back, wait,
    wander, give_seat_and_back,
)  # fmt: skip
"""After these nothing is different, not even what can be done again."""


def away(party: Party, number: int, source: random.Random) -> list[str]:
    """So many detours, one after the other; their names. What can be done again is not forgotten by any of them."""
    made = []
    for _ in range(number):
        ways = [each for each in HARMLESS if len(party.match.humans) < 2 or each not in UNCOVERING]
        detour = source.choice([*ways, do_and_take_back] if not party.match.can_redo else ways)
        made.append(detour.__name__)
        detour(party, source)
        party.rest()
        assert party.stage.app.stack.top is party.table, detour.__name__
    return made


UNCOVERING: tuple[Detour, ...] = (hint_and_away, give_seat_and_back)
"""Where people share the screen, the curtain falls or is lifted with these."""


def _live(table: TableScene) -> list[Widget]:
    table.refresh()
    return [each for each in focus.focusable(table.widgets) if each.enabled]
