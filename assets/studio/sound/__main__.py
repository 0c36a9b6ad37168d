"""Writes every effect below assets/ and the lute loop, and prints what was measured."""

from pathlib import Path

import numpy as np
import soundfile

from assets.studio.sound.albums import ALBUMS
from assets.studio.sound.level import levelled, loudness
from assets.studio.sound.lute import performed
from assets.studio.sound.ogg import repeatable
from assets.studio.sound.signal import RATE, Samples, decibels

ASSETS = Path(__file__).parents[2]
MUSIC_PEAK = 0.4
QUALITY = 0.6
BLOCK = 1 << 15


def write(path: Path, sound: Samples) -> None:
    """Written in blocks, because the Vorbis encoder overflows its stack on long sounds."""
    path.parent.mkdir(parents=True, exist_ok=True)
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(path, "w", RATE, channels, "VORBIS", format="OGG", compression_level=QUALITY) as file:
        for start in range(0, len(sound), BLOCK):
            file.write(sound[start : start + BLOCK])
    path.write_bytes(repeatable(path.read_bytes()))


def report(path: Path, sound: Samples) -> None:
    mono = sound if sound.ndim == 1 else sound.mean(axis=1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    centre = float((power * np.fft.rfftfreq(len(mono), 1 / RATE)).sum() / power.sum())
    peak = decibels(float(np.max(np.abs(sound))))
    size = path.stat().st_size // 1024
    print(
        f"{path.stem:11} {len(sound) / RATE:6.2f} s  peak {peak:6.1f} dB"
        f"  loudest {loudness(mono):6.1f} dB(A)  centre {centre:6.0f} Hz  {size:5} kB"
    )


def main() -> None:
    for folder, album in ALBUMS.items():
        for name, effect in album.effects.items():
            sound = levelled(effect(), album.loudness[name])
            path = ASSETS / folder / "sfx" / f"{name}.ogg"
            write(path, sound)
            report(path, sound)
    music = performed()
    music *= MUSIC_PEAK / np.max(np.abs(music))
    path = ASSETS / "common" / "music" / "lute.ogg"
    write(path, music)
    report(path, music)


if __name__ == "__main__":
    main()
