"""SG 6: who holds the tower piece."""

from tests.rules.san_gimignano.table import Table

REST = "market: 6\ndeck: 8 8 8 8 8"


def test_sg_6_1_the_first_tower_takes_the_piece_at_once() -> None:
    table = Table(f"hand 0: 7 7 7\n{REST}").play("build 7 7 7")
    assert (table.piece, table.happened) == (0, ["tower_built", "piece_moved"])


def test_sg_6_1_equal_height_is_not_enough() -> None:
    table = Table(f"hand 0: 7 7 7\ntowers 1: 9-9-9\npiece: 1\n{REST}").play("build 7 7 7")
    assert (table.piece, table.happened) == (1, ["tower_built"])


def test_sg_6_1_a_higher_tower_takes_it() -> None:
    assert Table(f"hand 0: 7 7 7 7\ntowers 1: 9-9-9\npiece: 1\n{REST}").play("build 7 7 7 7").piece == 0


def test_sg_6_1_a_higher_extension_takes_it_at_once() -> None:
    table = Table(f"hand 0: 7\ntowers 0: 7-7-7\ntowers 1: 9-9-9\npiece: 1\n{REST}").play("extend 1 7")
    assert (table.piece, table.seat, table.is_turn) == (0, 0, False)


def test_sg_6_1_an_equally_high_extension_does_not() -> None:
    assert Table(f"hand 0: 7\ntowers 0: 7-7-7\ntowers 1: 9-9-9-9\npiece: 1\n{REST}").play("extend 1 7").piece == 1


def test_sg_6_1_the_holder_keeps_it_when_building_higher_without_a_word() -> None:
    table = Table(f"hand 0: 7\ntowers 0: 7-7-7\npiece: 0\n{REST}").play("extend 1 7")
    assert (table.piece, "piece_moved" in table.happened) == (0, False)


def fallen(towers: str, named: str = "topple theirs 1") -> Table:
    table = Table(f"hand 0: 10 10 10 10\nhand 1: 7\n{REST}\n{towers}").play("build 10 10 10 10", named)
    return table.play("suffer") if table.legal_of("suffer") else table


def test_sg_6_2_the_holder_keeps_it_with_another_tower_as_high() -> None:
    assert fallen("towers 1: 9-9-9-9, 8-8-8-8!\npiece: 1").piece == 1


def test_sg_6_2_a_strictly_higher_tower_of_the_opponent_takes_it() -> None:
    table = fallen("towers 1: 9-9-9-9, 8-8-8!\npiece: 1")
    assert table.piece == 0
    assert table.event("piece_moved").seat == 0


def test_sg_6_2_a_holder_without_towers_loses_it() -> None:
    assert fallen("towers 1: 9-9-9-9\npiece: 1").piece == 0


def test_sg_6_2_the_holder_keeps_it_when_the_tower_of_the_other_falls() -> None:
    assert fallen("towers 0: 7-7-7-7\ntowers 1: 9-9-9-9\npiece: 0").piece == 0


def test_sg_6_2_the_active_holder_loses_it_by_an_own_fall_only_to_a_strictly_higher_tower() -> None:
    ten_of_three = f"hand 0: 10 10 10\n{REST}\npiece: 0\n"
    level = Table(f"{ten_of_three}towers 0: 8-7-6\ntowers 1: 9-9-9!")
    assert level.play("build 10 10 10", "topple mine 1").piece == 0


def test_sg_6_2_a_fall_may_leave_the_piece_with_a_lower_tower_than_the_fallen() -> None:
    table = fallen("towers 0: 9-8-7-6\ntowers 1: 5-5-5!\npiece: 0", "topple mine 1")
    assert (table.piece, table.towers(0)) == (0, "10-10-10-10")


def test_sg_6_2_a_cancelled_fall_moves_nothing() -> None:
    table = Table(f"hand 0: 10 10 10\nhand 1: 5\ntowers 1: 9-9-9\npiece: 1\n{REST}")
    assert table.play("build 10 10 10", "topple theirs 1", "protect 5").piece == 1


def test_sg_6_3_completed_towers_keep_their_height() -> None:
    table = Table(f"hand 0: 7 7 7\nhand 1: 5\ntowers 1: 9-9-9\npiece: 1\n{REST}")
    table.play("pass", "complete 1", "build 7 7 7")
    assert table.piece == 1
