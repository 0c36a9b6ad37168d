"""How far somebody has come in each lesson, kept as one small file in their folder."""

from contextlib import suppress
from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from game.core import save_files
from game.core.plain_files import TooLargeError, read_file

VERSION = 1
LARGEST_BYTES = 1 << 18
MOST_STEPS = 1000
"""More than any lesson will ever have; larger numbers are damage."""


class Place(BaseModel):
    """In one lesson: the step to go on with, and whether the end was ever reached."""

    model_config = ConfigDict(extra="forbid", strict=True)

    step: int = Field(default=0, ge=0, le=MOST_STEPS)
    is_finished: bool = False


class Progress(BaseModel):
    """Lessons by `game/lesson`."""

    model_config = ConfigDict(extra="forbid", strict=True)

    version: int = Field(default=VERSION, ge=VERSION, le=VERSION)
    lessons: dict[str, Place] = {}

    def place(self, lesson: str) -> Place:
        return self.lessons.get(lesson, Place())

    def keep(self, lesson: str, step: int) -> None:
        self.lessons[lesson] = Place(step=step, is_finished=self.place(lesson).is_finished)

    def finish(self, lesson: str) -> None:
        """Next time it begins again."""
        self.lessons[lesson] = Place(is_finished=True)


def load(path: Path) -> tuple[Progress, bool]:
    """The progress, and whether the file was damaged: then it is set aside and begun anew."""
    try:
        return Progress.model_validate_json(read_file(path, LARGEST_BYTES)), False
    except (TooLargeError, ValidationError):
        with suppress(OSError):
            save_files.SaveFolder(path.parent).set_aside(path)
        return Progress(), True
    except OSError:
        return Progress(), False


def save(path: Path, progress: Progress) -> None:
    save_files.write_whole(path, progress.model_dump_json(indent=1).encode())
