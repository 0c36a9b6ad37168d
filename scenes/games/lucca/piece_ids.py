"""The ids of Lucca's pieces."""

from game.lucca.actions import LuccaAction
from game.lucca.cards import COLOURS
from scenes.kit.piece_id import piece_id


def triplet(index: int) -> str:
    """Return the id of a triplet in its tray."""
    return piece_id("triplet", index)


def hand(index: int) -> str:
    """Return the id of a card in the hand."""
    return piece_id("hand", index)


def covered(index: int) -> str:
    """Return the id of a card of a hand that lies covered."""
    return piece_id("covered", index)


def keep(card: int) -> str:
    """Return the id of a card of the first hand, of which some are kept."""
    return piece_id("keep", card)


def kept(seat: int, number: int) -> str:
    """Return the id of a card that a seat has kept."""
    return piece_id("kept", seat, number)


def palace(seat: int, colour: int) -> str:
    """Return the id of a seat's palace of that colour."""
    return piece_id("palace", seat, COLOURS[colour])


def pile(name: str, seat: int) -> str:
    """Return the id of a seat's pile of walls or towers."""
    return piece_id(name, seat)


def ground(area: str) -> str:
    """Return the id of an area on which a card can be dropped."""
    return piece_id("ground", area)


def use(card: int, verb: str, is_copy: bool) -> str:
    """Return the id of a button that plays a card; the second tower of a triplet has one of its own."""
    return piece_id("use", card, verb, "copy") if is_copy else piece_id("use", card, verb)


def opening(colour: int) -> str:
    """Return the id of the button that opens the palace of that colour."""
    return piece_id("open", colour)


def payers(colour: int) -> str:
    """Return the id of the plaque that says who pays for the opening."""
    return piece_id("payers", colour)


def answer(action: LuccaAction) -> str:
    """Return the id of the button that plays an action."""
    return piece_id("do", action.text)
