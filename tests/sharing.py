"""A plugin of pytest: several processes share the test files; each takes the next that nobody has taken yet.

`dev.py test` starts two of them, `-p tests.sharing --claims FOLDER` and the same with `--backwards`.
"""

import os
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path

import pytest

LONGEST = (
    "tests/packaging/test_build.py",
    "tests/ui/tables/test_two_worlds.py",
    "tests/ui/table/test_whole_match.py",
    "tests/transcripts/test_transcripts.py",
    "tests/ui/tables/test_every_press.py",
    "tests/ui/table/test_sounds.py",
    "tests/fuzz/test_monkey.py",
    "tests/ui/table/test_speed.py",
    "tests/ui/lesson/test_lessons.py",
    "tests/ui/xserver/test_real_window.py",
    "tests/ui/lesson/test_histories.py",
    "tests/ui/finale/test_finale.py",
    "tests/ui/table/test_texts_fit.py",
    "tests/fuzz/test_short.py",
    "tests/ui/histories/test_tables.py",
    "tests/ui/tables/test_reach.py",
    "tests/ui/lucca/test_streets_in_motion.py",
    "tests/ui/tables/test_secrets.py",
    "tests/ui/replay/test_short_matches.py",
    "tests/ui/coach/test_replay.py",
    "tests/ui/histories/test_commands.py",
    "tests/ui/lesson/test_teacher.py",
)
"""Files that take more than ten seconds. They come first, so that the processes end at about the same time."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--claims", type=Path, required=True, help="the folder in which a process notes its files")
    parser.addoption("--backwards", action="store_true", help="take the shorter files from the end")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the longest files first; two processes that take the rest from both ends read few files both."""
    files = dict.fromkeys(item.path for item in items)
    longest = [path for path in (config.rootpath / name for name in LONGEST) if path in files]
    rest = [path for path in files if path not in longest]
    order = [*longest, *(reversed(rest) if config.getoption("--backwards") else rest)]
    places = {path: place for place, path in enumerate(order)}
    items.sort(key=lambda item: places[item.path])


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """Run like pytest's own loop, but only what no other process has taken; a note tells what runs at present."""
    if session.testsfailed or session.config.option.collectonly:
        return None
    claims: Path = session.config.getoption("--claims")
    note = claims / f"running-{os.getpid()}"
    own = unclaimed(session.items, claims)
    item = next(own, None)
    try:
        while item is not None:
            following = next(own, None)
            note.write_text(item.nodeid, encoding="utf-8")
            session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if session.shouldfail:
                raise session.Failed(session.shouldfail)
            if session.shouldstop:
                raise session.Interrupted(session.shouldstop)
            item = following
    finally:
        note.unlink(missing_ok=True)
    return True


def unclaimed(items: Sequence[pytest.Item], folder: Path) -> Iterator[pytest.Item]:
    """Yield the tests of each file that this process is the first to ask for, at the moment they are wanted."""
    claimed = dict[Path, bool]()
    for item in items:
        if item.path not in claimed:
            claimed[item.path] = claim(item.path, folder)
        if claimed[item.path]:
            yield item


def claim(path: Path, folder: Path) -> bool:
    """Note a file as taken; return whether nobody had."""
    try:
        (folder / sha256(str(path).encode()).hexdigest()).touch(exist_ok=False)
    except FileExistsError:
        return False
    return True
