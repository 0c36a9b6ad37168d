"""The five charges: lion, fleur-de-lis, oak, tower and sun, drawn around an origin within some 90 units."""

import math

from assets.studio.interface.heraldry import Figure
from assets.studio.kit.geometry import Point, circle, polar, polygon, star, trace

Joint = tuple[float, float, float]


def limb(*joints: Joint) -> str:
    """A tapering limb along (x, y, half width) joints, rounded at both ends."""
    course = _smoothed(joints)
    left: list[Point] = []
    right: list[Point] = []
    for index, (x, y, half) in enumerate(course):
        ahead, behind = course[min(index + 1, len(course) - 1)], course[max(index - 1, 0)]
        turn = math.atan2(ahead[1] - behind[1], ahead[0] - behind[0]) + math.pi / 2
        left.append((x + half * math.cos(turn), y + half * math.sin(turn)))
        right.append((x - half * math.cos(turn), y - half * math.sin(turn)))
    (ax, ay, first), (bx, by, last) = course[0], course[-1]
    return " ".join((polygon([*left, *reversed(right)]), circle((ax, ay), first), circle((bx, by), last)))


def _smoothed(joints: tuple[Joint, ...], steps: int = 10) -> list[Joint]:
    """A Catmull-Rom spline through the joints."""
    padded = (joints[0], *joints, joints[-1])
    course: list[Joint] = []
    for before, start, end, after in zip(padded, padded[1:], padded[2:], padded[3:], strict=False):
        for step in range(steps):
            x, y, half = (_between(*values, step / steps) for values in zip(before, start, end, after, strict=True))
            course.append((x, y, half))
    course.append(joints[-1])
    return course


def _between(before: float, start: float, end: float, after: float, share: float) -> float:
    bend = 2 * before - 5 * start + 4 * end - after
    curl = 3 * start - before - 3 * end + after
    return 0.5 * (2 * start + (end - before) * share + bend * share**2 + curl * share**3)


def _paw(wrist: Point, degrees: float) -> str:
    """Four toes with claws spread around the direction a limb points to."""
    parts = [circle(polar(wrist, 2, degrees), 7.5)]
    for spread in (-58, -20, 20, 58):
        toe = polar(wrist, 9, degrees + spread)
        tip = polar(wrist, 20, degrees + spread * 0.85)
        side = degrees + spread + 90
        parts += [circle(toe, 4.4), polygon([polar(toe, 3.4, side), tip, polar(toe, -3.4, side)])]
    return " ".join(parts)


def lion() -> Figure:
    mane = (
        "M-24 -84 L-10 -90 L-6 -84 L8 -88 L9 -80 L22 -78 L20 -69 L31 -63 L26 -55 L35 -45 L27 -40 L32 -27 L22 -25"
        " L22 -12 L12 -14 L6 -2 L-2 -10 L-12 0 L-16 -12 L-27 -6 L-26 -20 L-33 -22 L-26 -34 Z"
    )
    head = (
        "M-50 -56 C-52 -62 -46 -66 -40 -68 C-38 -80 -26 -86 -16 -84 L-10 -90 L-5 -80 C2 -74 4 -62 0 -54"
        " C-5 -44 -16 -38 -26 -38 C-32 -34 -40 -36 -41 -42 L-32 -47 L-46 -50 C-49 -51 -50 -54 -50 -56 Z"
    )
    body = limb((-4, -40, 20), (-7, -14, 23), (2, 12, 16), (14, 36, 19))
    tuft = "M50 -50 C40 -58 40 -70 46 -74 C46 -80 52 -88 58 -90 C58 -82 62 -80 66 -82 C68 -70 64 -56 54 -50 Z"
    tail = limb((28, 44, 5), (48, 46, 5), (60, 30, 4.6), (55, 8, 4.4), (46, -12, 4.4), (48, -34, 4.4), (53, -52, 4.4))
    return Figure(
        masses=(
            tail,
            tuft,
            limb((18, 40, 20), (33, 56, 13), (28, 72, 8), (17, 82, 6.5)),
            _paw((13, 84), 165),
            limb((8, 38, 18), (-14, 46, 13), (-24, 58, 8), (-38, 60, 6.5)),
            _paw((-42, 60), 195),
            body,
            limb((-10, -20, 12), (-32, -18, 9), (-48, -30, 7)),
            _paw((-51, -34), 222),
            limb((-8, -4, 12), (-30, 4, 9), (-48, 2, 7)),
            _paw((-52, 2), 186),
            mane,
            head,
        ),
        engraving=(
            "M-33 -46 L-22 -50",
            "M-12 -74 C-4 -70 -2 -60 -6 -52",
            "M2 -76 C10 -66 10 -54 4 -42",
            "M14 -68 C20 -56 18 -42 12 -30",
            "M-18 -36 C-10 -32 -6 -26 -6 -18",
            "M-36 -58 L-46 -59",
            "M8 30 C14 36 16 44 12 52",
            "M-10 14 C-4 22 0 26 2 32",
        ),
        lights=("M-18 -78 C-24 -78 -30 -74 -33 -68", "M16 0 C18 10 24 18 28 26", "M-30 -22 C-36 -23 -42 -27 -46 -31"),
        inlays=(circle((-30, -63), 3.4),),
    )


def fleur_de_lis() -> Figure:
    middle = "M0 -88 C20 -62 27 -40 27 -14 C27 8 14 24 9 36 H-9 C-14 24 -27 8 -27 -14 C-27 -40 -20 -62 0 -88 Z"
    return Figure(
        masses=(
            *(petal(side) for petal in (_petal, _root) for side in (-1, 1)),
            middle,
            "M-9 50 H9 C14 64 9 78 0 92 C-9 78 -14 64 -9 50 Z",
            "M-44 34 H44 V51 H-44 Z",
        ),
        engraving=(
            "M-44 34 H44 M-44 51 H44",
            "M24 30 C28 4 36 -18 54 -26 M-24 30 C-28 4 -36 -18 -54 -26",
            "M-9 36 C-14 22 -27 8 -27 -14 M9 36 C14 22 27 8 27 -14",
        ),
        lights=("M-9 -58 C-17 -40 -19 -22 -15 -6", "M-40 39.5 H36", "M-66 -28 C-74 -22 -75 -12 -72 -5"),
    )


def _petal(side: int) -> str:
    outer: tuple[Point, ...] = ((16, 8), (26, -32), (54, -38), (78, -42), (88, -20), (82, -3))
    curl: tuple[Point, ...] = ((76, 13), (56, 15), (49, 3), (55, 6), (61, 3), (60, -4), (59, -10), (52, -11), (48, -6))
    inner: tuple[Point, ...] = ((38, 4), (33, 22), (31, 36))
    return _sided(side, (12, 36), outer + curl + inner)


def _root(side: int) -> str:
    foot: tuple[Point, ...] = ((19, 50), (24, 50), (30, 50), (32, 60), (38, 68), (52, 69))
    heel: tuple[Point, ...] = ((45, 79), (30, 77), (22, 68), (16, 61), (13, 56), (13, 50))
    return _sided(side, (13, 50), foot + heel)


def _sided(side: int, start: Point, curve: tuple[Point, ...]) -> str:
    """A closed Bezier outline, on the right (1) or mirrored to the left (-1)."""
    points = [number for x, y in curve for number in (side * x, y)]
    return trace("M", side * start[0], start[1], "C", *points, "Z")


def oak() -> Figure:
    lobes = ((0, -58, 27), (-31, -46, 24), (31, -46, 24), (-52, -18, 23), (52, -18, 23), (-30, 0, 23), (30, 0, 23))
    trunk = "M-12 4 C-9 36 -9 56 -34 80 C-20 76 -12 76 -6 86 L0 78 L6 86 C12 76 20 76 34 80 C9 56 9 36 12 4 Z"
    acorns = ((0, -62), (-29, -44), (29, -44), (-50, -14), (50, -14), (-17, -22), (17, -22), (-28, 6), (28, 6))
    return Figure(
        masses=(trunk, *(circle((x, y), r) for x, y, r in lobes), circle((0, -20), 36)),
        engraving=(
            *(f"M{x - 6} {y - 1} q6 -6 12 0 M{x} {y - 4} v-5" for x, y in acorns),
            "M-4 22 C-3 42 -4 58 -12 70 M5 26 C5 44 6 58 14 70",
            "M-42 -62 A24 24 0 0 1 -22 -68 M42 -62 A24 24 0 0 0 22 -68 M-70 -30 A23 23 0 0 0 -72 -10"
            " M70 -30 A23 23 0 0 1 72 -10 M-12 -80 A27 27 0 0 1 12 -80",
        ),
        lights=("M-20 -66 A24 24 0 0 0 -44 -54", "M-4 30 C-4 44 -6 54 -12 62"),
        inlays=tuple(f"M{x - 4.6} {y} h9.2 c0 7 -2 10 -4.6 13 c-2.6 -3 -4.6 -6 -4.6 -13 Z" for x, y in acorns),
    )


def tower() -> Figure:
    merlons = "M-46 -78 H-28 V-64 H-9 V-78 H9 V-64 H28 V-78 H46 V-36 L38 -26 H-38 L-46 -36 Z"
    return Figure(
        masses=(merlons, "M-35 -28 H35 V70 H-35 Z", "M-46 68 H46 V84 H-46 Z"),
        engraving=(
            "M-42 -46 H42 M-36 -26 H36",
            "M-34 -6 H-18 M18 -6 H34 M-34 16 H-24 M24 16 H34 M-34 38 H-22 M22 38 H34 M-34 58 H-20 M20 58 H34",
            "M-26 -16 V-6 M26 -16 V-6 M-28 6 V16 M28 6 V16 M-28 28 V38 M28 28 V38",
            "M-46 69 H46",
        ),
        lights=("M-41 -72 V-40", "M-30 -20 V62"),
        inlays=(
            "M-15 68 V42 A15 15 0 0 1 15 42 V68 Z",
            "M-7 14 V-2 A7 7 0 0 1 7 -2 V14 Z",
            "M-25 -52 V-58 H-19 V-52 Z M19 -52 V-58 H25 V-52 Z",
        ),
    )


def sun() -> Figure:
    centre = (0.0, 0.0)
    straight = star(centre, 8, 88, 34, turn=-90)
    waves = [_flame(degrees) for degrees in range(-68, 292, 45)]
    return Figure(
        masses=(straight, *waves, circle(centre, 39)),
        engraving=(
            circle(centre, 38),
            "M-19 -9 Q-13 -15 -7 -9 M7 -9 Q13 -15 19 -9",
            "M-1 -8 C-3 2 -7 8 -5 10 C-3 12 2 12 4 10",
            "M-14 18 Q0 28 14 18",
            "M-7 22 Q0 24 7 22",
        ),
        lights=("M-28 -16 A32 32 0 0 1 -8 -31",),
        inlays=(circle((-13, -5), 2.8), circle((13, -5), 2.8)),
    )


def _flame(degrees: float) -> str:
    """One waving ray between two straight ones."""
    start, end = polar((0, 0), 34, degrees - 11), polar((0, 0), 34, degrees + 11)
    tip = polar((0, 0), 82, degrees)
    out = (*polar((0, 0), 52, degrees - 20), *polar((0, 0), 62, degrees + 12))
    back = (*polar((0, 0), 60, degrees + 20), *polar((0, 0), 52, degrees - 4))
    return trace("M", *start, "C", *out, *tip, "C", *back, *end, "Z")


FIGURES = {"L": lion, "F": fleur_de_lis, "Q": oak, "T": tower, "S": sun}
