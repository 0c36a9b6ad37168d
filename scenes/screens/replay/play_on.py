"""The page before playing on from a moment of a replay: who takes which seat."""

from game.core.match import Match
from game.core.spec import HUMAN
from scenes import navigation
from scenes.common.seat_rows import SeatRows
from scenes.engine.app import App
from scenes.engine.layout import SCREEN
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, HEADING
from scenes.engine.widgets import Button, Label, Panel, Paragraph
from scenes.kit.players import people_of


class PlayOn(Scene):
    """Offer the seats as they were then; if no person was among them, one in the viewer's seat."""

    name = "play_on"
    overlay = True
    shade = 0.6

    def __init__(self, app: App, match: Match, length: int, seat: int) -> None:
        super().__init__(app)
        self.match, self.length = match, length
        self.seats = SeatRows(self, match.seats_at(length))
        if HUMAN not in self.seats.players:
            self.seats.players[seat] = HUMAN

    def build(self) -> None:
        page = self.add(Panel("page", SCREEN.centered(1280, 330 + self.seats.height))).rect.inset(54, 44)
        head, rest = page.split_top(56, 6)
        words, rest = rest.split_top(76, 12)
        rows, foot = rest.split_bottom(68, 16)
        self.add(Label("play-on-title", head, self.t("replay-play-on"), HEADING))
        self.add(Paragraph("play-on-text", words, self.t("replay-play-on-text"), BODY))
        self.seats.add(rows, people_of(self.match.seats, self.match.spec.colours, self.app.catalog))
        cancel, start = foot.columns(2, 20)
        self.add(Button("start", start, self.t("replay-play-on-start"), self.start, icon="play", dress="gold"))
        self.add(Button("cancel", cancel, self.t("cancel"), self.back, icon="undo"))

    def first_focus(self) -> str:
        return "start"

    def start(self) -> None:
        """Open a match with the same beginning; it is practice, as its luck is known."""
        again = self.match.branch(self.length, practice=True)
        for number, seat in self.seats.changed():
            again.set_seat(number, seat)
        navigation.open_table(self.app, again)
