"""A player's panel: name, total, and each category with its sum."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field

from game.core.scores import ScoreTable
from game.san_gimignano.cards import SANTA_FINA, TOWERS
from game.san_gimignano.limits import hand_limit
from game.san_gimignano.scoring import leading_numbers
from game.san_gimignano.state import State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tracked import Number
from scenes.engine.player_colours import draw_badge
from scenes.engine.text import markup
from scenes.engine.text.catalog import Catalog, numeral, signed
from scenes.engine.theme import CREAM, DIALOG_HEADING, INK_SOFT, SMALL, TERM, TextStyle
from scenes.engine.widgets import Look, Widget
from scenes.kit.fit_text import Measure, common_style
from scenes.kit.players import Person

_HEADER = 78.0
_SHIELDS = 1.15
"""Height of the shields, in rows."""
_NAME = TextStyle(face="title", size=27, colour=CREAM, shadow=True, smallest=0.5)
_TOTAL = TextStyle(face="title", size=42, colour=CREAM, align="right", shadow=True, smallest=0.5)
_UNDER = SMALL.inked(CREAM).tightest
_GAIN = TERM.inked((255, 222, 120)).to_right.tightest
_ROW = SMALL.tightest
_POINTS = TERM.to_right.tightest
_IN_SHORT = frozenset({"completed", "grace", "santa_fina", "penalty"})
"""Categories whose label is a single word, because their sum lies beside it."""
_SIGN, _SIGN_BESIDE, _SIGN_APART = 72.0, 8.0, 6.0
_SIGN_WORDS = DIALOG_HEADING.centered.tightest
_SHIELD = TextStyle(face="title", size=19, align="center", colour=CREAM)


@dataclass(frozen=True, slots=True)
class PanelRow:
    """Describe a category's row: its label, the sum in short, and the points."""

    category: str
    label: str
    sum: str
    points: int


def rows_of(view: State, seat: int, table: ScoreTable, catalog: Catalog) -> list[PanelRow]:
    """Return the rows of the categories that can matter in this match."""
    towers = view.towers[seat]
    banded = [tower.levels for tower in towers if not tower.is_plain]
    complete = sum(tower.is_complete for tower in towers)
    grace = sum(tower.levels for tower in towers if tower.is_plain and tower.top == 7)
    sums = {
        "completed": f"{complete} × 5" if complete else "",
        "banded": f"{len(banded)} × {sum(banded)}" if banded else "",
        "grace": f"{grace} × 2" if grace else "",
    }
    shown = ["completed", "tallest", "banded", "grace", "piece"]
    shown += ["santa_fina"] if SANTA_FINA in view.played[seat] else []
    shown += ["penalty"] if table.of(seat, "penalty") else []
    words = {name: catalog(f"sg-{'row' if name in _IN_SHORT else 'score'}-{name}") for name in shown}
    return [PanelRow(name, words[name], sums.get(name, ""), table.of(seat, name)) for name in shown]


def _words(row: PanelRow) -> str:
    return f"{row.label}  {markup.coloured('soft', row.sum)}" if row.sum else row.label


def _row_places(panel: Rect, rows: Sequence[PanelRow]) -> Iterator[tuple[PanelRow, Rect]]:
    """Yield each row with its place; the one of the leading numbers has its shields below."""
    area = panel.trimmed(top=_HEADER).inset(18, 0).trimmed(top=5, bottom=12)
    height, y = area.h / (len(rows) + _SHIELDS), area.y
    for row in rows:
        taken = height * (1 + _SHIELDS) if row.category == "tallest" else height
        yield row, Rect(area.x, y, area.w, taken)
        y += taken


def _in_line(row: PanelRow, place: Rect) -> tuple[Rect, Rect, Rect]:
    """Return the places of label, points and shields of a row."""
    line, shields = place.split_top(place.h / (1 + _SHIELDS) if row.category == "tallest" else place.h)
    return *line.split_right(50, 4), shields


def letters_of(measure: Measure, panel: Rect, rows: Sequence[Sequence[PanelRow]]) -> TextStyle:
    """Return one style for the rows of both families."""
    lines = [(row, line) for each in rows for row, place in _row_places(panel, each) for line in [_in_line(row, place)]]
    return common_style(measure, [(_words(row), label) for row, (label, _, _) in lines], _ROW)


def draw_sign(canvas: Canvas, panel: Rect, words: str) -> None:
    """Draw a sign beside a family's panel for an action that moves no card or tower."""
    is_low = panel.center[1] > SCREEN.center[1]
    top = panel.y - _SIGN - _SIGN_APART if is_low else panel.bottom + _SIGN_APART
    sign = Rect(panel.x - _SIGN_BESIDE, top, panel.w + 2 * _SIGN_BESIDE, _SIGN)
    canvas.skin("ribbon", sign)
    canvas.text(words, sign.inset(52, 5).trimmed(bottom=_SIGN * 0.18), _SIGN_WORDS)


def total_place(panel: Rect) -> Rect:
    """Return the place of the total and its change."""
    return panel.split_top(_HEADER)[0].split_right(2 * _HEADER)[1]


@dataclass(frozen=True)
class ScorePanel(Widget):
    """Show a player's total and its parts, which are always visible."""

    person: Person
    rows: Sequence[PanelRow]
    total: int
    leads: frozenset[int]
    is_active: bool
    letters: TextStyle
    gain: int
    """Change since the viewer's last turn."""
    held: int = field(kw_only=True)
    """Number of cards in the hand."""
    under: Callable[[int], str] = field(compare=False, kw_only=True)
    """Returns the line below the name with a number of cards: the hand, and nobles used."""

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_active:
            canvas.skin("glow", self.rect)
        canvas.skin("panel_parchment", self.rect)
        self._draw_header(canvas, self.rect.split_top(_HEADER)[0])
        self._draw_rows(canvas)

    def _draw_header(self, canvas: Canvas, header: Rect) -> None:
        canvas.skin(self.person.header, header)
        inner = header.inset(12, 7)
        canvas.image_fitted(self.person.crest, Rect(inner.x, inner.y, 54, inner.h))
        draw_badge(canvas, Rect(inner.x + 32, inner.bottom - 28, 30, 30), self.person.colour)
        words = inner.trimmed(left=68)
        top, under = words.split_top(words.h * 0.56)
        name, total = top.split_right(74, 4)
        canvas.text(self.person.name, name, _NAME)
        canvas.thing(points_item(self.person.seat), total, Number(self.total, _draw_total))
        if self.gain:
            under, gain = under.split_right(58, 4)
            canvas.text(signed(self.gain), gain, _GAIN)
        canvas.thing(hand_item(self.person.seat), under, Number(self.held, self._draw_under))

    def _draw_under(self, canvas: Canvas, rect: Rect, held: int) -> None:
        canvas.text(self.under(held), rect, _UNDER)

    def row_places(self) -> Iterator[tuple[PanelRow, Rect]]:
        return _row_places(self.rect, self.rows)

    def _draw_rows(self, canvas: Canvas) -> None:
        for row, place in self.row_places():
            label, points, shields = _in_line(row, place)
            canvas.text(_words(row), label, self.letters)
            faint = _POINTS if row.points else _POINTS.inked(INK_SOFT)
            canvas.text(numeral(row.points), points, faint)
            if row.category == "tallest":
                self._draw_shields(canvas, shields)
            canvas.rule(place, place.bottom)

    def _draw_shields(self, canvas: Canvas, strip: Rect) -> None:
        """Draw the shields; those of leading numbers are lit (SG 7.3)."""
        for number, place in zip(TOWERS, strip.inset(2, 0).columns(len(TOWERS), 4), strict=True):
            lit = number in self.leads
            shield = place.fitted(80 / 92)
            canvas.image(f"common/art/number_shield_{number if lit else 'off'}", shield)
            style = _SHIELD if lit else _SHIELD.inked(INK_SOFT)
            canvas.text(str(number), shield.trimmed(bottom=shield.h * 0.1), style.sized(shield.h * 0.5))


def points_item(seat: int) -> Hashable:
    """Return the name of a family's total as a tracked item."""
    return "points", seat


def hand_item(seat: int) -> Hashable:
    """Return the name of the number of cards in a family's hand as a tracked item."""
    return "hand", seat


def _draw_total(canvas: Canvas, rect: Rect, points: int) -> None:
    canvas.text(numeral(points), rect, _TOTAL)


def leads_of(view: State, seat: int) -> frozenset[int]:
    """Return the numbers of the towers whose points the seat gets."""
    return frozenset(leading_numbers(view, seat))


def under_name(t: Catalog, view: State, seat: int, held: int) -> str:
    """Return the line below a name: cards seen in the hand, and nobles used."""
    nobles = "  ·  " + t("sg-nobles-used", n=view.used[seat]) if view.nobles else ""
    return t("sg-hand-count", have=held, limit=hand_limit(view, seat)) + nobles
