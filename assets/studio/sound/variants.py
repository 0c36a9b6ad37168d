"""Frequent effects come in variants of slightly other pitch, so that the same sound is not heard twice in a row."""

from collections.abc import Iterator

from assets.studio.sound.signal import Samples, higher

PITCHES = (1.0, 0.955, 1.045)
"""Of the sound itself, and of its variants: `card_2`, `card_3`."""
SOFTER = (0.0, 1.2, 0.6)
"""How many decibels less loud each variant is."""


def variants(name: str, sound: Samples, frequent: frozenset[str]) -> Iterator[tuple[str, Samples]]:
    yield name, sound
    if name in frequent:
        for number, pitch in enumerate(PITCHES[1:], start=2):
            yield f"{name}_{number}", higher(sound, pitch)


def softer(variant: str) -> float:
    """Decibels below the loudness of the sound it is a variant of."""
    number = variant.rpartition("_")[2]
    return SOFTER[int(number) - 1] if number.isdigit() else 0.0
