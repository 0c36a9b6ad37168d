"""Trying a moment again: what is counted as right, when it is known, and that no try can show what was hidden."""

from collections.abc import Sequence

import pytest

from game.ai.budget import never
from game.coach import trying
from game.coach.chores import WeighTry
from game.coach.decisions import deeds_of
from game.coach.estimates import Figure
from game.coach.model import Judged, Way
from game.core.chance import Live
from game.core.match import Match
from game.core.spec import HUMAN
from tests.coach.matches import every_game, finished, little_effort

__all__ = ["little_effort"]


def judged(gains: Sequence[tuple[Sequence[str], float]], loss: float = 7.5, error: float = 0.5) -> Judged:
    """The way without a gain was played."""
    ways = [Way(deed=[*deed], gain=gain, error=0.4 if gain else 0.0, chance=0.5, parts={}) for deed, gain in gains]
    played = next(place for place, way in enumerate(ways) if not way.gain)
    return Judged(
        entry=0, seat=0, level=2, worlds=144, ways=ways, played=played, loss=loss, error=error, chances=[0.5, 0.5]
    )


MOMENT = judged([(("take 2", "extend"), 8.0), (("take 2", "wall"), 7.2), (("take 4",), 5.3), (("take 5",), 0.0)])


def test_what_is_within_two_errors_of_the_best_is_right_and_all_else_tells_what_it_still_loses() -> None:
    told = [(each.deed[0], round(each.loss, 1), each.is_right) for each in trying.verdicts(MOMENT)]
    assert told == [("take 2", 0.0, True), ("take 2", 0.3, True), ("take 4", 2.2, False), ("take 5", 7.5, False)]


def test_a_way_as_near_to_what_was_played_as_to_the_best_is_not_right_however_large_the_error() -> None:
    moment = judged([(("a",), 3.0), (("b",), 1.2), (("c",), 0.0)], loss=2.9, error=1.4)
    assert [each.is_right for each in trying.verdicts(moment)] == [True, False, False]


def test_a_loss_that_the_coach_would_not_call_one_is_right() -> None:
    assert trying.verdict(MOMENT, ["x"], Figure(0.4, 0.0)).is_right
    assert not trying.verdict(MOMENT, ["x"], Figure(0.6, 0.0)).is_right


@pytest.mark.parametrize(
    ("played", "is_whole", "right"),
    [
        (["take 2"], False, True),  # both ways that begin so are right
        (["extend", "take 2"], True, True),  # the order does not matter
        (["take 4"], False, False),
        (["take 5"], True, False),
        (["take 2"], True, None),  # no way ends here
        (["dance"], True, None),
    ],
)
def test_a_try_is_judged_as_soon_as_all_ways_that_begin_so_are_of_one_kind(
    played: list[str], is_whole: bool, right: bool | None
) -> None:
    found = trying.verdict_so_far(MOMENT, played, is_whole)
    assert (found.is_right if found else None) == right


def test_ways_of_both_kinds_are_told_apart_by_what_follows() -> None:
    moment = judged([(("take 2", "extend"), 8.0), (("take 2", "wall"), 4.0), (("take 5",), 0.0)])
    assert trying.verdict_so_far(moment, ["take 2"], is_whole=False) is None
    found = trying.verdict_so_far(moment, ["take 2", "wall"], is_whole=True)
    assert found is not None and not found.is_right
    assert [trying.next_of_best(moment, played) for played in ([], ["take 2"], ["take 5"])] == ["take 2", "extend", ""]


def a_decision(match: Match, seat: int = 0) -> Judged:
    """The decision in the middle of the match, with what was played as its only way."""
    deeds = deeds_of(match, seat)
    deed = deeds[len(deeds) // 2]
    way = Way(deed=[*deed.actions], gain=0.0, error=0.0, chance=0.5, parts={})
    return Judged(
        entry=deed.first, seat=seat, level=2, worlds=9, ways=[way], played=0, loss=0.0, error=0.0,
        chances=[1 / len(match.seats)] * len(match.seats),
    )  # fmt: skip


@every_game
def test_the_position_is_what_the_seat_saw_and_nothing_hidden_is_as_it_was(game: str) -> None:
    match = finished(game)
    moment = a_decision(match)
    again, rules = trying.position_of(match, moment), match.spec.rules
    assert rules.observe(again.state, 0) == match.view_at(moment.entry, 0)
    assert rules.missing_cards(again.state) == rules.missing_cards(match.state_at(moment.entry)) == []
    assert again.state != match.state_at(moment.entry) or not match.spec.has_hidden_hands
    assert [seat.player == HUMAN for seat in again.seats] == [seat == 0 for seat in range(len(match.seats))]
    assert [entry.events for entry in again.entries] == [entry.events for entry in match.entries[: moment.entry]]
    assert again.why_no_undo() is not None, "what was played before stays"
    kept = match.state_at(moment.entry)
    again.submit(rules.parse_action(moment.own.deed[0]))
    assert match.state_at(moment.entry) is kept


@every_game
def test_the_luck_of_a_try_is_another_than_that_of_the_match(game: str) -> None:
    match = finished(game)
    again, entry = trying.position_of(match, a_decision(match)), 7
    assert Live(again.seed, entry).shuffled(range(50)) != Live(match.seed, entry).shuffled(range(50))


@every_game
def test_a_way_that_is_not_in_the_file_is_weighed_against_the_best(game: str, little_effort: None) -> None:
    match = finished(game)
    moment = a_decision(match)
    view = match.spec.rules.to_plain(match.view_at(moment.entry, 0))
    other = next(a.text for a in match.spec.rules.legal(match.state_at(moment.entry)) if a.text != moment.own.deed[0])
    ask = WeighTry(game, view, 0, (other,), tuple(moment.own.deed), "1")
    found = ask.found(never)
    assert found.deed[0] == other and found.worlds > 0 and found.error > 0
    assert ask.found(never) == found
    same = WeighTry(game, view, 0, (moment.own.deed[0],), tuple(moment.own.deed), "1").found(never)
    if same.deed == tuple(moment.own.deed):
        assert same.loss == 0
    assert ask.found(lambda: True).worlds == 0 == ask.resort().worlds
