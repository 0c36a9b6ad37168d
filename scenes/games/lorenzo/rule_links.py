"""The rule that governs each widget of the table."""

from game.lorenzo.board import COUNCIL, MARKET, TOWER_SPACES
from scenes.engine.widgets import Widget
from scenes.games.lorenzo.widgets.pieces import FloorPiece, LeaderPiece, SpacePiece
from scenes.kit.piece_id import PieceId

_WIDGETS = {
    "dice": "3-1", "order": "5-3", "faith": "5-1", "frieze": "6-3", "purse": "2-6", "if-ended": "6", "own": "2-4",
    "pass": "3-5", "pass-sure": "3-5", "end-turn": "3-2", "decline": "8-1",
    "fewer-servants": "3-3", "more-servants": "3-3",
    "best": "4-2-2", "finish": "4-2-2", "work-pay": "4-2-2", "church-intro": "5-1",
}  # fmt: skip
_NUMBERED = {
    "tower": "4-1-1", "tile": "5-1", "member": "3-3", "territory": "4-1-3", "building": "4-2-2", "character": "4-1-5",
    "venture": "6-2", "bonus": "2-5", "rival": "7", "leader": "3-4", "leaf": "5-1",
}  # fmt: skip
"""Numbers of rules by the part of the id before the hyphen, as in `tile-2`."""
_ANSWERS = {
    "keep": "2-5", "tile": "2-5", "privilege": "3-6", "servants": "3-3", "pay": "4-1-2", "activate": "4-2-2",
    "omit": "4-2-2", "support": "5-1", "refuse": "5-1", "lose": "8-6", "part": "8-4", "copy": "8-5", "place": "3-2",
}  # fmt: skip
"""Numbers of rules by the first word of the action that a button plays."""


def paragraph_of(widget: Widget) -> str:
    """Return the number of the rule, such as `4-1-3`; empty if no single one applies."""
    match widget:
        case FloorPiece(card=None):
            return "4-1-1"
        case FloorPiece():
            return "4-1-2"
        case SpacePiece():
            return _of_space(widget.space)
        case LeaderPiece():
            return "3-4"
    if widget.id in _WIDGETS:
        return _WIDGETS[widget.id]
    piece = PieceId.read(widget.id)
    if piece.kind == "do" and piece.parts:
        return _ANSWERS.get(piece.parts[0].split()[0], "")
    return _NUMBERED.get(piece.kind, "") if piece.parts else ""


def _of_space(space: int) -> str:
    assert space not in TOWER_SPACES
    if space in MARKET:
        return "4-3"
    return "4-4" if space == COUNCIL else "4-2-1"
