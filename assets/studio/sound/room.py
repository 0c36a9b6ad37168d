"""What stands around a sounding string or bell: the lute's body and a small vaulted room."""

import numpy as np

from assets.studio.sound.signal import RATE, Mode, Samples, band, fading, frames, noise, struck

LUTE_BODY = (
    Mode(118.0, 1.0, 0.16),
    Mode(203.0, 0.9, 0.13),
    Mode(287.0, 0.55, 0.10),
    Mode(412.0, 0.65, 0.08),
    Mode(538.0, 0.45, 0.07),
    Mode(716.0, 0.35, 0.05),
    Mode(1130.0, 0.25, 0.035),
    Mode(1790.0, 0.15, 0.02),
)


def lute_body(share: float = 0.35) -> Samples:
    """Impulse response: the string itself and, beside it, the belly it sets ringing."""
    ringing = struck(LUTE_BODY, 0.2, attack=0.0002)
    response = share * ringing / np.sqrt(np.sum(ringing**2))
    response[0] += 1.0
    return np.asarray(response)


def room(seconds: float, wet: float, seed: int) -> Samples:
    """Impulse response of a small stone room: the sound itself, then a warm, quickly darkening tail."""
    chance = np.random.default_rng(seed)
    bright = band(noise(seconds, chance), 250.0, 5200.0, 1) * fading(seconds, seconds * 0.55)
    dark = band(noise(seconds, chance), 120.0, 1800.0, 1) * fading(seconds, seconds)
    tail = bright + dark
    tail *= np.minimum(1.0, np.arange(len(tail)) / (0.012 * RATE))
    gap = frames(0.009)
    response = np.zeros(gap + len(tail))
    response[gap:] = wet * tail / np.sqrt(np.sum(tail**2))
    response[0] = 1.0
    return response
