"""What is heard far behind the music: swallows, a market, bells, the sea, crickets. All of it goes round."""

from collections.abc import Callable

import numpy as np

from assets.studio.sound.bodies import BRONZE
from assets.studio.sound.people import throng
from assets.studio.sound.signal import RATE, Mode, Samples, band, mixed, noise, struck, swell, times
from assets.studio.sound.strings import hertz

Ambience = Callable[[float, np.random.Generator], list[tuple[float, float, Samples]]]
"""Made for a loop of that many seconds: when each sound begins, how loud it is, and the sound."""


def swallows(seconds: float, chance: np.random.Generator) -> list[tuple[float, float, Samples]]:
    """A few of them now and then, high over the towers."""
    parts: list[tuple[float, float, Samples]] = []
    for start in np.arange(4.0, seconds, 9.0):
        for call in np.sort(chance.uniform(0.0, 2.2, chance.integers(3, 7))):
            parts.append((start + call, chance.uniform(0.3, 1.0), _chirp(chance)))
    return parts


def _chirp(chance: np.random.Generator) -> Samples:
    length = chance.uniform(0.06, 0.14)
    at = times(length)
    pitch = chance.uniform(2900, 3900) + chance.uniform(-900, 900) * at / length
    return np.asarray(np.sin(2 * np.pi * np.cumsum(pitch) / RATE) * swell(length, 0.3))


def market(seconds: float, chance: np.random.Generator) -> list[tuple[float, float, Samples]]:
    """Voices that come and go below the windows."""
    starts = np.arange(2.0, seconds - 6.0, 15.0)
    return [(start, 1.0, _murmur(chance)) for start in starts]


def _murmur(chance: np.random.Generator) -> Samples:
    voices = mixed(throng(26, 5.0, (0.15, 0.4), 0.1, chance))
    return np.asarray(band(voices, 200.0, 1500.0, 1) * swell(len(voices) / RATE, 0.5)[: len(voices)])


def bells(seconds: float, chance: np.random.Generator) -> list[tuple[float, float, Samples]]:
    """From a church beyond the river, three strokes each time."""
    ring = _far_bell()
    return [
        (start + stroke, 1.0 - 0.2 * place, ring)
        for start in np.arange(11.0, seconds, 31.0)
        for place, stroke in enumerate((0.0, 2.1, 4.2))
    ]


def _far_bell() -> Samples:
    modes = [Mode(hertz("e4") * ratio, gain, fall * 1.3) for ratio, gain, fall in BRONZE]
    return band(struck(modes, 5.0, 0.02), 120.0, 1300.0, 1)


def sea(seconds: float, chance: np.random.Generator) -> list[tuple[float, float, Samples]]:
    """Long waves on the quay."""
    starts = np.arange(0.0, seconds, 6.5)
    return [(start, chance.uniform(0.6, 1.0), _wave(chance)) for start in starts]


def _wave(chance: np.random.Generator) -> Samples:
    length = chance.uniform(4.5, 6.0)
    return np.asarray(band(noise(length, chance), 180.0, 900.0, 1) * swell(length, 0.4))


def crickets(seconds: float, chance: np.random.Generator) -> list[tuple[float, float, Samples]]:
    """A summer night before the walls."""
    call = mixed([(0.055 * beat, 1.0, _stridulation()) for beat in range(4)])
    return [(start, chance.uniform(0.4, 1.0), call) for start in np.arange(0.5, seconds, 1.35)]


def _stridulation() -> Samples:
    at = times(0.035)
    return np.asarray(np.sin(2 * np.pi * 4200 * at) * swell(0.035, 0.5))
