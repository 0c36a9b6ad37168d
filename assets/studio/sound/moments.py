"""The sounds of moments: a page, your turn, a new turn, counting, a roof coming down, a party, a match lost."""

from collections.abc import Callable

from assets.studio.sound.bodies import BLOCK, WOOD, chance_for, clink, in_room, knock, tick
from assets.studio.sound.people import breath, throng
from assets.studio.sound.room import lute_body
from assets.studio.sound.signal import Samples, band, convolved, cut, mixed, noise, swell
from assets.studio.sound.strings import Pluck, course, hertz, string


def page() -> Samples:
    """A leaf of heavy paper, lifted and laid down."""
    chance = chance_for("page")
    lift = band(noise(0.22, chance), 700.0, 3600.0, 1) * swell(0.22, 0.65)
    turn = band(noise(0.16, chance), 1200.0, 5200.0, 1) * swell(0.16, 0.3)
    return cut(mixed([(0.0, 0.5, lift), (0.17, 0.8, turn), (0.29, 0.7, tick(chance, 0.8))]), 0.42)


def your_turn() -> Samples:
    """Three rising strings, nearer than those of a turn that ends."""
    chance = chance_for("your turn")
    touch = Pluck(hardness=0.5, place=0.3, ring=2.4)
    parts = [(0.11 * step, 0.8 + 0.1 * step, string(hertz(name), 1.4, touch, chance))
             for step, name in enumerate(("g4", "b4", "d5"))]  # fmt: skip
    return in_room(mixed(parts), 1.6, 0.26)


def herald() -> Samples:
    """A frame drum and a low course: something new begins."""
    chance = chance_for("herald")
    skin = knock(0.45, chance, BLOCK, 0.5, 0.3)
    low, fifth = (course(hertz(name), 1.6, Pluck(hardness=0.5, ring=3.0), chance, 0.3) for name in ("g2", "d3"))
    return in_room(mixed([(0.0, 1.0, skin), (0.22, 0.7, skin), (0.24, 0.8, low), (0.26, 0.7, fifth)]), 1.9, 0.3)


def count() -> Samples:
    """A stone set on stones, and a coin for it."""
    chance = chance_for("count")
    block = knock(1.15, chance, BLOCK, 0.22, 0.2)
    return in_room(mixed([(0.0, 1.0, block), (0.05, 0.35, clink(0.9, 0.6))]), 0.5, 0.14)


def roof() -> Samples:
    """Timber and tiles come down on the last storey."""
    chance = chance_for("roof")
    parts = [(0.0, 1.0, knock(0.6, chance, WOOD, 0.3, 0.3)), (0.12, 0.9, knock(0.5, chance, WOOD, 0.3, 0.3))]
    parts += [(start, 0.4, knock(chance.uniform(1.6, 2.4), chance, BLOCK, 0.12, 0.2))
              for start in chance.uniform(0.2, 0.75, 11)]  # fmt: skip
    return in_room(mixed(parts), 1.2, 0.2)


def party() -> Samples:
    """Guests in an open door."""
    chance = chance_for("party")
    voices = throng(30, 1.7, (0.2, 0.6), 0.25, chance)
    return cut(in_room(mixed([*voices, (0.0, 0.5, breath(1.7, 0.4, chance))]), 2.0, 0.3), 2.0, fade=0.5)


def loss() -> Samples:
    """A lute that takes its leave, without reproach."""
    chance = chance_for("loss")
    line = [("g4", 0.0), ("f4", 0.3), ("eb4", 0.6), ("d4", 0.95)]
    pluck = Pluck(hardness=0.45, ring=2.6)
    parts = [(start, 0.8, course(hertz(name), 1.3, pluck, chance)) for name, start in line]
    parts += [(0.98 + 0.03 * step, 0.7, course(hertz(name), 1.4, pluck, chance, 0.3))
              for step, name in enumerate(("g2", "d3", "bb3"))]  # fmt: skip
    return in_room(convolved(mixed(parts), lute_body()), 2.45, 0.3)


EFFECTS: dict[str, Callable[[], Samples]] = {
    effect.__name__: effect for effect in (page, your_turn, herald, count, roof, party, loss)
}
LOUDNESS = {
    "page": -22.0,
    "your_turn": -20.0,
    "herald": -20.0,
    "count": -22.0,
    "roof": -20.0,
    "party": -21.0,
    "loss": -20.0,
}
