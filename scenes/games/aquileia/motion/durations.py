"""How long things stand before the next: quiet deeds hardly, decisions of a contest until they are read."""

from game.aquileia.events import FighterStood
from scenes.engine.motion.tween import Animation
from scenes.games.aquileia.motion.stage import CityStage
from scenes.kit.position_view import PositionView

LOOK, GLANCE, BREATH = 0.6, 0.3, 0.15


def read(stage: CityStage, event: object, position: PositionView) -> Animation:
    return stage.resting(None, LOOK)


def glance(stage: CityStage, event: object, position: PositionView) -> Animation:
    return stage.resting(None, GLANCE)


def stood(stage: CityStage, event: FighterStood, position: PositionView) -> Animation:
    """One's own may come by itself, where nothing can be played: it is read."""
    return stage.resting(None, LOOK if event.seat == position.viewer else BREATH)
