"""LC 4.2 to LC 4.5: a triplet is taken and its three cards are played."""

import pytest

from game.lucca.cards import NAMES, all_towers
from tests.rules.lucca.table import Table

SITES = "site 0: 4\nsite 1: 7\nsite 2: 2"
TRIPLETS = "triplets: 36 37 39, 41 42 43, 44 46 48, 49 50 52"


def placing(cards: str, more: str = "") -> Table:
    return Table(f"{SITES}\n{TRIPLETS}\nplacing: {cards}\n{more}")


def test_lc_4_2_a_triplet_must_be_taken() -> None:
    table = Table(f"{SITES}\n{TRIPLETS}")
    assert table.legal == ["take 1", "take 2", "take 3", "take 4"]
    assert table.why_not("start 36") == "take-first"


def test_lc_4_2_only_one_that_is_still_on_the_table() -> None:
    table = Table(f"{SITES}\n{TRIPLETS}").play("take 2")
    assert (table.triplets[1], table.state.placing, table.state.takers) == ("", (41, 42, 43), [-1, 0, -1, -1])
    assert table.why_not("take 1") == "one-triplet"
    table.play("discard 41", "discard 42", "discard 43")
    assert table.legal_of("take") == ["take 1", "take 3", "take 4"]
    taken = table.reason("take 2")
    assert taken is not None
    assert (taken.key, taken["seat"]) == ("lc-why-triplet-taken", 0)
    assert table.why_not("take 5") == "no-such-triplet"


def test_lc_4_2_the_three_cards_are_played_one_by_one_in_any_order() -> None:
    table = placing("36 37 39")
    assert table.play("discard 39").legal_of("start") == ["start 36"]
    assert table.play("extend 37").legal == ["discard 36", "start 36", "wall 36"]
    assert (table.play("start 36").seat, table.kind) == (1, "turn")


def test_lc_4_2_only_cards_of_the_triplet_are_played() -> None:
    assert placing("36 37 39").why_not("start 40") == "not-in-triplet"


def test_lc_4_2_a_card_is_played_once_and_a_tower_only_if_one_was_taken() -> None:
    table = placing("36 37 39").play("wall 36")
    assert (table.why_not("wall 36"), table.why_not("raise tower")) == ("not-in-triplet", "not-in-triplet")
    reason = table.reason("take 2")
    assert reason is not None
    assert (reason.key, reason["left"]) == ("lc-why-one-triplet", 2)


def test_lc_4_2_a_a_colour_never_built_starts_a_palace() -> None:
    table = placing("1 tower 12").play("start 1")
    assert table.site(0) == "4, 1"
    assert (table.event("palace_started").colour, table.event("palace_started").card) == (0, 1)


def test_lc_4_2_a_a_colour_on_the_site_is_extended_not_started_again() -> None:
    assert placing("9 1 3").why_not("start 9") == "on-site"


def test_lc_4_2_b_the_new_card_becomes_the_visible_address() -> None:
    table = placing("9 1 3").play("extend 9")
    assert table.site(0) == "4-9"
    assert table.state.quarters[0].site[0].address == 9
    assert (table.event("palace_extended").size, table.event("palace_extended").goal) == (2, 5)


def test_lc_4_2_b_without_such_a_palace_nothing_is_extended() -> None:
    assert placing("1 9 3").why_not("extend 1") == "never-built"


@pytest.mark.parametrize(("players", "cards"), [(3, (4, 9, 15, 22, 26)), (4, (4, 9, 15, 22)), (5, (4, 9, 15))])
def test_lc_4_2_b_a_palace_is_complete_at_5_4_and_3_cards_and_scores_its_windows(
    players: int, cards: tuple[int, ...]
) -> None:
    *built, last = map(str, cards)
    table = Table(f"players: {players}\nsite 0: {'-'.join(built)}\n{TRIPLETS}\nplacing: {last} 1 3")
    assert table.points(0) == (0, 0)
    table.play(f"extend {last}")
    assert (table.site(0), table.completed(0)) == ("", "-".join(map(str, cards)))
    windows = {3: 9, 4: 6, 5: 5}[players]
    assert (table.points(0), table.event("palace_completed").points) == ((windows, 0), windows)


def test_lc_4_2_b_one_card_short_nothing_is_complete() -> None:
    table = placing("22 1 3", "site 0: 4-9-15").play("extend 22")
    assert (table.completed(0), table.points(0)) == ("", (0, 0))


def test_lc_4_2_b_with_five_one_triplet_of_one_colour_is_a_whole_palace() -> None:
    table = Table(f"players: 5\n{SITES}\n{TRIPLETS}\nplacing: 12 29 45").play("start 45", "extend 12", "extend 29")
    assert (table.completed(0), table.points(0)) == ("45-12-29", (4, 0))


def test_lc_4_2_c_any_palace_card_becomes_a_wall_in_the_completed_area() -> None:
    table = placing("9 1 3").play("wall 9", "wall 1", "wall 3")
    assert (table.walls(0), table.site(0), table.points(0)) == ("9 1 3", "4", (0, 0))


def test_lc_4_2_c_ruling_a_wall_has_no_colour_so_the_colour_can_still_be_started() -> None:
    assert placing("1 12 3").play("wall 1").allows("start 12")


def test_lc_4_2_c_more_walls_than_the_shields_support_are_legal() -> None:
    assert placing("40 1 12", "site 0: 9").play("wall 40", "wall 1", "wall 12").walls(0) == "40 1 12"


def test_lc_4_2_d_a_tower_card_stands_as_a_tower() -> None:
    table = placing("tower tower 3").play("raise tower")
    assert (table.towers(0), table.legal_of("raise")) == (1, ["raise tower"])
    assert table.play("raise tower", "discard 3").towers(0) == 2


def test_lc_4_2_e_any_card_may_be_discarded_and_is_remembered() -> None:
    table = placing("tower 1 3")
    before = table.discards.split()
    table.play("discard tower", "discard 1", "discard 3")
    assert table.discards.split() == [*before, "tower", "1", "3"]
    assert (table.site(0), table.walls(0), table.towers(0)) == ("4", "", 0)


def test_lc_4_2_e_a_discarded_card_leaves_its_colour_unbuilt() -> None:
    table = placing("1 12 3").play("discard 1")
    assert (table.allows("start 12"), table.why_not("extend 12")) == (True, "never-built")


@pytest.mark.parametrize("area", ["completed 0: 9-15-22-26-35", "opened 0: 9-15-22-26-35"])
def test_lc_4_3_a_completed_colour_is_only_good_for_walls_and_discards(area: str) -> None:
    table = Table(f"site 0: 1\n{area}\nsite 1: 7\nsite 2: 2\n{TRIPLETS}\nplacing: 4 3 8")
    assert [text for text in table.legal if text.endswith(" 4")] == ["discard 4", "wall 4"]
    assert (table.why_not("start 4"), table.why_not("extend 4")) == ("built-already", "built-already")


def test_lc_4_3_another_player_may_build_the_same_colour() -> None:
    assert placing("8 1 3", "completed 1: 9-15-22-26-35").allows("start 1")
    assert Table(f"site 0: 1\nsite 1: 4\nsite 2: 2\n{TRIPLETS}\nplacing: 9 3 8").allows("start 9")


def test_lc_4_4_ruling_a_tower_card_can_only_be_raised_or_discarded() -> None:
    table = placing("tower 1 3")
    assert [text for text in table.legal if text.endswith("tower")] == ["discard tower", "raise tower"]
    assert {table.why_not(f"{verb} tower") for verb in ("start", "extend", "wall")} == {"tower-no-palace"}


def test_lc_4_4_ruling_a_palace_card_can_never_be_a_tower() -> None:
    assert placing("tower 1 3").why_not("raise 1") == "palace-no-tower"


def test_lc_4_5_when_all_have_played_the_leftover_triplet_is_discarded_and_new_ones_are_laid_out() -> None:
    deck = list(range(60, 73))
    table = Table(
        f"{SITES}\norder: 0 1 2\nactive: 2\ntriplets: -, -, 44 46 48, -\nplacing: 95\n"
        f"deck: {' '.join(NAMES[card] for card in deck)}"
    )
    table.play("discard 95")
    assert table.happened == ["card_discarded"]
    assert (table.kind, table.legal, table.why_not("take 1")) == ("deal", ["deal"], "deal-first")
    table.play("deal")
    assert table.happened[-3:] == ["triplet_discarded", "order_set", "triplets_laid"]
    assert table.discards.split()[-4:] == ["95", "44", "46", "48"]
    assert table.triplets == ["60 61 62", "63 64 65", "66 67 68", "69 70 71"]
    assert (table.state.turn, table.kind, table.event("triplets_laid").cards[:3]) == (2, "turn", (60, 61, 62))
    assert (table.why_not("deal"), table.why_not("keep 1 2")) == ("finish-turns", "kept-already")


def test_lc_6_3_the_worked_example_of_two_blue_cards() -> None:
    table = Table(f"players: 5\nsite 0: 4-9\n{TRIPLETS}\nplacing: 15 22 1").play("extend 15")
    assert (table.completed(0), table.points(0)) == ("4-9-15", (5, 0))
    assert [text for text in table.legal if text.endswith(" 22")] == ["discard 22", "wall 22"]


def test_lc_2_3_and_6_3_two_starting_cards_of_one_colour_are_two_of_three_with_five() -> None:
    hands = "hand 0: 12 29 5 6\nhand 1: 3 22 7 8\nhand 2: 4 9 10 11\nhand 3: 33 34 35 36\nhand 4: 37 38 39 40"
    shuffled = [5, 6, 7, 8, 10, 11, 34, 35, 38, 39, *all_towers()]
    table = Table(f"players: 5\nstage: keep\n{hands}\ntriplets: 45 51 15, 16 17 18", [shuffled])
    table.play("keep 12 29", "keep 3 22", "keep 4 9", "keep 33 36", "keep 37 40", "take 1", "extend 45")
    assert (table.site(0), table.completed(0), table.points(0)) == ("", "12-29-45", (4, 0))
    assert table.legal == ["discard 15", "discard 51", "start 15", "wall 15", "wall 51"]


DECK = " ".join(map(str, range(60, 73)))


def test_lc_4_5_a_tower_in_the_leftover_triplet_is_lost() -> None:
    table = Table(f"{SITES}\norder: 0 1 2\nactive: 2\ntriplets: -, 44 tower 48, -, -\nplacing: 95\ndeck: {DECK}")
    table.play("wall 95", "deal")
    assert [NAMES[card] for card in table.event("triplet_discarded").cards] == ["44", "tower", "48"]
    assert table.discards.split()[-3:] == ["44", "tower", "48"]
