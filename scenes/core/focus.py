"""Where the keyboard's attention goes: in reading order with Tab, through space with the arrows."""

from collections.abc import Sequence

from scenes.core.inputs import Command
from scenes.core.layout import Rect
from scenes.core.widgets.base import Widget

ASIDE_COST = 2.4


def focusable(widgets: Sequence[Widget]) -> list[Widget]:
    """Every widget that can hold the focus, containers' children included, in the order they were added."""
    result: list[Widget] = []
    for widget in widgets:
        if widget.focusable:
            result.append(widget)
        result.extend(focusable(widget.children()))
    return result


def every(widgets: Sequence[Widget]) -> list[Widget]:
    result: list[Widget] = []
    for widget in widgets:
        result.append(widget)
        result.extend(every(widget.children()))
    return result


def in_order(candidates: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    if not candidates:
        return None
    if current is None or current not in candidates:
        return candidates[0 if step > 0 else -1]
    return candidates[(candidates.index(current) + step) % len(candidates)]


def towards(candidates: Sequence[Widget], current: Widget, direction: Command) -> Widget | None:
    """The nearest candidate that way; what lies straight ahead beats what lies aside."""
    origin = current.screen_rect()
    scored = [
        (distance, index)
        for index, widget in enumerate(candidates)
        if widget is not current and (distance := _distance(origin, widget.screen_rect(), direction)) is not None
    ]
    return candidates[min(scored)[1]] if scored else None


def _distance(origin: Rect, target: Rect, direction: Command) -> float | None:
    (x, y), (tx, ty) = origin.center, target.center
    sideways = direction in (Command.LEFT, Command.RIGHT)
    sign = 1 if direction in (Command.RIGHT, Command.DOWN) else -1
    ahead = (tx - x if sideways else ty - y) * sign
    if sideways:
        gap = (target.x - origin.right) if sign > 0 else (origin.x - target.right)
        aside = _apart(origin.y, origin.bottom, target.y, target.bottom)
    else:
        gap = (target.y - origin.bottom) if sign > 0 else (origin.y - target.bottom)
        aside = _apart(origin.x, origin.right, target.x, target.right)
    if ahead <= 0 or gap < -4:
        return None
    drift = abs(ty - y if sideways else tx - x)
    return max(0.0, gap) + aside * ASIDE_COST + drift * 0.2


def _apart(first: float, first_end: float, second: float, second_end: float) -> float:
    return max(0.0, second - first_end, first - second_end)
