"""The bar of steps: by actions, by turns, to either end, or playing."""

from functools import partial
from typing import TYPE_CHECKING

from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import BODY
from scenes.engine.widgets import Button, Panel, Slider

if TYPE_CHECKING:
    from scenes.screens.replay.scene import Replay

_BACK, _ON = markup.icon("chevron_left"), markup.icon("chevron_right")
_BEFORE = {"first": (f"|{_BACK}", "home"), "turn-back": (_BACK * 2, ""), "previous": (_BACK, ",")}
_AFTER = {"next": (_ON, "."), "turn-on": (_ON * 2, ""), "last": (f"{_ON}|", "end")}
"""Label and key of each button; PgUp and PgDn step by turns."""
_WIDTH, _GAP = 62.0, 6.0
_LABEL = BODY.centered


def add(page: "Replay", bar: Rect, row: Rect) -> Slider:
    """Add the bar; return its slider."""
    page.add(Panel("bar", bar, "panel_wood"))
    left, rest = row.split_left(_room(3), _GAP)
    middle, right = rest.split_right(_room(4), _GAP)
    play, *after = right.columns(4, _GAP)
    for (name, (sign, key)), place in zip(_BEFORE.items(), left.columns(3, _GAP), strict=True):
        _add_step(page, name, sign, key, place)
    goal, last = page.playing.goal, page.last
    slider = page.add(Slider("steps", middle, goal, page.go_to, low=0, high=last, step=1, number_width=0))
    _add_play(page, play)
    for (name, (sign, key)), place in zip(_AFTER.items(), after, strict=True):
        _add_step(page, name, sign, key, place)
    return slider


def _room(buttons: int) -> float:
    return buttons * (_WIDTH + _GAP) - _GAP


def _add_step(page: "Replay", name: str, sign: str, key: str, place: Rect) -> None:
    target = _target(page, name)
    step = page.add(
        Button(
            name, place, sign, partial(page.go_to, target), style=_LABEL, tooltip=page.t(f"replay-{name}"),
            enabled=target != page.playing.goal, reason=page.t("replay-no-further"), key=key,
        )
    )  # fmt: skip
    step.counts_every_click = True


def _add_play(page: "Replay", place: Rect) -> None:
    is_on = page.playing.is_on
    page.add(
        Button(
            "play", place, markup.icon("pause" if is_on else "play"), page.playing.toggle, style=_LABEL, chosen=is_on,
            tooltip=page.t("replay-pause" if is_on else "replay-play"), command="replay/play",
            enabled=page.playing.goal < page.last, reason=page.t("replay-no-further"),
        )
    )  # fmt: skip


def _target(page: "Replay", name: str) -> int:
    """Return the step that a button leads to."""
    match name:
        case "first":
            return 0
        case "previous":
            return max(0, page.playing.goal - 1)
        case "next":
            return min(page.last, page.playing.goal + 1)
        case "turn-back":
            return turn_before(page)
        case "turn-on":
            return turn_after(page)
        case _:
            return page.last


def turn_before(page: "Replay") -> int:
    """Return the step at the end of the turn before."""
    return page.turns.before(page.playing.goal)


def turn_after(page: "Replay") -> int:
    """Return the step at the end of the present or next turn."""
    return page.turns.after(page.playing.goal)
