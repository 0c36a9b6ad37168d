"""A card is added by what CONTRIBUTING says under "Add a card", in a copy of the project: one for each of two games."""

import tomllib
from pathlib import Path

import pytest

from tests.architecture.scratch import copy_with, run_in

KEPT = "tests/architecture/new_cards/"
"""New files, each where it would stand in the project, and `edits.toml`: the lines added to those that are there."""
FOUND_BY = ("tests/contract/test_texts.py", "tests/studio/test_pictures.py", "tests/ui/rules/test_rule_book.py")
"""They know of no card."""


def add_line(project: Path, file: str, after: str, add: str) -> None:
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert text.count(after) == 1, f"{file}: {after}"
    path.unlink()
    path.write_text(text.replace(after, after + add), encoding="utf-8")


def project_with_a_card(game: str, folder: Path) -> Path:
    project = copy_with(f"{KEPT}{game}/", folder)
    for line in tomllib.loads((project / "edits.toml").read_text(encoding="utf-8"))["edit"]:
        add_line(project, **line)
    return project


@pytest.mark.parametrize(("game", "picture", "tests"), [
    ("san_gimignano", "noble_vernaccia", "vernaccia"),
    ("lucca", "palace_97", "address_97"),
])  # fmt: skip
def test_a_card_is_added_as_contributing_says(game: str, picture: str, tests: str, tmp_path: Path) -> None:
    project = project_with_a_card(game, tmp_path / "project")
    painted = run_in(project, "assets.studio", picture)
    assert painted.stdout.splitlines() == [f"painting {game}/art/{picture}"], painted.stderr
    own = [str(file.relative_to(project)) for file in sorted((project / "tests").rglob(f"test_*{tests}.py"))]
    run = run_in(project, "pytest", "-q", "-rA", "-k", f"{game} or studio or {tests}", *FOUND_BY, *own)
    assert run.returncode == 0, run.stdout
    assert [file for file in own if f"PASSED {file}" not in run.stdout] == []
