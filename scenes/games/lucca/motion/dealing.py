"""Dealing: starting hands and triplets come from the deck, starting cards are kept and revealed (LC 2)."""

from collections.abc import Sequence

from game.lucca import events as e
from game.lucca.cards import UNKNOWN
from game.lucca.state import KEEP
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.games.lucca.drawing.painting import ART, card_name
from scenes.games.lucca.layout import dealt_from, rivals_of
from scenes.games.lucca.widgets.quarter import medal
from scenes.games.lucca.widgets.side_panels import DECK
from scenes.kit.motion.motion import Movement, Step, Trip, come_from, deal_from, fade_in, fly_and_turn, put_away, stay
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import FLIGHT

_STEP = 0.06
_SCAFFOLD = fade_in(0.2).waiting()
_SCAFFOLDS = dict.fromkeys(("posts", "scaffold", "foot"), _SCAFFOLD)
_LOOK, _LOOK_AT_TRIPLETS = 0.3, 0.45
_THUMB = (40.0, 50.0)
_BETWEEN = 0.14
"""Seconds between two cards that are laid down."""


def draw_back(canvas: Canvas, rect: Rect) -> None:
    """Draw a card face down."""
    canvas.image(ART + "wall", rect)
    canvas.image(ART + "frame", rect)


def _from_deck(trip: Trip) -> Movement:
    """Return the movement of a dealt card, which is turned up unless it stays hidden."""
    if trip.item.name == card_name(UNKNOWN):
        return come_from(dealt_from())
    return deal_from(dealt_from(), draw_back)


def _thumb(plan: Plan, seat: int) -> Rect:
    """Return a small card over a family's medal, which stands for cards that nobody sees."""
    return medal(plan.after, seat).centered(*_THUMB)


def _deal(plan: Plan) -> None:
    """Deal four cards to each family in turn, then the first triplets (LC 2.1, LC 2.2)."""
    if plan.after.view.stage != KEEP:
        plan.clear()
        return
    cards = plan.of("card")
    triplets = _triplets(plan, cards)
    hand = [trip for trip in cards if trip not in triplets]
    rivals, passed, step = rivals_of(plan.after.viewer, len(plan.after.people)), list[float](), 0
    for trip in hand:
        for seat in rivals:
            passed.append(_STEP * step)
            plan.fly(draw_back, dealt_from(), _thumb(plan, seat), FLIGHT, passed[-1])
            step += 1
        plan.move(trip, _from_deck(trip), _STEP * step)
        step += 1
    _lay(plan, triplets, _STEP * step)
    plan.count_flights(DECK, passed)


def _triplets(plan: Plan, cards: Sequence[Trip]) -> list[Trip]:
    """Return the cards of the triplets, the first triplet first."""
    wanted = [card_name(card) for triplet in plan.after.view.triplets for card in triplet]
    lying = [trip for trip in cards if trip.item.name in wanted]
    return sorted(lying, key=lambda trip: trip.end.x)


def _lay(plan: Plan, triplets: Sequence[Trip], delay: float = 0.0) -> None:
    for step, trip in enumerate(triplets):
        plan.move(trip, _from_deck(trip), delay + _STEP * step)


def _lay_triplets(plan: Plan) -> None:
    """Deal the triplets one card after the other."""
    _lay(plan, _triplets(plan, plan.of("card")))
    plan.count_flights(DECK)


def _put_away(plan: Plan) -> None:
    """Put the cards that are not kept away at the deck, where they are seen no more (LC 2.3)."""
    lying = [card_name(card) for card in plan.after.view.hands[plan.after.viewer]]
    for trip in plan.of("card"):
        if trip.item.name in lying:
            plan.move(trip, put_away(dealt_from()))


def _lay_face_down(plan: Plan) -> None:
    """Lay the cards that a rival keeps face down, one after the other (LC 2.3)."""
    assert isinstance(plan.event, e.CardsKept)
    for step, trip in enumerate(plan.of("card")):
        plan.move(trip, come_from(_thumb(plan, plan.event.seat)), _BETWEEN * step)


def _reveal(plan: Plan) -> None:
    """Fly the kept cards to their places and turn them up; the viewer's own lie there already (LC 2.3)."""
    assert isinstance(plan.event, e.StartRevealed)
    lay = [trip for trip in plan.of("card") if trip.after is None]
    revealed = [trip for trip in plan.of("card") if trip.before is None]
    for step, trip in enumerate(revealed):
        if step < len(lay):
            plan.turn_into(lay[step], trip, fly_and_turn())
        else:
            plan.move(trip, deal_from(_thumb(plan, plan.event.seat), draw_back))


_DEALT = {"card": fade_in()}
DEALT = Step(enters=_DEALT, plan=_deal, deals=True)
KEPT = Step(enters=_SCAFFOLDS, plan=_put_away, rival=Step(plan=_lay_face_down, rest=_LOOK))
REVEALED = Step(
    enters=_SCAFFOLDS, leaves={"card": stay()}, plan=_reveal, rest=_LOOK, rival=Step(enters=_SCAFFOLDS, plan=_reveal)
)
LAID = Step(upon="after", enters=_DEALT, plan=_lay_triplets, rest=_LOOK_AT_TRIPLETS)
