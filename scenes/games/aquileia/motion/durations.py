"""Pauses after an event: short for routine actions, long enough to read for decisions of a contest."""

from game.aquileia.events import FighterStood
from scenes.engine.motion.tween import Animation
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition

LOOK, GLANCE, BREATH = 0.6, 0.3, 0.15


def read(stage: CityStage, event: object, position: AquileiaPosition) -> Animation:
    """Wait until the status line can be read."""
    return stage.resting(None, LOOK)


def glance(stage: CityStage, event: object, position: AquileiaPosition) -> Animation:
    """Wait for a short look."""
    return stage.resting(None, GLANCE)


def stood(stage: CityStage, event: FighterStood, position: AquileiaPosition) -> Animation:
    """Wait, longer after the viewer stands, which may happen automatically if no card can be played."""
    return stage.resting(None, LOOK if event.seat == position.viewer else BREATH)
