"""Decisions are judged by what their seat could see; blunders are found, and good moves are left alone."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Any

import pytest

from game.ai.budget import never
from game.ai.candidates import Candidate
from game.ai.levels import ADVISER
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import Search
from game.ai.view_guard import SeesTooMuchError
from game.coach.agenda import Agenda, with_answer
from game.coach.chores import WeighDeed, WeighLuck
from game.coach.decisions import Deed, deeds_of
from game.coach.effort import FINEST, Effort
from game.coach.estimates import figure, loss_of
from game.coach.model import Judged
from game.coach.storage import no_notes
from game.coach.weighing import Weighing
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from tests.coach.matches import LITTLE, every_game, finished, little_effort

__all__ = ["little_effort"]

FAIR = Effort(looks=48, worlds=24, chances=8)
SEEDS = {"aquileia": "10"}
"""Matches in which the dearest and the cheapest option differ in truth as well, not only in the mind's prices."""


@every_game
def test_a_decision_is_judged_from_its_own_view_and_what_was_played_is_among_the_ways(game: str) -> None:
    match = finished(game)
    for deed in deeds_of(match, 1)[::25]:
        view = match.view_at(deed.first, 1)
        judged = Weighing(match.spec, view, 1, deed.actions, "seed").judged_with(LITTLE, deed.first, 0, never)
        assert judged.own.deed == list(deed.actions)
        assert judged.own.gain == 0.0
        assert [way.gain for way in judged.ways] == sorted((way.gain for way in judged.ways), reverse=True)
        assert judged.chances[1] == pytest.approx(judged.own.chance)
        assert sum(judged.chances) == pytest.approx(1.0)
        assert judged.end == deed.end
        assert all(sum(way.parts.values()) == pytest.approx(way.gain, abs=1e-6) for way in judged.ways)
        assert not judged.loss or sum(judged.parts.values()) == pytest.approx(judged.loss, abs=1e-6)


@pytest.mark.parametrize(("number", "share"), [(2, 1.0), (6, 0.0)])
def test_errors_hold_the_error_of_judging_unless_everything_is_played_to_the_end(number: int, share: float) -> None:
    """In the second round of Lorenzo playouts are judged a round later, in the sixth they end."""
    match = finished("lorenzo")
    deed = next(deed for deed in deeds_of(match, 1) if match.spec.rules.turn(match.state_at(deed.first)) == number)
    plain, widened = (_judged_with_error(match, deed, judgement) for judgement in (0.0, 3.0))
    assert widened.own.error == 0.0
    assert hypot(plain.error, 3.0 * share) == pytest.approx(widened.error)
    errors = [(one.error, other.error) for one, other in zip(plain.ways, widened.ways, strict=True)][1:]
    assert errors and widened.played == plain.played
    assert all(other == pytest.approx(hypot(one, 3.0 * share)) or other == 0.0 for one, other in errors)


def _judged_with_error(match: Match, deed: Deed, judgement: float) -> Judged:
    spec = replace(match.spec, foresight=replace(match.spec.foresight, judgement=judgement))
    weighing = Weighing(spec, match.view_at(deed.first, 1), 1, deed.actions, "seed")
    return weighing.judged_with(LITTLE, deed.first, 0, never)


def test_more_than_a_seat_sees_is_refused() -> None:
    match = finished("san_gimignano")
    deed = deeds_of(match, 0)[0]
    with pytest.raises(SeesTooMuchError):
        Weighing(match.spec, match.state_at(deed.first), 0, deed.actions, "seed")


@every_game
def test_what_a_seat_cannot_see_changes_no_judgement(game: str) -> None:
    match = finished(game)
    deed = deeds_of(match, 0)[3]
    view = match.view_at(deed.first, 0)
    worlds = [match.spec.rules.determinise(view, 0, random.Random(seed)) for seed in ("one", "other")]
    views = [match.spec.rules.observe(world, 0) for world in worlds]
    first, second = (
        Weighing(match.spec, each, 0, deed.actions, "seed").judged_with(LITTLE, deed.first, 0, never) for each in views
    )
    assert first == second


@dataclass(frozen=True)
class Position:
    match: Match
    seat: int

    @property
    def view(self) -> Any:
        return self.match.view(self.seat)

    def options(self) -> Sequence[tuple[float, Any]]:
        judge = minds_for(self.match.spec, self.view).own[0]
        return sorted(judge.options(self.view, wide=True), key=lambda option: option[0])


def position(game: str) -> Position:
    """Of an even match, the start of a turn on which most seems to hang."""
    spec = spec_of(game)
    whole = Match(spec, {}, [Seat("artisan")] * min(spec.seats), SEEDS.get(game, "9"))
    while (decision := whole.decision) is not None:
        view, seed = whole.view(decision.seat), str(len(whole.entries))
        whole.submit(choose(spec, "artisan", view, decision.seat, seed))
    middle = whole.entries[len(whole.entries) // 4 : -len(whole.entries) // 4]
    turns = [entry for entry in middle if entry.legal > 1 and whole.decision_at(entry.index).is_turn]
    positions = [Position(whole.branch(entry.index), entry.seat) for entry in turns[::4]]
    return max(positions, key=lambda at: at.options()[-1][0] - at.options()[0][0])


def weighed(at: Position, action: Any) -> Judged:
    """The action, with the use that the search would make of it."""
    spec = at.match.spec
    search = Search(spec, minds_for(spec, at.view), at.view, at.seat, "plan", ADVISER.reach_in(spec))
    candidate = Candidate(action, 0.0)
    search.begun(candidate, search.world(0))
    deed = [action.text, *(each.text for each in candidate.plan or ())]
    return Weighing(spec, at.view, at.seat, deed, "seed").judged_with(FAIR, 0, 0, never)


@every_game
def test_a_planted_blunder_is_found_and_a_good_move_is_no_mistake(game: str) -> None:
    at = position(game)
    judged = weighed(at, at.options()[0][1])
    assert judged.is_mistake
    assert judged.best.deed != judged.own.deed
    good = at.match.spec.rules.parse_action(judged.best.deed[0])
    assert not weighed(at, good).is_mistake


def test_a_triplet_is_judged_with_the_use_that_was_made_of_it() -> None:
    """The same triplet, its cards thrown away: the loss lies in their use, and the better use is told."""
    match = finished("lucca")
    deed = next(deed for deed in deeds_of(match, 0) if deed.actions[0].startswith("take") and deed.first > 20)
    before, cards = match.branch(deed.first), list[str]()
    before.submit(match.spec.rules.parse_action(deed.actions[0]))
    for _ in range(3):
        thrown = next(action for action in before.legal() if action.text.startswith("discard"))
        cards.append(thrown.text)
        before.submit(thrown)
    weighing = Weighing(match.spec, match.view_at(deed.first, 0), 0, [deed.actions[0], *cards], "seed")
    judged = weighing.judged_with(FAIR, deed.first, 0, never)
    same = [way for way in judged.ways if way.deed[0] == deed.actions[0] and way.deed != judged.own.deed]
    assert judged.is_mistake
    assert same and same[0].gain > 0


@every_game
def test_luck_is_what_an_entry_of_chance_changes(game: str, little_effort: None) -> None:
    match = finished(game)
    chores = [chore for chore in Agenda(match, no_notes(match)).chores([0]) if isinstance(chore, WeighLuck)]
    known = [chore.found(never) for chore in chores[:4]]
    assert known
    assert all(match.entries[luck.entry].barrier() is not None for luck in known)
    assert any(luck.chances and luck.error > 0 for luck in known)


def test_what_is_stopped_is_not_judged() -> None:
    match = finished("san_gimignano")
    chore = next(iter(Agenda(match, no_notes(match)).chores([0])))
    stopped = chore.found(lambda: True)
    assert isinstance(stopped, Judged)
    assert (stopped.ways, stopped.is_mistake) == ([], False)


@every_game
def test_judging_goes_on_where_it_was_stopped(game: str) -> None:
    match = finished(game)
    notes = no_notes(match)
    chores = list(Agenda(match, notes).chores([0]))
    for chore in chores[:5]:
        notes = with_answer(notes, chore.resort())
    left = list(Agenda(match, notes).chores([0]))
    assert left == chores[5:]
    assert Agenda(match, notes).decisions(0).done == len({(c.entry) for c in chores[:5] if isinstance(c, WeighDeed)})


def test_people_come_first_and_everything_is_looked_at_once_before_anything_is_looked_at_longer() -> None:
    match = finished("aquileia")
    chores = list(Agenda(match, no_notes(match)).chores(range(3)))
    levels = [chore.level for chore in chores]
    assert levels == sorted(levels)
    assert set(levels) == set(range(FINEST + 1))
    seats = [chore.seat for chore in chores if chore.level == 0]
    assert seats == sorted(seats)


def test_a_better_answer_takes_the_place_of_the_first() -> None:
    match = finished("san_gimignano")
    notes = no_notes(match)
    first = next(iter(Agenda(match, notes).chores([0]))).resort()
    assert isinstance(first, Judged)
    finer = first.model_copy(update={"level": 1})
    assert with_answer(with_answer(notes, first), finer).judged == [finer]


def test_the_loss_is_measured_where_the_best_was_not_chosen() -> None:
    """Pure noise brings no loss on the average, although one of the ways always looks best."""
    losses = []
    for seed in range(200):
        source = random.Random(seed)
        losses.append(loss_of([[0.0] * 20, *([source.gauss(0, 5) for _ in range(20)] for _ in range(3))]).mean)
    mean, error = figure(losses)
    assert abs(mean) < 3 * error
