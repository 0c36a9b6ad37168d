"""Heads in profile, facing left, on a grid of 400: an outline shaped by a few measures, and the features within it."""

from collections.abc import Sequence
from dataclasses import dataclass

from assets.studio.kit.geometry import Point, circle, number
from assets.studio.kit.noise import Field
from assets.studio.kit.relief import Relief

_SKULL = ((150, 268), (186, 258), (213, 240), (240, 236), (276, 212), (300, 164), (294, 108), (262, 70), (214, 56))


@dataclass(frozen=True, slots=True)
class Face:
    """Measures run from -1 to 1 around an ordinary face; `age` from 0 to 1; `notch` is a break in the bridge."""

    age: float = 0.4
    nose: float = 0
    hook: float = 0
    brow: float = 0
    chin: float = 0
    lips: float = 0
    jowl: float = 0
    notch: float = 0

    def outline(self) -> str:
        return smooth([*self._front(), *_jaw(self.jowl), *_SKULL[2:]])

    def _front(self) -> list[Point]:
        tip = 125 - 6 * self.nose
        return [
            (176, 64), (157, 86), (148 - self.brow, 110), (141 - 3 * self.brow, 131),
            (143 + 5 * self.notch, 147 + 2 * self.notch), (136 - 4 * self.hook - 2 * self.notch, 163),
            (130 - 5 * self.hook - 3 * self.nose, 175), (tip, 186 + 4 * self.hook), (tip + 1, 194 + 3 * self.hook),
            (129, 200 + self.hook), (137, 202.5), (134.5 - self.lips, 209), (129.5 - 2 * self.lips, 214),
            (135, 220.5), (131 - 2 * self.lips, 228), (136 + self.chin, 236), (131 - 4 * self.chin, 246),
            (133 - 4 * self.chin, 257), (142 - 2 * self.chin, 265 + 2 * self.jowl),
        ]  # fmt: skip


def _jaw(jowl: float) -> list[Point]:
    """Heavy faces have a second chin."""
    return [(160, 270 + 6 * jowl), (190, 260 + 14 * max(0, jowl))]


def smooth(points: Sequence[Point]) -> str:
    """A closed curve through all points."""
    count = len(points)
    d = f"M{number(points[0][0])} {number(points[0][1])}"
    for i in range(count):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (points[(i + k) % count] for k in (-1, 0, 1, 2))
        first, last = (bx + (cx - ax) / 6, by + (cy - ay) / 6), (cx - (dx - bx) / 6, cy - (dy - by) / 6)
        d += " C" + " ".join(number(value) for value in (*first, *last, cx, cy))
    return d + " Z"


def oval(x: float, y: float, across: float, down: float) -> str:
    arc = f"a{number(across)} {number(down)} 0 1 0"
    return f"M{number(x - across)} {number(y)} {arc} {number(2 * across)} 0 {arc} {number(-2 * across)} 0 Z"


def model_head(relief: Relief, face: Face) -> None:
    on_head = relief.mass(face.outline(), 1.12, 0.3, ((3, 0.28), (12, 0.34), (38, 0.38)))
    _planes(relief, face, on_head)
    _eye(relief, on_head)
    _nose(relief, face, on_head)
    _mouth(relief, face, on_head)
    _lines_of_age(relief, face, on_head)
    _ear(relief, on_head)


def _planes(relief: Relief, face: Face, on_head: Field) -> None:
    relief.swell(oval(186, 186, 22, 14), 0.13, 9, on_head)
    relief.swell(oval(196, 232, 30, 14) + oval(200, 168, 20, 26), 0.05 + 0.05 * max(0, face.jowl), 10, on_head)
    relief.swell(oval(178, 210, 14, 12), -0.06 - 0.05 * face.age, 7, on_head)
    relief.swell(oval(193, 130, 14, 16), -0.07, 8, on_head)
    relief.swell(oval(164, 153, 16, 9), -0.27, 4, on_head)
    relief.swell(oval(148, 150, 6, 7), -0.1, 3, on_head)
    relief.line("M168 250 C184 250 204 240 222 220", 4, 0.06, 4, on_head)


def _eye(relief: Relief, on_head: Field) -> None:
    relief.line("M141 137 C152 130 166 129.5 181 138", 6, 0.19, 2.6, on_head)
    relief.swell(oval(160, 152.5, 7.4, 5.8), 0.25, 1.8, on_head)
    relief.line("M150 149 C156 144 165 144.6 176 152", 2.7, 0.22, 1.1, on_head)
    relief.line("M151 146.6 C158 140 168 141 179 149", 1.8, -0.11, 1.2, on_head)
    relief.line("M151 156 C157 160.4 166 159.4 174 155", 2, 0.13, 1.1, on_head)
    relief.swell(oval(155, 152.3, 2.3, 3), -0.19, 0.8, on_head)


def _nose(relief: Relief, face: Face, on_head: Field) -> None:
    tip = 125 - 6 * face.nose
    relief.swell(oval(tip + 12, 192 + 2 * face.hook, 7, 5.6), 0.21, 2.2, on_head)
    relief.line("M145 186 C148.4 191 147.4 197 142 199.6", 2.2, -0.18, 1.3, on_head)
    relief.line(f"M{tip + 5} 199 C132 197 137 197.4 140 200", 2.2, -0.16, 1, on_head)
    relief.line(f"M141 160 C135 170 {tip + 5} 178 {tip + 3} 184", 3, 0.05, 2.4, on_head)


def _mouth(relief: Relief, face: Face, on_head: Field) -> None:
    full = 1 + 0.3 * face.lips
    relief.swell(oval(138, 215.4, 9, 3.6 * full), 0.13, 1.8, on_head)
    relief.swell(oval(138, 227.2, 9, 4.2 * full), 0.16, 2, on_head)
    relief.line("M131.5 221 C140 220 148 221.4 155 224", 2.2, -0.29, 1, on_head)
    relief.swell(circle((156.4, 224.4), 2.7), -0.1, 1.6, on_head)
    relief.line("M134 236.4 C140 238.6 146 238.2 151 235", 3.4, -0.12, 2, on_head)
    relief.swell(oval(142, 252, 10, 9), 0.12 + 0.05 * face.chin, 4.5, on_head)


def _lines_of_age(relief: Relief, face: Face, on_head: Field) -> None:
    relief.line("M147 197 C153 204 157 212 158 222", 2.6, -0.06 - 0.11 * face.age, 2.4, on_head)
    relief.line("M155 163 C163 168 172 166 179 161", 2.2, -0.03 - 0.07 * face.age, 1.8, on_head)
    if face.age > 0.6:
        furrows = "M152 111 C160 107 172 107 186 111 M152 121 C160 117.5 172 117.5 186 121"
        crows_feet = "M180 151 C185 151 190 155 194 160 M180 155 C184 158 187 162 190 167"
        relief.line(f"{furrows} {crows_feet}", 1.7, -0.08, 1.2, on_head)
        relief.line("M166 206 C171 214 172 224 169 233", 2.2, -0.09, 2.2, on_head)


def _ear(relief: Relief, on_head: Field) -> None:
    relief.swell(oval(232, 172, 12, 20), 0.16, 2, on_head)
    rim = "M222 182 C216 160 226 146 239 152 C249 162 243 180 230 192"
    relief.line(rim, 4, 0.22, 1.3, on_head)
    relief.swell(oval(231, 174, 5, 9), -0.26, 2, on_head)
    relief.line("M227 165 C236 162 238 170 232 179", 2.4, 0.13, 1.1, on_head)


def model_neck(relief: Relief, is_slender: bool = False) -> None:
    bull = "M172 240 C186 262 190 286 182 318 L172 400 H312 L298 326 C286 300 280 268 286 200 Z"
    slim = "M184 236 C197 256 200 280 192 310 L186 400 H300 L286 322 C274 296 268 268 276 204 Z"
    relief.mass(slim if is_slender else bull, 0.74, 0.02)
    relief.line("M206 256 C202 280 198 298 192 318", 5, 0.1, 4)
    relief.line("M252 232 C238 262 220 290 202 314", 8, 0.14, 5)
    relief.swell(oval(228, 250, 26, 12), -0.14, 8)
