"""Cards on their way: they are dealt, drawn, exchanged, traded, played and returned (SG 2 to SG 8)."""

from collections.abc import Sequence

from game.san_gimignano import events as e
from game.san_gimignano.cards import unknown_like
from game.san_gimignano.state import PLAY
from scenes.engine.layout import Rect
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.drawing.painting import card_item, face_of
from scenes.games.san_gimignano.layout import UNKNOWN, deck_place, nobles_rects, place
from scenes.games.san_gimignano.widgets.labels import HELD, plate_item
from scenes.games.san_gimignano.widgets.pieces import count_item, deck_item, times_item
from scenes.games.san_gimignano.widgets.score_panel import hand_item, points_item
from scenes.kit.motion.motion import (
    FLYING,
    Leg,
    Movement,
    Pose,
    Step,
    Trip,
    appear,
    come_from,
    deal_from,
    fade_in,
    fly,
    fly_and_turn,
    put_away,
    turn_and_fly,
    turning,
)
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import FLIGHT, GLIDE, TURN, Paint

LATER = 0.12
"""Seconds between cards that move together."""
UNDER = GLIDE + FLIGHT
"""Seconds in which a card goes under its deck."""
_SHOW = 0.5
_SHOWN = (220.0, 330.0)


# The cards of a plan


def part_cards(plan: Plan) -> tuple[list[Trip], list[Trip]]:
    """Return the cards that leave their hand or row, and those that enter one, each without what becomes of it.

    Those that leave are in order from the left.
    """
    left, entered = list[Trip](), list[Trip]()
    for trip in plan.of("card"):
        if trip.before and trip.after:
            if piece_ids.row_of(trip.owners[0]) != piece_ids.row_of(trip.owners[1]):
                was, now = plan.part(trip)
                left.append(was)
                entered.append(now)
        else:
            (left if trip.before else entered).append(trip)
    return sorted(left, key=lambda trip: trip.start.x), entered


def take(cards: list[Trip], kind: int) -> Trip | None:
    """Remove a card from a list and return it: one of this kind, else one that lies face down and may be it."""
    for shown in (kind, unknown_like(kind)):
        for trip in cards:
            if trip.item.name == card_item(shown):
                cards.remove(trip)
                return trip
    return None


def kind_of_card(trip: Trip) -> int:
    """Return the kind of card that is seen."""
    name = trip.item.name
    assert isinstance(name, tuple)
    return int(name[1])


def in_hand(plan: Plan, seat: int, cards: Sequence[Trip]) -> list[Trip]:
    """Return those of the cards that enter the hand of a seat."""
    is_own = seat == plan.after.viewer
    return [trip for trip in cards if piece_ids.is_of_hand(trip.owners[1], is_own=is_own)]


def back_of(plan: Plan, lying: Trip, kind: int) -> Paint | None:
    """Return what paints the face of a card that lies face down; None if its face is seen already."""
    return None if lying.item.name == card_item(kind) else face_of(plan.after.wording.catalog, kind)


def count_hand(plan: Plan, seat: int, steps: Sequence[tuple[float, int]]) -> None:
    """Let the number of cards in a hand change at these seconds, in the panel and beside a rival's cards."""
    plan.count_steps(hand_item(seat), steps)
    if seat != plan.after.viewer:
        plan.count_steps(HELD, steps)


def pay_scores(plan: Plan, source: Rect, delay: float = 0.0) -> None:
    """Let the points of the event travel between its place and the panels."""
    for seat, (before, now) in enumerate(zip(plan.before.score.totals, plan.after.score.totals, strict=True)):
        plan.pay(points_item(seat), now - before, source, delay)


# Decks


def _deck_of(*, is_noble: bool) -> str:
    return "noble_deck" if is_noble else "deck"


def _from_deck(plan: Plan, cards: Sequence[Trip], deck: str, *, is_seen: bool = True) -> None:
    """Let cards come from a deck one after the other; those that may be seen turn over where they land."""
    start = plan.stage.let_go_at(deck_place(deck == "noble_deck"))
    for step, trip in enumerate(cards):
        kind = kind_of_card(trip)
        back = face_of(plan.after.wording.catalog, unknown_like(kind))
        is_turned = is_seen and kind not in UNKNOWN
        plan.move(trip, deal_from(start, back) if is_turned else come_from(start), LATER * step)
    plan.cover(deck_item(deck), layer=0)
    plan.cover(plate_item(deck))
    plan.count_steps(count_item(deck), [(LATER * step, -1) for step in range(len(cards))])


def _count_piles(plan: Plan, kinds: Sequence[int]) -> None:
    """Let the piles of the market count their cards as they land."""
    landed = [(kind_of_card(track.trip), track.end) for track in plan.flights]
    for kind in dict.fromkeys(kinds):
        plan.count_steps(times_item(kind), [(second, 1) for card, second in landed if card == kind])


def _deal(plan: Plan) -> None:
    """Deal hands of five, one card for each in turn; then the market (SG 2.2)."""
    view = plan.after.view
    if view.stage != PLAY:
        plan.clear()
        return
    cards = plan.of("card")
    hands = [in_hand(plan, seat, cards) for seat in (1 - view.dealer, view.dealer)]
    dealt = [card for pair in zip(*hands, strict=False) for card in pair]
    _from_deck(plan, [*dealt, *(trip for trip in cards if trip not in dealt)], "deck")
    for seat in (0, 1):
        count_hand(plan, seat, [(track.end, 1) for track in plan.flights if in_hand(plan, seat, [track.trip])])
    _count_piles(plan, view.market)


def _draw(plan: Plan) -> None:
    """Let the card come from its deck; only the viewer's own turns over."""
    assert isinstance(plan.event, e.CardDrawn)
    _, entered = part_cards(plan)
    _from_deck(plan, entered, _deck_of(is_noble=plan.event.noble_deck), is_seen=plan.is_own)


def _refill(plan: Plan) -> None:
    """Lay cards of the deck into the market, in their order."""
    assert isinstance(plan.event, e.MarketRefilled)
    _, entered = part_cards(plan)
    _from_deck(plan, [card for kind in plan.event.cards if (card := take(entered, kind))], "deck")
    _count_piles(plan, plan.event.cards)


# Hands


def _exchange(plan: Plan) -> None:
    """Lay cards into the market; hand and market count each one as it leaves and lands (SG 4.1)."""
    assert isinstance(plan.event, e.CardsExchanged)
    left, entered = part_cards(plan)
    for step, kind in enumerate(plan.event.cards):
        _pass_on(plan, left, entered, kind, turn_and_fly(), LATER * step)
    count_hand(plan, plan.event.seat, [(track.end - FLIGHT, -1) for track in plan.flights])
    _count_piles(plan, plan.event.cards)


def _pass_on(
    plan: Plan, left: list[Trip], entered: list[Trip], kind: int, turned: Movement, delay: float = 0.0
) -> None:
    """Let a card that left become one that entered; it moves as `turned` if its face is seen at one end only."""
    was, now = take(left, kind), take(entered, kind)
    if was and now:
        movement = fly(FLIGHT) if was.item.name == now.item.name else turned
        plan.turn_into(was, now, movement.after(delay))


def _trade(plan: Plan) -> None:
    """Fly the traded card to its new owner; one that was face down turns over there (SG 5.6)."""
    assert isinstance(plan.event, e.CardTraded)
    _pass_on(plan, *part_cards(plan), plan.event.card, fly_and_turn())


def _give_back(plan: Plan) -> None:
    assert isinstance(plan.event, e.CardGivenBack)
    _pass_on(plan, *part_cards(plan), plan.event.card, turn_and_fly())


def _play(plan: Plan) -> None:
    """Show the noble large in the middle, then fly it to its place (SG 8.2)."""
    event = plan.event
    assert isinstance(event, e.NoblePlayed)
    left, entered = part_cards(plan)
    row = "own_nobles" if plan.is_own else "rival_cards"
    end = nobles_rects(row, max(1, len(plan.after.view.played[event.seat])))[-1]
    if lying := take(left, event.card):
        lands = _show_and_fly(plan, lying, event.card, place("market").centered(*_SHOWN), end)
        for trip in entered:
            plan.move(trip, appear(lands))
        count_hand(plan, event.seat, [(0.0, -1)])
    pay_scores(plan, end, _SHOW)


def _show_and_fly(plan: Plan, lying: Trip, kind: int, middle: Rect, end: Rect) -> float:
    """Let a card stand in the middle for a moment on its way; return the second in which it lands."""
    back = back_of(plan, lying, kind)
    stand = Leg(lambda trip, share: Pose(middle, 1.0), FLIGHT)
    go_on = Leg(lambda trip, share: Pose(middle.lerp(end, share), 1.0), FLIGHT)
    return plan.move(lying, Movement((*come_out(middle, back), stand, go_on), layer=FLYING, back=back)).end


def come_out(shown: Rect, back: Paint | None) -> list[Leg]:
    """Return the legs of a card that comes out of a hand to a place; one that was face down turns over before."""
    legs = [Leg(lambda trip, share: turning(trip.start, share), TURN)] if back else []
    return [*legs, Leg(lambda trip, share: Pose(trip.start.lerp(shown, share), 1.0), FLIGHT)]


def _return(plan: Plan) -> None:
    """Let the card go under its deck as far as the viewer knows it (SG 8.6)."""
    event = plan.event
    assert isinstance(event, e.CardReturned)
    left, _ = part_cards(plan)
    deck = deck_place(event.noble_deck)
    for trip in left:
        plan.move(trip, put_away(deck, UNDER))
    count_hand(plan, event.seat, [(0.0, -1)])
    go_under(plan, is_noble_deck=event.noble_deck, lands=UNDER)


def go_under(plan: Plan, *, is_noble_deck: bool, lands: float) -> None:
    """Show a deck over what flies, and let it count the card that lands below it."""
    deck = _deck_of(is_noble=is_noble_deck)
    plan.cover(deck_item(deck), is_before=True)
    plan.cover(plate_item(deck), is_before=True)
    plan.count_steps(count_item(deck), [(lands, 1)])


DEALT = Step(deals=True, enters={"card": fade_in(), "times": fade_in()}, plan=_deal)
DRAWN = Step(plan=_draw)
EXCHANGED = Step(plan=_exchange)
REFILLED = Step(plan=_refill)
TRADED = Step(plan=_trade)
GIVEN_BACK = Step(plan=_give_back)
PLAYED = Step(plan=_play)
RETURNED = Step(plan=_return)
