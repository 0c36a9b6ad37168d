"""The order of the house: sizes, places, and words that must not be left lying about."""

import ast
import re
from collections import Counter
from pathlib import Path

from tests.architecture.project import ROOT, Function, python_files, syntax, tracked_files

LONGEST_FUNCTION = 50
MOST_IMPORTS = 25
MOST_PUBLIC_METHODS = 25

# What still has more than that. A number here may only sink; whoever gets below the limit takes the line out.
IMPORTS_ABOVE = {
    "scenes/games/aquileia/board.py": 48, "scenes/games/san_gimignano/board.py": 36,
    "scenes/games/lorenzo/board.py": 34, "scenes/games/lucca/board.py": 35,
    "scenes/games/lorenzo/widgets/own_board.py": 33,
    "scenes/games/aquileia/contest/dialog.py": 29,
    "scenes/games/lorenzo/choices/answers.py": 27,
    "scenes/games/lorenzo/widgets/city.py": 29, "scenes/games/lorenzo/choices/work_dialog.py": 26,
}  # fmt: skip
PUBLIC_METHODS_ABOVE = {
    "AquileiaTooltips": 33,
    "LorenzoWording": 31, "Match": 31, "AquileiaWording": 26,
    "Wording": 26,
}  # fmt: skip

TOP_LEVEL = {
    "ARCHITECTURE.md", ".ci", ".gitattributes", ".github", ".gitignore", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSES",
    "README.md", "assets", "build", "dev.py", "docs", "game", "i18n", "main.py", "pyproject.toml", "scenes", "tests",
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


def test_a_module_imports_few_others() -> None:
    """A module that needs many others has more than one reason to change."""
    statements = {file: sum(map(is_import, ast.walk(syntax(file)))) for file in python_files("game", "scenes")}
    assert {file: number for file, number in statements.items() if number > MOST_IMPORTS} == IMPORTS_ABOVE


def is_import(node: ast.AST) -> bool:
    return isinstance(node, ast.Import | ast.ImportFrom)


def test_a_class_has_few_public_methods() -> None:
    classes = [node for file in python_files("game", "scenes") for node in syntax(file).body]
    methods = {node.name: public_methods(node) for node in classes if isinstance(node, ast.ClassDef)}
    assert {name: number for name, number in methods.items() if number > MOST_PUBLIC_METHODS} == PUBLIC_METHODS_ABOVE


def public_methods(node: ast.ClassDef) -> int:
    return sum(isinstance(each, Function) and not each.name.startswith("_") for each in node.body)


def test_no_folder_is_crowded() -> None:
    """At most 25 modules beside each other; what is in a folder can be read at a glance."""
    folders = Counter(str(Path(file).parent) for file in python_files("scenes"))
    assert {folder: number for folder, number in folders.items() if number > 25} == {}


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
