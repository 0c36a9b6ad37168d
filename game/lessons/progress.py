"""The progress in all lessons, saved as one small file in the player's folder."""

from pathlib import Path

from pydantic import BaseModel, ConfigDict, Field

from game.core import home_files

VERSION = 1
LARGEST_BYTES = 1 << 18
MOST_STEPS = 1000
"""Limit above any lesson's length; a larger number means a damaged file."""


class Place(BaseModel):
    """Hold the step to continue with, and whether the end was ever reached."""

    model_config = ConfigDict(extra="forbid", strict=True)

    step: int = Field(default=0, ge=0, le=MOST_STEPS)
    is_finished: bool = False


class Progress(BaseModel):
    """Hold the places by `game/lesson`."""

    model_config = ConfigDict(extra="forbid", strict=True)

    version: int = Field(default=VERSION, ge=VERSION, le=VERSION)
    lessons: dict[str, Place] = {}

    def place(self, lesson: str) -> Place:
        """Return the place in a lesson."""
        return self.lessons.get(lesson, Place())

    def keep(self, lesson: str, step: int) -> None:
        """Note the step to continue with."""
        self.lessons[lesson] = Place(step=step, is_finished=self.place(lesson).is_finished)

    def finish(self, lesson: str) -> None:
        """Note that the lesson was finished; it begins at the start next time."""
        self.lessons[lesson] = Place(is_finished=True)


def load(path: Path) -> tuple[Progress, bool]:
    """Return the progress, and whether the file was damaged; then it is set aside."""
    return home_files.load(path, Progress(), LARGEST_BYTES)


def save(path: Path, progress: Progress) -> None:
    """Write the progress."""
    home_files.save(path, progress)
