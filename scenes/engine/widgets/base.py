"""Base class of all widgets: an id, a rectangle, a look, and reactions to keys and the mouse."""

from collections.abc import Callable, Collection, Hashable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, Self, TypeVar

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress, PointerEvent
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.motion.tween import Animation
from scenes.engine.theme import TextStyle
from scenes.engine.widgets.tooltip import draw_tooltip

Action = Callable[[], None]


class Pressing(Protocol):
    """Describe what a widget may ask of the input of its scene."""

    pressed_id: str
    """Id of the widget on which the mouse button is held."""


class Host(Protocol):
    """Describe what a widget may ask of the scene it belongs to."""

    def redraw(self) -> None:
        """Draw a new frame."""

    def animate(self, animation: Animation) -> None:
        """Run an animation."""

    def play(self, effect: str, at: Rect | None = None) -> None:
        """Play an effect, heard from the side of the rectangle `at`."""

    def key_label(self, command: str) -> str:
        """Return the first key of a command as a key cap shows it."""

    def notice(self, text: str, beside: Rect | None = None) -> None:
        """Show a sentence for a few seconds, at the rectangle `beside` if there is one."""

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]:
        """Return width and height of a text in design units."""

    def tooltip_room(self, target: Rect) -> Rect:
        """Return the part of the screen in which the tooltip for `target` may lie."""

    @property
    def input(self) -> Pressing:
        """Return the input of the scene."""


@dataclass(frozen=True, slots=True)
class Look:
    """Hold how the scene treats a widget at present."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False


S = TypeVar("S", bound=Hashable)


@dataclass(slots=True)
class Mount:
    """Hold what a scene knows about one of its widgets."""

    host: Host | None = None
    parent: "Widget | None" = None
    state: Hashable = None
    """What outlives the widget; the scene hands it to the next widget of the same id and type."""

    def state_or(self, first: S) -> S:
        """Return the state, which is `first` until it is set."""
        state = self.state
        return state if isinstance(state, type(first)) else first

    def set_state(self, state: Hashable) -> None:
        """Replace the state, and draw a new frame if that differs."""
        if state is not self.state and state != self.state:
            self.state = state
            if self.host is not None:
                self.host.redraw()


_REACH = 60.0
"""Design units by which widgets may paint beyond their rectangle unless they say otherwise."""


class Traits:
    """Answer what a scene asks about a widget besides its picture; subclasses set an answer or compute it."""

    @property
    def focusable(self) -> bool:
        """Return whether it can have the focus."""
        return False

    @property
    def enabled(self) -> bool:
        """Return whether pressing it does what it says."""
        return True

    @property
    def is_solid(self) -> bool:
        """Return whether it blocks presses on what lies below, even if it does nothing itself."""
        return False

    @property
    def invites(self) -> bool:
        """Return whether it is the main answer of the screen: Enter presses it while no focus ring is visible."""
        return False

    @property
    def is_chosen(self) -> bool:
        """Return whether it is selected; pressing again deselects it."""
        return False

    @property
    def counts_every_click(self) -> bool:
        """Return whether quick clicks all count; elsewhere a double click acts once."""
        return False

    @property
    def strength(self) -> float:
        """Return its opacity from 0 to 1; less than 1 for one that has left its place but is still shown there."""
        return 1.0


@dataclass(frozen=True, eq=False)
class Widget(Traits):
    """Occupy a rectangle of a scene, which draws it, focuses it and passes input to it; base of all widgets.

    A widget is a value: equal fields, an equal look and an equal state give the same picture.
    Callbacks take no part in the comparison.
    """

    id: str
    rect: Rect
    tooltip: str | Callable[[], str] = field(default="", kw_only=True, compare=False)
    mount: Mount = field(default_factory=Mount, init=False, compare=False, repr=False)

    wants_text = False
    """True if it takes typed text while it is focused."""
    shows_ring = True
    """True if the focus ring is drawn around it."""
    shows_look = True
    """False if it looks the same under the mouse and in focus."""

    @property
    def explains(self) -> bool:
        """Return whether it has a tooltip."""
        return bool(self.tooltip)

    def adopt(self, old: Self) -> None:
        """Take over the state of the widget that had its id before the scene was built again."""
        if self.mount.state is None:
            self.mount.state = old.mount.state

    # Place

    def children(self) -> "Sequence[Widget]":
        """Return the widgets inside it."""
        return ()

    def carried(self, rect: Rect) -> Rect:
        """Return where a child's rectangle is seen: a container may scroll or shrink its children."""
        return rect

    def window(self) -> Rect | None:
        """Return the part of the screen outside of which its children are not seen; None for no limit."""
        return None

    def reveal(self, child: "Widget") -> None:
        """Scroll so that the child is visible; does nothing unless the container scrolls."""

    def screen_rect(self) -> Rect:
        """Return where the widget is seen, with the scrolling and shrinking of its containers."""
        rect, parent = self.rect, self.mount.parent
        while parent is not None:
            rect = parent.carried(rect)
            parent = parent.mount.parent
        return rect

    def is_hit(self, point: Point) -> bool:
        """Return whether the point lies on its visible part."""
        parent = self.mount.parent
        while parent is not None:
            window = parent.window()
            if window is not None and not window.contains(point):
                return False
            parent = parent.mount.parent
        return self.screen_rect().contains(point)

    # Look

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw it at `self.rect`; the canvas is already moved as its containers want."""

    def live(self) -> Hashable:
        """Return what it shows besides fields, look and state; None if that may differ in every frame.

        While all of it stays equal, the scene repeats the widget's drawing.
        """
        return ()

    def extent(self) -> Rect:
        """Return the area it may paint: shadows, roofs and banners lie beyond its rectangle."""
        return self.rect.outset(_REACH)

    def draw_children(self, canvas: Canvas, look_of: Callable[["Widget"], Look]) -> None:
        """Draw its children and theirs."""
        for child in self.children():
            child.draw(canvas, look_of(child))
            child.draw_children(canvas, look_of)

    def tooltip_text(self) -> str:
        """Return the text of its tooltip; empty for none."""
        return self.tooltip() if callable(self.tooltip) else self.tooltip

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """Draw its tooltip; override it for one that is drawn rather than written."""
        target = self.screen_rect()
        within = self.mount.host.tooltip_room(target) if self.mount.host is not None else SCREEN
        draw_tooltip(canvas, target, text, within=within, spared=self.spared())

    def spared(self) -> Sequence[Rect]:
        """Return rectangles that its tooltip should leave visible if there is room elsewhere."""
        return ()

    @property
    def is_held(self) -> bool:
        """Return whether the mouse button went down on it and is still held."""
        return self.mount.host is not None and self.mount.host.input.pressed_id == self.id

    def redraw(self) -> None:
        """Draw a new frame."""
        if self.mount.host is not None:
            self.mount.host.redraw()

    def play(self, effect: str) -> None:
        """Play an effect, heard from where the widget is."""
        if self.mount.host is not None:
            self.mount.host.play(effect, self.screen_rect())

    def refuse(self, reason: str) -> None:
        """Show why it cannot be pressed now."""
        self.play("error")
        if reason and self.mount.host is not None:
            self.mount.host.notice(reason, self.screen_rect())

    # Input

    def press(self) -> None:
        """React to Enter, Space or a click."""

    def answers_to(self, press: KeyPress) -> bool:
        """Return whether this key presses the widget although it is not focused."""
        return False

    def on_key(self, press: KeyPress) -> bool:
        """Handle a key while focused; return whether it is used up."""
        return False

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Handle the mouse over the widget, or anywhere while its button is held on it.

        Return whether the event is used up; a used release does not press the widget.
        """
        return False

    def on_text(self, text: str, editing: bool = False) -> None:
        """Handle typed text, or still unfinished text of an input method (`editing`); only called if `wants_text`."""

    def on_focus(self, focused: bool) -> None:
        """React to gaining or losing the focus."""


@dataclass(frozen=True, eq=False)
class Pressable(Widget):
    """Do one thing when pressed, with a sound; base of rows, cards and sheets."""

    on_press: Action = field(kw_only=True, compare=False)

    sound = "page"

    @property
    def focusable(self) -> bool:
        """Return whether it can have the focus."""
        return True

    def press(self) -> None:
        """Run the action, with the sound."""
        self.play(self.sound)
        self.on_press()


def drawn(widgets: Sequence[Widget], undrawn: Collection[str]) -> list[Widget]:
    """Return the widgets without those that are part of a moving picture."""
    return [widget for widget in widgets if widget.id not in undrawn]
