"""The page on which seats change players during a match."""

from collections.abc import Callable, Sequence

from scenes.common.seat_rows import SeatRows
from scenes.common.speed_choice import add_speeds
from scenes.engine.app import App
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import HEADING, SUBHEADING
from scenes.engine.widgets import Button, Label, Panel
from scenes.kit.players import Person
from scenes.table.match_controller import MatchController

_SPEED_ROW = 92.0
_NAME_WIDTH = 298.0
"""Width of crest and name in the rows above."""


class SeatsPage(Scene):
    """Show the players of all seats; changes take effect on leaving the page, the speed at once."""

    name = "seats"
    overlay = True
    shade = 0.6

    def __init__(self, app: App, controller: MatchController, people: Callable[[], Sequence[Person]]) -> None:
        super().__init__(app)
        self._controller, self._people = controller, people
        self.seats = SeatRows(self, controller.match.seats)

    def build(self) -> None:
        """Build the page: heading, seats, speed, and the button to leave."""
        height = 230 + self.seats.height + _SPEED_ROW
        page = self.add(Panel("page", SCREEN.centered(1240, height))).rect.inset(54, 44)
        head, rest = page.split_top(56, 12)
        rest, foot = rest.split_bottom(68, 12)
        rows, speed = rest.split_bottom(_SPEED_ROW - 12, 12)
        self.add(Label("seats-title", head, self.t("table-seats"), HEADING))
        self.seats.add(rows, self._people())
        self._add_speed(speed)
        self.add(Button("done", foot.centered(320, 68), self.t("done"), self.back, icon="check", dress="gold"))

    def _add_speed(self, row: Rect) -> None:
        name, bar = row.split_left(_NAME_WIDTH, 14)
        self.add(Label("speed-name", name, self.t("table-speed"), SUBHEADING))
        add_speeds(self, bar.centered(bar.w, 60))

    def back(self) -> None:
        """Close the page and apply the changes."""
        self.app.stack.pop()
        for number, seat in list(self.seats.changed()):
            self._controller.set_seat(number, seat)
