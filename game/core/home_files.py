"""Small files of the player's folder: each holds one model, and one that is damaged or foreign is set aside."""

from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from game.core import save_files
from game.core.plain_files import TooLargeError, read_file

Kept = TypeVar("Kept", bound=BaseModel)


def load(path: Path, empty: Kept, largest_bytes: int) -> tuple[Kept, bool]:
    """Return what the file holds, `empty` without one; and whether it was damaged, for then it is set aside."""
    try:
        return type(empty).model_validate_json(read_file(path, largest_bytes)), False
    except (TooLargeError, ValidationError):
        with suppress(OSError):
            save_files.SaveFolder(path.parent).set_aside(path)
        return empty, True
    except OSError:
        return empty, False


def save(path: Path, kept: BaseModel) -> None:
    """Write the file."""
    save_files.write_whole(path, kept.model_dump_json(indent=1).encode())
