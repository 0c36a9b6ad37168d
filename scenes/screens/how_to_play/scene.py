"""The page that explains a game: three columns, or blocks below each other if the text is large."""

from typing import Self

from scenes import navigation
from scenes.common.game_catalogue import city_of
from scenes.common.lesson_catalogue import has_lessons, lessons_of
from scenes.common.one_page_summary import summary_of
from scenes.engine.app import App
from scenes.engine.input.keys import Command, KeyPress
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, BURGUNDY, LABEL, MAIN_BUTTON, SMALL
from scenes.engine.widgets import Button, Panel, ScrollArea, Widget
from scenes.engine.widgets import Paragraph as TextBlock
from scenes.engine.widgets.top_bar import Tool, add_top_bar
from scenes.screens.how_to_play.blocks import (
    NAME,
    PICTURE,
    ROW_EDGE,
    ROW_GAP,
    TURN,
    WORDS,
    Divider,
    Example,
    FigureRow,
    NumberedHead,
    PageHead,
    TurnSteps,
)

PAGE = Rect(24, 66, 1872, 1004)
CITY = Rect(46, 84, 1828, 132)
BODY_PLACE = Rect(64, 252, 1812, 732)
FOOT = Rect(64, 988, 1792, 64)
WEIGHTS = [0.9, 1.14, 0.96]
COLUMN_GAP = 48.0
COLUMNS_UP_TO = 1.15
"""Text size from which the blocks lie below each other."""
BAR_ROOM = 20.0
HEAD_HEIGHT = 48.0
EXAMPLE_HEIGHT = 300.0
TEXT = BODY.but(size=24, valign="top", leading=1.16)
PAGING = (Command.PAGE_UP, Command.PAGE_DOWN)


class HowToPlay(Scene):
    """Explain a game over the scene that opened it."""

    name = "how_to_play"
    backdrop = "common/art/backdrop_walnut"

    def __init__(self, app: App, game: str, seats: int = 0) -> None:
        """Prepare the page for a match with that many seats; 0 for any."""
        super().__init__(app)
        city = city_of(game)
        assert city.spec is not None
        self.game, self.city, self.prefix, self.seats = game, city, city.spec.prefix, seats
        self.subject = game
        self.summary = summary_of(game)
        self._widgets: list[Widget] = []

    def enter(self) -> None:
        """Note that the game has been introduced."""
        introduced = self.app.settings.introduced
        if self.game not in introduced:
            self.app.change(introduced=[*introduced, self.game])

    def turn_to(self, asked: Self) -> bool:
        """For the number of people asked for; where that is any, the one before stays."""
        self.seats = asked.seats or self.seats
        return True

    # Building

    def build(self) -> None:
        name = self.city.name(self.app.catalog)
        close = Tool("close", self.t("close"), "cross", self.back)
        add_top_bar(self, name, [self.t("how-to-play")], [close], f"{self.game}/art/arms")
        self.add(Panel("page", PAGE))
        self.add(PageHead("head", CITY, self.game, self.summary.head, self.t("how-title", city=name)))
        self._widgets = []
        self._fill(BODY_PLACE.trimmed(right=BAR_ROOM, top=4))
        self.add(ScrollArea("body", BODY_PLACE, self._widgets))
        self._add_foot()

    def _fill(self, area: Rect) -> None:
        blocks = (self._aim, self._turn, self._scores)
        if self.app.canvas.text_scale > COLUMNS_UP_TO:
            y = area.y
            for block in (*blocks, self._end, self._forgotten):
                y = block(Rect(area.x, y, area.w, 0)) + 22
            return
        left, middle, right = area.weighted_columns(WEIGHTS, COLUMN_GAP)
        y = self._aim(left) + 14
        self._put(Divider("divider", Rect(left.x, y, left.w, 0)))
        self._end(left.trimmed(top=y + 12 - left.y))
        bottom = max(self._turn(middle), self._scores(right)) + 12
        for column, height in ((middle, area.h), (right, bottom - area.y)):
            x = column.x - COLUMN_GAP / 2
            self._put(Divider(f"divider-{column.x:.0f}", Rect(x, area.y + 6, 0, height - 6)))
        self._forgotten(Rect(middle.x, bottom, right.right - middle.x, 0))

    def _put(self, widget: Widget) -> None:
        self._widgets.append(widget)

    def _add_foot(self) -> None:
        rest, onward = FOOT.split_right(400, 16)
        rest, rules = rest.split_right(360, 16)
        if has_lessons(self.game):
            rest, learn = rest.split_right(360, 16)
            self.add(Button("learn", learn, self._lesson_name(), self._open_lesson, icon="learn", style=MAIN_BUTTON))
        self.add(TextBlock("again", rest.split_right(480, 20)[1], self.t("how-again"), SMALL.to_right))
        self.add(Button("all-rules", rules, self.t("how-rules"), self._open_rules, icon="rules", style=MAIN_BUTTON))
        self.add(
            Button("onward", onward, self.t("how-table"), self.back, icon="play", dress="gold", style=MAIN_BUTTON)
        )  # fmt: skip

    def _lesson_name(self) -> str:
        first = next(iter(lessons_of(self.game).values()), None)
        return self.t("lesson-minutes", count=first.minutes) if first else self.t("lesson-name")

    # The blocks: each begins at the top of the area it is given and tells where it ends

    def _aim(self, area: Rect) -> float:
        y = self._block("aim", "1", area)
        captions = [self._words(f"caption-{number + 1}") for number in range(len(self.summary.example))]
        place = Rect(area.x, y, area.w, EXAMPLE_HEIGHT)
        self._put(Example("example", place, self.app.catalog, self.game, self.summary, captions))
        return place.bottom

    def _turn(self, area: Rect) -> float:
        y = self._block("turn", "2", area)
        names = [self._words(f"way-{number + 1}") for number in range(len(self.summary.ways))]
        width = min(area.w * 0.4, max(self.measure(name, NAME)[0] for name in names) + 8)
        room = area.w - PICTURE - width - 2 * ROW_EDGE - 2 * ROW_GAP
        for number, figure in enumerate(self.summary.ways, start=1):
            words = self._words(f"way-{number}-text")
            height = max(64.0, self.measure(words, WORDS, room)[1] + 16)
            place = Rect(area.x, y, area.w, height)
            self._put(
                FigureRow(
                    f"way-{number}", place, self.app.catalog, self.game, figure, names[number - 1], words,
                    name_width=width,
                )
            )  # fmt: skip
            y = place.bottom + 8
        return y - 8

    def _scores(self, area: Rect) -> float:
        y = area.y
        self._put(NumberedHead("scores-head", Rect(area.x, y, area.w, HEAD_HEIGHT), "3", self.t("how-scores")))
        y += HEAD_HEIGHT + 6
        room = area.w - PICTURE - 2 * ROW_EDGE - ROW_GAP
        name_height = self.measure("Ag", NAME)[1]
        for number, figure in enumerate(self.summary.scores, start=1):
            words = self._words(f"score-{number}-text")
            height = max(84.0, name_height + self.measure(words, WORDS, room)[1] + 22)
            place = Rect(area.x, y, area.w, height)
            self._put(
                FigureRow(
                    f"score-{number}", place, self.app.catalog, self.game, figure, self._words(f"score-{number}"),
                    words, name_height=name_height,
                )
            )  # fmt: skip
            y = place.bottom + 8
        return y - 8

    def _end(self, area: Rect) -> float:
        bottom = self._block("end", "4", area)
        count = self.summary.turns.get(self.seats, 0)
        if not count:
            return bottom
        place = Rect(area.x, bottom, area.w, TURN)
        self._put(TurnSteps("turns", place, count))
        return place.bottom + 4

    def _forgotten(self, area: Rect) -> float:
        """Add three reminders side by side on a panel; return where it ends."""
        inner = area.inset(26, 0).trimmed(top=14)
        columns = Rect(inner.x, inner.y + HEAD_HEIGHT + 2, inner.w, 0).columns(3, 28)
        texts = [self._words(f"forgotten-{number}-text") for number in (1, 2, 3)]
        head = self.measure("Ag", WORDS)[1] + 2
        tallest = max(self.measure(text, WORDS, columns[0].w)[1] for text in texts)
        bottom = columns[0].y + head + tallest + 18
        self._put(Panel("forgotten", Rect(area.x, area.y, area.w, bottom - area.y)))
        place = Rect(inner.x, inner.y, inner.w, HEAD_HEIGHT)
        self._put(NumberedHead("forgotten-head", place, "!", self.t("how-forgotten")))
        for number, (text, column) in enumerate(zip(texts, columns, strict=True), start=1):
            title = Rect(column.x, column.y, column.w, head)
            strong = LABEL.inked(BURGUNDY).tight
            self._put(TextBlock(f"forgotten-{number}", title, self._words(f"forgotten-{number}"), strong))
            words = Rect(column.x, title.bottom, column.w, tallest + 4)
            self._put(TextBlock(f"forgotten-{number}-text", words, text, WORDS.at_top))
        return bottom

    def _block(self, name: str, number: str, area: Rect) -> float:
        """Add a heading and its paragraph; return where they end."""
        head = Rect(area.x, area.y, area.w, HEAD_HEIGHT)
        self._put(NumberedHead(f"{name}-head", head, number, self.t(f"how-{name}")))
        text = self._words(name)
        height = self.measure(text, TEXT, area.w)[1] + 4
        place = Rect(area.x, head.bottom + 6, area.w, height)
        self._put(TextBlock(name, place, text, TEXT))
        return place.bottom + 12

    def _words(self, name: str) -> str:
        return self.t(f"{self.prefix}-how-{name}", seats=self.seats)

    # What it does

    def first_focus(self) -> str:
        return "onward"

    def intercept(self, press: KeyPress) -> bool:
        """Scroll the page with PgUp and PgDn, whatever has the focus."""
        body = self.find("body")
        return press.command in PAGING and body is not None and body.on_key(press)

    def on_command(self, command: Command) -> bool:
        if command == Command.RULES:
            self._open_rules()
            return True
        return False

    def _open_lesson(self) -> None:
        navigation.open_lesson(self.app, self.game)

    def _open_rules(self) -> None:
        navigation.open_rules(self.app, self.prefix)
