"""What the eye follows: cards are dealt, drawn, traded and laid; the rest of a row makes room for them.

Every animation is made from an event and the position after it; the pieces drawn are those of the position after,
held back or overlaid until the movement is done."""

from collections.abc import Mapping, Sequence

from game.san_gimignano import events as e
from game.san_gimignano.cards import UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.state import PLAY, State
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.tweens import Animation, InTurn, Together, Wait, linear
from scenes.kit.seen import Seen
from scenes.kit.stage import TURN, Dealt, EventAnimation, bound
from scenes.san_gimignano import raising, shielding
from scenes.san_gimignano.geometry import (
    UNKNOWN,
    deck_place,
    nobles_rects,
    place,
)
from scenes.san_gimignano.score_panel import draw_sign
from scenes.san_gimignano.stage import LATER, TowerStage

_SHOW = 0.5
_PASS, _PASS_COMES = 0.8, 0.15
"""Seconds in which a pass is read, and the share of them in which its sign comes or goes."""
_SHOWN = (220.0, 330.0)


def animations(stage: TowerStage) -> Mapping[type, EventAnimation]:
    return bound(
        stage,
        {
            Dealt: _dealt,
            e.GameDealt: _dealt,
            e.CardDrawn: _card_drawn,
            e.CardTaken: _card_taken,
            e.CardsExchanged: _cards_exchanged,
            e.MarketRefilled: _market_refilled,
            e.StonesLaid: _stones_laid,
            e.TowerBuilt: raising.tower_built,
            e.TowerExtended: raising.tower_extended,
            e.TowerCompleted: raising.tower_completed,
            e.TowerTornDown: raising.tower_torn_down,
            e.PieceMoved: raising.piece_moved,
            e.CardTraded: _card_traded,
            e.CardGivenBack: _card_given_back,
            e.NoblePlayed: _noble_played,
            e.DonationCancelled: shielding.donation_cancelled,
            e.CardReturned: _card_returned,
            e.Passed: _passed,
        },
    )


def _back(is_noble_card: bool) -> int:
    return UNKNOWN_NOBLE if is_noble_card else UNKNOWN_TOWER


def _dealt(stage: TowerStage, event: Dealt | e.GameDealt, seen: Seen) -> Animation | None:
    """SG 2.2: hands of five, one card for each in turn; then the market."""
    view: State = seen.view
    if view.stage != PLAY:
        return None
    deck = deck_place(False)
    first = 1 - view.dealer
    hands = zip(stage.hand_places(view, first), stage.hand_places(view, 1 - first), strict=False)
    cards = [card for pair in hands for card in pair]
    shown = [
        (_back(False) if seen.hands_covered and "hand" in name else kind, rect, name) for kind, rect, name in cards
    ]
    dealt = [stage.dealt(kind, deck, rect, name) for kind, rect, name in shown]
    return stage.following([*dealt, *_from_deck(stage, view.market, seen)])


def _from_deck(stage: TowerStage, cards: Sequence[int], seen: Seen) -> list[Animation]:
    """The market is laid out."""
    return stage.laid_out(cards, seen, lambda _, kind, rect, pile: stage.dealt(kind, deck_place(False), rect, pile))


def _card_drawn(stage: TowerStage, event: e.CardDrawn, seen: Seen) -> Animation:
    kind = event.card if event.card is not None else _back(event.noble_deck)
    end, target = stage.hand_target(seen.view, event.seat, kind)
    shown = kind if stage.is_own(event.seat) and not seen.hands_covered else _back(event.noble_deck)
    return stage.making_room(seen, stage.drawn(shown, deck_place(event.noble_deck), end, target))


def _card_taken(stage: TowerStage, event: e.CardTaken, seen: Seen) -> Animation:
    end, target = stage.hand_target(seen.view, event.seat, event.card)
    return stage.making_room(seen, stage.taken(event.card, stage.market_source(event.card, seen), end, target))


def _cards_exchanged(stage: TowerStage, event: e.CardsExchanged, seen: Seen) -> Animation:
    """SG 4.1: hand and market count each card as it goes and comes."""
    cards, sources = [*event.cards], stage.hand_sources(event.seat, event.cards)

    def flight(step: int, card: int, rect: Rect, pile: str) -> Animation:
        return stage.turned_up(card, sources[step], rect, pile, after=LATER * step)

    turning = 0.0 if all(lying.kind not in UNKNOWN for lying in sources) else TURN
    leaving = stage.leaving_hand(event.seat, [turning + LATER * step for step in range(len(cards))])
    return stage.making_room(seen, Together([leaving, *stage.laid_out(cards, seen, flight)]))


def _market_refilled(stage: TowerStage, event: e.MarketRefilled, seen: Seen) -> Animation:
    return stage.following(_from_deck(stage, event.cards, seen))


def _stones_laid(stage: TowerStage, event: e.StonesLaid, seen: Seen) -> Animation:
    """SG 8.3: they lie ready while a joust may still answer."""
    return stage.homing(stage.regrouped(seen))


def _card_traded(stage: TowerStage, event: e.CardTraded, seen: Seen) -> Animation:
    """What was face down goes so, and turns over where it lies."""
    end, target = stage.hand_target(seen.view, event.seat, event.card)
    (lying,) = stage.hand_sources(1 - event.seat, [event.card])
    move = stage.card if lying.kind == event.card else stage.dealt
    return stage.making_room(seen, move(event.card, lying.rect, end, target))


def _card_given_back(stage: TowerStage, event: e.CardGivenBack, seen: Seen) -> Animation:
    end, target = stage.hand_target(seen.view, 1 - event.seat, event.card)
    (lying,) = stage.hand_sources(event.seat, [event.card])
    return stage.making_room(seen, stage.turned_up(event.card, lying, end, target))


def _noble_played(stage: TowerStage, event: e.NoblePlayed, seen: Seen) -> Animation:
    """The card is shown large in the middle before it goes to its place."""
    middle = place("market").centered(*_SHOWN)
    name = "own_nobles" if stage.is_own(event.seat) else "rival_cards"
    end = nobles_rects(name, max(1, len(seen.view.played[event.seat])))[-1]
    (lying,) = stage.hand_sources(event.seat, [event.card])
    ways = ((middle, middle), (middle, end))
    shown = InTurn([stage.turned_up(event.card, lying, middle), *(stage.card(event.card, *way) for way in ways)])
    return stage.making_room(seen, Together([shown, InTurn([Wait(_SHOW), stage.scored(seen, end)])]))


def _card_returned(stage: TowerStage, event: e.CardReturned, seen: Seen) -> Animation:
    kind = event.card if event.card is not None else _back(event.noble_deck)
    (lying,) = stage.hand_sources(event.seat, [kind])
    return stage.making_room(seen, stage.returned(kind, lying.rect, deck_place(event.noble_deck)))


def _passed(stage: TowerStage, event: e.Passed, seen: Seen) -> Animation:
    """SG 4.1: nothing moves, so a sign at the family's panel says it, before the end is called out."""
    panel, words = place("own_score" if stage.is_own(event.seat) else "rival_score"), seen.wording.catalog("sg-passes")

    def draw(canvas: Canvas, share: float) -> None:
        with canvas.faded(min(1.0, min(share, 1 - share) / _PASS_COMES)):
            draw_sign(canvas, panel, words)

    return stage.playing(draw, _PASS, ease=linear)
