"""What the eye follows: cards fly, towers grow storey by storey or fall, the piece changes hands.

Every animation is made from an event and the position after it; the pieces drawn are those of the position after,
held back or overlaid until the movement is done."""

from collections.abc import Mapping

from game.san_gimignano import events as e
from game.san_gimignano.cards import UNKNOWN_NOBLE, UNKNOWN_TOWER, is_noble
from game.san_gimignano.state import NOBODY, State
from game.san_gimignano.towers import Tower, tower_of
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.tweens import Animation, Call, InTurn, Together, Tween, Wait, ease_in_out, ease_out
from scenes.kit.seen import Seen
from scenes.kit.stage import FLIGHT, EventAnimation, Flyer, Stage, bound
from scenes.san_gimignano.geometry import (
    BACK,
    HAND_CARD,
    MARKET_CARD,
    Skyline,
    deck_place,
    hand_cards,
    hand_rects,
    market_rects,
    market_target,
    nobles_rects,
    place,
    rival_hand_rects,
)
from scenes.san_gimignano.painting import ART, draw_card, draw_piece, draw_tower
from scenes.san_gimignano.pieces import TowerWidget

_STOREY = 0.2
_COLLAPSE = 0.7
_SHOW = 0.5
_STAND_PLACE = 34.0


class TowerStage(Stage):
    """Towers grow storey by storey; cards fly from and to the places of a seat as the viewer sees them."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.grown: dict[str, float] = {}

    def dress(self) -> None:
        super().dress()
        for widget in self.scene.widgets:
            if isinstance(widget, TowerWidget):
                widget.grown = self.grown.get(widget.id, 99.0)

    def card(self, kind: int, start: Rect, end: Rect, hides: str = "") -> Animation:
        catalog = self.scene.app.catalog
        return self.flight(lambda canvas, rect: draw_card(canvas, catalog, kind, rect), start, end, hides)

    def growth(self, tower_id: str, start: int, end: int) -> Animation:
        def grow(share: float) -> None:
            self.grown[tower_id] = start + (end - start) * share
            self.dress()

        def stop() -> None:
            self.grown.pop(tower_id, None)
            self.dress()

        return InTurn([Tween(_STOREY * (end - start + 1), grow, ease_out), Call(stop)])

    def hand_target(self, view: State, seat: int, kind: int) -> tuple[Rect, str]:
        """Where a card of this kind lies in the hand shown, and the id of its widget."""
        cards = hand_cards(view, seat)
        rects = hand_rects(len(cards)) if self.is_own(seat) else rival_hand_rects(len(cards))
        wanted = [index for index, shown in enumerate(cards) if shown == kind]
        index = wanted[-1] if wanted else len(cards) - 1
        prefix = "hand" if self.is_own(seat) else "rival-card"
        if not rects:
            return self.hand_middle(seat), ""
        return rects[index], f"{prefix}-{index}"

    def hand_middle(self, seat: int) -> Rect:
        if self.is_own(seat):
            return place("hand").centered(*HAND_CARD)
        return Rect(place("rival_cards").x + 40, place("rival_cards").y + 6, *BACK)

    def tower_rect(self, view: State, seat: int, index: int) -> Rect:
        skyline = Skyline(view.towers[seat], self.is_own(seat))
        return skyline.body(index, view.towers[seat][index])


def animations(stage: TowerStage) -> Mapping[type, EventAnimation]:
    return bound(
        stage,
        {
            e.CardDrawn: _card_drawn,
            e.CardTaken: _card_taken,
            e.CardsExchanged: _cards_exchanged,
            e.MarketRefilled: _market_refilled,
            e.TowerBuilt: _tower_built,
            e.TowerExtended: _tower_extended,
            e.TowerCompleted: _tower_completed,
            e.TowerTornDown: _tower_torn_down,
            e.PieceMoved: _piece_moved,
            e.CardTraded: _card_traded,
            e.CardGivenBack: _card_given_back,
            e.NoblePlayed: _noble_played,
            e.DonationCancelled: _donation_cancelled,
            e.CardReturned: _card_returned,
        },
    )


def _back(is_noble_card: bool) -> int:
    return UNKNOWN_NOBLE if is_noble_card else UNKNOWN_TOWER


def _card_drawn(stage: TowerStage, event: e.CardDrawn, seen: Seen) -> Animation:
    kind = event.card if event.card is not None else _back(event.noble_deck)
    end, target = stage.hand_target(seen.view, event.seat, kind)
    return stage.card(kind, deck_place(event.noble_deck), end, target)


def _card_taken(stage: TowerStage, event: e.CardTaken, seen: Seen) -> Animation:
    end, target = stage.hand_target(seen.view, event.seat, event.card)
    start = market_target([*seen.view.market, event.card], event.card)[0]
    return stage.card(event.card, start, end, target)


def _cards_exchanged(stage: TowerStage, event: e.CardsExchanged, seen: Seen) -> Animation:
    start, market = stage.hand_middle(event.seat), seen.view.market
    flights = [stage.card(card, start, *market_target(market, card)) for card in event.cards if card in market]
    return Together([InTurn([Wait(0.06 * step), flight]) for step, flight in enumerate(flights)])


def _market_refilled(stage: TowerStage, event: e.MarketRefilled, seen: Seen) -> Animation:
    rects = market_rects(len(event.cards))
    flights = enumerate(zip(event.cards, rects, strict=True))
    return InTurn([stage.card(card, deck_place(False), rect, f"market-{index}") for index, (card, rect) in flights])


def _laid_stones(stage: TowerStage, seat: int, numbers: tuple[int, ...], end: Rect) -> Animation:
    """The cards leave the hand for the building site."""
    start = stage.hand_middle(seat)
    site = end.centered(*MARKET_CARD)
    stones = [number for number in numbers if 5 <= number <= 10]
    flights = [InTurn([Wait(0.05 * i), stage.card(number, start, site)]) for i, number in enumerate(stones)]
    return Together(flights)


def _tower_built(stage: TowerStage, event: e.TowerBuilt, seen: Seen) -> Animation | None:
    if event.tower >= len(seen.view.towers[event.seat]):
        return None
    rect = stage.tower_rect(seen.view, event.seat, event.tower)
    growth = stage.growth(f"tower-{event.seat}-{event.tower}", 0, len(event.numbers))
    return Together([_laid_stones(stage, event.seat, event.numbers, rect), growth])


def _tower_extended(stage: TowerStage, event: e.TowerExtended, seen: Seen) -> Animation:
    rect = stage.tower_rect(seen.view, event.seat, event.tower)
    before = event.levels - len(event.numbers)
    growth = stage.growth(f"tower-{event.seat}-{event.tower}", before, event.levels)
    return Together([_laid_stones(stage, event.seat, event.numbers, rect), growth])


def _tower_completed(stage: TowerStage, event: e.TowerCompleted, seen: Seen) -> Animation:
    """The roof comes down from above."""
    tower_id = f"tower-{event.seat}-{event.tower}"
    skyline = Skyline(seen.view.towers[event.seat], stage.is_own(event.seat))
    tower = seen.view.towers[event.seat][event.tower]
    body, storey = skyline.body(event.tower, tower), skyline.storey(tower)
    roof = Rect(body.x - body.w * 0.1, body.y - storey * 1.84, body.w * 1.2, storey * 1.84)
    picture = ART + ("cap_plain" if tower.is_plain else "cap_belfry")

    def hold(_: float) -> None:
        stage.grown[tower_id] = tower.levels - 0.01
        stage.dress()

    def release() -> None:
        stage.grown.pop(tower_id, None)
        stage.dress()

    fall = stage.flight(lambda canvas, rect: canvas.image(picture, rect), roof.moved(0, -120), roof)
    return InTurn([Together([Tween(FLIGHT, hold), fall]), Call(release)])


def _tower_torn_down(stage: TowerStage, event: e.TowerTornDown, seen: Seen) -> Animation:
    """A ghost of the tower sinks into dust; its cards lie on the deck."""
    fallen = tower_of(event.numbers, event.fine)
    towers: list[Tower] = list(seen.view.towers[event.owner])
    towers.insert(event.tower, fallen)
    skyline = Skyline(towers, stage.is_own(event.owner))
    body = skyline.body(event.tower, fallen)
    colour = seen.people[event.owner].colour
    state = {"share": 0.0}

    def draw(canvas: Canvas, rect: Rect) -> None:
        share = state["share"]
        with canvas.clipped(body.outset(60, 90).trimmed(bottom=90)), canvas.shifted(0, body.h * share):
            draw_tower(canvas, skyline, event.tower, fallen, colour)
        puff = body.split_bottom(min(body.h, 90))[1].outset(body.w * (0.2 + 0.5 * share), 20)
        canvas.image(ART + "dust", puff, alpha=1 - abs(2 * share - 1))

    flyer = Flyer(draw, body)

    def begin() -> None:
        stage.raise_flyer(flyer)

    def sink(share: float) -> None:
        state["share"] = share

    def settle() -> None:
        stage.drop_flyer(flyer)

    return InTurn([Call(begin), Tween(_COLLAPSE, sink, ease_in_out), Call(settle)])


def _piece_moved(stage: TowerStage, event: e.PieceMoved, seen: Seen) -> Animation:
    """The piece visits its new holder's panel and returns to its stand."""
    stand = place("piece").trimmed(bottom=_STAND_PLACE)
    if event.seat == NOBODY:
        return Wait(_SHOW)
    panel = place("own_score" if stage.is_own(event.seat) else "rival_score")
    there = panel.centered(stand.w, stand.h)
    out = stage.flight(lambda canvas, rect: draw_piece(canvas, rect), stand, there, "piece")
    back = stage.flight(lambda canvas, rect: draw_piece(canvas, rect), there, stand, "piece")
    return InTurn([out, back])


def _card_traded(stage: TowerStage, event: e.CardTraded, seen: Seen) -> Animation:
    end, target = stage.hand_target(seen.view, event.seat, event.card)
    return stage.card(event.card, stage.hand_middle(1 - event.seat), end, target)


def _card_given_back(stage: TowerStage, event: e.CardGivenBack, seen: Seen) -> Animation:
    end, target = stage.hand_target(seen.view, 1 - event.seat, event.card)
    return stage.card(event.card, stage.hand_middle(event.seat), end, target)


def _noble_played(stage: TowerStage, event: e.NoblePlayed, seen: Seen) -> Animation:
    """The card is shown large in the middle before it goes to its place."""
    middle = place("market").centered(220, 330)
    name = "own_nobles" if stage.is_own(event.seat) else "rival_cards"
    count = max(1, len(seen.view.played[event.seat]))
    end = nobles_rects(name, count)[-1]
    return InTurn(
        [
            stage.card(event.card, stage.hand_middle(event.seat), middle),
            stage.card(event.card, middle, middle),
            stage.card(event.card, middle, end),
        ]
    )


def _donation_cancelled(stage: TowerStage, event: e.DonationCancelled, seen: Seen) -> Animation:
    middle = place("market").centered(220, 330)
    end = deck_place(False) if not is_noble(event.card) else middle
    return InTurn([stage.card(event.card, stage.hand_middle(event.seat), middle), stage.card(event.card, middle, end)])


def _card_returned(stage: TowerStage, event: e.CardReturned, seen: Seen) -> Animation:
    kind = event.card if event.card is not None else _back(event.noble_deck)
    return stage.card(kind, stage.hand_middle(event.seat), deck_place(event.noble_deck))
