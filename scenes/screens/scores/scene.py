"""The screen of the final score; the match or its replay lies below it on the stack."""

from functools import partial

from game.core.events import ONLOOKER
from game.core.match import Match
from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, HEADING, LARGE_NOTE, SMALL_NOTE, SUBHEADING
from scenes.engine.widgets import ChoiceBar, IconButton, Label, ListView, Panel, Paragraph, Widget
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.kit.seat_views import wording_of
from scenes.screens.scores.buttons import add_buttons
from scenes.screens.scores.career import Career, career_of
from scenes.screens.scores.chart import Chart
from scenes.screens.scores.history import History
from scenes.screens.scores.lines import LineRow, line_heights
from scenes.screens.scores.reveal import PageReveal, RevealVeil
from scenes.screens.scores.score_causes import ALL_GAMES, Passage
from scenes.screens.scores.sheet import HINT, ScoreTable
from scenes.screens.scores.story import Stories
from scenes.screens.scores.story_rows import add_head, add_story, add_story_head
from scenes.screens.scores.verdict import Verdict

TABLE = Rect(404, 72, 916, 830)
CHART = Rect(1334, 72, 566, 400)
LUCK_HEIGHT = 108.0
OPENED = Rect(1334, 484, 566, 418)


class Scores(Scene):
    """Show winner, table, chart and story.

    `game` is the shown game of a series, or ALL_GAMES; `opened` is the seat and category whose lines are shown.
    """

    name = "scores"
    backdrop = "common/art/backdrop_evening"
    stays = True

    def __init__(
        self,
        app: App,
        match: Match,
        store: SaveStore | None,
        unfolds: bool = False,
        history: History | None = None,
        career: Career | None = None,
    ) -> None:
        """Build the screen; right after a match it `unfolds`, and history and career may be prepared."""
        super().__init__(app)
        self.match, self.store, self.subject = match, store, match
        self.unfolding = PageReveal(self, unfolds)
        self.result = match.result()
        self.history = history or app.spinner.run(partial(History, match))
        self.table = ScoreTable(self, match, self.result, self.history, self._open, self._show_game)
        self._stories = Stories(self.history, self.result.winners[0])
        self.career = career if history else app.spinner.run(partial(career_of, match, store))
        self.luck = navigation.even_luck_of(app, match, store)
        self.game = ALL_GAMES if self.is_series else 0
        self.opened: tuple[int, str] | None = None

    def enter(self) -> None:
        self.unfolding.begin()

    def resume(self) -> None:
        """Ask again about the luck, as the coach may have found it meanwhile."""
        self.luck = navigation.even_luck_of(self.app, self.match, self.store)

    @property
    def is_series(self) -> bool:
        """Return whether the match is a series of games."""
        return len(self.result.games) > 1

    # Building

    def build(self) -> None:
        self.wording = wording_of(self.app.catalog, self.match, ONLOOKER)
        self.story = self._stories.moments(self.game, self.wording)
        self._add_bar()
        self.add(self._verdict.banner())
        self._add_table()
        self._add_chart()
        self._add_opened()
        add_buttons(self, self.match, self.store, self.first_focus())

    def _add_bar(self) -> None:
        details = [self.t("scores-over"), self.t("scores-seed", seed=self.match.seed)]
        if self.match.is_practice:
            details.append(self.t("scores-practice"))
        rules = Tool("rules", self.t("rules"), "rules", self._open_rules)
        name = self.t(f"{self.match.spec.prefix}-title")
        add_top_bar(self, name, details, [rules], f"{self.match.spec.id}/art/arms")

    def _add_table(self) -> None:
        inner = self.add(Panel("table", TABLE)).rect.inset(34, 22)
        head, area = inner.split_top(48, 8)
        title, hint = head.split_left(300, 10)
        self.add(Label("table-title", title, self.t("scores-table"), HEADING))
        if self.is_series:
            labels = [(ALL_GAMES, self.t("scores-total"))]
            labels += [(game, self.t("scores-game", n=game + 1)) for game in range(len(self.result.games))]
            self.add(ChoiceBar("games", hint, labels, self.game, self._show_game))
        else:
            self.add(Label("table-hint", hint, self.t("scores-press"), HINT))
        self.table.add(area, self.game, self.wording.people, self.opened)
        self.add(RevealVeil("veil", TABLE, area, self.unfolding))

    def _add_chart(self) -> None:
        inner = self.add(Panel("chart-panel", self._place_of_chart())).rect.inset(30, 22)
        head, area = inner.split_top(44, 8)
        add_head(self, head, "chart", self.t(f"{self.match.spec.prefix}-by-stretch"))
        by_turn, people = self.history.by_turn(self.game), self.wording.people
        self.add(Chart("chart", area, by_turn, people, self.story, lambda: self.unfolding.share))

    def _place_of_chart(self) -> Rect:
        """Return the place of the chart; below it the result with even luck is told, if that is known."""
        if self.luck is None:
            return CHART
        chart, below = CHART.split_bottom(LUCK_HEIGHT, 10)
        place = self.add(Panel("even-luck", below)).rect.inset(30, 18)
        told, help_text = self._verdict.even_luck(self.luck), self.t("scores-even-help")
        self.add(Paragraph("even-luck-told", place, told, BODY.tight, tooltip=help_text))
        return chart

    @property
    def _verdict(self) -> Verdict:
        return Verdict(self.match, self.result, self.wording, self.career)

    def _add_opened(self) -> None:
        """Add the lines of the opened number, or the story."""
        inner = self.add(Panel("opened", OPENED)).rect.inset(28, 22)
        if self.opened is None:
            self._add_story(inner)
            return
        seat, category = self.opened
        person = self.wording.people[seat]
        head, rest = inner.split_top(44, 8)
        head, back = head.split_right(54, 10)
        area, foot = rest.split_bottom(32, 6)
        self.add(IconButton("to-story", back, icon="log", tooltip=self.t("scores-story"), on_press=self._close))
        title = self.t(f"{self.match.spec.prefix}-score-{category}")
        points = self.result.games[self.game].of(seat, category)
        words = self.t("scores-opened", name=person.name, category=title, points=points)
        self.add(Label("opened-title", head, words, SUBHEADING.inked(person.ink).tightest))
        self._add_lines(seat, category, area)
        self.add(Label("opened-hint", foot, self.t("scores-line-hint"), SMALL_NOTE.centered))

    def _add_story(self, inner: Rect) -> None:
        """Add the story of the match; it is shown while no number is open."""
        if self.story:
            add_story(self, inner, self.story, self.wording, self._show)
            return
        area = add_story_head(self, inner)
        self.add(Paragraph("story-none", area, self.t("scores-nothing-open"), LARGE_NOTE.centered))

    def _add_lines(self, seat: int, category: str, area: Rect) -> None:
        lines = self.history.lines(seat, category, self.game, self.wording)
        if not lines:
            self.add(Paragraph("lines-none", area, self.t("scores-no-lines"), BODY.centered))
            return

        def row(index: int, place: Rect) -> list[Widget]:
            line = lines[index]
            turn = self.match.turn_at(line.entry)
            return [LineRow(f"line-{index}", place, line, turn, on_press=partial(self._show, seat, line.passage))]

        self.add(ListView.of("lines", area, line_heights(self, lines, area.w), row, gap=4))

    # What it does

    def first_focus(self) -> str:
        return "rematch"

    def intercept(self, press: KeyPress) -> bool:
        """End the reveal with any key; Enter and Space then press nothing, since they were meant to hurry."""
        only_hurries = self.unfolding.share < 1 and press.command == Command.CONFIRM
        self.unfolding.finish()
        return only_hurries

    def back(self) -> None:
        """Close an opened number; without one, close the screen."""
        if self.opened is None:
            super().back()
        else:
            self._close()

    def _open(self, seat: int, category: str) -> None:
        self.opened = seat, category
        self.invalidate()

    def _close(self) -> None:
        self.opened = None
        self.invalidate()

    def _show_game(self, game: int) -> None:
        self.game, self.opened = game, None
        self.invalidate()

    def _show(self, seat: int, passage: Passage) -> None:
        navigation.show_passage(self.app, self.match, seat, passage.entry, passage.event, passage.until)

    def _open_rules(self) -> None:
        prefix, paragraph = self.match.spec.prefix, self.table.lines.paragraph
        navigation.open_rules(self.app, f"{prefix}-{paragraph}" if paragraph else prefix)
