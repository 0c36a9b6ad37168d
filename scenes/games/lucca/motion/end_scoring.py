"""Animations of the end: walls, towers and addresses are counted family by family (LC 5)."""

from game.lucca import events as e
from game.lucca.scoring import address_holders
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Together, Wait
from scenes.games.lucca.motion.stage import StreetStage, above
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import TOWERS, WALLS
from scenes.games.lucca.widgets.quarter import medal, street_of
from scenes.kit.motion.movements import rising_points

_CRESTS = 0.7


def last_openings_begun(stage: StreetStage, event: e.LastOpeningsBegun, position: LuccaPosition) -> Animation:
    """Begin the last openings (LC 5.2).

    The position has the final points already, so the medals wait for what is still to be shown. They get nothing
    that the finale counts.
    """
    view = position.view
    for seat, quarter in enumerate(view.quarters if not position.awaits_count else ()):
        stage.arrivals.expect(seat, position.score.totals[seat] - quarter.points)
    return stage.reordering(position, _CRESTS) or Wait(_CRESTS)


def walls_scored(stage: StreetStage, event: e.WallsScored, position: LuccaPosition) -> Animation | None:
    """Count the points of a seat's walls or towers."""
    street = street_of(position, event.seat)
    return _counted(stage, position, event.seat, event.points, street.pile(WALLS if event.walls else TOWERS))


def walls_unsupported(stage: StreetStage, event: e.WallsUnsupported, position: LuccaPosition) -> Animation | None:
    """Show that a seat's walls count nothing, for lack of shields."""
    street = street_of(position, event.seat)
    return None if position.awaits_count else rising_points(stage, 0, above(street.pile(WALLS)), street.area)


def address_scored(
    stage: StreetStage, event: e.LargestAddressScored | e.SmallestAddressScored, position: LuccaPosition
) -> Animation | None:
    """Count the points of the smallest or largest address."""
    smallest, largest = address_holders(position.view.quarters)
    holder = largest if isinstance(event, e.LargestAddressScored) else smallest
    street = street_of(position, event.seat)
    palace = next(each for each in street.quarter.palaces if each.address == holder.card)
    return _counted(stage, position, event.seat, event.points, street.house(palace))


def _counted(stage: StreetStage, position: LuccaPosition, seat: int, points: int, source: Rect) -> Animation | None:
    """Count the points once: here or in the finale."""
    if position.awaits_count:
        return None
    carried = stage.carrying(seat, points, source, medal(position, seat))
    return Together([rising_points(stage, points, above(source), street_of(position, seat).area), carried])
