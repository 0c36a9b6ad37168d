"""A space may be pressed before a member."""

from scenes.lorenzo.choice import NOBODY
from tests.ui.lorenzo.tables import RICH, board_of, clicks, table_at


def test_a_space_pressed_first_asks_for_the_member_which_then_goes_there() -> None:
    """LM 3.2: nothing is placed with the first press."""
    with table_at(f"seats: 2\n{RICH}") as sitting:
        board = board_of(sitting)
        clicks(sitting, "space-20")
        assert (board.choice.space, board.choice.member) == (20, NOBODY)
        assert sitting.table.match.entries == []
        assert sitting.table.focus_id == "member-0"
        clicks(sitting, "member-1")
        assert sitting.table.match.entries[0].action.text == "place black market 1"
        assert board.choice.space == NOBODY


def test_a_space_where_one_member_can_go_chooses_it_and_is_pressed_once_more() -> None:
    with table_at(f"seats: 2\n{RICH}home 0: orange\n") as sitting:
        clicks(sitting, "space-20")
        assert board_of(sitting).choice.member == 2
        assert sitting.table.match.entries == []
        clicks(sitting, "space-20")
        assert sitting.table.match.entries[0].action.text == "place orange market 1"
