"""The files of saved matches: their paths, and the only functions that write them; knows no rules."""

import os
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from game.core.plain_files import open_file, patiently, read_file
from game.core.record import LARGEST_BYTES

GENERATIONS = 3
ENDING = ".jsonl"


@dataclass(frozen=True, slots=True)
class SaveFolder:
    """Name the files of each slot: one record, and folders for older versions, names, pictures and summaries."""

    root: Path

    def record(self, slot: str) -> Path:
        """Return the path of the record."""
        return self.root / f"{slot}{ENDING}"

    def older(self, slot: str, generation: int) -> Path:
        """Return the path of an older version of the record; 1 is the youngest."""
        return self.root / "older" / f"{slot}.{generation}{ENDING}"

    def name(self, slot: str) -> Path:
        return self.root / "names" / f"{slot}.txt"

    def picture(self, slot: str) -> Path:
        return self.root / "pictures" / f"{slot}.png"

    def summary(self, slot: str) -> Path:
        return self.root / "summaries" / f"{slot}.json"

    def coach(self, slot: str) -> Path:
        """Return the path of the coach's findings."""
        return self.root / f"{slot}.coach.json"

    def all_of(self, slot: str) -> list[Path]:
        """Return the paths of all files of a slot."""
        generations = [self.older(slot, number) for number in range(1, GENERATIONS + 1)]
        beside = [self.name(slot), self.picture(slot), self.summary(slot), self.coach(slot)]
        return [self.record(slot), *generations, *beside]

    def slots(self) -> list[str]:
        """Return the names of all slots."""
        return sorted(path.name.removesuffix(ENDING) for path in self.root.glob(f"*{ENDING}") if is_file(path))

    def free_slot(self, game: str) -> str:
        """Return a slot for the game, numbered above all that ever existed, so that it inherits no old file."""
        numbers = [_number(path.name, game) for path in self.root.rglob(f"{game}-*") if is_file(path)]
        return f"{game}-{max(numbers, default=0) + 1:04}"

    def set_aside(self, path: Path) -> Path:
        """Move a damaged file, if it still exists, to `damaged/` under a free name; return the new path."""
        folder = self.root / "damaged"
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (target := folder / f"{path.stem}-{number}{path.suffix}").exists():
            number += 1
        if is_file(path):
            replace(path, target)
        return target


def _number(name: str, game: str) -> int:
    digits = name.removeprefix(f"{game}-").partition(".")[0].partition("-")[0]
    return int(digits) if digits.isdecimal() else 0


def is_file(path: Path) -> bool:
    """Return whether there is a file; False too if that cannot be read."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def size_of(path: Path) -> int:
    """Return the size of a file; -1 if there is none."""
    try:
        return path.stat().st_size
    except OSError:
        return -1


def time_of(path: Path) -> float:
    """Return when the file was last changed; 0 if there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def write_whole(path: Path, data: bytes) -> None:
    """Write a file through a temporary one beside it, so that readers find the old or the new content."""
    beside = path.with_name(f"{path.name}.new")
    try:
        if not is_file(beside):
            remove([beside])
        _write(beside, "wb", data)
        replace(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def append(path: Path, data: bytes) -> None:
    """Append to a file; what a full disk cut off is removed again."""
    size = path.stat().st_size
    try:
        _write(path, "ab", data)
    except OSError:
        with suppress(OSError):
            os.truncate(path, size)
        raise


def _write(path: Path, mode: str, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with open_file(path, mode) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def replace(path: Path, target: Path) -> None:
    """Give the file the name `target`, in place of a file that has it."""
    patiently(lambda: path.replace(target))


def remove(paths: list[Path]) -> None:
    """Remove the files that exist."""
    for path in paths:
        patiently(partial(path.unlink, missing_ok=True))


def rotate(folder: SaveFolder, slot: str) -> None:
    """Copy the record to the older versions; the oldest is dropped."""
    for generation in range(GENERATIONS, 1, -1):
        younger = folder.older(slot, generation - 1)
        if is_file(younger):
            replace(younger, folder.older(slot, generation))
    write_whole(folder.older(slot, 1), read_file(folder.record(slot), LARGEST_BYTES))
