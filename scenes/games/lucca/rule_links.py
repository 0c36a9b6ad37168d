"""The rule that governs each widget of the table."""

from scenes.engine.widgets import Widget
from scenes.games.lucca.street_layout import COMPLETED, OPENED, SITE
from scenes.games.lucca.widgets.pieces import House
from scenes.kit.piece_id import PieceId

_WIDGETS = {
    "deck": "2-5", "order": "3", "projected": "5", "own": "1-3", "do-deal": "8-2", "end-turn": "8-3",
}  # fmt: skip
_NUMBERED = {
    "triplet": "4-2", "hand": "4-2", "keep": "2-3", "do": "2-3", "open": "4-1", "payers": "4-1", "quarter": "1-3",
    "signs": "1-3", "projected": "5", "walls": "5-3", "towers": "5-3",
}  # fmt: skip
"""Numbers of rules by the part of the id before the hyphen, as in `triplet-2`."""
_WAYS = {"start": "4-2a", "extend": "4-2b", "wall": "4-2c", "raise": "4-2d", "discard": "4-2e"}
_HOUSES = {SITE: "4-2b", COMPLETED: "4-1", OPENED: "5-3"}


def paragraph_of(widget: Widget) -> str:
    """Return the number of the rule, such as `4-2a`; empty if no single one applies."""
    if isinstance(widget, House):
        return _HOUSES[widget.area]
    if widget.id in _WIDGETS:
        return _WIDGETS[widget.id]
    piece = PieceId.read(widget.id)
    if piece.kind == "use":
        return _WAYS[piece.parts[1]]
    return _NUMBERED.get(piece.kind, "") if piece.parts else ""
