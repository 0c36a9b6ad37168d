"""Spoilt homes, walked through by the screens that read them: no error, and no original is lost."""

import os
import random
import shutil
from collections.abc import Callable
from pathlib import Path

from game.coach import deck, storage
from game.coach.deck import Find, Mark, Marks
from game.coach.model import Judged, Luck, Notes, Way
from game.core import save_files
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.storage import SaveError, SaveStore
from game.lessons import progress
from game.lessons.progress import Place, Progress
from scenes import navigation
from scenes.common import lesson_catalogue
from scenes.common.game_catalogue import playable_cities
from scenes.engine import settings
from scenes.engine.headless import Headless
from scenes.engine.platform import user_dirs
from scenes.engine.platform.user_dirs import HomeLock
from scenes.engine.settings import Settings
from scenes.engine.text.languages import CODES
from scenes.screens.coach.judging import study_of
from scenes.screens.coach.scene import LookBack
from scenes.screens.records.scene import Records
from scenes.screens.saves.import_page import ImportPage
from scenes.screens.saves.scene import Saves
from scenes.screens.saves.stores import use_store
from scenes.screens.settings.scene import SettingsPage
from scenes.screens.title.scene import Title
from scenes.screens.try_again.deck_keeping import deck_file, read_deck
from tests.fuzz.changes import changed

MATCHES = 3


def fresh(folder: Path, source: random.Random) -> None:
    """A home with a few matches, one of them over, their names, the coach's notes, lessons begun, and settings."""
    store = SaveStore(folder / "saves")
    for number in range(MATCHES):
        spec = spec_of(source.choice(playable_cities()).id)
        seats = [Seat("human", f"Name {seat}", spec.colours[seat]) for seat in range(min(spec.seats))]
        match = Match(spec, {}, seats, str(number))
        play(match, source.randrange(12) if number else spec.max_actions, source)
        autosave = store.autosave(match)  # whole: the disk is not waited for after every action
        store.rename(autosave.slot, f"Match {number}")
        storage.write(store.folder.coach(autosave.slot), noted(match))
    store.close()
    settings.save(chosen(source), folder / "settings.json")
    progress.save(folder / "lessons.json", learned(source))
    deck.save(folder / "deck.json", marked(source))


def play(match: Match, actions: int, source: random.Random) -> None:
    for _ in range(actions):
        if match.is_over:
            return
        match.submit(source.choice(match.legal()))


def noted(match: Match) -> Notes:
    """About the first decision and its luck."""
    notes, seats = storage.no_notes(match), len(match.seats)
    chances = [1 / seats] * seats
    for entry in match.entries[:1]:
        way = Way(deed=[entry.action.text], gain=0, error=0.1, chance=0.5, parts={match.spec.categories[0]: 1})
        judged = Judged(
            entry=0, seat=entry.seat, level=0, worlds=4, ways=[way], played=0, loss=0, error=0.1, chances=chances
        )
        luck = Luck(entry=0, seat=0, level=0, points=2, error=0.1, chances=chances)
        notes = notes.model_copy(update={"judged": [judged], "luck": [luck]})
    return notes


def chosen(source: random.Random) -> Settings:
    keys = {"undo": ["ctrl+z", "u"], "san_gimignano/build": ["b"], "rules/search": ["/"]}
    games = [city.id for city in playable_cities()]
    return Settings(welcomed=True, language=source.choice(CODES), introduced=games, keys=keys)


def learned(source: random.Random) -> Progress:
    lessons = [f"{city.id}/{name}" for city in playable_cities() for name in lesson_catalogue.lessons_of(city.id)]
    return Progress(lessons={name: Place(step=source.randrange(8)) for name in source.sample(lessons, 3)})


def marked(source: random.Random) -> Marks:
    """Some moments were found, one of them on two days."""
    finds = tuple(Find(time=float(day), day=f"2025-11-{day}") for day in (19, 20))
    return Marks(moments={f"{number:016x}/0/0": Mark(found=finds[: source.randrange(3)]) for number in range(4)})


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


def _make_pipe(path: Path, _: random.Random) -> None:
    """Windows has none among its files."""
    path.unlink()
    if hasattr(os, "mkfifo"):
        os.mkfifo(path)


def _make_file(path: Path, _: random.Random) -> None:
    """In place of the whole folder."""
    folder = path.parent
    shutil.rmtree(folder)
    folder.write_bytes(b"a file")


def _copy(path: Path, source: random.Random) -> None:
    copy = path.with_name(source.choice(("copy.jsonl", "\udcff.jsonl", "葛\U000e0100.jsonl", "lucca-9.jsonl")))
    if copy != path:
        shutil.copy(path, copy)


def _set_time(path: Path, source: random.Random) -> None:
    time = source.choice((-(10**10), 0, 10**11))
    os.utime(path, (time, time))


_WAYS: tuple[Callable[[Path, random.Random], None], ...] = (
    _change, _change, _change, _change, _remove, _make_folder, _make_pipe, _make_file, _copy, _set_time,
)  # fmt: skip


def contents(folder: Path) -> set[bytes]:
    files = [folder] if folder.is_file() else [path for path in folder.rglob("*.jsonl") if path.is_file()]
    return {path.read_bytes() for path in files if "older" not in path.parts}


def walk(stage: Headless) -> None:
    """As a person would: the title, the lists, every match that can be opened, the lessons, a new game."""
    app = stage.app
    store = SaveStore(user_dirs.saves_dir(), games=[city.id for city in playable_cities()])
    use_store(app, store)
    before = contents(user_dirs.saves_dir())
    for page in (Title, Saves, Records, ImportPage, SettingsPage):
        stage.show(page(app))
    for slot in store.slots():
        try:
            loaded = store.load(slot.id)
        except SaveError:
            continue
        assert loaded.notice is not None or slot.problem is None, (slot, loaded.notice)
        look_back(stage, loaded.match, store)
    assert before <= contents(user_dirs.saves_dir())
    stage.show(Title(app))
    learn(stage)
    try_again(stage)
    navigation.open_new_game(app, playable_cities()[0].id)
    stage.step()
    store.close()


def look_back(stage: Headless, match: Match, store: SaveStore) -> None:
    if match.is_over:
        stage.show(LookBack(stage.app, match, study_of(stage.app).of(match, store)))


def learn(stage: Headless) -> None:
    """What cannot be read is set aside, not lost."""
    file = lesson_catalogue.progress_file()
    written = file.read_bytes() if save_files.is_file(file) else None
    navigation.open_lessons(stage.app)
    stage.step()
    kept = {path.read_bytes() for path in file.parent.rglob("*.json") if save_files.is_file(path)}
    assert written is None or written in kept


def try_again(stage: Headless) -> None:
    """The deck is made of what can be read; its own file is set aside if it cannot."""
    written = deck_file().read_bytes() if save_files.is_file(deck_file()) else None
    navigation.open_deck(stage.app)
    stage.step()
    kept = {path.read_bytes() for path in deck_file().parent.rglob("*.json") if save_files.is_file(path)}
    assert written is None or written in kept


def move_in(stage: Headless) -> None:
    """Another home: its settings hold, and what was read in the one before is forgotten."""
    loaded = settings.load().settings
    stage.app.change(**{name: getattr(loaded, name) for name in Settings.model_fields if name != "window"})
    stage.app.services.drop(lesson_catalogue.read_progress)
    stage.app.services.drop(read_deck)


def run(count: int, folder: Path, seed: int = 1) -> str:
    """Every home is told by QUATTRO_HOME; raises what goes wrong."""
    source, stage = random.Random(seed), Headless((640, 360))
    stage.app.persistent = True
    for number in range(count):
        place = folder / f"home-{number}"
        os.environ["QUATTRO_HOME"] = str(place)
        fresh(place, source)
        spoil(place, source)
        lock = HomeLock()
        lock.acquire()
        move_in(stage)
        walk(stage)
        lock.release()
        shutil.rmtree(place, ignore_errors=True)
    stage.close()
    return f"{count} homes walked through"
