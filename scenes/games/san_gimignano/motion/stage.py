"""The stage of San Gimignano: what running animations hold back on the table, and where cards lay before the event."""

import math
from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial

from game.san_gimignano.cards import unknown_like
from game.san_gimignano.state import State
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Tween, Wait
from scenes.engine.scene import Scene
from scenes.engine.widgets import Look
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.drawing.painting import draw_card
from scenes.games.san_gimignano.layout import (
    BACK,
    HAND_CARD,
    UNKNOWN,
    hand_cards,
    hand_rects,
    place,
    rival_hand_rects,
    skyline_of,
    storey_of,
)
from scenes.games.san_gimignano.motion.tower_growth import AT_REST, TowerGrowth
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.widgets.labels import plate_of
from scenes.games.san_gimignano.widgets.market_row import MarketRow
from scenes.games.san_gimignano.widgets.pieces import Card, PilePlacing, SanGimignanoDeck, TowerPlacing, calm
from scenes.games.san_gimignano.widgets.score_panel import medal_place
from scenes.kit.motion.stage import FLIGHT, GLIDE, Paint, Stage, draw_turning
from scenes.kit.pieces import LIFT, NamePlate, Piece, Placing

FlightTo = Callable[[int, int, Rect, str], Animation]
"""Returns the flight of a card: index in the row, kind, end, and the piece it becomes."""
LATER = 0.12
"""Seconds between cards that move together."""
OPENING = 0.4
_ABOVE = 0.35
"""Share of its path in which a card is drawn above the deck under which it goes."""
_NEAR, _LONGEST = 480.0, 1.6
"""Distance that a card flies in its usual time, and the largest factor on that time."""
_LIFTED = 0.3
"""Distance from the deck, in deck widths, from which a dealt card is drawn above the deck's name and number."""


@dataclass(frozen=True, slots=True)
class CardPlaces:
    """Hold the place of a card in a hand, and the kind that is seen there."""

    rect: Rect
    kind: int


class TowerStage(Stage[SanGimignanoPosition]):
    """Run the animations of one table: cards fly from and to hands as the viewer sees them, the rest makes room."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.rising: dict[str, TowerGrowth] = {}
        self.storey: float | None = None
        """Height of a storey while the scale changes; None at rest."""
        self.wind = calm
        self.risen_cards: Callable[[], Collection[int]] = tuple
        """Returns the places of the own lifted cards."""
        self.market = MarketRow(())
        self.staying: Counter[int] = Counter()
        """Number of cards that have not left a hand yet, by seat."""
        self.coming: Counter[int] = Counter()
        """Number of cards that have not landed in the market yet, by kind."""
        self.owed: list[Animation] = []
        """Flights of a tower's coins, which run while the next tower of the same action is completed."""

    def follow(self, position: SanGimignanoPosition) -> None:
        super().follow(position)
        self.market = self.market.seen_in(position.view)

    def attend(self, words: Callable[[], None]) -> None:
        super().attend(words)
        self.staying.clear()
        self.coming.clear()

    def placing_of(self, piece: Piece) -> Placing:
        placing = super().placing_of(piece)
        is_one_dragged = isinstance(piece, Card | SanGimignanoDeck) and piece.id in self.in_hand and piece.count > 1
        if is_one_dragged:
            placing = placing.but(strength=1.0)
        if isinstance(placing, TowerPlacing):
            return placing.but(rising=self.rising.get(piece.id, AT_REST), storey=self.storey, wind=self.wind)
        if isinstance(piece, Card) and isinstance(placing, PilePlacing) and piece_ids.is_of_market(piece.id):
            return placing.but(coming=self.coming[piece.kind] + is_one_dragged)
        if isinstance(piece, SanGimignanoDeck):
            return placing.but(leaving=placing.leaving - is_one_dragged)
        return placing

    # Cards

    def face(self, kind: int) -> Paint:
        catalog = self.scene.app.catalog
        return lambda canvas, rect: draw_card(canvas, catalog, kind, rect)

    def card(self, kind: int, start: Rect, end: Rect, hides: str = "", after: float = 0.0) -> Animation:
        return self.flight(self.face(kind), start, end, hides, after=after)

    def taken(self, kind: int, start: Rect, end: Rect, hides: str = "") -> Animation:
        """Fly a single card out of the market."""
        return self.flight(self.face(kind), start, end, hides, _seconds(start, end))

    def dealt(self, kind: int, start: Rect, end: Rect, hides: str = "", seconds: float = FLIGHT) -> Animation:
        """Fly a card face down from its deck; one that the viewer may see turns over where it lands."""
        back = unknown_like(kind)
        dealt = self.flight(self._leaving(self.face(back), start), start, end, hides, seconds)
        if kind == back:
            return dealt
        return InTurn([dealt, self.turning_over(self.face(back), self.face(kind), end, hides)])

    def drawn(self, kind: int, start: Rect, end: Rect, hides: str = "") -> Animation:
        """Fly a single card from a deck."""
        return self.dealt(kind, start, end, hides, _seconds(start, end))

    def turned_up(self, kind: int, lying: CardPlaces, end: Rect, hides: str = "", after: float = 0.0) -> Animation:
        """Fly a card from a hand; one that was face down turns over before."""
        flight = self.card(kind, lying.rect, end, hides, after)
        if kind == lying.kind:
            return flight
        self.hide(hides)
        return InTurn([self.turning_over(self.face(lying.kind), self.face(kind), lying.rect), flight])

    def returned(self, kind: int, start: Rect, deck: Rect) -> Animation:
        """Fly a card under its deck, which counts it once it is there."""
        face = self.face(kind)
        self.leaving[deck] -= 1

        def draw(canvas: Canvas, share: float) -> None:
            face(canvas, start.lerp(deck, share))
            if share > _ABOVE:
                self._draw_pile(canvas, deck)

        return InTurn([self.playing(draw, GLIDE + FLIGHT), Call(partial(self._arrive, deck))])

    def _arrive(self, deck: Rect) -> None:
        self.leaving[deck] += 1
        self.dress()

    def opened(self, kind: int, lying: CardPlaces, place: Rect, after: float) -> Animation:
        """Move a card out of the hand while it turns face up."""
        back, face = self.face(lying.kind), self.face(kind)

        def draw(canvas: Canvas, share: float) -> None:
            rect = lying.rect.lerp(place, share)
            if kind == lying.kind:
                face(canvas, rect)
            else:
                draw_turning(canvas, back, face, rect, share)

        return self.playing(draw, OPENING, after=after)

    def _leaving(self, card: Paint, deck: Rect) -> Paint:
        """Return a painter that draws the deck's name and number above the card until it has lifted off."""

        def draw(canvas: Canvas, rect: Rect) -> None:
            card(canvas, rect)
            lifted = math.dist((rect.x, rect.y), (deck.x, deck.y)) / (_LIFTED * deck.w)
            if lifted < 1:
                with canvas.faded(1 - lifted):
                    self._draw_marks(canvas, deck)

        return draw

    def _draw_marks(self, canvas: Canvas, deck: Rect) -> None:
        for pile in self._piles_at(deck):
            pile.draw_mark(canvas)
            plate = self.scene.find(plate_of(pile.id))
            if isinstance(plate, NamePlate):
                plate.draw(canvas, Look())

    def _draw_pile(self, canvas: Canvas, deck: Rect) -> None:
        for pile in self._piles_at(deck):
            pile.draw(canvas, Look())
        self._draw_marks(canvas, deck)

    def _piles_at(self, deck: Rect) -> list[SanGimignanoDeck]:
        return [pile for pile in self.scene.widgets if isinstance(pile, SanGimignanoDeck) and pile.rect == deck]

    def following(self, flights: Sequence[Animation]) -> Animation:
        """Play the flights one shortly after the other."""
        return Together([InTurn([Wait(LATER * step), flight]) for step, flight in enumerate(flights)])

    def hand_places(self, view: State, seat: int) -> list[tuple[int, Rect, str]]:
        """Return kind, place and piece of each card of the hand."""
        cards = hand_cards(view, seat)
        rects = hand_rects(len(cards)) if self.is_own(seat) else rival_hand_rects(cards)
        name = partial(piece_ids.hand, is_own=self.is_own(seat))
        return [(kind, rect, name(n)) for n, (kind, rect) in enumerate(zip(cards, rects, strict=True))]

    def held(self, seat: int, have: int) -> int:
        """Return how many cards of a hand are seen: landed ones, and those that have not left yet."""
        is_of_hand = partial(piece_ids.is_of_hand, is_own=self.is_own(seat))
        return have - sum(map(is_of_hand, self.hidden)) + self.staying[seat]

    def leaving_hand(self, seat: int, times: Sequence[float]) -> Animation:
        """Count as many cards in the hand as there are times, each until its time."""
        self.staying[seat] += len(times)
        return Together([InTurn([Wait(time), Call(partial(self._leave, seat))]) for time in times])

    def _leave(self, seat: int) -> None:
        self.staying[seat] -= 1

    def hand_target(self, view: State, seat: int, kind: int) -> tuple[Rect, str]:
        """Return place and piece of a card of this kind in the hand."""
        places = self.hand_places(view, seat)
        alike = [(rect, name) for shown, rect, name in places if shown == kind] or [entry[1:] for entry in places]
        return alike[-1] if alike else (self.hand_middle(seat), "")

    def hand_sources(self, seat: int, kinds: Sequence[int]) -> list[CardPlaces]:
        """Return the places of these cards before they left the hand."""
        left = self._hand_before(seat)
        return [self._taken_from(left, seat, kind) for kind in kinds]

    def _hand_before(self, seat: int) -> list[tuple[int, Rect, str]]:
        """Return the hand as it is still seen; lifted cards come first, and higher."""
        if self.position is None:
            return []
        places = self.hand_places(self.position.view, seat)
        names = set(map(piece_ids.hand, self.risen_cards())) if self.is_own(seat) else set[str]()
        lifted = [(kind, rect.moved(dy=-LIFT), name) for kind, rect, name in places if name in names]
        return lifted + [each for each in places if each[2] not in names]

    def _taken_from(self, left: list[tuple[int, Rect, str]], seat: int, kind: int) -> CardPlaces:
        """Return the place of a card; one that the viewer does not know is one of those face down."""
        hidden = [each for each in left if each[0] in UNKNOWN] or left
        entry = next((each for each in left if each[0] == kind), hidden[-1] if hidden else None)
        if entry is None:
            return CardPlaces(self.hand_middle(seat), kind)
        left.remove(entry)
        return CardPlaces(entry[1], entry[0])

    def market_source(self, kind: int, position: SanGimignanoPosition) -> Rect:
        """Return the place of a card before it was taken from the market."""
        lay = self.market if self.position else self.market.seen_in(position.view)
        return next((each.rect for each in lay.lying() if each.kind == kind), place("market"))

    def laid_out(self, cards: Sequence[int], position: SanGimignanoPosition, flight: FlightTo) -> list[Animation]:
        """Return the flights of cards to the market.

        Each pile counts its cards as they land; a new pile appears with its first.
        """
        piles = {each.kind: each for each in self.market.seen_in(position.view).lying()}
        coming, flights = Counter(cards), list[Animation]()
        for step, kind in enumerate(cards):
            pile = piles[kind]
            is_first = kind not in cards[:step] and pile.count == coming[kind]
            landed = Call(partial(self._land_in_market, kind))
            flights.append(InTurn([flight(step, kind, pile.rect, pile.name if is_first else ""), landed]))
        self.coming += coming
        self.dress()
        return flights

    def _land_in_market(self, kind: int) -> None:
        self.coming[kind] -= 1
        self.dress()

    def hand_middle(self, seat: int) -> Rect:
        if self.is_own(seat):
            return place("hand").centered(*HAND_CARD)
        return Rect(place("rival_cards").x + 40, place("rival_cards").y + 6, *BACK)

    def regrouped(self, position: SanGimignanoPosition) -> dict[str, Point]:
        """Return the distance of the cards that stay in hands and market from their new places."""
        if self.position is None:
            return {}
        found = _shifted(_market(self.market), _market(self.market.seen_in(position.view)))
        for seat in (0, 1):
            found |= _shifted(self._hand_before(seat), self.hand_places(position.view, seat))
        return found

    def making_room(self, position: SanGimignanoPosition, animation: Animation) -> Animation:
        """Play the animation while the cards that stay glide to their new places."""
        return Together([self.homing(self.regrouped(position)), animation])

    # Towers

    def risen(self, tower: str, storeys: int) -> Animation:
        """Return an animation that adds a storey without changing the rest of the tower's progress."""
        return Call(lambda: self.raise_to(tower, replace(self.rising[tower], storeys=storeys)))

    def lifted(self, tower: str, start: int, end: int, seconds: float) -> Animation:
        """Let the crane rise with the storeys."""

        def lift(share: float) -> None:
            self.raise_to(tower, replace(self.rising[tower], crane=start + (end - start) * share))

        return Tween(seconds, lift)

    def raised(self, tower: str, seconds: float, rising: Callable[[float], TowerGrowth]) -> Animation:
        """Return an animation that sets the tower's progress by the share of time that has passed."""
        return Tween(seconds, lambda share: self.raise_to(tower, rising(share)))

    def raise_to(self, tower: str, rising: TowerGrowth) -> None:
        """Set the progress of a tower."""
        self.rising[tower] = rising
        self.dress()

    def rest(self, tower: str) -> Animation:
        """Return an animation that ends the work on a tower."""

        def stop() -> None:
            self.rising.pop(tower, None)
            self.dress()

        return Call(stop)

    def scaled(self, position: SanGimignanoPosition, first: Animation | None = None) -> Animation:
        """Change both cities to the scale that their tallest tower now allows."""
        now = storey_of(position.view.towers)
        before = storey_of(self.position.view.towers) if self.position else now

        def scale(share: float) -> None:
            self.storey = before + (now - before) * share
            self.dress()

        def rest() -> None:
            self.storey = None
            self.dress()

        steps: list[Animation] = [Call(lambda: scale(0.0)), *([first] if first else [])]
        return InTurn([*steps, Tween(GLIDE if before != now else 0.0, scale), Call(rest)])

    def spread_out(self, position: SanGimignanoPosition, seat: int, fallen: int | None = None) -> dict[str, Point]:
        """Return the distance of towers and free plot from their new places, after a tower was built or has fallen."""
        if self.position is None:
            return {}
        before, now = (skyline_of(each.view, seat, position.viewer) for each in (self.position, position))
        found: dict[str, Point] = {}
        for index in range(len(now.towers)):
            stood = index + 1 if fallen is not None and index >= fallen else index
            if stood < len(before.towers):
                found[piece_ids.tower(seat, index)] = (before.center_x(stood) - now.center_x(index), 0.0)
        if self.is_own(seat):
            found["plot"] = (before.plot().x - now.plot().x, 0.0)
        return {name: way for name, way in found.items() if abs(way[0]) > 1}

    # Points

    def scored(self, position: SanGimignanoPosition, source: Rect) -> Animation:
        """Let the points of the event travel between its place and the panels."""
        if self.position is None:
            return Wait(0.0)
        parts: list[Animation] = []
        for seat, (before, now) in enumerate(zip(self.position.score.totals, position.score.totals, strict=True)):
            if before != now:
                self.arrivals.expect(seat, now - before)
                panel = medal_place(place("own_score" if self.is_own(seat) else "rival_score"))
                parts.append(self.carrying(seat, now - before, source, panel))
        return Together(parts)


def _seconds(start: Rect, end: Rect) -> float:
    """Return the seconds of a flight, longer over a long distance."""
    far = math.dist(start.center, end.center) / _NEAR
    return FLIGHT * min(_LONGEST, max(1.0, far))


def _market(row: MarketRow) -> list[tuple[int, Rect, str]]:
    return [(each.kind, each.rect, each.name) for each in row.lying()]


def _shifted(before: Sequence[tuple[int, Rect, str]], now: Sequence[tuple[int, Rect, str]]) -> dict[str, Point]:
    """Return the distance of each card from its new place.

    Cards are matched by kind; of equal ones the first leaves and the last is the new one.
    """
    is_shrinking = len(now) < len(before)
    left, found = list(before)[:: -1 if is_shrinking else 1], dict[str, Point]()
    for kind, rect, name in reversed(now) if is_shrinking else now:
        was = next((entry for entry in left if entry[0] == kind), None)
        if was is not None:
            left.remove(was)
            way = was[1].x - rect.x, was[1].y - rect.y
            if max(map(abs, way)) > 1:
                found[name] = way
    return found
