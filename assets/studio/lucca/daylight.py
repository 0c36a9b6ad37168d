"""Lucca's own light and colours: noon under a pale sky, warm plaster, brick and the green of the ramparts."""

from assets.studio.kit.land import Foliage
from assets.studio.kit.svg import Stops

BRICK = "#c4764f"
COPING = "#f6e6c6"
TILE = "#c0653c"
SAND = "#e3c48e"
PAVING = "#e0cca2"
EARTH_SHADE = "#4a2f2c"
WARM_DARK = "#2a160c"

NOON_SKY: Stops = ((0, "#96c0de"), (0.35, "#bcd9e6"), (0.6, "#e6ecdf"), (0.85, "#fdedc6"), (1, "#fde6b6"))

PLANE_TREES = Foliage("#3f5a30", "#b4bd6a")
OAKS = Foliage("#2c4a22", "#a4b350")
CYPRESSES = Foliage("#24401f", "#8f9c56")
