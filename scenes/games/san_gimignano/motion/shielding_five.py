"""A cancelled donation: the 5 covers what is attacked, a shield flashes, the card goes under the deck (SG 5.2)."""

from dataclasses import dataclass

from game.san_gimignano import events as e
from game.san_gimignano.cards import is_noble
from game.san_gimignano.state import Protecting
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import InTurn, Wait, linear
from scenes.engine.player_colours import crest
from scenes.engine.theme import GOLD_LIGHT
from scenes.games.san_gimignano.drawing.painting import face_of, mark_rect
from scenes.games.san_gimignano.layout import CARD_RATIO, deck_place, place, skyline_of
from scenes.games.san_gimignano.motion.cards import UNDER, back_of, come_out, count_hand, go_under, part_cards, take
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.motion.motion import FLYING, Leg, Movement, Pose, Step
from scenes.kit.motion.plan import Plan
from scenes.kit.motion.stage import Paint

_HELD = 1.4
"""Seconds for which the card stays in front of what it protects."""
_FLASH = 0.35
_READ = 0.6
"""Seconds to read the sentence before the next event."""
_CARD, _BELOW = 104.0, 24.0
"""Width of the card in front of a tower, and its distance below the foot; piles and roofs stay visible."""
_LARGE = 220.0
_SHIELD = 96.0


def _cancel(plan: Plan) -> None:
    """Fly the card to what is attacked, hold it there, and let it go under the deck unless it is a noble."""
    event = plan.event
    assert isinstance(event, e.DonationCancelled)
    tower = _attacked_tower(plan.before)
    shown = _in_front(tower) if tower else place("market").centered(_LARGE, _LARGE / CARD_RATIO)
    lying = take(part_cards(plan)[0], event.card)
    if lying is None:
        return
    back, deck = back_of(plan, lying, event.card), deck_place(is_noble=False)
    come = come_out(shown, back)
    comes = sum(leg.seconds or 0.0 for leg in come)
    held = Leg(lambda trip, share: Pose(shown, 1.0), _HELD)
    gone = Leg(lambda trip, share: Pose(shown.lerp(deck, share), 1.0), 0.0 if is_noble(event.card) else UNDER)
    plan.move(lying, Movement((*come, held, gone), layer=FLYING, back=back))
    count_hand(plan, event.seat, [(0.0, -1)])
    face = face_of(plan.after.wording.catalog, event.card)
    shield = _Shield(tower or shown, crest(plan.after.people[event.seat].colour), shown, face)
    plan.beside.append(InTurn([Wait(comes), plan.stage.playing(shield.draw, _HELD, ease=linear)]))
    if not is_noble(event.card):
        go_under(plan, is_noble_deck=False, lands=comes + _HELD + UNDER)


def _attacked_tower(position: SanGimignanoPosition) -> Rect | None:
    """Return the tower that is attacked; None if it is a hand."""
    frame = next((each for each in reversed(position.view.stack) if isinstance(each, Protecting)), None)
    towers = position.view.towers[frame.seat] if frame else ()
    if frame is None or not 0 <= frame.tower < len(towers):
        return None
    return skyline_of(position.view, frame.seat, position.viewer).body(frame.tower, towers[frame.tower])


def _in_front(tower: Rect) -> Rect:
    height = _CARD / CARD_RATIO
    return Rect(tower.center[0] - _CARD / 2, tower.bottom + _BELOW - height, _CARD, height)


@dataclass(frozen=True, slots=True)
class _Shield:
    """Draw the card in front of what it protects, and the family's crest flashing there."""

    attacked: Rect
    crest: str
    place: Rect
    card: Paint

    def draw(self, canvas: Canvas, share: float) -> None:
        grown = min(1.0, share * _HELD / _FLASH)
        around = self.attacked.outset(12, 8)
        with canvas.faded(1 - grown):
            canvas.skin("glow", around.outset(30 * grown))
        canvas.outline(around, GOLD_LIGHT, 5, 10)
        self.card(canvas, self.place)
        size = _SHIELD * (1.6 - 0.6 * grown)
        with canvas.faded(grown):
            canvas.image_fitted(self.crest, mark_rect(self.attacked).centered(size, size))


SHIELDED = Step(plan=_cancel, rest=_READ)
