"""LC 3: who plays before whom."""

import pytest

from game.lucca.cards import all_towers
from game.lucca.order import turn_order
from game.lucca.prospects import next_order
from tests.rules.lucca.table import Table
from tests.rules.lucca.test_setup import started

LAST_CARD = "order: 0 1 2\nactive: 2\ntriplets: 36 37 39\nplacing: 95"


def order_of(text: str) -> tuple[int, ...]:
    return turn_order(Table(text).state.quarters)


def test_lc_3_1_most_shields_on_the_building_site_goes_first() -> None:
    assert order_of("site 0: 1\nsite 1: 7\nsite 2: 12") == (1, 2, 0)


def test_lc_3_1_and_2_4_every_card_of_a_stack_counts() -> None:
    assert order_of("site 0: 18-12-1\nsite 1: 7, 8\nsite 2: 4") == (0, 1, 2)


def test_lc_3_1_shields_of_completed_and_opened_palaces_do_not_count() -> None:
    built = "completed 0: 2-44-63-83-24\nopened 0: 10-25-69-86-3"
    assert order_of(f"{built}\nsite 0: 1\nsite 1: 16\nsite 2: 7") == (2, 1, 0)


def test_lc_3_1_walls_and_towers_bring_no_shields() -> None:
    assert order_of("site 0: 1\nwalls 0: 18 32\ntowers 0: 2\nsite 1: 16\nsite 2: 7") == (2, 1, 0)


def test_lc_3_2_a_tie_goes_to_the_larger_address() -> None:
    assert order_of("site 0: 4\nsite 1: 7\nsite 2: 2") == (1, 0, 2)


def test_lc_3_2_only_the_newest_address_of_a_stack_is_compared() -> None:
    assert order_of("site 0: 90-1\nsite 1: 2\nsite 2: 4") == (2, 1, 0)


def test_lc_3_2_ruling_addresses_in_any_area_are_compared() -> None:
    table = "site 0: 18\ncompleted 0: 5-8-16-21-80\nsite 1: 7\nopened 1: 9-15-22-26-94\nsite 2: 44"
    assert order_of(table) == (1, 0, 2)


@pytest.mark.parametrize(("palace", "order"), [("3-14-23-36-95", (1, 0, 2)), ("3-14-23-95-36", (0, 2, 1))])
def test_lc_3_2_ruling_a_tie_across_all_three_areas_is_between_top_cards(palace: str, order: tuple[int, ...]) -> None:
    assert order_of(f"site 0: 2\nopened 0: 12-18-29-32-91\nsite 1: 4\ncompleted 1: {palace}\nsite 2: 83") == order


def test_lc_3_2_ruling_a_wall_has_no_address() -> None:
    assert order_of("site 0: 2\nwalls 0: 96\nsite 1: 7\nsite 2: 4") == (1, 2, 0)


def test_lc_3_3_in_the_first_turn_the_order_is_computed_after_the_reveal() -> None:
    table = started()
    assert table.state.order == (0, 2, 1)
    assert (table.event("order_set").order, table.event("order_set").shields) == ((0, 2, 1), (4, 2, 1))
    assert (table.seat, table.kind) == (0, "turn")


def test_lc_3_the_order_is_computed_anew_for_every_turn() -> None:
    table = Table(f"{LAST_CARD}\nsite 0: 1\nsite 1: 7\nsite 2: 12\ndeck: {' '.join(map(str, range(40, 52)))}")
    assert next_order(table.state) == (1, 2, 0)
    table.play("discard 95")
    assert (table.state.turn, table.kind, table.seat) == (1, "deal", 1)
    table.play("deal")
    assert (table.state.turn, table.state.order, table.seat) == (2, (1, 2, 0), 1)


def test_lc_3_the_order_stays_while_a_turn_runs() -> None:
    table = Table("site 0: 1\nsite 1: 7\nsite 2: 12\ntriplets: 36 37 39, 40 41 42\nplacing: 95").play("discard 95")
    assert (table.state.order, table.seat) == ((0, 1, 2), 1)
    assert next_order(table.state) == (1, 2, 0)


@pytest.mark.parametrize(("choice", "order"), [("keep 12 29", (0, 1, 2)), ("keep 29 12", (1, 0, 2))])
def test_lc_3_3_the_top_card_of_two_starting_cards_decides_a_tie(choice: str, order: tuple[int, ...]) -> None:
    hands = "hand 0: 12 29 5 6\nhand 1: 3 22 7 8\nhand 2: 4 9 10 11"
    shuffled = [60, 5, 6, 7, 8, 10, 11, *all_towers()]
    table = Table(f"stage: keep\n{hands}\ntriplets: 13 14 15\ndeck: 60", [shuffled])
    assert table.play(choice, "keep 3 22", "keep 4 9").state.order == order
