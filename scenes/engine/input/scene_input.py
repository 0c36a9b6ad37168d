"""The input of a scene: keys and mouse go to its widgets; here is what has the focus, is hovered or is pressed."""

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input import focus
from scenes.engine.input.keys import DIRECTIONS, Command, KeyPress, PointerEvent
from scenes.engine.input.tooltip_controller import TooltipController
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.widgets.base import Look, Widget

if TYPE_CHECKING:
    from scenes.engine.scene import Scene


class InputHooks:
    """Answer what input asks of a scene; subclasses override what they need."""

    acts_unseen: ClassVar[bool] = True
    """True if Enter presses the focused widget even though no focus ring was shown.

    False: it then presses the one inviting widget, or only shows the ring.
    """

    def intercept(self, press: KeyPress) -> bool:
        """Handle a key before anything else sees it; return whether it is used up."""
        return False

    def intercept_pointer(self, pointer: PointerEvent) -> bool:
        """Handle the mouse before anything else sees it; return whether it is used up."""
        return False

    def takes_every_key(self) -> bool:
        """Return whether even the full-screen key goes to this scene, as when keys are being assigned."""
        return False

    def on_command(self, command: Command) -> bool:
        """Handle a command that no focused widget wanted; return whether it is used up."""
        return False

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Handle the mouse where no widget wanted it; return whether it is used up."""
        return False

    def first_focus(self) -> str:
        """Return the id of the widget focused at first; empty for the first that can be focused."""
        return ""

    def offers_focus(self) -> bool:
        """Return whether another widget is focused when the one of `first_focus` does not exist."""
        return True

    def focus_changed(self, widget: Widget | None) -> None:
        """React to the focus having moved to this widget."""

    def hover_changed(self, widget: Widget | None) -> None:
        """React to the mouse having moved onto this widget, or onto none."""

    def tooltip_for(self, widget: Widget) -> str:
        """Return the tooltip of this widget; empty for none."""
        return widget.tooltip_text()

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the part of the screen in which the tooltip for `target` may lie."""
        return SCREEN

    def draws_attention(self) -> bool:
        """Return whether focus ring and tooltip are drawn."""
        return True


class SceneInput:
    """Pass keys and mouse events on to the widgets of a scene, move its focus, and draw the ring and the tooltip."""

    def __init__(self, scene: "Scene") -> None:
        self._scene, self._app = scene, scene.app
        self.tooltips = TooltipController()
        self.focus_id = ""
        self.has_stray_focus = False
        """True if the focused widget is gone and `first_focus` is not there either."""
        self.hover_id = self.pressed_id = self._clicked_id = ""

    # Where focus and mouse are

    def focused(self) -> Widget | None:
        """Return the focused widget."""
        return self._scene.find(self.focus_id)

    def hovered(self) -> Widget | None:
        """Return the widget under the mouse."""
        return self._scene.find(self.hover_id)

    def attended(self) -> Widget | None:
        """Return the focused widget while the keyboard is in use, else the one under the mouse."""
        return self.focused() if self._app.keyboard_in_use else self.hovered()

    def set_focus(self, id: str) -> None:
        """Move the focus to the widget with this id and scroll it into view."""
        self.has_stray_focus = False
        if id == self.focus_id:
            return
        before, after = self._scene.find(self.focus_id), self._scene.find(id)
        self.focus_id = id
        if before is not None:
            before.on_focus(False)
        if after is not None:
            focus.reveal(after)
            after.on_focus(True)
        self._direct_text_to(after)
        self._scene.focus_changed(after)
        self._scene.redraw()

    def widget_at(self, point: Point) -> Widget | None:
        """Return the topmost widget there that can be pressed, scrolled or has a tooltip."""
        return next(self.widgets_at(point), None)

    def widgets_at(self, point: Point) -> Iterator[Widget]:
        """Yield the widgets there that can be pressed, scrolled or have a tooltip, the topmost first."""
        widgets = reversed(focus.every(self._scene.widgets))
        return (each for each in widgets if each.is_hit(point) and focus.is_live(each))

    def look_of(self, widget: Widget) -> Look:
        """Return how a widget is drawn at present: hovered, focused, pressed."""
        by_mouse = not self._app.keyboard_in_use and self._scene is self._app.stack.top
        hovered = by_mouse and widget.id == self.hover_id
        is_focused = self._app.keyboard_in_use and widget.id == self.focus_id
        return Look(hovered, is_focused, pressed=hovered and widget.id == self.pressed_id)

    # What happens

    def appear(self) -> None:
        """Forget what the mouse was on, and let the focused field take text: the scene came on top."""
        self.hover_id = self.pressed_id = ""
        self._direct_text_to(self.focused())

    def choose_focus(self, wanted: Widget | None) -> None:
        """Focus the wanted widget, or else the first that can be focused: the one that had the focus is gone."""
        candidates = focus.focusable(self._scene.widgets) if self._scene.offers_focus() else []
        self.has_stray_focus = wanted is None
        chosen = wanted or next((w for w in candidates if w.enabled), None) or next(iter(candidates), None)
        self.focus_id = chosen.id if chosen else ""
        self._direct_text_to(chosen)

    def handle_key(self, press: KeyPress) -> None:
        """Pass a key on, until one uses it: `intercept`, focused widget, `on_command`, a widget with that key.

        Otherwise it moves the focus, presses or goes back. Any key hides the tooltip first.
        """
        self._scene.refresh()
        self.tooltips.hush()
        if self._scene.intercept(press) or self._offer(press):
            return
        if press.command is not None and self._scene.on_command(press.command):
            return
        if not self._press_by_key(press) and press.command is not None:
            self._default(press, press.command)

    def handle_text(self, text: str, editing: bool) -> None:
        """Pass typed or still unfinished text (`editing`) to the focused widget if it wants text."""
        focused = self.focused()
        if focused is not None and focused.wants_text:
            focused.on_text(text, editing)

    def handle_pointer(self, pointer: PointerEvent) -> None:
        """Pass a mouse event to the widget that is held, to the one under the mouse, or to `on_pointer`.

        Only the left button holds a widget, so that releases of the others are nobody's.
        """
        if self._scene.intercept_pointer(pointer):
            return
        self._scene.refresh()
        target = self.widget_at(pointer.position)
        self._set_hover(target)
        if self.tooltips.follow(pointer, target):
            self._app.toasts.put_away_beside()
        if pointer.kind == "up" and pointer.button != 1:
            return
        held = self._scene.find(self.pressed_id) if self.pressed_id else None
        if pointer.kind == "up":
            self.pressed_id = ""
        if held is not None and pointer.kind in ("move", "up"):
            self._while_held(held, target, pointer)
        elif pointer.kind == "wheel":
            self._wheel(target, pointer)
        elif pointer.kind == "down" and pointer.button == 1:
            self._press_by_mouse(target, pointer)
        elif pointer.kind == "up":
            return
        elif target is None or not target.on_pointer(pointer):
            self._scene.on_pointer(pointer)

    def draw(self, canvas: Canvas) -> None:
        """Draw the ring of the focus while keys are used, and the tooltip of the focus or the mouse."""
        by_key, focused = self._app.keyboard_in_use, self.focused()
        if focused is not None and by_key and focused.shows_ring and not self._is_to_come(focused, canvas):
            canvas.focus_ring(focused.screen_rect())
        subject = focused if by_key else self.hovered()
        if subject is None or not self.tooltips.is_led_to(subject) or not (by_key or self._lies_open(subject)):
            return
        if text := self._scene.tooltip_for(subject):
            canvas.rise()
            subject.draw_tooltip(canvas, text)

    def _is_to_come(self, widget: Widget, canvas: Canvas) -> bool:
        """Return whether a transition still hides the place of this widget."""
        return self._app.transition.hides(canvas.pixels(widget.screen_rect()).center)

    def _lies_open(self, widget: Widget) -> bool:
        """Return whether the widget is still the topmost one under the mouse."""
        return self.tooltips.mouse is None or self.widget_at(self.tooltips.mouse) is widget

    # Inner workings

    def _direct_text_to(self, focused: Widget | None) -> None:
        """Send typed text to the focused widget, unless the scene is covered: then the top scene gets it."""
        if self._scene is self._app.stack.top:
            field = focused.screen_rect() if focused is not None and focused.wants_text else None
            self._app.window.take_text(field and self._app.canvas.viewport.to_pixels(field))

    def _offer(self, press: KeyPress) -> bool:
        """Offer a key to the focused widget, then to the containers around it; return whether it was used."""
        widget = self.focused()
        while widget is not None and not widget.on_key(press):
            widget = widget.mount.parent
        return widget is not None

    def _press_by_key(self, press: KeyPress) -> bool:
        for widget in focus.focusable(self._scene.widgets):
            if widget.answers_to(press):
                widget.press()
                return True
        return False

    def _default(self, press: KeyPress, command: Command) -> None:
        """Do what a command does by default: go back, press, move the focus, or show where it is."""
        candidates = focus.focusable(self._scene.widgets)
        if self._scene.acts_unseen and command == Command.CONFIRM:
            press = replace(press, takes_over=False)
        current = focus.meant(candidates, self.focused(), press)
        if command == Command.BACK:
            self._scene.back()
        elif command == Command.CONFIRM and current is not None and (current.invites or not press.takes_over):
            current.press()
        elif press.takes_over and current is not None:
            self.tooltips.lead_to(current)
            focus.reveal(current)
        elif command in (Command.NEXT, Command.PREVIOUS):
            self._focus_on(focus.in_order(candidates, current, 1 if command == Command.NEXT else -1))
        elif command in DIRECTIONS:
            found = focus.towards(candidates, current, command) if current else focus.in_order(candidates, None, 1)
            self._focus_on(found)

    def _focus_on(self, widget: Widget | None) -> None:
        if widget is not None:
            self.tooltips.lead_to(widget)
            self.set_focus(widget.id)

    def _set_hover(self, widget: Widget | None) -> None:
        found = widget.id if widget else ""
        if found != self.hover_id:
            self.hover_id = found
            self._scene.hover_changed(widget)
            self._scene.redraw()

    def _press_by_mouse(self, target: Widget | None, pointer: PointerEvent) -> None:
        """Press a widget with the left button.

        The second half of a double click is ignored, unless the widget counts every click:
        the first half may have brought another widget under the mouse.
        """
        name, counts = (target.id, target.counts_every_click) if target is not None else ("", False)
        if not counts and (pointer.is_second or (pointer.is_quick and name != self._clicked_id)):
            return
        self._clicked_id = name
        if target is None:
            self._scene.on_pointer(pointer)
            return
        self.pressed_id = target.id
        if target.focusable:
            self.set_focus(target.id)
        target.on_pointer(pointer)
        self._scene.redraw()

    def _while_held(self, held: Widget, target: Widget | None, pointer: PointerEvent) -> None:
        used = held.on_pointer(pointer)
        if pointer.kind == "up" and target is held and not used:
            held.press()
        self._scene.redraw()

    def _wheel(self, target: Widget | None, pointer: PointerEvent) -> None:
        widget = target
        while widget is not None:
            if widget.on_pointer(pointer):
                return
            widget = widget.mount.parent
        self._scene.on_pointer(pointer)
