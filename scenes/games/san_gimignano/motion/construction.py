"""Animations of towers: cards become storeys, cranes rise, roofs come down, towers fall, the tower piece moves."""

from collections.abc import Sequence
from functools import partial

from game.san_gimignano import events as e
from game.san_gimignano.cards import stones_of
from game.san_gimignano.limits import hand_size
from game.san_gimignano.towers import Tower, tower_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait, ease_out
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.drawing.painting import ART, draw_piece, draw_storey, draw_tower, storey_rect
from scenes.games.san_gimignano.layout import CARD_RATIO, Skyline, opened_rects, piece_rect, skyline_of, storey_of
from scenes.games.san_gimignano.motion.stage import LATER, OPENING, TowerStage
from scenes.games.san_gimignano.motion.tower_growth import TowerGrowth
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.motion.stage import Paint, draw_turning

_STONE, _NEXT_STONE = 0.5, 0.22
_FLOWN = 0.6
"""Share of its time in which a card flies; then it turns into a storey."""
_SCAFFOLD, _ROOF = 0.25, 0.45
_CLEAR = 0.15
"""Seconds after its last card has left until a hand closes up, so that no card moves below another."""
_STANDS = 0.25
_COLLAPSE = 0.7
_MISSED = 1.0


def tower_built(stage: TowerStage, event: e.TowerBuilt, position: SanGimignanoPosition) -> Animation | None:
    """Build the tower from its cards (SG 3.3); None if the position no longer has it."""
    if event.tower >= len(position.view.towers[event.seat]):
        return None
    return _laid(stage, event, position, 0)


def tower_extended(stage: TowerStage, event: e.TowerExtended, position: SanGimignanoPosition) -> Animation:
    """Add the cards on top of the tower (SG 3.4)."""
    tower = position.view.towers[event.seat][event.tower]
    shown = len(_skyline(event, position).shown_levels(tower))
    return _laid(stage, event, position, max(0, shown - len(event.numbers)))


def _laid(
    stage: TowerStage, event: e.TowerBuilt | e.TowerExtended, position: SanGimignanoPosition, before: int
) -> Animation:
    """Turn one card after the other into a storey while the crane rises; the hand closes up last."""
    skyline, tower = _skyline(event, position), position.view.towers[event.seat][event.tower]
    name = piece_ids.tower(event.seat, event.tower)
    body = skyline.body(event.tower, tower)
    places = range(before, len(skyline.shown_levels(tower)))
    cards = stones_of(event.numbers, event.fine)
    opening = _Opening(stage, event.seat, cards)
    stage.raise_to(name, TowerGrowth(storeys=before, crane=before, site=float(before > 0)))
    stones: list[Animation] = []
    for step, (card, start, level) in enumerate(zip(cards, opening.places, places, strict=False)):
        stone = _Stone(stage, card, event.numbers[step], start, storey_rect(body, level))
        landed = stage.risen(name, level + 1)
        flown = stage.playing(stone.draw, _STONE, after=_SCAFFOLD + _NEXT_STONE * step)
        stones.append(InTurn([opening.of(step), flown, landed]))
    site = stage.raised(name, _SCAFFOLD, lambda share: TowerGrowth(before, before, share if before == 0 else 1.0))
    crane = stage.lifted(name, before, places.stop, _STONE + _NEXT_STONE * (len(stones) - 1))
    work = Together([InTurn([Wait(opening.seconds), site, crane]), *reversed(stones)])
    raised = InTurn([work, stage.rest(name), stage.scored(position, body)])
    room = stage.homing(stage.spread_out(position, event.seat))
    departures = opening.departures(_gone(stage, position, event.seat))
    closing = stage.homing(stage.regrouped(position), Wait(max(departures, default=0.0) + _CLEAR))
    leaving = stage.leaving_hand(event.seat, departures)
    return Together([stage.scaled(position), room, closing, raised, leaving])


def _gone(stage: TowerStage, position: SanGimignanoPosition, seat: int) -> int:
    """Return how many cards fewer are in the hand than before."""
    return hand_size(stage.position.view, seat) - hand_size(position.view, seat) if stage.position else 0


class _Opening:
    """Show a rival's cards face up, side by side for a moment, before they are built."""

    def __init__(self, stage: TowerStage, seat: int, cards: Sequence[int]) -> None:
        self._stage, self._cards = stage, cards
        self._lying = stage.hand_sources(seat, cards)
        self._is_shown = not stage.is_own(seat)
        self._next = LATER * (len(cards) - 1)
        if len(set(cards)) == 1:
            self._lying.reverse()  # Of equal cards the last lies uppermost in a fan.
        own = [] if self._is_shown else [stage.let_go_at(lying.rect) for lying in self._lying]
        self.places = own or opened_rects(len(cards))
        """Places from which the cards fly on."""
        self.seconds = OPENING + self._next + _STANDS if self._is_shown else 0.0

    def departures(self, count: int) -> list[float]:
        """Return the second at which each card leaves the hand."""
        return [LATER * step if self._is_shown else _SCAFFOLD + _NEXT_STONE * step for step in range(count)]

    def of(self, step: int) -> Animation:
        if not self._is_shown:
            return Wait(0.0)
        card, lying, place = self._cards[step], self._lying[step], self.places[step]
        opened = self._stage.opened(card, lying, place, after=LATER * step)
        face = self._stage.face(card)
        stands = self._stage.playing(lambda canvas, _: face(canvas, place), _STANDS + self._next - LATER * step)
        return InTurn([opened, stands])


class _Stone:
    """Draw a card that flies to the tower and turns into a storey there."""

    def __init__(self, stage: TowerStage, card: int, number: int, start: Rect, end: Rect) -> None:
        self.number, self.is_fine, self.start, self.end = number, card != number, start, end
        self.card: Paint = stage.face(card)

    def draw(self, canvas: Canvas, share: float) -> None:
        if share < _FLOWN:
            self.card(canvas, self.start.lerp(self._over(), share / _FLOWN))
        else:
            draw_turning(canvas, self._draw_card, self._draw_storey, self.end, (share - _FLOWN) / (1 - _FLOWN))

    def _over(self) -> Rect:
        return self.end.centered(self.end.w, self.end.w / CARD_RATIO)

    def _draw_card(self, canvas: Canvas, place: Rect) -> None:
        self.card(canvas, self._over())

    def _draw_storey(self, canvas: Canvas, place: Rect) -> None:
        draw_storey(self.number, self.is_fine, canvas, self.end)


def tower_completed(stage: TowerStage, event: e.TowerCompleted, position: SanGimignanoPosition) -> Animation:
    """Remove scaffold and crane and lower the roof (SG 3.5); the next tower does not wait for the coins."""
    name = piece_ids.tower(event.seat, event.tower)
    body = _skyline(event, position).body(event.tower, position.view.towers[event.seat][event.tower])
    stage.raise_to(name, TowerGrowth(site=1, roof=0))
    roofed: Animation = InTurn([
        stage.raised(name, _SCAFFOLD, lambda share: TowerGrowth(site=1 - share, roof=0)),
        stage.raised(name, _ROOF, lambda share: TowerGrowth(site=0, roof=share)),
        stage.rest(name),
    ])  # fmt: skip
    roofed, stage.owed = Together([roofed, *stage.owed]), []
    scored = stage.scored(position, body)
    if not _goes_on_completing(position):
        return InTurn([roofed, scored])
    stage.owed = [scored]
    return roofed


def _goes_on_completing(position: SanGimignanoPosition) -> bool:
    """Return whether more towers are completed in the same action."""
    past = position.past
    events = past.match.entries[past.length].events if past.length < len(past.match.entries) else ()
    return any(isinstance(event, e.TowerCompleted) for event in events[len(past.told) :])


def tower_torn_down(stage: TowerStage, event: e.TowerTornDown, position: SanGimignanoPosition) -> Animation:
    """Sink the tower into dust, then let the others close up; its cards lie on the deck (SG 5.7)."""
    fallen = tower_of(event.numbers, event.fine)
    towers: list[Tower] = list(position.view.towers[event.owner])
    towers.insert(event.tower, fallen)
    before = storey_of([towers, position.view.towers[1 - event.owner]])
    skyline = Skyline(towers, stage.is_own(event.owner), before)
    colour = position.people[event.owner].colour
    sink = stage.playing(partial(_draw_fall, skyline, event.tower, colour), _COLLAPSE)
    room = stage.homing(stage.spread_out(position, event.owner, event.tower), first=sink)
    scaled = stage.scaled(position, first=Wait(_COLLAPSE))
    return Together([room, scaled, stage.scored(position, skyline.body(event.tower, fallen))])


def _draw_fall(skyline: Skyline, index: int, colour: str, canvas: Canvas, share: float) -> None:
    fallen = skyline.towers[index]
    body = skyline.body(index, fallen)
    with canvas.clipped(body.outset(60, 90).trimmed(bottom=90)), canvas.shifted(0, body.h * share):
        draw_tower(canvas, skyline, index, fallen, colour)
    puff = body.split_bottom(min(body.h, 90))[1].outset(body.w * (0.2 + 0.5 * share), 20)
    canvas.image(ART + "dust", puff, alpha=1 - abs(2 * share - 1))


def piece_moved(stage: TowerStage, event: e.PieceMoved, position: SanGimignanoPosition) -> Animation:
    """Fly the tower piece to its new holder, while a faded one stays at the old place for a moment (SG 6)."""
    holder = stage.position.view.piece if stage.position else event.seat
    start, end = (piece_rect(seat, position.viewer) for seat in (holder, event.seat))
    ghost = stage.playing(partial(_draw_missed, start), _MISSED, ease=ease_out)
    moved = Together([stage.flight(draw_piece, start, end, "piece", _MISSED), ghost])
    return InTurn([moved, Call(stage.words), stage.scored(position, end), Wait(_STANDS)])


def _draw_missed(place: Rect, canvas: Canvas, share: float) -> None:
    with canvas.faded(0.5 * (1 - share)):
        draw_piece(canvas, place)


def _skyline(event: e.TowerBuilt | e.TowerExtended | e.TowerCompleted, position: SanGimignanoPosition) -> Skyline:
    return skyline_of(position.view, event.seat, position.viewer)
