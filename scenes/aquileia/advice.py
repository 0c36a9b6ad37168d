"""What an action does for who chooses it, for a hint: beside that stands why it is preferred."""

from typing import Any

from game.aquileia import actions as act
from game.aquileia.actions import Bid, Build, Buy, Place, Play, RollBlue, Swap
from game.aquileia.board import ARENA, EQUI, FORUM, PECUNIA, PORTUS, SITES, SPACE_NAMES, STADIUM, THEATRUM
from game.core.reasons import Reason
from scenes.aquileia.tips import Tips
from scenes.aquileia.why_now import why_now

_FROM_RIVALS = "aq-hint-rival-"
_LAURELS = frozenset({"laurels", "villas"})


def advice(tips: Tips, action: Any) -> str:
    """Empty where the action's name says it."""
    match action:
        case Place(space):
            return "\n".join(line for line in (_of_space(tips, space), why_now(tips, space)) if line)
        case Build(site):
            return tips.villa(site) if SITES[site].is_villa else tips.yields(site)
        case Swap():
            return tips.t("aq-pecunia-note")
        case Buy() if tips.view.step in EQUI:
            return tips.wording.card_text(tips.view.row[tips.view.step - EQUI.start])
        case act.TIEBREAKER:
            n = len(tips.view.track) + 1
            return tips.t("aq-advice-track-last" if _takes_last_place(tips, action) else "aq-advice-track", n=n)
    return ""


def is_true_of(tips: Tips, action: Any, reason: Reason) -> bool:
    """A search meets much that another way has brought: rivals lose by a move only what it takes out of their reach.

    The tie-breaker itself brings nothing: what it is good for stands in its advice.
    """
    if action == act.TIEBREAKER:
        return not reason.values
    return not reason.key.startswith(_FROM_RIVALS) or reason.key.removeprefix(_FROM_RIVALS) in _contested(tips, action)


def _takes_last_place(tips: Tips, action: Any) -> bool:
    """It is left to this seat, whenever it takes it (AQ 3.1)."""
    return action == act.TIEBREAKER and len(tips.view.track) == tips.view.seats - 1


def _contested(tips: Tips, action: Any) -> frozenset[str]:
    """The categories of score whose spaces, sites or prizes it takes."""
    match action:
        case Place(space):
            return _contested_at(space)
        case Play() | RollBlue():
            return _contested_at(tips.view.step)
        case Build():
            return frozenset({"forum", "workshops", "villas"})
        case Bid():
            return _LAURELS
    return frozenset()


def _contested_at(space: int) -> frozenset[str]:
    if space == PECUNIA:
        return frozenset({"pecunia"})
    if space in ARENA:
        return frozenset({"arena"})
    if space in STADIUM or space == THEATRUM:
        return _LAURELS
    if space in FORUM:
        return frozenset({"forum", "workshops", "villas"})
    return frozenset({"workshops"}) if space in PORTUS else frozenset()


def _of_space(tips: Tips, space: int) -> str:
    if space in ARENA:
        return tips.t("aq-advice-arena")
    if space in STADIUM:
        return tips.t("aq-advice-stadium", is_gold="yes" if "gold" in SPACE_NAMES[space] else "no")
    if space in PORTUS:
        return tips.would_yield()
    return tips.t(f"aq-space-{SPACE_NAMES[space]}-text")
