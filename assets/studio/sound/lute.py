"""A player's hands: turns a written piece into a seamless, slightly human performance in a room."""

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

import numpy as np

from assets.studio.sound.ambience import Ambience
from assets.studio.sound.room import lute_body, room
from assets.studio.sound.score import BARS_PER_STRAIN, BEATS_PER_BAR, Note, Strain, notes
from assets.studio.sound.signal import RATE, Samples, frames
from assets.studio.sound.strings import Pluck, course, hertz

STRAIN_BEATS = BEATS_PER_BAR * BARS_PER_STRAIN
BREATH = 0.045
VOICE_FORCE = (1.0, 0.5, 0.5, 0.78)
VOICE_HARDNESS = (0.56, 0.4, 0.4, 0.46)
BROKEN_STROKES = {1: (Fraction(1),), 2: (Fraction(1, 2), Fraction(3, 2))}
BEHIND = 0.05
"""How loud what is heard behind the music is beside it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """What is played, how fast, with how hard a touch on how long a string, and what is heard behind it."""

    strains: tuple[Strain, ...]
    beats_per_minute: float
    ambience: Ambience
    seed: int
    hardness: float = 1.0
    ring: float = 4.5

    @property
    def seconds(self) -> float:
        return len(self.strains) * STRAIN_BEATS * 60 / self.beats_per_minute

    def moment(self, beat: float) -> float:
        """Seconds at a beat. Each strain broadens towards its close and takes the time back at its start."""
        within = beat % STRAIN_BEATS / STRAIN_BEATS
        sway = -BREATH * STRAIN_BEATS / (2 * np.pi) * np.sin(2 * np.pi * within)
        return float((beat + sway) * 60 / self.beats_per_minute)


@dataclass(frozen=True, slots=True)
class Touch:
    """One course struck: when, for how long it sounds, and how hard."""

    seconds: float
    sounding: float
    name: str
    force: float
    hardness: float


def performed(piece: Piece) -> Samples:
    """The whole loop. What rings past the end is folded onto the beginning."""
    chance = np.random.default_rng(piece.seed)
    dry = np.zeros(frames(piece.seconds))
    for touch in touches(piece, chance):
        pluck = Pluck(hardness=touch.hardness, place=0.2, ring=piece.ring)
        octave = 0.32 if touch.name[-1] in "23" else 0.0
        tone = touch.force * course(hertz(touch.name), touch.sounding, pluck, chance, octave)
        _release(tone)
        _add_round(dry, touch.seconds, tone)
    music = _around(_around(dry, lute_body()), room(1.3, 0.42, seed=21))
    return np.asarray(music + _behind(piece, chance, float(np.sqrt(np.mean(music**2)))))


def _behind(piece: Piece, chance: np.random.Generator, loudness: float) -> Samples:
    far = np.zeros(frames(piece.seconds))
    for start, force, sound in piece.ambience(piece.seconds, chance):
        _add_round(far, start, force * sound)
    return np.asarray(far * BEHIND * loudness / np.sqrt(np.mean(far**2)))


def touches(piece: Piece, chance: np.random.Generator) -> Iterator[Touch]:
    for index, strain in enumerate(piece.strains):
        for voice, line in enumerate(strain.voices()):
            written = notes(line)
            if strain.broken and voice in BROKEN_STROKES:
                written = _broken(written, BROKEN_STROKES[voice])
            for note in written:
                yield _touch(piece, note, index * STRAIN_BEATS, voice, strain.force, chance)


def _touch(piece: Piece, note: Note, offset: int, voice: int, strength: float, chance: np.random.Generator) -> Touch:
    start = piece.moment(float(note.start) + offset)
    end = piece.moment(float(note.start + note.beats) + offset)
    spread = 0.014 * (3 - voice) if note.start % 2 == 0 else 0.0
    human = float(np.clip(chance.normal(0.0, 0.006), -0.014, 0.014))
    force = strength * VOICE_FORCE[voice] * _accent(note) * _arch(note) * chance.uniform(0.92, 1.06)
    return Touch(
        seconds=start + spread + human,
        sounding=end - start + (0.5 if voice else 0.12),
        name=note.name,
        force=force,
        hardness=VOICE_HARDNESS[voice] * piece.hardness * force**0.25,
    )


def _accent(note: Note) -> float:
    """Down-beats carry the dance; quick notes fall lightly, as from thumb and finger in turn."""
    place = note.start % BEATS_PER_BAR
    weight = 1.0 if place == 0 else 0.93 if place == 2 else 0.86
    return weight * (0.86 if note.beats <= Fraction(1, 2) else 1.0)


def _arch(note: Note) -> float:
    """Phrases of four bars rise to their middle and sink again."""
    return float(0.86 + 0.18 * np.sin(np.pi * float(note.start % 16) / 16))


def _broken(written: list[Note], strokes: tuple[Fraction, ...]) -> list[Note]:
    """Held notes become quiet strokes at the same places of every two beats."""
    return [
        Note(note.start + half + stroke, Fraction(1), note.name)
        for note in written
        for half in range(0, int(note.beats), 2)
        for stroke in strokes
    ]


def _release(tone: Samples) -> None:
    tail = min(frames(0.18), len(tone))
    tone[-tail:] *= np.cos(np.linspace(0, np.pi / 2, tail)) ** 2


def _add_round(loop: Samples, seconds: float, tone: Samples) -> None:
    places = (round(seconds * RATE) + np.arange(len(tone))) % len(loop)
    loop[places] += tone


def _around(loop: Samples, response: Samples) -> Samples:
    """Circular convolution: the echo of the end is heard at the beginning."""
    return np.fft.irfft(np.fft.rfft(loop) * np.fft.rfft(response, len(loop)), len(loop))
