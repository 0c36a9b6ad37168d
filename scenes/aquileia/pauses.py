"""How long things stand before the next: quiet deeds hardly, decisions of a contest until they are read."""

from game.aquileia.events import FighterStood
from scenes.aquileia.stage import CityStage
from scenes.core.tweens import Animation
from scenes.kit.seen import Seen

LOOK, GLANCE, BREATH = 0.6, 0.3, 0.15


def read(stage: CityStage, event: object, seen: Seen) -> Animation:
    return stage.resting(None, LOOK)


def glance(stage: CityStage, event: object, seen: Seen) -> Animation:
    return stage.resting(None, GLANCE)


def stood(stage: CityStage, event: FighterStood, seen: Seen) -> Animation:
    """One's own may come by itself, where nothing can be played: it is read."""
    return stage.resting(None, LOOK if event.seat == seen.viewer else BREATH)
