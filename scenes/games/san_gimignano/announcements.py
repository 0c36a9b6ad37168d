"""Banners of San Gimignano: who begins, the end phase, and each game of a series."""

from game.san_gimignano import events as e
from game.san_gimignano.state import PLAY
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.announcement import Announcement, Announcements
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


ANNOUNCEMENTS: Announcements[SanGimignanoPosition] = {Dealt: _begins, e.GameDealt: _dealt, e.EndPhaseBegun: _end_phase}
