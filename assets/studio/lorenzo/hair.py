"""Hair and beards of the modelled heads: masses combed along guide curves, or covered with curls."""

import math
import random
from collections.abc import Sequence

from assets.studio.kit.geometry import Point, polyline
from assets.studio.kit.noise import Field
from assets.studio.kit.relief import Relief
from assets.studio.lorenzo.profiles import oval

Guide = tuple[Point, Point, Point, Point]
"""The four control points of a curve that a strand follows."""
_STEPS = 12


def comb(
    relief: Relief, edges: tuple[Guide, Guide], count: int, within: Field, wave: float = 0, depth: float = 0.13
) -> None:
    """Strands between two guides; every other one is a groove."""
    rng = random.Random(count)
    strands = [_strand(_between(edges, i / (count - 1)), wave, rng) for i in range(count)]
    relief.line(" ".join(strands[::2]), 3, depth, 1.2, within)
    relief.line(" ".join(strands[1::2]), 3, -depth, 1.1, within)
    relief.line(" ".join(strands[1::3]), 1.3, depth * 0.7, 0.7, within)


def _between(edges: tuple[Guide, Guide], share: float) -> list[Point]:
    return [(ax + (bx - ax) * share, ay + (by - ay) * share) for (ax, ay), (bx, by) in zip(*edges, strict=True)]


def _strand(guide: list[Point], wave: float, rng: random.Random) -> str:
    shift, phase = rng.uniform(-2, 2), rng.uniform(0, 0.9)
    points = []
    for i in range(_STEPS + 1):
        t = i / _STEPS
        weights = ((1 - t) ** 3, 3 * (1 - t) ** 2 * t, 3 * (1 - t) * t**2, t**3)
        x, y = (sum(w * point[axis] for w, point in zip(weights, guide, strict=True)) for axis in (0, 1))
        points.append((x + shift + wave * t * math.sin(t * 15 + phase), y))
    return polyline(points)


def curls(relief: Relief, within: Field, spots: list[Point], size: float, seed: int = 3) -> None:
    """Locks that each wind into a little spiral of their own."""
    rng = random.Random(seed)
    spirals, shadows = [], []
    for x, y in spots:
        x, y, radius = x + rng.uniform(-3, 3), y + rng.uniform(-3, 3), size * rng.uniform(0.8, 1.25)
        spirals.append(_spiral(x, y, radius, rng.uniform(0, math.tau)))
        shadows.append(oval(x + radius * 0.9, y + radius, radius * 0.5, radius * 0.5))
    relief.swell(" ".join(shadows), -0.16, 1.8, within)
    relief.line(" ".join(spirals), size * 0.46, 0.24, 1.1, within)


def _spiral(x: float, y: float, radius: float, turn: float) -> str:
    points = []
    for step in range(13):
        reach, angle = radius * (1.15 - step * 0.075), turn + step * 0.62
        points.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polyline(points)


def spread(left: float, top: float, right: float, bottom: float, step: float) -> list[Point]:
    """Spots for curls in staggered rows."""
    rows = int((bottom - top) / (step * 0.86)) + 1
    return [
        (x + (step / 2 if row % 2 else 0), top + row * step * 0.86)
        for row in range(rows)
        for x in (left + step * column for column in range(int((right - left) / step) + 1))
    ]


def bob(relief: Relief, length: float = 258, has_fringe: bool = False) -> None:
    """Straight hair over the ear, turned in at the nape."""
    front = (
        "C152 74 150 98 155 114 C172 110 188 120 194 142"
        if has_fringe
        else "C170 68 168 88 178 110 C192 124 204 150 202 190"
    )
    d = (
        f"M190 58 {front} C202 206 206 236 208 {length - 8} C226 {length + 7} 264 {length + 7} 290 {length - 10} "
        f"C306 226 314 186 310 146 C306 98 284 56 238 46 C218 42 202 48 190 58 Z"
    )
    on_hair = relief.mass(d, 1.1, 0.42, ((3, 0.3), (8, 0.35), (22, 0.35)))
    edge = 150 if has_fringe else 176
    guides: tuple[Guide, Guide] = (
        ((190, 56), (edge - 4, 96), (196, 150), (208, length)),
        ((246, 46), (316, 60), (324, 176), (292, length)),
    )
    comb(relief, guides, 30, on_hair, wave=4)
    relief.swell(oval(236, 96, 34, 14), 0.12, 12, on_hair)
    relief.line(f"M206 {length - 2} Q250 {length + 6} 294 {length - 6}", 9, 0.2, 4, on_hair)


def long_locks(relief: Relief, length: float = 330) -> None:
    """Waves down to the shoulders."""
    d = (
        f"M192 54 C166 66 164 90 174 112 C190 126 202 150 200 184 C198 222 190 260 188 {length - 30} "
        f"C206 {length + 8} 270 {length + 14} 318 {length - 8} C338 284 332 220 322 168 C320 106 292 52 240 42 "
        f"C220 40 204 46 192 54 Z"
    )
    on_hair = relief.mass(d, 1.15, 0.42, ((3, 0.3), (8, 0.35), (24, 0.35)))
    guides: tuple[Guide, Guide] = (
        ((190, 54), (164, 104), (214, 190), (190, length)),
        ((250, 42), (330, 70), (336, 210), (322, length)),
    )
    comb(relief, guides, 30, on_hair, wave=8, depth=0.16)
    for x in (206, 240, 274, 306):
        relief.line(f"M{x - 6} 236 q16 24 4 46 q-10 22 4 {length - 280}", 12, 0.14, 5, on_hair)


def crop(relief: Relief, is_curly: bool = True) -> None:
    """Short hair that leaves the ear free."""
    d = (
        "M170 66 C158 78 154 92 160 102 C178 100 196 112 206 134 C210 150 216 156 222 150 C236 142 248 152 248 172 "
        "C246 190 250 206 262 222 C284 216 304 186 308 148 C308 100 284 58 238 48 C208 44 184 52 170 66 Z"
    )
    on_hair = relief.mass(d, 1.05, 0.4, ((2, 0.35), (8, 0.35), (22, 0.3)))
    if is_curly:
        curls(relief, on_hair, spread(158, 52, 312, 224, 15), 7)
    else:
        guides: tuple[Guide, Guide] = (
            ((226, 46), (176, 52), (160, 76), (158, 104)), ((246, 50), (312, 76), (316, 170), (262, 226)),
        )  # fmt: skip
        comb(relief, guides, 34, on_hair, wave=3)


def tonsure(relief: Relief) -> None:
    """A wreath of hair around a shaven crown."""
    d = (
        "M160 106 C176 92 206 86 240 92 C272 98 296 114 308 140 C308 180 298 206 270 224 C256 206 248 190 248 172 "
        "C246 150 234 142 222 150 C214 156 210 150 204 138 C192 120 178 112 160 106 Z"
    )
    on_hair = relief.mass(d, 0.9, 0.46, ((2, 0.4), (7, 0.6)))
    curls(relief, on_hair, spread(160, 92, 310, 224, 13), 6)


def beard(relief: Relief, length: float = 296, is_curly: bool = False) -> None:
    """From the temple down; `length` is where it ends."""
    tip = 150 if length > 310 else 140
    d = (
        "M222 186 C216 204 206 214 190 214 C176 212 164 214 156 226 "
        f"C148 230 140 232 134 235 C124 246 122 {length - 34} "
        f"{tip - 12} {length - 14} C{tip} {length + 4} {tip + 20} {length + 4} {tip + 34} {length - 14} "
        f"C200 {length - 34} 224 262 236 236 C240 216 236 196 222 186 Z"
    )
    on_beard = relief.mass(d, 0.9, 0.62, ((2, 0.35), (7, 0.35), (16, 0.3)))
    if is_curly:
        curls(relief, on_beard, spread(124, 190, 238, length, 13), 6)
    else:
        guides: tuple[Guide, Guide] = (
            ((140, 232), (122, 252), (128, length - 40), (tip - 6, length)),
            ((228, 190), (238, 236), (206, length - 60), (tip + 26, length - 4)),
        )
        comb(relief, guides, 26, on_beard, wave=4, depth=0.15)
    moustache(relief)


def moustache(relief: Relief) -> None:
    d = "M130 206 C138 204 148 208 158 218 C166 226 170 234 168 242 C160 238 152 228 144 222 C138 219 130 216 127 212 Z"
    on_lip = relief.mass(d, 0.5, 1.02, ((2, 0.5), (5, 0.5)))
    guides: tuple[Guide, Guide] = (
        ((130, 208), (142, 206), (158, 216), (168, 240)), ((128, 212), (140, 218), (152, 228), (166, 242)),
    )  # fmt: skip
    comb(relief, guides, 7, on_lip, depth=0.12)


def gathered(relief: Relief, is_netted: bool) -> None:
    """A lady's hair, drawn back over the ear and bound behind; in a net, or in a coiled plait."""
    d = (
        "M184 60 C164 74 160 92 168 108 C186 112 204 128 214 150 C224 176 244 190 268 196 C296 180 308 150 302 112 "
        "C294 76 266 48 232 46 C214 46 198 50 184 60 Z"
    )
    on_hair = relief.mass(d, 1.1, 0.42, ((3, 0.3), (8, 0.35), (22, 0.35)))
    guides: tuple[Guide, Guide] = (
        ((182, 62), (160, 116), (224, 168), (272, 192)), ((226, 46), (276, 56), (300, 92), (300, 130)),
    )  # fmt: skip
    comb(relief, guides, 26, on_hair, wave=2)
    knot = relief.mass(oval(302, 140, 40, 46), 0.95, 0.75, ((3, 0.3), (8, 0.3), (16, 0.4)))
    if is_netted:
        net = " ".join(f"M{232 + k * 12} 80 l90 120 M{372 - k * 12} 80 l-90 120" for k in range(12))
        relief.line(net, 2, 0.12, 0.9, knot)
        pearls(
            relief, [(302 + 40 * math.cos(a / 9 * 6.283), 140 + 46 * math.sin(a / 9 * 6.283)) for a in range(9)], 4.4
        )
    else:
        for k in range(4):
            relief.line(oval(302, 140, 34 - k * 9, 40 - k * 10), 4, 0.16, 1.5, knot)
    band = [(176 + 11 * i, 96 - 30 * math.sin(i / 8 * 2.2) + 1.2 * i) for i in range(9)]
    pearls(relief, band, 4.2)


def plait(relief: Relief) -> None:
    """A long plait down the back, with flowers at the temple."""
    d = "M272 176 C300 190 322 232 326 292 C330 330 322 360 306 378 C294 356 298 318 290 284 C284 250 268 226 254 206 Z"
    braid = relief.mass(d, 0.9, 0.5, ((3, 0.4), (8, 0.6)))
    rungs = " ".join(f"M{262 + i * 5.6} {192 + i * 17} l32 14 m-30 6 l30 -16" for i in range(11))
    relief.line(rungs, 4.6, -0.2, 1.6, braid)
    for x, y in ((196, 72), (222, 60), (250, 62), (274, 76)):
        _flower(relief, x, y)


def jewels(relief: Relief) -> None:
    """A band of pearls across the brow and a jewel over the temple."""
    pearls(relief, [(166 + 15 * i, 100 - 22 * math.sin(i / 9 * 3)) for i in range(10)], 4.6)
    relief.swell(oval(178, 84, 9, 11), 0.4, 1.8)


def _flower(relief: Relief, x: float, y: float) -> None:
    petals = [(x + 9 * math.cos(k * 1.2566), y + 9 * math.sin(k * 1.2566)) for k in range(5)]
    relief.swell(" ".join(oval(px, py, 6.4, 6.4) for px, py in petals), 0.3, 1.6)
    relief.swell(oval(x, y, 4, 4), 0.18, 1.2)


def pearls(relief: Relief, spots: Sequence[Point], radius: float) -> None:
    relief.swell(" ".join(oval(x, y, radius, radius) for x, y in spots), 0.34, 1.3)
