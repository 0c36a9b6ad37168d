"""The gonfalon, emblem and arms of Aquileia."""

from assets.studio.aquileia.emblem import displayed_eagle, eagle
from assets.studio.kit.svg import Sketch
from assets.studio.title.civics import Civic
from assets.studio.title.velvet import Dye


def small_eagle(sketch: Sketch) -> None:
    """The golden eagle."""
    with sketch.at(80, 86, 0.70):
        displayed_eagle(sketch)


CIVIC = Civic(Dye("#24123f", "#5b3a86", "#a27cc8"), eagle, "#4f3690", small_eagle)
