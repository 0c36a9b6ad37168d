"""A fifth game adds files and changes none: a small made-up one is laid into a copy of the project and played there."""

from pathlib import Path

from PIL import Image

from tests.architecture.scratch import copy_with, run_in

GAME = "pebbles"
KEPT = "tests/architecture/fifth_game/"
"""Its files, each where it would stand in the project."""
PICTURES = ("table", "arms", "emblem", "gonfalon")
FOUND_BY = (
    "tests/contract/test_actions.py",
    "tests/contract/test_matches.py",
    "tests/contract/test_records.py",
    "tests/contract/test_texts.py",
    "tests/ui/table/test_whole_match.py",
)
"""Tests of all games; whichever it passes there, it passes by being found."""
OF_ITS_OWN = (f"tests/rules/{GAME}", f"tests/ui/{GAME}")


def paint_plainly(art: Path) -> None:
    art.mkdir()
    for name in PICTURES:
        Image.new("RGB", (16, 9), "olive").save(art / f"{name}.webp")


def project_with_the_game(folder: Path) -> Path:
    project = copy_with(KEPT, folder)
    paint_plainly(project / "assets" / GAME / "art")
    return project


def test_a_fifth_game_adds_files_and_changes_none(tmp_path: Path) -> None:
    project = project_with_the_game(tmp_path / "project")
    run = run_in(project, "pytest", "-q", "-k", GAME, "-rA", *FOUND_BY, *OF_ITS_OWN)
    assert run.returncode == 0, run.stdout
    assert [tests for tests in (*FOUND_BY, *OF_ITS_OWN) if f"PASSED {tests}" not in run.stdout] == []
