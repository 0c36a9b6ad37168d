"""Where the files of saved matches lie, and the only functions that write them; no rules, no matches."""

import os
import sys
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from threading import Event

from game.core.plain_files import open_file, read_file
from game.core.record import LARGEST_BYTES

GENERATIONS = 3
ENDING = ".jsonl"
_TRIES = 8
_PAUSE_SECONDS = 0.05


@dataclass(frozen=True, slots=True)
class SaveFolder:
    """One record per slot; older generations, names, pictures and summaries lie in folders beside it."""

    root: Path

    def record(self, slot: str) -> Path:
        return self.root / f"{slot}{ENDING}"

    def older(self, slot: str, generation: int) -> Path:
        return self.root / "older" / f"{slot}.{generation}{ENDING}"

    def name(self, slot: str) -> Path:
        return self.root / "names" / f"{slot}.txt"

    def picture(self, slot: str) -> Path:
        return self.root / "pictures" / f"{slot}.png"

    def summary(self, slot: str) -> Path:
        return self.root / "summaries" / f"{slot}.json"

    def coach(self, slot: str) -> Path:
        """What was found out about the match, beside its record."""
        return self.root / f"{slot}.coach.json"

    def all_of(self, slot: str) -> list[Path]:
        generations = [self.older(slot, number) for number in range(1, GENERATIONS + 1)]
        beside = [self.name(slot), self.picture(slot), self.summary(slot), self.coach(slot)]
        return [self.record(slot), *generations, *beside]

    def slots(self) -> list[str]:
        return sorted(path.name.removesuffix(ENDING) for path in self.root.glob(f"*{ENDING}") if is_file(path))

    def free_slot(self, game: str) -> str:
        """The number after the highest ever seen for the game, so that nothing old is taken for the new match."""
        numbers = [_number(path.name, game) for path in self.root.rglob(f"{game}-*") if is_file(path)]
        return f"{game}-{max(numbers, default=0) + 1:04}"

    def set_aside(self, path: Path) -> Path:
        """Moves a damaged file, if it has not vanished, to `damaged/`, beside earlier ones of the same name."""
        folder = self.root / "damaged"
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (target := folder / f"{path.stem}-{number}{path.suffix}").exists():
            number += 1
        if is_file(path):
            path.replace(target)
        return target


def _number(name: str, game: str) -> int:
    digits = name.removeprefix(f"{game}-").partition(".")[0].partition("-")[0]
    return int(digits) if digits.isdecimal() else 0


def is_file(path: Path) -> bool:
    """False as well where nobody may look."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def size_of(path: Path) -> int:
    """-1 where there is no file."""
    try:
        return path.stat().st_size
    except OSError:
        return -1


def time_of(path: Path) -> float:
    """When the file was last changed; 0 where there is none."""
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def write_whole(path: Path, data: bytes) -> None:
    """Written beside, flushed to the disk and put in place at once: a reader finds the old file or the new one."""
    beside = path.with_name(f"{path.name}.new")
    try:
        if not is_file(beside):
            beside.unlink(missing_ok=True)
        _write(beside, "wb", data)
        _put_in_place(beside, path)
    except OSError:
        with suppress(OSError):
            beside.unlink()
        raise


def append(path: Path, data: bytes) -> None:
    """What a full disk cut off is taken away again."""
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


def _put_in_place(beside: Path, path: Path) -> None:
    """On Windows another program that looks into the file holds it for a moment."""
    for _ in range(_TRIES if sys.platform == "win32" else 0):
        with suppress(PermissionError):
            beside.replace(path)
            return
        Event().wait(_PAUSE_SECONDS)
    beside.replace(path)


def remove(paths: list[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def rotate(folder: SaveFolder, slot: str) -> None:
    """The record becomes the youngest of the older generations; the oldest goes."""
    for generation in range(GENERATIONS, 1, -1):
        younger = folder.older(slot, generation - 1)
        if is_file(younger):
            younger.replace(folder.older(slot, generation))
    write_whole(folder.older(slot, 1), read_file(folder.record(slot), LARGEST_BYTES))
