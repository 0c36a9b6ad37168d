"""How loud a sound seems, and bringing all sounds to one loudness without ever clipping."""

import numpy as np

from assets.studio.sound.signal import RATE, Samples, decibels

PEAK = 0.84
LOUDEST_STRETCH = 0.06


def loudness(sound: Samples, rate: int = RATE) -> float:
    """Decibels (A-weighted) of the loudest 60 milliseconds: short sounds are judged by their blow."""
    power = _weighted(sound, rate) ** 2
    stretch = min(round(LOUDEST_STRETCH * rate), len(power))
    total = np.concatenate(([0.0], np.cumsum(power)))
    loudest = np.max(total[stretch:] - total[:-stretch]) / stretch
    return decibels(float(np.sqrt(loudest)))


def average(sound: Samples, rate: int = RATE) -> float:
    """Decibels (A-weighted) over the whole: how loud music seems."""
    return decibels(float(np.sqrt(np.mean(_weighted(sound, rate) ** 2))))


def levelled(sound: Samples, target: float) -> Samples:
    """At the wanted loudness, or as near as the peak limit allows."""
    centred = sound - sound.mean()
    wanted = 10 ** ((target - loudness(centred)) / 20)
    allowed = PEAK / np.max(np.abs(centred))
    return np.asarray(centred * min(wanted, allowed))


def _weighted(sound: Samples, rate: int) -> Samples:
    spectrum = np.fft.rfft(sound)
    square = np.fft.rfftfreq(len(sound), 1 / rate) ** 2
    low, high = 20.6**2, 12_194.0**2
    middle = np.sqrt((square + 107.7**2) * (square + 737.9**2))
    curve = 1.2589 * high * square**2 / ((square + low) * middle * (square + high))
    return np.fft.irfft(spectrum * curve, len(sound))
