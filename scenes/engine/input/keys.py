"""Commands, the keys that give them, and the presses and pointer events that scenes receive."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal

import pygame

from scenes.engine.input.screen_commands import ScreenCommand
from scenes.engine.layout import Point


class Command(StrEnum):
    """Name what a key can mean on every screen."""

    CONFIRM = "confirm"
    BACK = "back"
    NEXT = "next"
    PREVIOUS = "previous"
    UP = "up"
    DOWN = "down"
    LEFT = "left"
    RIGHT = "right"
    PAGE_UP = "page_up"
    PAGE_DOWN = "page_down"
    FIRST = "first"
    LAST = "last"
    UNDO = "undo"
    REDO = "redo"
    HINT = "hint"
    RULES = "rules"
    LOG = "log"
    MENU = "menu"
    ENLARGE = "enlarge"
    END_TURN = "end_turn"
    FULLSCREEN = "fullscreen"


SPACE = "space"
"""The one confirming key that also takes a selection back; Enter goes on once something is selected."""

DEFAULT_KEYS: dict[str, list[str]] = {
    Command.CONFIRM: ["return", SPACE],
    Command.BACK: ["escape"],
    Command.NEXT: ["tab"],
    Command.PREVIOUS: ["shift+tab"],
    Command.UP: ["up"],
    Command.DOWN: ["down"],
    Command.LEFT: ["left"],
    Command.RIGHT: ["right"],
    Command.PAGE_UP: ["page up"],
    Command.PAGE_DOWN: ["page down"],
    Command.FIRST: ["home"],
    Command.LAST: ["end"],
    Command.UNDO: ["u", "ctrl+z"],
    Command.REDO: ["y", "ctrl+y"],
    Command.HINT: ["h"],
    Command.RULES: ["r", "f1"],
    Command.LOG: ["l"],
    Command.MENU: ["m"],
    Command.ENLARGE: ["z"],
    Command.END_TURN: ["ctrl+return"],
    Command.FULLSCREEN: ["f11", "alt+return"],
}
"""Keys of each command unless the player has changed them."""

AT_TABLES = frozenset({
    Command.UNDO, Command.REDO, Command.HINT, Command.RULES, Command.LOG, Command.MENU, Command.ENLARGE,
    Command.END_TURN,
})  # fmt: skip
"""Commands that every table has and no other screen."""

DIRECTIONS = frozenset({Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT})
USING_FOCUS = DIRECTIONS | {
    Command.CONFIRM, Command.NEXT, Command.PREVIOUS, Command.PAGE_UP, Command.PAGE_DOWN, Command.FIRST, Command.LAST,
}  # fmt: skip
"""Commands that need the focus; all others work wherever it is, or on the widget under the mouse."""
WHILE_HELD = USING_FOCUS - {Command.CONFIRM}
"""Commands that repeat while their key is held; anything that acts needs a press of its own."""

_MODIFIERS = (("ctrl", pygame.KMOD_CTRL | pygame.KMOD_META), ("alt", pygame.KMOD_ALT), ("shift", pygame.KMOD_SHIFT))
_ALIASES = {"enter": "return", "keypad enter": "return"}


def key_name(key: int, modifiers: int) -> str:
    """Return the name of a key as the key map writes it: `ctrl+z`, `shift+tab`, `page up`."""
    plain = pygame.key.name(key)
    plain = _ALIASES.get(plain, plain)
    held = [name for name, mask in _MODIFIERS if modifiers & mask]
    if len(plain) == 1 and "shift" in held:
        held.remove("shift")
    return "+".join([*held, plain])


class KeyMap:
    """Map keys to commands; the player's changes replace the defaults.

    Commands of a single screen are called `screen/verb`.
    """

    def __init__(
        self, changes: Mapping[str, list[str]] | None = None, of_screens: Sequence[ScreenCommand] = ()
    ) -> None:
        own = {command.name: list(command.keys) for command in of_screens}
        self.keys = {**DEFAULT_KEYS, **own, **(changes or {})}
        self._commands = {name: command for command in Command for name in self.keys[command]}
        self._screens = {command.name: command for command in of_screens}

    def command(self, name: str) -> Command | None:
        """Return the command that a key has on every screen, or None."""
        return self._commands.get(name)

    def commands_of(self, name: str) -> frozenset[str]:
        """Return all commands that a key has, on whatever screen."""
        return frozenset(command for command, names in self.keys.items() if name in names)

    def keys_of(self, command: str) -> list[str]:
        """Return the names of a command's keys."""
        return self.keys.get(command, [])

    def label(self, command: str) -> str:
        """Return the first key of a command as a key cap shows it; empty if it has none."""
        names = self.keys_of(command)
        return key_label(names[0]) if names else ""

    def owner(self, key: str, wanted_for: str) -> str | None:
        """Return another command that has this key on a screen with both commands, or None."""
        return next(
            (
                command
                for command, names in self.keys.items()
                if key in names and command != wanted_for and self._meet(command, wanted_for)
            ),
            None,
        )

    def _meet(self, one: str, other: str) -> bool:
        """Return whether some screen has both commands."""
        if one in self._screens and other in self._screens:
            return self._screens[one].screen == self._screens[other].screen
        of_screen, common = (one, other) if one in self._screens else (other, one)
        if of_screen not in self._screens:
            return True
        return common not in AT_TABLES or self._screens[of_screen].is_of_table


def key_label(name: str) -> str:
    """Return a key's name as a key cap shows it: `Ctrl+Z`."""
    return "+".join(part.upper() if len(part) == 1 else part.capitalize() for part in name.split("+"))


@dataclass(frozen=True, slots=True)
class KeyPress:
    """Describe a pressed key: its name, its command on every screen, and whether it types a character.

    `commands` are all commands that it has, those of single screens too. `takes_over` is true if the mouse was in use;
    such a press only shows where the focus is instead of moving it.
    """

    name: str
    command: Command | None
    commands: frozenset[str]
    types: bool
    takes_over: bool = False


@dataclass(frozen=True, slots=True)
class PointerEvent:
    """Describe a mouse event in design units; `button` 1 is the left one.

    `is_second` is true for the second press of a double click.
    """

    kind: Literal["move", "down", "up", "wheel"]
    position: Point
    button: int = 0
    wheel: float = 0
    is_second: bool = False
    is_quick: bool = False
