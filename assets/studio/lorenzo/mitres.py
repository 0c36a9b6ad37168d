"""Headgear of prelates and saints: mitre, tiara, cardinal's hat, and the ring of light."""

import math

from assets.studio.kit.relief import Relief, Swell
from assets.studio.lorenzo.profiles import oval

_STIFF: Swell = ((3, 0.35), (9, 0.4), (20, 0.25))


def mitre(relief: Relief) -> None:
    shape = "M152 112 C148 78 172 36 212 0 C262 28 308 70 314 120 C270 98 204 94 152 112 Z"
    silk = relief.mass(shape, 1.1, 0.62, _STIFF)
    relief.line("M152 108 C202 92 268 98 314 118", 10, 0.24, 2, silk)
    relief.line("M156 92 C204 78 266 84 308 100", 2.4, -0.18, 1.2, silk)
    relief.line("M212 4 C220 36 230 64 236 88", 7, 0.2, 1.8, silk)
    relief.swell(" ".join(oval(168 + i * 31, 101 - (2 - abs(i - 2)) * 4, 5, 5) for i in range(5)), 0.28, 1.3, silk)
    for x, y in ((196, 62), (262, 66)):
        relief.swell(oval(x, y, 11, 11), 0.2, 1.6, silk)
        relief.line(f"M{x - 8} {y} h16 M{x} {y - 8} v16", 3, 0.2, 1, silk)
    _ribbon(relief)


def _ribbon(relief: Relief) -> None:
    """The two bands that fall from behind."""
    for shift, base in ((14, 0.56), (0, 0.62)):
        band = (
            f"M{288 + shift} 112 C{308 + shift} 134 {318 + shift} 196 {322 + shift} 268 "
            f"l-24 5 C{296 + shift} 210 {286 + shift} 150 {274 + shift} 118 Z"
        )
        silk = relief.mass(band, 0.5, base, ((2, 0.5), (5, 0.5)))
        relief.line(f"M{300 + shift} 262 l20 -4 M{299 + shift} 250 l20 -4", 2, -0.2, 0.9, silk)


def tiara(relief: Relief) -> None:
    """Three crowns, one above the other."""
    shape = "M152 110 C150 76 170 40 206 22 C222 14 252 14 266 24 C296 44 314 80 314 120 C270 100 204 94 152 110 Z"
    silk = relief.mass(shape, 1.1, 0.62, _STIFF)
    for left, right, y in ((153, 314, 106), (162, 308, 76), (182, 292, 47)):
        sag = (right - left) * 0.08
        middle = (left + right) / 2
        relief.line(f"M{left} {y} Q{middle} {y - sag * 2} {right} {y + sag}", 6, 0.24, 1.6, silk)
        step = (right - left) / 6
        points = " ".join(
            f"M{left + step * (i + 0.3):.1f} {y - 6 - sag * 0.4:.1f} l{step * 0.35:.1f} -13 l{step * 0.35:.1f} 13 Z"
            for i in range(6)
        )
        relief.swell(points, 0.26, 1.4, silk)
        relief.swell(" ".join(oval(left + step * (i + 0.5), y - sag * 0.6, 3, 3) for i in range(6)), 0.2, 1, silk)
    relief.swell(oval(236, 16, 10, 10), 0.5, 2)
    _ribbon(relief)


def galero(relief: Relief) -> None:
    """The wide red hat with its cords and tassels."""
    relief.mass("M166 98 C166 56 202 34 240 36 C282 40 306 70 302 110 C262 98 210 92 166 98 Z", 1, 0.8, _STIFF)
    brim = relief.mass(
        "M80 114 C116 86 190 84 246 94 C304 106 350 130 368 154 C312 146 250 132 206 128 C160 124 114 128 80 114 Z",
        0.8, 1.1, ((2, 0.35), (6, 0.35), (12, 0.3)),
    )  # fmt: skip
    relief.line("M88 114 C130 96 200 94 250 106 C302 118 342 136 362 152", 2.4, -0.16, 1.2, brim)
    relief.line("M240 128 C238 176 228 224 200 276", 5, 0.34, 1.6)
    relief.swell(" ".join(oval(198 - i * 4, 284 + i * 13, 6.5, 7.5) for i in range(3)), 0.4, 1.6)
    for i in range(3):
        for k in range(i + 1):
            relief.swell(oval(188 - i * 7 + k * 15, 318 + i * 15, 6, 7.5), 0.36, 1.5)


def halo(relief: Relief) -> None:
    """A saint's ring of rays; modelled before the head."""
    disc = relief.mass(oval(226, 146, 142, 142), 0.12, 0.02, ((2, 0.6), (8, 0.4)))
    rays = []
    for i in range(60):
        turn = i * math.tau / 60
        far = 134 if i % 2 else 120
        rays.append(
            f"M{226 + 90 * math.cos(turn):.1f} {146 + 90 * math.sin(turn):.1f} "
            f"L{226 + far * math.cos(turn):.1f} {146 + far * math.sin(turn):.1f}"
        )
    relief.line(" ".join(rays), 2.6, 0.1, 1, disc)
    relief.line(oval(226, 146, 138, 138), 4, 0.16, 1.4)
