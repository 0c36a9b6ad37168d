"""Below the chronicle of a replay: the step, whose eyes see the table, and playing on."""

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from scenes.core.layout import Rect
from scenes.core.theme import BODY, CREAM
from scenes.core.widgets import Button, Label, Panel
from scenes.replay.eyes import OPEN

if TYPE_CHECKING:
    from scenes.replay.scene import Replay

_LABEL = BODY.but(size=24, align="center")
_STEP, _EYE, _PLAY_ON = 32.0, 44.0, 60.0
_SIDE, _TOP, _GAP = 16.0, 20.0, 8.0
_ABREAST = 2


def add(page: "Replay", column: Rect) -> Rect:
    """Takes what it needs from the foot of the column and returns the rest."""
    rows = _rows(page.eyes_to_choose())
    heights = [_STEP, *[_EYE] * len(rows), _PLAY_ON]
    rest, area = column.split_bottom(sum(heights) + _GAP * (len(heights) - 1) + 2 * _TOP, _GAP)
    inner = page.add(Panel("choices", area, "panel_wood")).rect.inset(_SIDE, _TOP)
    step, *places, foot = inner.stack(heights, _GAP)
    told = page.t("replay-step", step=page.length, steps=page.last)
    page.add(Label("step", step, told, _LABEL.but(colour=CREAM)))
    for row, place in zip(rows, places, strict=True):
        for eye, cell in zip(row, place.columns(len(row), _GAP), strict=True):
            _add_eye(page, eye, cell)
    _add_play_on(page, foot)
    return rest


def _rows(eyes: Sequence[int]) -> list[Sequence[int]]:
    """People side by side; all hands open, a longer name, has a row of its own."""
    seats = [eye for eye in eyes if eye != OPEN]
    rows: list[Sequence[int]] = [seats[start : start + _ABREAST] for start in range(0, len(seats), _ABREAST)]
    return [*rows, [OPEN]] if OPEN in eyes else rows


def _add_eye(page: "Replay", eye: int, place: Rect) -> None:
    label = page.t("replay-open") if eye == OPEN else page.seen.people[eye].name
    page.add(
        Button(
            f"eye-{eye if eye != OPEN else 'open'}", place, label, partial(page.look_as, eye), style=_LABEL,
            chosen=eye == page.viewer, tooltip=page.t("replay-eye-help"),
        )
    )  # fmt: skip


def _add_play_on(page: "Replay", place: Rect) -> None:
    page.add(
        Button(
            "play-on", place, page.t("replay-play-on"), page.play_on, icon="play", dress="gold", style=_LABEL,
            tooltip=page.t("replay-play-on-help"), enabled=page.can_play_on, reason=page.t("replay-no-play-on"),
        )
    )  # fmt: skip
