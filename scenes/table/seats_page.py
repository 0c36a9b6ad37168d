"""Who plays which seat: a seat may change hands in mid-game."""

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from game.core.spec import HUMAN, LEVELS
from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.scene import Scene
from scenes.core.theme import HEADING, SUBHEADING
from scenes.core.widgets import Button, ChoiceBar, Label, Panel, Picture

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

_ROW = 92.0


class SeatsPage(Scene):
    """Changes act when the page is left."""

    name = "seats"
    overlay = True

    def __init__(self, table: "TableScene") -> None:
        super().__init__(table.app)
        self.table = table
        self.players = [seat.player for seat in table.match.seats]

    def build(self) -> None:
        height = 230 + (_ROW + 10) * len(self.players)
        page = self.add(Panel("page", SCREEN.centered(1240, height))).rect.inset(54, 44)
        head, rest = page.split_top(56, 12)
        rows, foot = rest.split_bottom(68, 12)
        self.add(Label("seats-title", head, self.t("table-seats"), HEADING))
        for number, row in enumerate(rows.rows(len(self.players), 10)):
            self._add_seat(number, row)
        self.add(Button("done", foot.centered(320, 68), self.t("done"), self.back, icon="check", dress="gold"))

    def _add_seat(self, number: int, row: Rect) -> None:
        person = self.table.seen.people[number]
        crest, rest = row.split_left(64, 14)
        name, bar = rest.split_left(220, 14)
        self.add(Picture(f"crest-{number}", crest, person.crest))
        self.add(Label(f"name-{number}", name, person.name, SUBHEADING))
        kinds = (HUMAN, *LEVELS)
        labels = [(kind, self.t(f"level-{kind}")) for kind in kinds]
        self.add(
            ChoiceBar(
                f"player-{number}", bar.centered(bar.w, 60), labels, self.players[number],
                partial(self._choose, number),
            )
        )  # fmt: skip

    def _choose(self, number: int, player: str) -> None:
        self.players[number] = player
        self.invalidate()

    def back(self) -> None:
        self.app.stack.pop()
        for number, player in enumerate(self.players):
            seat = self.table.match.seats[number]
            if seat.player != player:
                self.table.session.set_seat(number, replace(seat, player=player))

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (12, 7, 4), 0.6)
