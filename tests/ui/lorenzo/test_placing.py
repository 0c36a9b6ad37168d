"""A space may be pressed before a member."""

from game.lorenzo.actions import Place
from scenes.lorenzo.board import LorenzoBoard
from scenes.lorenzo.choice import NOBODY
from tests.ui.lorenzo.tables import FORM
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated


def first_turn() -> Moment:
    match = played(FORM)
    return next(
        Moment(FORM, length, "turn") for length in range(len(match.entries)) if match.decision_at(length).kind == "turn"
    )


def test_a_space_pressed_first_chooses_a_member_that_can_go_there() -> None:
    """LM 3.2."""
    with seated(first_turn().match()) as sitting:
        board = sitting.table.board
        assert isinstance(board, LorenzoBoard)
        placed = [action for action in sitting.table.bindings.offers.legal if isinstance(action, Place)]
        space = max({action.space for action in placed}, key=lambda each: sum(each == one.space for one in placed))
        assert board.choice.member == NOBODY
        sitting.stage.click(f"space-{space}")
        assert board.choice.member in {action.member for action in placed if action.space == space}
