"""The commands whose keys can be changed, grouped by screen, with their names."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby

from game.core.registry import spec_of
from scenes.engine.input.keys import AT_TABLES, Command
from scenes.engine.input.screen_commands import ScreenCommand, screen_commands
from scenes.engine.text.catalog import Catalog

EVERYWHERE = (Command.FULLSCREEN,)


@dataclass(frozen=True, slots=True)
class KeyGroup:
    """Hold the commands of one kind of screen."""

    heading: str
    commands: Sequence[str]


def key_groups(catalog: Catalog) -> list[KeyGroup]:
    """Return the groups: all tables, everywhere, then each screen with keys of its own."""
    tables = [command for command in Command if command in AT_TABLES]
    groups = [KeyGroup(catalog("keys-at-tables"), tables), KeyGroup(catalog("keys-everywhere"), EVERYWHERE)]
    for _, found in groupby(screen_commands(), key=lambda command: command.screen):
        commands = list(found)
        groups.append(KeyGroup(_screen_name(commands[0], catalog), [command.name for command in commands]))
    return groups


def command_name(command: str, catalog: Catalog) -> str:
    """Return the name of a command; those that move the focus share one."""
    own = next((each for each in screen_commands() if each.name == command), None)
    if own is not None and own.is_of_table:
        return catalog(f"{spec_of(own.screen).prefix}-verb-{_dashed(own.verb)}")
    key = f"key-{_dashed(command)}"
    return catalog(key) if catalog.has(key, "en") else catalog("key-navigation")


def command_name_with_screen(command: str, catalog: Catalog) -> str:
    """Return the name of a command with its screen, as shown on another one."""
    own = next((each for each in screen_commands() if each.name == command), None)
    if own is None:
        return command_name(command, catalog)
    return catalog("keys-of-screen", command=command_name(command, catalog), screen=_screen_name(own, catalog))


def _screen_name(command: ScreenCommand, catalog: Catalog) -> str:
    """Return the name of the screen that the command belongs to."""
    if command.is_of_table:
        return catalog(f"{spec_of(command.screen).prefix}-title")
    return catalog(f"keys-in-{_dashed(command.screen)}")


def _dashed(name: str) -> str:
    return name.replace("_", "-").replace("/", "-")
