"""Everything the built program carries is named in LICENSES, with its text."""

import re
import tomllib
from importlib.metadata import requires
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LICENCES = ROOT / "LICENSES"
LIST = "LICENSES.md"


def plain(text: str) -> str:
    """Names of distributions are the same whatever their case and separators."""
    return re.sub(r"[-_.]+", "-", text).lower()


def with_all_they_need(requirements: list[str]) -> set[str]:
    """The named distributions and, again and again, what those need without an extra or another system."""
    found: set[str] = set()
    waiting = list(requirements)
    while waiting:
        name = plain(re.split(r"[^\w.-]", waiting.pop())[0])
        if name not in found:
            found.add(name)
            waiting += [need for need in requires(name) or [] if ";" not in need]
    return found


def test_every_installed_dependency_is_listed() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    listed = plain((LICENCES / LIST).read_text(encoding="utf-8"))
    needed = with_all_they_need(project["project"]["dependencies"])
    assert {name for name in needed if name not in listed} == set()


def test_every_text_is_linked_and_every_link_has_its_text() -> None:
    links = set(re.findall(r"\]\(([\w.-]+)\)", (LICENCES / LIST).read_text(encoding="utf-8")))
    assert links == {path.name for path in LICENCES.iterdir()} - {LIST}
