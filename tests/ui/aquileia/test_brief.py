"""What the side of the table tells of a turn: the deeds alone, as the crest beside them names who did them."""

from game.aquileia import events as e
from game.aquileia.board import PORTUS
from tests.ui.aquileia.tables import at_table


def test_a_deed_is_told_without_its_doer() -> None:
    with at_table("seats: 3\nstep: placing\n") as sitting:
        words = sitting.table.wording
        laid = [e.HenchmanPlaced(1, PORTUS[0]), e.PortCoinLaid(1, 0)]
        assert words.brief(laid) == "Portus, copper; one copper laid"
        assert words.brief([e.Passed(1)]) == "passed"
        reshuffled = e.DeckReshuffled(True)
        assert words.brief([reshuffled]) == words.once(reshuffled)
