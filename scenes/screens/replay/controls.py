"""The controls below the log of a replay: the step, the viewer, and playing on."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text import markup
from scenes.engine.theme import BODY, CREAM
from scenes.engine.widgets import Button, Label, Look, Panel
from scenes.screens.replay.viewer_choice import OPEN

if TYPE_CHECKING:
    from scenes.screens.replay.scene import Replay

_LABEL = BODY.centered
_STEP, _EYE, _PLAY_ON = 32.0, 44.0, 60.0
_SIDE, _TOP, _GAP = 16.0, 20.0, 8.0
_ABREAST = 2
_LEAST_LEFT = 300.0
"""Least height left for the log; below it the viewers have one row, with crests instead of names."""


@dataclass(frozen=True)
class EyeButton(Button):
    """Show a viewer as crest; the tooltip has the name."""

    crest: str = ""

    def _draw_content(self, canvas: Canvas, look: Look) -> None:
        canvas.image_fitted(self.crest, self.rect.inset(2, 5))


def add(page: "Replay", column: Rect) -> Rect:
    """Add the controls at the foot of the column; return what is left."""
    eyes = page.eyes_to_choose()
    rows = _rows(eyes)
    is_short = column.h - _needed(len(rows)) < _LEAST_LEFT
    if is_short and rows:
        rows = [eyes]
    heights = [_STEP, *[_EYE] * len(rows), _PLAY_ON]
    rest, area = column.split_bottom(_needed(len(rows)), _GAP)
    inner = page.add(Panel("choices", area, "panel_wood")).rect.inset(_SIDE, _TOP)
    step, *places, foot = inner.stack(heights, _GAP)
    told = page.t("replay-step", step=page.length, steps=page.last)
    page.add(Label("step", step, told, _LABEL.inked(CREAM)))
    for row, place in zip(rows, places, strict=True):
        for eye, cell in zip(row, place.columns(len(row), _GAP), strict=True):
            _add_eye(page, eye, cell, is_short)
    _add_play_on(page, foot)
    return rest


def _needed(rows: int) -> float:
    return _STEP + rows * (_EYE + _GAP) + _GAP + _PLAY_ON + 2 * _TOP


def _rows(eyes: Sequence[int]) -> list[Sequence[int]]:
    """Return the viewers in rows of two; open hands, which has a longer name, has a row of its own."""
    seats = [eye for eye in eyes if eye != OPEN]
    rows: list[Sequence[int]] = [seats[start : start + _ABREAST] for start in range(0, len(seats), _ABREAST)]
    return [*rows, [OPEN]] if OPEN in eyes else rows


def _add_eye(page: "Replay", eye: int, place: Rect, is_short: bool) -> None:
    name, look_as, is_chosen = f"eye-{eye if eye != OPEN else 'open'}", partial(page.look_as, eye), eye == page.viewer
    told, tip = page.t("replay-open") if eye == OPEN else page.position.people[eye].name, page.t("replay-eye-help")
    if not is_short:
        page.add(Button(name, place, told, look_as, style=_LABEL, chosen=is_chosen, tooltip=tip))
        return
    tip = f"{markup.strong(told)}\n{tip}"
    if eye == OPEN:
        page.add(Button(name, place, markup.icon("eye"), look_as, style=_LABEL, chosen=is_chosen, tooltip=tip))
        return
    crest = page.position.people[eye].crest
    page.add(EyeButton(name, place, "", on_press=look_as, chosen=is_chosen, tooltip=tip, crest=crest))


def _add_play_on(page: "Replay", place: Rect) -> None:
    page.add(
        Button(
            "play-on", place, page.t("replay-play-on"), page.play_on, icon="play", dress="gold", style=_LABEL,
            tooltip=page.t("replay-play-on-help"), enabled=page.can_play_on, reason=page.t("replay-no-play-on"),
        )
    )  # fmt: skip
