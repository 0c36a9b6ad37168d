"""Colours of the title's evening, and the small marks its light leaves on stone and plaster."""

from assets.studio.kit.colour import mix
from assets.studio.kit.geometry import Point, arch, number
from assets.studio.kit.svg import Sketch

SUNLIT = "#ffbd7c"
RIM = "#ffe6b4"
SHADE = "#231339"
HAZE = "#f0a06c"
LAMP = "#ffd98a"


def halo(sketch: Sketch, centre: Point, radius: float, strength: float) -> None:
    """Lamplight on the wall around a window; cheaper than a blended glow, of which a town would need hundreds."""
    place = (round(centre[0], 1), round(centre[1], 1))
    stops = ((0, "#ffc566", strength), (0.35, "#ffb050", strength * 0.42), (1, "#ffb050", 0.0))
    sketch.circle(place, radius, sketch.radial(place, round(radius, 1), stops))


def arched_window(sketch: Sketch, foot: Point, width: float, surround: str, lit: bool) -> None:
    x, y = foot
    height = width * 1.95
    sketch.path(arch(x, y + 0.6, width + 1.8, height + 1.5), surround)
    if not lit:
        sketch.path(arch(x, y, width, height), "#1c0f24")
        sketch.line((x - width / 2, y), (x + width / 2, y), SUNLIT, 0.7, opacity=0.4)
        return
    halo(sketch, (x, y - height / 2), height * 2.2, 0.75)
    glass = ((0, "#ffb84e"), (0.6, "#ffe39a"), (1, "#fff4cc"))
    sketch.path(arch(x, y, width, height), sketch.vertical(round(y - height, 1), round(y, 1), glass))
    sketch.line((x, y - height), (x, y), "#7a3d1c", 0.5, opacity=0.75)


def distant(colour: str, haze: float) -> str:
    """The colour as it looks through the evening air."""
    return mix(colour, HAZE, haze)


def polyline_down(points: list[Point], depth: float) -> str:
    """A band of constant depth hanging below a line given from left to right."""
    down = " ".join(f"L{number(x)} {number(y)}" for x, y in points)
    back = " ".join(f"L{number(x)} {number(y + depth)}" for x, y in reversed(points))
    return f"M{down[1:]} {back} Z"
