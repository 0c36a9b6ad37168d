"""What every widget is: an id, a rectangle, a look, and answers to keys and the mouse."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol, Self

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import KeyPress, PointerEvent
from scenes.engine.layout import SCREEN, Point, Rect
from scenes.engine.motion.tween import Animation
from scenes.engine.theme import TextStyle
from scenes.engine.widgets.tooltip import draw_tooltip

Action = Callable[[], None]


class Host(Protocol):
    """What a widget may ask of the scene it lives in."""

    def redraw(self) -> None: ...

    def animate(self, animation: Animation) -> None: ...

    def play(self, effect: str, at: Rect | None = None) -> None: ...

    def key_label(self, command: str) -> str: ...

    def has_key(self, command: str, name: str) -> bool: ...

    def notice(self, text: str, beside: Rect | None = None) -> None: ...

    def measure(self, text: str, style: TextStyle, width: float | None = None) -> tuple[float, float]: ...

    def tooltip_room(self, target: Rect) -> Rect: ...

    pressed_id: str
    """Of the widget the mouse button is held on."""


@dataclass(frozen=True, slots=True)
class Look:
    """How the scene currently treats a widget."""

    hovered: bool = False
    focused: bool = False
    pressed: bool = False


_REACH = 60.0
"""So far at the most, where nothing else is said."""


class Widget:
    """Base of all widgets; the scene draws it, focuses it and hands it input."""

    focusable = False
    wants_text = False
    shows_ring = True
    is_solid = False
    """What lies below is not pressed through it, though it does nothing itself."""
    invites = False
    """It is what the screen asks for: Enter presses it where no ring is seen."""
    is_at_rest = False
    """Another widget, or what moves, shows it in a picture of all that rests."""
    is_chosen = False
    """Pressed once more it would be laid back."""
    strength = 1.0
    """Less where it has left its place, and is still shown there."""
    counts_every_click = False
    """Pressed again and again in quick steps; elsewhere a double click acts once."""

    def __init__(self, id: str, rect: Rect, tooltip: str | Callable[[], str] = "") -> None:
        self.id = id
        self.rect = rect
        self.enabled = True
        self.parent: Widget | None = None
        self.host: Host | None = None
        self._tooltip = tooltip

    @property
    def explains(self) -> bool:
        """It has something to say to who looks at it."""
        return bool(self._tooltip)

    # Place

    def children(self) -> "list[Widget]":
        return []

    def carried(self, rect: Rect) -> Rect:
        """Where a rectangle of its children is seen: a container may move or shrink them."""
        return rect

    def window(self) -> Rect | None:
        """The part of the screen a container shows its children in."""
        return None

    def reveal(self, child: "Widget") -> None:
        """A container scrolls so that the child is seen."""

    def screen_rect(self) -> Rect:
        """Where the widget is seen, scrolled and shrunk as it may be."""
        rect, parent = self.rect, self.parent
        while parent is not None:
            rect = parent.carried(rect)
            parent = parent.parent
        return rect

    def is_hit(self, point: Point) -> bool:
        parent = self.parent
        while parent is not None:
            window = parent.window()
            if window is not None and not window.contains(point):
                return False
            parent = parent.parent
        return self.screen_rect().contains(point)

    # Look

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draws at `self.rect`; containers have already moved the canvas."""

    def stays_as(self, look: Look) -> Hashable:
        """What it shows besides what it was made with, while that stays; None for what may change with each frame."""
        return None

    def extent(self) -> Rect:
        """As far as it paints: roofs, banners and shadows lie beyond its rectangle."""
        return self.rect.outset(_REACH)

    def draw_children(self, canvas: Canvas, look_of: Callable[["Widget"], Look]) -> None:
        for child in self.children():
            child.draw(canvas, look_of(child))
            child.draw_children(canvas, look_of)

    def tooltip(self) -> str:
        return self._tooltip() if callable(self._tooltip) else self._tooltip

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        """A piece whose explanation is better drawn than told paints its own sheet."""
        target = self.screen_rect()
        within = self.host.tooltip_room(target) if self.host is not None else SCREEN
        draw_tooltip(canvas, target, text, within=within, spared=self.spared())

    def spared(self) -> Sequence[Rect]:
        """What its explanation leaves in sight where it can."""
        return ()

    @property
    def is_held(self) -> bool:
        """Whether the mouse went down on it and has not come up since."""
        return self.host is not None and self.host.pressed_id == self.id

    def redraw(self) -> None:
        if self.host is not None:
            self.host.redraw()

    def play(self, effect: str) -> None:
        if self.host is not None:
            self.host.play(effect, self.screen_rect())

    def refuse(self, reason: str) -> None:
        """What cannot be done now says why."""
        self.play("error")
        if reason and self.host is not None:
            self.host.notice(reason, self.screen_rect())

    # Input

    def press(self) -> None:
        """Enter, Space or a click."""

    def answers_to(self, press: KeyPress) -> bool:
        """Whether this key presses the widget without focus."""
        return False

    def on_key(self, press: KeyPress) -> bool:
        """A key while focused; true when the widget used it up."""
        return False

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """The mouse over the widget, or anywhere while its button is held on it."""
        return False

    def on_text(self, text: str) -> None:
        """Typed characters, when `wants_text`."""

    def on_editing(self, text: str) -> None:
        """The input method's unfinished text, when `wants_text`."""

    def on_focus(self, focused: bool) -> None:
        """The focus came or went."""

    def adopt(self, old: Self) -> None:
        """Takes over what must survive a rebuild (scroll position, caret) from the widget of the same id."""
