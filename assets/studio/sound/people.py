"""Many throats at once: a crowd that roars and a market that murmurs."""

import numpy as np

from assets.studio.sound.signal import Samples, band, frames, noise, swell, times

FORMANTS = ((680.0, 110.0, 1.0), (1150.0, 140.0, 0.6), (2500.0, 220.0, 0.25), (3400.0, 300.0, 0.12))
"""Of an open vowel: hertz, breadth, strength."""
OVERTONES = 18


def voice(pitch: float, rise: float, seconds: float, chance: np.random.Generator) -> Samples:
    """One throat on an open vowel, its pitch rising by `rise` and falling back."""
    at = times(seconds)
    bend = 1 + rise * np.sin(np.pi * at / seconds) + 0.012 * np.sin(2 * np.pi * chance.uniform(4, 7) * at)
    phase = 2 * np.pi * np.cumsum(pitch * bend) / frames(1.0) + chance.uniform(0, 6)
    throat = chance.uniform(0.9, 1.12)
    tone = np.zeros(len(at))
    for overtone in range(1, OVERTONES + 1):
        tone += _vowel(pitch * overtone / throat) / overtone**0.5 * np.sin(overtone * phase)
    return np.asarray(tone * swell(seconds, chance.uniform(0.15, 0.5)))


def _vowel(hertz: float) -> float:
    return sum(strength / (1 + ((hertz - middle) / breadth) ** 2) for middle, breadth, strength in FORMANTS) + 0.02


def throng(
    count: int, seconds: float, held: tuple[float, float], rise: float, chance: np.random.Generator
) -> list[tuple[float, float, Samples]]:
    """Voices of men and women beginning anywhere, each held for a time within the given bounds."""
    parts: list[tuple[float, float, Samples]] = []
    for _ in range(count):
        length = chance.uniform(*held)
        pitch = chance.uniform(105, 190) if chance.random() < 0.65 else chance.uniform(200, 330)
        cry = voice(pitch, rise * chance.uniform(0.5, 1.4), length, chance)
        parts.append((chance.uniform(0.0, seconds - length), chance.uniform(0.3, 1.0), cry))
    return parts


def breath(seconds: float, peak: float, chance: np.random.Generator) -> Samples:
    """What is left of thousands too far away to be heard one by one."""
    return band(noise(seconds, chance), 350.0, 1700.0, 1) * swell(seconds, peak)
