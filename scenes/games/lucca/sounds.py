"""Sound effects by event."""

from game.core.events import Event
from game.lucca import events as e

SOUNDS: dict[type[Event], str] = {
    e.CardsKept: "card",
    e.StartRevealed: "card",
    e.DeckPrepared: "shuffle",
    e.TripletsLaid: "shuffle",
    e.TripletTaken: "card",
    e.PalaceStarted: "stone",
    e.PalaceExtended: "stone",
    e.PalaceCompleted: "roof",
    e.PalaceOpened: "party",
    e.WallBuilt: "stone",
    e.TowerRaised: "stone",
    e.CardDiscarded: "card",
    e.TripletDiscarded: "card",
    e.LastOpeningsBegun: "bell",
    e.WallsScored: "coin",
    e.WallsUnsupported: "collapse",
    e.LargestAddressScored: "coin",
    e.SmallestAddressScored: "coin",
}
