"""What San Gimignano calls out: the end phase, and each game of a series."""

from game.san_gimignano import events as e
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.seen import Seen

_READ = 4.0
"""Seconds: what is forbidden from now on is told only once."""


def _dealt(event: e.GameDealt, seen: Seen) -> Announcement | None:
    series = seen.view.series
    if series == "single":
        return None
    return Announcement(seen.wording.catalog(f"sg-series-{series}", game=event.game))


def _end_phase(event: e.EndPhaseBegun, seen: Seen) -> Announcement:
    t = seen.wording.catalog
    return Announcement(t("sg-end-phase"), t("sg-end-phase-note"), seconds=_READ)


ANNOUNCEMENTS: Announcements = {e.GameDealt: _dealt, e.EndPhaseBegun: _end_phase}
