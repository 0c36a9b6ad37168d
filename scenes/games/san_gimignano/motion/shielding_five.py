"""Animations of a cancelled donation: the 5 covers what is attacked, a shield flashes, the card goes under the deck."""

from dataclasses import dataclass

from game.san_gimignano import events as e
from game.san_gimignano.cards import is_noble
from game.san_gimignano.state import Protecting
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, InTurn, Together, linear
from scenes.engine.player_colours import crest
from scenes.engine.theme import GOLD_LIGHT
from scenes.games.san_gimignano.drawing.painting import draw_threat, mark_rect
from scenes.games.san_gimignano.layout import CARD_RATIO, deck_place, place, skyline_of
from scenes.games.san_gimignano.motion.stage import TowerStage
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.motion.stage import FLIGHT, TURN, Paint

_HELD = 1.4
"""Seconds for which the card stays in front of what it protects."""
_FLASH = 0.35
_READ = 0.6
"""Seconds to read the sentence before the next event."""
_CARD, _BELOW = 104.0, 24.0
"""Width of the card in front of a tower, and its distance below the foot; piles and roofs stay visible."""
_LARGE = 220.0
_SHIELD = 96.0


def donation_cancelled(stage: TowerStage, event: e.DonationCancelled, position: SanGimignanoPosition) -> Animation:
    """Fly the card to what is attacked; the sign of the threat stays until it has landed."""
    tower = _attacked_tower(stage, position)
    shown = _before(tower) if tower else place("market").centered(_LARGE, _LARGE / CARD_RATIO)
    (lying,) = stage.hand_sources(event.seat, [event.card])
    come: Animation = stage.turned_up(event.card, lying, shown)
    if tower:
        seconds = FLIGHT + (TURN if lying.kind != event.card else 0.0)
        come = Together([stage.playing(lambda canvas, _: draw_threat(canvas, tower), seconds), come])
    shield = _Shield(tower or shown, crest(position.people[event.seat].colour), shown, stage.face(event.card))
    held = stage.playing(shield.draw, _HELD, ease=linear)
    back = [] if is_noble(event.card) else [stage.returned(event.card, shown, deck_place(False))]
    return stage.making_room(position, stage.resting(InTurn([come, held, *back]), _READ))


def _attacked_tower(stage: TowerStage, position: SanGimignanoPosition) -> Rect | None:
    """Return the tower that is attacked; None if it is a hand."""
    stack = stage.position.view.stack if stage.position else ()
    frame = next((each for each in reversed(stack) if isinstance(each, Protecting)), None)
    towers = position.view.towers[frame.seat] if frame else ()
    if frame is None or not 0 <= frame.tower < len(towers):
        return None
    return skyline_of(position.view, frame.seat, position.viewer).body(frame.tower, towers[frame.tower])


def _before(tower: Rect) -> Rect:
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
