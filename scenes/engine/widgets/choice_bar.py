"""A bar of a few values, one of which is chosen."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import KW_ONLY, dataclass, field, replace
from typing import Generic, Self, TypeVar

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.input.keys import Command, KeyPress, PointerEvent
from scenes.engine.layout import Point, Rect
from scenes.engine.theme import BODY, CREAM, INK, Colour, TextStyle
from scenes.engine.widgets.base import Look, Widget

T = TypeVar("T")

Measure = Callable[[str, TextStyle], tuple[float, float]]

BARRED: Colour = (156, 142, 120)
"""Colour of a value that cannot be chosen."""
_RIM = (6.0, 5.0)
_GAP = 4.0
_PADDING = 8.0


@dataclass(frozen=True, slots=True)
class _State(Generic[T]):
    chosen: tuple[T, ...] = ()
    hovered: int | None = None
    """Index of the value under the mouse."""


@dataclass(frozen=True)
class ChoiceBar(Widget, Generic[T]):
    """Choose one of a few values by a click, or by Left and Right; past either end these move the focus.

    `reasons` names the values that cannot be chosen, and why.
    """

    options: Sequence[tuple[T, str]]
    given: T
    """Value that it was built with."""
    on_change: Callable[[T], None] = field(compare=False)
    _: KW_ONLY
    reasons: Mapping[T, str] = field(default_factory=dict)
    stacked: bool = False
    style: TextStyle = BODY

    focusable = True

    @property
    def value(self) -> T:
        """Return the value chosen since it was built, or the one it was built with."""
        return self._state.chosen[0] if self._state.chosen else self.given

    @property
    def _state(self) -> "_State[T]":
        return self.mount.state_or(_State())

    def adopt(self, old: Self) -> None:
        """Show the value that it was built with."""

    @property
    def _style(self) -> TextStyle:
        return self.style.centered

    @staticmethod
    def wanted_width(measure: Measure, labels: Sequence[str], style: TextStyle = BODY) -> float:
        """Return the width at which no label shrinks."""
        return sum(_label_widths(measure, labels, style)) + _GAP * (len(labels) - 1) + 2 * _RIM[0]

    def segments(self) -> list[Rect]:
        """Return the rectangles of the values: equal if all labels fit, else by the labels' widths."""
        inner = self.rect.inset(*_RIM)
        if self.stacked:
            return inner.rows(len(self.options), _GAP)
        equal = inner.columns(len(self.options), _GAP)
        if self.mount.host is None:
            return equal
        wanted = _label_widths(self.mount.host.measure, [label for _, label in self.options], self._style)
        if max(wanted) <= equal[0].w:
            return equal
        spare = inner.w - _GAP * (len(wanted) - 1) - sum(wanted)
        return inner.weighted_columns([width + max(0.0, spare) / len(wanted) for width in wanted], _GAP)

    def tooltip_text(self) -> str:
        """Return why the value under the mouse cannot be chosen, else the tooltip of the bar."""
        hovered = self._state.hovered
        if hovered is not None:
            return self.reasons.get(self.options[hovered][0], super().tooltip_text())
        return super().tooltip_text()

    def press(self) -> None:
        """Choose the next possible value, after the last one the first."""
        index = self._index()
        for step in range(1, len(self.options)):
            if self._choose((index + step) % len(self.options)):
                return

    def on_focus(self, focused: bool) -> None:
        """Forget the value under the mouse: what is reached by a key explains itself as a whole."""
        self._hover(None)

    def on_key(self, press: KeyPress) -> bool:
        """Choose the next possible value to the left or right; return False at the end."""
        self._hover(None)
        step = {Command.LEFT: -1, Command.RIGHT: 1}.get(press.command or Command.BACK, 0)
        index = self._index() + step
        while step and 0 <= index < len(self.options):
            if self._choose(index):
                return True
            index += step
        return False

    def on_pointer(self, pointer: PointerEvent) -> bool:
        """Choose the value at which the button is released, and follow the mouse."""
        found = self._segment_at(pointer.position)
        if pointer.kind == "up":
            if found is not None and pointer.button == 1 and not self._choose(found):
                self.refuse(self.reasons[self.options[found][0]])
            return True
        if pointer.kind == "move":
            self._hover(found)
        return False

    def _hover(self, index: int | None) -> None:
        self.mount.set_state(replace(self._state, hovered=index))

    def _index(self) -> int:
        return next((i for i, (value, _) in enumerate(self.options) if value == self.value), 0)

    def _segment_at(self, point: Point) -> int | None:
        position = self.screen_rect()
        local = point[0] - position.x + self.rect.x, point[1] - position.y + self.rect.y
        return next((i for i, area in enumerate(self.segments()) if area.outset(2, 5).contains(local)), None)

    def _choose(self, index: int) -> bool:
        value = self.options[index][0]
        if value in self.reasons:
            return False
        if value != self.value:
            self.play("click")
            self.mount.set_state(replace(self._state, chosen=(value,)))
            self.on_change(value)
        return True

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw all values; the chosen one is golden, impossible ones are dull."""
        canvas.skin("segment", self.rect)
        for index, (area, (value, label)) in enumerate(zip(self.segments(), self.options, strict=True)):
            chosen = value == self.value
            if chosen:
                canvas.skin("segment_chosen", area)
            elif look.hovered and index == self._state.hovered and value not in self.reasons:
                canvas.fill(area, CREAM, 0.14, 8)
            colour = INK if chosen else BARRED if value in self.reasons else CREAM
            canvas.text(label, area.inset(_PADDING, 2), self._style.inked(colour))


def _label_widths(measure: Measure, labels: Sequence[str], style: TextStyle) -> list[float]:
    return [measure(label, style)[0] + 2 * _PADDING for label in labels]
