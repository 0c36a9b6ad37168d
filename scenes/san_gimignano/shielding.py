"""A 5 answers a donation: it goes to what is attacked, whose family's shield shines there, and then under the deck."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.san_gimignano import events as e
from game.san_gimignano.cards import is_noble
from game.san_gimignano.state import Protecting
from scenes.core.canvas import Canvas
from scenes.core.heraldry import crest
from scenes.core.layout import Rect
from scenes.core.theme import GOLD_LIGHT
from scenes.core.tweens import Animation, InTurn, Together, linear
from scenes.kit.seen import Seen
from scenes.kit.stage import FLIGHT, TURN
from scenes.san_gimignano.geometry import CARD_RATIO, UNKNOWN, deck_place, place, skyline_of
from scenes.san_gimignano.painting import draw_threat, mark_rect
from scenes.san_gimignano.stage import Lying, TowerStage

_HELD = 1.4
"""So long the card stands before what it protects."""
_FLASH = 0.35
_READ = 0.6
"""So long the sentence stands before anybody does anything else."""
_CARD, _BELOW = 104.0, 24.0
"""Before a tower: so wide, and so far below its foot that piles and roofs stay in sight."""
_LARGE = 220.0
_SHIELD = 84.0


def donation_cancelled(stage: TowerStage, event: e.DonationCancelled, seen: Seen) -> Animation:
    attacked = _attacked_tower(stage, seen)
    card = _before(attacked) if attacked else place("market").centered(_LARGE, _LARGE / CARD_RATIO)
    (lying,) = stage.hand_sources(event.seat, [event.card])
    come = FLIGHT if lying.kind not in UNKNOWN or lying.kind == event.card else TURN + FLIGHT
    shield = _Shield(attacked or card, attacked is not None, crest(seen.people[event.seat].colour), come)
    shown = stage.resting(InTurn(_way_of(stage, event.card, lying, card)), _READ)
    return stage.making_room(seen, Together([shown, stage.playing(shield.draw, come + _HELD, ease=linear)]))


def _attacked_tower(stage: TowerStage, seen: Seen) -> Rect | None:
    """A deal attacks a hand."""
    stack = stage.seen.view.stack if stage.seen else ()
    frame = next((each for each in reversed(stack) if isinstance(each, Protecting)), None)
    towers = seen.view.towers[frame.seat] if frame else ()
    if frame is None or not 0 <= frame.tower < len(towers):
        return None
    return skyline_of(seen.view, frame.seat, seen.viewer).body(frame.tower, towers[frame.tower])


def _before(tower: Rect) -> Rect:
    height = _CARD / CARD_RATIO
    return Rect(tower.center[0] - _CARD / 2, tower.bottom + _BELOW - height, _CARD, height)


def _way_of(stage: TowerStage, card: int, lying: Lying, shown: Rect) -> Sequence[Animation]:
    face = stage.face(card)
    held = stage.playing(lambda canvas, _: face(canvas, shown), _HELD)
    back = [] if is_noble(card) else [stage.returned(card, shown, deck_place(False))]
    return [stage.turned_up(card, lying, shown), held, *back]


@dataclass(frozen=True, slots=True)
class _Shield:
    """The threat stands until the card has come; then the crest of the house flashes up in its place."""

    attacked: Rect
    is_tower: bool
    crest: str
    comes: float
    """So many seconds until the card is there."""

    def draw(self, canvas: Canvas, share: float) -> None:
        passed = share * (self.comes + _HELD) - self.comes
        if passed >= 0:
            self._draw_shield(canvas, min(1.0, passed / _FLASH))
        elif self.is_tower:
            draw_threat(canvas, self.attacked)

    def _draw_shield(self, canvas: Canvas, grown: float) -> None:
        around = self.attacked.outset(12, 8)
        with canvas.faded(1 - grown):
            canvas.skin("glow", around.outset(30 * grown))
        canvas.outline(around, GOLD_LIGHT, 5, 10)
        size = _SHIELD * (1.6 - 0.6 * grown)
        middle = mark_rect(self.attacked)
        with canvas.faded(grown):
            canvas.image_fitted(self.crest, middle.centered(size, size))
