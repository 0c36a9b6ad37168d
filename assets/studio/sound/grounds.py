"""Divisions on a ground: a bass that returns every eight bars, and above it voices set by the old rules.

The inner voices and the strong notes of the upper one are chosen together, so that no two voices walk in fifths or
octaves; between its strong notes the upper voice steps, walks or runs.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from typing import Literal, NamedTuple

import numpy as np

from assets.studio.sound.score import Strain
from assets.studio.sound.strings import semitones

Manner = Literal["still", "walking", "running"]
NAMES = ("c", "c#", "d", "eb", "e", "f", "f#", "g", "g#", "a", "bb", "b")
_BASS, _TENOR, _ALTUS, _SUPERIUS = (("e2", "d3"), ("f#3", "e4"), ("c4", "bb4"), ("f#4", "g5"))
_NOTES = {"still": 1, "walking": 2, "running": 4}
_PERFECT = (0, 7)
_HALVES = 16


class Chord(NamedTuple):
    """Pitch classes: root, third and fifth."""

    root: int
    third: int
    fifth: int


class Voicing(NamedTuple):
    bass: int
    tenor: int
    altus: int
    superius: int


@dataclass(frozen=True, slots=True)
class Ground:
    """`chords` are named by their roots, two for each bar where a dash parts them; small letters are minor."""

    scale: str
    chords: str

    def halves(self) -> list[Chord]:
        """A chord for every half bar."""
        bars = [bar.split("-") for bar in self.chords.split()]
        return [_chord(bar[half % len(bar)]) for bar in bars for half in (0, 1)]


def _chord(name: str) -> Chord:
    root = _class(name.lower())
    return Chord(root, (root + (3 if name[0].islower() else 4)) % 12, (root + 7) % 12)


def _class(name: str) -> int:
    return semitones(f"{name}0") % 12


def strain(ground: Ground, manner: Manner, chance: np.random.Generator, *, broken: bool, force: float) -> Strain:
    """Eight bars, the last one held."""
    chords = ground.halves()
    voicings = _set(chords, chance)
    upper = _divided(ground, chords, voicings, manner, chance)
    lower = [_held([getattr(voicing, voice) for voicing in voicings]) for voice in ("altus", "tenor", "bass")]
    return Strain(upper, lower[0], lower[1], lower[2], broken=broken, force=force)


# Strong notes


def _set(chords: Sequence[Chord], chance: np.random.Generator) -> list[Voicing]:
    """The cheapest way through all chords; a little chance makes every strain another."""
    choices = [_voicings(chord) for chord in chords[: _HALVES - 1]]
    costs: list[dict[Voicing, tuple[float, Voicing | None]]] = [dict.fromkeys(choices[0], (0.0, None))]
    for options in choices[1:]:
        whims = {voicing: float(chance.uniform(0.0, 3.0)) for voicing in options}
        before = costs[-1]
        costs.append({voicing: _best_way(before, voicing, whims[voicing]) for voicing in options})
    return _way_back(costs)


def _best_way(
    before: dict[Voicing, tuple[float, Voicing | None]], voicing: Voicing, whim: float
) -> tuple[float, Voicing | None]:
    ways = [(cost + _motion(last, voicing) + whim, last) for last, (cost, _) in before.items() if cost < np.inf]
    allowed = [(cost, last) for cost, last in ways if not _walk_alike(last, voicing)]
    return min(allowed) if allowed else (np.inf, None)


def _way_back(costs: Sequence[dict[Voicing, tuple[float, Voicing | None]]]) -> list[Voicing]:
    last = min(costs[-1], key=lambda voicing: costs[-1][voicing][0])
    way = [last]
    for step in reversed(costs[1:]):
        before = step[way[-1]][1]
        assert before is not None
        way.append(before)
    return way[::-1]


def _voicings(chord: Chord) -> list[Voicing]:
    """Root below, the third somewhere above it, no voices crossed."""
    bass = next(_pitches(_BASS, (chord.root,)))
    parts = product(_pitches(_TENOR, chord), list(_pitches(_ALTUS, chord)), list(_pitches(_SUPERIUS, chord)))
    found = [Voicing(bass, *upper) for upper in parts if upper[0] < upper[1] < upper[2]]
    return [voicing for voicing in found if chord.third in {pitch % 12 for pitch in voicing}]


def _pitches(reach: tuple[str, str], classes: Sequence[int]) -> Iterator[int]:
    low, high = (semitones(name) for name in reach)
    return (pitch for pitch in range(low, high + 1) if pitch % 12 in classes)


def _motion(before: Voicing, after: Voicing) -> float:
    """Inner voices stay near; the upper one moves by steps and seldom stays."""
    tenor, altus, upper = (abs(b - a) for a, b in zip(before[1:], after[1:], strict=True))
    return tenor + altus + (1.5 if upper == 0 else 0.6 * upper)


def _walk_alike(before: Sequence[int], after: Sequence[int]) -> bool:
    voices = list(zip(before, after, strict=True))
    return any(_is_parallel(*voices[low], *voices[high]) for low in range(4) for high in range(low + 1, 4))


def _is_parallel(low: int, low_next: int, high: int, high_next: int) -> bool:
    interval = (high_next - low_next) % 12
    return interval in _PERFECT and (high - low) % 12 == interval and (high_next - high) * (low_next - low) > 0


# Divisions


def _divided(
    ground: Ground, chords: Sequence[Chord], voicings: Sequence[Voicing], manner: Manner, chance: np.random.Generator
) -> str:
    bars: list[str] = []
    for half, (now, after) in enumerate(pairwise(voicings)):
        notes = _figure(_scale(ground, chords[half]), now, after, _NOTES[manner], chance)
        beats = f"{2 // len(notes)}" if len(notes) < 4 else "1/2"
        bars.append(" ".join(f"{_name(note)}:{beats}" for note in notes))
    return _in_bars(bars, f"{_name(voicings[-1].superius)}:4")


def _figure(scale: Sequence[int], now: Voicing, after: Voicing, count: int, chance: np.random.Generator) -> list[int]:
    """Notes of the scale from one strong note towards the next, by steps and small leaps."""
    start = scale.index(now.superius)
    ways = [way for way in product((-2, -1, 1, 2), repeat=count - 1) if sum(map(abs, way)) <= count + 1]
    found: list[tuple[float, list[int]]] = []
    for way in ways:
        places = [start + sum(way[:length]) for length in range(count)]
        if min(places) < 0 or max(places) >= len(scale):
            continue
        notes = [scale[place] for place in places]
        if _leads(notes, now, after):
            found.append((abs(notes[-1] - after.superius) + chance.uniform(0.0, 3.0), notes))
    return min(found)[1] if found else [now.superius]


def _leads(notes: Sequence[int], now: Voicing, after: Voicing) -> bool:
    if min(notes) <= max(now.altus, semitones("e4")):
        return False
    lower = zip(now[:3], after[:3], strict=True)
    return not any(_is_parallel(low, low_next, notes[-1], after.superius) for low, low_next in lower)


def _scale(ground: Ground, chord: Chord) -> list[int]:
    """The scale as the chord bends it: its own notes, and no neighbour a semitone from a foreign one."""
    named = {_class(name) for name in ground.scale.split()}
    foreign = set(chord) - named
    classes = {each for each in named if not any((each - other) % 12 in (1, 11) for other in foreign)} | set(chord)
    return list(_pitches(("c4", "c6"), sorted(classes)))


# Writing


def _held(pitches: Sequence[int]) -> str:
    return _in_bars([f"{_name(pitch)}:2" for pitch in pitches[:-1]], f"{_name(pitches[-1])}:4")


def _in_bars(halves: Sequence[str], last: str) -> str:
    bars = [f"{first} {second}" for first, second in zip(halves[::2], halves[1::2], strict=True)]
    return " | ".join([*bars, last])


def _name(pitch: int) -> str:
    return f"{NAMES[pitch % 12]}{pitch // 12}"
