"""The measure of tempers: who sits where, what counts as a kind of action, and when a temper is told from others."""

from collections import Counter
from itertools import permutations

import pytest

from game.core.spec import TEMPERS, Spec
from game.lab.matches import Played, kinds_of
from game.lab.tempers import main, seatings, shown
from tests.contract.matches import every_game


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_temper_sits_at_every_place_equally_often(seats: int) -> None:
    orders = seatings(seats)
    assert all(len(order) == seats for order in orders)
    assert seats == 5 or set(orders) == set(permutations(TEMPERS, seats))
    for place in range(seats):
        assert len(set(Counter(order[place] for order in orders).values())) == 1


@pytest.mark.parametrize(
    ("action", "kinds"),
    [
        ("place white territory 3", {"place white", "place territory"}),
        ("place arena_1", {"place arena"}),
        ("build 7 7 7", {"build"}),
        ("pass", {"pass"}),
    ],
)
def test_an_action_counts_by_its_words_without_numbers(action: str, kinds: set[str]) -> None:
    assert kinds_of(action) == kinds


def test_a_temper_is_clear_if_it_does_something_three_errors_more_often() -> None:
    order = TEMPERS
    often = [Counter({"place arena": 5 + number % 2}) for number in range(8)]
    seldom = [Counter({"place arena": 3 + number % 2}) for number in range(8)]
    matches = [
        (Played((1.0, 0.0, 0.0, 0.0), (9, 5, 5, 5), 10, False, [], [often[n], seldom[n], seldom[n], seldom[n]]), order)
        for n in range(8)
    ]
    first, *others = shown(matches)
    assert first.temper == TEMPERS[0] and first.is_clear and first.share == 1.0
    assert (first.signs[0].name, first.signs[0].own, first.signs[0].others) == ("place arena", 5.5, 3.5)
    assert not any(other.is_clear for other in others)
    assert not first.is_fair(0.25) and first.is_fair(0.9)


@every_game
def test_the_command_tells_every_temper_of_a_game(spec: Spec, capsys: pytest.CaptureFixture[str]) -> None:
    main([spec.id, "--games", "12", "--level", "greedy"])
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines[:-1]] == list(TEMPERS)
