"""A store that has seen matches come, go, break and be mended lists them as one that looks for the first time."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.autosave import Autosave
from game.core.storage import SaveError, SaveStore
from tests.core.saved import new_match, play

STEPS = 40


class Shelf:
    """A store, the matches that are played on it, and what may happen to their files."""

    def __init__(self, root: Path, seed: int) -> None:
        self.source, self.root, self.store = random.Random(seed), root, SaveStore(root)
        self.open: list[Autosave] = []

    def begin(self) -> None:
        match = new_match(str(self.source.randrange(1000)))
        self.open.append(self.store.autosave(match))
        play(match, self.source.randint(0, 20), self.source.randrange(100))

    def go_on(self) -> None:
        if self.open:
            play(self.source.choice(self.open)._match, self.source.randint(1, 200), self.source.randrange(100))

    def take_back(self) -> None:
        if self.open and not (match := self.source.choice(self.open)._match).why_no_undo():
            match.undo()

    def give_up(self) -> None:
        if self.open:
            self.source.choice(self.open)._match.resign(0)

    def leave(self) -> None:
        if self.open:
            self.open.pop(self.source.randrange(len(self.open))).stop()

    def damage(self) -> None:
        """The record is cut, spoilt or emptied while nobody plays it; its summary stays or goes."""
        slot = self._unplayed()
        if not slot:
            return
        path = self.store.folder.record(slot)
        data = path.read_bytes()
        way = self.source.choice(["cut", "spoilt", "same size", "emptied"])
        lines = data.splitlines(keepends=True)
        if way == "cut":
            data = data[: max(1, len(data) - self.source.randint(1, 200))]
        elif way == "spoilt":
            data = b"".join([*lines[:-1], b"{nonsense\n"])
        elif way == "same size":
            data = data[:-20] + b"#" * min(20, len(data))
        else:
            data = b""
        path.write_bytes(data)
        if self.source.random() < 0.5:
            self.store.folder.summary(slot).unlink(missing_ok=True)

    def load(self) -> None:
        """Mended where it can be, and perhaps played on."""
        slot = self._unplayed()
        try:
            if slot:
                loaded = self.store.load(slot)
                if self.source.random() < 0.5:
                    self.open.append(self.store.autosave(loaded.match))
        except SaveError:
            pass

    def mend(self) -> None:
        """A damaged match is listed as such, and then loaded by somebody who does not play it."""
        for autosave in self.open:
            autosave.stop()
        self.open.clear()
        for _ in range(3):
            self.damage()
            self.store.slots()
        for slot in sorted(self.store.folder.slots()):
            try:
                self.store.load(slot)
            except SaveError:
                continue

    def rename(self) -> None:
        if names := self.store.folder.slots():
            self.store.rename(self.source.choice(sorted(names)), self.source.choice(["Sunday", "町", ""]))

    def delete(self) -> None:
        if slot := self._unplayed():
            self.store.delete(slot)

    def bring(self) -> None:
        """A copy of a match, out of the store and in again."""
        slot, target = self._unplayed(), self.root.parent / "copy"
        try:
            if slot:
                self.store.export(slot, target)
                self.store.import_file(target)
        except SaveError:
            pass

    def _unplayed(self) -> str:
        self.store.wait()
        played = {autosave.slot for autosave in self.open}
        return self.source.choice([*sorted(set(self.store.folder.slots()) - played), ""])


@pytest.mark.parametrize("seed", range(4))
def test_a_list_knows_nothing_of_what_was(seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.fsync", lambda file: None)
    shelf = Shelf(tmp_path / "saves", seed)
    ways: list[Callable[[], None]] = [
        shelf.begin, shelf.go_on, shelf.take_back, shelf.give_up, shelf.leave, shelf.damage, shelf.damage, shelf.load,
        shelf.load, shelf.mend, shelf.rename, shelf.delete, shelf.bring,
    ]  # fmt: skip
    shelf.begin()
    for _ in range(STEPS):
        way = shelf.source.choice(ways)
        way()
        shelf.store.wait()
        fresh = SaveStore(shelf.root)
        assert shelf.store.slots() == fresh.slots(), way.__name__
        for autosave in shelf.open:
            kept, match = fresh.load(autosave.slot), autosave._match
            assert kept.notice is None and kept.match.state == match.state and kept.match.is_over == match.is_over
        fresh.close()
    shelf.store.close()
