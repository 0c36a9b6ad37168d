"""The value of a member or an action with its servants: buttons for fewer and more, and the sum."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass, field

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog, signed
from scenes.engine.theme import BUTTON
from scenes.engine.widgets import Action, Button, Look, Widget
from scenes.games.lorenzo.drawing import signs

_BUTTON = 44.0
_SIGN = BUTTON.but(size=32)
_SIZE = 36.0


@dataclass(frozen=True, slots=True)
class Sum:
    """Hold the parts of a value: `base` on a die of `colour`, the change by the place, and what servants add."""

    base: int
    colour: str
    change: int
    servants: int
    raised: int

    @property
    def value(self) -> int:
        return self.base + self.change + self.raised


@dataclass(frozen=True)
class SumRow(Widget):
    """Show the parts of the sum left and right of the buttons, and the servants between them."""

    sum_of: Callable[[], Sum] = field(compare=False)

    @property
    def parts(self) -> tuple[Rect, Rect, Rect, Rect, Rect]:
        """Return the places of the value, of the button for fewer, the servants and more, and of the sum."""
        left, middle, right = self.rect.inset(8, 3).weighted_columns([1.05, 1.6, 0.75], 4)
        minus, rest = middle.split_left(_BUTTON, 4)
        return left, minus, *rest.split_right(_BUTTON, 4), right

    def live(self) -> Hashable:
        return self.sum_of()

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        shown, (left, _, number, _, right) = self.sum_of(), self.parts
        row: signs.Row = [signs.Value(shown.base, shown.colour)]
        if shown.change:
            colour = signs.MISSING if shown.change < 0 else signs.GAINED
            row += [signs.Gap(), signs.Number(signed(shown.change), colour)]
        signs.draw_row(canvas, [*row, signs.Gap(), signs.Number("+")], left, _SIZE, "center")
        servants: signs.Row = [signs.Number(str(shown.servants)), signs.Sign("servants")]
        signs.draw_row(canvas, servants, number, _SIZE - 4, "center")
        total: signs.Row = [signs.Number("="), signs.Gap(), signs.Value(shown.value, "final")]
        signs.draw_row(canvas, total, right, _SIZE, "center")


@dataclass(frozen=True)
class StepButton(Button):
    """Count every click, also quick ones."""

    counts_every_click: bool = True


def add_stepper(
    scene: Scene,
    rect: Rect,
    sum_of: Callable[[], Sum],
    fewer: Action | None,
    more: Action | None,
    catalog: Catalog,
    pitch: int = 1,
) -> None:
    """Add the stepper with the keys minus and plus, for `pitch` servants a step; a step that is impossible is grey."""
    _, minus, _, plus, _ = scene.add(SumRow("servants-sum", rect, sum_of)).parts
    for name, place, sign, key, press in (
        ("fewer-servants", minus, "−", "-", fewer),
        ("more-servants", plus, "+", "+", more),
    ):
        tip = catalog(f"lo-verb-{name}", n=pitch)
        scene.add(StepButton(name, place, sign, on_press=press, tooltip=tip, style=_SIGN, key=key))
