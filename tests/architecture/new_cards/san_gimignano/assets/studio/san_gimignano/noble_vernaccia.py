"""Vernaccia: a vineyard hill in the evening."""

import random

from assets.studio.kit.geometry import Box
from assets.studio.kit.land import hill
from assets.studio.kit.svg import Sketch
from assets.studio.san_gimignano.card_frame import ART
from assets.studio.san_gimignano.dusk import evening_sky


def draw(sketch: Sketch, rng: random.Random) -> None:
    evening_sky(sketch, (220, 244), rng)
    hill(sketch, Box(ART.x, 386, ART.w, 250), "#5a3a4a", "#8f6054", 7, rng)
