"""The progress in lessons: kept by the step, set aside when it is damaged, older or foreign."""

from pathlib import Path

import pytest

from game.lessons import progress
from game.lessons.progress import Progress


def test_it_keeps_the_step_and_that_the_end_was_reached(tmp_path: Path) -> None:
    file, kept = tmp_path / "lessons.json", Progress()
    kept.keep("town/lesson", 4)
    progress.save(file, kept)
    assert progress.load(file) == (kept, False)
    kept.finish("town/lesson")
    kept.keep("town/lesson", 2)
    assert (kept.place("town/lesson").step, kept.place("town/lesson").is_finished) == (2, True)


def test_without_a_file_it_begins(tmp_path: Path) -> None:
    assert progress.load(tmp_path / "lessons.json") == (Progress(), False)


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\x00",
        b"[]",
        b'{"version": 0}',
        b'{"version": 2}',
        b'{"lessons": {"a/b": {"step": -1}}}',
        b'{"x": 1}',
        b'{"lessons": {"a/b": {"step": 1%s}}}' % (b"0" * 300),
    ],
)
def test_a_damaged_file_is_set_aside_and_nothing_is_lost(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "lessons.json"
    file.write_bytes(data)
    assert progress.load(file) == (Progress(), True)
    assert not file.exists()
    assert [kept.read_bytes() for kept in (tmp_path / "damaged").iterdir()] == [data]
