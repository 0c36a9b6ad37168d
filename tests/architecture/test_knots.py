"""Modules that know each other, and whole scenes that are handed round; imports for types count as well."""

import ast
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.project import Function, imports, python_files, syntax

LARGEST_KNOT = 4
WHOLE_SCENES = ("TableScene", "LessonTable")

PACKAGES = sorted({"/".join(Path(file).parts[:2]) for file in python_files("scenes") if len(Path(file).parts) > 2})

Graph = Mapping[str, frozenset[str]]


@cache
def graph_of(folder: str) -> Graph:
    """Which modules of a folder name each other, for types or at any place in a function too."""
    modules = {name_of(file): file for file in python_files(folder)}
    return {name: frozenset(known(file, modules)) - {name} for name, file in modules.items()}


def name_of(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def known(file: str, modules: Mapping[str, str]) -> set[str]:
    """An imported name is a module, or stands in the module before its last dot."""
    named = {each if each in modules else each.rpartition(".")[0] for each in imports(file)}
    return named & modules.keys()


def reached(graph: Graph, start: str) -> set[str]:
    found, left = set[str](), [start]
    while left:
        new = graph[left.pop()] - found
        found |= new
        left += new
    return found


def knots(graph: Graph) -> list[list[str]]:
    """Groups of modules each of which leads to all others of its group, and back."""
    reach = {name: reached(graph, name) for name in graph}
    groups = {name: [other for other in sorted(reach[name]) if name in reach[other]] for name in graph}
    return [group for name, group in groups.items() if group and group[0] == name]


@pytest.mark.parametrize("folder", ["scenes", *PACKAGES])
def test_few_modules_need_each_other(folder: str) -> None:
    """A knot can only be read and changed as a whole."""
    assert [group for group in knots(graph_of(folder)) if len(group) > LARGEST_KNOT] == []


def test_knots_are_found() -> None:
    graph = {"a": frozenset("b"), "b": frozenset("c"), "c": frozenset("ad"), "d": frozenset("e"), "e": frozenset()}
    assert knots({name: frozenset(others) for name, others in graph.items()}) == [["a", "b", "c"]]


def annotations(file: str) -> list[str]:
    """The types of all parameters and attributes."""
    nodes = list(ast.walk(syntax(file)))
    found = [node.annotation for node in nodes if isinstance(node, ast.arg | ast.AnnAssign)]
    return [ast.unparse(each) for each in found if each is not None]


def test_nobody_is_handed_a_whole_table() -> None:
    """A part of the table gets what it needs: a position, a callback, the parts that it reads."""
    handed = {
        file: sum(name in each for each in annotations(file) for name in WHOLE_SCENES)
        for file in python_files("scenes")
        if file != "scenes/table/scene.py"
    }
    assert {file: number for file, number in handed.items() if number} == {}


def test_no_screen_changes_the_table_by_inheritance() -> None:
    """A lesson is a policy handed to the controller."""
    classes = [node for file in python_files("scenes") for node in syntax(file).body if isinstance(node, ast.ClassDef)]
    tables = [each for each in classes if "TableScene" in map(ast.unparse, each.bases)]
    methods = [node.name for each in tables for node in each.body if isinstance(node, Function)]
    assert tables and methods == ["__init__"] * len(tables)
