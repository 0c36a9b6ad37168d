"""All music obeys the craft it imitates."""

import pytest

from assets.studio.sound.pieces import PIECES
from assets.studio.sound.score import BARS_PER_STRAIN, BEATS_PER_BAR, Strain, notes, parallels
from assets.studio.sound.strings import semitones

STRAINS = [strain for piece in PIECES.values() for strain in dict.fromkeys(piece.strains)]


@pytest.mark.parametrize("strain", STRAINS)
def test_no_two_voices_walk_in_fifths_or_octaves(strain: Strain) -> None:
    assert parallels(strain) == []


@pytest.mark.parametrize("strain", STRAINS)
def test_every_voice_fills_every_bar(strain: Strain) -> None:
    for line in strain.voices():
        assert sum(note.beats for note in notes(line)) == BARS_PER_STRAIN * BEATS_PER_BAR


@pytest.mark.parametrize("strain", STRAINS)
def test_the_bass_stays_below(strain: Strain) -> None:
    highest_bass = max(semitones(note.name) for note in notes(strain.bassus))
    lowest_above = min(semitones(note.name) for note in notes(strain.superius) + notes(strain.altus))
    assert highest_bass < lowest_above
