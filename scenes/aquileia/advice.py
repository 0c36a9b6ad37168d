"""What an action does for who chooses it, for a hint: beside that stands why it is preferred."""

from typing import Any

from game.aquileia import actions as act
from game.aquileia.actions import Build, Buy, Place, Swap
from game.aquileia.board import ARENA, EQUI, PORTUS, SITES, SPACE_NAMES, STADIUM
from scenes.aquileia.tips import Tips


def advice(tips: Tips, action: Any) -> str:
    """Empty where the action's name says it."""
    match action:
        case Place(space):
            return _of_space(tips, space)
        case Build(site):
            return tips.villa(site) if SITES[site].is_villa else tips.yields(site)
        case Swap():
            return tips.t("aq-pecunia-note")
        case Buy() if tips.view.step in EQUI:
            return tips.wording.card_text(tips.view.row[tips.view.step - EQUI.start])
        case act.TIEBREAKER:
            return tips.t("aq-advice-track", n=len(tips.view.track) + 1)
    return ""


def _of_space(tips: Tips, space: int) -> str:
    if space in ARENA:
        return tips.t("aq-advice-arena")
    if space in STADIUM:
        return tips.t("aq-advice-stadium", is_gold="yes" if "gold" in SPACE_NAMES[space] else "no")
    if space in PORTUS:
        return tips.would_yield()
    return tips.t(f"aq-space-{SPACE_NAMES[space]}-text")
