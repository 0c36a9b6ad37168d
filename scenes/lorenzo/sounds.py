"""Which effect goes with which event."""

from game.core.events import Event
from game.lorenzo import events as e

SOUNDS: dict[type[Event], str] = {
    e.BonusTileChosen: "card",
    e.LeaderKept: "card",
    e.RoundBegun: "shuffle",
    e.MemberPlaced: "stone",
    e.ServantsPaid: "trade",
    e.GoodsPaid: "trade",
    e.GoodsGained: "coin",
    e.GoodsLost: "error",
    e.CardTaken: "card",
    e.WorkDone: "bell",
    e.ActionOffered: "bell",
    e.PrivilegeChosen: "card",
    e.LeaderPlayed: "fanfare",
    e.LeaderDiscarded: "card",
    e.LeaderUsed: "coin",
    e.LeaderCopied: "fanfare",
    e.MemberRaised: "stone",
    e.Passed: "click",
    e.ChurchSupported: "bell",
    e.Excommunicated: "collapse",
    e.OrderRenewed: "turn",
    e.GameEnded: "win",
}
