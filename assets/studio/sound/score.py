"""The theme of the title as written music: a pavane in G minor, its division, a romanesca and a farewell.

A voice is a line of `pitch:beats`, bars parted by `|`; a bar has four beats. Inner voices
move in halves and wholes.
"""

from dataclasses import dataclass
from fractions import Fraction

from assets.studio.sound.strings import semitones

BEATS_PER_BAR = 4
BARS_PER_STRAIN = 8


@dataclass(frozen=True, slots=True)
class Note:
    """What is written: when it starts, how many beats it lasts, and its name."""

    start: Fraction
    beats: Fraction
    name: str


@dataclass(frozen=True, slots=True)
class Strain:
    """Eight bars in four voices; `broken` lets the inner voices alternate in quavers."""

    superius: str
    altus: str
    tenor: str
    bassus: str
    broken: bool = False
    force: float = 1.0

    def voices(self) -> tuple[str, str, str, str]:
        return self.superius, self.altus, self.tenor, self.bassus


PASSAMEZZO_ALTUS = "g4:2 g4:2 | f4:2 f4:2 | d4:4 | f#4:2 d4:2 | f4:2 f4:2 | f4:4 | d4:2 d4:2 | d4:4"
PASSAMEZZO_TENOR = "d4:2 d4:2 | c4:2 a3:2 | bb3:2 g3:2 | a3:4 | d4:2 bb3:2 | a3:4 | bb3:2 a3:2 | bb3:4"
PASSAMEZZO_BASSUS = (
    "g2:2 d3:1 bb2:1 | f2:2 c3:1 a2:1 | g2:2 bb2:1 g2:1 | d3:2 d3:1 c3:1"
    " | bb2:2 d3:2 | f3:2 f2:1 a2:1 | g2:2 d3:2 | g2:2 d3:1 g2:1"
)

PAVANE = Strain(
    superius=(
        "d5:2 c5:1 bb4:1 | a4:2 a4:1/2 bb4:1/2 c5:1 | bb4:3/2 a4:1/2 g4:1 bb4:1 | a4:2 f#4:1 a4:1"
        " | bb4:3/2 c5:1/2 d5:1 d5:1 | c5:3/2 bb4:1/2 a4:1 c5:1"
        " | bb4:1 a4:1/2 g4:1 f#4:1/2 e4:1/2 f#4:1/2 | g4:4"
    ),
    altus=PASSAMEZZO_ALTUS,
    tenor=PASSAMEZZO_TENOR,
    bassus=PASSAMEZZO_BASSUS,
)

DIVISION = Strain(
    superius=(
        "d5:1/2 c5:1/2 bb4:1/2 c5:1/2 d5:1/2 bb4:1/2 a4:1/2 g4:1/2"
        " | a4:1/2 bb4:1/2 c5:1/2 a4:1/2 f4:1/2 g4:1/2 a4:1/2 c5:1/2"
        " | bb4:1/2 a4:1/2 g4:1/2 a4:1/2 bb4:1/2 c5:1/2 d5:1/2 bb4:1/2"
        " | a4:1/2 g4:1/2 f#4:1/2 g4:1/2 a4:1/2 bb4:1/2 c5:1/2 a4:1/2"
        " | bb4:1/2 a4:1/2 bb4:1/2 c5:1/2 d5:1/2 eb5:1/2 f5:1/2 d5:1/2"
        " | c5:1/2 bb4:1/2 a4:1/2 f4:1/2 g4:1/2 a4:1/2 bb4:1/2 c5:1/2"
        " | bb4:1/2 a4:1/2 g4:1/2 f#4:1/4 e4:1/4 f#4:1/2 a4:1/2 g4:1/2 f#4:1/2 | g4:4"
    ),
    altus=PASSAMEZZO_ALTUS,
    tenor=PASSAMEZZO_TENOR,
    bassus=PASSAMEZZO_BASSUS,
    force=0.92,
)

ROMANESCA = Strain(
    superius=(
        "f5:2 d5:1 eb5:1/2 d5:1/2 | c5:2 a4:1 c5:1 | d5:3/2 c5:1/2 bb4:1 g4:1 | a4:4"
        " | d5:1 f5:1 f5:1/2 eb5:1/2 d5:1 | c5:1 a4:1/2 bb4:1/2 c5:1 c5:1"
        " | bb4:1 a4:1/2 g4:1 f#4:1/2 e4:1/2 f#4:1/2 | g4:4"
    ),
    altus="bb4:2 f4:2 | f4:4 | d4:2 d4:2 | f#4:2 d4:2 | f4:4 | f4:4 | d4:2 d4:2 | d4:4",
    tenor="d4:2 bb3:2 | a3:4 | bb3:4 | a3:4 | bb3:4 | a3:4 | bb3:2 a3:2 | b3:4",
    bassus=(
        "bb2:2 d3:1 bb2:1 | f2:2 c3:1 a2:1 | g2:3 bb2:1 | d3:2 d3:1 c3:1"
        " | bb2:2 d3:2 | f3:2 f2:1 a2:1 | g2:2 d3:2 | g2:2 d3:1 g2:1"
    ),
    force=1.05,
)

FAREWELL = Strain(
    superius=(
        "bb4:2 d5:2 | c5:2 a4:2 | bb4:2 g4:2 | f#4:2 a4:2"
        " | d5:2 bb4:2 | c5:2 a4:2 | bb4:1 c5:1/2 bb4:1/2 a4:1 f#4:1 | g4:4"
    ),
    altus="g4:2 d4:2 | f4:4 | d4:4 | d4:4 | f4:4 | f4:4 | d4:2 d4:2 | d4:4",
    tenor="d4:2 bb3:2 | a3:2 c4:2 | bb3:4 | a3:4 | bb3:4 | a3:2 c4:2 | g3:2 a3:2 | bb3:4",
    bassus=PASSAMEZZO_BASSUS,
    broken=True,
    force=0.85,
)


def notes(line: str) -> list[Note]:
    """Read a voice. Every bar must hold exactly four beats."""
    read: list[Note] = []
    for bar, text in enumerate(line.split("|")):
        start = Fraction(bar * BEATS_PER_BAR)
        for token in text.split():
            name, beats = token.split(":")
            read.append(Note(start, Fraction(beats), name))
            start += Fraction(beats)
        if start != (bar + 1) * BEATS_PER_BAR:
            raise ValueError(f"bar {bar + 1} does not hold four beats: {text.strip()}")
    return read


def parallels(strain: Strain) -> list[str]:
    """Forbidden by the old masters: two voices walking together in fifths or octaves."""
    found: list[str] = []
    voices = [notes(line) for line in strain.voices()]
    for index, upper in enumerate(voices):
        for lower in voices[index + 1 :]:
            found += _parallels_between(upper, lower)
    return found


def _parallels_between(upper: list[Note], lower: list[Note]) -> list[str]:
    below = {note.start: position for position, note in enumerate(lower)}
    found: list[str] = []
    for position, note in enumerate(upper[1:], start=1):
        other = below.get(note.start, 0)
        if not other:
            continue
        before, under, beneath = upper[position - 1], lower[other], lower[other - 1]
        rise = semitones(note.name) - semitones(before.name)
        step = semitones(under.name) - semitones(beneath.name)
        interval = (semitones(note.name) - semitones(under.name)) % 12
        same = (semitones(before.name) - semitones(beneath.name)) % 12 == interval
        if same and interval in (0, 7) and rise * step > 0:
            found.append(f"beat {note.start}: {before.name}-{note.name} over {beneath.name}-{under.name}")
    return found
