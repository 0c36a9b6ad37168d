"""Records are judged by one verifier: nothing passes that the program would not have written itself."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import main
from game.core.match import Match
from game.core.record import LARGEST_BYTES, MOST_LINES, RecordError, decoded, parse_record
from game.core.restoring import restore
from game.core.seats import Seat
from game.core.storage import SaveError, SaveStore
from tests.core.saved import new_match, play, text_of

Rows = list[dict[str, Any]]


def rows_of(match: Match) -> Rows:
    return [json.loads(line) for line in text_of(match).splitlines()]


def going_on() -> Rows:
    match = new_match()
    play(match, 6)
    return rows_of(match)


def resigned() -> Rows:
    match = new_match()
    play(match, 6)
    match.resign(0)
    return rows_of(match)


def luck_at(rows: Rows) -> dict[str, Any]:
    """The first line of which chance is a part: the header."""
    return rows[0]


def second_resignation(rows: Rows) -> None:
    rows.insert(-1, {"resigned": 1})


def change_after_the_end(rows: Rows) -> None:
    rows.insert(-1, {"change": 0, "to": {"player": "greedy", "name": "", "colour": "L"}})


def no_result(rows: Rows) -> None:
    del rows[-1]


def result_twice(rows: Rows) -> None:
    rows.append(rows[-1])


def result_in_the_middle(rows: Rows) -> None:
    rows.insert(-2, rows[-1])


FINISHED = (second_resignation, change_after_the_end, no_result, result_twice, result_in_the_middle)
UNFINISHED: dict[str, Callable[[Rows], Any]] = {
    "missing set-up luck": lambda rows: luck_at(rows).update(outcome=[]),
    "surplus set-up luck": lambda rows: luck_at(rows)["outcome"].append([0]),
    "true for a number": lambda rows: rows[1].update(seat=bool(rows[1]["seat"])),
    "1.0 for a number": lambda rows: rows[1].update(legal=float(rows[1]["legal"])),
    "1.0 in an event": lambda rows: rows[1]["events"][0].update(seat=float(rows[1]["events"][0]["seat"])),
    "an action that would colour the terminal": lambda rows: rows[1].update(action="\x1b[31mbuild\x07"),
    "an action in other words": lambda rows: rows[1].update(action=f" {rows[1]['action']} "),
    "a false position": lambda rows: rows[1].update(state={}),
    "an unknown colour": lambda rows: rows[0]["seats"][0].update(colour="X"),
    "a control character": lambda rows: rows[0]["seats"][0].update(name="A\x00"),
    "half a character": lambda rows: rows[0]["seats"][0].update(name="A\ud800"),
    "an endless name": lambda rows: rows[0]["seats"][0].update(name="A" * 5000),
    "a seed of two lines": lambda rows: rows[0].update(seed="a\nb"),
    "an unknown colour later": lambda rows: rows.append({"change": 0, "to": {"player": "greedy", "colour": "X"}}),
}


def refused_by_both(folder: Path, rows: Rows, capsys: pytest.CaptureFixture[str]) -> None:
    path = folder / "record.jsonl"
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
    with pytest.raises(SaveError):
        SaveStore(folder / "saves").import_file(path)
    assert main.main(["replay", str(path)]) == 2
    told = capsys.readouterr().err
    assert told.count("\n") == 1 and told.rstrip("\n").isprintable()


@pytest.mark.parametrize("change", FINISHED, ids=lambda change: change.__name__)
def test_a_finished_record_ends_once_and_with_its_result(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], change: Callable[[Rows], None]
) -> None:
    rows = resigned()
    change(rows)
    refused_by_both(tmp_path, rows, capsys)


@pytest.mark.parametrize("name", UNFINISHED)
def test_nothing_strange_passes(tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    rows = going_on()
    UNFINISHED[name](rows)
    refused_by_both(tmp_path, rows, capsys)


def test_what_is_not_changed_passes(tmp_path: Path) -> None:
    for rows in (going_on(), resigned()):
        path = tmp_path / "record.jsonl"
        path.write_text("".join(json.dumps(row) + "\n" for row in rows), "utf-8")
        SaveStore(tmp_path / "saves").import_file(path)
        assert main.main(["replay", str(path)]) == 0


def test_bytes_that_are_no_text_after_the_last_line_are_damage() -> None:
    data = text_of(new_match()).encode() + b"\xff\xfe"
    with pytest.raises(RecordError):
        parse_record(decoded(data), allow_cut=False)
    assert parse_record(decoded(data)).was_cut


@pytest.mark.parametrize("size", [LARGEST_BYTES + 1, MOST_LINES + 1])
def test_a_record_larger_than_any_match_is_refused_unread(tmp_path: Path, size: int) -> None:
    row = b"x" * size if size > LARGEST_BYTES else b"{}\n" * size
    (tmp_path / "large.jsonl").write_bytes(text_of(new_match()).encode() + row)
    with pytest.raises(SaveError, match="core-save-large"):
        SaveStore(tmp_path / "saves").import_file(tmp_path / "large.jsonl")


def test_a_record_of_a_game_without_a_table_is_refused_and_listed_with_its_reason(tmp_path: Path) -> None:
    (tmp_path / "record.jsonl").write_text(text_of(new_match()), "utf-8")
    store = SaveStore(tmp_path, games=[])
    assert [slot.problem.key for slot in store.slots() if slot.problem] == ["core-save-game"]
    for refused in (store.load, lambda slot: store.import_file(tmp_path / f"{slot}.jsonl")):
        with pytest.raises(SaveError, match="core-save-game"):
            refused("record")


def test_a_match_that_is_over_changes_no_more() -> None:
    match = new_match()
    match.resign(0)
    match.set_seat(0, Seat("greedy", "", "L"))
    match.resign(1)
    assert (match.resigned, match.seat_changes) == (0, [])


def test_a_change_of_hands_stays_in_the_record_where_actions_are_taken_back() -> None:
    match = new_match()
    match.options["practice"] = "on"
    play(match, 6)
    match.set_seat(1, Seat("human", "Bice", "F"))
    match.undo()
    play(match, 1)
    again = restore(parse_record(text_of(match)))
    assert text_of(again) == text_of(match)
    assert all(change.index < len(match.entries) for change in match.seat_changes)


def test_a_key_that_stands_twice_in_a_line_is_damage() -> None:
    text = text_of(new_match())
    doubled = text.replace('"seed":', '"seed":"another","seed":', 1)
    with pytest.raises(RecordError):
        parse_record(doubled)
