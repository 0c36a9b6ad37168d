"""A copy of the project in which files are added or changed as CONTRIBUTING says."""

import shutil
import subprocess
import sys
from pathlib import Path

from tests.architecture.project import ROOT, tracked_files


def lay(file: Path, place: Path) -> None:
    """Code is copied, since it finds its data beside itself; a place that is taken would be a file changed."""
    place.parent.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".py":
        with place.open("xb") as copy, file.open("rb") as source:
            shutil.copyfileobj(source, copy)
    else:
        place.symlink_to(file)


def copy_with(kept: str, folder: Path) -> Path:
    """What is kept below a folder of the tests is laid where it would stand."""
    for name in tracked_files():
        lay(ROOT / name, folder / name.removeprefix(kept))
    return folder


def run_in(project: Path, *module: str) -> subprocess.CompletedProcess[str]:
    """`python -m ...` there."""
    command = [sys.executable, "-m", *module]
    return subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
