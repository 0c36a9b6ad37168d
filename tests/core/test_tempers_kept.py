"""A temper is kept in the record, and a record from before there were any is read as it stands."""

import json
from dataclasses import replace

import pytest

from game.core.record import RecordError, parse_record
from game.core.restoring import restore
from tests.core.saved import new_match, play, text_of


def test_tempers_of_seats_and_of_changes_come_back() -> None:
    match = new_match()
    match.set_seat(1, replace(match.seats[1], temper="captain"))
    play(match, 4)
    match.set_seat(1, replace(match.seats[1], temper="steward"))
    again = restore(parse_record(text_of(match)))
    assert [change.seat.temper for change in again.seat_changes] == ["captain", "steward"]
    assert again.seats == match.seats
    assert text_of(again) == text_of(match)


def test_a_record_without_tempers_has_none_and_keeps_its_bytes() -> None:
    match = new_match()
    play(match, 4)
    text = text_of(match)
    assert "temper" not in text
    again = restore(parse_record(text))
    assert {seat.temper for seat in again.seats} == {""}
    assert text_of(again) == text


def test_a_temper_nobody_knows_is_of_a_newer_program() -> None:
    match = new_match()
    head, *rest = text_of(match).splitlines()
    plain = json.loads(head)
    plain["seats"][1]["temper"] = "jester"
    with pytest.raises(RecordError, match="jester") as refused:
        restore(parse_record("\n".join([json.dumps(plain), *rest])))
    assert refused.value.key == "core-record-version"
