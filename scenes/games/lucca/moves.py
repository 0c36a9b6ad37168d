"""The pieces of each move of Lucca."""

from game.lucca import actions as act
from game.lucca.actions import Keep, LuccaAction, Open, Place, Take
from game.lucca.cards import COLOUR_OF
from game.lucca.placing import EXTEND, RAISE, START, WALL
from scenes.games.lucca import piece_ids
from scenes.games.lucca.card_slots import slots_of
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import COMPLETED, SITE
from scenes.kit.moves.selection import MovePieces

QUARTER = "quarter"
"""The whole own quarter, onto which a triplet is dragged."""
AREA_OF = {START: SITE, EXTEND: SITE, WALL: COMPLETED, RAISE: COMPLETED}
"""Area in which a card then lies, by the verb of placing it (LC 4.2 a to d)."""


def pieces_of(move: LuccaAction, position: LuccaPosition) -> MovePieces:
    """Return the pieces by which a person makes a move."""
    match move:
        case Keep(cards):
            return MovePieces(needs=[(piece_ids.keep(card),) for card in cards], on=[piece_ids.answer(move)])
        case Open(colour):
            return MovePieces(on=[piece_ids.opening(colour), piece_ids.palace(position.viewer, colour)])
        case Take(triplet):
            name = piece_ids.triplet(triplet)
            return MovePieces(on=[name], dragged=[name], dropped_on=[piece_ids.ground(QUARTER)])
        case Place():
            return _pieces_of_placing(move, position)
    return MovePieces(on=[piece_ids.answer(act.DEAL)])


def _pieces_of_placing(move: Place, position: LuccaPosition) -> MovePieces:
    """Return the buttons of the card and its palace; the card itself is dragged to an area of the street."""
    on = [piece_ids.use(move.card, move.verb, is_copy) for is_copy in (False, True)]
    if move.verb == EXTEND:
        on.append(piece_ids.palace(position.viewer, COLOUR_OF[move.card]))
    cards = [piece_ids.hand(index) for index, card in enumerate(slots_of(position)) if card == move.card]
    grounds = [piece_ids.ground(AREA_OF[move.verb])] if move.verb in AREA_OF else []
    return MovePieces(on=on, dragged=cards, dropped_on=grounds)
