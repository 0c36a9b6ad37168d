"""What is shipped can be played: files are there, of the right length, never clipped, and the loop closes."""

from pathlib import Path

import numpy as np
import pytest

from assets.studio.sound.__main__ import write
from assets.studio.sound.albums import ALBUMS
from assets.studio.sound.level import loudness
from assets.studio.sound.signal import RATE

soundfile = pytest.importorskip("soundfile", reason="reading OGG needs the development dependency soundfile")

ASSETS = Path(__file__).parents[2] / "assets"
LUTE = ASSETS / "common" / "music" / "lute.ogg"
EVERY_EFFECT = [(folder, name) for folder, album in ALBUMS.items() for name in album.effects]


@pytest.mark.parametrize(("folder", "name"), EVERY_EFFECT)
def test_an_effect_is_short_mono_and_unclipped(folder: str, name: str) -> None:
    sound, rate = soundfile.read(ASSETS / folder / "sfx" / f"{name}.ogg")
    assert rate == RATE and sound.ndim == 1
    assert 0.05 <= len(sound) / rate <= 2.5
    assert np.max(np.abs(sound)) < 0.99


@pytest.mark.parametrize(("folder", "name"), EVERY_EFFECT)
def test_an_effect_is_as_loud_as_its_place_in_the_table_asks(folder: str, name: str) -> None:
    sound, _ = soundfile.read(ASSETS / folder / "sfx" / f"{name}.ogg")
    assert loudness(sound) == pytest.approx(ALBUMS[folder].loudness[name], abs=1.5)


@pytest.mark.parametrize(("folder", "name"), EVERY_EFFECT)
def test_an_effect_ends_in_silence(folder: str, name: str) -> None:
    sound, _ = soundfile.read(ASSETS / folder / "sfx" / f"{name}.ogg")
    assert np.max(np.abs(sound[-20:])) < 0.02


def test_the_lute_is_a_quiet_loop_of_fitting_length_and_size() -> None:
    music, rate = soundfile.read(LUTE)
    assert 70 <= len(music) / rate <= 100
    assert np.max(np.abs(music)) < 0.6
    assert LUTE.stat().st_size < 1_500_000


def test_the_lute_closes_without_a_click() -> None:
    music, rate = soundfile.read(LUTE)
    around = np.concatenate([music[-rate:], music[:rate]])
    steps = np.max(np.abs(np.diff(around, axis=0)), axis=1)
    seam = steps[rate - 64 : rate + 64].max()
    assert seam <= np.quantile(steps, 0.995) + 0.005


def test_a_sound_written_twice_has_the_same_bytes(tmp_path: Path) -> None:
    sound = ALBUMS["common"].effects["click"]()
    for name in ("first.ogg", "second.ogg"):
        write(tmp_path / name, sound)
    assert (tmp_path / "first.ogg").read_bytes() == (tmp_path / "second.ogg").read_bytes()
