"""The record of which sources each committed picture was painted from: one file for each folder below assets/.

Standard library only, so that stale pictures can be found where nothing is installed that paints.
"""

import ast
import functools
import hashlib
import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

STUDIO = Path(__file__).resolve().parent
ASSETS = STUDIO.parent
MANIFESTS = STUDIO / "manifests"
_PREFIX = "assets.studio."


class Entry(NamedTuple):
    """`painters` are paths below the studio; `sources` is the hash of these modules and of all they import."""

    sources: str
    size: tuple[int, int]
    painters: tuple[str, ...]

    @property
    def is_fresh(self) -> bool:
        """Return whether the painters are still the ones that the picture was painted by."""
        paths = [STUDIO / painter for painter in self.painters]
        return all(path.is_file() for path in paths) and source_hash(paths) == self.sources


def new_entry(sources: Iterable[str], size: tuple[int, int]) -> Entry:
    """Return the entry of a picture painted now by the modules whose `__file__`s are given."""
    paths = [Path(source).resolve() for source in sources]
    return Entry(source_hash(paths), size, tuple(path.relative_to(STUDIO).as_posix() for path in paths))


def read_manifest(manifests: Path = MANIFESTS) -> dict[str, Entry]:
    return {name: entry for file in sorted(manifests.glob("*.json")) for name, entry in _read(file).items()}


def _read(file: Path) -> dict[str, Entry]:
    rows = json.loads(file.read_text("utf-8")) if file.is_file() else {}
    return {
        name: Entry(row["sources"], (row["size"][0], row["size"][1]), tuple(row["painters"]))
        for name, row in rows.items()
    }


def note_entry(name: str, entry: Entry, manifests: Path = MANIFESTS) -> None:
    """The file of the picture's folder is replaced in one step, since painters work side by side."""
    file = manifests / f"{name.partition('/')[0]}.json"
    entries = {**_read(file), name: entry}
    rows = {name: entries[name]._asdict() for name in sorted(entries)}
    fresh = file.with_suffix(".new")
    fresh.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")
    fresh.replace(file)


def source_hash(sources: Iterable[Path]) -> str:
    """Covers the given files and all they import, directly or not, from the studio's packages."""
    digest = hashlib.sha256()
    for path in sorted(_closure([source.resolve() for source in sources])):
        digest.update(path.relative_to(STUDIO).as_posix().encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()[:16]


def _closure(start: list[Path]) -> set[Path]:
    seen: set[Path] = set()
    waiting = list(start)
    while waiting:
        path = waiting.pop()
        if path not in seen:
            seen.add(path)
            waiting.extend(_imported_files(path))
    return seen


@functools.cache
def _imported_files(path: Path) -> tuple[Path, ...]:
    """Modules at the top of the studio (this one, paint) only run the workshop and change no picture."""
    tree = ast.parse(path.read_text("utf-8"))
    files = (_module_file(name) for node in ast.walk(tree) for name in _imported_names(node))
    return tuple(file for file in files if file is not None and file.parent != STUDIO)


def _imported_names(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names)
    elif isinstance(node, ast.ImportFrom) and node.module and node.level == 0:
        yield node.module
        yield from (f"{node.module}.{alias.name}" for alias in node.names)


def _module_file(name: str) -> Path | None:
    if not name.startswith(_PREFIX):
        return None
    file = STUDIO.joinpath(*name.removeprefix(_PREFIX).split(".")).with_suffix(".py")
    return file if file.is_file() else None
