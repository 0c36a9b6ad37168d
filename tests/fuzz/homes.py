"""Spoilt homes, walked through by the screens that read them: no error, and no original is lost."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.storage import SaveError, SaveStore
from scenes import doors
from scenes.chronicle.scene import Chronicle
from scenes.core import home, settings
from scenes.core.headless import Headless
from scenes.core.home import HomeLock
from scenes.kit.cities import playable_cities
from scenes.saves.import_page import ImportPage
from scenes.saves.scene import Saves
from scenes.saves.stores import use_store
from scenes.title.scene import Title
from tests.fuzz.changes import changed

MATCHES = 3


def fresh(folder: Path, source: random.Random) -> None:
    """A home with a few matches, names, and settings."""
    store = SaveStore(folder / "saves")
    for number in range(MATCHES):
        spec = spec_of(source.choice(playable_cities()).id)
        seats = [Seat("human", f"Name {seat}", spec.colours[seat]) for seat in range(min(spec.seats))]
        match = Match(spec, {}, seats, str(number))
        autosave = store.autosave(match)
        for _ in range(source.randrange(12)):
            if not match.is_over:
                match.submit(source.choice(match.legal()))
        store.rename(autosave.slot, f"Match {number}")
    store.close()
    (folder / "settings.json").write_text('{"welcomed": true}', "utf-8")


def spoil(folder: Path, source: random.Random) -> None:
    for _ in range(source.choice((1, 2, 3, 6))):
        files = [path for path in folder.rglob("*") if path.is_file()]
        if files:
            source.choice(_WAYS)(source.choice(files), source)


def _change(path: Path, source: random.Random) -> None:
    path.write_bytes(changed(path.read_bytes(), source))


def _remove(path: Path, _: random.Random) -> None:
    path.unlink()


def _make_folder(path: Path, _: random.Random) -> None:
    path.unlink()
    path.mkdir()


def _make_file(path: Path, _: random.Random) -> None:
    """In place of the whole folder."""
    folder = path.parent
    shutil.rmtree(folder)
    folder.write_bytes(b"a file")


def _copy(path: Path, source: random.Random) -> None:
    shutil.copy(
        path, path.with_name(source.choice(("copy.jsonl", "\udcff.jsonl", "葛\U000e0100.jsonl", "lucca-9.jsonl")))
    )


def _set_time(path: Path, source: random.Random) -> None:
    time = source.choice((-(10**10), 0, 10**11))
    os.utime(path, (time, time))


_WAYS: tuple[Callable[[Path, random.Random], None], ...] = (
    _change, _change, _change, _change, _remove, _make_folder, _make_file, _copy, _set_time,
)  # fmt: skip


def contents(folder: Path) -> set[bytes]:
    files = [folder] if folder.is_file() else [path for path in folder.rglob("*.jsonl") if path.is_file()]
    return {path.read_bytes() for path in files if "older" not in path.parts}


def walk(stage: Headless) -> None:
    """As a person would: the title, the lists, every match that can be opened, a new game."""
    app = stage.app
    store = SaveStore(home.saves_dir(), games=[city.id for city in playable_cities()])
    use_store(app, store)
    before = contents(home.saves_dir())
    for page in (Title, Saves, Chronicle, ImportPage):
        stage.show(page(app))
    for slot in store.slots():
        try:
            loaded = store.load(slot.id)
        except SaveError:
            continue
        assert loaded.notice is not None or slot.problem is None, (slot, loaded.notice)
    assert before <= contents(home.saves_dir())
    stage.show(Title(app))
    doors.open_new_game(app, playable_cities()[0].id)
    stage.step()
    store.close()


def run(count: int, folder: Path, seed: int = 1) -> str:
    """Every home is told by QUATTRO_HOME; raises what goes wrong."""
    source, stage = random.Random(seed), Headless((640, 360))
    for number in range(count):
        place = folder / f"home-{number}"
        os.environ["QUATTRO_HOME"] = str(place)
        fresh(place, source)
        spoil(place, source)
        lock = HomeLock()
        lock.acquire()
        settings.load()
        walk(stage)
        lock.release()
        shutil.rmtree(place, ignore_errors=True)
    stage.close()
    return f"{count} homes walked through"
