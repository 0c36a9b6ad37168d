"""The value of a member or an action with its servants: buttons for fewer and more, and the sum."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass

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


class SumRow(Widget):
    """Show the parts of the sum left and right of the buttons, and the servants between them."""

    def __init__(self, rect: Rect, sum_of: Callable[[], Sum]) -> None:
        super().__init__("servants-sum", rect)
        self.sum_of = sum_of
        left, middle, right = rect.inset(8, 3).weighted_columns([1.05, 1.6, 0.75], 4)
        self.left, self.right = left, right
        self.minus, rest = middle.split_left(_BUTTON, 4)
        self.number, self.plus = rest.split_right(_BUTTON, 4)

    def live(self) -> Hashable:
        return self.sum_of()

    def draw(self, canvas: Canvas, look: Look) -> None:
        canvas.skin("panel_plain", self.rect)
        shown = self.sum_of()
        row: signs.Row = [signs.Value(shown.base, shown.colour)]
        if shown.change:
            colour = signs.MISSING if shown.change < 0 else signs.GAINED
            row += [signs.Gap(), signs.Number(signed(shown.change), colour)]
        signs.draw_row(canvas, [*row, signs.Gap(), signs.Number("+")], self.left, _SIZE, "center")
        servants: signs.Row = [signs.Number(str(shown.servants)), signs.Sign("servants")]
        signs.draw_row(canvas, servants, self.number, _SIZE - 4, "center")
        total: signs.Row = [signs.Number("="), signs.Gap(), signs.Value(shown.value, "final")]
        signs.draw_row(canvas, total, self.right, _SIZE, "center")


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
    row = scene.add(SumRow(rect, sum_of))
    for name, place, sign, key, press in (
        ("fewer-servants", row.minus, "−", "-", fewer),
        ("more-servants", row.plus, "+", "+", more),
    ):
        tip = catalog(f"lo-verb-{name}", n=pitch)
        scene.add(StepButton(name, place, sign, on_press=press, tooltip=tip, style=_SIGN, key=key))
