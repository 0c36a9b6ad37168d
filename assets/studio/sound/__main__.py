"""Writes every effect and every piece of music below assets/, and prints what was measured.

`python -m assets.studio.sound effects` or `music` writes only those.
"""

import sys
from pathlib import Path

import numpy as np
import soundfile

from assets.studio.sound.albums import ALBUMS
from assets.studio.sound.level import average, levelled, loudness
from assets.studio.sound.lute import performed
from assets.studio.sound.ogg import repeatable
from assets.studio.sound.pieces import PIECES
from assets.studio.sound.signal import RATE, Samples, decibels, slower
from assets.studio.sound.variants import softer, variants

ASSETS = Path(__file__).parents[2]
MUSIC_LOUDNESS, MUSIC_PEAK = -28.0, 0.55
MUSIC_RATE = 22_050
"""A lute has nothing to say above eleven kilohertz, and takes half the room so."""
SMALLNESS, MUSIC_SMALLNESS = 0.7, 0.95
BLOCK = 1 << 15


def write(path: Path, sound: Samples, rate: int = RATE, smallness: float = SMALLNESS) -> None:
    """Written in blocks, because the Vorbis encoder overflows its stack on long sounds."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with soundfile.SoundFile(path, "w", rate, 1, "VORBIS", format="OGG", compression_level=smallness) as file:
        for start in range(0, len(sound), BLOCK):
            file.write(sound[start : start + BLOCK])
    path.write_bytes(repeatable(path.read_bytes()))


def report(path: Path, sound: Samples, rate: int = RATE) -> None:
    power = np.abs(np.fft.rfft(sound)) ** 2
    centre = float((power * np.fft.rfftfreq(len(sound), 1 / rate)).sum() / power.sum())
    peak = decibels(float(np.max(np.abs(sound))))
    size = path.stat().st_size // 1024
    print(
        f"{path.parent.parent.name}/{path.stem:13} {len(sound) / rate:6.2f} s  peak {peak:6.1f} dB"
        f"  loudest {loudness(sound, rate):6.1f} dB(A)  centre {centre:6.0f} Hz  {size:5} kB"
    )


def write_effects() -> None:
    for folder, album in ALBUMS.items():
        for name, effect in album.effects.items():
            for variant, sound in variants(name, effect(), album.frequent):
                path = ASSETS / folder / "sfx" / f"{variant}.ogg"
                levelled_sound = levelled(sound, album.loudness[name] - softer(variant))
                write(path, levelled_sound)
                report(path, levelled_sound)


def write_music() -> None:
    for (folder, name), piece in PIECES.items():
        music = slower(performed(piece), MUSIC_RATE)
        music = np.asarray(music * 10 ** ((MUSIC_LOUDNESS - average(music, MUSIC_RATE)) / 20))
        music *= min(1.0, MUSIC_PEAK / np.max(np.abs(music)))
        path = ASSETS / folder / "music" / f"{name}.ogg"
        write(path, music, MUSIC_RATE, MUSIC_SMALLNESS)
        report(path, music, MUSIC_RATE)


def main() -> None:
    wanted = sys.argv[1:] or ["effects", "music"]
    if "effects" in wanted:
        write_effects()
    if "music" in wanted:
        write_music()


if __name__ == "__main__":
    main()
