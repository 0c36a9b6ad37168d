"""Whatever lies in the folder of saves: it can be listed and loaded, and what was longest and good goes on."""

import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from game.core import plain_files, save_files
from game.core.reasons import Reason
from game.core.save_files import GENERATIONS, SaveFolder
from game.core.seats import Seat
from game.core.storage import SaveError, SaveStore
from tests.core.saved import new_match, play, saved_match, text_of
from tests.core.test_damaged_saves import everything_in, forget_generations

SUMMARIES = [
    {"turn": 10**300}, {"turn": -1}, {"turn": True}, {"totals": []}, {"totals": [10**30, 0]}, {"winners": [7]},
    {"winners": [-1]}, {"finished": 1}, {"size": 1.0},
]  # fmt: skip


@pytest.mark.parametrize("change", SUMMARIES, ids=str)
def test_a_summary_that_cannot_be_believed_is_worked_out_anew(tmp_path: Path, change: dict[str, object]) -> None:
    store, autosave, _ = saved_match(tmp_path)
    before = store.slots()
    path = store.folder.summary(autosave.slot)
    path.write_text(json.dumps(json.loads(path.read_bytes()) | change), "utf-8")
    assert SaveStore(tmp_path).slots() == before


@pytest.mark.parametrize("actions", [0, 5, 20])
def test_a_record_put_in_anothers_place_is_listed_as_it_stands(tmp_path: Path, actions: int) -> None:
    """The summary beside it tells of the record that lay there before."""
    store, autosave, _ = saved_match(tmp_path / "here")
    other, copy, match = saved_match(tmp_path / "there", actions)
    autosave.stop()
    store.wait()
    store.slots()
    data = other.folder.record(copy.slot).read_bytes()
    store.folder.record(autosave.slot).write_bytes(data)
    for looking in (store, SaveStore(store.folder.root)):
        (slot,) = looking.slots()
        assert (slot.turn, slot.totals, slot.problem) == (match.turn, match.result().totals, None)


@pytest.mark.parametrize(("good", "spoilt"), [(b'"game":"', b'"game":"X'), (b'"L"', b'"X"'), (b'"human"', b'"robot"')])
def test_a_spoilt_first_line_is_listed_with_its_problem(tmp_path: Path, good: bytes, spoilt: bytes) -> None:
    """Even where summary and size still fit."""
    store, autosave, _ = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    data = path.read_bytes().replace(good, spoilt, 1)
    path.write_bytes(data)
    summary = store.folder.summary(autosave.slot)
    summary.write_text(json.dumps(json.loads(summary.read_bytes()) | {"size": len(data)}), "utf-8")
    (slot,) = SaveStore(tmp_path).slots()
    assert slot.problem is not None


def test_names_from_files_are_filtered(tmp_path: Path) -> None:
    store, autosave, _ = saved_match(tmp_path)
    store.rename(autosave.slot, "x")
    store.folder.name(autosave.slot).write_bytes("日\x00曜\u200b\n".encode() + b"\xff" + b"a" * 999)
    (slot,) = store.slots()
    assert slot.name == ("日曜 " + "a" * 999)[:80]


def test_a_file_that_vanishes_while_the_list_is_read_is_none(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, autosave, _ = saved_match(tmp_path)
    monkeypatch.setattr(type(store.folder), "slots", lambda _: [autosave.slot, "gone"])
    assert [slot.id for slot in store.slots()] == [autosave.slot]


def test_a_file_nobody_may_read_is_listed_with_its_problem(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, autosave, _ = saved_match(tmp_path)
    opened = plain_files._at_once

    def refuse(name: str, flags: int) -> int:
        if Path(name) == store.folder.record(autosave.slot):
            raise PermissionError
        return opened(name, flags)

    monkeypatch.setattr(plain_files, "_at_once", refuse)
    assert [slot.problem.key for slot in store.slots() if slot.problem] == ["core-save-unreadable"]


def test_a_time_no_calendar_knows_is_put_right(tmp_path: Path) -> None:
    store, autosave, _ = saved_match(tmp_path)
    os.utime(store.folder.record(autosave.slot), (-5, -5))
    assert store.slots()[0].modified == 0.0


@pytest.mark.parametrize("with_summary", [True, False])
def test_a_truncated_record_gives_way_to_a_longer_generation(tmp_path: Path, with_summary: bool) -> None:
    """At a line's end, where nothing of the record itself tells."""
    store, autosave, _ = saved_match(tmp_path, actions=30)
    path = store.folder.record(autosave.slot)
    cut = b"".join(path.read_bytes().splitlines(keepends=True)[:3])
    path.write_bytes(cut)
    if not with_summary:
        store.folder.summary(autosave.slot).unlink()
    generation = store.folder.older(autosave.slot, 1).read_text("utf-8")
    loaded = store.load(autosave.slot)
    assert loaded.notice is not None
    assert text_of(loaded.match) == generation == path.read_text("utf-8")
    assert cut in everything_in(tmp_path / "damaged")


def test_a_flipped_bit_in_the_last_line_keeps_the_original(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    whole = path.read_bytes()
    flipped = whole[:-10] + bytes([whole[-10] ^ 0x80]) + whole[-9:]
    path.write_bytes(flipped)
    loaded = store.load(autosave.slot)
    assert loaded.notice is not None and len(loaded.match.entries) == len(match.entries) - 1
    assert flipped in everything_in(tmp_path / "damaged")


def test_a_result_lost_at_the_end_is_written_again(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path)
    match.resign(0)
    store.wait()
    forget_generations(store, autosave.slot)
    path = store.folder.record(autosave.slot)
    path.write_bytes(b"".join(path.read_bytes().splitlines(keepends=True)[:-1]))
    assert text_of(store.load(autosave.slot).match) == text_of(match) == path.read_text("utf-8")


SPOIL: dict[str, Callable[[Path], object]] = {
    "vanished": Path.unlink,
    "replaced": lambda path: path.write_bytes(b"other"),
    "cut": lambda path: path.write_bytes(path.read_bytes()[:-7]),
}


@pytest.mark.parametrize("spoil", SPOIL.values(), ids=SPOIL)
def test_a_save_that_vanished_or_was_cut_is_written_anew(tmp_path: Path, spoil: Callable[[Path], object]) -> None:
    store, autosave, match = saved_match(tmp_path)
    path = store.folder.record(autosave.slot)
    spoil(path)
    play(match, 1)
    store.wait()
    assert path.read_text("utf-8") == text_of(match)
    spoil(path)
    autosave.stop()
    store.wait()
    assert path.read_text("utf-8") == text_of(match)


def test_a_folder_that_vanished_is_made_again(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path / "saves")
    (tmp_path / "saves").rename(tmp_path / "elsewhere")
    play(match, 1)
    store.wait()
    assert store.folder.record(autosave.slot).read_text("utf-8") == text_of(match)


def test_a_disk_that_fills_leaves_nothing_partial_and_is_made_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store, autosave, match = saved_match(tmp_path)
    told: list[Reason] = []
    store.on_problem = told.append
    before = everything_in(tmp_path)

    def write_half(path: Path, mode: str, data: bytes) -> None:
        with path.open(mode) as file:
            file.write(data[: len(data) // 2])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr(save_files, "_write", write_half)
        match.set_seat(1, Seat("greedy", "Bice", "F"))
        while match.decision is not None and match.decision.is_turn:
            play(match, 1)
        play(match, 1)
        store.wait()
    assert told and everything_in(tmp_path) == before
    play(match, 1)
    store.wait()
    assert store.folder.record(autosave.slot).read_text("utf-8") == text_of(match)


def test_on_windows_a_file_that_is_held_for_a_moment_is_tried_again(tmp_path: Path, held_files: None) -> None:
    folder = SaveFolder(tmp_path)
    for number in range(3):
        save_files.write_whole(folder.record("a"), b"1")
        save_files.append(folder.record("a"), b"%d" % number)
        save_files.rotate(folder, "a")
    assert [plain_files.read_file(folder.older("a", number), 9) for number in (1, 2, 3)] == [b"12", b"11", b"10"]
    aside = folder.set_aside(folder.record("a"))
    assert plain_files.read_file(aside, 9) == b"12"
    save_files.remove([aside])
    assert not aside.exists()


@pytest.mark.parametrize("path", ["/dev/zero", "/", "nowhere", "a\x00b", "x" * 5000])
def test_what_is_no_file_is_not_imported(tmp_path: Path, path: str) -> None:
    with pytest.raises(SaveError, match="core-save-unreadable"):
        SaveStore(tmp_path).import_file(Path(path))


def test_an_imported_match_brings_its_summary(tmp_path: Path) -> None:
    match = new_match()
    (tmp_path / "record").write_text(text_of(match), "utf-8")
    store = SaveStore(tmp_path / "saves")
    assert store.folder.summary(store.import_file(tmp_path / "record")).is_file()
    assert store.slots()[0].totals == match.result().totals


def test_generations_are_three_and_of_the_same_match(tmp_path: Path) -> None:
    """A damaged file is not copied over a good generation while the match goes on."""
    store, autosave, match = saved_match(tmp_path)
    store.folder.record(autosave.slot).write_bytes(b"spoilt")
    play(match, 20)
    store.wait()
    older = [store.folder.older(autosave.slot, number).read_text("utf-8") for number in range(1, GENERATIONS + 1)]
    assert all(text_of(match).startswith(text) for text in older)
