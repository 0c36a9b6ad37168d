"""What San Gimignano calls out: who begins, the end phase, and each game of a series."""

from game.san_gimignano import events as e
from game.san_gimignano.state import PLAY
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.seen import Seen
from scenes.kit.stage import Dealt

_READ = 4.0
"""Seconds: what is forbidden from now on is told only once."""


def _begins(event: Dealt, seen: Seen) -> Announcement | None:
    """SG 2.3."""
    if seen.view.stage != PLAY:
        return None
    return Announcement(_begun_by(seen), seen.wording.catalog("sg-begins-note"), comes_last=True)


def _dealt(event: e.GameDealt, seen: Seen) -> Announcement | None:
    series = seen.view.series
    if series == "single":
        return None
    return Announcement(seen.wording.catalog(f"sg-series-{series}", game=event.game), _begun_by(seen))


def _begun_by(seen: Seen) -> str:
    seat = seen.view.active
    first = seen.people[seat]
    is_you = "you" if seat == seen.viewer and first.is_human else "other"
    return seen.wording.catalog("sg-begins", seat=first.name, seat_is=is_you)


def _end_phase(event: e.EndPhaseBegun, seen: Seen) -> Announcement:
    t = seen.wording.catalog
    return Announcement(t("sg-end-phase"), t("sg-end-phase-note"), seconds=_READ)


ANNOUNCEMENTS: Announcements = {Dealt: _begins, e.GameDealt: _dealt, e.EndPhaseBegun: _end_phase}
