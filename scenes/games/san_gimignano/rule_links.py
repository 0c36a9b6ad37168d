"""The rule that governs each widget of the table."""

from scenes.engine.widgets import Widget
from scenes.games.san_gimignano.cards import card_paragraph
from scenes.games.san_gimignano.widgets.pieces import Card, SanGimignanoDeck, TowerWidget
from scenes.kit.piece_id import PieceId

_WIDGETS = {
    "deck": "4-1", "noble_deck": "8-1", "market-name": "2-2", "piece": "6-1", "plot": "3-3", "verb-buy": "3-1",
    "verb-exchange": "3-2", "verb-build": "3-3", "verb-extend": "3-4", "verb-complete": "3-5", "verb-declare": "3-6",
    "verb-pass": "3-7", "verb-play": "8-2", "own_score": "7-1", "rival_score": "7-1", "end-turn": "3",
}  # fmt: skip

_CATEGORIES = {
    "completed": "7-1", "grace": "7-2", "tallest": "7-3", "banded": "7-4", "piece": "7-5", "santa_fina": "8-7",
    "penalty": "7-7",
}  # fmt: skip


def paragraph_of(widget: Widget) -> str:
    """Return the number of the rule, such as `3-4`; empty if no single one applies."""
    if widget.id in _WIDGETS:
        return _WIDGETS[widget.id]
    piece = PieceId.read(widget.id)
    if piece.kind in ("own_score", "rival_score"):
        return _CATEGORIES[piece.parts[0]]
    if isinstance(widget, TowerWidget):
        return "3-5" if widget.tower.is_complete else "3-4"
    if isinstance(widget, Card | SanGimignanoDeck):
        return card_paragraph(widget.kind)
    return ""
