"""The ids of Aquileia's pieces."""

from game.aquileia.board import SITES, SPACE_NAMES
from scenes.kit.piece_id import PieceId, piece_id


def space(number: int) -> str:
    """Return the id of a space."""
    return piece_id("space", SPACE_NAMES[number])


def space_of(piece: str) -> str:
    """Return the name of the space with this id; the id itself if it is another piece."""
    read = PieceId.read(piece)
    return read.parts[0] if read.kind == "space" else piece


def site(number: int) -> str:
    """Return the id of a building site."""
    return piece_id("site", SITES[number].name)


def own_site(number: int) -> str:
    """Return the id of a building in its owner's panel."""
    return piece_id("own-site", number)


def offered(index: int) -> str:
    """Return the id of a card in the row of the market."""
    return piece_id("row", index)


def hand(kind: int) -> str:
    """Return the id of the cards of one kind in the hand."""
    return piece_id("hand", kind)


def covered(index: int) -> str:
    """Return the id of a card of a hand that lies covered."""
    return piece_id("covered", index)


def laurel(index: int) -> str:
    """Return the id of a laurel in the viewer's panel."""
    return piece_id("laurel", index)


def fighter(seat: int) -> str:
    """Return the id of a fighter's line in the contest."""
    return piece_id("fighter", seat)


def contest_card(kind: int) -> str:
    """Return the id of a card that can be played in the contest."""
    return piece_id("contest-card", kind)
