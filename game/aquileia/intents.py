"""Options of a chosen site: the payments for it, or the best reason why there is none."""

from game.aquileia.actions import Build, build
from game.aquileia.board import SITES
from game.aquileia.cards import SERVI_1, SERVI_2
from game.aquileia.legal import decision, legal
from game.aquileia.limits import payments
from game.aquileia.reasons import NOT_NOW, why_not
from game.aquileia.state import State
from game.core.reasons import Reason


def builds_on(state: State, site: int) -> list[Build]:
    """Return the legal actions that build on this site."""
    return [action for action in legal(state) if isinstance(action, Build) and action.site == site]


def why_not_site(state: State, site: int) -> Reason | None:
    """Return why the site cannot be built on; None if it can, whatever slave cards pay for it."""
    now = decision(state)
    if now is None or now.kind != "build":
        return NOT_NOW
    if builds_on(state, site):
        return None
    hand = state.hands[now.seat]
    sensible = payments(hand[SERVI_1], hand[SERVI_2], SITES[site].servi)
    return why_not(state, build(site, *(sensible[0] if sensible else (0, 0))))
