"""Surfaces made of noise: relief lit from the upper left, stains, grain and a hand-drawn edge."""

from dataclasses import dataclass

from assets.studio.kit.colour import rgb
from assets.studio.kit.geometry import Box
from assets.studio.kit.svg import Sketch


@dataclass(frozen=True, slots=True)
class Relief:
    """`frequency` is one or two numbers (across, down); `depth` is how far the surface rises."""

    frequency: str
    octaves: int
    depth: float


STONE_RELIEF = Relief(".30 .34", 4, 1.25)
ROUGH_RELIEF = Relief(".16 .20", 4, 1.7)
STUCCO_RELIEF = Relief(".08 .10", 4, 1.8)
PAPER_RELIEF = Relief(".9", 3, 0.7)
FIBRE_RELIEF = Relief(".04 .32", 4, 1.3)
WOOD_RELIEF = Relief(".02 .42", 4, 1.6)
CLOTH_RELIEF = Relief(".9 .5", 2, 0.9)

_FLAT_IS_WHITE = 1.23


def _turbulence(frequency: str, octaves: int, seed: int) -> str:
    noise = f'baseFrequency="{frequency}" numOctaves="{octaves}" seed="{seed}"'
    return f'<feTurbulence type="fractalNoise" {noise}/>'


def _lit_noise(name: str, relief: Relief, seed: int) -> str:
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
        f"{_turbulence(relief.frequency, relief.octaves, seed)}"
        '<feColorMatrix type="matrix" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .6 .5 .3 0 -.2"/>'
        f'<feDiffuseLighting surfaceScale="{relief.depth}" diffuseConstant="{_FLAT_IS_WHITE}" '
        'lighting-color="#fff">'
        '<feDistantLight azimuth="225" elevation="55"/></feDiffuseLighting></filter>'
    )


def emboss(
    sketch: Sketch,
    box: Box,
    relief: Relief,
    strength: float,
    clip: str | None = None,
    seed: int = 7,
    blend: str = "multiply",
) -> None:
    """Lay the relief of a material over what is already drawn inside `box`."""
    look = sketch.define(("relief", relief, seed), lambda name: _lit_noise(name, relief, seed))
    with sketch.group(blend=blend, opacity=strength, clip_path=clip):
        sketch.rect(box, "#fff", filter=look)


def noise_paint(sketch: Sketch, frequency: str, octaves: int, colour: str, gain: float, bias: float, seed: int) -> str:
    """A filter that turns any shape into patches of `colour`; alpha is `gain` times the noise plus `bias`."""
    red, green, blue = (part / 255 for part in rgb(colour))
    return sketch.define(
        ("noise", frequency, octaves, colour, gain, bias, seed),
        lambda name: (
            f'<filter id="{name}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB">'
            f"{_turbulence(frequency, octaves, seed)}"
            f'<feColorMatrix type="matrix" values="0 0 0 0 {red:.3f} 0 0 0 0 {green:.3f} 0 0 0 0 {blue:.3f} '
            f'{gain} 0 0 0 {bias}"/><feComposite in2="SourceGraphic" operator="in"/></filter>'
        ),
    )


def stain(
    sketch: Sketch,
    d: str,
    colour: str,
    strength: float,
    frequency: str = ".011 .013",
    seed: int = 31,
    blend: str = "multiply",
    bias: float = -0.95,
) -> None:
    """Soft patches of colour inside the shape `d`: damp on parchment, moss on stone, veins in wood."""
    patches = noise_paint(sketch, frequency, 5, colour, 2.2, bias, seed)
    with sketch.group(blend=blend, opacity=strength):
        sketch.path(d, "#fff", filter=patches)


def wobble(sketch: Sketch, box: Box, amount: float = 1) -> str:
    """A filter that makes ruled edges look drawn by hand."""
    place = f'x="{box.x}" y="{box.y}" width="{box.w}" height="{box.h}"'
    return sketch.define(
        ("wobble", box, amount),
        lambda name: (
            f'<filter id="{name}" filterUnits="userSpaceOnUse" {place}>'
            '<feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="2" seed="4"/>'
            f'<feDisplacementMap in="SourceGraphic" scale="{amount}" '
            'xChannelSelector="R" yChannelSelector="G"/></filter>'
        ),
    )
