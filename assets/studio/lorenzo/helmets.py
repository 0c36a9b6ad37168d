"""Helmets after the antique and of the day, each leaving the face free."""

import math

from assets.studio.kit.noise import Field
from assets.studio.kit.relief import Relief, Swell
from assets.studio.lorenzo.hats import plume
from assets.studio.lorenzo.profiles import oval

_STEEL: Swell = ((3, 0.3), (9, 0.3), (26, 0.4))
_BOWL = (
    "M138 124 C130 120 124 116 114 114 C126 106 140 102 150 98 C154 66 190 38 232 40 C288 44 320 96 314 158 "
    "C312 180 306 198 300 214 C308 228 322 236 336 238 C318 254 292 252 276 240 C262 228 254 208 250 190 "
    "C244 172 232 164 220 166 C206 148 186 126 138 124 Z"
)
_RIM = "M118 115 C150 110 192 120 218 150 C228 162 238 170 248 176 C256 200 262 226 280 240 C298 249 318 247 332 239"


def _antique_bowl(relief: Relief) -> Field:
    steel = relief.mass(_BOWL, 1.22, 0.46, _STEEL)
    relief.line(_RIM, 4.6, 0.28, 1.4, steel)
    relief.line("M128 119 C156 117 190 128 214 154", 2, -0.15, 1.2, steel)
    relief.line("M150 99 C186 94 214 102 238 128 C264 160 284 190 304 212", 3.4, 0.2, 1.4, steel)
    for radius, amount in ((23, 0.26), (15, -0.17), (8, 0.24)):
        relief.line(oval(234, 126, radius, radius), 3.6, amount, 1.4, steel)
    _acanthus(relief, steel)
    relief.line("M224 168 C222 202 208 236 178 266", 7, 0.2, 1.6)
    relief.line("M224 168 C222 202 208 236 178 266", 1.8, -0.15, 0.8)
    return steel


def _acanthus(relief: Relief, steel: Field) -> None:
    """Leaves embossed over the brow."""
    leaves, veins = [], []
    for i in range(5):
        x, y = 166 + i * 13, 96 - 9 * math.sin((i + 1) / 6 * math.pi)
        leaves.append(f"M{x} {y} c-6 -14 4 -28 16 -32 c6 12 2 26 -16 32 Z")
        veins.append(f"M{x + 1} {y - 4} q4 -14 12 -22")
    relief.swell(" ".join(leaves), 0.22, 1.6, steel)
    relief.line(" ".join(veins), 1.7, -0.16, 0.9, steel)


def winged(relief: Relief) -> None:
    """With the wing of Mercury at the ear."""
    _antique_bowl(relief)
    for row, (count, length, width) in enumerate(((6, 118, 21), (5, 84, 18), (4, 54, 15))):
        for i in range(count):
            _feather(
                relief,
                238 - row * 2,
                114 + row,
                length * (1 - 0.05 * abs(i - 2)),
                width,
                -58 + i * 10.5,
                1.3 + row * 0.13 - 0.02 * i,
            )


def _feather(relief: Relief, x: float, y: float, length: float, width: float, turn: float, base: float) -> None:
    across, down = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(along: float, aside: float) -> str:
        return f"{x + across * along - down * aside:.1f} {y + down * along + across * aside:.1f}"

    vane = (
        f"M{at(0, 0)} C{at(length * 0.3, -width * 0.75)} {at(length * 0.85, -width * 0.6)} {at(length, 1)} "
        f"C{at(length * 0.85, width * 0.55)} {at(length * 0.3, width * 0.5)} {at(0, 0)} Z"
    )
    feather = relief.mass(vane, 0.42, base, ((2, 0.4), (5, 0.6)))
    relief.line(f"M{at(4, 0)} Q{at(length * 0.5, -3)} {at(length * 0.94, 0)}", 2.2, 0.16, 0.9, feather)
    barbs = [
        f"M{at(length * (0.3 + 0.12 * k), 0)} L{at(length * (0.4 + 0.12 * k), side * width * 0.3)}"
        for k in range(5)
        for side in (-1, 1)
    ]
    relief.line(" ".join(barbs), 1.3, -0.11, 0.7, feather)


def crested(relief: Relief) -> None:
    """With a ridge and a fall of horsehair."""
    crest = relief.mass(
        "M146 92 C150 36 204 -2 262 8 C326 20 356 84 352 158 C352 204 344 240 330 268 "
        "C320 232 318 190 312 158 C302 102 272 58 232 50 C196 46 168 62 146 92 Z",
        1,
        0.3,
        ((3, 0.35), (9, 0.35), (16, 0.3)),
    )
    hairs = [
        f"M{232 + 78 * math.cos(a):.1f} {124 + 74 * math.sin(a):.1f} "
        f"L{236 + 124 * math.cos(a + 0.12):.1f} {124 + 118 * math.sin(a + 0.12):.1f}"
        for a in (math.radians(190 + i * 5.2) for i in range(40))
    ]
    relief.line(" ".join(hairs[::2]), 3, 0.16, 1.2, crest)
    relief.line(" ".join(hairs[1::2]), 3, -0.18, 1.2, crest)
    steel = _antique_bowl(relief)
    relief.line("M150 96 C164 60 196 44 232 46 C276 50 306 98 308 156", 8, 0.26, 2, steel)


def sallet(relief: Relief) -> None:
    """Swept back to a point, the visor raised, with plumes."""
    plume(relief, (276, 66), 4, 122, -34)
    tail = (
        "M146 100 C152 60 192 36 236 40 C290 46 316 94 314 150 C314 180 320 206 346 230 C320 240 288 234 268 216 "
        "C252 204 244 186 238 168 C220 150 190 132 150 126 C142 120 142 110 146 100 Z"
    )
    steel = relief.mass(tail, 1.2, 0.46, _STEEL)
    relief.line("M196 42 C250 38 304 90 308 160 C310 186 322 210 342 228", 4, 0.18, 1.6, steel)
    relief.line(
        "M148 123 C190 129 222 145 240 168 C248 190 256 206 272 216 C292 230 318 236 342 229", 4, 0.24, 1.4, steel
    )
    relief.swell(" ".join(oval(178 + i * 12, 138 + i * 4.4 + i * i * 0.35, 2.5, 2.5) for i in range(7)), 0.26, 0.9)
    visor = relief.mass(
        "M124 92 C148 58 200 54 252 80 C268 88 274 104 270 120 C232 104 180 100 138 116 C124 112 118 102 124 92 Z",
        0.62, 1.16, ((2, 0.4), (6, 0.3), (12, 0.3)),
    )  # fmt: skip
    relief.line("M150 98 C186 86 226 90 256 104", 2.6, -0.32, 1, visor)
    relief.swell(oval(258, 104, 7, 7), 0.3, 1.4, visor)
