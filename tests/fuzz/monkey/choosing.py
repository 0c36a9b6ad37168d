"""The next input: random, but led to where something happens, and now and then several on one errand."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from scenes.engine.input import focus
from scenes.engine.input.keys import DEFAULT_KEYS
from scenes.engine.text.languages import CODES
from scenes.engine.widgets import Button, Widget
from scenes.screens.lesson.scene import LessonTable
from scenes.table.scene import TableScene
from tests.fuzz.monkey.starts import NAMES, SPEEDS, TEXT_SCALES, TURN_ENDS
from tests.fuzz.monkey.world import Input, World

KEYS = ("left", "right", "up", "down", "tab", "shift+tab", "return", "space", "escape", "page up", "page down",
        "home", "end", "backspace", "delete", "ctrl+return", "x", "7", "ctrl+v")  # fmt: skip
COMMANDS = ("undo", "redo", "hint", "rules", "log", "menu", "enlarge", "end_turn", "confirm", "back")
WINDOWS = ((1024, 576), (1280, 720), (800, 1000))
WAITS = (0.05, 0.05, 0.2, 0.2, 0.6, 1.3, 3.0, 8.0)
TEXTS = (*NAMES, "12", "tower", "3", "\u3042", "a" * 90)
LEARNING = ("person", "rules", "info")
"""Icons of the buttons that lead to lessons, the rule book and how to play."""
RARE = frozenset({"to-title", "home"})
"""What leads away from where most happens."""
SETTINGS: dict[str, tuple[Any, ...]] = {
    "language": CODES, "text_scale": TEXT_SCALES, "own_speed": SPEEDS, "rival_speed": SPEEDS,
    "reduced_motion": (True, False), "turn_ends": TURN_ENDS, "hints": (True, False), "plain_letters": (True, False),
}  # fmt: skip

Errand = Iterator[Input | None]
"""None when it has come to nothing."""


class Chooser:
    """One walk's own will."""

    def __init__(self, world: World, source: Random) -> None:
        self._world, self._source = world, source
        self._errand: Errand = iter(())

    def next(self) -> Input:
        given = next(self._errand, None)
        if given is not None:
            return given
        self._errand = iter(())
        ways = _AT_TABLE if isinstance(self._world.top, TableScene) else _ELSEWHERE
        while True:
            way = self._source.choices([each for each, _ in ways], [weight for _, weight in ways])[0]
            if (given := way(self)) is not None:
                return given

    # Ways

    def play(self) -> Input | None:
        """A press on the way to a legal action, as the bindings know it."""
        table = self._world.top
        if isinstance(table, TableScene) and table.match.holds_turn() and self._source.random() < 0.3:
            return self.command()
        piece = self._next_piece()
        if not piece:
            return self.wait()
        by_mouse = self._source.random() < 0.7
        return Input("click", (piece, self._times())) if by_mouse else self._by_key(piece)

    def _next_piece(self) -> str:
        table = self._world.top
        table.refresh()
        if not isinstance(table, TableScene):
            return ""
        if table.match.holds_turn():
            return "end-turn"
        piece = (
            table.lesson.marks.next_piece() if isinstance(table, LessonTable) and self._source.random() < 0.7 else ""
        )
        if not piece and table.position.can_act:
            piece = table.moves.bindings.next_press(self._source.choice(table.match.legal()))
        return piece

    def _by_key(self, widget: str) -> Input:
        self._errand = iter([Input("key", (self._source.choice(("return", "space")), 1))])
        return Input("focus", (widget,))

    def click(self) -> Input | None:
        widget = self._any_widget()
        return Input("click", (widget.id, self._times())) if widget is not None else None

    def choose_by_key(self) -> Input | None:
        widget = self._any_widget()
        return self._by_key(widget.id) if widget is not None else None

    def _times(self) -> int:
        return self._source.choice((1,) * 12 + (2, 2, 3))

    def _any_widget(self) -> Widget | None:
        top = self._world.top
        top.refresh()
        found = [widget for widget in focus.focusable(top.widgets) if widget.enabled or self._source.random() < 0.1]
        found = [widget for widget in found if widget.id not in RARE or self._source.random() < 0.3]
        return self._source.choice(found) if found else None

    def drag(self) -> Input | None:
        one, other = self._any_widget(), self._any_widget()
        if one is None or other is None:
            return None
        return Input("drag", (one.id, other.id, self._source.random() < 0.85))

    def move(self) -> Input | None:
        widget = self._any_widget()
        return Input("move", (widget.id,)) if widget is not None else None

    def click_at(self) -> Input:
        return Input("click at", (*self._place(), self._source.choice((1, 1, 1, 3))))

    def move_at(self) -> Input:
        return Input("move at", self._place())

    def button(self) -> Input:
        return Input("button", (*self._place(), self._source.random() < 0.5))

    def wheel(self) -> Input:
        return Input("wheel", (*self._place(), self._source.choice((-3, -1, 1, 3))))

    def _place(self) -> tuple[float, float]:
        return round(self._source.random(), 3), round(self._source.random(), 3)

    def key(self) -> Input:
        own = [key for keys in self._world.app.key_map.keys.values() for key in keys]
        name = self._source.choice(self._source.choice((KEYS, own)))
        return Input("key", (name, self._source.choice((1, 1, 1, 1, 4))))

    def command(self) -> Input:
        return Input("key", (DEFAULT_KEYS[self._source.choice(COMMANDS)][0], 1))

    def type(self) -> Input:
        return Input("type", (self._source.choice(TEXTS),))

    def wait(self) -> Input:
        return Input("wait", (self._source.choice(WAITS),))

    def calm(self) -> Input:
        return Input("calm")

    def resize(self) -> Input:
        return Input("resize", self._source.choice(WINDOWS))

    def keyboard(self) -> Input:
        self._errand = iter([Input("keyboard", (True,))])
        return Input("keyboard", (False,))

    def set(self) -> Input:
        name = self._source.choice(list(SETTINGS))
        return Input("set", (name, self._source.choice(SETTINGS[name])))

    def back(self) -> Input:
        return Input("key", ("escape", 1))

    # Errands

    def run_errand(self) -> Input | None:
        errands = ERRANDS if isinstance(self._world.top, TableScene) else ERRANDS_ELSEWHERE
        self._errand = self._source.choice(errands)(self)
        return next(self._errand, None)

    def press_icon(self, *icons: str) -> Input | None:
        top = self._world.top
        top.refresh()
        buttons = [each for each in focus.focusable(top.widgets) if isinstance(each, Button) and each.enabled]
        found = {button.icon: button.id for button in buttons}
        return next((Input("click", (found[icon], 1)) for icon in icons if icon in found), None)

    def menu(self, *icons: str) -> Errand:
        yield Input("key", ("m", 1))
        for icon in icons:
            yield self.press_icon(icon)

    def resign(self) -> Errand:
        """Often with something to be done again, and back at the table."""
        if self._source.random() < 0.7:
            for _ in range(self._source.randrange(1, 4)):
                yield Input("click", (self._next_piece(), 1))
            yield Input("key", ("u", 1))
        yield from self.menu("flag", "flag")
        yield Input("wait", (self._source.choice(WAITS),))
        yield Input("key", ("escape", 1))
        for _ in range(self._source.randrange(5)):
            yield Input("key", (self._source.choice(("escape", "y", "y", "u", "return")), 1))

    def take_back(self) -> Errand:
        for _ in range(self._source.randrange(1, 6)):
            yield Input("key", ("u", 1))
        for _ in range(self._source.randrange(4)):
            yield Input("key", ("y", 1))
        yield Input("calm")

    def load_another(self) -> Errand:
        yield from self.menu("home")
        yield Input("click", (self._source.choice(("continue", "matches")), 1))
        yield self.press_icon("play")

    def change_seats(self) -> Errand:
        yield from self.menu("person")
        for _ in range(self._source.randrange(1, 4)):
            yield self.click()
        yield Input("click", ("done", 1))
        yield Input("calm")

    def rematch(self) -> Errand:
        yield from self.menu("swords", "swords")
        yield Input("calm")

    def learn_in_circles(self) -> Errand:
        """From one page that explains to the next."""
        yield from self.menu(self._source.choice(("info", "person", "rules")))
        for _ in range(self._source.randrange(4, 24)):
            yield self.press_icon(*self._source.sample(LEARNING, len(LEARNING))) or self.click()

    def end_and_go_on(self) -> Errand:
        """Past the end of the match, and back to its table."""
        for _ in range(3):
            if not isinstance(self._world.top, TableScene):
                break
            yield Input("calm")
            yield Input("key", ("return", 1))
        yield Input("key", ("escape", 1))
        for _ in range(self._source.randrange(4)):
            yield Input("key", (self._source.choice(("u", "u", "y", "escape")), 1))
            yield Input("calm")

    def look_round_a_dialog(self) -> Errand:
        """What is open stays open while something else is pressed."""
        for _ in range(3):
            yield self.click_at()

    def walk(self) -> Errand:
        for _ in range(self._source.randrange(2, 8)):
            yield Input("key", (self._source.choice(("tab", "left", "right", "up", "down")), 1))
        yield Input("key", (self._source.choice(("return", "space")), 1))


ERRANDS: tuple[Callable[[Chooser], Errand], ...] = (
    Chooser.resign, Chooser.take_back, Chooser.take_back, Chooser.load_another, Chooser.change_seats, Chooser.rematch,
    Chooser.learn_in_circles, Chooser.end_and_go_on, Chooser.look_round_a_dialog, Chooser.walk,
)  # fmt: skip

ERRANDS_ELSEWHERE: tuple[Callable[[Chooser], Errand], ...] = (
    Chooser.end_and_go_on, Chooser.end_and_go_on, Chooser.learn_in_circles, Chooser.walk, Chooser.look_round_a_dialog,
)  # fmt: skip

Way = tuple[Callable[[Chooser], Input | None], float]

_EVERYWHERE: tuple[Way, ...] = (
    (Chooser.drag, 2), (Chooser.move, 4), (Chooser.click_at, 5), (Chooser.move_at, 2), (Chooser.button, 0.7),
    (Chooser.wheel, 2), (Chooser.key, 6), (Chooser.type, 1.5), (Chooser.calm, 2), (Chooser.resize, 0.3),
    (Chooser.keyboard, 0.4), (Chooser.set, 1),
)  # fmt: skip
_AT_TABLE: tuple[Way, ...] = (
    *_EVERYWHERE, (Chooser.play, 34), (Chooser.click, 14), (Chooser.choose_by_key, 3), (Chooser.command, 10),
    (Chooser.wait, 8), (Chooser.run_errand, 2.5),
)  # fmt: skip
_ELSEWHERE: tuple[Way, ...] = (
    *_EVERYWHERE, (Chooser.click, 40), (Chooser.choose_by_key, 8), (Chooser.back, 7), (Chooser.wait, 4),
    (Chooser.run_errand, 1.5),
)  # fmt: skip
