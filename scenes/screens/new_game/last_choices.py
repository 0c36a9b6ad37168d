"""The choices with which each game was started last, saved in the player's folder."""

import logging
from dataclasses import asdict
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, ValidationError

from game.core import save_files
from game.core.names import one_line
from game.core.plain_files import read_file
from game.core.seats import PLAYERS
from game.core.spec import COLOURS, OptionError, Spec, complete_options
from scenes.engine.platform import user_dirs
from scenes.screens.new_game.match_draft import TEMPERS_OFFERED, MatchDraft, SeatDraft, new_seed

log = logging.getLogger(__name__)

_LARGEST_BYTES = 1 << 16


class SavedPlace(BaseModel):
    """Describe a saved seat."""

    model_config = ConfigDict(extra="forbid")

    kind: Literal["person", "opponent", "empty"]
    name: str
    colour: str
    level: str
    temper: str = ""


class SavedDraft(BaseModel):
    """Describe the saved choices of a game."""

    model_config = ConfigDict(extra="forbid")

    places: list[SavedPlace]
    options: dict[str, str]


def file_of(spec: Spec) -> Path:
    """Return the file with the last choices of a game."""
    return user_dirs.home_dir() / "last_time" / f"{spec.id}.json"


def keep(draft: MatchDraft) -> None:
    """Save the choices; a failure is only logged."""
    places = [SavedPlace(**asdict(place)) for place in draft.places]
    saved = SavedDraft(places=places, options=draft.options)
    try:
        save_files.write_whole(file_of(draft.spec), saved.model_dump_json(indent=1).encode())
    except OSError as error:
        log.warning("the choices of this game could not be kept: %s", error)


def recall(spec: Spec) -> MatchDraft | None:
    """Return the last choices with a new seed; None if nothing usable was saved."""
    try:
        saved = SavedDraft.model_validate_json(read_file(file_of(spec), _LARGEST_BYTES))
        options = complete_options(spec, saved.options)
    except (OSError, ValidationError, OptionError):
        return None
    if not all(map(_is_usable, saved.places)) or len(saved.places) != max(spec.seats):
        return None
    places = [SeatDraft(**place.model_dump() | {"name": one_line(place.name)}) for place in saved.places]
    return MatchDraft(spec, places, new_seed(), options)


def _is_usable(place: SavedPlace) -> bool:
    return place.level in PLAYERS and place.colour in COLOURS and place.temper in TEMPERS_OFFERED
