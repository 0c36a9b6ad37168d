"""The sounds of Lorenzo: dice on a table of state, the cathedral, wax, florins, building sites and the market."""

from collections.abc import Callable

from assets.studio.sound.bodies import BLOCK, BRONZE, METAL, WOOD, chance_for, clink, in_room, knock, thrown
from assets.studio.sound.people import throng
from assets.studio.sound.signal import Mode, Samples, band, cut, fading, mixed, noise, struck, swell
from assets.studio.sound.strings import hertz

WAX = (Mode(176.0, 0.7, 0.09), Mode(328.0, 0.9, 0.07), Mode(610.0, 0.6, 0.04))


def dice() -> Samples:
    """Three of hard wood, thrown on a walnut table."""
    chance = chance_for("lorenzo dice")
    return in_room(mixed([*thrown(3, chance, WOOD, 1.35), (0.0, 0.5, knock(0.6, chance, BLOCK, 0.15, 0.1))]), 1.1, 0.14)


def bell() -> Samples:
    """The great bell of the cathedral, over the roofs."""
    chance = chance_for("lorenzo bell")
    prime = hertz("a3")
    modes = [Mode(prime * ratio, gain, fall * 1.2) for ratio, gain, fall in BRONZE]
    beating = [Mode(mode.hertz * 1.0023, mode.gain * 0.5, mode.seconds) for mode in modes]
    clapper = band(noise(0.06, chance), 500.0, 3200.0, 1) * fading(0.06, 0.04)
    ring = mixed([(0.0, 1.0, struck(modes, 2.45, 0.003)), (0.0, 1.0, struck(beating, 2.45)), (0.0, 0.25, clapper)])
    return in_room(ring, 2.45, 0.34)


def seal() -> Samples:
    """A signet pressed into warm wax, and lifted."""
    chance = chance_for("seal")
    press = knock(1.0, chance, WAX, 0.2, 0.12)
    give = band(noise(0.26, chance), 250.0, 1300.0, 1) * swell(0.26, 0.35)
    lift = knock(1.5, chance, WOOD, 0.06, 0.05)
    return in_room(mixed([(0.0, 1.0, press), (0.03, 0.45, give), (0.36, 0.35, lift)]), 0.62, 0.12)


def coins() -> Samples:
    """Florins poured from a purse."""
    chance = chance_for("coins")
    starts = chance.gamma(2.2, 0.12, 16).clip(0.0, 0.85)
    poured = [(start, chance.uniform(0.3, 1.0), clink(chance.uniform(0.62, 0.95), 1.0)) for start in starts]
    leather = band(noise(0.5, chance), 300.0, 1600.0, 1) * swell(0.5, 0.3)
    return in_room(band(mixed([*poured, (0.0, 0.18, leather)]), 250.0, 7000.0, 1), 1.3, 0.14)


def stone() -> Samples:
    """A mason's chisel, then the block set down in mortar."""
    chance = chance_for("lorenzo stone")
    iron = [Mode(hz * 0.5, gain, fall * 0.3) for hz, gain, fall in METAL]
    chisel = mixed([(0.0, 0.8, struck(iron, 0.14)), (0.0, 0.7, knock(1.5, chance, BLOCK, 0.14, 0.3))])
    grind = band(noise(0.2, chance), 280.0, 1700.0, 1) * swell(0.2, 0.6)
    parts = [
        (0.0, 0.5, chisel),
        (0.17, 0.6, chisel),
        (0.36, 0.16, grind),
        (0.52, 1.0, knock(0.85, chance, BLOCK, 0.35, 0.25)),
    ]
    return in_room(mixed(parts), 1.1, 0.2)


def market() -> Samples:
    """Voices that bargain, a crate put down, a coin that changes hands."""
    chance = chance_for("market")
    voices = mixed(throng(46, 2.0, (0.12, 0.34), 0.12, chance))
    murmur = band(voices * swell(len(voices) / 44_100, 0.4)[: len(voices)], 180.0, 2800.0, 1)
    crate = knock(0.5, chance, WOOD, 0.25, 0.25)
    parts = [(0.0, 1.0, murmur), (0.55, 3.2, crate), (0.68, 1.6, crate)]
    parts += [(1.15, 1.3, clink(0.8, 1.0)), (1.24, 0.8, clink(0.87, 1.0))]
    return cut(in_room(mixed(parts), 2.2, 0.22), 2.2, fade=0.4)


EFFECTS: dict[str, Callable[[], Samples]] = {
    effect.__name__: effect for effect in (dice, bell, seal, coins, stone, market)
}
LOUDNESS = {
    "dice": -21.0,
    "bell": -19.0,
    "seal": -21.0,
    "coins": -21.0,
    "stone": -20.0,
    "market": -22.0,
}
