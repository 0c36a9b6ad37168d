"""The dark outline that keeps every figure apart from the stones around it."""

from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Attribute


def edge(width: float, colour: str = UMBER) -> dict[str, Attribute]:
    return {"stroke": colour, "stroke_width": width, "stroke_linejoin": "round"}
