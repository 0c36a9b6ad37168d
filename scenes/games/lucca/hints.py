"""Words of a hint that the table can confirm: where colours lie, and what cards become."""

from game.ai.hints import CLOSE, ONLY
from game.core.reasons import Reason
from game.lucca.actions import Keep, LuccaAction, Take
from game.lucca.cards import COLOUR_OF, TOWER
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.widgets.triplet_preview import TripletPreview

_BEGINNING = 2
"""Number of turns that count as the beginning of a match."""
_OF_RIVALS = "-rival-"


def advice(position: LuccaPosition, action: LuccaAction) -> str:
    """Return a line for each colour or card; for a triplet also what all of it brings."""
    match action:
        case Keep(cards):
            colours = dict.fromkeys(COLOUR_OF[card] for card in cards)
            return "\n".join(_of_colour(position, colour) for colour in colours)
        case Take(triplet):
            sheet = TripletPreview(position, position.view.triplets[triplet])
            return "\n".join([*sheet.heads(), *sheet.brings()])
    return ""


def prospect(position: LuccaPosition, action: LuccaAction) -> str:
    """Return what to look for when starting cards are kept, or early triplets taken; else empty."""
    match action:
        case Keep():
            return position.wording.catalog("lc-prospect-keep")
        case Take() if position.view.turn <= _BEGINNING:
            return position.wording.catalog("lc-prospect-take")
    return ""


def is_true_of(position: LuccaPosition, action: LuccaAction, reason: Reason) -> bool:
    """Return whether a hint may give this reason.

    For starting cards and the first triplets a search also counts effects that nobody can foresee.
    """
    if isinstance(action, Keep):
        return reason.key.endswith((f"-{ONLY}", f"-{CLOSE}"))
    return not (isinstance(action, Take) and position.view.turn <= _BEGINNING and _OF_RIVALS in reason.key)


def _of_colour(position: LuccaPosition, colour: int) -> str:
    view = position.view
    count = sum(any(card != TOWER and COLOUR_OF[card] == colour for card in triplet) for triplet in view.triplets)
    return position.wording.catalog("lc-advice-keep", colour=position.wording.value("colour", colour), n=count)
