"""The bar of steps: by actions, by turns, to either end, or playing."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import BODY
from scenes.engine.widgets import Action, Button, Panel, Slider
from scenes.screens.replay.turns import ReplayTurns

_BACK, _ON = markup.icon("chevron_left"), markup.icon("chevron_right")
_BEFORE = {"first": (f"|{_BACK}", "home"), "turn-back": (_BACK * 2, ""), "previous": (_BACK, ",")}
_AFTER = {"next": (_ON, "."), "turn-on": (_ON * 2, ""), "last": (f"{_ON}|", "end")}
"""Label and key of each button; PgUp and PgDn step by turns."""
_WIDTH, _GAP = 62.0, 6.0
_LABEL = BODY.centered


@dataclass(frozen=True, slots=True)
class Steps:
    """Hold where a replay stands, and what its bar does."""

    goal: int
    """Number of entries played once the present step has ended."""
    last: int
    turns: ReplayTurns
    is_playing: bool
    go_to: Callable[[int], None]
    toggle: Action

    @property
    def turn_before(self) -> int:
        """Return the step at the end of the turn before."""
        return self.turns.before(self.goal)

    @property
    def turn_after(self) -> int:
        """Return the step at the end of the present or next turn."""
        return self.turns.after(self.goal)


def add(scene: Scene, steps: Steps, bar: Rect, row: Rect) -> Slider:
    """Add the bar; return its slider."""
    scene.add(Panel("bar", bar, "panel_wood"))
    left, rest = row.split_left(_room(3), _GAP)
    middle, right = rest.split_right(_room(4), _GAP)
    play, *after = right.columns(4, _GAP)
    for (name, (sign, key)), place in zip(_BEFORE.items(), left.columns(3, _GAP), strict=True):
        _add_step(scene, steps, name, sign, key, place)
    slider = Slider("steps", middle, steps.goal, steps.go_to, low=0, high=steps.last, step=1, number_width=0)
    scene.add(slider)
    _add_play(scene, steps, play)
    for (name, (sign, key)), place in zip(_AFTER.items(), after, strict=True):
        _add_step(scene, steps, name, sign, key, place)
    return slider


def _room(buttons: int) -> float:
    return buttons * (_WIDTH + _GAP) - _GAP


def _add_step(scene: Scene, steps: Steps, name: str, sign: str, key: str, place: Rect) -> None:
    target = _target(steps, name)
    scene.add(
        Button(
            name, place, sign, partial(steps.go_to, target), style=_LABEL, tooltip=scene.t(f"replay-{name}"),
            enabled=target != steps.goal, reason=scene.t("replay-no-further"), key=key,
            counts_every_click=True,
        )
    )  # fmt: skip


def _add_play(scene: Scene, steps: Steps, place: Rect) -> None:
    is_on = steps.is_playing
    scene.add(
        Button(
            "play", place, markup.icon("pause" if is_on else "play"), steps.toggle, style=_LABEL, chosen=is_on,
            tooltip=scene.t("replay-pause" if is_on else "replay-play"), command="replay/play",
            enabled=steps.goal < steps.last, reason=scene.t("replay-no-further"),
        )
    )  # fmt: skip


def _target(steps: Steps, name: str) -> int:
    """Return the step that a button leads to."""
    match name:
        case "first":
            return 0
        case "previous":
            return max(0, steps.goal - 1)
        case "next":
            return min(steps.last, steps.goal + 1)
        case "turn-back":
            return steps.turn_before
        case "turn-on":
            return steps.turn_after
        case _:
            return steps.last
