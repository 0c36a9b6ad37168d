"""A whole match of Aquileia on the real table: by the keyboard alone, by the mouse alone, by five people."""

from tests.ui.table.players import KeyboardHand, MouseHand, Sitting

ALONE = ("human", "greedy", "random")


def test_three_seats_by_keyboard_alone() -> None:
    sitting = Sitting("aquileia", {}, "7", ALONE)
    sitting.play_whole_match(KeyboardHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()


def test_five_seats_by_mouse_alone() -> None:
    sitting = Sitting("aquileia", {}, "11", (*ALONE, "greedy", "random"))
    sitting.play_whole_match(MouseHand(sitting.stage))
    assert sitting.match.is_over
    sitting.close()
