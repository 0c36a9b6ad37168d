"""The light of the three periods: Florence in the morning, at noon and in the evening."""

from dataclasses import dataclass

from assets.studio.kit.colour import hexadecimal, rgb
from assets.studio.kit.geometry import Point
from assets.studio.kit.svg import Stops


@dataclass(frozen=True, slots=True)
class Light:
    """`tint` is what white becomes where the light falls, `shade` where it does not; `lit` is the share of
    windows with a lamp behind."""

    sky: Stops
    cloud: str
    cover: float
    sun: str
    sun_at: Point
    haze: str
    tint: str
    shade: str
    lit: float = 0

    def on(self, colour: str) -> str:
        """A colour as this light shows it."""
        parts = (part * white / 255 for part, white in zip(rgb(colour), rgb(self.tint), strict=True))
        return hexadecimal(*parts)


MORNING = Light(
    sky=((0, "#4288c4"), (0.42, "#96c6dc"), (0.76, "#f2e6c4"), (1, "#ffd592")),
    cloud="#fff4e2",
    cover=-1.42,
    sun="#fff2c4",
    sun_at=(96, 104),
    haze="#f2e6cc",
    tint="#fff6e4",
    shade="#e4dcea",
)
NOON = Light(
    sky=((0, "#2f7cc0"), (0.5, "#7db8dc"), (0.85, "#cfe6ea"), (1, "#eef2dc")),
    cloud="#ffffff",
    cover=-1.12,
    sun="#fffbe6",
    sun_at=(240, -40),
    haze="#d6e6e8",
    tint="#fffdf4",
    shade="#eeeaf2",
)
EVENING = Light(
    sky=((0, "#2c3474"), (0.3, "#6a5296"), (0.55, "#cc7276"), (0.76, "#f6a660"), (1, "#ffe29a")),
    cloud="#ffa27c",
    cover=-1.25,
    sun="#ffe0a0",
    sun_at=(84, 168),
    haze="#e2a08c",
    tint="#ffdfae",
    shade="#a484b4",
    lit=0.6,
)
BY_PERIOD = {1: MORNING, 2: NOON, 3: EVENING}
