"""The end: walls, towers and addresses are counted family by family, unless the finale counts them (LC 5)."""

from game.lucca import events as e
from game.lucca.scoring import address_holders
from scenes.engine.layout import Rect
from scenes.games.lucca.motion.palaces import above
from scenes.games.lucca.street_layout import TOWERS, WALLS
from scenes.games.lucca.widgets.family_plates import points_name
from scenes.games.lucca.widgets.quarter import street_of
from scenes.kit.motion.movements import rising_points
from scenes.kit.motion.plan import Plan


def walls_scored(plan: Plan) -> None:
    """Count the points of a seat's walls or towers."""
    assert isinstance(plan.event, e.WallsScored)
    street = street_of(plan.after, plan.event.seat)
    _count(plan, plan.event.seat, plan.event.points, street.pile(WALLS if plan.event.walls else TOWERS))


def walls_unsupported(plan: Plan) -> None:
    """Show that a seat's walls count nothing, for lack of shields."""
    assert isinstance(plan.event, e.WallsUnsupported)
    _count(plan, plan.event.seat, 0, street_of(plan.after, plan.event.seat).pile(WALLS))


def address_scored(plan: Plan) -> None:
    """Count the points of the smallest or largest address."""
    event = plan.event
    assert isinstance(event, e.LargestAddressScored | e.SmallestAddressScored)
    smallest, largest = address_holders(plan.after.view.quarters)
    holder = largest if isinstance(event, e.LargestAddressScored) else smallest
    street = street_of(plan.after, event.seat)
    palace = next(each for each in street.quarter.palaces if each.address == holder.card)
    _count(plan, event.seat, event.points, street.house(palace))


def _count(plan: Plan, seat: int, points: int, source: Rect) -> None:
    """Count the points once: here or in the finale."""
    if plan.after.awaits_count:
        return
    plan.pay(points_name(seat), points, source)
    plan.beside.append(rising_points(plan.stage, points, above(source), street_of(plan.after, seat).area))
