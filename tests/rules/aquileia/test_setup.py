"""AQ 1 and AQ 2: components and setup."""

import random

import pytest

from game.aquileia import rules
from game.aquileia.board import SITES, SPACE_NAMES, SPACES, VILLAS_OF
from game.aquileia.cards import COPIES, GEAR, GOLD_HORSES, NOTHING, SERVI, SILVER_HORSES, WEAPONS, all_of
from game.aquileia.laurels import COLOURS_OF, POINTS, all_stadium, all_theatre, kind_of
from game.aquileia.moves import roll
from game.aquileia.state import HENCHMEN
from game.aquileia.views import missing_cards
from game.core.chance import Live, Replay, Sampled
from tests.rules.aquileia.table import Table

every_number_of_seats = pytest.mark.parametrize("seats", [3, 4, 5])


def new_table(seats: int = 4, seed: str = "1") -> Table:
    return Table(rules.new({}, seats, Live(seed, 0)))


def test_aq_1_1_the_three_currencies_are_counted_apart_and_have_no_limit() -> None:
    table = Table("step: dolus\nspaces: dolus=0\ntrack: 0 1 2 3\ncoins 0: 45 0 0", luck="cc").play("roll")
    assert table.coins(0) == (47, 0, 0)


def test_aq_1_2_cards() -> None:
    assert [COPIES[kind] for kind in SERVI] == [11, 11]
    assert [COPIES[kind] for kind in WEAPONS] == [3, 3, 1]
    assert [COPIES[kind] for kind in GOLD_HORSES] == [COPIES[kind] for kind in SILVER_HORSES] == [3, 2]
    assert (len(all_of(SERVI)), len(all_of(GEAR))) == (22, 17)


def test_aq_1_3_laurels() -> None:
    stadium, theatre = all_stadium(), all_theatre()
    assert (len(stadium), len(theatre)) == (12, 6)
    assert sorted(POINTS[kind] for kind in stadium) == [0] * 8 + [3, 5, 7, 10]
    assert len({COLOURS_OF[kind] for kind in theatre}) == 6
    assert all(len(COLOURS_OF[kind]) == 2 for kind in theatre)


def test_aq_1_4_each_metal_is_on_two_faces_of_a_die() -> None:
    assert roll(Replay([[0], [1], [2], [3], [4], [5]]), 6) == (0, 0, 1, 1, 2, 2)


def test_aq_1_5_the_board_has_28_spaces_and_18_sites() -> None:
    assert (len(SPACE_NAMES), SPACES, len(SITES)) == (28, 28, 18)


def test_aq_4_5_1_all_sites_together_cost_and_yield_what_the_board_says() -> None:
    assert [sum(site.cost[metal] for site in SITES) for metal in range(3)] == [35, 16, 11]
    assert sum(site.servi for site in SITES) == 24
    assert [sum(SITES[number].points for number in villas) for villas in VILLAS_OF] == [16] * 4
    assert [site.yields for site in SITES if site.yields] == [3, 4, 4, 5, 6, 6, 8]
    assert [site.coins for site in SITES if any(site.coins)] == [(1, 1, 0), (1, 0, 1), (0, 1, 1)]


@every_number_of_seats
def test_aq_2_1_no_points_one_gold_one_silver_two_copper_and_five_henchmen(seats: int) -> None:
    table = new_table(seats)
    assert [table.coins(seat) for seat in range(seats)] == [(2, 1, 1)] * seats
    assert table.score.totals == (0,) * seats
    assert table.state.henchmen == [HENCHMEN] * seats


@every_number_of_seats
def test_aq_2_2_three_cards_lie_face_up_and_the_blue_dice_on_potentia(seats: int) -> None:
    state = new_table(seats).state
    assert NOTHING not in state.row
    assert (len(state.row), len(state.gear_deck), len(state.servi_deck)) == (3, 14, 22)
    assert (state.blue_holder, state.blue_left) == (-1, 4)
    assert missing_cards(state) == []


def test_aq_2_3_one_stadium_laurel_is_face_up_and_both_decks_last_six_rounds() -> None:
    state = new_table().state
    assert (len(state.stadium_deck), len(state.theatre_deck)) == (11, 6)
    assert kind_of(state.shown) in all_stadium()
    source, luck = random.Random(3), Sampled(random.Random(3))
    while rules.decision(state) is not None:
        assert len(state.theatre_deck) + state.round in (6, 7)
        rules.apply(state, source.choice(rules.legal(state)), luck)
    assert (state.stadium_deck, state.theatre_deck, state.shown, state.round) == ([], [], NOTHING, 6)


def test_aq_2_4_the_starting_player_is_drawn_and_places_first() -> None:
    starters = {new_table(4, str(seed)).state.starter for seed in range(40)}
    assert starters == {0, 1, 2, 3}
    table = new_table()
    assert table.seat == table.state.starter


@pytest.mark.parametrize("seats", [2, 6])
def test_aq_2_only_three_to_five_play(seats: int) -> None:
    with pytest.raises(ValueError, match="3 to 5"):
        rules.new({}, seats, Live("1", 0))
