"""Animations of palaces: roof and payment on completion, and the opening with lights, banners, guests and payers."""

from functools import partial

from game.lucca import events as e
from game.lucca.quarters import Palace
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, InTurn, Together, Wait
from scenes.games.lucca.drawing.painting import ART
from scenes.games.lucca.motion.construction import Construction
from scenes.games.lucca.motion.stage import StreetStage, above
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.street_layout import Street
from scenes.games.lucca.widgets.quarter import house_id, medal, street_of
from scenes.kit.motion.movements import rising_points

_ROOF = 0.45
_STOREY = 0.14
_BANNERS = 0.4
_WALK = 0.9
_OWN_FEAST = 1.3
"""Factor on the duration of the viewer's own opening; a rival's keeps others waiting."""
_GUESTS = (("people_1", -1, 0.0), ("people_2", 1, 0.25))
"""Picture of each guest, the side from which it comes, and its delay in seconds."""
_GUEST = 0.46
"""Width of a guest, in card widths."""
_GUEST_RATIO = 61 / 52
_WAY = 1.6


def palace_completed(stage: StreetStage, event: e.PalaceCompleted, position: LuccaPosition) -> Animation:
    """Replace the scaffold with a roof, pay, and let the palace glide to the completed ones (LC 4.2 b)."""
    name, house = house_id(event.seat, event.colour), _house(position, event.seat, event.colour)
    displaced = stage.displaced(position, event.seat)
    stage.work(name, Construction(roof=0.01, scaffold=1))
    stage.arrivals.expect(event.seat, event.points)
    roof = stage.grow(name, _ROOF, lambda share: Construction(roof=max(0.01, share), scaffold=1 - share))
    built = house.moved(displaced.get(name, (0.0, 0.0))[0])
    paid = InTurn([Wait(_ROOF / 2), stage.carrying(event.seat, event.points, built, medal(position, event.seat))])
    rise = rising_points(stage, event.points, above(built), street_of(position, event.seat).area)
    joining = stage.making_room(position, event.seat, Together([roof, rise, paid]), traveller=name)
    return InTurn([joining, stage.rest(name)])


def palace_opened(stage: StreetStage, event: e.PalaceOpened, position: LuccaPosition) -> Animation:
    """Let the palace glide to the opened ones and open with its party (LC 4.1, LC 5.2)."""
    street, name = street_of(position, event.seat), house_id(event.seat, event.colour)
    palace = _palace(position, event.seat, event.colour)
    house, storeys = street.house(palace), len(palace.cards)
    pace = _OWN_FEAST if stage.is_own(event.seat) else 1.0
    stage.work(name, Construction(lit=0, banners=0))
    if position.awaits_count or not event.is_last:
        stage.arrivals.expect(event.seat, event.points)
    party = Together([
        stage.grow(name, pace * _STOREY * storeys, lambda share: Construction(lit=storeys * share, banners=0)),
        InTurn([
            Wait(pace * _STOREY * storeys),
            stage.grow(name, pace * _BANNERS, lambda share: Construction(banners=share)),
        ]),
        *_guests(stage, street, house, pace),
        _paid(stage, event, position),
        rising_points(stage, event.points, above(house), street.area),
    ])  # fmt: skip
    return InTurn([stage.making_room(position, event.seat, traveller=name), party, stage.rest(name)])


def _paid(stage: StreetStage, event: e.PalaceOpened, position: LuccaPosition) -> Animation:
    """Carry the points from the rivals' palaces that pay."""
    own = medal(position, event.seat)
    return Together([
        stage.carrying(event.seat, points, _house(position, payer, event.colour), own)
        for payer, points in enumerate(event.paid_by) if points
    ])  # fmt: skip


def _guests(stage: StreetStage, street: Street, house: Rect, pace: float) -> list[Animation]:
    """Let guests walk to the door from both sides and go in."""
    width = street.card_width * _GUEST
    size = width, width * _GUEST_RATIO
    door = Rect(house.center[0] - size[0] / 2, street.foot - size[1], *size)
    found: list[Animation] = []
    for picture, side, later in _GUESTS:
        start = door.moved(dx=side * house.w * _WAY).kept_inside(street.area)
        walk = stage.playing(partial(_draw_guest, picture, start, door), pace * _WALK)
        found.append(InTurn([Wait(pace * later), walk]))
    return found


def _draw_guest(picture: str, start: Rect, door: Rect, canvas: Canvas, share: float) -> None:
    with canvas.faded(min(1.0, 5 * share, 5 * (1 - share))):
        canvas.image(ART + picture, start.lerp(door, share))


def _palace(position: LuccaPosition, seat: int, colour: int) -> Palace:
    quarter = street_of(position, seat).quarter
    return next(palace for palace in quarter.palaces if palace.colour == colour)


def _house(position: LuccaPosition, seat: int, colour: int) -> Rect:
    return street_of(position, seat).house(_palace(position, seat, colour))
