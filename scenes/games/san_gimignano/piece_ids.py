"""The ids of San Gimignano's pieces."""

from scenes.kit.piece_id import PieceId, piece_id

MARKET_ROW = "market-row"
"""The ground below all piles of the market."""
_MARKET, _HAND, _RIVAL_CARD = "market", "hand", "rival-card"


def tower(seat: int, index: int) -> str:
    """Return the id of a seat's tower."""
    return piece_id("tower", seat, index)


def market(index: int) -> str:
    """Return the id of a pile of the market."""
    return piece_id(_MARKET, index)


def is_of_market(piece: str) -> bool:
    """Return whether it is a pile of the market, or the ground below them."""
    return PieceId.read(piece).row == _MARKET


def hand(index: int, *, is_own: bool = True) -> str:
    """Return the id of a card in the own hand or in the rival's."""
    return piece_id(_HAND if is_own else _RIVAL_CARD, index)


def row_of(piece: str) -> str:
    """Return the hand, row or city of a piece: the first part of its id."""
    return PieceId.read(piece).row


def is_of_hand(piece: str, *, is_own: bool = True) -> bool:
    """Return whether it is a card of that hand."""
    return PieceId.read(piece).row == (_HAND if is_own else _RIVAL_CARD)


def verb(name: str) -> str:
    """Return the id of the button of a kind of action."""
    return piece_id("verb", name)


def score_row(panel: str, category: str) -> str:
    """Return the id of a category's row in a score panel."""
    return piece_id(panel, category)
