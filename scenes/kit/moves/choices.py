"""A plain panel of choices: a question, and a button for each action."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BUTTON, QUESTION_ON_WOOD, Colour
from scenes.engine.widgets import Action, Button, ListView, Panel, Paragraph, Widget
from scenes.engine.widgets.scroll_area import BAR, MARGIN
from scenes.kit.moves.bindings import Bindings
from scenes.kit.piece_id import piece_id
from scenes.kit.pieces import action_of

_LABEL = BUTTON.but(size=23, smallest=0.5, leading=1.0, unbroken=True)
_HIGHEST, _LOWEST, _GAP = 64.0, 46.0, 10.0
_LEAST_WORDS = 90.0
_FRAME = 16.0


@dataclass(frozen=True)
class ChoiceButton(Button):
    """Show a button whose label may take two lines."""

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        canvas.paragraph(self.label, area, self.style.inked(colour))


def add_choices(
    scene: Scene,
    place: Rect,
    question: str,
    actions: Sequence[Any],
    bindings: Bindings,
    on_back: Action | None = None,
    *,
    invites: bool = True,
) -> None:
    """Add the panel to the scene; the buttons are at its foot and scroll if there are too many.

    `on_back` adds a button that chooses nothing. The first button is gold where it `invites`.
    """
    scene.add(Panel("choices", place, "panel_wood"))
    inner = place.inset(_FRAME, _FRAME)
    count = len(actions) + (on_back is not None)
    height = max(_LOWEST, min(_HIGHEST, (inner.h - _LEAST_WORDS) / max(1, count) - _GAP))
    needed = (height + _GAP) * count - _GAP
    words, rows = inner.split_bottom(min(inner.h - _LEAST_WORDS, needed), _GAP)
    scene.add(Paragraph("question", words, question, QUESTION_ON_WOOD))

    def row(index: int, rect: Rect) -> list[Widget]:
        if index == len(actions):
            return [ChoiceButton("choice-back", rect, scene.t("back"), on_press=on_back, icon="undo", style=_LABEL)]
        return [_button(actions[index], rect, bindings, invites=invites and index == 0)]

    if count:
        beside = 0.0 if rows.h < needed else BAR + MARGIN
        scene.add(ListView.of("choice-rows", rows.trimmed(right=-beside), [height] * count, row, gap=_GAP))


def _button(action: Any, rect: Rect, bindings: Bindings, invites: bool) -> ChoiceButton:
    name = piece_id("do", action.text)
    return ChoiceButton(
        name, rect, bindings.offers.choice(action), on_press=action_of(bindings.bind(name, action)),
        dress="gold" if invites else "wood", style=_LABEL, tooltip=lambda: bindings.offers.told(action),
    )  # fmt: skip
