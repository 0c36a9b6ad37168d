"""The rule that governs each widget of the table."""

from scenes.engine.widgets import Widget
from scenes.games.aquileia.widgets.pieces import AquileiaDeck, AquileiaHandCard, LaurelCard
from scenes.games.aquileia.widgets.sites import SitePiece
from scenes.games.aquileia.widgets.spaces import Space
from scenes.kit.piece_id import PieceId

_SPACES = {
    "dolus": "4-1-1", "pecunia": "4-1-2", "equi": "4-1-3", "servi": "4-1-4", "potentia": "4-1-5", "arena": "4-2",
    "stadium": "4-3", "theatrum": "4-4", "forum": "4-5", "latro": "4-6-1", "portus": "4-6-2", "track": "3-4",
}  # fmt: skip
_WIDGETS = {
    "own": "5", "own-coins": "1-1", "products": "5-2", "to-place": "3-1", "pass": "3-2",
    "auction": "4-4-1", "leave": "4-4-1", "contest": "4-2", "scale": "4-2-1",
    "board_portus": "4-6", "board_theatrum": "4-4",
    "board_forum": "4-5", "board_mercatus": "4-1", "board_stadium": "4-3", "board_arena": "4-2", "board_track": "3-4",
    "plaque_latro": "4-6-1", "plaque_portus": "4-6-2", "plaque_theatrum": "4-4-1", "plaque_stadium": "4-3-5",
    "plaque_arena": "4-2-6", "plaque_track": "3-4", "stage-red": "4-2-2", "stage-cards": "4-2-3",
    "stage-blue": "4-2-4", "stage-prizes": "4-2-6", "stall_dolus": "4-1-1", "stall_pecunia": "4-1-2",
    "stall_equi": "4-1-3", "stall_servi": "4-1-4", "stall_potentia": "4-1-5",
}  # fmt: skip
_NUMBERED = {"rival": "7", "rival-coins": "1-1", "fighter": "4-2-1", "bidder": "4-4-1", "own-site": "4-5"}


def paragraph_of(widget: Widget) -> str:
    """Return the number of the rule, such as `4-1-2`; empty if no single one applies."""
    match widget:
        case Space():
            return _SPACES[PieceId.read(widget.id).parts[0].split("_")[0]]
        case SitePiece():
            return "4-5-1"
        case AquileiaHandCard():
            return "1-2"
        case LaurelCard():
            return "1-3"
        case AquileiaDeck():
            return "1-3" if widget.is_laurel else "1-2"
    if widget.id in _WIDGETS:
        return _WIDGETS[widget.id]
    return _NUMBERED.get(PieceId.read(widget.id).row, "")
