"""What tells the six numbers apart: the colours of their plates, their stones and their hours of the day."""

from dataclasses import dataclass

from assets.studio.kit.land import Foliage
from assets.studio.kit.sky import Sun
from assets.studio.kit.svg import Stops


@dataclass(frozen=True, slots=True)
class Look:
    """The enamel of a number's plate and the stone of its storeys."""

    plate: str
    plate_dark: str
    stone: str


LOOKS = {
    4: Look("#68707e", "#2c323c", "#f3eee4"),
    5: Look("#b2466a", "#6d1f3c", "#d59a93"),
    6: Look("#4c7a3c", "#26471f", "#96aa7c"),
    7: Look("#2a73b8", "#123f72", "#b3cbdd"),
    8: Look("#b57d12", "#6b4406", "#e0b35a"),
    9: Look("#bb4524", "#64190a", "#c2603f"),
    10: Look("#553a8f", "#241449", "#76639f"),
    11: Look("#3a3640", "#131118", "#f3eee4"),
}
NOBLE_LOOK = Look("#5b3a78", "#2c1642", "#c99a7a")


@dataclass(frozen=True, slots=True)
class Hour:
    """Light and land at one time of day; hills run from far to near, each (low, high)."""

    sky: Stops
    sun: Sun | None
    hills: tuple[tuple[str, str], tuple[str, str], tuple[str, str]]
    cloud: str
    cloud_strength: float
    trees: Foliage
    town: str
    rim: str
    tint: str
    tint_strength: float
    lamps: float


HOURS = {
    5: Hour(
        sky=((0, "#5f74ab"), (0.4, "#c39ab4"), (0.68, "#f3b9a6"), (0.86, "#ffdcb4"), (1, "#fff0cf")),
        sun=Sun((92, 404), 30, "#fff4cc", "#ffb28a"),
        hills=(("#b99bb4", "#c9a6b0"), ("#9a8296", "#b59a98"), ("#6d6a58", "#8f8464")),
        cloud="#ffd8d4",
        cloud_strength=0.85,
        trees=Foliage("#4a4458", "#a08890"),
        town="#d8a8a0",
        rim="#ffe2c0",
        tint="#b2466a",
        tint_strength=0.1,
        lamps=0.35,
    ),
    6: Hour(
        sky=((0, "#4f9cc8"), (0.45, "#a3d3dc"), (0.75, "#e3efd2"), (1, "#fff6d2")),
        sun=Sun((372, 250), 28, "#fffbe0", "#fff0a8"),
        hills=(("#9fc0b8", "#b4ccb2"), ("#7fa476", "#a3b87a"), ("#5a7a3c", "#86984a")),
        cloud="#ffffff",
        cloud_strength=0.9,
        trees=Foliage("#2c4a24", "#8aa050"),
        town="#e0d4ac",
        rim="#fffbe0",
        tint="#8fb060",
        tint_strength=0.04,
        lamps=0,
    ),
    7: Hour(
        sky=((0, "#1763b4"), (0.45, "#4f9edd"), (0.8, "#b8def4"), (1, "#e9f7ff")),
        sun=Sun((232, 82), 30, "#ffffff", "#fff6c0"),
        hills=(("#8fb2cf", "#a9c6d4"), ("#6f9a86", "#90b084"), ("#4f7a3a", "#7a9a44")),
        cloud="#ffffff",
        cloud_strength=0.85,
        trees=Foliage("#24502c", "#6a9a48"),
        town="#efe0bd",
        rim="#ffffff",
        tint="#ffffff",
        tint_strength=0.05,
        lamps=0,
    ),
    8: Hour(
        sky=((0, "#3f7fb8"), (0.36, "#8fb8c0"), (0.62, "#f2d898"), (1, "#ffc460")),
        sun=Sun((84, 262), 32, "#fffbe0", "#ffd66a"),
        hills=(("#c4b48a", "#d4c08a"), ("#a89a4e", "#c4a854"), ("#7d7432", "#a88e3a")),
        cloud="#ffe6ad",
        cloud_strength=0.85,
        trees=Foliage("#3f4420", "#b09a40"),
        town="#e6c488",
        rim="#fff0b8",
        tint="#e0a020",
        tint_strength=0.1,
        lamps=0,
    ),
    9: Hour(
        sky=((0, "#33306e"), (0.32, "#7b4484"), (0.56, "#cf5c64"), (0.76, "#f58a48"), (1, "#ffc46a")),
        sun=Sun((84, 396), 40, "#fff0b8", "#ff9a4a"),
        hills=(("#94566e", "#b0605e"), ("#6d4050", "#8c4c44"), ("#43303a", "#6a4030")),
        cloud="#ff9e7a",
        cloud_strength=0.85,
        trees=Foliage("#2a1a28", "#7a3a30"),
        town="#a8605a",
        rim="#ffd890",
        tint="#b5472b",
        tint_strength=0.12,
        lamps=0.5,
    ),
    10: Hour(
        sky=((0, "#060a26"), (0.4, "#141a4c"), (0.75, "#2f2f74"), (1, "#5a4a92")),
        sun=None,
        hills=(("#2c2e62", "#343468"), ("#20224c", "#282a52"), ("#12142e", "#1c1e3a")),
        cloud="#8c8cd8",
        cloud_strength=0.4,
        trees=Foliage("#0a0c20", "#262a50"),
        town="#3f3f78",
        rim="#c8c0ff",
        tint="#1a1a50",
        tint_strength=0.3,
        lamps=0.85,
    ),
}
NOBLE_HOUR = Hour(
    sky=(
        (0, "#2a2a66"),
        (0.3, "#5f3f86"),
        (0.54, "#b8587c"),
        (0.74, "#f08a5c"),
        (0.9, "#ffc478"),
        (1, "#ffe0a0"),
    ),
    sun=Sun((92, 400), 34, "#fff0b8", "#ff9a4a"),
    hills=(("#8a5a86", "#a86a80"), ("#5f4068", "#845468"), ("#3f2c48", "#6a4450")),
    cloud="#ffae99",
    cloud_strength=0.8,
    trees=Foliage("#241a30", "#7a4a48"),
    town="#96687a",
    rim="#ffd890",
    tint="#5b3a78",
    tint_strength=0.1,
    lamps=0.6,
)
