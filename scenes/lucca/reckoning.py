"""The end of a match: what walls, towers and addresses bring is counted family by family (LC 5)."""

from game.lucca import events as e
from game.lucca.scoring import address_holders
from game.lucca.state import State
from scenes.core.layout import Rect
from scenes.core.tweens import Animation, Together, Wait
from scenes.kit.motion import rising_points
from scenes.kit.seen import Seen
from scenes.lucca.quarter_view import medal, street_of
from scenes.lucca.stage import StreetStage, above
from scenes.lucca.street import TOWERS, WALLS

_CRESTS = 0.7


def last_openings_begun(stage: StreetStage, event: e.LastOpeningsBegun, seen: Seen) -> Animation:
    """LC 5.2: the position holds the final points from now on; the medals wait for what is still to be told.

    What the finale counts does not come to them.
    """
    view: State = seen.view
    for seat, quarter in enumerate(view.quarters if not seen.awaits_count else ()):
        stage.arrivals.expect(seat, seen.score.totals[seat] - quarter.points)
    return stage.reordering(seen, _CRESTS) or Wait(_CRESTS)


def walls_scored(stage: StreetStage, event: e.WallsScored, seen: Seen) -> Animation | None:
    street = street_of(seen, event.seat)
    return _counted(stage, seen, event.seat, event.points, street.pile(WALLS if event.walls else TOWERS))


def walls_unsupported(stage: StreetStage, event: e.WallsUnsupported, seen: Seen) -> Animation | None:
    street = street_of(seen, event.seat)
    return None if seen.awaits_count else rising_points(stage, 0, above(street.pile(WALLS)), street.area)


def address_scored(
    stage: StreetStage, event: e.LargestAddressScored | e.SmallestAddressScored, seen: Seen
) -> Animation | None:
    smallest, largest = address_holders(seen.view.quarters)
    holder = largest if isinstance(event, e.LargestAddressScored) else smallest
    street = street_of(seen, event.seat)
    palace = next(each for each in street.quarter.palaces if each.address == holder.card)
    return _counted(stage, seen, event.seat, event.points, street.house(palace))


def _counted(stage: StreetStage, seen: Seen, seat: int, points: int, source: Rect) -> Animation | None:
    """Once: at the table, or in the finale."""
    if seen.awaits_count:
        return None
    carried = stage.carrying(seat, points, source, medal(seen, seat))
    return Together([rising_points(stage, points, above(source), street_of(seen, seat).area), carried])
