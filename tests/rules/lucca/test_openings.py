"""LC 4.1: parties for completed palaces, and who pays for them."""

import pytest

from tests.rules.lucca.table import Table

TRIPLETS = "triplets: 36 37 39, 41 42 43, 44 46 48, 49 50 52"
PARTY = f"completed 0: 1-12-18-19-29\nsite 0: 4\nsite 1: 7\nsite 2: 2\n{TRIPLETS}"


def test_lc_6_1_the_worked_example_of_an_opening_brings_5() -> None:
    table = Table(
        "players: 4\ncompleted 0: 1-12-18-19\nsite 0: 4\nsite 1: 29-32\nsite 2: 40\n"
        f"completed 3: 45-51-58-62\n{TRIPLETS}, 53 54 55"
    ).play("open red")
    assert table.points(0) == (0, 5)
    opened = table.event("palace_opened")
    assert (opened.points, opened.paid_by, opened.is_last) == (5, (0, 2, 1, 2), False)


def test_lc_4_1_one_point_for_each_card_in_a_building_site() -> None:
    assert Table(f"{PARTY}\nsite 1: 7, 32-40-45-51").play("open red").points(0) == (0, 4)


@pytest.mark.parametrize("palace", ["32-40-45-51-58", "32-40-45"])
def test_lc_4_1_two_points_for_a_completed_palace_whatever_its_size(palace: str) -> None:
    assert Table(f"{PARTY}\ncompleted 1: {palace}").play("open red").points(0) == (0, 2)


def test_lc_4_1_nothing_for_an_opened_palace() -> None:
    assert Table(f"{PARTY}\nopened 1: 32-40-45-51-58").play("open red").points(0) == (0, 0)


def test_lc_4_1_other_colours_and_walls_of_this_colour_pay_nothing() -> None:
    assert Table(f"{PARTY}\ncompleted 1: 2-11-13-24-30\nwalls 2: 32 40").play("open red").points(0) == (0, 0)


def test_lc_4_1_own_cards_pay_nothing() -> None:
    table = Table(f"{PARTY}\nsite 0: 3-14\ncompleted 0: 1-12-18-19-29\nwalls 0: 32 40").play("open red")
    assert (table.points(0), table.event("palace_opened").paid_by) == ((0, 0), (0, 0, 0))


def test_lc_4_1_what_was_opened_this_turn_pays_nothing_later_in_the_turn() -> None:
    table = Table(f"{PARTY}\ncompleted 1: 32-40-45-51-58\nsite 2: 62-71").play("open red")
    assert table.event("palace_opened").paid_by == (0, 2, 2)
    table.play("take 1", "discard 36", "discard 37", "discard 39", "open red")
    assert table.event("palace_opened").paid_by == (0, 0, 2)


@pytest.mark.parametrize("parties", [("open red", "open green"), ("open green", "open red")])
def test_lc_4_1_the_order_of_ones_own_parties_changes_nothing(parties: tuple[str, str]) -> None:
    rivals = "completed 1: 32-40-45-51-58\nsite 1: 53\nsite 2: 56-64, 62"
    table = Table(f"{PARTY}\ncompleted 0: 1-12-18-19-29, 3-10-14-23-25\n{rivals}").play(*parties)
    assert table.points(0) == (0, 2 + 1 + 1 + 2)


def test_lc_4_1_opening_is_optional_and_comes_before_the_triplet() -> None:
    assert Table(PARTY).legal == ["open red", "take 1", "take 2", "take 3", "take 4"]


def test_lc_4_1_the_palace_moves_to_the_opened_area_for_good() -> None:
    table = Table(PARTY).play("open red")
    assert (table.completed(0), table.opened(0)) == ("", "1-12-18-19-29")
    assert (table.seat, table.why_not("open red")) == (0, "opened-already")


def test_lc_4_1_any_number_of_palaces_one_after_another() -> None:
    table = Table(f"{PARTY}\ncompleted 0: 1-12-18-19-29, 3-10-14-23-25\nsite 1: 32, 36\nsite 2: 42-43")
    assert table.play("open green").points(0) == (0, 3)
    assert table.play("open red").points(0) == (0, 4)
    assert table.legal == ["take 1", "take 2", "take 3", "take 4"]


def test_lc_4_1_a_triplet_taken_ends_the_openings() -> None:
    table = Table(PARTY).play("take 1")
    assert table.why_not("open red") == "open-before-taking"


def test_lc_5_2_after_the_last_triplet_a_palace_opens_at_the_end() -> None:
    table = Table(f"turn: 7\n{PARTY}").play("take 1")
    assert table.why_not("open red") == "opens-at-the-end"


def test_lc_4_1_a_palace_completed_this_turn_can_open_next_turn() -> None:
    table = Table(
        f"order: 2 1 0\nactive: 0\nsite 0: 1-12-18-19, 7\nsite 1: 4\nsite 2: 2\n{TRIPLETS}\n"
        f"placing: 29 33 34\ndeck: {' '.join(map(str, range(60, 72)))}"
    )
    table.play("extend 29")
    assert (table.completed(0), table.why_not("open red")) == ("1-12-18-19-29", "open-before-taking")
    table.play("discard 33", "discard 34", "deal")
    assert (table.seat, table.allows("open red")) == (0, True)


def test_lc_4_1_what_is_under_construction_or_never_built_cannot_open() -> None:
    table = Table(f"{PARTY}\nsite 0: 4-9")
    reason = table.reason("open blue")
    assert reason is not None
    assert (reason.key, reason["have"], reason["need"]) == ("lc-why-not-completed", 2, 5)
    assert table.why_not("open grey") == "never-built"


def test_lc_4_1_only_the_first_choice_of_a_turn_starts_it() -> None:
    table = Table(PARTY)
    assert table.state.has_opened is False
    table.play("open red")
    assert table.state.has_opened is True
    table.play("take 1", "discard 36", "discard 37", "discard 39")
    assert (table.seat, table.state.has_opened) == (1, False)
