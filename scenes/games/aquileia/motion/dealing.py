"""What is laid out: first coins and cards (AQ 2), the row of the market, and the laurel beside the stadium."""

from functools import partial

from game.aquileia.board import PECUNIA
from game.aquileia.laurels import UNKNOWN_STADIUM
from game.aquileia.state import turn_order
from scenes.games.aquileia.drawing.painting import paint_laurel
from scenes.games.aquileia.layout import legend_rect, space_rect
from scenes.games.aquileia.motion.places import as_coin, purse_id
from scenes.kit.motion.motion import Step, come_from, fade_in, turn_from
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import COIN_STEP

_STEP, _CARD_STEP = 0.15, 0.12
_READ = 1.5
"""Seconds for the first sentence, while the banner of the round is shown below it."""


def _deal(plan: Plan) -> None:
    """Deal the first coins and cards, then turn up the stadium's first laurel."""
    bank = come_from(as_coin(space_rect(PECUNIA)))
    for place, seat in enumerate(turn_order(plan.after.view)):
        own = [trip for trip in plan.of("coin") if trip.owners[1] == purse_id(plan.after, seat)]
        for step, trip in enumerate(own):
            plan.move(trip, bank, _STEP * place + COIN_STEP * step)
    _turn_up(plan, _lay(plan))


def _lay(plan: Plan) -> float:
    """Deal the new cards of the row from their deck, and return when the last one lies there (AQ 4.1.3)."""
    new = sorted((trip for trip in plan.of("card") if trip.before is None), key=lambda trip: trip.end.x)
    deck = come_from(legend_rect("gear_deck"))
    tracks = [plan.move(trip, deck, _CARD_STEP * step) for step, trip in enumerate(new)]
    plan.count_flights(("deck", "gear-deck"))
    return max((track.end for track in tracks), default=0.0)


def _refill(plan: Plan) -> None:
    _lay(plan)


def _turn_up(plan: Plan, delay: float = 0.0) -> None:
    """Turn up the laurel beside the stadium's deck."""
    turn = turn_from(legend_rect("stadium_deck"), partial(paint_laurel, UNKNOWN_STADIUM))
    for trip in plan.of("laurel"):
        plan.move(trip, turn, delay)


DEALT = Step(enters=dict.fromkeys(("coin", "card", "laurel"), fade_in()), plan=_deal, rest=_READ, deals=True)
REFILLED = Step(plan=_refill)
TURNED_UP = Step(plan=_turn_up)
