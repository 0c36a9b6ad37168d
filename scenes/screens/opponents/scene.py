"""The page about opponents: at the left how they think, at the right their measured strength."""

from functools import partial

from game.ai.strength import Measured, measured
from game.core.spec import LEVELS, TEMPERS
from scenes.common.game_catalogue import city_of, playable_cities
from scenes.engine.app import App
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.platform.bundled_data import bundled_data, learned_place
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, HEADING, NOTE, SECTION, SUBHEADING, TextStyle
from scenes.engine.widgets import Button, Label, Paragraph, ScrollArea, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.screens.opponents.strength_row import StrengthRow

LEFT = Rect(60, 92, 950, 960)
RIGHT = Rect(1030, 92, 830, 960)
TEXT = BODY.at_top
HEAD = SECTION.at_top
FIGURES_NOTE = NOTE.at_top
GAP = 12.0
ROW = 52.0
GAME = SUBHEADING.centered.tight


class Opponents(Scene):
    """Show two pages, which scroll with the wheel, the arrows, PgUp and PgDn."""

    name = "opponents"
    backdrop = "common/art/backdrop_walnut"

    def __init__(self, app: App, game: str) -> None:
        super().__init__(app)
        self.game = game

    def build(self) -> None:
        close = Tool("close", self.t("close"), "cross", self.back)
        add_top_bar(self, self.t("title-name"), [self.t("opponents-title")], [close])
        self._add_thoughts(LEFT.inset(54, 46))
        head, rest = RIGHT.inset(54, 46).split_top(44, 14)
        self.add(Label("strength-title", head, self.t("opponents-strength"), HEADING))
        games, figures = rest.split_top(122, 18)
        self._add_games(games)
        self._add_figures(figures)

    def _add_games(self, area: Rect) -> None:
        cities = playable_cities()
        for city, place in zip(cities, area.grid(2, (len(cities) + 1) // 2, 10), strict=False):
            name, chosen = city.name(self.app.catalog), city.id == self.game
            choose = partial(self._show, city.id)
            self.add(Button(f"game-{city.id}", place, name, choose, dress="parchment", style=GAME, chosen=chosen))

    def _add_thoughts(self, area: Rect) -> None:
        column = area.trimmed(right=28)
        widgets: list[Widget] = []
        y = area.y
        for number, (style, text) in enumerate(self._thoughts()):
            height = self.measure(text, style, column.w)[1]
            widgets.append(Paragraph(f"thought-{number}", Rect(column.x, y, column.w, height + 2), text, style))
            y += height + GAP
        self.add(ScrollArea("thoughts", area, widgets, content_height=y - GAP - area.y))

    def _thoughts(self) -> list[tuple[TextStyle, str]]:
        """Return the paragraphs of the left page with their styles."""
        levels = [(TEXT, self.t(f"opponents-{level}")) for level in LEVELS]
        tempers = [
            (TEXT, self.t("opponents-temper", name=self.t(f"temper-{temper}"), note=self.t(f"temper-{temper}-note")))
            for temper in TEMPERS
        ]
        return [
            (HEAD, self.t("opponents-title")),
            (TEXT, self.t("opponents-fair")),
            (TEXT, self.t("opponents-judgement")),
            *levels,
            (TEXT, self.t("opponents-hint")),
            (HEAD, self.t("opponents-tempers-title")),
            (TEXT, self.t("opponents-tempers")),
            *tempers,
        ]

    def _add_figures(self, area: Rect) -> None:
        note = self.t("opponents-strength-note")
        column = area.trimmed(right=28)
        height = self.measure(note, FIGURES_NOTE, column.w)[1] + 4
        widgets: list[Widget] = [
            Paragraph("strength-note", Rect(column.x, area.y, column.w, height), note, FIGURES_NOTE)
        ]
        y = area.y + height + GAP
        unknown: tuple[Measured, ...] = ()
        found = bundled_data(self.app, learned_place(self.game), partial(measured, self.game), unknown)
        for seats in city_of(self.game).seats:
            rows = [each for each in found if each.seats == seats and each.upper in LEVELS and each.lower in LEVELS]
            widgets += self._block(seats, sorted(rows, key=_rank), Rect(column.x, y, column.w, ROW))
            y += (max(1, len(rows)) + 1) * (ROW + 4) + GAP
        self.add(ScrollArea(f"figures-{self.game}", area, widgets, content_height=y - area.y))

    def _block(self, seats: int, rows: list[Measured], first: Rect) -> list[Widget]:
        """Return the rows for one number of seats, from the given first row on."""
        heading = Label(f"seats-{seats}", first, self.t("opponents-seats", seats=seats), SUBHEADING)
        if not rows:
            words = self.t("opponents-strength-none")
            return [heading, Label(f"none-{seats}", first.moved(0, ROW + 4), words, NOTE)]
        lines = [
            StrengthRow(f"rung-{seats}-{each.upper}", first.moved(0, number * (ROW + 4)), each, self._told(each))
            for number, each in enumerate(rows, start=1)
        ]
        return [heading, *lines]

    def _told(self, each: Measured) -> tuple[str, str]:
        """Return the names of both levels, and the share of wins in words."""
        upper, lower = self.t(f"level-{each.upper}"), self.t(f"level-{each.lower}")
        share = self.t("opponents-share", share=round(100 * each.share), games=each.games)
        return self.t("opponents-rung", upper=upper, lower=lower), share

    def _show(self, game: str) -> None:
        self.game = game
        self.invalidate()

    def first_focus(self) -> str:
        return f"game-{self.game}"

    def draw_background(self, canvas: Canvas) -> None:
        super().draw_background(canvas)
        canvas.skin("panel_parchment", LEFT)
        canvas.skin("panel_parchment", RIGHT)


def _rank(each: Measured) -> int:
    return LEVELS.index(each.upper)
