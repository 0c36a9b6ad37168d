"""The panel of actions: the seven of a turn with their keys, or the answers of a small choice."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import BUTTON, NOTE_ON_WOOD, Colour, TextStyle
from scenes.core.widgets import Button, Panel, Paragraph

VERBS = ("buy", "exchange", "build", "extend", "complete", "play", "declare", "pass")
ICONS = {verb: verb for verb in VERBS} | {"play": "noble"}
_LABEL = BUTTON.but(size=25, align="left", smallest=0.55)
_CHOICE: TextStyle = BUTTON.but(size=23, smallest=0.5, leading=1.0)


@dataclass(frozen=True, slots=True)
class Offer:
    """One button: greyed with a reason, or pressed."""

    id: str
    label: str
    on_press: Callable[[], None]
    icon: str = ""
    command: str = ""
    reason: str = ""
    tooltip: str | Callable[[], str] = ""
    is_primary: bool = False


class AnswerButton(Button):
    """Its label may take two lines."""

    def _draw_label(self, canvas: Canvas, area: Rect, colour: Colour) -> None:
        canvas.paragraph(self.label, area, self.style.but(colour=colour))


def add_verbs(scene: Scene, place: Rect, offers: Sequence[Offer]) -> None:
    scene.add(Panel("actions", place, "panel_wood"))
    for offer, row in zip(offers, place.inset(13, 14).rows(len(offers), 8), strict=True):
        scene.add(_button(Button, offer, row, _LABEL, show_key=True))


def add_choices(scene: Scene, place: Rect, question: str, offers: Sequence[Offer]) -> None:
    scene.add(Panel("actions", place, "panel_wood"))
    inner = place.inset(16, 16)
    height = min(64.0, (inner.h - 130) / max(1, len(offers)) - 8) if offers else 0
    buttons = (height + 10) * len(offers)
    words = inner.trimmed(bottom=buttons + (8 if offers else 0))
    scene.add(Paragraph("question", words, question, NOTE_ON_WOOD.but(align="center", size=25, smallest=0.6)))
    rows = inner.split_bottom(buttons)[1].rows(len(offers), 10) if offers else []
    for offer, row in zip(offers, rows, strict=True):
        scene.add(_button(AnswerButton, offer, row, _CHOICE, show_key=False))


def _button(kind: type[Button], offer: Offer, row: Rect, style: TextStyle, show_key: bool) -> Button:
    return kind(
        offer.id, row, offer.label, offer.on_press, icon=offer.icon, style=style, command=offer.command,
        show_key=show_key, enabled=not offer.reason, reason=offer.reason, tooltip=offer.tooltip,
        dress="gold" if offer.is_primary else "wood", sound="click",
    )  # fmt: skip
