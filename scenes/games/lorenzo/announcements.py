"""Banners of Lorenzo: each round with its period and turn order, and each church report."""

from game.lorenzo import events as e
from game.lorenzo.board import CHURCH_FAITH, ROUNDS
from game.lorenzo.goods import FAITH
from scenes.games.lorenzo.church_results import is_asked_first
from scenes.games.lorenzo.drawing.signs import ART
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.motion.stage import Dealt


def _round(event: e.RoundBegun | Dealt, position: LorenzoPosition) -> Announcement | None:
    """Return the banner of a round; None while the draft comes before the first one."""
    t, view = position.wording.catalog, position.view
    if not any(view.dice):
        return None
    return Announcement(
        t("lo-round-of", round=view.round, rounds=ROUNDS), t("lo-period", numeral=t(f"lo-numeral-{view.period}")),
        view.round, ROUNDS, view.order,
    )  # fmt: skip


def _report(event: e.ChurchSupported | e.Excommunicated, position: LorenzoPosition) -> Announcement | None:
    """Return the banner of a church report with its first decision, unless the viewer made that one (LM 5.1)."""
    t, view = position.wording.catalog, position.view
    if not is_asked_first(view) or (event.seat == position.viewer and position.people[event.seat].is_human):
        return None
    faith = [event.faith if seat == event.seat else view.players[seat].goods[FAITH] for seat in view.order]
    return Announcement(
        t("lo-church-title", numeral=t(f"lo-numeral-{view.period}")),
        t("lo-church-intro", need=CHURCH_FAITH[view.period - 1]),
        order=view.order, measures=faith, measured_in=f"{ART}sign_faith", comes_first=True,
    )  # fmt: skip


ANNOUNCEMENTS: Announcements[LorenzoPosition] = {
    Dealt: _round, e.RoundBegun: _round, e.ChurchSupported: _report, e.Excommunicated: _report,
}  # fmt: skip
