"""The widgets of the kit."""

from scenes.core.widgets.base import Action, Host, Look, Widget
from scenes.core.widgets.button import Button, IconButton, draw_key_cap
from scenes.core.widgets.choice_bar import ChoiceBar
from scenes.core.widgets.gliding_list import GlidingList
from scenes.core.widgets.plain import Fixed, Label, Panel, Paragraph, Picture
from scenes.core.widgets.scroll_area import ListView, ScrollArea
from scenes.core.widgets.slider import Slider
from scenes.core.widgets.text_field import TextField
from scenes.core.widgets.toggle import Toggle
from scenes.core.widgets.tooltip import draw_tooltip

__all__ = [
    "Action", "Button", "ChoiceBar", "Fixed", "GlidingList", "Host", "IconButton", "Label", "ListView", "Look",
    "Panel", "Paragraph", "Picture", "ScrollArea", "Slider", "TextField", "Toggle", "Widget", "draw_key_cap",
    "draw_tooltip",
]  # fmt: skip
