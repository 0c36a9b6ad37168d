"""What a skin is: a picture that stretches between fixed corners, with room for what it holds."""

from collections.abc import Callable
from dataclasses import dataclass

from PIL import Image

from assets.studio.kit.geometry import Box
from assets.studio.kit.raster import render
from assets.studio.kit.svg import Sketch
from assets.studio.paint import Picture

ART = "common/art"

Edges = tuple[int, int, int, int]
Drawing = Callable[[Sketch, Box], None]


@dataclass(frozen=True, slots=True)
class Skin:
    """`inset` (left, top, right, bottom) never stretches; `pad` is kept free of content. Texture pixels."""

    name: str
    size: tuple[int, int]
    inset: Edges
    pad: Edges
    draw: Drawing
    prefix: str = "skin_"

    @property
    def image(self) -> str:
        return f"{self.prefix}{self.name}"

    def picture(self, source: str) -> Picture:
        return drawn(self.image, self.size, self.draw, source)


def drawn(name: str, size: tuple[int, int], draw: Drawing, source: str) -> Picture:
    """A picture of the common art folder, drawn on one sketch of its own size."""

    def paint() -> Image.Image:
        sketch = Sketch(*size)
        draw(sketch, sketch.box)
        return render(sketch, *size)

    return Picture(f"{ART}/{name}", size, paint, (source,))


def even(margin: int) -> Edges:
    return margin, margin, margin, margin
