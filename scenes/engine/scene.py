"""Base class of every screen: it builds widgets, keeps the focus and passes input to them."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, TypeVar

from scenes.engine.cache.widget_pictures import WidgetPictures
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input import focus
from scenes.engine.input.keys import DIRECTIONS, Command, KeyPress, PointerEvent
from scenes.engine.input.tooltip_controller import TooltipController
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.motion.scene_transition import Parting
from scenes.engine.motion.tween import Animation, Motions
from scenes.engine.scene_reuse import ReusableScene
from scenes.engine.text.catalog import Argument
from scenes.engine.theme import TextStyle
from scenes.engine.timers import Timers
from scenes.engine.widgets.base import Look, Widget, drawn

if TYPE_CHECKING:
    from scenes.engine.app import App

W = TypeVar("W", bound=Widget)


class Scene(ReusableScene):
    """Show one screen on the stack; subclasses write `build` and override more where they need it.

    Widgets are built anew after `invalidate`; focus, scroll positions and carets are carried over by widget id.
    """

    name: ClassVar[str] = "scene"
    parting: ClassVar[Parting] = "fade"
    """The transition with which the scene's picture leaves."""
    text_limit: ClassVar[int] = 200
    """The largest text scale, in percent, that this screen follows; tables have 130."""

    acts_unseen: ClassVar[bool] = True
    """True if Enter presses the focused widget even though no focus ring was shown.

    False: it then presses the one inviting widget, or only shows the ring.
    """

    def __init__(self, app: "App") -> None:
        self.app = app
        self.motions = Motions()
        self.attention = TooltipController(self)
        self.timers = Timers(app.clock)
        self.pictures = WidgetPictures()
        self.widgets: list[Widget] = []
        self.focus_id = ""
        self.has_stray_focus = False
        """True if the focused widget is gone and `first_focus` is not there either."""
        self.hover_id = self.pressed_id = self._clicked_id = ""
        self._by_id: dict[str, Widget] = {}
        self._stale = True

    # To override

    def build(self) -> None:
        """Add the widgets for the present state, language and text size."""

    def draw_background(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets."""

    def background_key(self) -> Hashable:
        """Return a value that changes whenever the background does; None if it may change in every frame.

        With a key, the background and all unchanging widgets on it are painted once and copied afterwards; only the
        lowest scene of the window may have one.
        """
        return None

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the widgets but under the tooltip."""

    def enter(self) -> None:
        """React to having been put onto the stack."""

    def leave(self) -> None:
        """React to having been taken off the stack."""

    def pause(self) -> None:
        """React to another scene coming on top."""

    def resume(self) -> None:
        """React to being on top again."""

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds before a frame; only called while something is animated."""

    def is_animating(self) -> bool:
        """Return whether this scene needs a new frame all the time."""
        return self.motions.active

    def intercept(self, press: KeyPress) -> bool:
        """Handle a key before anything else sees it; return whether it is used up."""
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

    def let_go(self) -> None:
        """End whatever is being held: the window lost the keyboard, or another scene comes on top."""

    def back(self) -> None:
        """Leave this scene, unless it is the last one; called for Esc."""
        self.app.stack.pop()

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

    def notice_place(self, usual: Rect) -> Rect:
        """Return where notices that need the size of `usual` hide least."""
        return usual

    def draws_attention(self) -> bool:
        """Return whether focus ring and tooltip are drawn."""
        return True

    # For subclasses and others

    def t(self, key: str, /, **arguments: Argument) -> str:
        """Return the text of a message in the chosen language."""
        return self.app.catalog(key, **arguments)

    def add(self, widget: W) -> W:
        """Add a widget on top of the others and return it."""
        self.widgets.append(widget)
        return widget

    def find(self, id: str) -> Widget | None:
        """Return the widget with this id, children of containers included, or None."""
        self.refresh()
        return self._by_id.get(id)

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Return width and height of a text in design units, at the present language and text size."""
        return self.app.canvas.measure(text, style, width)

    def invalidate(self) -> None:
        """Build the widgets again before the next frame, because what they show has changed."""
        self._stale = True
        self.redraw()

    def redraw(self) -> None:
        """Draw a new frame with the same widgets."""
        self.app.redraw()

    def animate(self, animation: Animation) -> None:
        """Run an animation; with reduced motion it ends at once."""
        if self.app.settings.reduced_motion:
            animation.finish()
        else:
            self.motions.start(animation)
        self.redraw()

    def after(self, seconds: float, action: Callable[[], None]) -> Callable[[], None]:
        """Call `action` after that many seconds and return a function that cancels it.

        The time does not run while another scene is on top; nothing is called once this scene has left.
        """
        return self.timers.after(seconds, action)

    def play(self, effect: str, at: Rect | None = None) -> None:
        """Play an effect, heard from the side of the rectangle `at`, or from the middle."""
        side = at.center[0] / (SCREEN.w / 2) - 1 if at else 0.0
        self.app.sound.play(effect, max(-1.0, min(1.0, side)))

    def notice(self, text: str, beside: Rect | None = None) -> None:
        """Show a sentence for a few seconds; it disappears with this scene. `beside` puts it at a rectangle."""
        self.app.toasts.show(text, self, beside)

    def key_label(self, command: str) -> str:
        """Return the first key of a command as shown on a key cap; empty if it has none."""
        return self.app.key_map.label(command)

    def has_key(self, command: str, name: str) -> bool:
        """Return whether that key is assigned to the command."""
        return name in self.app.key_map.keys_of(command)

    def focused(self) -> Widget | None:
        """Return the focused widget."""
        return self.find(self.focus_id)

    def hovered(self) -> Widget | None:
        """Return the widget under the mouse."""
        return self.find(self.hover_id)

    def attended(self) -> Widget | None:
        """Return the focused widget while the keyboard is in use, else the one under the mouse."""
        return self.focused() if self.app.keyboard_in_use else self.hovered()

    def set_focus(self, id: str) -> None:
        """Move the focus to the widget with this id and scroll it into view."""
        self.has_stray_focus = False
        if id == self.focus_id:
            return
        before, after = self.find(self.focus_id), self.find(id)
        self.focus_id = id
        if before is not None:
            before.on_focus(False)
        if after is not None:
            focus.reveal(after)
            after.on_focus(True)
        self._direct_text_to(after)
        self.focus_changed(after)
        self.redraw()

    # Driven by the stack

    def appear(self) -> None:
        """Start afresh after the scene came on top: no hover, new widgets, text input for a focused field."""
        self.hover_id = self.pressed_id = ""
        self.invalidate()
        self._direct_text_to(self.focused())

    def advance(self, dt: float) -> None:
        """Advance running animations and the scene itself by `dt` seconds."""
        self.motions.advance(dt)
        self.update(dt)

    def draw(self, canvas: Canvas, on_top: bool = True) -> None:
        """Draw background, widgets and, on top, focus ring and tooltip."""
        self.app.canvas.text_scale = self.text_scale
        self.refresh()
        background = self.background_key(), self.draw_background
        widgets = drawn(self.widgets, self.motions.undrawn())
        self.pictures.draw(canvas, background, widgets, self._look)
        self.draw_over(canvas)
        if on_top and self.draws_attention():
            self.attention.draw(canvas)

    def handle_key(self, press: KeyPress) -> None:
        """Pass a key on, until one uses it: `intercept`, focused widget, `on_command`, a widget with that key.

        Otherwise it moves the focus, presses or goes back. Any key hides the tooltip first.
        """
        self.refresh()
        self.attention.hush()
        if self.intercept(press) or self._offer(press):
            return
        if press.command is not None and self.on_command(press.command):
            return
        if not self._press_by_key(press) and press.command is not None:
            self._default(press, press.command)

    def handle_text(self, text: str, editing: bool) -> None:
        """Pass typed or still unfinished text (`editing`) to the focused widget if it wants text."""
        focused = self.focused()
        if focused is not None and focused.wants_text:
            if editing:
                focused.on_editing(text)
            else:
                focused.on_text(text)

    def handle_pointer(self, pointer: PointerEvent) -> None:
        """Pass a mouse event to the widget that is held, to the one under the mouse, or to `on_pointer`.

        Only the left button holds a widget, so that releases of the others are nobody's.
        """
        self.refresh()
        target = self.widget_at(pointer.position)
        self._set_hover(target)
        self.attention.follow(pointer, target)
        if pointer.kind == "up" and pointer.button != 1:
            return
        held = self.find(self.pressed_id) if self.pressed_id else None
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
            self.on_pointer(pointer)

    def widget_at(self, point: Point) -> Widget | None:
        """Return the topmost widget there that can be pressed, scrolled or has a tooltip."""
        return next(self.widgets_at(point), None)

    def widgets_at(self, point: Point) -> Iterator[Widget]:
        """Yield the widgets there that can be pressed, scrolled or have a tooltip, the topmost first."""
        return (each for each in reversed(focus.every(self.widgets)) if each.is_hit(point) and focus.is_live(each))

    # Inner workings

    @property
    def text_scale(self) -> float:
        """Return the factor for text sizes: the player's setting, up to the limit of this screen."""
        return min(self.app.settings.text_scale, self.text_limit) / 100

    def refresh(self) -> None:
        """Build the widgets again if `invalidate` was called since the last time."""
        if not self._stale:
            return
        self._stale = False
        self.app.canvas.text_scale = self.text_scale
        old = self._by_id
        self.widgets = []
        self.build()
        self._by_id = {}
        self._register(self.widgets, None, old)
        if self.focus_id not in self._by_id:
            self._choose_focus()

    def _register(self, widgets: Sequence[Widget], parent: Widget | None, old: dict[str, Widget]) -> None:
        """Give the widgets their host and parent, and what the old widgets of the same id and type must pass on."""
        for widget in widgets:
            if widget.id in self._by_id:
                raise ValueError(f"two widgets of scene {self.name} are called {widget.id}")
            widget.mount.host, widget.mount.parent = self, parent
            self._by_id[widget.id] = widget
            if type(before := old.get(widget.id)) is type(widget):
                widget.adopt(before)
            self._register(widget.children(), widget, old)

    def _choose_focus(self) -> None:
        wanted = self._by_id.get(self.first_focus())
        candidates = focus.focusable(self.widgets) if self.offers_focus() else []
        self.has_stray_focus = wanted is None
        chosen = wanted or next((w for w in candidates if w.enabled), None) or next(iter(candidates), None)
        self.focus_id = chosen.id if chosen else ""
        self._direct_text_to(chosen)

    def _direct_text_to(self, focused: Widget | None) -> None:
        """Send typed text to the focused widget, unless the scene is covered: then the top scene gets it."""
        if self is self.app.stack.top:
            field = focused.screen_rect() if focused is not None and focused.wants_text else None
            self.app.window.take_text(field and self.app.canvas.viewport.to_pixels(field))

    def _look(self, widget: Widget) -> Look:
        by_mouse = not self.app.keyboard_in_use and self is self.app.stack.top
        hovered = by_mouse and widget.id == self.hover_id
        is_focused = self.app.keyboard_in_use and widget.id == self.focus_id
        return Look(hovered, is_focused, pressed=hovered and widget.id == self.pressed_id)

    def _offer(self, press: KeyPress) -> bool:
        """Offer a key to the focused widget, then to the containers around it; return whether it was used."""
        widget = self.focused()
        while widget is not None and not widget.on_key(press):
            widget = widget.mount.parent
        return widget is not None

    def _press_by_key(self, press: KeyPress) -> bool:
        for widget in focus.focusable(self.widgets):
            if widget.answers_to(press):
                widget.press()
                return True
        return False

    def _default(self, press: KeyPress, command: Command) -> None:
        """Do what a command does by default: go back, press, move the focus, or show where it is."""
        candidates = focus.focusable(self.widgets)
        press = replace(press, takes_over=press.takes_over and not (self.acts_unseen and command == Command.CONFIRM))
        current = focus.meant(candidates, self.focused(), press)
        if command == Command.BACK:
            self.back()
        elif command == Command.CONFIRM and current is not None and (current.invites or not press.takes_over):
            current.press()
        elif press.takes_over and current is not None:
            self.attention.lead_to(current)
            focus.reveal(current)
        elif command in (Command.NEXT, Command.PREVIOUS):
            self._focus_on(focus.in_order(candidates, current, 1 if command == Command.NEXT else -1))
        elif command in DIRECTIONS:
            found = focus.towards(candidates, current, command) if current else focus.in_order(candidates, None, 1)
            self._focus_on(found)

    def _focus_on(self, widget: Widget | None) -> None:
        if widget is not None:
            self.attention.lead_to(widget)
            self.set_focus(widget.id)

    def _set_hover(self, widget: Widget | None) -> None:
        found = widget.id if widget else ""
        if found != self.hover_id:
            self.hover_id = found
            self.hover_changed(widget)
            self.redraw()

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
            self.on_pointer(pointer)
            return
        self.pressed_id = target.id
        if target.focusable:
            self.set_focus(target.id)
        target.on_pointer(pointer)
        self.redraw()

    def _while_held(self, held: Widget, target: Widget | None, pointer: PointerEvent) -> None:
        used = held.on_pointer(pointer)
        if pointer.kind == "up" and target is held and not used:
            held.press()
        self.redraw()

    def _wheel(self, target: Widget | None, pointer: PointerEvent) -> None:
        widget = target
        while widget is not None:
            if widget.on_pointer(pointer):
                return
            widget = widget.mount.parent
        self.on_pointer(pointer)
