"""The ids of Lorenzo's pieces."""

from game.lorenzo.actions import LorenzoAction
from scenes.kit.piece_id import PieceId, piece_id


def space(number: int) -> str:
    """Return the id of a space of the city."""
    return piece_id("space", number)


def space_of(piece: str) -> int | None:
    """Return the number of the space with this id; None if it is another piece."""
    read = PieceId.read(piece)
    return int(read.parts[0]) if read.kind == "space" else None


def member(number: int) -> str:
    """Return the id of a member of the own family."""
    return piece_id("member", number)


def leader(index: int) -> str:
    """Return the id of a leader in the own hand."""
    return piece_id("leader", index)


def tile(period: int) -> str:
    """Return the id of the excommunication tile of a period."""
    return piece_id("tile", period)


def tile_choice(tile: int) -> str:
    """Return the id of a bonus tile that can be chosen."""
    return piece_id("tile-choice", tile)


def rival(seat: int) -> str:
    """Return the id of a rival's panel."""
    return piece_id("rival", seat)


def slot(kind: str, number: int) -> str:
    """Return the id of a place for a card of that kind on the own board."""
    return piece_id(kind, number)


def use(card: int) -> str:
    """Return the id of a card in a dialog of harvest or production that costs nothing to use."""
    return piece_id("use", card)


def answer(action: LorenzoAction) -> str:
    """Return the id of the button that plays an action."""
    return piece_id("do", action.text)
