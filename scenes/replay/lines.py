"""The chronicle beside the board: one line for each turn, the shown one lit."""

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.theme import GOLD, INK_SOFT, SMALL
from scenes.core.widgets import Action, Look, Widget
from scenes.kit.chronicle import Block

TEXT = SMALL.but(size=22, valign="top", smallest=0.8)
TURN = SMALL.but(size=20, align="center", colour=INK_SOFT)
CREST = 42.0
MORE = 62.0
"""Height of the way to turns that are not listed."""


class TurnLine(Widget):
    """Pressing it goes to the end of that turn."""

    focusable = True

    def __init__(self, rect: Rect, block: Block, crest: str, is_shown: bool, on_press: Action) -> None:
        super().__init__(f"turn-{block.id}", rect)
        self.block, self.crest, self.is_shown, self.on_press = block, crest, is_shown, on_press

    def press(self) -> None:
        self.play("page")
        self.on_press()

    def draw(self, canvas: Canvas, look: Look) -> None:
        if self.is_shown:
            canvas.skin("plate_gold", self.rect)
        elif look.hovered or look.focused:
            canvas.fill(self.rect, GOLD, 0.3, 8)
        left, words = self.rect.inset(6, 5).split_left(CREST, 8)
        crest, below = left.split_top(44)
        canvas.image_fitted(self.crest, crest)
        canvas.text(str(self.block.turn), below.split_top(24)[0], TURN)
        canvas.paragraph(self.block.text, words, TEXT)
        canvas.rule(self.rect, self.rect.bottom + 3)
