"""The sheet over the board once a moment is settled: the best way, why it is better, and where the points lie."""

from collections.abc import Iterator, Sequence
from itertools import product
from math import dist

from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BODY, NOTE, PANEL_HEADING, TextStyle
from scenes.engine.widgets import Label, Panel, Paragraph
from scenes.screens.try_again.words import TryWords

_WIDTH, _HEAD, _GAP = 960.0, 42.0, 8.0
_MARGIN = (38.0, 24.0)
_TEXT, _PARTS = BODY.at_top, NOTE.at_top
_STEPS = 8


def sheet_place(scene: Scene, words: TryWords, table: Rect, targets: Sequence[Rect]) -> Rect:
    """Return the place of the sheet that covers least of what is marked, then the nearest to the board's middle."""
    width = _WIDTH - 2 * _MARGIN[0]
    texts = sum(scene.measure(text, style, width)[1] + _GAP for text, style in _texts(words))
    height = _HEAD + texts + 2 * _MARGIN[1] + _GAP
    return min(
        _places(table, height),
        key=lambda place: (sum(map(place.shared, targets)), dist(place.center, table.center)),
    )


def _texts(words: TryWords) -> list[tuple[str, TextStyle]]:
    return [(words.worth, _TEXT), (words.figures, _PARTS)]


def _places(table: Rect, height: float) -> Iterator[Rect]:
    columns, rows = (table.w - _WIDTH) / _STEPS, (table.h - height) / _STEPS
    for column, row in product(range(_STEPS + 1), repeat=2):
        yield Rect(table.x + columns * column, table.y + rows * row, _WIDTH, height)


def add_sheet(scene: Scene, words: TryWords, place: Rect) -> None:
    """Add the sheet at its place."""
    inner = scene.add(Panel("try-sheet", place)).rect.inset(*_MARGIN)
    head, rest = inner.split_top(_HEAD, _GAP)
    scene.add(Label("try-sheet-deed", head, words.best_deed, PANEL_HEADING.tightest))
    text, parts = rest.split_top(scene.measure(words.worth, _TEXT, rest.w)[1] + _GAP, 0)
    scene.add(Paragraph("try-sheet-text", text, words.worth, _TEXT))
    scene.add(Paragraph("try-sheet-parts", parts, words.figures, _PARTS))
