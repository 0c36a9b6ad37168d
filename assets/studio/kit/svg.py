"""A sketch: one SVG document written shape by shape, with its gradients, clips and filters shared by key."""

from collections.abc import Callable, Hashable, Iterator, Sequence
from contextlib import contextmanager

from assets.studio.kit.geometry import Box, Point, number

Attribute = str | float | None
Stop = tuple[float, str] | tuple[float, str, float]
Stops = Sequence[Stop]


def attributes(given: dict[str, Attribute]) -> str:
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{value if isinstance(value, str) else number(value)}"'
        for name, value in given.items()
        if value is not None
    )


def _stop_tags(stops: Stops) -> str:
    return "".join(
        f'<stop offset="{number(stop[0])}" stop-color="{stop[1]}"'
        + (f' stop-opacity="{number(stop[2])}"/>' if len(stop) == 3 else "/>")
        for stop in stops
    )


class Sketch:
    """Shapes land in the order they are drawn; paints, clips and filters are named by `url(#...)` strings."""

    def __init__(self, width: float, height: float) -> None:
        self.width = width
        self.height = height
        self._names: dict[Hashable, str] = {}
        self._definitions: list[str] = []
        self._body: list[str] = []

    @property
    def box(self) -> Box:
        return Box(0, 0, self.width, self.height)

    def define(self, key: Hashable, tag: Callable[[str], str]) -> str:
        """Write a definition once per key and give back its reference; `tag` receives the id to carry."""
        if key not in self._names:
            self._names[key] = f"d{len(self._names)}"
            self._definitions.append(tag(self._names[key]))
        return f"url(#{self._names[key]})"

    def linear(self, start: Point, end: Point, stops: Stops) -> str:
        ends = f'x1="{number(start[0])}" y1="{number(start[1])}" x2="{number(end[0])}" y2="{number(end[1])}"'
        return self.define(
            ("linear", ends, tuple(stops)),
            lambda name: (
                f'<linearGradient id="{name}" gradientUnits="userSpaceOnUse" {ends}>'
                f"{_stop_tags(stops)}</linearGradient>"
            ),
        )

    def vertical(self, top: float, bottom: float, stops: Stops) -> str:
        return self.linear((0, top), (0, bottom), stops)

    def horizontal(self, left: float, right: float, stops: Stops) -> str:
        return self.linear((left, 0), (right, 0), stops)

    def radial(self, centre: Point, radius: float | Point, stops: Stops) -> str:
        rx, ry = radius if isinstance(radius, tuple) else (radius, radius)
        place = f"translate({number(centre[0])} {number(centre[1])}) scale({number(rx)} {number(ry)})"
        return self.define(
            ("radial", place, tuple(stops)),
            lambda name: (
                f'<radialGradient id="{name}" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" '
                f'gradientTransform="{place}">{_stop_tags(stops)}</radialGradient>'
            ),
        )

    def clip(self, d: str, even_odd: bool = False) -> str:
        rule = ' clip-rule="evenodd"' if even_odd else ""
        return self.define(
            ("clip", d, even_odd), lambda name: f'<clipPath id="{name}"><path d="{d}"{rule}/></clipPath>'
        )

    def mask(self, box: Box, paint: str) -> str:
        """Show what is masked as far as `paint` is white and opaque."""
        x, y, w, h = map(number, box)
        place = f'x="{x}" y="{y}" width="{w}" height="{h}"'
        return self.define(
            ("mask", box, paint),
            lambda name: f'<mask id="{name}" maskUnits="userSpaceOnUse" {place}><rect {place} fill="{paint}"/></mask>',
        )

    def blur(self, deviation: float) -> str:
        return self.define(
            ("blur", deviation),
            lambda name: (
                f'<filter id="{name}" x="-60%" y="-60%" width="220%" height="220%">'
                f'<feGaussianBlur stdDeviation="{number(deviation)}"/></filter>'
            ),
        )

    def path(self, d: str, fill: str = "none", **given: Attribute) -> None:
        self._body.append(f'<path d="{d}" fill="{fill}"{attributes(given)}/>')

    def rect(self, box: Box, fill: str, **given: Attribute) -> None:
        x, y, w, h = map(number, box)
        self._body.append(f'<rect x="{x}" y="{y}" width="{w}" height="{h}" fill="{fill}"{attributes(given)}/>')

    def circle(self, centre: Point, radius: float, fill: str, **given: Attribute) -> None:
        self.ellipse(centre, (radius, radius), fill, **given)

    def ellipse(self, centre: Point, radii: Point, fill: str, **given: Attribute) -> None:
        cx, cy, rx, ry = map(number, (*centre, *radii))
        place = f'cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}"'
        self._body.append(f'<ellipse {place} fill="{fill}"{attributes(given)}/>')

    def line(self, start: Point, end: Point, colour: str, width: float, opacity: float | None = None) -> None:
        d = f"M{number(start[0])} {number(start[1])} L{number(end[0])} {number(end[1])}"
        self.path(d, stroke=colour, stroke_width=width, stroke_opacity=opacity, stroke_linecap="round")

    @contextmanager
    def group(self, blend: str | None = None, **given: Attribute) -> Iterator[None]:
        """Everything drawn inside shares a transform, clip, mask, opacity or blend mode."""
        style = f"mix-blend-mode:{blend}" if blend else None
        self._body.append(f"<g{attributes({**given, 'style': style})}>")
        yield
        self._body.append("</g>")

    @contextmanager
    def at(self, x: float, y: float, scale: float = 1, turn: float = 0, mirror: bool = False) -> Iterator[None]:
        """Draw around an origin of one's own."""
        size = f"{number(-scale if mirror else scale)} {number(scale)}"
        with self.group(transform=f"translate({number(x)} {number(y)}) rotate({number(turn)}) scale({size})"):
            yield

    def markup(self) -> str:
        size = f'width="{number(self.width)}" height="{number(self.height)}"'
        view = f'viewBox="0 0 {number(self.width)} {number(self.height)}"'
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" {size} {view}>'
            f"<defs>{''.join(self._definitions)}</defs>{''.join(self._body)}</svg>"
        )
