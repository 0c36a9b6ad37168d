"""The stage of Lucca: what running animations hold back on the table, and places before the present event."""

from collections.abc import Callable, Sequence
from math import cos, dist, pi, sin

from game.lucca.events import TripletTaken
from game.lucca.limits import TRIPLET
from game.lucca.prospects import next_order
from game.lucca.state import KEEP, PLAY
from scenes.engine.layout import Point, Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Tween, linear
from scenes.engine.scene import Scene
from scenes.games.lucca.choices.opening_plaque import Beside
from scenes.games.lucca.drawing.ornaments import Scenery, ornaments
from scenes.games.lucca.drawing.painting import WALL, draw_card
from scenes.games.lucca.layout import CARD_RATIO, deck_rect, placing_slots, tray_cards, tray_rects
from scenes.games.lucca.motion.card_slots import Slots
from scenes.games.lucca.motion.construction import DONE, Construction
from scenes.games.lucca.motion.gliding import Gliding
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.score_changes import SECONDS as SHIFT_SECONDS
from scenes.games.lucca.score_changes import ScoreChange, ScoreProgress, Totals
from scenes.games.lucca.settled_position import counted
from scenes.games.lucca.widgets.address_badges import AddressBadges
from scenes.games.lucca.widgets.pieces import House, Pile, Triplet
from scenes.games.lucca.widgets.quarter import pieces_of, street_of
from scenes.games.lucca.widgets.side_panels import OrderBoard, Projection
from scenes.kit.motion.stage import FLIGHT, GLIDE, Paint, Stage
from scenes.kit.pieces import HOME

_FADE = 0.5
_NEXT_DOOR, _PER_UNIT, _LONGEST_WAY = 0.5, 1 / 4000, 0.7
"""Seconds of a palace's glide to its next area: at least, more per unit of distance, and at most."""
_BEHIND, _DWINDLES = 12.0, 0.1
"""Height above the others and loss of size of a palace that glides behind them, both at half of its path."""
_REACHES = 0.25
"""Share of the time in which a triplet is raised, and again lowered."""
_NEAR, _FARTHEST = 420.0, 1.4
"""Distance that cards fly in the usual time, and the largest factor on that time."""


class StreetStage(Stage[LuccaPosition]):
    """Run the animations of one table; know where cards to be played were shown last, and what is being built."""

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene)
        self.slots = Slots()
        self.works: dict[str, Construction] = {}
        self.held_piles: set[str] = set()
        self.sizes: dict[str, float] = {}
        """Factors on the sizes of pieces that grow or shrink while their street makes room."""
        self.landed: dict[str, int] = {}
        """Number of cards that have been dealt to a triplet, while it is dealt."""
        self.order_before: tuple[int, ...] = ()
        self.order_share = 1.0
        self.scenery: dict[str, float] = {}
        """Strength of each ornament of the own street."""
        self.shift = ScoreChange()
        self.ranks, self.following = Gliding(scene), Gliding(scene)
        """Families in the order of their totals, and in the next turn order."""
        self.behind: set[str] = set()
        """Palaces that glide to their next area behind the others."""
        self.badges = AddressBadges(self)
        self.held_up: dict[str, float] = {}
        """Share by which a rival has raised a triplet."""
        self._progress, self._totals = ScoreProgress(), Totals()
        self._lying: dict[int, Rect] = {}
        self._stood: dict[str, Rect] = {}

    def follow(self, position: LuccaPosition) -> None:
        super().follow(position)
        view = position.view
        self.slots.follow(view.placing, _taken(position) if view.placing else ())
        self._lying.update(self._lying_cards(position))
        self._follow_scenery(set(ornaments(street_of(position, position.viewer))))
        if view.stage == PLAY:
            self.following.follow(next_order(counted(position).view))
        goes_on = self._progress.goes_on(position.past)
        self.badges.follow(position, goes_on)
        if (shift := self._totals.follow(position, goes_on)) is not None:
            self._tell_shift(shift)

    def _tell_shift(self, shift: ScoreChange) -> None:
        def pass_by(share: float) -> None:
            shift.share = share

        self.shift = shift
        if shift.is_shown:
            self.scene.animate(Tween(SHIFT_SECONDS, pass_by, linear))

    def _follow_scenery(self, hung: set[str]) -> None:
        """Fade ornaments in and out."""
        before = self.scenery
        names = {*before, *hung}
        if {name for name in names if before.get(name)} == hung:
            return
        if not before:
            self.scenery = dict.fromkeys(hung, 1.0)
            return

        def fade(share: float) -> None:
            for name in names:
                self.scenery[name] = before.get(name, 0.0) * (1 - share) + (name in hung) * share

        self.scenery = dict(before)
        self.scene.animate(Tween(_FADE, fade))

    def _lying_cards(self, position: LuccaPosition) -> dict[int, Rect]:
        """Return the places of the cards to be played: the viewer's in the city, a rival's on the tray."""
        view = position.view
        if not view.placing:
            return {}
        spread = self.slots.spread(view.placing)
        places = [rect for rect, _ in placing_slots(len(spread))]
        if view.active != position.viewer:
            places = tray_cards(tray_rects(len(view.triplets))[view.takers.index(view.active)])
        return {card: rect for card, rect in zip(spread, places, strict=False) if card is not None}

    def dress(self) -> None:
        super().dress()
        for widget in self.scene.widgets:
            match widget:
                case House():
                    widget.works = self.works.get(widget.id, DONE)
                    widget.size = self.sizes.get(widget.id, 1.0)
                    widget.awaits_bonus = widget.bonus in self.badges.away
                    self._stood[widget.id] = widget.rect
                case Pile():
                    widget.held = int(widget.id in self.held_piles)
                    widget.size = self.sizes.get(widget.id, 1.0)
                    self._stood[widget.id] = widget.rect
                case Beside():
                    widget.displaced = self.offsets.get(widget.palace, HOME)
                case Triplet():
                    widget.landed = self.landed.get(widget.id, len(widget.cards))
                    widget.raised = self.held_up.get(widget.id, 0.0)
                case OrderBoard():
                    widget.before, widget.share = self.order_before, self.order_share
                    widget.following = self.following
                case Scenery():
                    widget.shown = self.scenery
                case Projection():
                    widget.shift, widget.rows = self.shift, self.ranks
                    self.ranks.follow([person.seat for person in widget.ranked()])

    # Cards

    def card(
        self, card: int, start: Rect, end: Rect, hides: str = "", after: float = 0.0, seconds: float = FLIGHT
    ) -> Animation:
        own = street_of(self.position, self.position.viewer) if self.position else None
        bound_for = own.usual_width if own and own.area.contains(end.center) else 0.0
        return self.flight(self.face(card, bound_for), start, end, hides, seconds, after)

    def seconds(self, seat: int, start: Rect, end: Rect) -> float:
        """Return the seconds of a card's flight; only the viewer's own may take longer over a long distance."""
        far = min(_FARTHEST, max(1.0, dist(start.center, end.center) / _NEAR))
        return FLIGHT * far if self.is_own(seat) else FLIGHT

    def face(self, card: int, bound_for: float = 0.0) -> Paint:
        catalog = self.scene.app.catalog
        return lambda canvas, rect: draw_card(canvas, catalog, card, rect, bound_for)

    def turned_up(self, card: int, place: Rect, hides: str = "") -> Animation:
        return self.turning_over(self.face(WALL), self.face(card), place, hides)

    def slot(self, card: int) -> Rect:
        """Return the place where a card to be played was shown last."""
        return self._lying.get(card, deck_rect())

    def from_tray(self, tray: Rect, places: Sequence[Rect]) -> list[Rect]:
        """Return the places at which a triplet's cards start, moved to where a dragged triplet was dropped."""
        brought = self.brought
        if brought is None or brought.home != tray:
            return list(places)
        self.brought = None
        return [place.moved(*brought.way) for place in places]

    # Streets

    def displaced(self, position: LuccaPosition, seat: int) -> dict[str, Point]:
        """Return the distance of each piece on a street from its new place."""
        found: dict[str, Point] = {}
        for name, place in pieces_of(position, seat).items():
            stood = self._stood.get(name)
            if stood is not None and abs(stood.center[0] - place.center[0]) > 1:
                found[name] = (stood.center[0] - place.center[0], 0.0)
        return found

    def making_room(
        self, position: LuccaPosition, seat: int, first: Animation | None = None, traveller: str = ""
    ) -> Animation:
        """Play `first`, then let the pieces of the street glide to their new places and sizes."""
        displaced, outgrown = self.displaced(position, seat), self._outgrown(position, seat)
        names = {*displaced, *outgrown}
        self.behind = {traveller} & names

        def move(share: float) -> None:
            for name in names:
                away = sin(pi * share) if name in self.behind else 0.0
                factor = outgrown.get(name, 1.0)
                self.offsets[name] = displaced.get(name, HOME)[0] * (1 - share), -_BEHIND * away
                self.sizes[name] = (factor + (1 - factor) * share) * (1 - _DWINDLES * away)
            self.dress()

        def rest() -> None:
            """Remove the offsets, and build the own street again, because its plaque can be shown now."""
            for name in names:
                self.offsets.pop(name, None)
                self.sizes.pop(name, None)
            self.behind = set()
            if names and self.is_own(seat):
                self.scene.invalidate()
            self.dress()

        seconds = _way(displaced[traveller]) if traveller in displaced else GLIDE
        gliding = Tween(seconds if names else 0.0, move, _softly)
        return InTurn([Call(lambda: move(0.0)), *([first] if first else []), gliding, Call(rest)])

    def _outgrown(self, position: LuccaPosition, seat: int) -> dict[str, float]:
        """Return the factor by which each piece on the street was larger than it becomes."""
        found = ((name, self._stood.get(name), place) for name, place in pieces_of(position, seat).items())
        grown = ((name, _card_width(stood), _card_width(place)) for name, stood, place in found if stood)
        return {name: before / now for name, before, now in grown if abs(before - now) > 1}

    def work(self, name: str, works: Construction) -> None:
        """Set the progress of a palace that is being built, roofed or opened."""
        self.works[name] = works
        self.dress()

    def is_at_work(self, name: str) -> bool:
        """Return whether a palace is being built, or glides to its next area."""
        return name in self.works or name in self.behind

    def grow(self, name: str, seconds: float, works: Callable[[float], Construction]) -> Animation:
        """Return an animation that sets the palace's progress by the share of time that has passed."""
        return Tween(seconds, lambda share: self.work(name, works(share)))

    def rest(self, name: str) -> Animation:
        """Return an animation that ends the work on a palace."""

        def stop() -> None:
            self.works.pop(name, None)
            self.dress()

        return Call(stop)

    def holding_up(self, tray: str, seconds: float) -> Animation:
        """Hold up a rival's triplet for a moment before it is played."""

        def hold(share: float) -> None:
            self.held_up[tray] = min(1.0, share / _REACHES, (1 - share) / _REACHES)
            self.dress()

        def rest() -> None:
            self.held_up.pop(tray, None)
            self.dress()

        return InTurn([Call(self.words), Tween(seconds, hold, linear), Call(rest)])

    def await_cards(self, tray: str) -> None:
        """Show the tray as empty until its cards are dealt."""
        self.landed[tray] = 0
        self.dress()

    def landing(self, tray: str) -> Animation:
        """Count one more card of a triplet as dealt."""

        def count() -> None:
            self.landed[tray] += 1
            if self.landed[tray] == TRIPLET:
                del self.landed[tray]
            self.dress()

        return Call(count)

    def joining(
        self, card: int, start: Rect, end: Rect, pile: str, seat: int, first: Animation | None = None
    ) -> Animation:
        """Fly a wall or tower to its pile, which counts it once it has landed."""
        self.held_piles.add(pile)

        def release() -> None:
            self.held_piles.discard(pile)
            self.dress()

        flight = self.card(card, start, end, seconds=self.seconds(seat, start, end))
        return InTurn([*([first] if first else []), flight, Call(release)])

    # The order of play

    def reordering(self, position: LuccaPosition, seconds: float) -> Animation | None:
        """Move the crests from the order shown before to the present one; None if nothing changes."""
        view = position.view
        before = self.position.view.order if self.position and self.position.view.stage != KEEP else ()
        if not before or before == view.order:
            return None
        self.order_before, self.order_share = before, 0.0

        def move(share: float) -> None:
            self.order_share = share
            self.dress()

        def rest() -> None:
            self.order_before = ()
            self.dress()

        return InTurn([Tween(seconds, move), Call(rest)])


def _card_width(piece: Rect) -> float:
    """Return the width of a card in a palace or a pile."""
    return min(piece.w, piece.h * CARD_RATIO)


def _way(displaced: Point) -> float:
    """Return the seconds of a glide."""
    return min(_LONGEST_WAY, _NEXT_DOOR + abs(displaced[0]) * _PER_UNIT)


def _softly(t: float) -> float:
    """Return the share of a path at a share of time, for a glide that is hardly quicker in its middle."""
    return (1 - cos(pi * t)) / 2


def above(house: Rect) -> Point:
    """Return the point at which a house's points begin to rise."""
    return house.center[0], house.y - 10


def _taken(position: LuccaPosition) -> tuple[int, ...]:
    """Return the triplet that was taken last; empty if the position has no history."""
    latest = position.past.latest(position.viewer)
    return next((event.cards for event in latest if isinstance(event, TripletTaken)), ())
