"""The column beside the board: which moment, what was played, the tries or all ways, and the buttons."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import (
    BODY,
    BURGUNDY,
    CREAM,
    GOLD_DARK,
    GREEN,
    INK_SOFT,
    LABEL,
    PARCHMENT_LIGHT,
    REMARK,
    SECTION,
    SMALL_BUTTON,
    STONE,
    SUBHEADING,
    Colour,
    TextStyle,
)
from scenes.engine.widgets import Action, Button, IconButton, Label, Look, Panel, Paragraph, Widget
from scenes.kit.fit_text import common_style
from scenes.screens.coach.moment_layout import LOSS
from scenes.screens.try_again.attempts import Attempts
from scenes.screens.try_again.marks import TRIED
from scenes.screens.try_again.series import Outcome, Series
from scenes.screens.try_again.words import TryWords, place_told


@dataclass(frozen=True, slots=True)
class Sizes:
    """Hold the heights of the parts of a column; without discs and words if it is low."""

    discs: float
    own: float
    row: float
    button: float
    has_words: bool = True


_SIZES = (
    (800.0, Sizes(discs=54, own=112, row=76, button=58)),
    (600.0, Sizes(discs=50, own=104, row=70, button=48)),
    (0.0, Sizes(discs=0, own=76, row=56, button=48, has_words=False)),
)
"""Sizes by the least height of the column."""
_HEAD, _NUMBER, _GAP, _PITCH = 34.0, 26.0, 8.0, 62.0
_MOST_TRIES, _MOST_DISCS, _MOST_ROW = 3, 6, 96.0
_HELPED, _MOST_HELP = 96.0, 150.0
"""Least and largest height for the words about what counts as right."""
_DISC = 24.0
_HEADED = 110.0
"""Height for each way from which their list has a heading."""
_PILL_HEIGHT, _DEED_SHARE = 30.0, 0.58
_NOTED = 100.0
"""Height of the card from which it tells the error."""
_EMPTY: Colour = (150, 122, 78)
_NAME = SECTION.centered.tightest
_LEAST_DEED = LABEL.sized(15)
"""Style by which rooms are measured: no letters become smaller unless a text is very long."""
_NOTE = REMARK.centered.tightest
_DEED = LABEL.but(smallest=0.36)
_LABEL = SMALL_BUTTON.tightest
_HELP = BODY.but(size=22, valign="top", smallest=0.55)
_PILL = SUBHEADING.but(align="center", colour=CREAM, smallest=0.45)
_TOLD = BODY.but(size=21, face="strong", smallest=0.5)


@dataclass(frozen=True, slots=True)
class ColumnButton:
    """Describe a button of the column: words and sign, what it does, and its command."""

    name: str
    icon: str
    action: Action
    command: str = ""
    is_main: bool = False
    is_sign: bool = False
    """True if it never has words on it."""
    reason: str = ""
    """Why it cannot be pressed now; empty if it can."""


@dataclass(frozen=True, slots=True)
class TryColumn:
    """Hold what the parts of the column are made of."""

    scene: Scene
    series: Series
    attempts: Attempts
    words: TryWords
    seals: str
    """When the moment comes back, told once it is settled; empty for a moment that is no card of the deck."""
    found: int
    """How often it was found, for the seals."""
    buttons: Sequence[Sequence[ColumnButton]]
    """Rows of buttons."""


@dataclass(frozen=True)
class Discs(Widget):
    """Draw a disc for each moment: the present one larger, a check mark for a found one, an eye for a shown one."""

    number: int
    count: int
    outcomes: tuple[tuple[int, Outcome], ...]

    def draw(self, canvas: Canvas, look: Look) -> None:
        outcomes = dict(self.outcomes)
        for index, cell in enumerate(self.rect.columns(self.count, 0)):
            radius = 24.0 if index == self.number else 18.0
            outcome = outcomes.get(index)
            ink = GREEN if outcome == "found" else BURGUNDY if index == self.number else INK_SOFT
            canvas.circle(cell.center, radius + 3, GOLD_DARK)
            canvas.circle(cell.center, radius, ink)
            if outcome:
                canvas.icon("check" if outcome == "found" else "eye", cell.center, radius * 1.3, PARCHMENT_LIGHT)
            else:
                disc = Rect(cell.center[0] - radius, cell.center[1] - radius, 2 * radius, 2 * radius)
                canvas.text(str(index + 1), disc, _PILL.sized(radius * 1.1))


@dataclass(frozen=True)
class OwnCard(Widget):
    """Show what was played in the match, and what it lost."""

    head: str
    deed: str
    badge: str
    note: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        _draw_card(canvas, self.rect, LOSS, 3)
        inner = self.rect.inset(12, 7)
        badge = min(max(72.0, canvas.measure(self.badge, _PILL)[0] + 22), inner.w * 0.46)
        top, deed = inner.split_top(_PILL_HEIGHT, 2)
        head, pill = top.split_right(badge, 8)
        if self.note and canvas.measure(self.deed, _LEAST_DEED, deed.w)[1] <= deed.h - 24:
            deed, note = deed.split_bottom(24, 0)
            canvas.text(self.note, note, REMARK.tightest)
        canvas.text(self.head, head, REMARK.tightest)
        canvas.paragraph(self.deed, deed, _DEED)
        canvas.fill(pill, LOSS, 1, 15)
        canvas.text(self.badge, pill.inset(8, 2), _PILL)


@dataclass(frozen=True)
class TryRow(Widget):
    """Show a try with its number and what it still loses; without a number, the place of the next one."""

    number: int
    deed: str
    told: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        _draw_card(canvas, self.rect, TRIED, 2)
        words = self.rect.inset(10, 5)
        above, below = words.split_top(words.h * _DEED_SHARE, 0)
        disc, told = below.split_left(_DISC, 6)
        canvas.paragraph(self.deed, above, _DEED)
        canvas.circle(disc.center, _DISC / 2, TRIED)
        canvas.text(str(self.number), disc.centered(_DISC, _DISC), _PILL.sized(17))
        canvas.text(self.told, told, _TOLD.inked(TRIED))


@dataclass(frozen=True)
class NextTry(Widget):
    """Show the empty place of the next try."""

    words: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.outline(self.rect, _EMPTY, 2, 8)
        canvas.text(self.words, self.rect.inset(10, 4), _NOTE)


@dataclass(frozen=True)
class WayRow(Widget):
    """Show one of the ways that were weighed: what it is, and what it loses against the best."""

    deed: str
    value: str
    note: str
    ink: Colour

    def draw(self, canvas: Canvas, look: Look) -> None:
        _draw_card(canvas, self.rect, self.ink, 3)
        words = self.rect.inset(10, 4)
        above, below = words.split_top(words.h * _DEED_SHARE, 0)
        canvas.paragraph(self.deed, above, _DEED)
        value, note = below.split_left(below.w * 0.62, 6)
        canvas.text(self.value, value, _TOLD.inked(self.ink))
        canvas.text(self.note, note, REMARK.to_right.tightest)


@dataclass(frozen=True)
class Seals(Widget):
    """Draw two seals: as many with a check mark as a moment was found, and when it comes back beside them."""

    found: int
    words: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        side = min(self.rect.h, 46.0)
        for number in range(2):
            place = Rect(self.rect.x + number * (side + 4), self.rect.center[1] - side / 2, side, side)
            draw_seal(canvas, place, is_won=number < self.found)
        canvas.paragraph(self.words, self.rect.trimmed(left=2 * side + 14), REMARK.tightest)


def draw_seal(canvas: Canvas, place: Rect, *, is_won: bool) -> None:
    """Draw a wax seal with a check mark, or a pale disc for one that is not won."""
    if is_won:
        canvas.image_fitted("common/art/seal", place)
        canvas.icon("check", (place.center[0], place.center[1] - 1), place.w * 0.5, PARCHMENT_LIGHT)
    else:
        canvas.circle(place.center, place.w * 0.42, _EMPTY)
        canvas.circle(place.center, place.w * 0.42 - 2, STONE)


def _draw_card(canvas: Canvas, rect: Rect, ink: Colour, width: float) -> None:
    canvas.fill(rect, PARCHMENT_LIGHT, 0.85, 8)
    canvas.outline(rect, ink, width, 8)


def add_column(column: TryColumn, place: Rect) -> None:
    """Add the column with all its parts."""
    column.scene.add(Panel("try-panel", place, "scroll"))
    sizes = next(sizes for least, sizes in _SIZES if place.h >= least)
    sizes = replace(sizes, row=sizes.row * column.scene.text_scale)
    inner = place.inset(22, 34).trimmed(top=6)
    inner = _add_head(column, inner, sizes)
    inner = _add_buttons(column, inner, sizes)
    if column.attempts.is_settled:
        _add_ways(column, inner, sizes)
    else:
        _add_tries(column, _add_own(column, inner, sizes), sizes)


def _add_head(column: TryColumn, inner: Rect, sizes: Sizes) -> Rect:
    """Add the head, the discs of the moments, and which of them this is; return what is left."""
    scene, series = column.scene, column.series
    heads = {"found": "try-found", "shown": "try-shown"}
    words = scene.t(heads.get(column.attempts.stage, "try-again"))
    number = place_told(scene.app.catalog, series) if len(series.tasks) > 1 else ""
    head, rest = inner.split_top(_HEAD, 4)
    if not sizes.discs and number:
        head, beside = head.split_right(head.w * 0.5, 6)
        scene.add(Label("try-number", beside, number, REMARK.to_right.tightest))
        scene.add(Label("try-head", head, words, SECTION.tightest))
        return rest
    scene.add(Label("try-head", head, words, _NAME))
    if not number:
        return rest
    if len(series.tasks) <= _MOST_DISCS:
        row, rest = rest.split_top(sizes.discs, 2)
        discs = row.centered(min(row.w, _PITCH * len(series.tasks)), row.h)
        outcomes = tuple(sorted(series.outcomes.items()))
        scene.add(Discs("try-discs", discs, series.number, len(series.tasks), outcomes))
    below, rest = rest.split_top(_NUMBER, 6)
    scene.add(Label("try-number", below, number, _NOTE))
    return rest


def _add_buttons(column: TryColumn, inner: Rect, sizes: Sizes) -> Rect:
    """Add the rows of buttons at the foot; in a low column one row of signs. Return what is left."""
    rows = column.buttons if sizes.has_words else [[button for row in column.buttons for button in row]]
    rest, foot = inner.split_bottom(len(rows) * (sizes.button + _GAP) - _GAP, _GAP)
    placed = [
        (button, cell)
        for row, line in zip(rows, foot.rows(len(rows), _GAP), strict=True)
        for button, cell in zip(row, _cells(row, line, sizes), strict=True)
    ]
    t = column.scene.t
    labels = [(t(f"try-{button.name}"), cell.inset(36, 4)) for button, cell in placed if not button.is_sign]
    style = common_style(column.scene.measure, labels, _LABEL) if sizes.has_words else _LABEL
    for button, cell in placed:
        column.scene.add(_button(column.scene, button, cell, style if sizes.has_words else None))
    return rest


def _cells(row: Sequence[ColumnButton], line: Rect, sizes: Sizes) -> list[Rect]:
    """Return the places of a row of buttons; a sign takes only as much as it needs."""
    if not sizes.has_words:
        return line.columns(len(row), _GAP)
    wide = max(1, sum(not button.is_sign for button in row))
    left = (line.w - (len(row) - wide) * (sizes.button + _GAP)) / wide
    return line.weighted_columns([sizes.button if button.is_sign else left for button in row], _GAP)


def _button(scene: Scene, button: ColumnButton, cell: Rect, style: TextStyle | None) -> Widget:
    """Return the button, as a sign if it has no room for words."""
    words, note, why = scene.t(f"try-{button.name}"), scene.t(f"try-{button.name}-help"), button.reason
    if style is None or button.is_sign:
        return IconButton(
            f"try-{button.name}", cell, icon=button.icon, tooltip=f"{words}: {note}", on_press=button.action,
            enabled=not why, reason=why, command=button.command,
        )  # fmt: skip
    return Button(
        f"try-{button.name}", cell, words, button.action, icon=button.icon, style=style, tooltip=note,
        dress="gold" if button.is_main else "wood", enabled=not why, reason=why, command=button.command,
    )  # fmt: skip


def _add_own(column: TryColumn, inner: Rect, sizes: Sizes) -> Rect:
    """Add what was played; return what is left."""
    words, t = column.words, column.scene.t
    card, rest = inner.split_top(sizes.own, _GAP)
    note = words.give_or_take if sizes.own >= _NOTED else ""
    told = "\n".join(filter(None, (words.moment.played, words.give_or_take)))
    column.scene.add(OwnCard("try-own", card, t("try-own"), words.own_deed, words.moment.badge, note, tooltip=told))
    return rest


def _add_tries(column: TryColumn, inner: Rect, sizes: Sizes) -> None:
    """Add the last tries and the place of the next one; before the first, what counts as right."""
    scene, tries, words = column.scene, column.attempts.tries, column.words
    if sizes.has_words:
        head, inner = inner.split_top(_HEAD, 2)
        scene.add(Label("try-yours", head, scene.t("try-yours"), SECTION.tightest, tooltip=scene.t("try-help")))
    if not tries and inner.h > sizes.row + _HELPED:
        text, inner = inner.split_top(min(inner.h - sizes.row - _GAP, _MOST_HELP), _GAP)
        scene.add(Paragraph("try-help", text, scene.t("try-help"), _HELP))
    needed = max((scene.measure(words.deed(each.deed), _LEAST_DEED, inner.w - 20)[1] for each in tries), default=0.0)
    height = max(sizes.row, 10 + needed / _DEED_SHARE)
    most = max(1, min(_MOST_TRIES, int((inner.h + _GAP) // (height + _GAP))))
    shown = tries[-(most - 1) :] if most > 1 else tries[-1:]
    places = inner.stack([height] * most, _GAP)
    for place, told in zip(places, shown, strict=False):
        number = tries.index(told) + 1
        deed, still = words.deed(told.deed), words.still(told)
        scene.add(TryRow(f"try-row-{number}", place, number, deed, still, tooltip=f"{deed}\n{still}"))
    if len(shown) < most:
        scene.add(NextTry("try-next-place", places[len(shown)], scene.t("try-nth", n=len(tries) + 1)))


def _add_ways(column: TryColumn, inner: Rect, sizes: Sizes) -> None:
    """Add all ways with their loss, and when the moment comes back."""
    scene, words = column.scene, column.words
    if column.seals:
        inner, foot = inner.split_bottom(64 if sizes.has_words else 46, _GAP)
        scene.add(Seals("try-seals", foot, column.found, column.seals, tooltip=column.seals))
    if inner.h > _HEADED * len(words.all_ways):
        head, inner = inner.split_top(26, 4)
        scene.add(Label("try-ways", head, scene.t("try-ways"), _NOTE))
    ways = words.all_ways
    needed = [scene.measure(words.deed(way.deed), _LEAST_DEED, inner.w - 20)[1] for way in ways]
    room = inner.h - _GAP * (len(ways) - 1)
    heights = [
        min(_MOST_ROW * scene.text_scale, room * (each + _TOLD.size) / sum(needed, len(ways) * _TOLD.size))
        for each in needed
    ]
    for number, (way, place) in enumerate(zip(ways, inner.stack(heights, _GAP), strict=True)):
        ink = GREEN if way.is_right else LOSS if words.is_own(way) else TRIED
        note = scene.t("coach-tag-played") if words.is_own(way) else words.error(way)
        value = scene.t("try-best") if words.is_best(way) else words.value(way)
        deed = words.deed(way.deed)
        scene.add(WayRow(f"try-way-{number}", place, deed, value, note, ink, tooltip=f"{deed}\n{value} {note}".strip()))
