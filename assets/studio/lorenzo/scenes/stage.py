"""How a card's scene comes about: a backdrop of pixels, layers of drawing before it, and one coat of tempera."""

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageEnhance

from assets.studio.kit.light import glow, vignette
from assets.studio.kit.noise import Field, to_image, tone
from assets.studio.kit.raster import render, scaled, stack
from assets.studio.kit.svg import Sketch
from assets.studio.kit.tempera import tempera
from assets.studio.lorenzo.scenes.daylight import BY_PERIOD, Light

SIZE = WIDTH, HEIGHT = 480, 360
FINE = 1.5
FINE_SIZE = FINE_WIDTH, FINE_HEIGHT = int(WIDTH * FINE), int(HEIGHT * FINE)
_CARDS_OF_A_TYPE, _CARDS_OF_A_PERIOD = 24, 8


@dataclass(frozen=True, slots=True)
class Scene:
    """What a layer draws on, its luck and its light."""

    sketch: Sketch
    rng: random.Random
    light: Light


Layer = Callable[[Scene], None]
Backdrop = Callable[[Light, int], Field]


@dataclass(frozen=True, slots=True)
class Composition:
    """Everything a card shows, from the back to the front."""

    backdrop: Backdrop
    layers: tuple[Layer, ...]


Compositions = Mapping[int, Composition]


def light_of(card: int) -> Light:
    """Of each type the lowest eight numbers belong to the first period."""
    return BY_PERIOD[(card - 1) % _CARDS_OF_A_TYPE // _CARDS_OF_A_PERIOD + 1]


def paint_card(compositions: Compositions, card: int) -> Image.Image:
    light, composition = light_of(card), compositions[card]
    scene = Scene(Sketch(WIDTH, HEIGHT), random.Random(card), light)
    for layer in composition.layers:
        layer(scene)
    front = _lit(render(scene.sketch, *FINE_SIZE), light)
    picture = stack(to_image(composition.backdrop(light, card)), front, _air(light))
    return _rich(scaled(tempera(picture, 2, card, sway=0.75, mottle=0.06), WIDTH, HEIGHT))


def _lit(front: Image.Image, light: Light) -> Image.Image:
    """Objects are drawn in their own colours; here the hour falls on them, from the left to the right."""
    across = np.linspace(0, 1, front.width, dtype=np.float32)[None, :, None]
    colour = tone(light.tint) * (1 - across) + tone(light.shade) * across
    pixels = np.asarray(front, np.float32)
    pixels = np.concatenate((pixels[..., :3] * colour, pixels[..., 3:]), axis=2)
    return Image.fromarray((pixels + 0.5).astype(np.uint8), "RGBA")


def _rich(picture: Image.Image) -> Image.Image:
    """Varnish: deeper darks and fuller colours, for pictures that are mostly seen small."""
    bright = ImageEnhance.Brightness(picture).enhance(1.04)
    return ImageEnhance.Color(ImageEnhance.Contrast(bright).enhance(1.1)).enhance(1.1)


def _air(light: Light) -> Image.Image:
    """Sunlight that drifts before everything, and the darker corners of the panel."""
    sketch = Sketch(WIDTH, HEIGHT)
    glow(sketch, light.sun_at, (300, 220), light.sun, 0.34)
    vignette(sketch, sketch.box, 0.42)
    return render(sketch, *FINE_SIZE)
