"""The piece that is looked at, whole over the chronicle: while one looks at it, and where it is larger so."""

from scenes.core.dialog import Answer, Dialog
from scenes.table.lectern import DELAY
from tests.ui.lorenzo.tables import table_at
from tests.ui.tables.seated import Seated

TOWERS = "seats: 2\nfloor territory 1: t01\n"


def look_at_the_card(sitting: Seated) -> None:
    sitting.stage.move(sitting.stage.center("space-0"))
    sitting.stage.step(2 * DELAY)


def test_a_card_that_is_looked_at_lies_on_the_lectern_after_a_moment() -> None:
    with table_at(TOWERS) as sitting:
        look_at_the_card(sitting)
        assert sitting.table.lectern.open_for == "space-0"


def test_it_is_put_away_once_something_else_was_opened() -> None:
    """The mouse may be anywhere when one comes back."""
    with table_at(TOWERS) as sitting:
        look_at_the_card(sitting)
        stack = sitting.stage.app.stack
        stack.push(Dialog(sitting.stage.app, "menu", "", [Answer("back")]))
        sitting.stage.step(0.5)
        sitting.stage.key("escape")
        sitting.stage.step(0.5)
        assert stack.top is sitting.table
        assert sitting.table.lectern.open_for == ""
