"""The short effects of the table: what each is made of. One function per effect."""

from collections.abc import Callable

import numpy as np

from assets.studio.sound.bodies import BLOCK, BRONZE, WOOD, chance_for, clink, in_room, knock, tick
from assets.studio.sound.room import lute_body
from assets.studio.sound.signal import (
    Mode,
    Samples,
    band,
    convolved,
    cut,
    fading,
    mixed,
    noise,
    struck,
    swell,
    times,
)
from assets.studio.sound.strings import Pluck, course, hertz, string


def card() -> Samples:
    chance = chance_for("card")
    slide = band(noise(0.15, chance), 900.0, 3400.0) * swell(0.15, 0.6)
    return cut(mixed([(0.0, 0.3, slide), (0.12, 1.0, tick(chance))]), 0.22)


def shuffle() -> Samples:
    chance = chance_for("shuffle")
    parts: list[tuple[float, float, Samples]] = []
    for riffle in (0.0, 0.56):
        rhythm = riffle + 0.42 * np.linspace(0.0, 1.0, 26) ** 0.8
        for start in rhythm + chance.uniform(0.0, 0.006, len(rhythm)):
            parts.append((start, chance.uniform(0.35, 0.8), tick(chance, chance.uniform(0.85, 1.2))))
    bridge = band(noise(0.3, chance), 900.0, 4200.0, 1) * swell(0.3, 0.35)
    parts += [(0.98, 0.3, bridge), (1.24, 0.9, knock(1.0, chance, WOOD, 0.08, 0.1))]
    return cut(mixed(parts), 1.4)


def stone() -> Samples:
    chance = chance_for("stone")
    grind = band(noise(0.1, chance), 350.0, 1900.0, 1) * swell(0.1, 0.7)
    blow = knock(1.0, chance, BLOCK, 0.3, 0.22)
    settle = knock(1.25, chance, BLOCK, 0.2, 0.2)
    return in_room(mixed([(0.0, 0.12, grind), (0.085, 1.0, blow), (0.15, 0.28, settle)]), 0.55)


def collapse() -> Samples:
    chance = chance_for("collapse")
    parts: list[tuple[float, float, Samples]] = []
    for start in np.sort(chance.gamma(2.0, 0.21, 34).clip(0.0, 1.35)):
        block = knock(chance.uniform(0.7, 1.9), chance, BLOCK, 0.3, 0.35)
        parts.append((start, chance.uniform(0.3, 1.0) * (1.15 - start / 1.6), block))
    rumble = band(noise(1.7, chance), 45.0, 260.0, 1) * swell(1.7, 0.2)
    dust = band(noise(1.6, chance), 500.0, 2400.0, 1) * swell(1.6, 0.3)
    return in_room(mixed([*parts, (0.0, 0.9, rumble), (0.15, 0.12, dust)]), 2.1, 0.25)


def coin() -> Samples:
    parts = [(0.0, 1.0, clink(0.78, 0.8)), (0.075, 1.0, clink(0.86, 0.55)), (0.135, 1.0, clink(0.81, 0.3))]
    return in_room(band(mixed(parts), 300.0, 7500.0, 1), 0.5, 0.12)


def bell() -> Samples:
    chance = chance_for("bell")
    prime = hertz("f4")
    ring = struck([Mode(prime * ratio, gain, fall) for ratio, gain, fall in BRONZE], 2.4, attack=0.002)
    beating = struck([Mode(prime * ratio * 1.0019, gain * 0.4, fall) for ratio, gain, fall in BRONZE], 2.4)
    clapper = band(noise(0.05, chance), 800.0, 4500.0, 1) * fading(0.05, 0.03)
    return in_room(mixed([(0.0, 1.0, ring), (0.0, 1.0, beating), (0.0, 0.25, clapper)]), 2.4, 0.2)


def _trumpet(name: str, seconds: float) -> Samples:
    """A natural trumpet: overtones open with the breath and close with it."""
    at = times(seconds)
    opening, closing = np.minimum(1.0, at / 0.035), np.minimum(1.0, (seconds - at) / 0.07)
    breath = opening * closing * (0.82 + 0.18 * np.exp(-at * 9))
    pitch = hertz(name) * (1 + 0.003 * np.sin(2 * np.pi * 5.2 * at) * np.minimum(1.0, at / 0.3))
    phase = 2 * np.pi * np.cumsum(pitch) / len(at) * seconds
    tone = np.zeros(len(at))
    for overtone in range(1, 12):
        tone += breath ** (1 + overtone * 0.45) * np.sin(overtone * phase) / overtone**0.9
    return np.asarray(tone)


def fanfare() -> Samples:
    line = [("g4", 0.0, 0.17), ("c5", 0.17, 0.13), ("c5", 0.31, 0.11), ("e5", 0.43, 0.16), ("g5", 0.6, 0.62)]
    lower = [("e4", 0.0, 0.17), ("g4", 0.17, 0.13), ("g4", 0.31, 0.11), ("c5", 0.43, 0.16), ("e5", 0.6, 0.62)]
    parts = [(start, 1.0, _trumpet(name, held)) for name, start, held in line]
    parts += [(start, 0.6, _trumpet(name, held)) for name, start, held in lower]
    return in_room(band(mixed(parts), 180.0, 3400.0, 1), 1.7, 0.35)


def trade() -> Samples:
    chance = chance_for("trade")
    there = band(noise(0.13, chance), 700.0, 3000.0, 1) * swell(0.13, 0.7)
    back = band(noise(0.13, chance), 1000.0, 4200.0, 1) * swell(0.13, 0.7)
    low, high = (knock(pitch, chance, WOOD, 0.12, 0.1) for pitch in (0.8, 1.06))
    coins = band(clink(0.8, 0.16), 300.0, 6500.0, 1)
    parts = [(0.0, 0.25, there), (0.11, 0.9, low), (0.19, 0.25, back), (0.30, 0.9, high), (0.31, 1.0, coins)]
    return in_room(mixed(parts), 0.7, 0.12)


def click() -> Samples:
    return cut(knock(1.0, chance_for("click"), WOOD, 0.09, 0.05), 0.09)


def error() -> Samples:
    chance = chance_for("error")
    muffled = (Mode(147.0, 1.0, 0.14), Mode(221.0, 0.5, 0.1), Mode(392.0, 0.25, 0.06))
    first, second = (knock(pitch, chance, muffled, 0.2, 0.06) for pitch in (1.0, 0.84))
    return cut(band(mixed([(0.0, 1.0, first), (0.13, 0.8, second)]), 60.0, 900.0), 0.36, fade=0.08)


def turn() -> Samples:
    chance = chance_for("turn")
    touch = Pluck(hardness=0.42, place=0.4, ring=2.2)
    first, second = (string(hertz(name), 1.4, touch, chance) for name in ("d5", "g5"))
    return in_room(mixed([(0.0, 0.8, first), (0.16, 1.0, second)]), 1.5, 0.3)


def win() -> Samples:
    chance = chance_for("win")
    run = ["g3", "b3", "d4", "g4", "a4", "b4", "c5", "d5"]
    parts = [(0.085 * step, 0.75 + 0.03 * step, _lute(name, 1.4, chance)) for step, name in enumerate(run)]
    chord = ["g2", "d3", "b3", "d4", "g4", "b4", "g5"]
    parts += [(0.74 + 0.022 * step, 0.85, _lute(name, 1.7, chance)) for step, name in enumerate(chord)]
    return in_room(convolved(mixed(parts), lute_body()), 2.5, 0.3)


def _lute(name: str, seconds: float, chance: np.random.Generator) -> Samples:
    octave = 0.3 if name[-1] in "23" else 0.0
    return course(hertz(name), seconds, Pluck(hardness=0.6, ring=2.6), chance, octave)


EFFECTS: dict[str, Callable[[], Samples]] = {
    effect.__name__: effect
    for effect in (card, shuffle, stone, collapse, coin, bell, fanfare, trade, click, error, turn, win)
}
LOUDNESS = {
    "card": -21.0,
    "shuffle": -22.0,
    "stone": -20.0,
    "collapse": -19.0,
    "coin": -21.0,
    "bell": -19.0,
    "fanfare": -19.0,
    "trade": -21.0,
    "click": -23.0,
    "error": -23.0,
    "turn": -21.0,
    "win": -19.0,
}
