"""Tooltips: shown only for what the mouse or the focus was moved to, not for what was just pressed."""

from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Point
from scenes.engine.widgets import Widget


class TooltipController:
    """Decide which widget of a scene shows its tooltip."""

    def __init__(self) -> None:
        self._led_to = ""
        """Id of the widget that the mouse or the focus was moved to."""
        self._pressed = ""
        """Id of the widget pressed last; it shows no tooltip until the mouse has left it."""
        self.mouse: Point | None = None

    def lead_to(self, widget: Widget) -> None:
        """Note that a key has moved the focus to this widget."""
        self._led_to = widget.id

    def hush(self) -> None:
        """Hide the tooltip until the mouse reaches another widget or a key moves the focus."""
        self._pressed, self._led_to = self._led_to, ""

    def rest_at(self, position: Point) -> None:
        """Note where the mouse already lies, so that a widget coming under it shows no tooltip."""
        self.mouse = position

    def is_led_to(self, widget: Widget) -> bool:
        """Return whether the mouse or the focus was moved to this widget."""
        return widget.id == self._led_to

    def follow(self, pointer: PointerEvent, target: Widget | None) -> bool:
        """Follow a mouse event; return whether the mouse was moved onto another widget with a tooltip.

        `target` is the widget under the mouse. One that appears under a resting mouse shows no tooltip, because nobody
        pointed at it.
        """
        found = target.id if target else ""
        was_moved = pointer.position != self.mouse and found != self._pressed
        self.mouse = pointer.position
        if pointer.kind == "down":
            self._pressed, self._led_to = found, ""
        elif was_moved:
            comes = target is not None and found != self._led_to and bool(target.tooltip_text())
            self._led_to, self._pressed = found, ""
            return comes
        return False
