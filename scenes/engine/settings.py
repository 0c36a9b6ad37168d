"""The player's settings, their file, and what happens when the file is damaged."""

import json
import logging
from dataclasses import dataclass
from itertools import chain, count
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError, field_validator, model_validator

from game.core import save_files
from game.core.names import LONGEST_NAME, one_line
from game.core.plain_files import read_file
from scenes.engine.input.keys import DEFAULT_KEYS
from scenes.engine.platform import user_dirs
from scenes.engine.text.languages import CODES, FALLBACK, PSEUDO

log = logging.getLogger(__name__)

Speed = Literal["off", "half", "1x", "2x", "4x"]
Percent = Annotated[int, Field(ge=0, le=100)]

TurnEnds = Literal["asked", "light", "at_once"]
"""The end of a person's turn: only on request, trivial turns after a moment, or always at once."""
SPEED_FACTORS: dict[Speed, float] = {"off": 0.0, "half": 0.5, "1x": 1.0, "2x": 2.0, "4x": 4.0}
TABLE_TEXT_LIMIT = 130
"""The largest text scale, in percent, that tables follow."""
MOST_PEOPLE = 12
LARGEST_BYTES = 1 << 18
"""Largest settings file that is read; with every key changed it has a few thousand bytes."""

Page = Literal["left", "right"]


@dataclass(frozen=True, slots=True)
class SettingRow:
    """Describe the row of a setting on the settings page; rows follow the order of the fields.

    Its words are the message `settings-<name>`.
    """

    page: Page
    step: int = 5
    """Step of the slider."""
    words: str = ""
    """Beginning of the message ids of its values, where several settings share them."""


class WindowPlace(BaseModel):
    """Hold size, monitor and mode of the window when the program was closed; before the first start no size."""

    model_config = ConfigDict(extra="ignore")

    width: Annotated[int, Field(ge=640, le=16384)] | None = None
    height: Annotated[int, Field(ge=360, le=16384)] | None = None
    monitor: Annotated[int, Field(ge=0, le=15)] = 0
    full_screen: bool = False


class Settings(BaseModel):
    """Hold everything the settings page can change, and the window's place."""

    model_config = ConfigDict(extra="ignore", validate_assignment=True)

    welcomed: bool = False
    introduced: list[str] = Field(default_factory=list)
    """Ids of the games whose one-page introduction has been seen."""
    people: list[str] = Field(default_factory=list)
    """Names that people have typed for a match, those who played last before the others."""
    last_city: str = ""
    """Id of the game last played or learned."""
    language: Annotated[str, SettingRow("left")] = FALLBACK
    text_scale: Annotated[int, Field(ge=100, le=200), SettingRow("left", step=10)] = 100
    own_speed: Annotated[Speed, SettingRow("left", words="speed")] = "1x"
    rival_speed: Annotated[Speed, SettingRow("left", words="speed")] = "1x"
    reduced_motion: Annotated[bool, SettingRow("left")] = False
    plain_letters: Annotated[bool, SettingRow("left")] = False
    music_volume: Annotated[Percent, SettingRow("right")] = 50
    effects_volume: Annotated[Percent, SettingRow("right")] = 50
    mute_without_focus: Annotated[bool, SettingRow("right")] = True
    turn_ends: Annotated[TurnEnds, SettingRow("right")] = "light"
    hints: Annotated[bool, SettingRow("right")] = True
    window: WindowPlace = Field(default_factory=WindowPlace)
    keys: dict[str, list[str]] = Field(default_factory=dict)

    @model_validator(mode="before")
    @classmethod
    def _older(cls, data: object) -> object:
        """Read files from before `turn_ends` existed, which had `skip_end_turn`."""
        if isinstance(data, dict) and data.get("skip_end_turn") is True:
            return {"turn_ends": "at_once", **data}
        return data

    @field_validator("language")
    @classmethod
    def _spoken(cls, language: str) -> str:
        """Reject a language that the program does not have."""
        if language not in (*CODES, PSEUDO):
            raise ValueError(f"the game does not speak '{language}'")
        return language

    @field_validator("people")
    @classmethod
    def _names(cls, people: list[str]) -> list[str]:
        return [name for each in people if (name := one_line(each).strip()[:LONGEST_NAME])][:MOST_PEOPLE]

    @field_validator("keys")
    @classmethod
    def _known_commands(cls, keys: dict[str, list[str]]) -> dict[str, list[str]]:
        """Drop keys of commands that no longer exist.

        Those of single screens (`screen/verb`) are kept, since their game may be installed again.
        """
        return {command: names for command, names in keys.items() if command in DEFAULT_KEYS or "/" in command}

    def speed(self, own: bool) -> float:
        """Return how many times faster than normal animations run; 0 means that nothing moves."""
        return SPEED_FACTORS[self.own_speed if own else self.rival_speed]


@dataclass(frozen=True, slots=True)
class LoadedSettings:
    """Hold the settings to use and, if the file was damaged, why and where it was moved (`kept_aside`)."""

    settings: Settings
    kept_aside: Path | None = None
    reason: str = ""


def load(path: Path | None = None) -> LoadedSettings:
    """Return the settings of the file, or the defaults if there is none or it is damaged."""
    path = path or user_dirs.settings_file()
    try:
        return LoadedSettings(Settings.model_validate_json(read_file(path, LARGEST_BYTES)))
    except (FileNotFoundError, NotADirectoryError):
        return LoadedSettings(Settings())
    except (OSError, ValidationError) as error:
        reason = _first_reason(error)
        log.warning("settings could not be read: %s", reason)
        return LoadedSettings(Settings(), _set_aside(path), reason)


def save(settings: Settings, path: Path | None = None) -> bool:
    """Write the settings file in one step; return False if that is not possible."""
    path = path or user_dirs.settings_file()
    plain = json.dumps(settings.model_dump(mode="json"), ensure_ascii=False, indent=1)
    try:
        save_files.write_whole(path, plain.encode())
    except OSError as error:
        log.warning("settings could not be saved: %s", error)
        return False
    return True


def _first_reason(error: Exception) -> str:
    if isinstance(error, ValidationError):
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return f"{where}: {first['msg']}" if where else str(first["msg"])
    return str(error)


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file to a free name beside it; return the new path, or None if that fails."""
    names = chain([".damaged"], (f".damaged-{number}" for number in count(2)))
    try:
        aside = next(free for name in names if not (free := path.with_name(f"{path.stem}{name}{path.suffix}")).exists())
        save_files.replace(path, aside)
    except OSError:
        return None
    return aside
