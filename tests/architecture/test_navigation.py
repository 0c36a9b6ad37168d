"""Screens open each other through `scenes/navigation.py` alone: no package cycles, no imports inside functions."""

import ast
import inspect
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from scenes import navigation
from tests.architecture.project import imports, python_files, syntax

SHELVES = {"games", "screens"}
"""Folders of packages."""
FUNCTIONS = [
    name
    for name, function in inspect.getmembers(navigation, inspect.isfunction)
    if function.__module__ == navigation.__name__
]
OPENED = [name for name in FUNCTIONS if not name.startswith("_")]


def package(file: str) -> str:
    """Return `screens.title` for `scenes/screens/title/scene.py`, and `start` for `scenes/start.py`."""
    parts = Path(file).parts
    depth = 3 if parts[1] in SHELVES and len(parts) > 3 else 2
    return ".".join(parts[1:depth]).removesuffix(".py")


def needed() -> dict[str, set[str]]:
    """The other packages of `scenes/` that each one imports, for its types too."""
    found: dict[str, set[str]] = {}
    for file in python_files("scenes"):
        own = package(file)
        modules = (module.split(".") for module in imports(file))
        others = {package("/".join(module)) for module in modules if module[0] == "scenes" and len(module) > 1}
        found.setdefault(own, set()).update(others - {own})
    return found


def cycles(needs: dict[str, set[str]]) -> set[str]:
    """What is left when packages that need nothing any more are taken away again and again."""
    left = {name: set(others) for name, others in needs.items()}
    while free := {name for name, others in left.items() if not others & left.keys()}:
        left = {name: others for name, others in left.items() if name not in free}
    return set(left)


def hidden_imports(file: str) -> Iterator[int]:
    for node in ast.walk(syntax(file)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from (inner.lineno for inner in ast.walk(node) if isinstance(inner, ast.Import | ast.ImportFrom))


def test_a_cycle_is_seen() -> None:
    assert cycles({"a": {"b"}, "b": {"c"}, "c": {"b"}, "d": set()}) == {"a", "b", "c"}
    assert cycles({"a": {"b", "c"}, "b": {"c"}, "c": set()}) == set()


def test_packages_of_scenes_have_no_cycles() -> None:
    assert cycles(needed()) == set()


def test_no_import_hides_in_a_function() -> None:
    assert [f"{file}:{line}" for file in python_files("scenes") for line in hidden_imports(file)] == []


@pytest.mark.parametrize("name", OPENED)
def test_both_sides_of_a_call_by_name_agree(name: str) -> None:
    """The call by name is hidden from mypy: both sides must agree."""
    function = getattr(navigation, name)
    screen = next(constant for constant in function.__code__.co_consts if _is_screen(constant))
    own = inspect.signature(function)
    if "_entry" in function.__code__.co_names:
        assert inspect.signature(getattr(import_module(f"scenes.{screen}.entry"), name)) == own
    else:
        scenes = vars(import_module(f"scenes.{screen}.scene"))
        shown = next(scenes[each] for each in function.__code__.co_names if each in scenes)
        assert inspect.signature(shown).parameters == own.parameters


def _is_screen(constant: object) -> bool:
    return isinstance(constant, str) and Path("scenes", *constant.split("."), "scene.py").is_file()
