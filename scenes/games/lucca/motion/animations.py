"""Animations by event: cards fly to their palaces, crests change places, discarded triplets are swept off.

Each is made from an event and the position after it.
"""

from collections.abc import Mapping
from typing import Any

from game.lucca import events as e
from game.lucca.cards import TOWER
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.motion.tween import Animation, InTurn, Together
from scenes.games.lucca.drawing.painting import WALL
from scenes.games.lucca.layout import placing_slots, tray_cards, tray_rects
from scenes.games.lucca.motion import dealing, end_scoring, palace_opening
from scenes.games.lucca.motion.construction import Construction
from scenes.games.lucca.motion.stage import StreetStage
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import TOWERS, WALLS
from scenes.games.lucca.widgets.quarter import house_id, street_of
from scenes.kit.motion.movements import Maker, fading, looked_at
from scenes.kit.motion.stage import Dealt, EventAnimation, bound

_PAUSE = 0.3
_CRESTS = 0.7
_LOOK, _LOOK_AT_TRIPLET = 0.25, 0.7
"""Seconds after a rival's action, and after a rival's taking of a triplet, in which it can be read."""
_SCAFFOLD = 0.25
_SWEEP, _SWEPT = 0.5, 340.0


def animations(stage: StreetStage) -> Mapping[type, EventAnimation[LuccaPosition]]:
    return bound(
        stage,
        {
            Dealt: dealing.dealt,
            e.CardsKept: dealing.cards_kept,
            e.StartRevealed: dealing.start_revealed,
            e.TripletsLaid: dealing.triplets_laid,
            e.OrderSet: _order_set,
            e.TripletTaken: _triplet_taken,
            e.PalaceStarted: _built(_palace_started),
            e.PalaceExtended: _built(_palace_extended),
            e.PalaceCompleted: palace_opening.palace_completed,
            e.PalaceOpened: palace_opening.palace_opened,
            e.WallBuilt: _built(_wall_built),
            e.TowerRaised: _built(_tower_raised),
            e.CardDiscarded: _built(_card_discarded),
            e.TripletDiscarded: _triplet_discarded,
            e.LastOpeningsBegun: end_scoring.last_openings_begun,
            e.WallsScored: end_scoring.walls_scored,
            e.WallsUnsupported: end_scoring.walls_unsupported,
            e.LargestAddressScored: end_scoring.address_scored,
            e.SmallestAddressScored: end_scoring.address_scored,
        },
    )


def _built(make: Maker[StreetStage, LuccaPosition]) -> Maker[StreetStage, LuccaPosition]:
    """Return a maker that also lets the street make room, and pauses after a rival's action."""

    def made(stage: StreetStage, event: Any, position: LuccaPosition) -> Animation | None:
        room, deed = stage.making_room(position, event.seat), make(stage, event, position)
        return Together([room, deed]) if deed else room

    return looked_at(made, _LOOK)


def _order_set(stage: StreetStage, event: e.OrderSet, position: LuccaPosition) -> Animation:
    """Move the crests to their new places."""
    return stage.reordering(position, _CRESTS) or stage.resting(None, _PAUSE)


def _triplet_taken(stage: StreetStage, event: e.TripletTaken, position: LuccaPosition) -> Animation:
    """Fly the viewer's cards into the city; a rival's are held up over their tray."""
    if event.seat != position.viewer:
        return stage.holding_up(f"triplet-{event.triplet}", _LOOK_AT_TRIPLET)
    tray = tray_rects(len(position.view.triplets))[event.triplet]
    trays = stage.from_tray(tray, tray_cards(tray))
    slots = [rect for rect, _ in placing_slots(len(event.cards))]
    cards = [
        stage.card(card, start, end, f"hand-{index}", seconds=stage.seconds(event.seat, start, end))
        for index, (card, start, end) in enumerate(zip(event.cards, trays, slots, strict=True))
    ]
    return Together(cards)


def _palace_started(stage: StreetStage, event: e.PalaceStarted, position: LuccaPosition) -> Animation:
    """Let the scaffold rise, then fly the card into it as the first storey."""
    name, end = house_id(event.seat, event.colour), street_of(position, event.seat).card(event.colour)
    stage.work(name, Construction(held=1, scaffold=0))
    scaffold = stage.grow(name, _SCAFFOLD, lambda share: Construction(held=1, scaffold=share))
    start = stage.slot(event.card)
    flight = stage.card(event.card, start, end, after=_SCAFFOLD, seconds=stage.seconds(event.seat, start, end))
    return InTurn([Together([scaffold, flight]), stage.rest(name)])


def _palace_extended(stage: StreetStage, event: e.PalaceExtended, position: LuccaPosition) -> Animation:
    """Let the storeys rise while the card slides below them."""
    name, end = house_id(event.seat, event.colour), street_of(position, event.seat).card(event.colour)
    stage.work(name, Construction(held=1))
    start = stage.slot(event.card)
    seconds = stage.seconds(event.seat, start, end)
    flight = stage.card(event.card, start, end, seconds=seconds)
    rise = stage.grow(name, seconds, lambda share: Construction(held=1, lift=share))
    return InTurn([Together([flight, rise]), stage.rest(name)])


def _wall_built(stage: StreetStage, event: e.WallBuilt, position: LuccaPosition) -> Animation:
    """Turn the card over where it lay or was dropped, then fly it to the wall."""
    start, end = stage.let_go_at(stage.slot(event.card)), street_of(position, event.seat).pile_cards(WALLS)[-1]
    turn = stage.turning_over(stage.face(event.card), stage.face(WALL), start)
    return stage.joining(WALL, start, end, f"{WALLS}-{event.seat}", event.seat, turn)


def _tower_raised(stage: StreetStage, event: e.TowerRaised, position: LuccaPosition) -> Animation:
    end = street_of(position, event.seat).pile_cards(TOWERS)[-1]
    return stage.joining(TOWER, stage.slot(TOWER), end, f"{TOWERS}-{event.seat}", event.seat)


def _card_discarded(stage: StreetStage, event: e.CardDiscarded, position: LuccaPosition) -> Animation:
    """Fade out the card where it lay."""
    return fading(stage, stage.face(event.card), stage.slot(event.card))


def _triplet_discarded(stage: StreetStage, event: e.TripletDiscarded, position: LuccaPosition) -> Animation:
    """Sweep the triplet that nobody took off its tray."""
    places = tray_cards(tray_rects(len(position.view.triplets))[event.triplet])
    faces = [stage.face(card) for card in event.cards]

    def paint(canvas: Canvas, share: float) -> None:
        with canvas.faded(1 - share):
            for face, place in zip(faces, places, strict=False):
                face(canvas, place.moved(dx=-_SWEPT * share))

    return stage.playing(paint, _SWEEP)
