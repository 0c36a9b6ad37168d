"""Every session brings what was approved."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.transcripts.__main__ import difference
from tests.transcripts.playing import transcript
from tests.transcripts.script import FOLDER, beginning, parse, session_files
from tests.ui.shared import shared_pictures, shared_reading

HELP = "If this is meant, read the difference and run: python -m tests.transcripts --approve"
TELLING = FOLDER / "telling"
SESSIONS = [path for path in session_files() if path.parent != TELLING]
TOLD = list(session_files(TELLING))
STEPS = 3
"""With so many the telling of a match begins; the rest is compared in the full run."""


@pytest.fixture(scope="module", autouse=True)
def shared() -> Iterator[None]:
    """Share what every program would read anew."""
    with shared_reading(), shared_pictures():
        yield


def _name(path: Path) -> str:
    return str(path.relative_to(FOLDER).with_suffix(""))


@pytest.mark.parametrize("path", SESSIONS, ids=_name)
def test_session(path: Path) -> None:
    _compare(path, path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", [path for path in TOLD if path.stem.endswith("_1")], ids=_name)
def test_beginning_of_telling(path: Path) -> None:
    _compare(path, beginning(path.read_text(encoding="utf-8"), STEPS))


@pytest.mark.full
@pytest.mark.parametrize("path", TOLD, ids=_name)
def test_telling(path: Path) -> None:
    _compare(path, path.read_text(encoding="utf-8"))


def _compare(path: Path, approved: str) -> None:
    now = transcript(parse(approved))
    told = difference(path.name, approved, now)
    assert not told, f"{HELP} {path.relative_to(FOLDER.parents[1])}\n{told}"
