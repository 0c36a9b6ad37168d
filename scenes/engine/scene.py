"""Base class of every screen: it builds widgets and draws them."""

from collections.abc import Callable, Hashable, Sequence
from typing import TYPE_CHECKING, ClassVar, TypeVar

from scenes.engine.cache.widget_pictures import WidgetPictures
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.scene_input import InputHooks, SceneInput
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import Animation, Motions
from scenes.engine.stack_hooks import StackHooks
from scenes.engine.text.catalog import Argument
from scenes.engine.theme import TextStyle
from scenes.engine.timers import Timers
from scenes.engine.widgets.base import Widget, drawn

if TYPE_CHECKING:
    from scenes.engine.app import App

W = TypeVar("W", bound=Widget)

_SHADE = (12, 7, 4)


class Scene(StackHooks, InputHooks):
    """Show one screen on the stack; subclasses write `build` and override more where they need it.

    Widgets are built anew after `invalidate`; focus, scroll positions and carets are carried over by widget id.
    """

    name: ClassVar[str] = "scene"
    backdrop: ClassVar[str] = ""
    """The picture below `assets/` that fills the screen behind the widgets."""
    shade: ClassVar[float] = 0.0
    """How much an overlay darkens the scene below, from 0 to 1."""
    text_limit: ClassVar[int] = 200
    """The largest text scale, in percent, that this screen follows; tables have 130."""

    def __init__(self, app: "App") -> None:
        self.app = app
        self.motions = Motions()
        self.input = SceneInput(self)
        self.timers = Timers(app.clock)
        self.pictures = WidgetPictures()
        self.widgets: list[Widget] = []
        self._by_id: dict[str, Widget] = {}
        self._stale = True

    # To override

    def build(self) -> None:
        """Add the widgets for the present state, language and text size."""

    def draw_background(self, canvas: Canvas) -> None:
        """Draw what lies under the widgets: the backdrop, or the shade of an overlay."""
        if self.backdrop:
            canvas.image(self.backdrop, SCREEN)
        if self.shade:
            canvas.fill(SCREEN, _SHADE, self.shade)

    def background_key(self) -> Hashable:
        """Return a value that changes whenever the background does; None if it may change in every frame.

        With a key, the background and all unchanging widgets on it are painted once and copied afterwards; only the
        lowest scene of the window may have one.
        """
        return None

    def draw_over(self, canvas: Canvas) -> None:
        """Draw what lies over the widgets but under the tooltip."""

    def update(self, dt: float) -> None:
        """Advance by `dt` seconds before a frame; only called while something is animated."""

    def is_animating(self) -> bool:
        """Return whether this scene needs a new frame all the time."""
        return self.motions.active

    def back(self) -> None:
        """Leave this scene, unless it is the last one; called for Esc."""
        self.app.stack.pop()

    def notice_place(self, usual: Rect) -> Rect:
        """Return where notices that need the size of `usual` hide least."""
        return usual

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

    # Driven by the stack

    def appear(self) -> None:
        """Start afresh after the scene came on top: no hover, new widgets, text input for a focused field."""
        self.invalidate()
        self.input.appear()

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
        self.pictures.draw(canvas, background, widgets, self.input.look_of)
        self.draw_over(canvas)
        if on_top and self.draws_attention():
            self.input.draw(canvas)

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
        if self.input.focus_id not in self._by_id:
            self.input.choose_focus(self._by_id.get(self.first_focus()))

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
