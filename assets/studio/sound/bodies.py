"""Bodies that are struck and hands that strike them: wood, stone, bone, coins and bronze, in the small stone room."""

import numpy as np

from assets.studio.sound.room import room
from assets.studio.sound.signal import Mode, Samples, band, convolved, cut, fading, mixed, noise, struck

WOOD = (Mode(410.0, 0.5, 0.05), Mode(980.0, 1.0, 0.035), Mode(1730.0, 0.5, 0.022), Mode(2640.0, 0.25, 0.015))
BLOCK = (Mode(164.0, 0.8, 0.1), Mode(318.0, 0.8, 0.08), Mode(705.0, 0.8, 0.05), Mode(1390.0, 0.55, 0.035))
METAL = (
    (2310.0, 0.5, 0.20),
    (3870.0, 1.0, 0.30),
    (5120.0, 0.6, 0.22),
    (7030.0, 0.4, 0.16),
    (9240.0, 0.2, 0.1),
)
BRONZE = (
    (0.5, 0.55, 5.1),
    (1.0, 0.8, 3.8),
    (1.19, 0.7, 3.0),
    (1.5, 0.35, 2.2),
    (2.0, 1.0, 2.4),
    (2.51, 0.3, 1.3),
    (2.66, 0.3, 1.1),
    (3.01, 0.35, 1.0),
    (4.17, 0.25, 0.6),
    (5.43, 0.15, 0.4),
)
BONE = (Mode(1240.0, 0.7, 0.03), Mode(2350.0, 1.0, 0.024), Mode(3720.0, 0.6, 0.018), Mode(5300.0, 0.3, 0.012))


def chance_for(name: str) -> np.random.Generator:
    return np.random.default_rng([ord(letter) for letter in name])


def in_room(dry: Samples, seconds: float, wet: float = 0.16) -> Samples:
    return cut(convolved(dry, room(min(seconds, 0.9), wet, seed=11)), seconds, fade=seconds * 0.25)


def tick(chance: np.random.Generator, pitch: float = 1.0) -> Samples:
    """The edge of a card meeting another."""
    snap = band(noise(0.03, chance), 1100.0 * pitch, 3600.0 * pitch) * fading(0.03, 0.014)
    return mixed([(0.0, 1.0, snap), (0.0, 0.5, struck([Mode(310.0 * pitch, 1.0, 0.03)], 0.03))])


def knock(pitch: float, chance: np.random.Generator, body: tuple[Mode, ...], seconds: float, grit: float) -> Samples:
    modes = [Mode(mode.hertz * pitch * chance.uniform(0.97, 1.03), mode.gain, mode.seconds) for mode in body]
    scrape = band(noise(seconds, chance), 300.0, 2600.0, 1) * fading(seconds, 0.05)
    return mixed([(0.0, 1.0, struck(modes, seconds)), (0.0, grit, scrape)])


def clink(pitch: float, strength: float) -> Samples:
    return strength * struck([Mode(hz * pitch, gain, fall) for hz, gain, fall in METAL], 0.34)


def thrown(
    dice: int, chance: np.random.Generator, body: tuple[Mode, ...] = BONE, pitch: float = 1.0
) -> list[tuple[float, float, Samples]]:
    """Dice falling: each bounces ever lower and sooner, rolls over an edge or two and lies still."""
    parts: list[tuple[float, float, Samples]] = []
    for _ in range(dice):
        start, leap, strength = chance.uniform(0.0, 0.09), chance.uniform(0.13, 0.19), 1.0
        while leap > 0.018:
            parts.append((start, strength, knock(pitch * chance.uniform(0.85, 1.2), chance, body, 0.09, 0.12)))
            start, leap, strength = start + leap, leap * chance.uniform(0.6, 0.76), strength * 0.72
    return parts
