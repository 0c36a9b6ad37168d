"""Banners of Aquileia: each new round with its starting player, and the end of placing."""

from game.aquileia import events as e
from game.aquileia.board import PORTUS
from game.aquileia.limits import has_to_place
from game.aquileia.state import NOBODY, ROUNDS, turn_order
from game.core.events import Event
from scenes.games.aquileia.areas import area_of
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.motion.stage import Dealt


def _round(event: e.RoundBegun | Dealt, position: AquileiaPosition) -> Announcement:
    t, view = position.wording.catalog, position.view
    first = position.people[view.starter].name
    note = t("aq-last-round") if view.round == ROUNDS else t("aq-round-begins", round=view.round, name=first)
    title = t("aq-round-of", round=view.round, rounds=ROUNDS)
    return Announcement(title, note, view.round, ROUNDS, turn_order(view))


def _acting(event: Event, position: AquileiaPosition) -> Announcement | None:
    """Return the banner after the last piece is placed: which area acts first (AQ 4).

    It waits for the coin that is laid in the port and for the tie-breaker of a seat that passes.
    """
    t, view = position.wording.catalog, position.view
    taken = [space for space, seat in enumerate(view.spaces) if seat != NOBODY]
    lays_coin = isinstance(event, e.HenchmanPlaced) and event.space in PORTUS
    waits = lays_coin or any(seat not in view.track or has_to_place(view, seat) for seat in range(view.seats))
    if waits or not taken:
        return None
    return Announcement(t("aq-acting"), t("aq-acting-first", area=t(f"aq-area-{area_of(taken[0])}")), comes_last=True)


ANNOUNCEMENTS: Announcements[AquileiaPosition] = {
    Dealt: _round, e.RoundBegun: _round, e.HenchmanPlaced: _acting, e.PortCoinLaid: _acting,
    e.TiebreakerPlaced: _acting, e.Passed: _acting,
}  # fmt: skip
