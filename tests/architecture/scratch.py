"""A copy of the project in which files are added or changed as CONTRIBUTING says."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import NamedTuple

from tests.architecture.project import ROOT, tracked_files


def lay(file: Path, place: Path) -> None:
    """Code is copied, since it finds its data beside itself; a place that is taken would be a file changed."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".py":
        with place.open("xb") as copy, file.open("rb") as source:
            shutil.copyfileobj(source, copy)
        return
    try:
        place.symlink_to(file)
    except OSError:  # Windows has links for administrators only
        shutil.copy(file, place)


def copy_with(kept: str, folder: Path) -> Path:
    """What is kept below a folder of the tests is laid where it would stand."""
    for name in tracked_files():
        lay(ROOT / name, folder / name.removeprefix(kept))
    return folder


def run_in(project: Path, *module: str) -> subprocess.CompletedProcess[str]:
    """`python -m ...` there; what is compiled is not kept, since the copy is used once."""
    command, env = [sys.executable, "-m", *module], os.environ | {"PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(command, cwd=project, env=env, capture_output=True, text=True, check=False)


class AddedCard(NamedTuple):
    """A made-up card of one game; `tests` ends the names of its own test files."""

    game: str
    picture: str
    tests: str


ADDED_CARDS = (
    AddedCard("san_gimignano", "noble_vernaccia", "vernaccia"),
    AddedCard("lucca", "palace_97", "address_97"),
)
CARDS_KEPT = "tests/architecture/new_cards/"
"""New files, each where it would stand in the project, and `edits.toml`: the lines added to those that are there."""


def project_with_a_card(card: AddedCard, folder: Path) -> Path:
    """Return a copy of the project with every line of the card but without its picture."""
    project = copy_with(f"{CARDS_KEPT}{card.game}/", folder)
    for line in tomllib.loads((project / "edits.toml").read_text(encoding="utf-8"))["edit"]:
        add_line(project, **line)
    return project


def add_line(project: Path, file: str, after: str, add: str) -> None:
    path = project / file
    text = path.read_text(encoding="utf-8")
    assert text.count(after) == 1, f"{file}: {after}"
    path.unlink()
    path.write_text(text.replace(after, after + add), encoding="utf-8")
