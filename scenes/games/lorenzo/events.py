"""How each event of Lorenzo is told: sound, banner, pace."""

from game.lorenzo import events as e
from game.lorenzo.board import CHURCH_FAITH, ROUNDS
from game.lorenzo.goods import FAITH
from scenes.games.lorenzo.church_results import is_asked_first
from scenes.games.lorenzo.drawing.signs import ART
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.kit.announcement import Announcement
from scenes.kit.event_ui import EventTable, EventUi
from scenes.kit.motion.stage import Dealt

_DICE = "lorenzo/dice"


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


EVENTS: EventTable[LorenzoPosition] = {
    Dealt: EventUi(sound=lambda event, position: _DICE if any(position.view.dice) else "", banner=_round),
    e.BonusTileChosen: EventUi(sound="card"),
    e.LeaderKept: EventUi(sound="card"),
    e.RoundBegun: EventUi(sound=_DICE, banner=_round),
    e.MemberPlaced: EventUi(sound="lorenzo/stone"),
    e.ServantsPaid: EventUi(sound="lorenzo/coins"),
    e.GoodsPaid: EventUi(sound="lorenzo/coins"),
    e.GoodsGained: EventUi(sound="coin"),
    e.GoodsLost: EventUi(sound="error"),
    e.CardTaken: EventUi(sound="card"),
    e.WorkDone: EventUi(sound="lorenzo/market"),
    e.ActionOffered: EventUi(sound="lorenzo/bell"),
    e.ActionLost: EventUi(sound="click"),
    e.PrivilegeChosen: EventUi(sound="lorenzo/seal"),
    e.LeaderPlayed: EventUi(sound="fanfare"),
    e.LeaderDiscarded: EventUi(sound="card"),
    e.LeaderUsed: EventUi(sound="coin"),
    e.LeaderCopied: EventUi(sound="fanfare"),
    e.MemberRaised: EventUi(sound="lorenzo/stone"),
    e.Passed: EventUi(sound="click"),
    e.TurnSkipped: EventUi(sound="click"),
    e.ChurchSupported: EventUi(sound="lorenzo/bell", banner=_report, lasting=True),
    e.Excommunicated: EventUi(sound="lorenzo/seal", banner=_report, lasting=True),
    e.OrderRenewed: EventUi(sound="turn", lasting=True, quickest=1.0),  # members always fly home at the chosen speed
    e.GameEnded: EventUi(),
}
