"""Every session brings what was approved."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.transcripts.__main__ import difference
from tests.transcripts.playing import transcript
from tests.transcripts.script import FOLDER, parse, session_files
from tests.ui.shared import shared_pictures, shared_reading

HELP = "If this is meant, read the difference and run: python -m tests.transcripts --approve"


@pytest.fixture(scope="module", autouse=True)
def shared() -> Iterator[None]:
    """Share what every program would read anew."""
    with shared_reading(), shared_pictures():
        yield


@pytest.mark.parametrize("path", list(session_files()), ids=lambda path: str(path.relative_to(FOLDER).with_suffix("")))
def test_session(path: Path) -> None:
    told = difference(path, transcript(parse(path.read_text(encoding="utf-8"))))
    assert not told, f"{HELP} {path.relative_to(FOLDER.parents[1])}\n{told}"
