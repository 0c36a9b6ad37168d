"""Focus ring and tooltip: shown only for what the mouse or the focus was moved to, not for what was just pressed."""

from typing import TYPE_CHECKING

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Point
from scenes.engine.widgets import Widget

if TYPE_CHECKING:
    from scenes.engine.scene import Scene


class TooltipController:
    """Decide which widget of a scene shows its tooltip, and draw it with the focus ring."""

    def __init__(self, scene: "Scene") -> None:
        self._scene = scene
        self._led_to = ""
        """Id of the widget that the mouse or the focus was moved to."""
        self._pressed = ""
        """Id of the widget pressed last; it shows no tooltip until the mouse has left it."""
        self._mouse: Point | None = None

    def lead_to(self, widget: Widget) -> None:
        """Note that a key has moved the focus to this widget."""
        self._led_to = widget.id

    def hush(self) -> None:
        """Hide the tooltip until the mouse reaches another widget or a key moves the focus."""
        self._pressed, self._led_to = self._led_to, ""

    def rest_at(self, position: Point) -> None:
        """Note where the mouse already lies, so that a widget coming under it shows no tooltip."""
        self._mouse = position

    def follow(self, pointer: PointerEvent, target: Widget | None) -> None:
        """Follow a mouse event; `target` is the widget under the mouse.

        A widget that appears under a resting mouse shows no tooltip, because nobody pointed at it.
        """
        found = target.id if target else ""
        if pointer.kind == "down":
            self._pressed, self._led_to = found, ""
        elif pointer.position != self._mouse and found != self._pressed:
            if target is not None and found != self._led_to and target.tooltip_text():
                self._scene.app.toasts.put_away_beside()
            self._led_to, self._pressed = found, ""
        self._mouse = pointer.position

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring of the focus while keys are used, and the tooltip of the focus or the mouse."""
        scene, by_key = self._scene, self._scene.app.keyboard_in_use
        focused = scene.focused()
        if focused is not None and by_key and focused.shows_ring and not self._is_to_come(focused, canvas):
            canvas.focus_ring(focused.screen_rect())
        subject = focused if by_key else scene.hovered()
        if subject is None or subject.id != self._led_to or not (by_key or self._lies_open(subject)):
            return
        if text := scene.tooltip_for(subject):
            canvas.rise()
            subject.draw_tooltip(canvas, text)

    def _is_to_come(self, widget: Widget, canvas: Canvas) -> bool:
        """Return whether a transition still hides the place of this widget."""
        return self._scene.app.transition.hides(canvas.pixels(widget.screen_rect()).center)

    def _lies_open(self, widget: Widget) -> bool:
        """Return whether the widget is still the topmost one under the mouse."""
        return self._mouse is None or self._scene.widget_at(self._mouse) is widget
