"""What Aquileia calls out: each round with who begins, and the last one as such."""

from game.aquileia import events as e
from game.aquileia.state import ROUNDS, turn_order
from scenes.kit.announcement import Announcement, Announcements
from scenes.kit.seen import Seen


def _round(event: e.RoundBegun, seen: Seen) -> Announcement:
    t = seen.wording.catalog
    first = seen.people[event.seat].name
    note = t("aq-last-round") if event.round == ROUNDS else t("aq-round-begins", round=event.round, name=first)
    title = t("aq-round-of", round=event.round, rounds=ROUNDS)
    return Announcement(title, note, event.round, ROUNDS, turn_order(seen.view))


ANNOUNCEMENTS: Announcements = {e.RoundBegun: _round}
