"""Twenty damaged, twenty truncated, twenty foreign and twenty older files: none crashes, none is lost silently."""

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core.save_files import GENERATIONS
from game.core.storage import SaveError, SaveStore
from tests.core.saved import saved_match, text_of

COUNT = 20


def everything_in(folder: Path) -> set[bytes]:
    return {path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_a_list_with_any_file_in_it_can_be_shown(tmp_path: Path) -> None:
    store, _, _ = saved_match(tmp_path)
    for number in range(COUNT):
        (tmp_path / f"strange-{number}.jsonl").write_bytes(foreign(number))
    assert sum(slot.problem is not None for slot in store.slots()) == COUNT


@pytest.mark.parametrize("number", range(COUNT))
def test_a_truncated_save_goes_on_from_the_line_before(tmp_path: Path, number: int) -> None:
    store, autosave, match = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    forget_generations(store, autosave.slot)
    whole = path.read_bytes()
    first = whole.index(b"\n") + 1
    end = random.Random(number).randrange(first, len(whole) - 1)
    path.write_bytes(whole[:end])
    complete = whole[:end].rpartition(b"\n")[0].count(b"\n")
    whole_lines = complete + (whole[end : end + 1] == b"\n")
    loaded = store.load(autosave.slot)
    assert loaded.notice is not None
    assert loaded.notice.key == "core-save-cut"
    assert len(loaded.match.entries) == whole_lines
    assert text_of(match).startswith(text_of(loaded.match))


@pytest.mark.parametrize("end", [0, 1, 40, 120])
def test_a_save_cut_in_its_first_line_is_replaced_as_well(tmp_path: Path, end: int) -> None:
    store, autosave, _ = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    path.write_bytes(path.read_bytes()[:end])
    notice = store.load(autosave.slot).notice
    assert notice is not None
    assert notice.key == "core-save-older"


@pytest.mark.parametrize("number", range(COUNT))
def test_a_damaged_save_is_replaced_by_the_youngest_good_generation(tmp_path: Path, number: int) -> None:
    store, autosave, match = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    damaged = scratched(path.read_bytes(), random.Random(number))
    path.write_bytes(damaged)
    loaded = store.load(autosave.slot)
    assert loaded.notice is not None
    assert loaded.notice.key == "core-save-older"
    assert loaded.match.entries
    assert text_of(match).startswith(text_of(loaded.match))
    assert damaged in {file.read_bytes() for file in (tmp_path / "damaged").iterdir()}
    assert path.read_text(encoding="utf-8") == text_of(loaded.match)


@pytest.mark.parametrize("number", range(COUNT))
def test_a_damaged_save_without_generations_is_refused_and_kept(tmp_path: Path, number: int) -> None:
    store, autosave, _ = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    forget_generations(store, autosave.slot)
    path.write_bytes(scratched(path.read_bytes(), random.Random(number)))
    refused_and_kept(store, autosave.slot, tmp_path)


@pytest.mark.parametrize("number", range(COUNT))
def test_a_foreign_file_is_refused_and_kept(tmp_path: Path, number: int) -> None:
    (tmp_path / "holiday.jsonl").write_bytes(foreign(number))
    refused_and_kept(SaveStore(tmp_path), "holiday", tmp_path)
    with pytest.raises(SaveError):
        SaveStore(tmp_path).import_file(tmp_path / "holiday.jsonl")


@pytest.mark.parametrize("number", range(COUNT))
def test_a_save_of_another_version_is_refused_and_kept(tmp_path: Path, number: int) -> None:
    store, autosave, _ = saved_match(tmp_path, actions=number)
    path = store.folder.record(autosave.slot)
    header, _, rest = path.read_text(encoding="utf-8").partition("\n")
    path.write_text(json.dumps(json.loads(header) | VERSIONS[number % len(VERSIONS)]) + "\n" + rest, "utf-8")
    store.folder.summary(autosave.slot).unlink()
    with pytest.raises(SaveError, match=r"core-save-(version|game)"):
        store.load(autosave.slot)
    refused_and_kept(store, autosave.slot, tmp_path)


def forget_generations(store: SaveStore, slot: str) -> None:
    for generation in range(1, GENERATIONS + 1):
        store.folder.older(slot, generation).unlink()


def refused_and_kept(store: SaveStore, slot: str, folder: Path) -> None:
    before = everything_in(folder)
    with pytest.raises(SaveError) as refusal:
        store.load(slot)
    assert refusal.value.reason.key.startswith("core-save-")
    assert everything_in(folder) == before


VERSIONS: list[dict[str, object]] = [
    {"rules_version": 0},
    {"rules_version": 99},
    {"format": "quattro-citta 0"},
    {"format": "quattro-citta 2", "weather": "fine"},
    {"game": "tombola"},
    {"seats": [{"player": "wizard"}, {"player": "human"}]},
]


def scratched(whole: bytes, source: random.Random) -> bytes:
    """Bytes overwritten in one line between the header and the last line."""
    lines = whole.split(b"\n")
    index = source.randrange(1, len(lines) - 3)
    kind: Callable[[bytes], bytes] = source.choice([_garbage, _emptied, _repeated, _half])
    lines[index] = kind(lines[index])
    return b"\n".join(lines)


def _garbage(line: bytes) -> bytes:
    return b"\xff\x00\xfe" + line[3:]


def _emptied(line: bytes) -> bytes:
    return b"{}"


def _repeated(line: bytes) -> bytes:
    return line + line


def _half(line: bytes) -> bytes:
    return line[: len(line) // 2]


def foreign(number: int) -> bytes:
    """A picture, a list, another program's lines, an empty file, deep nesting ..."""
    source = random.Random(number)
    kinds: list[Callable[[], bytes]] = [
        lambda: bytes(source.randrange(256) for _ in range(200 + number)),
        lambda: b"",
        lambda: b"[" * (500 + 5000 * number),
        lambda: json.dumps({"format": "chess", "moves": number}).encode(),
        lambda: json.dumps([number, {"game": "chess"}]).encode() + b"\n{}",
        lambda: b"\x89PNG\r\n\x1a\n" + bytes(number * 10),
        lambda: "こんにちは\n".encode("utf-16"),
        lambda: json.dumps({"format": "quattro-citta 1", "game": number}).encode(),
    ]
    return kinds[number % len(kinds)]()
