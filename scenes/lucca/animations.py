"""What the eye follows: cards fly to their palaces, roofs come down, points rise where they are made.

Every animation is made from an event and the position after it."""

from collections.abc import Mapping

from game.lucca import events as e
from game.lucca.cards import TOWER
from game.lucca.quarters import Palace, Quarter
from game.lucca.scoring import address_holders
from game.lucca.state import State
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.tweens import Animation, Call, InTurn, Together, Tween, Wait, ease_out
from scenes.kit.motion import POINTS_BOX, RISE, fading, looked_at, points_painter, rising_points
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation, Stage, bound
from scenes.lucca.geometry import deck_rect, place, placing_slots, rival_rect, tray_cards, tray_rects
from scenes.lucca.painting import WALL, draw_card
from scenes.lucca.pieces import House, Pile
from scenes.lucca.quarter_view import house_id, street_of
from scenes.lucca.slots import Slots
from scenes.lucca.street import TOWERS, WALLS

_DEAL_STEP = 0.07
_ROOF = 0.45
_PAUSE = 0.3
_LOOK, _LOOK_AT_TRIPLET = 0.25, 0.7
"""A rival's deeds are left a moment to be read."""


class StreetStage(Stage):
    """Knows where the cards to be played were last shown, and which palaces are still being built."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.slots = Slots()
        self._lying: dict[int, Rect] = {}
        self.held: dict[str, int] = {}
        self.roofs: dict[str, float] = {}

    def follow(self, seen: Seen) -> None:
        super().follow(seen)
        view: State = seen.view
        self.slots.follow(view.placing)
        self._lying.update(self._lying_cards(seen))

    def _lying_cards(self, seen: Seen) -> dict[int, Rect]:
        """Own cards to be played lie in the city, a rival's on the tray they came from."""
        view: State = seen.view
        if not view.placing:
            return {}
        spread = self.slots.spread(view.placing)
        places = [rect for rect, _ in placing_slots(len(spread))]
        if view.active != seen.viewer:
            places = tray_cards(tray_rects(len(view.triplets))[view.takers.index(view.active)])
        return {card: rect for card, rect in zip(spread, places, strict=False) if card is not None}

    def dress(self) -> None:
        super().dress()
        for widget in self.scene.widgets:
            if isinstance(widget, House | Pile):
                widget.held = self.held.get(widget.id, 0)
            if isinstance(widget, House):
                widget.roof = self.roofs.get(widget.id, 1.0)

    def card(self, card: int, start: Rect, end: Rect, hides: str = "") -> Animation:
        catalog = self.scene.app.catalog
        return self.flight(lambda canvas, rect: draw_card(canvas, catalog, card, rect), start, end, hides)

    def landing(self, card: int, start: Rect, end: Rect, piece: str) -> Animation:
        """The piece shows what it had before until the card has landed."""

        def hold() -> None:
            self.held[piece] = 1
            self.dress()

        def release() -> None:
            self.held.pop(piece, None)
            self.dress()

        return InTurn([Call(hold), self.card(card, start, end), Call(release)])

    def slot(self, card: int) -> Rect:
        """Where a card to be played was last seen."""
        return self._lying.get(card, deck_rect())

    def rising_points(self, points: int, house: Rect) -> Animation:
        """`+5` above what made the points."""
        return rising_points(self, points, (house.center[0], house.y - 10))


def animations(stage: StreetStage) -> Mapping[type, EventAnimation]:
    return bound(
        stage,
        {
            e.StartRevealed: _start_revealed,
            e.OrderSet: _order_set,
            e.TripletsLaid: _triplets_laid,
            e.TripletTaken: _triplet_taken,
            e.PalaceStarted: looked_at(_palace_started, _LOOK),
            e.PalaceExtended: looked_at(_palace_extended, _LOOK),
            e.PalaceCompleted: _palace_completed,
            e.PalaceOpened: _palace_opened,
            e.WallBuilt: looked_at(_wall_built, _LOOK),
            e.TowerRaised: looked_at(_tower_raised, _LOOK),
            e.CardDiscarded: looked_at(_card_discarded, _LOOK),
            e.LastOpeningsBegun: _order_set,
            e.WallsScored: _walls_scored,
            e.WallsUnsupported: _walls_unsupported,
            e.LargestAddressScored: _address_scored,
            e.SmallestAddressScored: _address_scored,
        },
    )


def _palace(seen: Seen, seat: int, colour: int) -> Palace:
    quarter: Quarter = seen.view.quarters[seat]
    return next(palace for palace in quarter.palaces if palace.colour == colour)


def _house(seen: Seen, seat: int, colour: int) -> Rect:
    return street_of(seen, seat).house(_palace(seen, seat, colour))


def _panel(seen: Seen, seat: int) -> Rect:
    return place("own") if seat == seen.viewer else rival_rect(seen.viewer, len(seen.people), seat)


def _start_revealed(stage: StreetStage, event: e.StartRevealed, seen: Seen) -> Animation:
    """The two cards turn up before the family's street and go to the site."""
    street, middle = street_of(seen, event.seat), _panel(seen, event.seat).center
    flights: list[Animation] = []
    for palace in seen.view.quarters[event.seat].site:
        end = street.card(palace.colour)
        start = Rect(middle[0] - end.w / 2, middle[1] - end.h / 2, end.w, end.h)
        flights.append(stage.card(palace.address, start, end, house_id(event.seat, palace.colour)))
    return Together(flights)


def _order_set(stage: StreetStage, event: e.OrderSet | e.LastOpeningsBegun, seen: Seen) -> Animation:
    return Wait(_PAUSE)


def _triplets_laid(stage: StreetStage, event: e.TripletsLaid, seen: Seen) -> Animation:
    flights: list[Animation] = []
    for index, tray in enumerate(tray_rects(len(seen.view.triplets))):
        for step, (card, end) in enumerate(zip(event.cards[3 * index :], tray_cards(tray), strict=False)):
            flight = stage.card(card, deck_rect(), end, f"triplet-{index}")
            flights.append(InTurn([Wait(_DEAL_STEP * (3 * index + step)), flight]))
    return Together(flights)


def _triplet_taken(stage: StreetStage, event: e.TripletTaken, seen: Seen) -> Animation:
    """One's own cards come up into the city; a rival's wait on their tray."""
    if event.seat != seen.viewer:
        return Wait(_LOOK_AT_TRIPLET)
    trays = tray_cards(tray_rects(len(seen.view.triplets))[event.triplet])
    slots = [rect for rect, _ in placing_slots(len(event.cards))]
    flights = zip(event.cards, trays, slots, strict=True)
    return Together([stage.card(*flight, f"hand-{index}") for index, flight in enumerate(flights)])


def _palace_started(stage: StreetStage, event: e.PalaceStarted, seen: Seen) -> Animation:
    end = street_of(seen, event.seat).card(event.colour)
    return stage.card(event.card, stage.slot(event.card), end, house_id(event.seat, event.colour))


def _palace_extended(stage: StreetStage, event: e.PalaceExtended, seen: Seen) -> Animation:
    """The card slides under the others; a last card waits for its roof."""
    name = house_id(event.seat, event.colour)
    end = street_of(seen, event.seat).card(event.colour)
    if event.size == event.goal:
        stage.roofs[name] = 0.0
    return stage.landing(event.card, stage.slot(event.card), end, name)


def _palace_completed(stage: StreetStage, event: e.PalaceCompleted, seen: Seen) -> Animation:
    name = house_id(event.seat, event.colour)

    def lower(share: float) -> None:
        stage.roofs[name] = max(0.01, share)
        stage.dress()

    def rest() -> None:
        stage.roofs.pop(name, None)
        stage.dress()

    rise = stage.rising_points(event.points, _house(seen, event.seat, event.colour))
    return InTurn([Together([Tween(_ROOF, lower, ease_out), rise]), Call(rest)])


def _palace_opened(stage: StreetStage, event: e.PalaceOpened, seen: Seen) -> Animation:
    """Points come from the rivals' palaces that pay, then the sum rises."""
    house = _house(seen, event.seat, event.colour)
    target = house.centered(*POINTS_BOX)
    flights: list[Animation] = []
    for payer, points in enumerate(event.paid_by):
        if points:
            start = _house(seen, payer, event.colour).centered(*POINTS_BOX)
            flights.append(stage.flight(points_painter(points), start, target, seconds=RISE))
    return InTurn([Together(flights), stage.rising_points(event.points, house)])


def _wall_built(stage: StreetStage, event: e.WallBuilt, seen: Seen) -> Animation:
    end = street_of(seen, event.seat).pile_cards(WALLS)[-1]
    return stage.landing(WALL, stage.slot(event.card), end, f"{WALLS}-{event.seat}")


def _tower_raised(stage: StreetStage, event: e.TowerRaised, seen: Seen) -> Animation:
    end = street_of(seen, event.seat).pile_cards(TOWERS)[-1]
    return stage.landing(TOWER, stage.slot(TOWER), end, f"{TOWERS}-{event.seat}")


def _card_discarded(stage: StreetStage, event: e.CardDiscarded, seen: Seen) -> Animation:
    """The card fades where it lay."""
    catalog = stage.scene.app.catalog
    return fading(stage, lambda canvas, rect: draw_card(canvas, catalog, event.card, rect), stage.slot(event.card))


def _walls_scored(stage: StreetStage, event: e.WallsScored, seen: Seen) -> Animation:
    street = street_of(seen, event.seat)
    return stage.rising_points(event.points, street.pile(WALLS if event.walls else TOWERS))


def _walls_unsupported(stage: StreetStage, event: e.WallsUnsupported, seen: Seen) -> Animation:
    return stage.rising_points(0, street_of(seen, event.seat).pile(WALLS))


def _address_scored(
    stage: StreetStage, event: e.LargestAddressScored | e.SmallestAddressScored, seen: Seen
) -> Animation:
    smallest, largest = address_holders(seen.view.quarters)
    holder = largest if isinstance(event, e.LargestAddressScored) else smallest
    palace = next(each for each in seen.view.quarters[holder.seat].palaces if each.address == holder.card)
    return stage.rising_points(event.points, _house(seen, event.seat, palace.colour))
