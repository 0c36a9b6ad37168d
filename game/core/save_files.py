"""Where the files of saved matches lie, and the only functions that write them; no rules, no matches."""

import os
from dataclasses import dataclass
from pathlib import Path

GENERATIONS = 3
ENDING = ".jsonl"


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

    def all_of(self, slot: str) -> list[Path]:
        generations = [self.older(slot, number) for number in range(1, GENERATIONS + 1)]
        return [self.record(slot), *generations, self.name(slot), self.picture(slot), self.summary(slot)]

    def slots(self) -> list[str]:
        return sorted(path.name.removesuffix(ENDING) for path in self.root.glob(f"*{ENDING}") if path.is_file())

    def free_slot(self, game: str) -> str:
        """The number after the highest ever seen for the game, so that nothing old is taken for the new match."""
        numbers = [_number(path.name, game) for path in self.root.rglob(f"{game}-*") if path.is_file()]
        return f"{game}-{max(numbers, default=0) + 1:04}"

    def set_aside(self, path: Path) -> Path:
        """Moves a damaged file to `damaged/`, beside earlier ones of the same name."""
        folder = self.root / "damaged"
        folder.mkdir(parents=True, exist_ok=True)
        number = 1
        while (target := folder / f"{path.stem}-{number}{path.suffix}").exists():
            number += 1
        path.replace(target)
        return target


def _number(name: str, game: str) -> int:
    digits = name.removeprefix(f"{game}-").partition(".")[0].partition("-")[0]
    return int(digits) if digits.isdecimal() else 0


def write_whole(path: Path, data: bytes) -> None:
    """Written beside, flushed to the disk and put in place at once: a reader finds the old file or the new one."""
    beside = path.with_name(f"{path.name}.new")
    _write(beside, "wb", data)
    beside.replace(path)


def append(path: Path, text: str) -> None:
    _write(path, "ab", text.encode())


def _write(path: Path, mode: str, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open(mode) as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def remove(paths: list[Path]) -> None:
    for path in paths:
        path.unlink(missing_ok=True)


def rotate(folder: SaveFolder, slot: str) -> None:
    """The record becomes the youngest of the older generations; the oldest goes."""
    record = folder.record(slot)
    if not record.is_file():
        return
    for generation in range(GENERATIONS, 1, -1):
        younger = folder.older(slot, generation - 1)
        if younger.is_file():
            younger.replace(folder.older(slot, generation))
    write_whole(folder.older(slot, 1), record.read_bytes())
