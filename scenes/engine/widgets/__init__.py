"""The widgets: buttons, toggles, lists, text fields, panels, pictures and tooltips."""

from scenes.engine.widgets.base import Action, Host, Look, Pressable, Widget
from scenes.engine.widgets.button import Button, IconButton, draw_key_cap
from scenes.engine.widgets.choice_bar import ChoiceBar
from scenes.engine.widgets.gliding_list import GlidingList
from scenes.engine.widgets.scroll_area import ListView, ScrollArea
from scenes.engine.widgets.slider import Slider
from scenes.engine.widgets.static import Fixed, Label, Panel, Paragraph, Picture
from scenes.engine.widgets.text_field import TextField
from scenes.engine.widgets.toggle import Toggle
from scenes.engine.widgets.tooltip import draw_tooltip

__all__ = [
    "Action", "Button", "ChoiceBar", "Fixed", "GlidingList", "Host", "IconButton", "Label", "ListView", "Look",
    "Panel", "Paragraph", "Picture", "Pressable", "ScrollArea", "Slider", "TextField", "Toggle", "Widget",
    "draw_key_cap", "draw_tooltip",
]  # fmt: skip
