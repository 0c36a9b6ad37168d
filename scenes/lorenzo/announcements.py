"""What Lorenzo calls out: each round with its period and the order of turns."""

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


ANNOUNCEMENTS: Announcements = {e.RoundBegun: _round}
