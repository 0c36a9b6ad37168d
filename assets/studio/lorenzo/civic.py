"""The gonfalon, emblem and arms of Lorenzo's Florence."""

from assets.studio.kit.geometry import heater_shield
from assets.studio.kit.light import inner_shadow
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.emblem import palle, six_balls
from assets.studio.title.arms import FIELD
from assets.studio.title.civics import Civic
from assets.studio.title.velvet import Dye


def balls(sketch: Sketch) -> None:
    """Six balls on gold, the upper one with the lily of France."""
    gold = sketch.linear((20, 10), (140, 170), ((0, "#fff6c8"), (0.5, "#f0c95c"), (1, "#b07c24")))
    sketch.path(heater_shield(FIELD), gold)
    with sketch.at(80, 90, 0.86):
        six_balls(sketch)
    inner_shadow(sketch, heater_shield(FIELD), 10, 4, 0.5)


CIVIC = Civic(Dye("#0e1948", "#2b469a", "#6f8fdc"), palle, "#d9a640", balls)
