"""The pieces of each move of Pebbles."""

from game.pebbles.actions import Take
from scenes.games.pebbles.position import PebblesPosition
from scenes.kit.moves.selection import MovePieces
from scenes.kit.piece_id import piece_id


def pieces_of(move: Take, position: PebblesPosition) -> MovePieces:
    """Return the heap, which is pressed, or dragged to the store."""
    heap = piece_id("heap", move.heap)
    return MovePieces(on=[heap], dragged=[heap], dropped_on=[piece_id("store", position.viewer)])
