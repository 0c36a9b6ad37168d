"""The nine cards of the two markets: servi, weapons and horses, with their strength."""

from collections.abc import Callable
from functools import partial

from PIL import Image

from assets.studio.aquileia.arms import draw_gladius, draw_shield, draw_trident
from assets.studio.aquileia.card_cuts import LARGE, MIDDLE, SMALL, Cut, Ground, draw_plate, paint_card
from assets.studio.aquileia.coins import draw_coin
from assets.studio.aquileia.horses import draw_horse
from assets.studio.aquileia.numerals import draw_numeral
from assets.studio.aquileia.servants import MADDER, draw_bearer
from assets.studio.kit.svg import Sketch

_MIDDLE = (150, 222)
_PLACED = {LARGE.ending: (0, 1.0), MIDDLE.ending: (12, 1.0), SMALL.ending: (-2, 0.9)}
"""How far below the middle, and how large: in the row of three a place hides the foot of the small cut."""
Figure = Callable[[Sketch, float], None]
"""Drawn around the middle of the card at a scale."""


def _one_bearer(sketch: Sketch, scale: float) -> None:
    draw_bearer(sketch, (-6, 128), 1.2 * scale)


def _two_bearers(sketch: Sketch, scale: float) -> None:
    draw_bearer(sketch, (-50, 112), 1.06 * scale, mirror=True)
    draw_bearer(sketch, (50, 128), 1.06 * scale, MADDER)


def _sword(sketch: Sketch, scale: float) -> None:
    draw_gladius(sketch, (-6, 4), 1.62 * scale, 28)


def _two_weapons(sketch: Sketch, scale: float) -> None:
    draw_trident(sketch, (-6, 6), 1.46 * scale, -32)
    draw_gladius(sketch, (4, 2), 1.4 * scale, 34)


def _three_weapons(sketch: Sketch, scale: float) -> None:
    draw_trident(sketch, (-4, -14), 1.46 * scale, -34)
    draw_gladius(sketch, (6, -16), 1.4 * scale, 36)
    draw_shield(sketch, (0, 34), 1.3 * scale)


def _one_horse(metal: str, sketch: Sketch, scale: float) -> None:
    draw_horse(sketch, metal, (-8, 6), 1.46 * scale)


def _two_horses(metal: str, sketch: Sketch, scale: float) -> None:
    draw_horse(sketch, metal, (26, -46), 1.14 * scale)
    draw_horse(sketch, metal, (-30, 42), 1.14 * scale)


_TAN = Ground("#d9b98a", "#a87a4a", ("#b5532f", "#e8cf96"))
_OLIVE = Ground("#b5be94", "#5d6d44", ("#4f6a3a", "#e0dcae"))
_RED = Ground("#bb5644", "#5b151a", ("#e0a53a", "#8a1f26"))
_BLUE = Ground("#5278b4", "#1b2c5a", ("#c3cdd8", "#2f5fb0"))
_CARDS: dict[str, tuple[Ground, Figure, int, str]] = {
    "servi_1": (_TAN, _one_bearer, 1, ""),
    "servi_2": (_TAN, _two_bearers, 2, ""),
    "weapon_1": (_OLIVE, _sword, 1, ""),
    "weapon_2": (_OLIVE, _two_weapons, 2, ""),
    "weapon_3": (_OLIVE, _three_weapons, 3, ""),
    "gold_horse_1": (_RED, partial(_one_horse, "gold"), 1, "gold"),
    "gold_horse_2": (_RED, partial(_two_horses, "gold"), 2, "gold"),
    "silver_horse_1": (_BLUE, partial(_one_horse, "silver"), 1, "silver"),
    "silver_horse_2": (_BLUE, partial(_two_horses, "silver"), 2, "silver"),
}
HAND_CARDS = tuple(_CARDS)


def paint_hand_card(name: str, cut: Cut) -> Image.Image:
    ground, figure, strength, metal = _CARDS[name]

    def centred(sketch: Sketch, shown: Cut) -> None:
        low, share = _PLACED[shown.ending]
        with sketch.at(_MIDDLE[0], _MIDDLE[1] + low):
            figure(sketch, shown.figure * share)

    return paint_card(ground, centred, partial(_draw_marks, strength, metal), cut)


def _draw_marks(strength: int, metal: str, sketch: Sketch, cut: Cut) -> None:
    x, y, scale = draw_plate(sketch, cut)
    draw_numeral(sketch, strength, (x, y), scale * 0.82)
    if metal:
        reach = 24 * cut.marks
        draw_coin(sketch, metal, (288 - reach, 14 + reach), cut.marks * 0.46, bold=cut is not LARGE)
