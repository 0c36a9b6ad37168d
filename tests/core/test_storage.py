"""A match keeps itself: every action is on the disk, every slot can be listed, named, moved and deleted."""

from pathlib import Path

import pytest

from game.core.match import Match
from game.core.reasons import Reason
from game.core.save_files import GENERATIONS
from game.core.seats import Seat
from game.core.storage import SaveError, SaveStore
from tests.core.saved import new_match, play, saved_match, text_of


def on_disk(store: SaveStore, slot: str) -> str:
    store.wait()
    return store.folder.record(slot).read_text(encoding="utf-8")


def test_every_action_is_on_the_disk(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path, actions=0)
    while not match.is_over and len(match.entries) < 40:
        play(match, 1, seed=len(match.entries))
        assert on_disk(store, autosave.slot) == text_of(match)


def test_a_loaded_match_stands_as_it_was_left(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path)
    loaded = store.load(autosave.slot)
    assert (loaded.notice, loaded.match.state, text_of(loaded.match)) == (None, match.state, text_of(match))


def test_a_loaded_match_goes_back_to_its_slot(tmp_path: Path) -> None:
    store, autosave, _ = saved_match(tmp_path)
    match = store.load(autosave.slot).match
    assert store.autosave(match).slot == autosave.slot
    play(match, 5)
    assert on_disk(store, autosave.slot) == text_of(match)


def test_an_undone_action_leaves_the_file(tmp_path: Path) -> None:
    store, match = SaveStore(tmp_path), new_match()
    match.options["practice"] = "on"
    slot = store.autosave(match).slot
    play(match, 10)
    match.undo()
    assert on_disk(store, slot) == text_of(match)
    match.redo()
    assert on_disk(store, slot) == text_of(match)


def test_a_seat_that_changes_hands_and_a_resignation_are_kept(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path)
    match.set_seat(0, Seat("artisan", "Agnès", "L"))
    match.resign(0)
    assert on_disk(store, autosave.slot) == text_of(match)
    assert store.load(autosave.slot).match.seats == match.seats


def test_three_older_generations_are_kept_one_per_turn(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path, actions=20)
    older = [store.folder.older(autosave.slot, number) for number in range(1, GENERATIONS + 1)]
    sizes = [path.stat().st_size for path in older]
    assert sizes == sorted(sizes, reverse=True)
    assert all(text_of(match).startswith(path.read_text(encoding="utf-8")) for path in older)


def test_the_list_tells_game_seats_turns_and_score(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path)
    (slot,) = store.slots()
    assert (slot.id, slot.game, list(slot.seats)) == (autosave.slot, match.spec.id, match.seats)
    assert slot.totals == match.result().totals
    assert slot.turn == match.turn
    assert dict(slot.options) == match.options
    assert not slot.finished


def test_a_finished_match_is_no_longer_going_on(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path)
    assert [slot.id for slot in store.slots() if slot.is_going_on] == [autosave.slot]
    match.resign(0)
    store.wait()
    assert not any(slot.is_going_on for slot in store.slots())
    assert store.slots()[0].finished


def test_the_list_needs_no_summary(tmp_path: Path) -> None:
    store, autosave, _ = saved_match(tmp_path)
    before = store.slots()
    store.folder.summary(autosave.slot).write_text("{damaged", encoding="utf-8")
    assert store.slots() == before


def test_matches_get_slots_of_their_own_and_a_number_is_never_used_again(tmp_path: Path) -> None:
    store, first, _ = saved_match(tmp_path)
    second = store.autosave(new_match("4"))
    store.wait()
    store.delete(first.slot)
    third = store.autosave(new_match("5"))
    assert len({first.slot, second.slot, third.slot}) == 3


def test_renaming_and_deleting(tmp_path: Path) -> None:
    store, autosave, _ = saved_match(tmp_path)
    store.rename(autosave.slot, " 日曜の対局 ")
    assert store.slots()[0].name == "日曜の対局"
    store.delete(autosave.slot)
    assert store.slots() == []
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_an_exported_match_can_be_imported(tmp_path: Path) -> None:
    store, autosave, match = saved_match(tmp_path / "saves")
    store.export(autosave.slot, tmp_path / "shared" / "match.jsonl")
    slot = store.import_file(tmp_path / "shared" / "match.jsonl")
    assert slot != autosave.slot
    assert text_of(store.load(slot).match) == text_of(match)


def test_a_second_instance_only_reads(tmp_path: Path) -> None:
    _, autosave, _ = saved_match(tmp_path)
    second = SaveStore(tmp_path, read_only=True)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    loaded = second.load(autosave.slot).match
    second.autosave(loaded)
    play(loaded, 3)
    refused = (
        lambda: second.delete(autosave.slot),
        lambda: second.rename(autosave.slot, "x"),
        lambda: second.import_file(second.folder.record(autosave.slot)),
    )
    for change in refused:
        with pytest.raises(SaveError, match="core-save-read-only"):
            change()
    second.wait()
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_disk_that_refuses_is_reported_and_made_good_later(tmp_path: Path) -> None:
    told: list[Reason] = []
    store, match = SaveStore(tmp_path / "saves", on_problem=told.append), new_match()
    autosave = store.autosave(match)
    store.wait()
    record = store.folder.record(autosave.slot)
    record.unlink()
    record.mkdir()
    play(match, 1)
    store.wait()
    assert [reason.key for reason in told] == ["core-save-unwritable"]
    record.rmdir()
    play(match, 1)
    assert on_disk(store, autosave.slot) == text_of(match)


def test_a_branch_can_be_saved_beside_its_origin(tmp_path: Path) -> None:
    store, origin, match = saved_match(tmp_path)
    branch: Match = match.branch(5)
    slot = store.autosave(branch).slot
    assert slot != origin.slot
    assert on_disk(store, slot) == text_of(branch)
