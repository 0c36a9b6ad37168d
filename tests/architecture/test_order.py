"""The order of the house: sizes, places, and words that must not be left lying about."""

import ast
import re
from pathlib import Path

from tests.architecture.project import ROOT, Function, python_files, syntax, tracked_files

LONGEST_MODULE = 400
LONGEST_FUNCTION = 50

TOP_LEVEL = {
    ".ci", ".gitattributes", ".github", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSES", "README.md",
    "assets", "build", "dev.py", "docs", "game", "i18n", "main.py", "pyproject.toml", "scenes", "tests",
}  # fmt: skip

# Put together from parts, so that this file may pass its own tests.
REGISTRY_HOSTS = [
    ".".join(parts)
    for parts in (("pypi", "org"), ("files", "pythonhosted"), ("registry", "npmjs"), ("deb", "debian"))
]
UNFINISHED = ["TO" "DO", "FIX" "ME", "X" "XX"]
LOCK_FILES = re.compile(r"(\.lock|-lock\.\w+|requirements.*\.txt|pylock.*\.toml)$")


def text_of(file: str) -> str | None:
    """The file's text; None for a picture, a sound or a font."""
    try:
        return (ROOT / file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return None


def files_that_say(pattern: str) -> list[str]:
    wanted = re.compile(pattern)
    return [file for file in tracked_files() if wanted.search(text_of(file) or "")]


def test_no_module_is_too_long() -> None:
    assert [file for file in python_files() if len((text_of(file) or "").splitlines()) > LONGEST_MODULE] == []


def test_no_function_is_too_long() -> None:
    functions = [(file, node) for file in python_files() for node in ast.walk(syntax(file))]
    assert [
        f"{file}:{node.lineno} {node.name}"
        for file, node in functions
        if isinstance(node, Function) and lines(node) > LONGEST_FUNCTION
    ] == []


def lines(function: Function) -> int:
    return (function.end_lineno or function.lineno) - function.lineno + 1


def test_every_module_says_what_may_be_in_it() -> None:
    silent = [file for file in python_files() if syntax(file).body and not ast.get_docstring(syntax(file))]
    assert silent == []


def test_every_file_has_its_place() -> None:
    assert {Path(file).parts[0] for file in tracked_files()} - TOP_LEVEL == set()


def test_no_registry_is_named() -> None:
    assert files_that_say("|".join(map(re.escape, REGISTRY_HOSTS))) == []


def test_nothing_is_marked_unfinished() -> None:
    assert files_that_say(rf"\b({'|'.join(UNFINISHED)})\b") == []


def test_no_file_locks_the_dependencies() -> None:
    assert [file for file in tracked_files() if LOCK_FILES.search(file)] == []
