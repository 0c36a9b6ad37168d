"""Places from which things come that no picture shows, and to which they go; how long an event is looked at."""

from game.aquileia.cards import NOTHING
from game.aquileia.state import PLACING
from scenes.engine.layout import Rect
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.layout import hand_rects, laurel_rects, place, rival_rect, space_rect
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.motion import fly
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import FLIGHT

LOOK, GLANCE, BREATH = 0.6, 0.3, 0.15
"""Seconds in which something new is read, looked at, or only seen."""
FLY = fly(FLIGHT)
_IN_A_PANEL = (46.0, 64.0)
_COIN = 44.0


def panel(position: AquileiaPosition, seat: int) -> Rect:
    """Return the panel of a seat."""
    return place("badge") if seat == position.viewer else rival_rect(position.viewer, len(position.people), seat)


def hand(position: AquileiaPosition, seat: int, kind: int = NOTHING) -> Rect:
    """Return the place of this kind of card in a seat's hand or panel."""
    if seat == position.viewer:
        kinds = [each for each, count in enumerate(position.view.hands[seat]) if count]
        index = kinds.index(kind) if kind in kinds else len(kinds)
        return hand_rects(max(len(kinds), index + 1))[index]
    return panel(position, seat).centered(*_IN_A_PANEL)


def laurels(position: AquileiaPosition, seat: int) -> Rect:
    """Return the place of the laurel that a seat got last."""
    if seat == position.viewer:
        return laurel_rects(max(1, len(position.view.laurels[seat])))[-1]
    return panel(position, seat).centered(*_IN_A_PANEL)


def last_laurel(position: AquileiaPosition) -> str:
    """Return the id of the laurel that the viewer got last."""
    viewer = position.viewer
    return piece_ids.laurel(len(position.view.laurels[viewer]) - 1)


def acting(plan: Plan) -> Rect:
    """Return the space that acts, or the board's middle.

    It uses the view before the action, since after its last event the next space is already acting.
    """
    step = plan.after.past.view_before(plan.after.viewer).step
    return space_rect(step) if step < PLACING else place("board").centered(60, 60)


def draw_from(plan: Plan, deck: str) -> None:
    """Let a deck count what leaves it as that sets out."""
    plan.count_flights(("deck", f"{deck}-deck"), (0.0,), kind="")


def as_coin(where: Rect) -> Rect:
    """Return the place of a coin in the middle of a place."""
    return where.centered(_COIN, _COIN)


def purse_id(position: AquileiaPosition, seat: int) -> str:
    """Return the id of the widget that shows a seat's coins."""
    return "own-coins" if seat == position.viewer else f"rival-coins-{seat}"
