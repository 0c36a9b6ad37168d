"""Keyboard focus: Tab moves it in reading order, arrows to the nearest widget in their direction."""

from collections.abc import Sequence

from scenes.engine.input.keys import SPACE, Command, KeyPress
from scenes.engine.layout import Rect
from scenes.engine.widgets.base import Widget

ASIDE_COST = 2.4
"""Cost per design unit that a widget lies beside the arrow's path."""
DRIFT_COST = 0.2
"""Cost per design unit between both middles, across the arrow's direction."""
TOUCH = 4.0
"""Design units by which neighbours may overlap and still count as side by side."""


def focusable(widgets: Sequence[Widget]) -> list[Widget]:
    """Return every widget that can have the focus, containers' children included, in the order of adding."""
    result: list[Widget] = []
    for widget in widgets:
        if widget.focusable:
            result.append(widget)
        result.extend(focusable(widget.children()))
    return result


def every(widgets: Sequence[Widget]) -> list[Widget]:
    """Return every widget, containers' children included, in the order of adding."""
    result: list[Widget] = []
    for widget in widgets:
        result.append(widget)
        result.extend(every(widget.children()))
    return result


def meant(candidates: Sequence[Widget], current: Widget | None, press: KeyPress) -> Widget | None:
    """Return the widget that a key is meant for: usually the focused one.

    Enter goes to the only inviting widget instead if no ring was visible, or if it would only undo a selection.
    """
    if current is None or current.invites or press.command != Command.CONFIRM:
        return current
    if not press.takes_over and (not current.is_chosen or press.name == SPACE):
        return current
    inviting = [widget for widget in candidates if widget.invites]
    return inviting[0] if len(inviting) == 1 else current


def in_order(candidates: Sequence[Widget], current: Widget | None, step: int) -> Widget | None:
    """Return the widget `step` places after the focused one, starting again at the end."""
    if not candidates:
        return None
    if current is None or current not in candidates:
        return candidates[0 if step > 0 else -1]
    return candidates[(candidates.index(current) + step) % len(candidates)]


def towards(candidates: Sequence[Widget], current: Widget, direction: Command) -> Widget | None:
    """Return the nearest widget in a direction; one straight ahead is preferred to one aside."""
    origin = _turned(current.screen_rect(), direction)
    scored = [
        (*distance, index)
        for index, widget in enumerate(candidates)
        if widget is not current
        and (distance := _distance(origin, _turned(widget.screen_rect(), direction))) is not None
    ]
    return candidates[min(scored)[-1]] if scored else None


def _turned(rect: Rect, direction: Command) -> Rect:
    """Return the rectangle with the screen turned so that the direction points to the right."""
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
    """Return the cost of going right to the target, or None; widgets overlapping the origin come first."""
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
    """Return whether the target overlaps the origin like the next card of a hand: neither inside nor around it."""
    moved, drifted = target.center[0] - origin.center[0], abs(target.center[1] - origin.center[1])
    return target.x > origin.x and target.right > origin.right and moved / origin.w > drifted / origin.h


def _apart(first: float, first_end: float, second: float, second_end: float) -> float:
    """Return the gap between two stretches of a line, 0 if they touch."""
    return max(0.0, second - first_end, first - second_end)


def is_live(widget: Widget) -> bool:
    """Return whether a widget can be pressed, has children or a tooltip, or blocks what lies below."""
    return widget.focusable or widget.is_solid or bool(widget.children()) or bool(widget.tooltip_text())


def reveal(widget: Widget) -> None:
    """Scroll all containers around a widget so that it is visible."""
    parent = widget.mount.parent
    while parent is not None:
        parent.reveal(widget)
        parent = parent.mount.parent
