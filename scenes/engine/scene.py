"""A screen: widgets rebuilt when something changed, focus kept by id, input turned into presses and commands."""

from collections.abc import Callable, Hashable, Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, TypeVar

from scenes.engine.cache.static_layer import StaticLayer
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
from scenes.engine.widgets.base import Look, Widget

if TYPE_CHECKING:
    from scenes.engine.app import App

W = TypeVar("W", bound=Widget)


class Scene(ReusableScene):
    """Subclasses write `build`; the rest is there to be overridden where a screen needs more."""

    name: ClassVar[str] = "scene"
    parting: ClassVar[Parting] = "fade"
    """How its picture goes when it leaves."""
    text_limit: ClassVar[int] = 200
    """The largest text scale in percent this screen follows; tables say 130."""

    acts_unseen: ClassVar[bool] = True
    """Enter presses what has the focus though no ring was seen; else what invites, or the ring is shown first."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.motions = Motions()
        self.attention = TooltipController(self)
        self.timers = Timers(app.clock)
        self.ground = StaticLayer()
        self.widgets: list[Widget] = []
        self.focus_id = ""
        self.has_stray_focus = False
        """Its widget went and the one to begin with is not there either."""
        self.hover_id = self.pressed_id = self._clicked_id = ""
        self._by_id: dict[str, Widget] = {}
        self._stale = True

    # To override

    def build(self) -> None:
        """Adds the widgets for the present state, language and text size."""

    def draw_background(self, canvas: Canvas) -> None:
        """Under the widgets."""

    def background_key(self) -> Hashable:
        """What the background shows, while that stays; then all that stays is painted once. None: it may move."""
        return None

    def draw_over(self, canvas: Canvas) -> None:
        """Over the widgets, under the tooltip."""

    def enter(self) -> None:
        """Came onto the stack."""

    def leave(self) -> None:
        """Left the stack."""

    def pause(self) -> None:
        """Another scene came on top."""

    def resume(self) -> None:
        """On top again."""

    def update(self, dt: float) -> None:
        """Before a frame, while `is_animating`."""

    def is_animating(self) -> bool:
        return self.motions.active

    def intercept(self, press: KeyPress) -> bool:
        """A key before anything else sees it; true uses it up."""
        return False

    def takes_every_key(self) -> bool:
        """Whether even the key of the full screen is meant for this scene."""
        return False

    def on_command(self, command: Command) -> bool:
        """A command no focused widget wanted; true uses it up."""
        return False

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """The mouse where no widget wanted it."""
        return False

    def let_go(self) -> None:
        """The window lost the keyboard, or another scene comes on top: nothing is held any more."""

    def back(self) -> None:
        """Esc: leaves this scene unless it is the last one."""
        self.app.stack.pop()

    def first_focus(self) -> str:
        """The id focused when the scene appears; empty means the first that can be."""
        return ""

    def offers_focus(self) -> bool:
        """Whether something is focused when `first_focus` is not there."""
        return True

    def focus_changed(self, widget: Widget | None) -> None:
        """The focus moved."""

    def hover_changed(self, widget: Widget | None) -> None:
        """The mouse moved onto another widget."""

    def tooltip_for(self, widget: Widget) -> str:
        return widget.tooltip()

    def tooltip_room(self, target: Rect) -> Rect:
        """Where the explanation of what lies there may stand."""
        return SCREEN

    def notice_place(self, usual: Rect) -> Rect:
        """Where notices of that size hide least."""
        return usual

    def draws_attention(self) -> bool:
        """Whether focus ring and tooltip are drawn."""
        return True

    # For subclasses and others

    def t(self, key: str, /, **arguments: Argument) -> str:
        return self.app.catalog(key, **arguments)

    def add(self, widget: W) -> W:
        self.widgets.append(widget)
        return widget

    def find(self, id: str) -> Widget | None:
        self.refresh()
        return self._by_id.get(id)

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Width and height in design units at the present language and text size."""
        return self.app.canvas.measure(text, style, width)

    def invalidate(self) -> None:
        """State, language, text size or window changed: build again before the next frame."""
        self._stale = True
        self.redraw()

    def redraw(self) -> None:
        """Only the look changed."""
        self.app.redraw()

    def animate(self, animation: Animation) -> None:
        """Runs it; with reduced motion it ends at once."""
        if self.app.settings.reduced_motion:
            animation.finish()
        else:
            self.motions.start(animation)
        self.redraw()

    def after(self, seconds: float, action: Callable[[], None]) -> Callable[[], None]:
        """Calls `action` later, unless this scene has left; waits while covered. The result cancels it."""
        return self.timers.after(seconds, action)

    def play(self, effect: str, at: Rect | None = None) -> None:
        """From where it happens, or from the middle."""
        side = at.center[0] / (SCREEN.w / 2) - 1 if at else 0.0
        self.app.sound.play(effect, max(-1.0, min(1.0, side)))

    def notice(self, text: str, beside: Rect | None = None) -> None:
        self.app.toasts.show(text, self, beside)

    def key_label(self, command: str) -> str:
        return self.app.key_map.label(command)

    def has_key(self, command: str, name: str) -> bool:
        """Whether the player gave that key to the command."""
        return name in self.app.key_map.keys_of(command)

    def focused(self) -> Widget | None:
        return self.find(self.focus_id)

    def hovered(self) -> Widget | None:
        return self.find(self.hover_id)

    def attended(self) -> Widget | None:
        """What the person means: the focus while keys are used, else what the mouse points at."""
        return self.focused() if self.app.keyboard_in_use else self.hovered()

    def set_focus(self, id: str) -> None:
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
        self.app.use_text_input(after)
        self.focus_changed(after)
        self.redraw()

    # Driven by the stack

    def appear(self) -> None:
        """Entered or on top again: the text field, if one is focused, gets the keyboard."""
        self.hover_id = self.pressed_id = ""
        self.invalidate()
        self.app.use_text_input(self.focused())

    def advance(self, dt: float) -> None:
        self.motions.advance(dt)
        self.update(dt)

    def draw(self, canvas: Canvas, on_top: bool = True) -> None:
        self.app.canvas.text_scale = self.text_scale
        self.refresh()
        for widget in self.ground.draw(canvas, (self.background_key(), self.draw_background), self.widgets, self._look):
            with canvas.faded(widget.strength):
                widget.draw(canvas, self._look(widget))
                widget.draw_children(canvas, self._look)
        self.draw_over(canvas)
        if on_top and self.draws_attention():
            self.attention.draw(canvas)

    def handle_key(self, press: KeyPress) -> None:
        """A key closes what was explained, before it leads anywhere."""
        self.refresh()
        self.attention.hush()
        if self.intercept(press) or self._offer(press):
            return
        if press.command is not None and self.on_command(press.command):
            return
        if not self._press_by_key(press) and press.command is not None:
            self._default(press, press.command)

    def handle_text(self, text: str, editing: bool) -> None:
        focused = self.focused()
        if focused is not None and focused.wants_text:
            if editing:
                focused.on_editing(text)
            else:
                focused.on_text(text)

    def handle_pointer(self, pointer: PointerEvent) -> None:
        self.refresh()
        target = self.widget_at(pointer.position)
        self._set_hover(target)
        self.attention.follow(pointer, target)
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
        """The topmost widget there that can be pressed, scrolled or explained."""
        return next(self.widgets_at(point), None)

    def widgets_at(self, point: Point) -> Iterator[Widget]:
        """From the topmost down."""
        return (each for each in reversed(focus.every(self.widgets)) if each.is_hit(point) and focus.is_live(each))

    # Inner workings

    @property
    def text_scale(self) -> float:
        return min(self.app.settings.text_scale, self.text_limit) / 100

    def refresh(self) -> None:
        """Builds the widgets if something changed since."""
        if not self._stale:
            return
        self._stale = False
        self.app.canvas.text_scale = self.text_scale
        old = self._by_id
        self.ground.forget()
        self.widgets = []
        self.build()
        self._by_id = {}
        self._register(self.widgets, None, old)
        if self.focus_id not in self._by_id:
            self._choose_focus()

    def _register(self, widgets: list[Widget], parent: Widget | None, old: dict[str, Widget]) -> None:
        for widget in widgets:
            if widget.id in self._by_id:
                raise ValueError(f"two widgets of scene {self.name} are called {widget.id}")
            widget.host, widget.parent = self, parent
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
        self.app.use_text_input(chosen)

    def _look(self, widget: Widget) -> Look:
        by_mouse = not self.app.keyboard_in_use and self is self.app.stack.top
        hovered = by_mouse and widget.id == self.hover_id
        is_focused = self.app.keyboard_in_use and widget.id == self.focus_id
        return Look(hovered, is_focused, pressed=hovered and widget.id == self.pressed_id)

    def _offer(self, press: KeyPress) -> bool:
        """The focused widget first, then the containers it lies in."""
        widget = self.focused()
        while widget is not None and not widget.on_key(press):
            widget = widget.parent
        return widget is not None

    def _press_by_key(self, press: KeyPress) -> bool:
        for widget in focus.focusable(self.widgets):
            if widget.answers_to(press):
                widget.press()
                return True
        return False

    def _default(self, press: KeyPress, command: Command) -> None:
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
        """A double click acts once, and a third quick click on nothing that the first has brought under the mouse."""
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
        if pointer.kind == "up" and pointer.button == 1 and target is held and not used:
            held.press()
        self.redraw()

    def _wheel(self, target: Widget | None, pointer: PointerEvent) -> None:
        widget = target
        while widget is not None:
            if widget.on_pointer(pointer):
                return
            widget = widget.parent
        self.on_pointer(pointer)
