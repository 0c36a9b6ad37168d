"""The bar along the top of a screen: its name and details on the left, tools on the right."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import BODY, CREAM, ON_WOOD, TOP_BAR_HEIGHT, TextStyle
from scenes.engine.widgets import Action, Button, Fixed, Look

BAR = Rect(0, 0, SCREEN.w, TOP_BAR_HEIGHT)
NAME = TextStyle(face="title", size=29, gilded=True, shadow=True, smallest=0.5)
DETAIL = BODY.but(size=25, colour=CREAM, smallest=0.5)
TOOL = ON_WOOD.centered.tightest
TOOL_HEIGHT = 44.0
_GAP = 22.0
_MOST_OF_DETAILS = 0.55
"""Largest share of the width that the details may take."""
_BETWEEN = f"   {markup.coloured('gold', '·')}   "
"""Separator in front of each detail."""


@dataclass(frozen=True, slots=True)
class Tool:
    """Describe one button of the bar; `other_label` is one it will have later, so that its width stays the same."""

    id: str
    label: str
    icon: str
    on_press: Action
    command: str = ""
    enabled: bool = True
    reason: str = ""
    tooltip: str | Callable[[], str] = ""
    other_label: str = ""


@dataclass(frozen=True)
class TopBar(Fixed):
    """Draw name and details of the bar; its tools are widgets of the scene."""

    name: str
    details: Sequence[str]
    room: float
    emblem: str

    def draw(self, canvas: Canvas, look: Look) -> None:
        """Draw the bar with emblem, name and details."""
        canvas.skin("top_bar", BAR)
        x = 30.0
        if self.emblem:
            canvas.image_fitted(self.emblem, Rect(14, 4, 44, 46))
            x = 66.0
        area = Rect(x, 2, self.room - x, TOP_BAR_HEIGHT - 8)
        details = _BETWEEN.join(["", *self.details]).strip() if self.details else ""
        kept = self._kept(canvas, area.w, details) if details else 0.0
        taken = canvas.text(self.name, area.trimmed(right=kept), NAME)
        if details:
            canvas.text(details, area.trimmed(left=taken.w + _GAP), DETAIL)

    def _kept(self, canvas: Canvas, room: float, details: str) -> float:
        """Return the width kept for the details; if the bar is too short, they and the name shrink alike."""
        name, told = canvas.measure(self.name, NAME)[0], canvas.measure(details, DETAIL)[0] + _GAP
        return min(room * _MOST_OF_DETAILS, told * min(1.0, room / (name + told)))


def add_top_bar(
    scene: Scene, name: str, details: Sequence[str] = (), tools: Sequence[Tool] = (), emblem: str = ""
) -> TopBar:
    """Add the bar and its tools to a scene, the last tool outermost on the right, and return the bar."""
    right = SCREEN.right - 14
    buttons: list[Button] = []
    for tool in reversed(tools):
        width = max(scene.measure(label, TOOL)[0] for label in (tool.label, tool.other_label)) + 84
        right -= width
        place = Rect(right, 4, width, TOOL_HEIGHT)
        buttons.append(_button(tool, place))
        right -= 12
    bar = scene.add(TopBar("top-bar", BAR, name, tuple(details), right, emblem))
    for button in reversed(buttons):
        scene.add(button)
    return bar


def _button(tool: Tool, place: Rect) -> Button:
    return Button(
        tool.id, place, tool.label, tool.on_press, icon=tool.icon, style=TOOL, command=tool.command,
        enabled=tool.enabled, reason=tool.reason, tooltip=tool.tooltip,
    )  # fmt: skip
