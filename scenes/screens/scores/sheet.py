"""The score table: categories as rows, seats as columns; each number is a button."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from game.core.match import Match
from game.core.scores import Result
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BURGUNDY, GOLD, HEADING, INK_SOFT, NOTE, NUMBER, SMALL, SUBHEADING, Colour, TextStyle
from scenes.engine.widgets import Button, Label, Look, Paragraph, Picture, Widget
from scenes.kit.fit_text import Measure, common_style
from scenes.kit.game_uis import game_ui_of
from scenes.kit.players import Person
from scenes.screens.scores.history import History
from scenes.screens.scores.score_causes import ALL_GAMES

NAMES = 420.0
HEAD = 116.0
CRESTS = 74.0
LAUREL, LAUREL_RISE = 88.0, 7.0
TOTAL = 76.0
TALLEST_ROW = 118.0
GAP = 6.0
TITLE_SHARE = 0.4
SIGN, SIGN_GAP = 48.0, 12.0
AIR = 10.0
"""Space between a row's words and the rules above and below it."""
LOW_ROW, LOW_AIR = 76.0, 4.0
"""Height of a low row, and its smaller space, as titles would else be smaller than notes."""
RIM = 2.0
"""Space for letters that hang below a single large line."""
TITLE = SUBHEADING.tight
NAME = SUBHEADING.centered.tightest
UNDER = SMALL.but(size=21, colour=INK_SOFT, valign="top", leading=1.08, smallest=0.64)
CELL = NUMBER.but(size=28)
SUM = NUMBER.but(size=42)
HINT = NOTE.to_right
_PLAIN_ICON = "trophy"


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """Describe a category, or a game of a series; `press` opens the number of a seat."""

    id: str
    icon: str
    title: str
    note: str
    points: tuple[int, ...]
    press: Callable[[int], None]


@dataclass(frozen=True)
class SheetGround(Widget):
    """Draw the golden columns of the winners and the rules between the rows."""

    columns: Sequence[Rect]
    rules: Sequence[float]

    def draw(self, canvas: Canvas, look: Look) -> None:
        for column in self.columns:
            canvas.fill(column, GOLD, 0.3, 12)
            canvas.outline(column, (176, 128, 40), 2, 12)
        for y in self.rules:
            canvas.rule(self.rect, y)


@dataclass(frozen=True)
class CategorySign(Widget):
    """Draw an icon in a colour, or the game's own picture if the name is a path."""

    icon: str
    colour: Colour

    def draw(self, canvas: Canvas, look: Look) -> None:
        if "/" in self.icon:
            canvas.image_fitted(self.icon, self.rect)
        else:
            canvas.icon(self.icon, self.rect.center, self.rect.h, self.colour)


def sheet(
    area: Rect,
    people: Sequence[Person],
    winners: Sequence[int],
    rows: Sequence[ScoreRow],
    total: tuple[str, Sequence[int]],
    chosen: str,
    measure: Measure,
) -> list[Widget]:
    """Return all widgets of the table; `total` names the sums, `chosen` is the id of the opened number."""
    names, numbers = area.split_left(NAMES, 10)
    head, rest = area.split_top(HEAD, GAP)
    height = min(TALLEST_ROW, (rest.h - TOTAL) / max(1, len(rows)))
    columns = numbers.columns(len(people), 12)
    lines = [rest.y + height * number for number in range(len(rows) + 1)]
    foot = Rect(area.x, lines[-1], area.w, TOTAL)
    gilded = [Rect(columns[seat].x - 4, area.y - 8, columns[seat].w + 8, foot.bottom - area.y + 8) for seat in winners]
    widgets: list[Widget] = [SheetGround("ground", area, gilded, lines)]
    names_style = common_style(
        measure, [(person.name, column) for person, column in zip(people, columns, strict=True)], NAME
    )
    for person, column in zip(people, columns, strict=True):
        place = Rect(column.x, head.y, column.w, head.h)
        widgets += _heading(person, place, person.seat in winners, names_style)
    words = [Rect(names.x, y, names.w, height) for y in lines]
    noted = [(row.note, _word_places(place)[1]) for row, place in zip(rows, words, strict=False) if row.note]
    under = common_style(measure, noted, UNDER, wraps=True)
    for row, place in zip(rows, words, strict=False):
        widgets += _row(row, place, [Rect(c.x, place.y, c.w, height) for c in columns], chosen, under)
    widgets.append(Label("total", Rect(names.x, foot.y, names.w, foot.h), total[0], HEADING))
    for person, column, points in zip(people, columns, total[1], strict=True):
        style = SUM.inked(person.ink) if person.seat in winners else SUM
        place = Rect(column.x, foot.y, column.w, TOTAL)
        widgets.append(Label(f"sum-{person.seat}", place, numeral(points), style))
    return widgets


def _heading(person: Person, area: Rect, has_won: bool, name: TextStyle) -> list[Widget]:
    """Return crest and name of a column; the winner's has a laurel too, as gold alone would be colour only."""
    crest, words = area.split_top(CRESTS, 2)
    wreath = crest.centered(LAUREL, LAUREL).moved(dy=-LAUREL_RISE)
    laurel = [Picture(f"laurel-{person.seat}", wreath, "common/art/laurel")] if has_won else []
    return [
        *laurel,
        Picture(f"crest-{person.seat}", crest.inset(10) if has_won else crest, person.crest),
        Label(f"name-{person.seat}", words, person.name, name.inked(person.ink)),
    ]


def _word_places(words: Rect) -> tuple[Rect, Rect]:
    """Return the places of a row's title and of the note below it."""
    text = words.trimmed(left=SIGN + SIGN_GAP)
    is_low = text.h < LOW_ROW
    both = text.centered(text.w, min(text.h - 2 * (LOW_AIR if is_low else AIR), 92))
    first, second = both.split_top(both.h * (0.5 if is_low else TITLE_SHARE))
    return first, second.trimmed(bottom=RIM)


def _row(row: ScoreRow, words: Rect, cells: Sequence[Rect], chosen: str, under: TextStyle) -> list[Widget]:
    sign, text = words.split_left(SIGN, SIGN_GAP)
    first, second = _word_places(words)
    widgets: list[Widget] = [
        CategorySign(f"sign-{row.id}", sign.centered(44, 44), row.icon, BURGUNDY),
        _title(row, first if row.note else text),
    ]
    if row.note:
        widgets.append(Paragraph(f"note-{row.id}", second, row.note, under))
    for seat, cell in enumerate(cells):
        widgets.append(_cell(row, seat, cell, chosen))
    return widgets


def _title(row: ScoreRow, area: Rect) -> Label:
    return Label(f"title-{row.id}", area, row.title, TITLE.but(valign="bottom" if row.note else "middle"))


def _cell(row: ScoreRow, seat: int, cell: Rect, chosen: str) -> Button:
    id_ = f"cell-{seat}-{row.id}"
    place = cell.centered(min(132, cell.w - 12), min(60, cell.h - 10))
    return Button(
        id_, place, numeral(row.points[seat]), lambda: row.press(seat), dress="plate", style=CELL,
        chosen=id_ == chosen, sound="page",
    )  # fmt: skip


class ScoreTable:
    """Build the table of a game, category by category, or of a series, game by game."""

    def __init__(
        self, page: Scene, match: Match, result: Result, history: History, open_number: Callable[[int, str], None],
        show_game: Callable[[int], None],
    ) -> None:  # fmt: skip
        self._page, self._match, self._history = page, match, history
        self._open_number, self._show_game = open_number, show_game
        self._result = result
        self.lines = game_ui_of(match.spec.id).score_lines

    def add(self, area: Rect, game: int, people: Sequence[Person], opened: tuple[int, str] | None) -> None:
        """Add the table of that game, or of the series; `opened` is the seat and category of the opened number."""
        chosen = f"cell-{opened[0]}-{opened[1]}" if opened else ""
        total, table = self._page.t("scores-total"), self._result.games[max(0, game)]
        if game == ALL_GAMES:
            rows, winners, points = self._games(), self._result.winners, self._result.totals
        else:
            rows = [self._category(game, name) for name in table.categories if self._is_shown(game, name)]
            winners = table.winners if len(self._result.games) > 1 else self._result.winners
            points = table.totals
        for widget in sheet(area, people, winners, rows, (total, points), chosen, self._page.measure):
            self._page.add(widget)

    def _games(self) -> list[ScoreRow]:
        return [
            ScoreRow(
                f"game-{game}", "tower", self._page.t("scores-game", n=game + 1), "", table.totals,
                partial(self._open_game, game),
            )
            for game, table in enumerate(self._result.games)
        ]  # fmt: skip

    def _open_game(self, game: int, seat: int) -> None:
        """Show that game: a number in its row was pressed."""
        self._show_game(game)

    def _is_shown(self, game: int, category: str) -> bool:
        """Return whether a category has a row: occasional ones only if anybody had points."""
        return category not in self.lines.occasional or self._history.has_points(category, game)

    def _category(self, game: int, category: str) -> ScoreRow:
        catalog, table = self._page.app.catalog, self._result.games[game]
        key = f"{self._match.spec.prefix}-score-{category}"
        points = tuple(table.of(seat, category) for seat in range(len(self._match.seats)))
        icon = self.lines.icons.get(category, _PLAIN_ICON)
        note = catalog(f"{key}-sum") if catalog.has(f"{key}-sum") else ""
        return ScoreRow(category, icon, catalog(key), note, points, lambda seat: self._open_number(seat, category))
