"""Sound effects by event."""

from game.core.events import Event
from game.san_gimignano import events as e

SOUNDS: dict[type[Event], str] = {
    e.GameDealt: "shuffle",
    e.CardsExchanged: "card",
    e.CardDrawn: "card",
    e.CardTaken: "card",
    e.MarketRefilled: "card",
    e.TowerBuilt: "stone",
    e.TowerExtended: "stone",
    e.StonesTakenBack: "card",
    e.TowerCompleted: "roof",
    e.PieceMoved: "fanfare",
    e.EndDeclared: "bell",
    e.EndPhaseBegun: "bell",
    e.DonationUsed: "coin",
    e.DonationCancelled: "card",
    e.CardTraded: "trade",
    e.CardGivenBack: "trade",
    e.TowerTornDown: "collapse",
    e.NoblePlayed: "turn",
    e.NobleCancelled: "error",
    e.CardReturned: "card",
}
