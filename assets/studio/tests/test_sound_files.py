"""What is shipped can be played: files are there, of the right length, level and size, and the loops close."""

from pathlib import Path

import numpy as np
import pytest
import soundfile

from assets.studio.manifest import ASSETS
from assets.studio.sound.__main__ import MUSIC_LOUDNESS, MUSIC_RATE, write
from assets.studio.sound.albums import ALBUMS
from assets.studio.sound.level import average, loudness
from assets.studio.sound.pieces import PIECES
from assets.studio.sound.signal import RATE, Samples
from assets.studio.sound.variants import PITCHES, softer
from scenes.engine.audio.sound import variants_of

EVERY_EFFECT = [(folder, name) for folder, album in ALBUMS.items() for name in album.effects]
EVERY_FILE = [(folder, name, path.stem) for folder, name in EVERY_EFFECT for path in variants_of(f"{folder}/{name}")]
BESIDE = 8
"""Samples on each side of a seam."""
WIDEST = 6.0
"""Decibels between the loudest effect and the softest."""


@pytest.mark.parametrize(("folder", "name"), EVERY_EFFECT)
def test_frequent_effects_have_variants_and_others_have_none(folder: str, name: str) -> None:
    wanted = len(PITCHES) if name in ALBUMS[folder].frequent else 1
    assert len(variants_of(f"{folder}/{name}")) == wanted


@pytest.mark.parametrize(("folder", "name", "file"), EVERY_FILE)
def test_an_effect_is_short_mono_unclipped_and_ends_in_silence(folder: str, name: str, file: str) -> None:
    sound, rate = soundfile.read(ASSETS / folder / "sfx" / f"{file}.ogg")
    assert rate == RATE and sound.ndim == 1
    assert 0.05 <= len(sound) / rate <= 2.6
    assert np.max(np.abs(sound)) < 0.99
    assert np.max(np.abs(sound[-20:])) < 0.02


@pytest.mark.parametrize(("folder", "name", "file"), EVERY_FILE)
def test_an_effect_is_as_loud_as_its_place_in_the_table_asks(folder: str, name: str, file: str) -> None:
    sound, _ = soundfile.read(ASSETS / folder / "sfx" / f"{file}.ogg")
    assert loudness(sound) == pytest.approx(ALBUMS[folder].loudness[name] - softer(file), abs=1.5)


def test_all_effects_lie_within_six_decibels() -> None:
    files = [soundfile.read(ASSETS / folder / "sfx" / f"{file}.ogg")[0] for folder, _, file in EVERY_FILE]
    levels = [loudness(sound) for sound in files]
    assert max(levels) - min(levels) <= WIDEST


def music(folder: str, name: str) -> Samples:
    sound, rate = soundfile.read(ASSETS / folder / "music" / f"{name}.ogg")
    assert rate == MUSIC_RATE and sound.ndim == 1
    return np.asarray(sound)


@pytest.mark.parametrize(("folder", "name"), PIECES)
def test_a_piece_is_long_enough_even_and_small(folder: str, name: str) -> None:
    sound = music(folder, name)
    assert 120 <= len(sound) / MUSIC_RATE <= 170
    assert np.max(np.abs(sound)) < 0.6
    assert average(sound, MUSIC_RATE) == pytest.approx(MUSIC_LOUDNESS, abs=1.5)
    assert (ASSETS / folder / "music" / f"{name}.ogg").stat().st_size < 620_000


@pytest.mark.parametrize(("folder", "name"), PIECES)
def test_a_piece_closes_without_a_click(folder: str, name: str) -> None:
    """The step over the seam is like those just beside it, whether a string is struck there or not."""
    sound = music(folder, name)
    around = np.concatenate([sound[-BESIDE:], sound[:BESIDE]])
    steps = np.abs(np.diff(around))
    seam, beside = steps[BESIDE - 1], np.delete(steps, BESIDE - 1)
    assert seam <= beside.max() + 0.002


def test_a_sound_written_twice_has_the_same_bytes(tmp_path: Path) -> None:
    sound = ALBUMS["common"].effects["click"]()
    for name in ("first.ogg", "second.ogg"):
        write(tmp_path / name, sound)
    assert (tmp_path / "first.ogg").read_bytes() == (tmp_path / "second.ogg").read_bytes()
