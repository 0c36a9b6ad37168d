"""The rules of Pebbles."""

from game.pebbles import rules
from game.pebbles.notation import position


def test_pb_2_one_to_three_pebbles_of_one_heap() -> None:
    taking = [action.text for action in rules.legal(position("heaps: 1 0 5"))]
    assert taking == ["take 1 1", "take 3 1", "take 3 2", "take 3 3"]


def test_pb_3_1_of_equals_the_taker_of_the_last_pebble_is_ahead() -> None:
    assert rules.result(position("heaps: 0 0 0\ntaken: 6 6\nlast: 1")).winners == (1,)
