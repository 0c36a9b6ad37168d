"""The deck: what comes back when, what is put away, what a damaged or foreign file costs."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from game.coach import deck
from game.coach.deck import Card, Find, Mark, Marks, Standing
from game.coach.effort import FINEST
from game.coach.storage import no_notes
from tests.coach.matches import finished
from tests.coach.test_trying import judged

DAY = 86_400.0
NOON = 1_763_640_000.0
MOMENT = judged([(("a",), 8.0), (("b",), 0.0)])


def at(time: float) -> Find:
    return Find(time=time, day=f"2025-11-{int((time - NOON) // DAY) + 20:02}")


def standings(mark: Mark, played: int) -> list[tuple[str, int]]:
    """Where the moment stands after each further match."""
    matches = [NOON + number for number in range(1, played + 1)]
    each = [deck.standing(mark, NOON, matches[:number]) for number in range(played + 1)]
    return [(one.stage, one.waits) for one in each]


def test_a_moment_comes_back_after_one_match_once_found_after_three_and_oftener_on_a_day_after_ten() -> None:
    assert standings(Mark(), 2) == [("later", 1), ("due", 0), ("due", 0)]
    assert standings(Mark(found=(at(NOON),)), 3) == [("later", 3), ("later", 2), ("later", 1), ("due", 0)]
    twice = standings(Mark(found=(at(NOON), at(NOON))), 10)
    assert (twice[0], twice[9], twice[10]) == (("later", 10), ("later", 1), ("due", 0))


def test_found_on_two_days_it_is_put_away_and_shown_it_begins_again() -> None:
    away = Mark(found=(at(NOON - DAY), at(NOON)))
    assert deck.standing(away, NOON, []).stage == "away"
    again = deck.shown(away, NOON)
    assert (again.found, deck.standing(again, NOON - DAY, [])) == ((), Standing("later", 1))


def test_a_second_find_on_one_day_counts_only_when_it_was_due() -> None:
    once = deck.found(Mark(), at(NOON), Standing("later", 1))
    assert once.found == (at(NOON),)
    assert deck.found(once, at(NOON + 60), Standing("later", 3)) == once
    assert deck.found(once, at(NOON + 60), Standing("due")).found == (at(NOON), at(NOON + 60))
    assert deck.found(once, at(NOON + DAY), Standing("later", 2)).days == 2


def test_matches_played_before_do_not_count() -> None:
    assert deck.standing(Mark(found=(at(NOON),)), NOON - DAY, [NOON - 5] * 9) == Standing("later", 3)


def test_only_what_was_judged_at_full_length_and_cost_something_beyond_doubt_is_in_it() -> None:
    match = finished("lucca")
    others = ({"entry": 5, "level": FINEST - 1}, {"entry": 9, "loss": 0.9}, {"entry": 12, "seat": 2})
    told = [MOMENT, *(MOMENT.model_copy(update=other) for other in others)]
    notes = no_notes(match).model_copy(update={"judged": told})
    (card,) = deck.own_cards(match, notes, "lucca-0001", NOON)
    assert (card.judged, card.slot, card.game) == (MOMENT, "lucca-0001", "lucca")
    assert card.key == f"{notes.record[:16]}/0/0"


def cards(ends: Sequence[float]) -> list[Card]:
    return [Card(f"{end}/0/0", f"lucca-{end}", "lucca", end, MOMENT) for end in ends]


def test_of_too_many_those_put_away_longest_ago_go_first_then_the_oldest() -> None:
    marks, dealt = Marks(), cards(range(deck.MOST_CARDS + 3))
    for card, since in ((dealt[50], NOON), (dealt[40], NOON + DAY)):
        marks.put(card.key, Mark(found=(at(since - DAY), at(since))))
    left = deck.kept(dealt, marks)
    assert len(left) == deck.MOST_CARDS
    assert {card.ended for card in dealt} - {card.ended for card in left} == {50, 40, 0}
    assert [card.ended for card in left] == sorted((card.ended for card in left), reverse=True)


def test_what_was_taken_out_is_gone_until_it_is_put_back() -> None:
    marks, dealt = Marks(), cards([1, 2])
    marks.put(dealt[0].key, Mark(is_out=True))
    assert deck.kept(dealt, marks) == [dealt[1]]
    marks.put(dealt[0].key, Mark())
    assert deck.kept(dealt, marks) == [dealt[1], dealt[0]]


def test_moments_of_one_match_come_in_their_order() -> None:
    one = cards([7])[0]
    two = replace(one, key="other", judged=MOMENT.model_copy(update={"entry": 4}))
    assert deck.kept([two, one], Marks()) == [one, two]


def test_the_file_is_read_back_and_stays_within_its_limit(tmp_path: Path) -> None:
    file, marks = tmp_path / "deck.json", Marks()
    assert deck.load(file) == (Marks(), False)
    for number in range(1_200):
        finds = tuple(at(NOON + number + 0.123456 + place) for place in range(deck._MOST_FINDS))
        marks.put(f"{number:016x}/20000/0", Mark(found=finds, shown=finds[-1].time))
    deck.save(file, marks)
    assert deck.load(file) == (marks, False)
    gone = 1_200 - deck._MOST_MARKS
    assert f"{gone - 1:016x}/20000/0" not in marks.moments and f"{gone:016x}/20000/0" in marks.moments
    assert file.stat().st_size <= deck.LARGEST_BYTES


@pytest.mark.parametrize(
    "data",
    [
        b"", b"\xff\x00", b"[]", b'{"version": 0}', b'{"version": 2}', b'{"x": 1}', b'{"lessons": {}}',
        b'{"moments": {"a": {"shown": -1}}}', b'{"moments": {"a": {"shown": 1e30}}}',
        b'{"moments": {"a": {"shown": NaN}}}',
        b'{"moments": {"a": {"found": [1.0]}}}', b'{"moments": {"a": {"found": [{"time": 1, "day": "yesterday"}]}}}',
        b'{"moments": {"a": {"found": [%s]}}}' % b", ".join([b'{"time": 1, "day": "2025-11-20"}'] * 9),
        b" " * (deck.LARGEST_BYTES + 1),
    ],
)  # fmt: skip
def test_a_damaged_or_foreign_file_is_set_aside_and_costs_only_itself(tmp_path: Path, data: bytes) -> None:
    file = tmp_path / "deck.json"
    file.write_bytes(data)
    assert deck.load(file) == (Marks(), True)
    assert not file.exists()
    assert [kept.read_bytes() for kept in (tmp_path / "damaged").iterdir()] == [data]
