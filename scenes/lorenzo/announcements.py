"""What Lorenzo calls out: each round with its period and the order of turns, and the end of the last."""

from game.lorenzo import events as e
from game.lorenzo.board import ROUNDS
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.seen import Seen


def _round(event: e.RoundBegun, seen: Seen) -> Announcement:
    t, view = seen.wording.catalog, seen.view
    return Announcement(
        t("lo-round-of", round=event.round, rounds=ROUNDS), t("lo-period", numeral=t(f"lo-numeral-{view.period}")),
        event.round, ROUNDS, view.order,
    )  # fmt: skip


def _over(event: e.GameEnded, seen: Seen) -> Announcement:
    """Who has won is told by the finale."""
    return Announcement(seen.wording.catalog("scores-over"))


ANNOUNCEMENTS: Announcements = {e.RoundBegun: _round, e.GameEnded: _over}
