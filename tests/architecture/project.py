"""The project as its tests see it: the tracked files, and what a Python file declares."""

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def tracked_files() -> tuple[str, ...]:
    """Paths under version control, relative to the project."""
    ask = ["git", "ls-files", "-z"]
    listing = subprocess.run(ask, cwd=ROOT, capture_output=True, check=False) if shutil.which("git") else None
    if listing is None or listing.returncode != 0:
        pytest.skip("needs git and a checkout to know the files of the project", allow_module_level=True)
    return tuple(name for name in listing.stdout.decode().split("\0") if name and (ROOT / name).exists())


def python_files(*folders: str) -> list[str]:
    """The tracked Python files, or those under the given folders."""
    wanted = tuple(f"{folder}/" for folder in folders)
    return [
        name for name in tracked_files() if name.endswith(".py") and (not wanted or name.startswith(wanted))
    ]


@cache
def syntax(file: str) -> ast.Module:
    return ast.parse((ROOT / file).read_text(encoding="utf-8"), file)


def imports(file: str) -> Iterator[str]:
    """Every module named in an import statement, wherever it stands in the file."""
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def game_ids() -> set[str]:
    """The games there are: every room of `game/` that is not part of the house."""
    rooms = {Path(file).parts[1] for file in python_files("game") if len(Path(file).parts) > 2}
    return rooms - {"core", "ai", "coach", "lab", "lessons"}


def run_fresh(script: str, *arguments: str) -> str:
    """What a script prints in a new Python process of the project."""
    process = subprocess.run(
        [sys.executable, "-c", script, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert process.returncode == 0, process.stderr
    return process.stdout
