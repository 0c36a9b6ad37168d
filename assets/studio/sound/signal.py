"""Building blocks of every sound: noise, decays, filters, struck bodies and ways to put sounds together."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Samples: TypeAlias = NDArray[np.float64]

RATE = 44_100
SILENCE_DB = -200.0


@dataclass(frozen=True, slots=True)
class Mode:
    """One way a struck body rings: how high, how loud, and how long until a thousandth is left."""

    hertz: float
    gain: float
    seconds: float


def frames(seconds: float) -> int:
    return round(seconds * RATE)


def times(seconds: float) -> Samples:
    return np.arange(frames(seconds)) / RATE


def noise(seconds: float, chance: np.random.Generator) -> Samples:
    return chance.standard_normal(frames(seconds))


def fading(seconds: float, fall: float) -> Samples:
    """An envelope that has dropped by 60 dB after `fall` seconds."""
    return np.asarray(np.exp(-6.9 * times(seconds) / fall))


def swell(seconds: float, peak: float) -> Samples:
    """A hand's movement: a soft rise to `peak` (0 to 1 of the length) and a soft fall."""
    place = np.linspace(0.0, 1.0, frames(seconds))
    ramp = np.interp(place, [0.0, peak, 1.0], [0.0, 1.0, 0.0])
    return np.asarray(ramp**2 * (3 - 2 * ramp))


def band(sound: Samples, low: float, high: float, steepness: int = 2) -> Samples:
    """Keep what lies between two frequencies; no phase shift, slopes like a Butterworth filter's."""
    spectrum = np.fft.rfft(sound, 2 * len(sound))
    hertz = np.maximum(np.fft.rfftfreq(2 * len(sound), 1 / RATE), 1e-3)
    order = 2 * steepness
    response = 1 / np.sqrt((1 + (low / hertz) ** order) * (1 + (hertz / high) ** order))
    return np.fft.irfft(spectrum * response)[: len(sound)]


def struck(modes: Iterable[Mode], seconds: float, attack: float = 0.0005) -> Samples:
    """A body set ringing by one blow."""
    at = times(seconds)
    ringing = np.zeros(len(at))
    for index, mode in enumerate(modes):
        ringing += mode.gain * np.sin(2 * np.pi * mode.hertz * at + index) * np.exp(-6.9 * at / mode.seconds)
    return ringing * np.minimum(1.0, at / attack)


def convolved(sound: Samples, response: Samples) -> Samples:
    length = len(sound) + len(response) - 1
    size = 1 << (length - 1).bit_length()
    return np.fft.irfft(np.fft.rfft(sound, size) * np.fft.rfft(response, size), size)[:length]


def slower(loop: Samples, rate: int) -> Samples:
    """A loop at a lower rate: what it cannot hold is left out, and the end still meets the beginning."""
    count = round(len(loop) * rate / RATE)
    spectrum = np.fft.rfft(loop)[: count // 2 + 1]
    return np.asarray(np.fft.irfft(spectrum, count) * (count / len(loop)))


def higher(sound: Samples, factor: float) -> Samples:
    """Played so much faster, and so much higher."""
    places = np.arange(0, len(sound) - 1, factor)
    return np.asarray(np.interp(places, np.arange(len(sound)), sound))


def mixed(parts: Iterable[tuple[float, float, Samples]]) -> Samples:
    """Sum of (second it starts, gain, sound)."""
    placed = [(frames(start), gain, sound) for start, gain, sound in parts]
    whole = np.zeros(max(start + len(sound) for start, _, sound in placed))
    for start, gain, sound in placed:
        whole[start : start + len(sound)] += gain * sound
    return whole


def cut(sound: Samples, seconds: float, fade: float = 0.03) -> Samples:
    """Exactly `seconds` long, with a fade so that the end never clicks."""
    length = frames(seconds)
    shaped = np.zeros(length)
    shaped[: min(length, len(sound))] = sound[:length]
    tail = min(frames(fade), length)
    shaped[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2
    return shaped


def decibels(amplitude: float) -> float:
    return float(20 * np.log10(amplitude)) if amplitude > 0 else SILENCE_DB
