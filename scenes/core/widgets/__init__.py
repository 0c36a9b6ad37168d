"""The widgets of the kit."""

from scenes.core.widgets.base import Action, Host, Look, Widget
from scenes.core.widgets.button import Button, IconButton, draw_key_cap
from scenes.core.widgets.plain import Label, Panel, Paragraph, Picture
from scenes.core.widgets.tooltip import draw_tooltip

__all__ = [
    "Action", "Button", "Host", "IconButton", "Label", "Look", "Panel", "Paragraph", "Picture", "Widget",
    "draw_key_cap", "draw_tooltip",
]  # fmt: skip
