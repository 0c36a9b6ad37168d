"""What a scene explains: only where the person has led the mouse or the focus, and not what they have just pressed."""

from typing import TYPE_CHECKING

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import PointerEvent
from scenes.engine.layout import Point
from scenes.engine.widgets import Widget

if TYPE_CHECKING:
    from scenes.engine.scene import Scene


class TooltipController:
    """The focus ring and the tooltip of a scene."""

    def __init__(self, scene: "Scene") -> None:
        self._scene = scene
        self._led_to = ""
        self._pressed = ""
        """It explains itself again once the mouse has left it."""
        self._mouse: Point | None = None

    def lead_to(self, widget: Widget) -> None:
        self._led_to = widget.id

    def hush(self) -> None:
        """What lies there now was not looked for."""
        self._pressed, self._led_to = self._led_to, ""

    def rest_at(self, position: Point) -> None:
        """The mouse lies there already, and nobody has moved it."""
        self._mouse = position

    def follow(self, pointer: PointerEvent, target: Widget | None) -> None:
        """Under a mouse at rest other things may come to lie, which nobody points at."""
        found = target.id if target else ""
        if pointer.kind == "down":
            self._pressed, self._led_to = found, ""
        elif pointer.position != self._mouse and found != self._pressed:
            if target is not None and found != self._led_to and target.tooltip():
                self._scene.app.toasts.put_away_beside()
            self._led_to, self._pressed = found, ""
        self._mouse = pointer.position

    def draw(self, canvas: Canvas) -> None:
        """The ring is that of the focus while keys are used, the tooltip else of what the mouse points at."""
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
        """The panel around it still gives way."""
        return self._scene.app.transition.hides(canvas.pixels(widget.screen_rect()).center)

    def _lies_open(self, widget: Widget) -> bool:
        """Nothing else has come to lie over it under the mouse."""
        return self._mouse is None or self._scene.widget_at(self._mouse) is widget
