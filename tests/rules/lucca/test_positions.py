"""Positions as text and as plain values, and what the table shows before a choice."""

import random

import pytest

from game.core.chance import NoChance, Sampled
from game.lucca import rules
from game.lucca.actions import place, take
from game.lucca.limits import turns
from game.lucca.notation import position, position_text
from game.lucca.openings import opening_of
from game.lucca.order import turn_order
from game.lucca.placing import EXTEND, RAISE, START, WALL
from game.lucca.prospects import Fate, prospect
from game.lucca.scoring import address_holders, support_of
from game.lucca.state import State
from tests.rules.lucca.table import Table


def random_position(seats: int, steps: int) -> State:
    source = random.Random(steps)
    state = rules.new({}, seats, Sampled(source))
    for _ in range(steps):
        rules.apply(state, source.choice(rules.legal(state)), Sampled(source))
    return state


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("steps", [0, 2, 7, 30, 55, 80])
def test_a_position_reads_back_from_its_text(seats: int, steps: int) -> None:
    state = random_position(seats, steps)
    again = position(position_text(state))
    state.discards.sort()
    again.discards.sort()
    assert again == state


def test_a_position_has_no_other_lines() -> None:
    with pytest.raises(ValueError, match="no line 'moat'"):
        position("moat: 1")


def test_a_position_as_plain_values_names_its_cards_and_seats() -> None:
    plain = rules.to_plain(Table("site 0: 12-18\nwalls 1: 9\ntriplets: 1 29 tower, -\ntakers: - 2\ndeck: 60 61").state)
    assert plain["seats"][0]["site"] == [["12", "18"]]
    assert plain["seats"][1]["walls"] == ["9"]
    assert plain["triplets"] == [
        {"cards": ["1", "29", "tower"], "taken_by": None}, {"cards": [], "taken_by": 2},
    ]  # fmt: skip
    assert plain["deck"] == ["60", "61"]


def test_a_prospect_tells_what_the_cards_of_a_triplet_could_become() -> None:
    table = Table(
        "site 0: 4-9-15-22, 1\ncompleted 0: 5-8-16-21-27\nsite 1: 37\nsite 2: 95\ntriplets: 26 2 34, 12 3 tower"
    )
    first = prospect(table.state, 0, table.state.triplets[0])
    assert [(fate.way, fate.size, fate.windows, fate.points, fate.covered) for fate in first.fates] == [
        (EXTEND, 5, 3, 9, 22), (START, 1, 0, 0, 0), (WALL, 0, 0, 0, 0),
    ]  # fmt: skip
    assert [fate.shields for fate in first.fates] == [1, 4, 4]
    assert first.gain == 9 + 1 + 2
    assert (first.now, first.later, first.place) == (9, {"openings": 1, "walls": 2}, 1)
    second = prospect(table.state, 0, table.state.triplets[1])
    assert [fate.way for fate in second.fates] == [EXTEND, START, RAISE]
    assert second.fates[2] == Fate(0, RAISE, 0, 0, 0, 0, 11)


def test_cards_of_one_colour_go_on_where_the_one_before_has_begun() -> None:
    """LC 4.2, LC 6.3: with five players the second red card completes, the third can only be a wall."""
    table = Table("players: 5\nsite 0: 1\nsite 1: 2\ntriplets: 12 18 19")
    fates = prospect(table.state, 0, table.state.triplets[0]).fates
    assert [(fate.way, fate.size, fate.points) for fate in fates] == [(EXTEND, 2, 0), (EXTEND, 3, 3), (WALL, 0, 0)]


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("steps", range(3, 75, 4))
def test_what_a_prospect_tells_comes_true_when_its_cards_are_played_so(seats: int, steps: int) -> None:
    state = random_position(seats, steps)
    for triplet, cards in enumerate(state.triplets):
        if state.turn == turns(state) or take(triplet) not in rules.legal(state):
            continue
        after, seat, told = state.clone(), state.active, prospect(state, state.active, cards)
        rules.apply(after, take(triplet), NoChance())
        for fate in told.fates:
            rules.apply(after, place(fate.way, fate.card), NoChance())
        assert turn_order(after.quarters).index(seat) + 1 == told.place
        before, then = rules.score(state).points[seat], rules.score(after).points[seat]
        assert told.changes == tuple(new - old for old, new in zip(before, then, strict=True))
        assert told.fates[-1].shields == after.quarters[seat].shields


def test_the_table_can_tell_who_pays_who_holds_addresses_and_what_walls_need() -> None:
    quarters = Table("site 0: 1\ncompleted 0: 5-8-16-21-27\nwalls 0: 40\nsite 1: 34-38\nsite 2: 95").state.quarters
    assert opening_of(quarters, 0, quarters[0].completed[0]).paid_by == (0, 2, 0)
    assert address_holders(quarters) == ((0, 1), (2, 95))
    assert (support_of(quarters[0]).need, support_of(quarters[0]).is_enough) == (2, False)
