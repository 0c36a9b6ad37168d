"""`MOTION`: one row for each event whose motion is more than pieces that glide to their new places."""

from collections.abc import Sequence

from game.lorenzo import events as e
from scenes.games.lorenzo.motion import church, goods, leaders, rounds
from scenes.kit.motion.motion import Motion, Movement, Step, Trip, fade_in
from scenes.kit.motion.stage import Dealt

_COMING = ("pale", "seal", "verdict-sign")
"""Kinds that appear once an event has landed."""
_PAUSE = Step(pause=rounds.REST)


def _follows(trip: Trip) -> Sequence[Movement]:
    return (fade_in(),) if trip.kind in _COMING and trip.before is None else ()


MOTION = Motion(
    follows=_follows,
    events={
        Dealt: rounds.DEALT,
        e.BonusTileChosen: leaders.TILE_CHOSEN,
        e.LeaderKept: leaders.KEPT,
        e.RoundBegun: rounds.BEGUN,
        e.MemberPlaced: rounds.PLACED,
        e.ServantsPaid: Step(plan=goods.paid),
        e.GoodsPaid: Step(plan=goods.paid),
        e.GoodsGained: Step(plan=goods.gained),
        e.GoodsLost: Step(plan=goods.lost),
        e.CardTaken: rounds.TAKEN,
        e.WorkDone: rounds.WORKED,
        e.ActionOffered: _PAUSE,
        e.ActionLost: _PAUSE,
        e.PrivilegeChosen: Step(plan=goods.privilege),
        e.LeaderPlayed: leaders.SHOWN,
        e.LeaderCopied: leaders.SHOWN,
        e.LeaderUsed: leaders.SHOWN,
        e.LeaderDiscarded: leaders.GIVEN_AWAY,
        e.MemberRaised: rounds.RAISED,
        e.Passed: _PAUSE,
        e.TurnSkipped: _PAUSE,
        e.ChurchSupported: church.SUPPORTED,
        e.Excommunicated: church.EXCOMMUNICATED,
        e.OrderRenewed: rounds.RENEWED,
        e.GameEnded: _PAUSE,
    },
)
