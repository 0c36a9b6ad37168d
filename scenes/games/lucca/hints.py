"""What a hint says of a move that can be seen on the table: where its colours lie, and what its cards become."""

from typing import Any

from game.ai.hints import CLOSE, ONLY
from game.core.reasons import Reason
from game.lucca.actions import Keep, Take
from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.state import State
from scenes.games.lucca.widgets.triplet_preview import TripletPreview
from scenes.kit.position_view import PositionView

_BEGINNING = 2
"""So many turns begin a match."""
_OF_RIVALS = "-rival-"


def advice(position: PositionView, action: Any) -> str:
    """A line for each colour or card; of a triplet then what all of it brings."""
    match action:
        case Keep(cards):
            colours = dict.fromkeys(COLOUR_OF[card] for card in cards)
            return "\n".join(_of_colour(position, colour) for colour in colours)
        case Take(triplet):
            sheet = TripletPreview(position, position.view.triplets[triplet])
            return "\n".join([*sheet.heads(), *sheet.brings()])
    return ""


def prospect(position: PositionView, action: Any) -> str:
    """What speaks for one card or triplet or another at the beginning."""
    match action:
        case Keep():
            return position.wording.catalog("lc-prospect-keep")
        case Take() if position.view.turn <= _BEGINNING:
            return position.wording.catalog("lc-prospect-take")
    return ""


def is_true_of(position: PositionView, action: Any, reason: Reason) -> bool:
    """Of two cards with which all begins a search means much that nobody can foresee; of the first triplets what they
    may cost a rival."""
    if isinstance(action, Keep):
        return reason.key.endswith((f"-{ONLY}", f"-{CLOSE}"))
    return not (isinstance(action, Take) and position.view.turn <= _BEGINNING and _OF_RIVALS in reason.key)


def _of_colour(position: PositionView, colour: int) -> str:
    view: State = position.view
    count = sum(any(card != TOWER and COLOUR_OF[card] == colour for card in triplet) for triplet in view.triplets)
    return position.wording.catalog("lc-advice-keep", colour=position.wording.value("colour", colour), n=count)
