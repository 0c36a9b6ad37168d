"""The score table: categories as rows, seats as columns; each number is a button."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import numeral
from scenes.engine.theme import BURGUNDY, GOLD, HEADING, INK_SOFT, NOTE, NUMBER, SMALL, SUBHEADING, Colour, TextStyle
from scenes.engine.widgets import Button, Label, Look, Paragraph, Picture, Widget
from scenes.kit.fit_text import Measure, common_style
from scenes.kit.players import Person

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
    total: str,
    chosen: str,
    measure: Measure,
) -> list[Widget]:
    """Return all widgets of the table but the sums; `chosen` is the id of the opened number."""
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
    widgets.append(Label("total", Rect(names.x, foot.y, names.w, foot.h), total, HEADING))
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


def totals(
    area: Rect, people: Sequence[Person], winners: Sequence[int], points: Sequence[int], rows: int
) -> list[Widget]:
    """Return the sums below the columns."""
    columns = area.split_left(NAMES, 10)[1].columns(len(people), 12)
    rest = area.split_top(HEAD, GAP)[1]
    y = rest.y + min(TALLEST_ROW, (rest.h - TOTAL) / max(1, rows)) * rows
    return [
        Label(
            f"sum-{seat}", Rect(column.x, y, column.w, TOTAL), numeral(points[seat]),
            SUM.inked(people[seat].ink) if seat in winners else SUM,
        )
        for seat, column in enumerate(columns)
    ]  # fmt: skip


HINT = NOTE.to_right
