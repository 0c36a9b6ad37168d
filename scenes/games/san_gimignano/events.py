"""How each event of San Gimignano is told: sound, banner, pace."""

from game.san_gimignano import events as e
from game.san_gimignano.state import PLAY
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.announcement import Announcement
from scenes.kit.event_ui import EventTable, EventUi
from scenes.kit.motion.stage import Dealt

_READ = 4.0
"""Seconds of the end phase's banner, long because what is forbidden then is said only once."""


def _begins(event: Dealt, position: SanGimignanoPosition) -> Announcement | None:
    """Return who begins (SG 2.3); None if the match begins with another stage."""
    if position.view.stage != PLAY:
        return None
    return Announcement(_begun_by(position), position.wording.catalog("sg-begins-note"), comes_last=True)


def _dealt(event: e.GameDealt, position: SanGimignanoPosition) -> Announcement | None:
    series = position.view.series
    if series == "single":
        return None
    return Announcement(position.wording.catalog(f"sg-series-{series}", game=event.game), _begun_by(position))


def _begun_by(position: SanGimignanoPosition) -> str:
    seat = position.view.active
    first = position.people[seat]
    is_you = "you" if seat == position.viewer and first.is_human else "other"
    return position.wording.catalog("sg-begins", seat=first.name, seat_is=is_you)


def _end_phase(event: e.EndPhaseBegun, position: SanGimignanoPosition) -> Announcement:
    t = position.wording.catalog
    return Announcement(t("sg-end-phase"), t("sg-end-phase-note"), seconds=_READ)


EVENTS: EventTable[SanGimignanoPosition] = {
    Dealt: EventUi(banner=_begins),
    e.GameDealt: EventUi(sound="shuffle", banner=_dealt),
    e.StoneBought: EventUi(),
    e.CardsExchanged: EventUi(sound="card"),
    e.CardDrawn: EventUi(sound="card"),
    e.CardTaken: EventUi(sound="card"),
    e.MarketRefilled: EventUi(sound="card"),
    e.StonesLaid: EventUi(),
    e.TowerBuilt: EventUi(sound="stone"),
    e.TowerExtended: EventUi(sound="stone"),
    e.StonesTakenBack: EventUi(sound="card"),
    e.TowerCompleted: EventUi(sound="roof", lasting=True),
    e.PieceMoved: EventUi(sound="fanfare"),
    e.EndDeclared: EventUi(sound="bell"),
    e.EndPhaseBegun: EventUi(sound="bell", banner=_end_phase),
    e.Passed: EventUi(),
    e.DonationUsed: EventUi(sound="coin"),
    e.DonationForgone: EventUi(),
    e.DonationCancelled: EventUi(sound="card"),
    e.CardTraded: EventUi(sound="trade"),
    e.CardGivenBack: EventUi(sound="trade"),
    e.TowerTornDown: EventUi(sound="collapse"),
    e.NoblePlayed: EventUi(sound="turn"),
    e.NobleCancelled: EventUi(sound="error"),
    e.NobleRemoved: EventUi(),
    e.CardReturned: EventUi(sound="card"),
    e.PenaltyTaken: EventUi(),
    e.GameEnded: EventUi(),
}
