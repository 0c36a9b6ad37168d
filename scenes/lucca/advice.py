"""What a hint says of a move that can be seen on the table: where its colours lie, and what its cards become."""

from typing import Any

from game.ai.hints import CLOSE, ONLY
from game.core.reasons import Reason
from game.lucca.actions import Keep, Take
from game.lucca.cards import COLOUR_OF, TOWER
from game.lucca.state import State
from scenes.kit.seen import Seen
from scenes.lucca.fate_sheet import FateSheet


def advice(seen: Seen, action: Any) -> str:
    """A line for each colour or card."""
    match action:
        case Keep(cards):
            colours = dict.fromkeys(COLOUR_OF[card] for card in cards)
            return "\n".join(_of_colour(seen, colour) for colour in colours)
        case Take(triplet):
            return "\n".join(FateSheet(seen, seen.view.triplets[triplet]).heads())
    return ""


def prospect(seen: Seen, action: Any) -> str:
    """What speaks for one card or another at the beginning."""
    return seen.wording.catalog("lc-prospect-keep") if isinstance(action, Keep) else ""


def is_true_of(action: Any, reason: Reason) -> bool:
    """Of two cards with which all begins a search means much that nobody can foresee."""
    return not isinstance(action, Keep) or reason.key.endswith((f"-{ONLY}", f"-{CLOSE}"))


def _of_colour(seen: Seen, colour: int) -> str:
    view: State = seen.view
    count = sum(any(card != TOWER and COLOUR_OF[card] == colour for card in triplet) for triplet in view.triplets)
    return seen.wording.catalog("lc-advice-keep", colour=seen.wording.value("colour", colour), n=count)
