"""Who plays which seat: a seat may change hands in mid-game."""

from typing import TYPE_CHECKING

from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN
from scenes.core.scene import Scene
from scenes.core.theme import HEADING
from scenes.core.widgets import Button, Label, Panel
from scenes.kit.seat_rows import SeatRows

if TYPE_CHECKING:
    from scenes.table.scene import TableScene


class SeatsPage(Scene):
    """Changes act when the page is left."""

    name = "seats"
    overlay = True

    def __init__(self, table: "TableScene") -> None:
        super().__init__(table.app)
        self.table = table
        self.seats = SeatRows(self, table.match.seats)

    def build(self) -> None:
        page = self.add(Panel("page", SCREEN.centered(1240, 230 + self.seats.height))).rect.inset(54, 44)
        head, rest = page.split_top(56, 12)
        rows, foot = rest.split_bottom(68, 12)
        self.add(Label("seats-title", head, self.t("table-seats"), HEADING))
        self.seats.add(rows, self.table.seen.people)
        self.add(Button("done", foot.centered(320, 68), self.t("done"), self.back, icon="check", dress="gold"))

    def back(self) -> None:
        self.app.stack.pop()
        for number, seat in list(self.seats.changed()):
            self.table.session.set_seat(number, seat)

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (12, 7, 4), 0.6)
