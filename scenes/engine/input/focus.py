"""Where the keyboard's attention goes: in reading order with Tab, through space with the arrows."""

from collections.abc import Sequence

from scenes.engine.input.keys import SPACE, Command, KeyPress
from scenes.engine.layout import Rect
from scenes.engine.widgets.base import Widget

ASIDE_COST = 2.4
DRIFT_COST = 0.2
TOUCH = 4.0
"""So much may neighbours overlap without lying upon each other."""


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


def meant(candidates: Sequence[Widget], current: Widget | None, press: KeyPress) -> Widget | None:
    """What the ring is on; Enter where no ring was seen, or where it would only lay back, means what invites alone."""
    if current is None or current.invites or press.command != Command.CONFIRM:
        return current
    if not press.takes_over and (not current.is_chosen or press.name == SPACE):
        return current
    inviting = [widget for widget in candidates if widget.invites]
    return inviting[0] if len(inviting) == 1 else current


def in_order(candidates: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    if not candidates:
        return None
    if current is None or current not in candidates:
        return candidates[0 if step > 0 else -1]
    return candidates[(candidates.index(current) + step) % len(candidates)]


def towards(candidates: Sequence[Widget], current: Widget, direction: Command) -> Widget | None:
    """The nearest candidate that way; what lies straight ahead beats what lies aside."""
    origin = _turned(current.screen_rect(), direction)
    scored = [
        (*distance, index)
        for index, widget in enumerate(candidates)
        if widget is not current
        and (distance := _distance(origin, _turned(widget.screen_rect(), direction))) is not None
    ]
    return candidates[min(scored)[-1]] if scored else None


def _turned(rect: Rect, direction: Command) -> Rect:
    """The screen turned so that the direction leads to the right."""
    match direction:
        case Command.LEFT:
            return Rect(-rect.right, rect.y, rect.w, rect.h)
        case Command.DOWN:
            return Rect(rect.y, rect.x, rect.h, rect.w)
        case Command.UP:
            return Rect(-rect.bottom, rect.x, rect.h, rect.w)
        case _:
            return rect


def _distance(origin: Rect, target: Rect) -> tuple[float, float] | None:
    """The cost of going right to the target; those that overlap the origin come first, one after the other."""
    ahead = target.center[0] - origin.center[0]
    gap = target.x - origin.right
    if ahead <= 0:
        return None
    aside = _apart(origin.y, origin.bottom, target.y, target.bottom)
    if gap < -TOUCH:
        return (0.0, ahead) if not aside and _follows(origin, target) else None
    drift = abs(target.center[1] - origin.center[1])
    return max(0.0, gap) + aside * ASIDE_COST + drift * DRIFT_COST, ahead


def _follows(origin: Rect, target: Rect) -> bool:
    """Whether it overlaps the origin as the next card of a hand does: moved on, neither inside nor around it."""
    moved, drifted = target.center[0] - origin.center[0], abs(target.center[1] - origin.center[1])
    return target.x > origin.x and target.right > origin.right and moved / origin.w > drifted / origin.h


def _apart(first: float, first_end: float, second: float, second_end: float) -> float:
    return max(0.0, second - first_end, first - second_end)


def is_live(widget: Widget) -> bool:
    return widget.focusable or widget.is_solid or bool(widget.children()) or bool(widget.tooltip())


def reveal(widget: Widget) -> None:
    parent = widget.parent
    while parent is not None:
        parent.reveal(widget)
        parent = parent.parent
