"""What each icon looks like: path data on a 48 by 48 grid, with four units of air around it."""

from dataclasses import dataclass

from assets.studio.kit.geometry import Point, circle, polar, polygon


@dataclass(frozen=True, slots=True)
class Mark:
    """A line of the pen (three units wide unless told) or a filled shape."""

    d: str
    filled: bool = False
    width: float = 0.0


Drawing = tuple[Mark, ...]


def _pen(*paths: str, width: float = 0.0) -> Drawing:
    return tuple(Mark(d, width=width) for d in paths)


def _ink(*paths: str) -> Drawing:
    return tuple(Mark(d, filled=True) for d in paths)


def _dot(x: float, y: float, radius: float) -> str:
    return circle((x, y), radius)


ARROWS: dict[str, Drawing] = {
    "undo": _pen("M17 8 L7 18 L17 28", "M8 18 H29 A10.5 10.5 0 0 1 29 39 H17"),
    "redo": _pen("M31 8 L41 18 L31 28", "M40 18 H19 A10.5 10.5 0 0 0 19 39 H31"),
    "chevron_left": _pen("M30 9 L15 24 L30 39", width=4),
    "chevron_right": _pen("M18 9 L33 24 L18 39", width=4),
    "chevron_up": _pen("M9 31 L24 16 L39 31", width=4),
    "chevron_down": _pen("M9 17 L24 32 L39 17", width=4),
    "play": _ink("M12 7.5 Q12 5 14.3 6.3 L38 22.2 Q40 24 38 25.8 L14.3 41.7 Q12 43 12 40.5 Z"),
    "pause": _ink("M11 8 H20 V40 H11 Z", "M28 8 H37 V40 H28 Z"),
    "skip": _ink("M7 9 L25 24 L7 39 Z", "M23 9 L38 22 V9 H43 V39 H38 V26 L23 39 Z"),
    "replay": (
        *_pen("M11 14 A17 17 0 1 1 7.2 26", "M10 5 V15 H20"),
        *_ink("M20 17 L33 24.5 L20 32 Z"),
    ),
    "export": _pen("M8 27 V40 H40 V27", "M24 31 V7", "M14.5 16.5 L24 7 L33.5 16.5"),
    "import": _pen("M8 27 V40 H40 V27", "M24 7 V31", "M14.5 21.5 L24 31 L33.5 21.5"),
    "exchange": _pen("M7 16 H39", "M30 7 L39 16 L30 25", "M41 33 H9", "M18 24 L9 33 L18 42"),
    "fullscreen": _pen("M18 7 H7 V18", "M30 7 H41 V18", "M18 41 H7 V30", "M30 41 H41 V30"),
}

TOOLS: dict[str, Drawing] = {
    "hint": (
        *_pen(
            "M18 33 C18 28 11.5 25.5 11.5 17.5 A12.5 12.5 0 0 1 36.5 17.5 C36.5 25.5 30 28 30 33 Z",
            "M19.5 38.5 H28.5",
            "M22 43 H26",
        ),
        *_pen("M24 33 V25 M19.5 20 L24 25 L28.5 20", width=2.4),
    ),
    "rules": _pen(
        "M24 12 C19 8 12 7.5 5 9.5 V38 C12 36 19 36.5 24 41 C29 36.5 36 36 43 38 V9.5 C36 7.5 29 8 24 12 Z",
        "M24 12 V41",
    ),
    "log": _pen(
        "M15 7 H36 A5 5 0 0 1 36 17 H32",
        "M15 7 A5 5 0 0 0 15 17 V41 H32 V12 A5 5 0 0 1 36 7",
        "M20 24 H27 M20 31 H27",
    ),
    "menu": _pen("M7 12 H41", "M7 24 H41", "M7 36 H41", width=3.6),
    "home": _pen("M5 25 L24 7 L43 25", "M11 20 V41 H37 V20", "M20 41 V29 H28 V41"),
    "delete": _pen("M8 13 H40", "M18 13 V7 H30 V13", "M12 13 L14.5 41 H33.5 L36 13", "M20.5 20 V34 M27.5 20 V34"),
    "rename": _pen("M8 40 L10.5 30 L33 7.5 L40.5 15 L18 37.5 Z", "M28 12.5 L35.5 20", "M10.5 30 L18 37.5"),
    "search": (*_pen(_dot(20, 20, 12.5)), *_pen("M30 30 L41 41", width=5)),
    "check": _pen("M8 26 L19 37 L41 11", width=4.6),
    "cross": _pen("M10 10 L38 38", "M38 10 L10 38", width=4.6),
    "eye": (*_pen("M4 24 C13 9 35 9 44 24 C35 39 13 39 4 24 Z"), *_ink(_dot(24, 24, 6.6))),
    "clock": _pen(_dot(24, 24, 18), "M24 13 V24 L32 29"),
    "quit": _pen("M25 8 H8 V40 H25", "M19 24 H42", "M33 15 L42 24 L33 33"),
    "learn": (
        *_ink("M24 8 L46 18 L24 28 L2 18 Z", "M11 25 L24 31 L37 25 V34 C33 39.5 15 39.5 11 34 Z"),
        *_pen("M43 19.5 V33"),
    ),
    "warning": (*_pen("M24 6 L44 41 H4 Z"), *_pen("M24 18 V28", width=4), *_ink(_dot(24, 34.5, 2.5))),
    "info": (*_pen(_dot(24, 24, 18)), *_pen("M24 22 V34", width=4), *_ink(_dot(24, 14.5, 2.7))),
    "keyboard": (
        *_pen("M5 12 H43 V37 H5 Z"),
        *_ink(*(_dot(x, y, 2) for y in (19, 25) for x in (12, 18, 24, 30, 36))),
        *_pen("M16 31.5 H32"),
    ),
    "key_cap": _pen(
        "M12 5 H36 Q41 5 41 10 V38 Q41 43 36 43 H12 Q7 43 7 38 V10 Q7 5 12 5 Z",
        "M14 11 H34 V31 H14 Z M8 41 L14 31 M40 41 L34 31",
    ),
    "language": _pen(_dot(24, 24, 18), "M24 6 C13 16 13 32 24 42 C35 32 35 16 24 6 Z", "M7.5 18 H40.5 M7.5 30 H40.5"),
    "text_size": _pen("M5 39 L17.5 9 L30 39", "M9.6 29 H25.4", "M29 39 L36 22 L43 39", "M31.5 33.5 H40.5"),
    "motion": _pen("M5 16 H17 M5 24 H13 M5 32 H17", "M22 24 A10.5 10.5 0 1 0 43 24 A10.5 10.5 0 1 0 22 24 Z"),
}

SOUND: dict[str, Drawing] = {
    "music": (
        *_pen("M17 36 V11 L39 6.5 V31.5", "M17 18 L39 13.5"),
        *_ink(_dot(12.2, 36, 6.2), _dot(34.2, 31.5, 6.2)),
    ),
    "sound": (
        *_ink("M5 18 H13 L25 8 V40 L13 30 H5 Z"),
        *_pen("M31 17 A10 10 0 0 1 31 31", "M36 11 A18 18 0 0 1 36 37"),
    ),
    "mute": (*_ink("M5 18 H13 L25 8 V40 L13 30 H5 Z"), *_pen("M31 19 L42 30 M42 19 L31 30")),
}

PEOPLE: dict[str, Drawing] = {
    "person": _ink(_dot(24, 15, 9), "M7 42 C7 31 14 27 24 27 C34 27 41 31 41 42 Z"),
    "people": _ink(
        _dot(16, 17, 7.5),
        "M3 42 C3 32 9 27.5 16 27.5 C23 27.5 29 32 29 42 Z",
        "M25.5 10.5 A7.5 7.5 0 1 1 26 22.5 A11 11 0 0 0 25.5 10.5 Z",
        "M29.5 27.3 C30.6 27 31.8 26.8 33 26.8 C40 26.8 45 32 45 42 H33 C33 36 32 31 29.5 27.3 Z",
    ),
    "opponent": _ink(
        _dot(24, 12.5, 7.5),
        "M16 20.5 H32 V24.5 H29 C29 30 31 33 34.5 36 H13.5 C17 33 19 30 19 24.5 H16 Z",
        "M10 38.5 H38 V43 H10 Z",
    ),
    "noble": (
        *_pen("M8 36 L5 16 L15 25 L24 9 L33 25 L43 16 L40 36 Z", "M9 42 H39"),
        *_ink(_dot(5, 14, 2.6), _dot(24, 7, 2.8), _dot(43, 14, 2.6)),
    ),
    "crown": (
        *_ink(
            "M8 33 L6 15 L15.5 22 L24 8 L32.5 22 L42 15 L40 33 Z M24 21 L20.5 26 L24 31 L27.5 26 Z",
            "M9 36 H39 V41 H9 Z",
        ),
    ),
    "pass": _ink(
        "M13 28 V14 A2.6 2.6 0 0 1 18.2 14 V9 A2.6 2.6 0 0 1 23.4 9 V7.5 A2.6 2.6 0 0 1 28.6 7.5 V11"
        " A2.6 2.6 0 0 1 33.8 11 V27 L37 22.5 A2.9 2.9 0 0 1 41.8 25.6 C38.5 32 36 43 26 43 H23"
        " C16 43 13 37 13 28 Z"
        " M17.4 24 H18.9 V14 H17.4 Z M22.6 23 H24.1 V10 H22.6 Z M27.8 24 H29.3 V11.5 H27.8 Z"
    ),
}

TABLE: dict[str, Drawing] = {
    "dice": (
        *_pen("M13 7 H35 Q41 7 41 13 V35 Q41 41 35 41 H13 Q7 41 7 35 V13 Q7 7 13 7 Z"),
        *_ink(*(_dot(x, y, 3.1) for x, y in ((16, 16), (32, 16), (24, 24), (16, 32), (32, 32)))),
    ),
    "cards": _pen("M19 13 L38 8 L44 34 L25 39 Z", "M15 15 L4 19 L12 42 L22 39"),
    "coin": _pen(_dot(24, 24, 18), _dot(24, 24, 11.5)),
    "buy": (
        *_pen("M7 22 L20 18 L26 39 L13 43 Z"),
        *_pen(_dot(33, 15, 9.5)),
        *_ink(_dot(33, 15, 3.6)),
    ),
    "build": _pen("M6 41 V29 H24 V41 Z M24 41 V29 H42 V41 Z M15 29 V17 H33 V29", "M24 12 V4 M20 8 H28"),
    "extend": _pen(
        "M8 42 V30 H26 V42 Z M8 30 V18 H26 V30",
        "M17 13 V5 M12.5 9 L17 4.5 L21.5 9",
        "M35 18 V30 M29.8 24 H41",
        width=3,
    ),
    "complete": _pen("M5 23 L24 7 L43 23 Z", "M10 27 V41 H38 V27", "M17 32 L22.5 37 L32 26.5"),
    "declare": (
        *_pen("M5 16 H30", "M5 12.5 V19.5"),
        *_ink("M27 13 Q37 13 43 5 V27 Q37 19 27 19 Z", "M11 21 H25 V41 L18 35.5 L11 41 Z"),
    ),
    "tower": (
        *_ink(
            "M11 5 H17 V10 H21 V5 H27 V10 H31 V5 H37 V18 L33 22 V43 H15 V22 L11 18 Z"
            " M21 43 V35.5 A3 3 0 0 1 27 35.5 V43 Z M22.3 30 V25 A1.7 1.7 0 0 1 25.7 25 V30 Z"
        ),
    ),
    "tower_full": _ink("M10 5 H17 V11 H21 V5 H27 V11 H31 V5 H38 V20 L34 24 V38 H38 V43 H10 V38 H14 V24 L10 20 Z"),
    "tower_empty": _pen(
        "M11.5 6.5 H16 V12.5 H22 V6.5 H26 V12.5 H32 V6.5 H36.5 V19.5 L32.5 23.5 V39.5 H36.5 V41.5 H11.5 V39.5"
        " H15.5 V23.5 L11.5 19.5 Z"
    ),
    "flag": _pen("M11 5 V43", "M11 8 C20 3 27 13 40 8 L36 17.5 L40 27 C27 32 20 22 11 27"),
    "curtain": (
        *_pen("M5 8 H43"),
        *_ink(
            "M8 11 H22.5 C22 20 18.5 25.5 13 28.5 C15.5 32.5 16.5 37 16.5 42 H8 Z",
            "M40 11 H25.5 C26 20 29.5 25.5 35 28.5 C32.5 32.5 31.5 37 31.5 42 H40 Z",
        ),
    ),
    "swords": _pen(
        "M8 7 L33 34",
        "M40 7 L15 34",
        "M28 40 L38.5 29.5",
        "M20 40 L9.5 29.5",
        "M34.5 35 L41 42",
        "M13.5 35 L7 42",
    ),
    "trophy": _pen(
        "M14 7 H34 V19 C34 26.5 29.5 30 24 30 C18.5 30 14 26.5 14 19 Z",
        "M14 11 H6.5 C6.5 19 9 22.5 15 23.5",
        "M34 11 H41.5 C41.5 19 39 22.5 33 23.5",
        "M24 30 V37",
        "M15 42 H33 L30.5 37 H17.5 Z",
    ),
}


def _gear(teeth: int = 8) -> str:
    """A wheel of broad teeth around the middle of the grid."""
    step = 360 / teeth
    corners: list[Point] = []
    for tooth in range(teeth):
        for radius, turn in ((14.2, -14.5), (18.8, -9.5), (18.8, 9.5), (14.2, 14.5)):
            corners.append(polar((24, 24), radius, tooth * step + turn))
    return polygon(corners)


WHEELS: dict[str, Drawing] = {"settings": _pen(_gear(), _dot(24, 24, 6))}

DRAWINGS: dict[str, Drawing] = {**ARROWS, **TOOLS, **SOUND, **PEOPLE, **TABLE, **WHEELS}
