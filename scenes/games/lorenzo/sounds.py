"""Sound effects by event."""

from game.core.events import Event
from game.lorenzo import events as e

SOUNDS: dict[type[Event], str] = {
    e.BonusTileChosen: "card",
    e.LeaderKept: "card",
    e.RoundBegun: "lorenzo/dice",
    e.MemberPlaced: "lorenzo/stone",
    e.ServantsPaid: "lorenzo/coins",
    e.GoodsPaid: "lorenzo/coins",
    e.GoodsGained: "coin",
    e.GoodsLost: "error",
    e.CardTaken: "card",
    e.WorkDone: "lorenzo/market",
    e.ActionOffered: "lorenzo/bell",
    e.PrivilegeChosen: "lorenzo/seal",
    e.LeaderPlayed: "fanfare",
    e.LeaderDiscarded: "card",
    e.LeaderUsed: "coin",
    e.LeaderCopied: "fanfare",
    e.MemberRaised: "lorenzo/stone",
    e.Passed: "click",
    e.TurnSkipped: "click",
    e.ActionLost: "click",
    e.ChurchSupported: "lorenzo/bell",
    e.Excommunicated: "lorenzo/seal",
    e.OrderRenewed: "turn",
}
