"""What lies behind a scene: sky, sea, mountains and hills, painted as pixels."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

import numpy as np

from assets.studio.kit.geometry import Box, number, polyline
from assets.studio.kit.hillside import Hillside, crest_line, paint_hillside
from assets.studio.kit.light import glow
from assets.studio.kit.noise import Field, blend, fractal, smoothstep, to_pixels, tone
from assets.studio.kit.raster import render
from assets.studio.kit.sky import clouds, sky
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.scenes.daylight import Light
from assets.studio.lorenzo.scenes.stage import FINE, FINE_HEIGHT, FINE_SIZE, FINE_WIDTH, HEIGHT, WIDTH

Far = Callable[[Field, Light, int], None]

MEADOW = ("#86a24a", "#93ab52", "#78963f", "#9fb25c")
FIELDS = ("#86a346", "#b6b45c", "#6f9340", "#c9bd6a", "#5f8640", "#a2a04e")
CORN = ("#d9bc58", "#c9a544", "#e2c96c", "#b7973c", "#9aa04a")
STONY = ("#a8a078", "#b7aa84", "#948f6c", "#9c9a64", "#c0b48c")
SAND = ("#d9c08c", "#cdb27c", "#e2cc9c", "#c4a871")
DRY = ("#b2a668", "#a09a58", "#c2b274", "#8f9350")
_BLUE_HILLS = ("#7f9a86", "#8aa48c", "#93a888", "#75947c")
_WOODED_HILLS = ("#6a8c50", "#7d9a58", "#8da25c", "#5f8248")


def open_sky(light: Light, card: int, horizon: float = 210) -> Field:
    sketch = Sketch(WIDTH, HEIGHT)
    sky(sketch, Box(0, 0, WIDTH, horizon), light.sky)
    sketch.rect(Box(0, horizon - 1, WIDTH, HEIGHT), str(light.sky[-1][1]))
    glow(sketch, light.sun_at, 190, light.sun, 0.8)
    clouds(sketch, Box(0, -30, WIDTH, horizon + 10), light.cloud, 0.9, seed=card * 3 + 5, cover=light.cover)
    return to_pixels(render(sketch, *FINE_SIZE))


@dataclass(frozen=True, slots=True)
class Country:
    """Hills behind hills; `horizon` is where the near land begins, `far` what stands beyond it."""

    tones: tuple[str, ...] = MEADOW
    horizon: float = 196
    swell: float = 10
    field_width: float = 66
    hedges: float = 0.6
    furrows: float = 0.4
    far: tuple[Far, ...] = ()

    def __call__(self, light: Light, card: int) -> Field:
        canvas = open_sky(light, card)
        for paint in self.far or (blue_hills, wooded_hills):
            paint(canvas, light, card)
        land = _land(self.tones, light, card + 40, 0.45, 18)
        land = replace(land, field_width=self.field_width, hedges=self.hedges, furrows=self.furrows)
        paint_hillside(canvas, _crest(self.horizon, self.swell, card + 2), land)
        return canvas


def _land(tones: tuple[str, ...], light: Light, seed: int, haze: float, reach: float) -> Hillside:
    shown = tuple(light.on(colour) for colour in tones)
    return Hillside(shown, seed, 0.7, 0.05, light.haze, haze, reach, light=0.6, field_width=60)


def _crest(horizon: float, swell: float, seed: int) -> Field:
    return crest_line(FINE_WIDTH, horizon * FINE, ((swell, 1.2), (swell * 0.5, 2.7)), seed)


def _hills(canvas: Field, light: Light, card: int, horizon: float, tones: tuple[str, ...], haze: float) -> None:
    land = replace(_land(tones, light, card, haze, 70), field_width=34, hedges=0.35)
    paint_hillside(canvas, _crest(horizon, 15, card + int(horizon)), land)


blue_hills: Far = partial(_hills, horizon=152, tones=_BLUE_HILLS, haze=0.78)
wooded_hills: Far = partial(_hills, horizon=176, tones=_WOODED_HILLS, haze=0.45)
low_hills: Far = partial(_hills, horizon=182, tones=_BLUE_HILLS, haze=0.7)


def _mountains(canvas: Field, light: Light, card: int, foot: float, rise: float, snow: float) -> None:
    """A range lit from the left; above the share `snow` of its height it is white."""
    rows, columns = np.mgrid[0:FINE_HEIGHT, 0:FINE_WIDTH].astype(np.float32)
    crags = fractal(FINE_SIZE, (70, 110), 6, card + 3) - 0.5
    facing, cover = np.zeros_like(rows), np.zeros_like(rows)
    for middle, top, steepness in _summits(foot * FINE, rise * FINE, card):
        flank = top + np.abs(columns - middle) * steepness + crags * 30
        side = columns - middle + crags * (24 + np.clip(rows - top, 0, None) * 1.6)
        facing = np.where(rows > flank, np.tanh(-side / 5), facing)
        cover = np.maximum(cover, np.clip(rows - flank, 0, 1))
    facing = facing * 0.75 + np.clip(np.gradient(crags, axis=1) * -40, -0.5, 0.5)
    height = (foot * FINE - rows) / (rise * FINE)
    rock = tone("#969aa6") * np.ones((FINE_HEIGHT, FINE_WIDTH, 3), np.float32)
    rock = blend(rock, "#fdfcf6", smoothstep(snow, snow + 0.12, (height + crags * 0.7).astype(np.float32)))
    rock = blend(rock, "#fff4dc", (np.clip(facing, 0, 1) * 0.5).astype(np.float32))
    rock = blend(rock, "#54618c", (np.clip(-facing, 0, 1) * 0.6).astype(np.float32))
    rock = blend(rock * tone(light.tint), light.haze, np.clip(0.85 - height * 1.2, 0.08, 0.85))
    canvas[:] = canvas * (1 - cover[..., None]) + rock * cover[..., None]


def _summits(foot: float, rise: float, seed: int) -> list[tuple[float, float, float]]:
    """Where each mountain stands, how high up its summit lies and how steep it is; the tallest first."""
    source = np.random.default_rng(seed)
    summits = []
    for i in range(8):
        middle = FINE_WIDTH * (i + 0.5 + source.uniform(-0.35, 0.35)) / 8
        height = source.uniform(0.78, 1) if i % 2 else source.uniform(0.4, 0.65)
        summits.append((middle, foot - rise * height, source.uniform(0.75, 1.1)))
    return sorted(summits, key=lambda summit: summit[1])


peaks: Far = partial(_mountains, foot=215, rise=170, snow=0.6)
white_peaks: Far = partial(_mountains, foot=215, rise=180, snow=0.2)
bare_peaks: Far = partial(_mountains, foot=215, rise=140, snow=2.0)


def sea(light: Light, card: int, horizon: float = 180) -> Field:
    """Water to the horizon with the sky lying on it."""
    canvas = open_sky(light, card, horizon + 6)
    top = int(horizon * FINE)
    depth = np.linspace(0, 1, FINE_HEIGHT - top, dtype=np.float32)[:, None, None]
    near, far = tone(light.on("#2d5f7c")), tone(str(light.sky[-2][1]))
    water = far * (1 - depth**0.5) + near * depth**0.5
    size = (FINE_WIDTH, FINE_HEIGHT - top)
    waves = fractal(size, (46, 5), 4, card) - 0.5
    water = water * (1 + waves[..., None] * (0.25 + 0.5 * depth))
    across = np.abs(np.linspace(0, FINE_WIDTH, FINE_WIDTH) - light.sun_at[0] * FINE)[None, :] / FINE_WIDTH
    path = np.clip(1 - across * 4.5, 0, 1) * np.clip(waves * 6, 0, 1) * 0.8
    canvas[top:] = np.clip(blend(water.astype(np.float32), light.sun, path.astype(np.float32)), 0, 1)
    return canvas


def coast(light: Light, card: int) -> Field:
    return sea(light, card, 172)


def piazza(light: Light, card: int, horizon: float = 262) -> Field:
    """The sky over a town's roofs, and the paving of a square running towards the viewer."""
    canvas = open_sky(light, card, 200)
    for paint in (blue_hills, wooded_hills):
        paint(canvas, light, card)
    front = to_pixels(render(_paving(light, horizon), *FINE_SIZE))
    top = int(horizon * FINE)
    canvas[top:] = front[top:]
    return canvas


def _paving(light: Light, horizon: float) -> Sketch:
    sketch = Sketch(WIDTH, HEIGHT)
    stone = ((0, light.on("#dcc49a")), (0.5, light.on("#c4a678")), (1, light.on("#8f7048")))
    sketch.rect(sketch.box, sketch.vertical(horizon, HEIGHT, stone))
    seam = light.on("#5f4526")
    for i in range(-24, 25):
        ends = [(WIDTH / 2 + i * 16, horizon), (WIDTH / 2 + i * 46, HEIGHT)]
        sketch.path(polyline(ends), stroke=seam, stroke_width=1, stroke_opacity=0.5)
    y, step = horizon, 4.0
    while y < HEIGHT:
        sketch.path(f"M0 {number(y)} H{WIDTH}", stroke=seam, stroke_width=1, stroke_opacity=0.5)
        y, step = y + step, step * 1.45
    return sketch
