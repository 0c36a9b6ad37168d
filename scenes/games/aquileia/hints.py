"""Words of a hint about what an action does, and whether a reason for it may be given."""

from game.aquileia import actions as act
from game.aquileia.actions import AquileiaAction, Bid, Build, Buy, Place, Play, RollBlue, Swap
from game.aquileia.board import (
    ARENA,
    EQUI,
    FORUM,
    FORUM_SCORING,
    PECUNIA,
    PORTUS,
    SITES,
    SPACE_NAMES,
    STADIUM,
    THEATRUM,
)
from game.core.reasons import Reason
from scenes.games.aquileia.contest.ranks import as_it_stands, with_card
from scenes.games.aquileia.hint_reasons import why_now
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.tooltips import AquileiaTooltips

_OWN, _FROM_RIVALS = "aq-hint-", "aq-hint-rival-"
_LAURELS = frozenset({"laurels", "villas"})


def advice(position: AquileiaPosition, action: AquileiaAction) -> str:
    """Return what the action does; empty if its name says it."""
    tips = AquileiaTooltips(position)
    match action:
        case Place(space):
            return "\n".join(line for line in (_of_space(tips, space), why_now(tips, space)) if line)
        case Build(site):
            return tips.villa(site) if SITES[site].is_villa else tips.yields(site)
        case act.STAND:
            return as_it_stands(tips)
        case Play():
            return with_card(tips, action)
        case Swap():
            return tips.t("aq-pecunia-note")
        case Buy() if tips.view.step in EQUI:
            return tips.wording.card_text(tips.view.row[tips.view.step - EQUI.start])
        case act.TIEBREAKER:
            n = len(tips.view.track) + 1
            return tips.t("aq-advice-track-last" if _takes_last_place(tips, action) else "aq-advice-track", n=n)
    return ""


def is_true_of(position: AquileiaPosition, action: AquileiaAction, reason: Reason) -> bool:
    """Return whether a hint may give this reason: a score category only if the move itself scores in it.

    A search also counts points that other moves have brought. Rivals lose only what the move takes out of their
    reach. The tie-breaker itself brings nothing.
    """
    if not reason.values:
        return True
    return reason.key.removeprefix(_FROM_RIVALS).removeprefix(_OWN) in _scored_by(AquileiaTooltips(position), action)


def _takes_last_place(tips: AquileiaTooltips, action: AquileiaAction) -> bool:
    """Return whether only the last place of the track is left, which stays free for this seat (AQ 3.1)."""
    return action == act.TIEBREAKER and len(tips.view.track) == tips.view.seats - 1


def _scored_by(tips: AquileiaTooltips, action: AquileiaAction) -> frozenset[str]:
    """Return the score categories whose spaces, sites or prizes the action takes."""
    match action:
        case Place(space):
            return _scored_at(space)
        case Play() | Swap() | act.ROLL | act.ACTIVATE | act.FOR_POINTS | act.KEEP_SHOWN | act.KEEP_DRAWN:
            return _scored_at(tips.view.step)
        case RollBlue(count) if count:
            return _scored_at(tips.view.step)
        case Build(site):
            return _scored_by_site(tips.view.step, site)
        case Bid():
            return _LAURELS
    return frozenset()


def _scored_at(space: int) -> frozenset[str]:
    if space == PECUNIA:
        return frozenset({"pecunia"})
    if space in ARENA:
        return frozenset({"arena"})
    if space in STADIUM or space == THEATRUM:
        return _LAURELS
    if space in FORUM:
        return frozenset({"workshops", "villas", *_at_once(space)})
    return frozenset({"workshops"}) if space in PORTUS else frozenset()


def _at_once(space: int) -> set[str]:
    """Return the category of buildings that score as soon as they are built there (AQ 4.5.2)."""
    return {"forum"} if space in FORUM_SCORING else set()


def _scored_by_site(space: int, site: int) -> frozenset[str]:
    """Return the categories in which a site scores; a bank brings only the points of the space."""
    lasting = {"villas"} if SITES[site].is_villa else {"workshops"} if SITES[site].yields else set[str]()
    return frozenset({*lasting, *_at_once(space)})


def _of_space(tips: AquileiaTooltips, space: int) -> str:
    if space in ARENA:
        return tips.t("aq-advice-arena")
    if space in STADIUM:
        return tips.t("aq-advice-stadium", is_gold="yes" if "gold" in SPACE_NAMES[space] else "no")
    if space in PORTUS:
        return tips.would_yield()
    return tips.t(f"aq-space-{SPACE_NAMES[space]}-text")
