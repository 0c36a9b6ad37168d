"""What Lorenzo calls out: each round with its period and the order of turns."""

from game.lorenzo import events as e
from game.lorenzo.board import ROUNDS
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.seen import Seen
from scenes.kit.stage import Dealt


def _round(event: e.RoundBegun | Dealt, seen: Seen) -> Announcement | None:
    """A match that begins with its draft calls out the first round after it."""
    t, view = seen.wording.catalog, seen.view
    if not any(view.dice):
        return None
    return Announcement(
        t("lo-round-of", round=view.round, rounds=ROUNDS), t("lo-period", numeral=t(f"lo-numeral-{view.period}")),
        view.round, ROUNDS, view.order,
    )  # fmt: skip


ANNOUNCEMENTS: Announcements = {Dealt: _round, e.RoundBegun: _round}
