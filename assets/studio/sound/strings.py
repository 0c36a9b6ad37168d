"""Plucked strings after Karplus and Strong: gut courses of a lute and the single strings of a harp."""

from dataclasses import dataclass

import numpy as np

from assets.studio.sound.signal import RATE, Samples, band, frames

MIDDLE_A = 440.0
STEPS = {"c": 0, "d": 2, "e": 4, "f": 5, "g": 7, "a": 9, "b": 11}
ACCIDENTALS = {"#": 1, "b": -1}
A4_ABOVE_C0 = 57


@dataclass(frozen=True, slots=True)
class Pluck:
    """How a string is touched: hardness 0 to 1, place along the string, and how long it rings."""

    hardness: float = 0.5
    place: float = 0.22
    ring: float = 3.0


def semitones(name: str) -> int:
    """Steps above C0 of a note written like `f#4` or `bb3`."""
    accidental = ACCIDENTALS.get(name[1], 0)
    return 12 * int(name[-1]) + STEPS[name[0]] + accidental


def hertz(name: str, cents: float = 0.0) -> float:
    return float(MIDDLE_A * 2 ** ((semitones(name) - A4_ABOVE_C0 + cents / 100) / 12))


def string(pitch: float, seconds: float, pluck: Pluck, chance: np.random.Generator) -> Samples:
    """One string. The loop filter is a short FIR, so whole periods are computed at once."""
    taps, delay = _loop(pitch, pluck.ring)
    reach = len(taps) - 1
    length = frames(seconds)
    line = np.zeros(delay + reach + length)
    line[reach : reach + delay] = _excitation(delay, pluck, chance)
    block = delay - reach
    for start in range(delay + reach, len(line), block):
        stop = min(start + block, len(line))
        past = line[start - delay - reach : stop - delay]
        line[start:stop] = np.convolve(past, taps, mode="valid")
    return line[reach : reach + length]


def course(pitch: float, seconds: float, pluck: Pluck, chance: np.random.Generator, octave: float = 0.0) -> Samples:
    """Two strings side by side, a hair out of tune; low courses carry an octave string."""
    sounding = string(pitch, seconds, pluck, chance)
    second = string(pitch * 2 ** (1.6 / 1200), seconds, pluck, chance)
    late = frames(0.0012)
    sounding[late:] += 0.8 * second[:-late]
    if octave:
        sounding += octave * string(pitch * 2 ** (1 - 1.1 / 1200), seconds, pluck, chance)
    return sounding


def _loop(pitch: float, ring: float) -> tuple[Samples, int]:
    """Low-pass, loss and the fraction of a sample that tunes the string, as one set of taps."""
    brightness = 0.62
    damping = np.array([(1 - brightness) / 2, brightness, (1 - brightness) / 2])
    period = RATE / pitch
    whole = int(period - 1.5)
    tuning = _lagrange(period - whole - 1)
    loss = 10 ** (-3 / (pitch * ring))
    return loss * np.convolve(damping, tuning), whole


def _lagrange(delay: float) -> Samples:
    """A third-order fractional delay; most exact for delays between one and two samples."""
    points = np.arange(4)
    taps = [np.prod([(delay - other) / (point - other) for other in points if other != point]) for point in points]
    return np.array(taps, dtype=np.float64)


def _excitation(delay: int, pluck: Pluck, chance: np.random.Generator) -> Samples:
    """The displaced string at the moment of release: softer touch, darker noise; a comb for the place."""
    burst = chance.uniform(-1.0, 1.0, delay)
    top = 900.0 * 2 ** (3.2 * pluck.hardness)
    soft = band(np.tile(burst, 3), 20.0, top, 1)[delay : 2 * delay]
    combed = soft - 0.9 * np.roll(soft, max(1, round(pluck.place * delay)))
    combed -= combed.mean()
    return np.asarray(combed * pluck.hardness**0.5 / (np.sqrt(np.mean(combed**2)) + 1e-9))
