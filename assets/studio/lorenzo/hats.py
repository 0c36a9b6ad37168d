"""Headgear of cloth, straw and leaves."""

import math

from assets.studio.kit.geometry import Point
from assets.studio.kit.noise import Field
from assets.studio.kit.relief import Relief, Swell
from assets.studio.lorenzo.profiles import oval

_CLOTH: Swell = ((3, 0.3), (9, 0.35), (24, 0.35))
_BAND: Swell = ((2, 0.4), (6, 0.6))


def _creases(relief: Relief, lines: list[str], width: float, depth: float, within: Field) -> None:
    relief.line(" ".join(lines[::2]), width, -depth, width * 0.8, within)
    relief.line(" ".join(lines[1::2]), width, depth * 0.9, width * 0.8, within)


def cap(relief: Relief) -> None:
    """A round berretta with a turned-up band."""
    crown = "M148 104 C144 70 176 34 236 32 C290 32 320 70 316 114 C296 128 262 112 226 106 C196 100 168 100 148 104 Z"
    cloth = relief.mass(crown, 1.2, 0.62, _CLOTH)
    relief.line("M148 101 C176 92 230 96 262 107 C286 115 302 117 315 112", 10, 0.24, 2.6, cloth)
    relief.line("M151 91 C180 82 232 86 264 97 C288 105 302 105 314 99", 2.4, -0.18, 1.4, cloth)
    _creases(
        relief, [f"M{168 + i * 24} {86 + i * 1.5} Q{176 + i * 21} 56 {212 + i * 8} 38" for i in range(6)], 3, 0.1, cloth
    )


def tall_cap(relief: Relief) -> None:
    """The stiff cap of the condottieri: nearly as tall as the face."""
    crown = "M152 108 C150 84 156 44 170 22 C206 8 262 8 296 26 C314 50 320 84 314 120 C284 108 206 92 152 108 Z"
    felt = relief.mass(crown, 1.1, 0.66, ((3, 0.35), (9, 0.4), (20, 0.25)))
    relief.line("M152 104 C204 90 280 104 314 116", 9, 0.2, 2.4, felt)
    relief.line("M154 94 C206 80 282 94 315 106", 2.2, -0.16, 1.2, felt)
    relief.line("M170 26 C206 36 262 36 296 30", 4, 0.18, 2, felt)
    _creases(relief, [f"M{184 + i * 30} 44 Q{178 + i * 31} 66 {180 + i * 31} 84" for i in range(4)], 5, 0.08, felt)


def skullcap(relief: Relief) -> None:
    crown = "M166 92 C170 58 204 42 238 44 C284 48 308 90 310 130 C286 122 244 100 214 94 C196 90 180 90 166 92 Z"
    cloth = relief.mass(crown, 1, 0.56, _CLOTH)
    relief.line("M167 91 C196 88 246 100 309 129", 4, 0.2, 1.6, cloth)
    _creases(
        relief, [f"M{184 + i * 30} {86 + i * 8} Q{200 + i * 20} 62 {234 + i * 6} 46" for i in range(5)], 2.4, 0.1, cloth
    )


def coif(relief: Relief) -> None:
    """Linen over the ears, tied beneath the chin."""
    linen = (
        "M158 88 C168 46 232 32 276 56 C310 82 314 142 302 192 "
        "C292 216 272 226 256 230 C248 202 240 174 226 158 C206 132 182 110 154 106 Z"
    )
    cloth = relief.mass(linen, 1, 0.55, _CLOTH)
    relief.line("M156 104 C184 108 212 134 230 160 C242 180 250 204 257 228", 5, 0.24, 1.6, cloth)
    relief.line("M256 228 C238 252 204 268 172 272", 6, 0.18, 1.6)
    _creases(
        relief,
        [f"M{178 + i * 22} {60 + i * 3} Q{226 + i * 10} {86 + i * 10} {256 + i * 8} {176 + i * 6}" for i in range(6)],
        2.6,
        0.1,
        cloth,
    )


def chaperon(relief: Relief, has_tail: bool = True) -> None:
    """A padded roll, the cloth gathered above it and its tail hanging behind."""
    if has_tail:
        tail = relief.mass(
            "M286 96 C324 104 346 150 344 206 C348 250 354 290 348 330 "
                "C326 338 304 334 290 322 C300 282 302 242 298 206 C300 168 296 130 286 96 Z",
            1, 0.5, ((3, 0.3), (8, 0.4), (18, 0.3)),
        )  # fmt: skip
        _creases(
            relief,
            [
                f"M{300 + i * 10} {108 + i * 8} C{320 + i * 6} 160 {308 + i * 9} 240 {300 + i * 11} 326"
                for i in range(4)
            ],
            7,
            0.16,
            tail,
        )
    top = relief.mass("M158 84 C166 42 210 20 258 28 C302 38 324 78 322 112 C282 92 210 76 158 84 Z", 1, 0.7, _CLOTH)
    _creases(
        relief,
        [
            f"M{172 + i * 22} {76 + i * 3} C{184 + i * 18} 56 {206 + i * 14} 40 {240 + i * 10} {32 + i * 3}"
            for i in range(6)
        ],
        5,
        0.15,
        top,
    )
    roll = (
        "M140 104 C138 84 152 76 174 76 C226 76 290 92 316 112 "
        "C330 126 326 146 308 144 C270 126 214 114 164 120 C148 120 141 114 140 104 Z"
    )
    padded = relief.mass(roll, 0.9, 1.2, ((3, 0.4), (8, 0.6)))
    _creases(relief, [f"M{150 + i * 17} {84 + i * 2.4} q9 16 5 34" for i in range(10)], 5, 0.12, padded)


def beret(relief: Relief, has_plume: bool = False) -> None:
    """Flat and wide, drawn to one side."""
    crown = "M134 104 C138 62 200 34 262 40 C314 48 342 84 338 118 C316 140 284 126 244 114 C206 104 164 112 134 104 Z"
    cloth = relief.mass(crown, 1.05, 0.8, ((3, 0.35), (9, 0.4), (18, 0.25)))
    _creases(
        relief,
        [f"M{156 + i * 20} {98 + i * 2.4} Q{184 + i * 14} {66 + i * 2} {236 + i * 8} {46 + i * 4}" for i in range(8)],
        4,
        0.12,
        cloth,
    )
    relief.line("M146 106 C190 100 252 106 326 130", 6, 0.22, 2, cloth)
    if has_plume:
        plume(relief, (190, 84), 4, 118, -58)


def plume(relief: Relief, root: Point, count: int, length: float, turn: float) -> None:
    """Feathers that curl back from one root."""
    for i in range(count):
        angle = math.radians(turn + i * 17)
        ahead, side = (math.cos(angle), math.sin(angle)), (-math.sin(angle), math.cos(angle))

        def at(along: float, across: float, ahead: Point = ahead, side: Point = side) -> str:
            bend = along * along / length * 0.55 * (1 if ahead[0] > 0 else 0.4)
            x = root[0] + ahead[0] * along + side[0] * (across + bend)
            return f"{x:.1f} {root[1] + ahead[1] * along + side[1] * (across + bend):.1f}"

        reach = length * (1 - 0.07 * i)
        vane = (
            f"M{at(0, 0)} C{at(reach * 0.3, -15)} {at(reach * 0.8, -17)} {at(reach, 0)} "
            f"C{at(reach * 0.85, 12)} {at(reach * 0.3, 11)} {at(0, 0)} Z"
        )
        feather = relief.mass(vane, 0.5, 1.12 - 0.05 * i, ((2, 0.4), (6, 0.6)))
        relief.line(f"M{at(4, 0)} Q{at(reach * 0.5, -2)} {at(reach * 0.94, 0)}", 2.4, 0.18, 0.9, feather)
        barbs = " ".join(
            f"M{at(reach * k / 9, -1)} L{at(reach * (k + 1) / 9, side_ * 11)}" for k in range(1, 8) for side_ in (-1, 1)
        )
        relief.line(barbs, 1.3, -0.12, 0.7, feather)


def straw_hat(relief: Relief) -> None:
    crown = relief.mass("M158 98 C160 56 196 34 238 36 C280 40 304 76 304 114 C264 100 206 90 158 98 Z", 1, 1, _CLOTH)
    brim = relief.mass(
        "M84 120 C116 94 168 86 226 90 C290 96 342 120 360 156 C306 144 252 130 200 126 C154 122 114 126 84 120 Z",
        0.8,
        0.92,
        _BAND,
    )
    relief.line(
        " ".join(
            f"M{162 - i * 0.6:.1f} {92 - i * 8} Q{230} {80 - i * 8} {302 - i * 5} {106 - i * 9}" for i in range(7)
        ),
        2,
        -0.12,
        0.9,
        crown,
    )
    relief.line(
        " ".join(f"M{96 + i * 13} {119 + i * 1.2} L{122 + i * 11} {98 + i * 1.4}" for i in range(19)),
        1.8,
        -0.1,
        0.9,
        brim,
    )
    relief.line("M159 100 C206 92 262 100 304 114", 6, 0.16, 1.6, crown)


def knit_cap(relief: Relief) -> None:
    """A peasant's cap of wool with a rolled rim, its slack tip hanging behind."""
    slack = relief.mass(
        "M280 60 C322 66 344 104 342 150 C340 178 322 186 310 172 C304 150 300 120 284 100 Z", 0.9, 0.5, _CLOTH
    )
    _creases(
        relief,
        [f"M{286 + i * 10} {66 + i * 6} C{310 + i * 8} 96 {314 + i * 7} 130 {312 + i * 8} 172" for i in range(4)],
        5,
        0.14,
        slack,
    )
    crown = relief.mass(
        "M154 104 C150 62 190 32 244 36 C294 42 318 84 314 132 C272 112 206 96 154 104 Z", 1.1, 0.66, _CLOTH
    )
    _creases(
        relief,
        [f"M{180 + i * 24} {86 + i * 5} Q{188 + i * 22} 60 {230 + i * 12} {40 + i * 4}" for i in range(6)],
        5,
        0.12,
        crown,
    )
    rim = relief.mass(
        "M146 108 C142 92 154 86 176 86 C226 86 286 104 316 122 C328 134 322 148 308 148 C264 126 210 116 160 122 Z",
        0.7,
        1.1,
        _BAND,
    )
    relief.line(" ".join(f"M{152 + i * 9} {90 + i * 1.7} l1 30" for i in range(18)), 3, -0.13, 1.2, rim)


def scholars_cap(relief: Relief) -> None:
    """Drawn low over ear and neck."""
    crown = (
        "M146 112 C140 70 176 34 236 36 C292 38 318 84 314 132 C314 176 306 206 292 222 C274 220 258 214 244 204 "
        "C234 186 228 172 222 158 C206 132 176 110 146 112 Z"
    )
    cloth = relief.mass(crown, 1.16, 0.66, _CLOTH)
    relief.line(
        "M146 110 C176 108 206 130 222 156 C230 176 236 190 246 204 C260 214 276 220 292 221", 5, 0.24, 1.8, cloth
    )
    _creases(
        relief, [f"M{164 + i * 26} {104 + i * 8} Q{172 + i * 22} 66 {218 + i * 9} 42" for i in range(5)], 4, 0.1, cloth
    )
    relief.swell(oval(238, 36, 8, 7), 0.3, 1.8)


def bycocket(relief: Relief) -> None:
    """A messenger's hat: peaked in front, turned up behind, with a feather."""
    crown = relief.mass("M168 90 C174 48 210 30 246 34 C288 40 306 78 304 112 C264 92 212 84 168 90 Z", 1, 0.8, _CLOTH)
    brim = relief.mass(
        "M92 100 C132 92 190 84 240 92 C280 98 306 112 326 84 "
            "C336 112 330 140 306 142 C270 134 226 112 176 112 C142 112 116 108 92 100 Z",
        0.7, 1.05, _BAND,
    )  # fmt: skip
    _creases(relief, [f"M{188 + i * 24} 84 Q{196 + i * 20} 58 {228 + i * 8} 40" for i in range(4)], 4, 0.1, crown)
    relief.line("M98 100 C140 96 200 90 244 98 C284 106 310 124 326 96", 2.4, -0.14, 1.1, brim)
    plume(relief, (216, 92), 2, 138, -42)


def turban(relief: Relief) -> None:
    wound = "M140 112 C132 66 176 24 240 26 C304 30 336 76 324 122 C312 148 282 140 248 126 C210 112 168 124 140 112 Z"
    cloth = relief.mass(wound, 1.2, 0.7, _CLOTH)
    turns = [
        f"M{140 + i * 5} {108 - i * 13} C{190 + i * 4} {70 - i * 9} "
        f"{262 + i * 3} {84 - i * 6} {326 - i * 4} {128 - i * 15}"
        for i in range(6)
    ]
    _creases(relief, turns, 6, 0.2, cloth)
    _creases(
        relief,
        [f"M{176 + i * 22} 118 C{206 + i * 12} 92 {216 + i * 8} 60 {206 + i * 6} 34" for i in range(4)],
        4,
        0.1,
        cloth,
    )
    relief.swell(oval(170, 84, 11, 13), 0.4, 2)
    relief.swell(oval(170, 84, 5, 7), 0.2, 1.2)
    plume(relief, (170, 74), 1, 62, -96)


def hood(relief: Relief) -> None:
    """A deep cowl drawn over the head."""
    shape = (
        "M172 58 C206 24 268 32 302 76 C334 120 340 190 332 250 C336 292 350 318 360 346 C312 366 240 364 172 342 "
        "C194 320 206 298 206 270 C222 240 236 206 228 164 C222 124 194 98 160 92 C158 78 162 66 172 58 Z"
    )
    cloth = relief.mass(shape, 1.2, 0.4, ((3, 0.3), (10, 0.35), (28, 0.35)))
    relief.line(
        "M162 92 C196 98 224 124 230 164 C238 208 222 244 207 272 C206 300 196 322 178 340", 8, 0.28, 2.4, cloth
    )
    falls = [
        f"M{204 + i * 14} {50 + i * 4} C{252 + i * 9} {70 + i * 12} {286 + i * 7} {150 + i * 8} {256 + i * 16} 352"
        for i in range(7)
    ]
    _creases(relief, falls, 8, 0.19, cloth)


def veil(relief: Relief, has_wimple: bool = True) -> None:
    shape = (
        "M168 66 C200 32 268 36 302 82 C334 128 344 220 350 344 C306 362 262 352 232 330 "
        "C242 272 248 212 238 166 C226 124 202 102 162 94 C158 82 160 72 168 66 Z"
    )
    cloth = relief.mass(shape, 1.1, 0.44, ((3, 0.3), (10, 0.35), (26, 0.35)))
    relief.line("M164 94 C204 100 230 126 240 166 C250 214 244 272 234 328", 7, 0.26, 2.2, cloth)
    falls = [
        f"M{204 + i * 16} {48 + i * 5} C{256 + i * 9} {76 + i * 12} {290 + i * 7} {160 + i * 6} {262 + i * 15} 346"
        for i in range(6)
    ]
    _creases(relief, falls, 7, 0.18, cloth)
    relief.line("M176 78 C206 82 238 104 254 140", 10, 0.14, 3, cloth)
    if has_wimple:
        linen = relief.mass(
            "M148 258 C168 276 206 280 236 258 L244 330 C208 342 172 330 156 306 C148 290 146 274 148 258 Z",
            0.7,
            0.44,
            _BAND,
        )
        _creases(relief, [f"M{160 + i * 14} {268 + i * 2} q8 30 22 58" for i in range(5)], 4, 0.13, linen)


def laurel(relief: Relief) -> None:
    """A wreath tied behind."""
    for i in range(10, -1, -1):
        turn = math.radians(199 + i * 14.5)
        x, y = 236 + 80 * math.cos(turn), 124 + 44 * math.sin(turn)
        forward = math.degrees(math.atan2(-0.55 * math.cos(turn), math.sin(turn)))
        for spread in (-30, 26):
            _leaf(relief, x, y, forward + spread)
    relief.line("M306 150 C322 170 324 196 314 220 M302 152 C310 176 306 200 296 214", 5, 0.26, 1.6)


def _leaf(relief: Relief, x: float, y: float, turn: float) -> None:
    ahead = math.cos(math.radians(turn)), math.sin(math.radians(turn))

    def at(along: float, across: float) -> str:
        return f"{x + ahead[0] * along - ahead[1] * across:.1f} {y + ahead[1] * along + ahead[0] * across:.1f}"

    body = f"M{at(0, 0)} C{at(10, -12)} {at(30, -12)} {at(46, 0)} C{at(30, 11)} {at(10, 11)} {at(0, 0)} Z"
    leaf = relief.mass(body, 0.45, 1.2, ((1.5, 0.4), (4, 0.6)))
    relief.line(f"M{at(3, 0)} L{at(42, 0)}", 1.8, -0.16, 0.9, leaf)


def coronet(relief: Relief) -> None:
    points = "M152 110 L146 52 L176 82 L196 34 L224 74 L254 30 L276 78 L314 50 L312 122 C264 100 204 96 152 110 Z"
    gold = relief.mass(points, 0.8, 0.95, ((2, 0.35), (6, 0.4), (14, 0.25)))
    relief.line("M152 105 C206 92 264 98 312 117", 9, 0.24, 1.8, gold)
    relief.swell(" ".join(oval(x, y, 6.5, 6.5) for x, y in ((176, 88), (224, 80), (276, 86))), 0.28, 1.3, gold)
    relief.swell(" ".join(oval(x, y, 6, 6) for x, y in ((146, 50), (196, 32), (254, 28), (315, 48))), 0.5, 1.5)
