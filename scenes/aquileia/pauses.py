"""How long things stand before the next: no longer than they need to be read."""

from scenes.aquileia.stage import CityStage
from scenes.core.tweens import Animation, Wait
from scenes.kit.seen import Seen

LOOK, GLANCE = 0.7, 0.3


def read(stage: CityStage, event: object, seen: Seen) -> Animation:
    return Wait(LOOK)


def glance(stage: CityStage, event: object, seen: Seen) -> Animation:
    return Wait(GLANCE)
