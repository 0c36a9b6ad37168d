"""Shadows, glows and vignettes on a sketch."""

from assets.studio.kit.geometry import Box, Point, rectangle
from assets.studio.kit.svg import Sketch

NIGHT = "#140806"


def drop_shadow(
    sketch: Sketch,
    d: str,
    blur: float = 5,
    offset: Point = (3, 4),
    strength: float = 0.45,
    colour: str = NIGHT,
) -> None:
    """The shadow a shape casts; draw it before the shape."""
    move = f"translate({offset[0]} {offset[1]})"
    with sketch.group(transform=move):
        sketch.path(d, colour, fill_opacity=strength, filter=sketch.blur(blur))


def inner_shadow(
    sketch: Sketch, d: str, width: float = 20, blur: float = 8, strength: float = 0.7, colour: str = NIGHT
) -> None:
    """Darkness along the inside of an edge, as in a window or a sunk panel."""
    with sketch.group(clip_path=sketch.clip(d)):
        sketch.path(d, stroke=colour, stroke_width=width, stroke_opacity=strength, filter=sketch.blur(blur))


def glow(sketch: Sketch, centre: Point, radius: float | Point, colour: str, strength: float = 0.6) -> None:
    """Light spilling from a lamp, a window or the sun."""
    rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
    stops = (
        (0, colour, strength),
        (0.25, colour, strength * 0.5),
        (0.55, colour, strength * 0.18),
        (1, colour, 0),
    )
    with sketch.group(blend="screen"):
        sketch.ellipse(centre, (rx, ry), sketch.radial(centre, (rx, ry), stops))


def fade_down(sketch: Sketch, box: Box, strength: float = 0.5, colour: str = NIGHT) -> None:
    """The soft shadow below a cornice or an eave."""
    sketch.rect(box, sketch.vertical(box.y, box.bottom, ((0, colour, strength), (1, colour, 0))))


def vignette(
    sketch: Sketch, box: Box, strength: float = 0.55, colour: str = "#1a0818", clip: str | None = None
) -> None:
    stops = ((0, colour, 0), (0.58, colour, 0), (1, colour, strength))
    shade = sketch.radial(box.centre, (box.w * 0.78, box.h * 0.72), stops)
    sketch.path(rectangle(box), shade, clip_path=clip)
