"""How a sign is drawn: masses in a heavy dark outline on a grid of 64, so that each keeps its shape at 17 pixels."""

from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.inks import OUTLINE


def mass(sketch: Sketch, d: str, paint: str, width: float = 2.8) -> None:
    sketch.path(d, paint, stroke=OUTLINE, stroke_width=width, stroke_linejoin="round")


def scratch(sketch: Sketch, d: str, colour: str, width: float, opacity: float = 1) -> None:
    """A line drawn on a mass."""
    sketch.path(d, stroke=colour, stroke_width=width, stroke_opacity=opacity, stroke_linecap="round")


def bar(sketch: Sketch, d: str, paint: str, width: float, edge: float = 4) -> None:
    """A line with an outline of its own."""
    pen = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    sketch.path(d, stroke=OUTLINE, stroke_width=width + edge, **pen)
    sketch.path(d, stroke=paint, stroke_width=width, **pen)


def toned(sketch: Sketch, light: str, middle: str, dark: str) -> str:
    """The light of every sign falls from the upper left."""
    return sketch.linear((8, 4), (56, 60), ((0, light), (0.5, middle), (1, dark)))
