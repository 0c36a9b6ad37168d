"""What a reader is told: only what is beyond doubt, praise in the last place, and one scale for everybody."""

from itertools import groupby, pairwise
from math import exp

import pytest

from game.coach.model import Judged, Luck, Notes, Way
from game.coach.storage import no_notes
from game.coach.strength import Share, strength_of
from game.coach.summary import accuracy, all_luck, cost, curve, luck_by_turn, moments, swings
from tests.coach.matches import every_game, finished


def judged(entry: int, loss: float, error: float = 0.5, seat: int = 0) -> Judged:
    """Played first where nothing was lost; else a better way stands before it."""
    own = Way(deed=["own"], gain=0.0, error=0.0, chance=0.4, parts={})
    other = Way(deed=[f"other {entry}"], gain=loss, error=error, chance=0.5, parts={})
    ways = [other, own] if loss > 0 else [own, other]
    return Judged(
        entry=entry, seat=seat, level=0, worlds=20, ways=ways, played=int(loss > 0), loss=max(0.0, loss), error=error,
        chances=[0.4, 0.6, 0.0],
    )  # fmt: skip


def notes_of(*found: Judged, luck: tuple[Luck, ...] = ()) -> Notes:
    return no_notes(finished("lucca")).model_copy(update={"judged": list(found), "luck": list(luck)})


@pytest.mark.parametrize(("loss", "error", "is_told"), [(1.1, 0.5, True), (1.0, 0.5, False), (0.4, 0.0, False)])
def test_a_loss_is_told_beyond_twice_its_error_and_half_a_point(loss: float, error: float, is_told: bool) -> None:
    notes = notes_of(judged(0, loss, error))
    assert bool(moments(notes, 0)) == is_told
    assert (cost(notes, 0).mistakes, cost(notes, 0).points) == ((1, loss) if is_told else (0, 0.0))


def test_the_costliest_stand_in_order_of_time_and_praise_has_a_place_among_five() -> None:
    found = [judged(entry, float(loss)) for entry, loss in enumerate((2, 9, 3, 8, 4, 7, -6, -3))]
    told = moments(notes_of(*found), 0)
    assert [moment.judged.entry for moment in told] == [1, 3, 4, 5, 6]
    assert [moment.number for moment in told] == [1, 2, 3, 4, 0]
    assert [moment.is_praise for moment in told] == [False] * 4 + [True]
    assert told[-1].points == 6.0


def test_what_was_left_undone_again_and_again_counts_once() -> None:
    again = [judged(0, loss).model_copy(update={"entry": entry}) for entry, loss in enumerate((3.0, 5.0, -1.5, 4.0))]
    once, twice = cost(notes_of(*again), 0), cost(notes_of(*again[:3], judged(3, 4.0)), 0)
    assert (once.mistakes, once.points) == (1, 5.0)
    assert (twice.mistakes, twice.points) == (2, 9.0)


def test_where_mistakes_are_few_there_is_more_praise_and_where_nothing_is_sure_nothing() -> None:
    found = [judged(0, 3.0), *(judged(entry, -float(entry)) for entry in (2, 3, 4))]
    assert [moment.judged.entry for moment in moments(notes_of(*found), 0)] == [0, 3, 4]
    assert moments(notes_of(judged(0, 0.9), judged(1, -0.9)), 0) == []


def test_nobody_is_praised_for_taking_a_gift() -> None:
    """To leave it would have been better in nothing; where something was given up for it, it was a choice."""
    free = judged(0, -5.0)

    def leaving(**parts: float) -> Judged:
        return free.model_copy(update={"ways": [free.own, free.ways[1].model_copy(update={"parts": parts})]})

    assert moments(notes_of(leaving(outlook=-5.1, rivals=0.1)), 0) == []
    (praise,) = moments(notes_of(leaving(outlook=-7.0, laurels=2.0)), 0)
    assert praise.is_praise


def test_other_seats_have_moments_of_their_own() -> None:
    notes = notes_of(judged(0, 3.0), judged(1, 4.0, seat=1))
    assert [moment.judged.entry for moment in moments(notes, 1)] == [1]


def test_accuracy_is_a_mean_over_the_decisions_on_which_something_hung() -> None:
    notes = notes_of(judged(0, 2.0), judged(1, -5.0), judged(2, 0.3), judged(3, 1.0, error=0.9))
    assert accuracy(notes, 0) == pytest.approx(100 * (exp(-1) + 1 + 1) / 3)
    assert accuracy(notes, 1) is None


def test_the_two_actions_told_are_those_in_which_the_deeds_differ() -> None:
    one = judged(0, 3.0)
    ways = [
        one.ways[0].model_copy(update={"deed": ["take 1", "wall 5", "floor 7"]}),
        one.ways[1].model_copy(update={"deed": ["take 1", "floor 7", "wall 9"]}),
    ]
    (moment,) = moments(notes_of(one.model_copy(update={"ways": ways})), 0)
    assert moment.played_and_better == ("wall 9", "wall 5")
    assert moment.entry == 2


def test_the_curve_ends_with_the_result_and_luck_is_summed_by_turn() -> None:
    match = finished("lucca")
    luck = Luck(entry=1, seat=0, level=0, points=2.0, error=3.0, chances=[0.2, 0.3, 0.5])
    more = luck.model_copy(update={"entry": 2, "points": -0.5, "error": 4.0})
    notes = notes_of(judged(4, 0.0), luck=(luck, more))
    points = curve(match, notes, 0)
    assert [point.length for point in points] == [2, 3, 5, len(match.entries)]
    assert sum(points[-1].chances) == pytest.approx(1.0)
    assert {seat for seat, chance in enumerate(points[-1].chances) if chance} == set(match.result().winners)
    (share,) = luck_by_turn(match, notes, 0)
    assert (share.points, share.error) == (1.5, 5.0)
    assert all_luck(notes, 0) == share
    assert all_luck(notes, 1) is None
    assert curve(match, notes, 1) == []


@every_game
def test_what_was_measured_is_kept_with_the_game(game: str) -> None:
    strength = strength_of(game)
    assert all(share.hits <= share.of for share in (strength.agreement, strength.told, strength.blunders))
    assert Share(hits=17, of=20).percent == 85


@pytest.mark.parametrize(("loss", "error", "is_told"), [(4.0, 1.0, True), (4.0, 1.2, False), (12.0, 3.0, True)])
def test_a_number_is_told_only_with_an_error_of_a_quarter_of_it(loss: float, error: float, is_told: bool) -> None:
    (mistake,) = moments(notes_of(judged(0, loss, error)), 0)
    assert mistake.tells_points == is_told
    (praise,) = moments(notes_of(judged(0, -loss, error)), 0)
    assert praise.is_praise and praise.tells_points == is_told


@pytest.mark.parametrize(("loss", "error", "is_much"), [(6.0, 1.4, True), (6.0, 1.6, False), (3.0, 0.1, False)])
def test_much_better_is_what_surely_cost_more_than_three_points(loss: float, error: float, is_much: bool) -> None:
    assert [moment.is_much for moment in moments(notes_of(judged(0, loss, error)), 0)] == [is_much]


def test_luck_told_of_turns_adds_up_to_the_luck_told_of_the_match_for_each_seat() -> None:
    match = finished("lucca")
    pieces = tuple(
        Luck(entry=entry, seat=seat, level=0, points=0.26 + seat, error=0.1, chances=[1.0, 0.0, 0.0])
        for entry in range(0, len(match.entries), 3)
        for seat in range(len(match.seats))
    )
    notes = notes_of(luck=pieces)
    for seat in range(len(match.seats)):
        told = [round(share.points, 1) for share in luck_by_turn(match, notes, seat)]
        total = all_luck(notes, seat)
        assert len(told) > 5
        assert total is not None and round(total.points, 1) == pytest.approx(sum(told))


@every_game
def test_luck_belongs_to_the_turn_in_which_it_came(game: str) -> None:
    match = finished(game)
    pieces = tuple(
        Luck(entry=entry, seat=0, level=0, points=float(entry + 1), error=0.0, chances=[1.0, 0.0, 0.0])
        for entry in range(len(match.entries))
    )
    runs = [list(run) for _, run in groupby(range(len(match.entries)), match.turn_at)]
    wanted = [(run[-1] + 1, float(sum(entry + 1 for entry in run))) for run in runs]
    found = luck_by_turn(match, notes_of(luck=pieces), 0)
    assert [(share.length, share.points) for share in found] == wanted


@pytest.mark.parametrize(("error", "is_told"), [(2.0, True), (2.1, False)])
def test_points_of_several_mistakes_are_told_only_if_their_sum_is_sure_enough(error: float, is_told: bool) -> None:
    lost = cost(notes_of(judged(0, 4.5, error), judged(1, 5.5, error * 0.75)), 0)
    assert (lost.points, lost.error) == (10.0, 1.25 * error)
    assert lost.tells_points == is_told
    assert cost(notes_of(), 0).tells_points


@pytest.mark.parametrize(("chance", "is_praised"), [(0.04, False), (0.06, True)])
def test_no_move_is_praised_that_leaves_hardly_a_chance_to_win(chance: float, is_praised: bool) -> None:
    found = judged(0, -6.0)
    own = found.own.model_copy(update={"chance": chance})
    assert bool(moments(notes_of(found.model_copy(update={"ways": [own, found.ways[1]]})), 0)) == is_praised


def at_chance(entry: int, chance: float, loss: float = 0.0) -> Judged:
    return judged(entry, loss).model_copy(update={"chances": [chance, 1 - chance, 0.0]})


def lucky(entry: int, points: float, chance: float) -> Luck:
    return Luck(entry=entry, seat=0, level=0, points=points, error=1.0, chances=[chance, 1 - chance, 0.0])


@pytest.mark.parametrize(
    ("found", "luck", "entries", "is_luck"),
    [
        ((at_chance(0, 0.6), at_chance(8, 0.3)), (), None, False),
        ((at_chance(0, 0.6), at_chance(8, 0.3, loss=5.0)), (), (8,), False),
        ((at_chance(0, 0.6), at_chance(8, 0.55)), (lucky(4, -6.0, 0.2),), (4,), True),
        ((at_chance(0, 0.6), at_chance(8, 0.3, loss=5.0)), (lucky(4, -3.0, 0.55),), (8,), False),
    ],
)
def test_a_swing_of_more_than_a_fifth_is_explained_by_luck_by_a_loss_or_by_who_acted(
    found: tuple[Judged, ...], luck: tuple[Luck, ...], entries: tuple[int, ...] | None, is_luck: bool
) -> None:
    match = finished("lucca")
    first = swings(match, notes_of(*found, luck=luck), 0)[0]
    assert first.is_luck == is_luck
    if entries is None:
        assert first.entries and all(match.entries[entry].seat != 0 for entry in first.entries)
    else:
        assert first.entries == entries


@every_game
def test_every_swing_has_an_explanation_between_its_two_points(game: str) -> None:
    match = finished(game)
    seats = len(match.seats)
    chances = [
        [(number % 3) / 2 if seat == 0 else 0.0 for seat in range(seats)] for number in range(len(match.entries))
    ]
    found = [
        judged(entry, 0.0).model_copy(update={"chances": chances[number]})
        for number, entry in enumerate(range(0, len(match.entries) - 1, 5))
    ]
    notes = no_notes(match).model_copy(update={"judged": found})
    told, points = {each.length: each for each in swings(match, notes, 0)}, curve(match, notes, 0)
    for one, other in pairwise(points):
        assert (other.length in told) == (abs(other.chances[0] - one.chances[0]) > 0.2)
        if other.length in told:
            entries = told[other.length].entries
            assert entries and all(one.length <= entry < other.length for entry in entries)
