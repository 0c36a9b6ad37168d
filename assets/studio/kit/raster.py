"""From sketches to pixels: rendering, layering, scaling and saving."""

import io
from pathlib import Path

import resvg_py
from PIL import Image, ImageFilter

from assets.studio.kit.colour import rgb
from assets.studio.kit.svg import Sketch

WEBP_QUALITY = 88


def render(source: Sketch | str, width: int, height: int) -> Image.Image:
    markup = source if isinstance(source, str) else source.markup()
    data = resvg_py.svg_to_bytes(svg_string=markup, width=width, height=height, skip_system_fonts=True)
    return Image.open(io.BytesIO(bytes(data))).convert("RGBA").resize((width, height), Image.Resampling.LANCZOS)


def stack(*layers: Image.Image) -> Image.Image:
    """Lay pictures of one size over each other, the first at the bottom."""
    picture = layers[0].copy()
    for layer in layers[1:]:
        picture.alpha_composite(layer)
    return picture


def scaled(picture: Image.Image, width: int, height: int) -> Image.Image:
    return picture.resize((width, height), Image.Resampling.LANCZOS)


def cast_shadow(
    picture: Image.Image, blur: float, offset: tuple[int, int], strength: float, colour: str = "#140806"
) -> Image.Image:
    """The picture with the shadow its outline throws, on the same canvas."""
    alpha = Image.new("L", picture.size)
    alpha.paste(picture.getchannel("A"), offset)
    alpha = alpha.filter(ImageFilter.GaussianBlur(blur)).point(lambda value: value * strength)
    shadow = Image.new("RGBA", picture.size, (*rgb(colour), 0))
    shadow.putalpha(alpha)
    return stack(shadow, picture)


def save_webp(picture: Image.Image, path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    opaque = picture.mode == "RGBA" and picture.getchannel("A").getextrema()[0] == 255
    (picture.convert("RGB") if opaque else picture).save(path, "WEBP", quality=WEBP_QUALITY, method=6)
