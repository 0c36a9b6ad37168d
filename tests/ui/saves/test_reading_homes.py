"""Whatever lies in the place of a file of the player: nobody waits for it, and no large one is read whole."""

import os
import struct
import sys
import tracemalloc
import zlib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from threading import Event, Thread

import pygame
import pytest

from game.coach import storage
from game.core.match import Match
from game.core.record import LARGEST_BYTES
from game.core.registry import all_specs, spec_of
from game.core.save_files import GENERATIONS
from game.core.storage import SaveError, SaveStore
from game.lessons import progress
from game.lessons.progress import Progress
from scenes.common import lesson_catalogue
from scenes.engine import settings
from scenes.engine.headless import Headless
from scenes.engine.platform import user_dirs
from scenes.engine.platform.user_dirs import HomeLock
from scenes.engine.settings import Settings
from scenes.screens.new_game import last_choices
from scenes.screens.new_game.match_draft import MatchDraft
from scenes.screens.saves.thumbnails import picture_of
from tests.core.saved import new_match, play

GAME = all_specs()[0].id
SLOT = f"{GAME}-0001"
GIGABYTE = 1 << 30
MOST_MEMORY = 4 * LARGEST_BYTES
PATIENCE = 20.0
Place = Callable[[Path], object]


def pipe(path: Path) -> None:
    if sys.platform != "win32":
        os.mkfifo(path)


def folder(path: Path) -> None:
    (path / "inside").mkdir(parents=True)


def device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def gigabyte(path: Path) -> None:
    """Of nothing: it takes no room on the disk."""
    path.touch()
    os.truncate(path, GIGABYTE)


OTHERS: list[Place] = [folder, gigabyte, *([pipe, device] if sys.platform != "win32" else [])]


def kept() -> list[Path]:
    """Every file of a home in which one match was played."""
    folder = SaveStore(user_dirs.saves_dir()).folder
    return [
        user_dirs.settings_file(), lesson_catalogue.progress_file(), last_choices.file_of(spec_of(GAME)),
        HomeLock().path,
        *folder.all_of(SLOT), *(path.with_name(f"{path.name}.new") for path in folder.all_of(SLOT)[: GENERATIONS + 2]),
    ]  # fmt: skip


NAMES = ("settings", "lessons", "last_time", "lock", "record", *(f"older-{n + 1}" for n in range(GENERATIONS)), "name",
         "picture", "summary", "coach", *(f"new-{n + 1}" for n in range(GENERATIONS + 2)))  # fmt: skip


@pytest.fixture
def stage(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Headless]:
    monkeypatch.setenv("QUATTRO_HOME", str(tmp_path / "home"))
    headless = Headless((640, 360))
    yield headless
    headless.close()


@pytest.fixture(autouse=True)
def patience(tmp_path: Path) -> Iterator[None]:
    """Whoever waits for a pipe is let go after a while, in whatever thread; then the test has failed."""
    waited, is_over = list[Path](), Event()

    def let_go() -> None:
        pause = PATIENCE
        while not is_over.wait(pause):
            pause = 0.2
            for path in filter(Path.is_fifo, tmp_path.rglob("*")):
                waited.append(path)
                os.close(os.open(path, os.O_RDWR))

    watch = Thread(target=let_go, daemon=True)
    watch.start()
    yield
    is_over.set()
    watch.join()
    assert waited == []


def live() -> None:
    """All that reads and writes a home, one after the other."""
    lock, spec = HomeLock(), spec_of(GAME)
    lock.acquire()
    settings.save(settings.load().settings)
    learned, _ = progress.load(lesson_catalogue.progress_file())
    with suppress(OSError):
        progress.save(lesson_catalogue.progress_file(), learned)
    last_choices.keep(last_choices.recall(spec) or MatchDraft.fresh(spec, ["Anna", "Bruno", "Carla", "Dino", "Elsa"]))
    store = SaveStore(user_dirs.saves_dir())
    for slot in store.slots():
        if slot.picture is not None:
            picture_of(slot.picture)
    with suppress(SaveError):
        store.import_file(store.folder.record(SLOT))
    with suppress(SaveError):
        store.export(SLOT, user_dirs.home_dir() / "out.jsonl")
    with suppress(SaveError):
        go_on(store, store.load(SLOT).match)
    store.close()
    lock.release()


def go_on(store: SaveStore, match: Match) -> None:
    with suppress(storage.UnusableNotesError):
        storage.read(store.folder.coach(SLOT), match)
    autosave = store.autosave(match)
    autosave.keep_picture(lambda: b"a picture")
    play(match, 3)
    store.wait()
    with suppress(SaveError):
        store.rename(SLOT, "Sunday")
    with suppress(OSError):
        storage.write(store.folder.coach(SLOT), storage.no_notes(match))


@pytest.mark.parametrize("other", OTHERS, ids=lambda other: other.__name__)
@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_nobody_waits_and_nothing_large_is_read(stage: Headless, number: int, other: Place) -> None:
    store = SaveStore(user_dirs.saves_dir())
    go_on(store, match := new_match())
    store.close()
    assert store.slot_of(match) == SLOT, "the home is not the one that is spoilt"
    path = kept()[number]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    other(path)
    tracemalloc.start()
    try:
        live()
        assert tracemalloc.get_traced_memory()[1] < MOST_MEMORY
    finally:
        tracemalloc.stop()


def swelling(side: int) -> bytes:
    """A PNG of few bytes that says it is so wide and high."""

    def chunk(kind: bytes, data: bytes) -> bytes:
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    head = chunk(b"IHDR", struct.pack(">2I5B", side, side, 1, 0, 0, 0, 0))
    rows = zlib.compress(bytes((side // 8 + 1) * side))
    return b"\x89PNG\r\n\x1a\n" + head + chunk(b"IDAT", rows) + chunk(b"IEND", b"")


def test_a_picture_that_swells_is_none(stage: Headless, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "good.png").write_bytes(swelling(64))
    assert picture_of(tmp_path / "good.png") is not None
    monkeypatch.setattr(pygame.image, "load", lambda *_: pytest.fail("unpacked"))
    (tmp_path / "large.png").write_bytes(swelling(4096))
    (tmp_path / "other.png").write_bytes(b"RIFF\0\0\0\0WEBPVP8 " + bytes(99))
    (tmp_path / "none.png").write_bytes(b"")
    for name in ("large.png", "other.png", "none.png"):
        assert picture_of(tmp_path / name) is None


def test_what_is_too_large_is_set_aside_and_begun_anew(stage: Headless) -> None:
    user_dirs.home_dir().mkdir(parents=True, exist_ok=True)
    gigabyte(user_dirs.settings_file())
    gigabyte(lesson_catalogue.progress_file())
    loaded = settings.load()
    assert loaded.settings == Settings() and loaded.kept_aside is not None and loaded.reason
    assert progress.load(lesson_catalogue.progress_file()) == (Progress(), True)
    assert not lesson_catalogue.progress_file().exists()
