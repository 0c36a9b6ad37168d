"""The sounds of Aquileia: what is thrown, paid, called and driven in a Roman town."""

from collections.abc import Callable

import numpy as np

from assets.studio.sound.bodies import BLOCK, BONE, METAL, WOOD, chance_for, in_room, knock, thrown
from assets.studio.sound.people import breath, throng
from assets.studio.sound.signal import Mode, Samples, band, cut, fading, mixed, noise, struck, swell, times

TURF = (Mode(148.0, 0.5, 0.07), Mode(296.0, 0.8, 0.05), Mode(560.0, 0.9, 0.035), Mode(1080.0, 0.6, 0.022))
GALLOP = (0.0, 0.085, 0.2)
"""When three of the four hooves of a stride are heard, in seconds."""
STRIDE = 0.42


def dice() -> Samples:
    """Shaken in a cup of horn, thrown on marble."""
    chance = chance_for("aquileia dice")
    rattles = [
        (
            0.05 + 0.052 * k + chance.uniform(-0.012, 0.012),
            chance.uniform(0.15, 0.4),
            knock(0.8, chance, BONE, 0.06, 0.1),
        )
        for k in range(8)
    ]
    fall = [(0.52 + start, gain, sound) for start, gain, sound in thrown(3, chance)]
    return in_room(mixed([*rattles, *fall]), 1.5, 0.14)


def crowd() -> Samples:
    """The arena rises to its feet."""
    chance = chance_for("crowd")
    cries = throng(70, 2.4, (0.7, 1.6), 0.3, chance)
    whole = mixed([*cries, (0.0, 1.6, breath(2.4, 0.4, chance))])
    return in_room(band(whole, 160.0, 2400.0, 1) * _arch(len(whole)), 2.45, 0.4)


def _arch(length: int) -> Samples:
    place = np.linspace(0.0, 1.0, length)
    return np.asarray(np.sin(np.pi * place**0.7) ** 0.8)


def hooves() -> Samples:
    """Two horses at a gallop, coming past."""
    chance = chance_for("hooves")
    parts: list[tuple[float, float, Samples]] = []
    for late, far in ((0.0, 1.0), (0.13, 0.7)):
        for stride in range(4):
            near = far * (0.45 + 0.55 * np.sin(np.pi * (stride + 0.8) / 4.6))
            for beat, weight in zip(GALLOP, (0.6, 0.75, 1.0), strict=True):
                start = late + stride * STRIDE + beat + chance.uniform(0.0, 0.016)
                parts.append((start, near * weight, knock(chance.uniform(0.9, 1.15), chance, TURF, 0.2, 0.45)))
    return in_room(mixed(parts), 2.1, 0.1)


def _coin(pitch: float, ring: float, top: float) -> Samples:
    """A coin laid on another: how high it sounds, how long it rings, what is heard of its upper partials."""
    modes = [Mode(hertz * pitch, gain, fall * ring) for hertz, gain, fall in METAL]
    blow = struck(modes, 0.6)
    return in_room(band(mixed([(0.0, 1.0, blow), (0.09, 0.6, blow), (0.15, 0.28, blow)]), 250.0, top, 1), 0.8, 0.12)


def coin_gold() -> Samples:
    return _coin(0.66, 1.5, 6000.0)


def coin_silver() -> Samples:
    return _coin(0.94, 1.9, 9500.0)


def coin_copper() -> Samples:
    return _coin(0.47, 0.55, 4000.0)


def hammer() -> Samples:
    """Twice on the auctioneer's bench."""
    chance = chance_for("hammer")
    first, second = (
        mixed(
            [
                (0.0, 1.0, knock(0.62 * pitch, chance, WOOD, 0.2, 0.1)),
                (0.0, 0.7, knock(pitch, chance, BLOCK, 0.25, 0.1)),
            ]
        )
        for pitch in (1.0, 0.95)
    )
    return in_room(mixed([(0.0, 0.8, first), (0.27, 1.0, second)]), 1.1, 0.34)


def water() -> Samples:
    """Waves against the quay, with the bubbles they leave."""
    chance = chance_for("water")
    parts: list[tuple[float, float, Samples]] = []
    for start, strength in ((0.0, 0.7), (0.7, 1.0), (1.45, 0.6)):
        wash = band(noise(0.85, chance), 240.0, 1200.0, 1) * swell(0.85, 0.25)
        hiss = band(noise(0.8, chance), 1300.0, 3600.0, 1) * swell(0.8, 0.5)
        parts += [(start, strength, wash), (start + 0.1, 0.14 * strength, hiss)]
    for start in chance.uniform(0.15, 1.9, 44):
        parts.append((start, chance.uniform(0.4, 1.6), _bubble(chance.uniform(380, 1250))))
    return cut(mixed(parts), 2.35, fade=0.5)


def _bubble(hertz: float) -> Samples:
    at = times(0.09)
    rising = 2 * np.pi * hertz * (at + 1.9 * at**2)
    return np.asarray(np.sin(rising) * fading(0.09, 0.07) * np.minimum(1.0, at / 0.004))


EFFECTS: dict[str, Callable[[], Samples]] = {
    effect.__name__: effect for effect in (dice, crowd, hooves, coin_gold, coin_silver, coin_copper, hammer, water)
}
LOUDNESS = {
    "dice": -21.0,
    "crowd": -20.0,
    "hooves": -20.0,
    "coin_gold": -21.0,
    "coin_silver": -21.0,
    "coin_copper": -21.0,
    "hammer": -20.0,
    "water": -23.0,
}
