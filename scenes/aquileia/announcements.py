"""What Aquileia calls out: each round with who begins, and the last one as such."""

from game.aquileia import events as e
from game.aquileia.state import ROUNDS, turn_order
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.seen import Seen
from scenes.kit.stage import Dealt


def _round(event: e.RoundBegun | Dealt, seen: Seen) -> Announcement:
    t, view = seen.wording.catalog, seen.view
    first = seen.people[view.starter].name
    note = t("aq-last-round") if view.round == ROUNDS else t("aq-round-begins", round=view.round, name=first)
    title = t("aq-round-of", round=view.round, rounds=ROUNDS)
    return Announcement(title, note, view.round, ROUNDS, turn_order(view))


ANNOUNCEMENTS: Announcements = {Dealt: _round, e.RoundBegun: _round}
