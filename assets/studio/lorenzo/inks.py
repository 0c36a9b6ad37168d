"""The colours of Lorenzo il Magnifico: the four kinds of card, the leaders, the dice and the families."""

from typing import NamedTuple

from assets.studio.kit.palette import BURGUNDY

OUTLINE = "#2a1608"
KINDS = {"territory": "#3f6b35", "character": "#2b4f9c", "building": "#9a6c1a", "venture": "#6a3f8c"}
LEADER = BURGUNDY


class Glaze(NamedTuple):
    """A surface's colour in the light and in the shade, and what is legible on it."""

    light: str
    shade: str
    mark: str


DICE = {
    "white": Glaze("#fffaf0", "#cdc0a2", "#2a1d12"),
    "black": Glaze("#4d463f", "#110d0a", "#ffeec8"),
    "orange": Glaze("#f4a04c", "#a34c0b", "#2a1004"),
    "neutral": Glaze("#e0b780", "#825727", "#2a1606"),
}
VALUES = {
    "value": Glaze("#fffaea", "#d8c69a", "#2a1608"),
    "final": Glaze("#ffe28a", "#a8741c", "#2a1606"),
    "territory": Glaze("#77a85c", "#244c20", "#fff8dc"),
    "character": Glaze("#6a90de", "#1d3878", "#fff8e8"),
    "building": Glaze("#f0c45c", "#94641a", "#2a1606"),
    "venture": Glaze("#a378ca", "#44225f", "#fff4ff"),
}
FAMILIES = {
    "L": Glaze("#b3202a", "#5d0d12", "#f0c24e"),
    "F": Glaze("#2f5fb8", "#14295c", "#e8eefc"),
    "Q": Glaze("#3f7a3c", "#1a3d1c", "#f0e6b0"),
    "T": Glaze("#6a4090", "#331a4c", "#eddcff"),
    "S": Glaze("#d97a1f", "#7a3a08", "#fff0c0"),
}
