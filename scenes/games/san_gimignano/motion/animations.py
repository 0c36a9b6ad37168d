"""Animations by event: cards are dealt, drawn, traded and built; the rest of a row makes room.

Each is made from an event and the position after it; the pieces of that position are hidden or covered until the
movement ends.
"""

from collections.abc import Mapping, Sequence

from game.san_gimignano import events as e
from game.san_gimignano.cards import UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.state import PLAY
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, InTurn, Together, Wait, linear
from scenes.games.san_gimignano.layout import UNKNOWN, deck_place, nobles_rects, place
from scenes.games.san_gimignano.motion import construction, shielding_five
from scenes.games.san_gimignano.motion.stage import LATER, TowerStage
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.widgets.score_panel import draw_sign
from scenes.kit.motion.stage import TURN, Dealt, EventAnimation, bound

_SHOW = 0.5
_PASS, _PASS_COMES = 0.8, 0.15
"""Seconds for which the sign of a pass is shown, and the share of them in which it fades in or out."""
_SHOWN = (220.0, 330.0)


def animations(stage: TowerStage) -> Mapping[type, EventAnimation[SanGimignanoPosition]]:
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
            e.TowerBuilt: construction.tower_built,
            e.TowerExtended: construction.tower_extended,
            e.TowerCompleted: construction.tower_completed,
            e.TowerTornDown: construction.tower_torn_down,
            e.PieceMoved: construction.piece_moved,
            e.CardTraded: _card_traded,
            e.CardGivenBack: _card_given_back,
            e.NoblePlayed: _noble_played,
            e.DonationCancelled: shielding_five.donation_cancelled,
            e.CardReturned: _card_returned,
            e.Passed: _passed,
        },
    )


def _back(is_noble_card: bool) -> int:
    return UNKNOWN_NOBLE if is_noble_card else UNKNOWN_TOWER


def _dealt(stage: TowerStage, event: Dealt | e.GameDealt, position: SanGimignanoPosition) -> Animation | None:
    """Deal hands of five, one card for each in turn; then the market (SG 2.2)."""
    view = position.view
    if view.stage != PLAY:
        return None
    deck = deck_place(False)
    first = 1 - view.dealer
    hands = zip(stage.hand_places(view, first), stage.hand_places(view, 1 - first), strict=False)
    cards = [card for pair in hands for card in pair]
    shown = [
        (_back(False) if position.hands_covered and "hand" in name else kind, rect, name) for kind, rect, name in cards
    ]
    dealt = [stage.dealt(kind, deck, rect, name) for kind, rect, name in shown]
    return stage.following([*dealt, *_from_deck(stage, view.market, position)])


def _from_deck(stage: TowerStage, cards: Sequence[int], position: SanGimignanoPosition) -> list[Animation]:
    """Deal cards to the market."""
    return stage.laid_out(cards, position, lambda _, kind, rect, pile: stage.dealt(kind, deck_place(False), rect, pile))


def _card_drawn(stage: TowerStage, event: e.CardDrawn, position: SanGimignanoPosition) -> Animation:
    kind = _kind_seen(event, position)
    end, target = stage.hand_target(position.view, event.seat, kind)
    shown = kind if stage.is_own(event.seat) else _back(event.noble_deck)
    return stage.making_room(position, stage.drawn(shown, deck_place(event.noble_deck), end, target))


def _kind_seen(event: e.CardDrawn | e.CardReturned, position: SanGimignanoPosition) -> int:
    """Return the card, or its back if the viewer may not know it or hands are covered."""
    is_hidden = position.hands_covered or event.masked(position.viewer).is_masked()
    return _back(event.noble_deck) if is_hidden else event.card


def _card_taken(stage: TowerStage, event: e.CardTaken, position: SanGimignanoPosition) -> Animation:
    end, target = stage.hand_target(position.view, event.seat, event.card)
    return stage.making_room(position, stage.taken(event.card, stage.market_source(event.card, position), end, target))


def _cards_exchanged(stage: TowerStage, event: e.CardsExchanged, position: SanGimignanoPosition) -> Animation:
    """Exchange cards; hand and market count each one as it leaves and lands (SG 4.1)."""
    cards, sources = [*event.cards], stage.hand_sources(event.seat, event.cards)

    def flight(step: int, card: int, rect: Rect, pile: str) -> Animation:
        return stage.turned_up(card, sources[step], rect, pile, after=LATER * step)

    turning = 0.0 if all(lying.kind not in UNKNOWN for lying in sources) else TURN
    leaving = stage.leaving_hand(event.seat, [turning + LATER * step for step in range(len(cards))])
    return stage.making_room(position, Together([leaving, *stage.laid_out(cards, position, flight)]))


def _market_refilled(stage: TowerStage, event: e.MarketRefilled, position: SanGimignanoPosition) -> Animation:
    return stage.following(_from_deck(stage, event.cards, position))


def _stones_laid(stage: TowerStage, event: e.StonesLaid, position: SanGimignanoPosition) -> Animation:
    """Let the hand close up; the stones lie ready while a joust can still answer (SG 8.3)."""
    return stage.homing(stage.regrouped(position))


def _card_traded(stage: TowerStage, event: e.CardTraded, position: SanGimignanoPosition) -> Animation:
    """Fly the traded card to its new owner; one that was face down turns over there."""
    end, target = stage.hand_target(position.view, event.seat, event.card)
    (lying,) = stage.hand_sources(1 - event.seat, [event.card])
    move = stage.card if lying.kind == event.card else stage.dealt
    return stage.making_room(position, move(event.card, lying.rect, end, target))


def _card_given_back(stage: TowerStage, event: e.CardGivenBack, position: SanGimignanoPosition) -> Animation:
    end, target = stage.hand_target(position.view, 1 - event.seat, event.card)
    (lying,) = stage.hand_sources(event.seat, [event.card])
    return stage.making_room(position, stage.turned_up(event.card, lying, end, target))


def _noble_played(stage: TowerStage, event: e.NoblePlayed, position: SanGimignanoPosition) -> Animation:
    """Show the card large in the middle, then fly it to its place."""
    middle = place("market").centered(*_SHOWN)
    name = "own_nobles" if stage.is_own(event.seat) else "rival_cards"
    end = nobles_rects(name, max(1, len(position.view.played[event.seat])))[-1]
    (lying,) = stage.hand_sources(event.seat, [event.card])
    ways = ((middle, middle), (middle, end))
    shown = InTurn([stage.turned_up(event.card, lying, middle), *(stage.card(event.card, *way) for way in ways)])
    return stage.making_room(position, Together([shown, InTurn([Wait(_SHOW), stage.scored(position, end)])]))


def _card_returned(stage: TowerStage, event: e.CardReturned, position: SanGimignanoPosition) -> Animation:
    kind = _kind_seen(event, position)
    (lying,) = stage.hand_sources(event.seat, [kind])
    return stage.making_room(position, stage.returned(kind, lying.rect, deck_place(event.noble_deck)))


def _passed(stage: TowerStage, event: e.Passed, position: SanGimignanoPosition) -> Animation:
    """Show a sign at the family's panel, because a pass moves nothing (SG 4.1).

    The banner of the end comes after it.
    """
    panel, words = (
        place("own_score" if stage.is_own(event.seat) else "rival_score"),
        position.wording.catalog("sg-passes"),
    )

    def draw(canvas: Canvas, share: float) -> None:
        with canvas.faded(min(1.0, min(share, 1 - share) / _PASS_COMES)):
            draw_sign(canvas, panel, words)

    return stage.playing(draw, _PASS, ease=linear)
