"""How each event of Lucca is told: sound, banner, points by score category, pace."""

from collections.abc import Mapping

from game.lucca import events as e
from game.lucca.limits import turns
from scenes.games.lucca.drawing.painting import ART
from scenes.games.lucca.position import LuccaPosition
from scenes.kit.announcement import Announcement
from scenes.kit.event_ui import EventTable, EventUi


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


def _of_walls(event: e.WallsScored) -> Mapping[str, int]:
    """Return the points of walls and of towers, which one event scores (LC 5.3)."""
    cards = {"walls": event.walls, "towers": event.towers}
    return {category: number * event.opened for category, number in cards.items() if number}


EVENTS: EventTable[LuccaPosition] = {
    e.CardsKept: EventUi(sound="card"),
    e.StartRevealed: EventUi(sound="card"),
    e.DeckPrepared: EventUi(sound="shuffle"),
    e.OrderSet: EventUi(banner=_turn),
    e.TripletsLaid: EventUi(sound="shuffle"),
    e.PalaceOpened: EventUi(sound="party", lasting=True, points=lambda event: {"openings": event.points}),
    e.TripletTaken: EventUi(sound="card"),
    e.PalaceStarted: EventUi(sound="stone"),
    e.PalaceExtended: EventUi(sound="stone"),
    e.PalaceCompleted: EventUi(sound="roof", lasting=True, points=lambda event: {"windows": event.points}),
    e.WallBuilt: EventUi(sound="stone"),
    e.TowerRaised: EventUi(sound="stone"),
    e.CardDiscarded: EventUi(sound="card"),
    e.TripletDiscarded: EventUi(sound="card"),
    e.LastOpeningsBegun: EventUi(sound="bell", banner=_last_openings),
    e.WallsScored: EventUi(sound="coin", told_by_finale=True, points=_of_walls),
    e.WallsUnsupported: EventUi(sound="collapse", told_by_finale=True, points=lambda event: {"walls": 0, "towers": 0}),
    e.LargestAddressScored: EventUi(sound="coin", told_by_finale=True, points=lambda event: {"largest": event.points}),
    e.SmallestAddressScored: EventUi(
        sound="coin", told_by_finale=True, points=lambda event: {"smallest": event.points}
    ),
    e.GameEnded: EventUi(told_by_finale=True),
}
