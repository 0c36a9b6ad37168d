"""The bar along the top: where we are on the left, tools on the right."""

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import BODY, CREAM, TOP_BAR_HEIGHT, TextStyle
from scenes.engine.widgets import Action, Button, Look, Widget

BAR = Rect(0, 0, SCREEN.w, TOP_BAR_HEIGHT)
NAME = TextStyle(face="title", size=29, gilded=True, shadow=True, smallest=0.5)
DETAIL = BODY.but(size=25, colour=CREAM, smallest=0.5)
TOOL = BODY.but(size=24, align="center", colour=CREAM, smallest=0.5)
TOOL_HEIGHT = 44.0
_GAP = 22.0
_MOST_OF_DETAILS = 0.55
_BETWEEN = f"   {markup.coloured('gold', '·')}   "
"""Very large text: the name shrinks before where we are is cut."""


@dataclass(frozen=True, slots=True)
class Tool:
    """One button of the bar; with another label it will bear later it keeps its width."""

    id: str
    label: str
    icon: str
    on_press: Action
    command: str = ""
    enabled: bool = True
    reason: str = ""
    tooltip: str | Callable[[], str] = ""
    other_label: str = ""


class TopBar(Widget):
    """The drawn part; its tools are widgets of the scene."""

    def __init__(self, id: str, name: str, details: Sequence[str], room: float, emblem: str) -> None:
        super().__init__(id, BAR)
        self.name, self.details, self.room, self.emblem = name, list(details), room, emblem

    def stays_as(self, look: Look) -> Hashable:
        return ()

    def draw(self, canvas: Canvas, look: Look) -> None:
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
        """For the details; where the bar is too short, they and the name give way alike."""
        name, told = canvas.measure(self.name, NAME)[0], canvas.measure(details, DETAIL)[0] + _GAP
        return min(room * _MOST_OF_DETAILS, told * min(1.0, room / (name + told)))


def add_top_bar(
    scene: Scene, name: str, details: Sequence[str] = (), tools: Sequence[Tool] = (), emblem: str = ""
) -> TopBar:
    """Adds the bar and its tools, the last tool outermost on the right."""
    right = SCREEN.right - 14
    buttons: list[Button] = []
    for tool in reversed(tools):
        width = max(scene.measure(label, TOOL)[0] for label in (tool.label, tool.other_label)) + 84
        right -= width
        place = Rect(right, 4, width, TOOL_HEIGHT)
        buttons.append(_button(tool, place))
        right -= 12
    bar = scene.add(TopBar("top-bar", name, details, right, emblem))
    for button in reversed(buttons):
        scene.add(button)
    return bar


def _button(tool: Tool, place: Rect) -> Button:
    return Button(
        tool.id, place, tool.label, tool.on_press, icon=tool.icon, style=TOOL, command=tool.command,
        enabled=tool.enabled, reason=tool.reason, tooltip=tool.tooltip,
    )  # fmt: skip
