"""Before playing on from a moment of a replay: who takes which place."""

from dataclasses import replace
from functools import partial

from game.core.match import Match
from game.core.spec import HUMAN, LEVELS
from scenes import doors
from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.scene import Scene
from scenes.core.theme import BODY, HEADING, SUBHEADING
from scenes.core.widgets import Button, ChoiceBar, Label, Panel, Paragraph, Picture
from scenes.kit.people import people_of

ROW = 92.0


class PlayOn(Scene):
    """The same players are chosen at first; the old match stays as it is."""

    name = "play_on"
    overlay = True
    text_limit = 130

    def __init__(self, app: App, match: Match, length: int) -> None:
        super().__init__(app)
        self.match, self.length = match, length
        self.players = [seat.player for seat in match.seats]

    def build(self) -> None:
        page = self.add(Panel("page", SCREEN.centered(1280, 330 + (ROW + 10) * len(self.players)))).rect.inset(54, 44)
        head, rest = page.split_top(56, 6)
        words, rest = rest.split_top(76, 12)
        rows, foot = rest.split_bottom(68, 16)
        self.add(Label("play-on-title", head, self.t("replay-play-on"), HEADING))
        self.add(Paragraph("play-on-text", words, self.t("replay-play-on-text"), BODY))
        for number, row in enumerate(rows.rows(len(self.players), 10)):
            self._add_seat(number, row)
        cancel, start = foot.columns(2, 20)
        self.add(Button("start", start, self.t("replay-play-on-start"), self.start, icon="play", dress="gold"))
        self.add(Button("cancel", cancel, self.t("cancel"), self.back, icon="undo"))

    def _add_seat(self, number: int, row: Rect) -> None:
        person = people_of(self.match.seats, self.match.spec.colours, self.app.catalog)[number]
        crest, rest = row.split_left(64, 14)
        name, bar = rest.split_left(220, 14)
        self.add(Picture(f"crest-{number}", crest, person.crest))
        self.add(Label(f"name-{number}", name, person.name, SUBHEADING))
        labels = [(kind, self.t(f"level-{kind}")) for kind in dict.fromkeys((HUMAN, *LEVELS, self.players[number]))]
        self.add(
            ChoiceBar(
                f"player-{number}", bar.centered(bar.w, 60), labels, self.players[number],
                partial(self._choose, number),
            )
        )  # fmt: skip

    def _choose(self, number: int, player: str) -> None:
        self.players[number] = player
        self.invalidate()

    def first_focus(self) -> str:
        return "start"

    def start(self) -> None:
        """A new match with the same beginning, kept in a slot of its own."""
        again = self.match.branch(self.length)
        for number, player in enumerate(self.players):
            if again.seats[number].player != player:
                again.set_seat(number, replace(again.seats[number], player=player))
        doors.open_table(self.app, again)

    def draw_background(self, canvas: Canvas) -> None:
        canvas.fill(SCREEN, (12, 7, 4), 0.6)
