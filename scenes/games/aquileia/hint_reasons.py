"""Reasons why a space is worth a henchman in this position, added to a hint."""

from collections.abc import Callable, Sequence

from game.aquileia.board import (
    ARENA,
    DOLUS,
    EQUI,
    EXCHANGES,
    FORUM,
    LATRO,
    PECUNIA,
    SERVI_SPACES,
    SITES,
    STADIUM,
    STRENGTHS,
    THEATRUM,
)
from game.aquileia.cards import NOTHING
from game.aquileia.limits import can_pay, heads
from game.aquileia.state import NOBODY
from scenes.games.aquileia.tooltips import AquileiaTooltips


def why_now(tips: AquileiaTooltips, space: int) -> str:
    """Return the reason; empty if nothing in the position speaks for the space."""
    return next((told(tips, space) for area, told in _BY_AREA if space in area), "")


def _contest(tips: AquileiaTooltips, space: int) -> str:
    view, viewer = tips.view, tips.position.viewer
    area = ARENA if space in ARENA else STADIUM
    begun = [sum(STRENGTHS[at] for at in area if view.spaces[at] == seat) for seat in range(view.seats)]
    rival = max(strength for seat, strength in enumerate(begun) if seat != viewer)
    if not rival:
        return tips.t("aq-now-alone")
    return tips.t("aq-now-contest", own=begun[viewer] + STRENGTHS[space], rival=rival)


def _dolus(tips: AquileiaTooltips, space: int) -> str:
    return tips.t("aq-now-dolus", n=sum(tips.view.coins[tips.position.viewer]))


def _pecunia(tips: AquileiaTooltips, space: int) -> str:
    coins = tips.view.coins[tips.position.viewer]
    return tips.t("aq-now-pecunia") if any(can_pay(coins, exchange.give) for exchange in EXCHANGES) else ""


def _equi(tips: AquileiaTooltips, space: int) -> str:
    card = tips.view.row[space - EQUI.start]
    return tips.t("aq-now-equi", card=tips.wording.card(card)) if card != NOTHING else ""


def _servi(tips: AquileiaTooltips, space: int) -> str:
    return tips.t("aq-now-servi", n=heads(tips.view.hands[tips.position.viewer]))


def _theatrum(tips: AquileiaTooltips, space: int) -> str:
    return tips.t("aq-now-theatrum")


def _forum(tips: AquileiaTooltips, space: int) -> str:
    """Return the most expensive site that can be paid, or words about when the coins for one may come."""
    free = [site for site, owner in enumerate(tips.view.sites) if owner == NOBODY]
    payable = [site for site in free if not tips.position.hands_covered and not any(map(bool, _lacks(tips, site)))]
    if not payable:
        return tips.t("aq-now-forum-later")
    return tips.t("aq-now-forum", site=tips.wording.site(max(payable, key=lambda site: sum(SITES[site].cost))))


def _lacks(tips: AquileiaTooltips, site: int) -> tuple[int, int]:
    coins, slaves = tips.missing(site)
    return sum(coins), slaves


def _latro(tips: AquileiaTooltips, space: int) -> str:
    lying = sum(map(bool, tips.view.port))
    return tips.t("aq-now-latro", n=lying) if lying else ""


_BY_AREA: Sequence[tuple[Sequence[int], Callable[[AquileiaTooltips, int], str]]] = (
    ((*ARENA, *STADIUM), _contest), ((DOLUS,), _dolus), ((PECUNIA,), _pecunia), (EQUI, _equi), (SERVI_SPACES, _servi),
    ((THEATRUM,), _theatrum), (FORUM, _forum), ((LATRO,), _latro),
)  # fmt: skip
