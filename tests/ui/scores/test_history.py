"""Every number of every game's score table is explained by what its own seat did, turn by turn."""

from collections.abc import Iterator

import pytest

from game.aquileia.events import LaurelTaken, PointsScored
from game.core.events import Event
from game.core.match import Match
from game.core.spec import Spec
from game.lucca.cards import COLOURS
from game.lucca.events import PalaceOpened
from scenes.engine.text.catalog import Catalog
from scenes.kit.event_ui import points_of
from scenes.kit.game_uis import game_ui_of
from scenes.kit.seat_views import wording_of
from scenes.kit.wording import Wording
from scenes.screens.scores.history import START, History, lead, nice_step
from scenes.screens.scores.score_causes import ALL_GAMES
from tests.ui.played import play
from tests.ui.scores.matches import SPECS, finished, started


def wording_for(match: Match) -> Wording:
    return wording_of(Catalog(), match, 0)


def numbers(match: Match) -> Iterator[tuple[int, int, str, int]]:
    """Game, seat, category and points of every number."""
    for game, table in enumerate(match.result().games):
        for seat in range(len(match.seats)):
            for category in table.categories:
                yield game, seat, category, table.of(seat, category)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
@pytest.mark.parametrize("seed", ["3", "11", "19"])
def test_the_lines_of_every_number_add_up_to_it(spec: Spec, seed: str) -> None:
    match = finished(spec, max(spec.seats), seed, longest=True)
    history, wording = History(match), wording_for(match)
    for game, seat, category, points in numbers(match):
        assert sum(line.points for line in history.lines(seat, category, game, wording)) == points


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_the_lines_of_a_match_given_up_add_up_too(spec: Spec) -> None:
    match = started(spec, min(spec.seats), "5")
    play(match, 60)
    match.resign(0)
    history, wording = History(match), wording_for(match)
    for game, seat, category, points in numbers(match):
        assert sum(line.points for line in history.lines(seat, category, game, wording)) == points


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
@pytest.mark.parametrize("seed", ["3", "11"])
def test_events_that_score_for_a_seat_stand_behind_the_numbers_of_that_seat(spec: Spec, seed: str) -> None:
    match = finished(spec, max(spec.seats), seed)
    history, wording = History(match), wording_for(match)
    for game, seat, category, _ in numbers(match):
        rows = game_ui_of(spec.id).events
        if any(row.points for row in rows.values()):
            lines = history.lines(seat, category, game, wording)
            own = [(index, event) for index, event in _events(match) if getattr(event, "seat", None) == seat]
            assert [(line.entry, line.points) for line in lines] == [
                (index, points)
                for index, event in own
                if (points := points_of(rows.get(type(event)), event, category)) is not None
            ]


def test_an_opening_is_told_in_a_few_words_with_its_own_points() -> None:
    match = finished(next(spec for spec in SPECS if spec.id == "lucca"), 4, "3")
    history, wording = History(match), wording_for(match)
    for seat in range(4):
        opened = [event for _, event in _events(match) if isinstance(event, PalaceOpened) and event.seat == seat]
        told = [(line.text, line.points) for line in history.lines(seat, "openings", 0, wording)]
        assert told == [
            (f"{COLOURS[event.colour]} opened" + " at the end" * event.is_last, event.points) for event in opened
        ]


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_the_chart_has_one_place_for_each_turn_of_the_game_and_ends_at_the_final_points(spec: Spec) -> None:
    match = finished(spec, max(spec.seats), "7")
    rows = History(match).by_turn(0)
    assert list(rows) == [START, *range(1, match.turn_at(len(match.entries) - 1) + 1)]
    assert list(rows.values())[-1] == match.result().games[0].totals


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_the_chart_of_a_series_ends_at_the_points_of_all_games(spec: Spec) -> None:
    match = finished(spec, max(spec.seats), "7", longest=True)
    assert list(History(match).by_turn(ALL_GAMES).values())[-1] == match.result().totals


def test_rules_of_the_chart_are_round_numbers() -> None:
    assert [nice_step(high) for high in (1, 9, 24, 60, 120, 480)] == [1, 2, 5, 20, 50, 100]


def test_the_lead_is_over_the_best_of_the_rest() -> None:
    assert lead((63, 66), (1,)) == 3
    assert lead((40, 52, 47), (1,)) == 5
    assert lead((50, 50), (0, 1)) == 0


def _events(match: Match) -> Iterator[tuple[int, Event]]:
    return ((entry.index, event) for entry in match.entries for event in entry.events)


def test_what_was_taken_unseen_is_named_once_the_match_is_over() -> None:
    spec = next(spec for spec in SPECS if any(event is LaurelTaken for event in spec.events))
    match = finished(spec, max(spec.seats), "3", longest=True)
    history, wording = History(match), wording_for(match)
    last = len(match.entries) - 1
    texts = {line.text for seat in range(len(match.seats)) for line in history.lines(seat, "laurels", 0, wording)
             if line.entry == last}  # fmt: skip
    assert texts
    assert all(wording.event(match.entries[last].events[-1]) not in text for text in texts)


@pytest.mark.parametrize("spec", SPECS, ids=lambda spec: spec.id)
def test_a_line_names_the_deed_that_made_its_points_and_says_more_than_they(spec: Spec) -> None:
    match = finished(spec, max(spec.seats), "3")
    history, wording = History(match), wording_for(match)
    for game, seat, category, _ in numbers(match):
        for line in history.lines(seat, category, game, wording):
            event = match.entries[line.entry].events[line.event]
            assert not isinstance(event, PointsScored) or line.text != wording.event(event)
            assert not isinstance(event, LaurelTaken) or line.text == wording.event(event)
            if line.points > 0 and getattr(event, "seat", None) == seat and wording.event(event) == line.text:
                assert not any(other.name in line.text for other in wording.people if other.seat != seat)
