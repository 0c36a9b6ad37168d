"""Banners of Lucca: each turn with its new order and the shields that decided it, and the last openings."""

from game.lucca import events as e
from game.lucca.limits import turns
from scenes.games.lucca.drawing.painting import ART
from scenes.games.lucca.position import LuccaPosition
from scenes.kit.announcement import Announcement, Announcements


def _turn(event: e.OrderSet, position: LuccaPosition) -> Announcement:
    t, last = position.wording.catalog, turns(position.view)
    title = t("lc-turn-last" if event.turn == last else "lc-turn-of", turn=event.turn, turns=last)
    return Announcement(
        title, t("lc-order-help"), event.turn, last, event.order, event.shields,
        measured_in=f"{ART}shield",
    )  # fmt: skip


def _last_openings(event: e.LastOpeningsBegun, position: LuccaPosition) -> Announcement:
    t = position.wording.catalog
    return Announcement(
        t("lc-last-openings"), t("lc-last-openings-note"), order=event.order, measures=event.shields,
        measured_in=f"{ART}shield",
    )  # fmt: skip


ANNOUNCEMENTS: Announcements[LuccaPosition] = {e.OrderSet: _turn, e.LastOpeningsBegun: _last_openings}
