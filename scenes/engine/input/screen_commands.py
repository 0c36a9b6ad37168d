"""Commands that only one screen has, such as the moves of a game's table, with their default keys."""

from dataclasses import dataclass
from functools import cache
from typing import Any

from pydantic import TypeAdapter

from scenes.engine.platform import resources

COMMON = "common"
"""Folder whose commands belong to screens rather than to a table."""


@dataclass(frozen=True, slots=True)
class ScreenCommand:
    """Describe a command of one screen; `screen` is the name of a scene or the id of a game."""

    screen: str
    verb: str
    keys: tuple[str, ...]
    is_of_table: bool

    @property
    def name(self) -> str:
        """Return the command as settings and buttons write it: `screen/verb`."""
        return f"{self.screen}/{self.verb}"


@cache
def screen_commands() -> tuple[ScreenCommand, ...]:
    """Return the commands in all `assets/*/keys.toml`, the common ones first."""
    files = resources.root().joinpath("assets").glob("*/keys.toml")
    return tuple(
        ScreenCommand(screen, verb, tuple(keys), is_of_table=path.parent.name != COMMON)
        for path in sorted(files, key=lambda path: (path.parent.name != COMMON, path.parent.name))
        for screen, verbs in resources.read_table(path, _verbs).items()
        for verb, keys in verbs.items()
    )


def _verbs(table: dict[str, Any]) -> dict[str, dict[str, list[str]]]:
    return TypeAdapter(dict[str, dict[str, list[str]]]).validate_python(table)
