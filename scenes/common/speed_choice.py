"""The choice of how quickly opponents' actions are shown, for screens on which they are watched."""

from functools import partial

from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.settings import SPEED_FACTORS
from scenes.engine.theme import TOOLTIP
from scenes.engine.widgets import ChoiceBar

SPEED = "speed"
SPEEDS = TOOLTIP.tightest


def speed_width(scene: Scene) -> float:
    """Return the width at which no label shrinks."""
    return ChoiceBar.wanted_width(scene.measure, [label for _, label in _labels(scene)], SPEEDS)


def add_speeds(scene: Scene, place: Rect) -> None:
    """Add the choice to the scene; it changes the setting, from the next movement on."""
    speed, tooltip = scene.app.settings.rival_speed, scene.t("table-speed-help")
    choose = partial(_choose, scene)
    scene.add(ChoiceBar(SPEED, place, _labels(scene), speed, choose, style=SPEEDS, tooltip=tooltip))


def _choose(scene: Scene, speed: str) -> None:
    scene.app.change(rival_speed=speed)


def _labels(scene: Scene) -> list[tuple[str, str]]:
    return [(speed, scene.t(f"settings-speed-{speed}")) for speed in SPEED_FACTORS]
