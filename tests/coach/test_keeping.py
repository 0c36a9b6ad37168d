"""The coach's file: read when it fits its record, thrown away with one sentence when it does not."""

import json
from pathlib import Path

import pytest

from game.ai.budget import never
from game.coach.agenda import Agenda, with_answer
from game.coach.model import Notes
from game.coach.storage import DAMAGED, FOREIGN, OLDER, UnusableNotesError, no_notes, read, write
from game.core.match import Match
from game.core.reasons import Reason
from tests.coach.matches import every_game, finished, little_effort

__all__ = ["little_effort"]


def judged_a_little(match: Match) -> Notes:
    notes = no_notes(match)
    chores = list(Agenda(match, notes).chores([0]))
    for chore in (chores[0], next(chore for chore in chores if type(chore) is not type(chores[0]))):
        notes = with_answer(notes, chore.found(never))
    return notes


@every_game
def test_what_was_found_is_read_back(game: str, tmp_path: Path, little_effort: None) -> None:
    match, path = finished(game), tmp_path / "x.coach.json"
    notes = judged_a_little(match)
    write(path, notes)
    assert read(path, match) == notes


def test_nothing_is_known_where_there_is_no_file(tmp_path: Path) -> None:
    match = finished("lucca")
    assert read(tmp_path / "none", match) == no_notes(match)


def refused(path: Path, match: Match) -> Reason:
    with pytest.raises(UnusableNotesError) as error:
        read(path, match)
    return error.value.reason


@pytest.mark.parametrize("data", [b"", b"{", b"\xff\xfe", b"[]", b'{"version": "one"}', b'{"format": "else"}'])
def test_damage_is_one_sentence(data: bytes, tmp_path: Path) -> None:
    path = tmp_path / "x.coach.json"
    path.write_bytes(data)
    assert refused(path, finished("lucca")) == DAMAGED


@pytest.mark.parametrize(
    "change",
    [
        {"entry": 19_999}, {"seat": 4}, {"level": 9}, {"chances": [0.5]}, {"chances": [2.0, 0.0, 0.0]}, {"played": 3},
        {"loss": -1.0}, {"loss": "NaN"}, {"more": 1}, {"ways": [{"deed": []}]},
    ],
)  # fmt: skip
def test_a_figure_that_fits_nothing_is_damage(change: dict[str, object], tmp_path: Path, little_effort: None) -> None:
    match, path = finished("lucca"), tmp_path / "x.coach.json"
    plain = json.loads(judged_a_little(match).model_dump_json())
    plain["judged"][0] |= change
    path.write_text(json.dumps(plain), "utf-8")
    assert refused(path, match) == DAMAGED


def test_ways_that_are_no_actions_or_were_not_played_are_damage(tmp_path: Path, little_effort: None) -> None:
    match, path = finished("lucca"), tmp_path / "x.coach.json"
    for way in range(2):
        plain = json.loads(judged_a_little(match).model_dump_json())
        plain["judged"][0]["ways"][way]["deed"][0] = "dance"
        path.write_text(json.dumps(plain), "utf-8")
        assert refused(path, match) == DAMAGED


def test_what_an_older_program_found_is_judged_again(tmp_path: Path) -> None:
    match, path = finished("lucca"), tmp_path / "x.coach.json"
    plain = {"format": "quattro-citta-coach", "version": 0, "anything": "else"}
    path.write_text(json.dumps(plain), "utf-8")
    assert refused(path, match) == OLDER


def test_the_file_of_another_match_is_not_believed(tmp_path: Path) -> None:
    path = tmp_path / "x.coach.json"
    write(path, no_notes(finished("san_gimignano")))
    assert refused(path, finished("lucca")) == FOREIGN
    lucca = no_notes(finished("lucca")).model_copy(update={"record": "0" * 64})
    write(path, lucca)
    assert refused(path, finished("lucca")) == FOREIGN
