"""Arithmetic on hexadecimal colours."""

import random

Rgb = tuple[int, int, int]


def rgb(colour: str) -> Rgb:
    digits = colour.lstrip("#")
    return int(digits[0:2], 16), int(digits[2:4], 16), int(digits[4:6], 16)


def hexadecimal(red: float, green: float, blue: float) -> str:
    return "#" + "".join(f"{max(0, min(255, round(part))):02x}" for part in (red, green, blue))


def mix(first: str, second: str, share: float) -> str:
    """`share` 0 gives the first colour, 1 the second."""
    red, green, blue = (a + (b - a) * share for a, b in zip(rgb(first), rgb(second), strict=True))
    return hexadecimal(red, green, blue)


def lighten(colour: str, share: float) -> str:
    return mix(colour, "#ffffff", share)


def darken(colour: str, share: float) -> str:
    return mix(colour, "#000000", share)


def vary(colour: str, rng: random.Random, spread: float = 10, warmth: float = 4) -> str:
    """The same colour as another block, tile or leaf of it would have."""
    light, warm = rng.uniform(-spread, spread), rng.uniform(-warmth, warmth)
    red, green, blue = rgb(colour)
    return hexadecimal(red + light + warm, green + light, blue + light - warm)
