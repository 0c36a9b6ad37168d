"""Signs of people, of the time when something counts, and of what is not allowed."""

from assets.studio.kit.geometry import circle, star
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.inks import DICE, OUTLINE
from assets.studio.lorenzo.sign_strokes import bar, mass, scratch, toned

_RED = "#c8252c"
_DEEP_RED = "#38060a"
_BODY = "M14 61 C14 45 21 39 26 35 C20 31 17 24 19 16 C22 6 42 6 45 16 C47 24 44 31 38 35 C43 39 50 45 50 61 Z"
_FOOT = "M11 47 C22 52 42 52 53 47 V60 C42 64 22 64 11 60 Z"


def member(sketch: Sketch) -> None:
    """Any member of the family: a foot in the three colours of the dice."""
    mass(sketch, _BODY, toned(sketch, "#f6dcac", "#c89a5c", "#7a4f22"), 3)
    for clip, die in (
        ("M0 40 H24 V64 H0 Z", "white"),
        ("M24 40 H40 V64 H24 Z", "black"),
        ("M40 40 H64 V64 H40 Z", "orange"),
    ):
        with sketch.group(clip_path=sketch.clip(clip)):
            sketch.path(_FOOT, DICE[die].light if die != "black" else DICE[die].shade)
    sketch.path(_FOOT, stroke=OUTLINE, stroke_width=3, stroke_linejoin="round")


def neutral(sketch: Sketch) -> None:
    """The uncoloured member: a plain cone of turned wood."""
    wood = toned(sketch, "#f4d8a8", "#c4945a", "#6f4a20")
    mass(sketch, "M32 18 C36 32 46 48 57 57 C57 63 7 63 7 57 C18 48 28 32 32 18 Z", wood, 3)
    mass(sketch, circle((32, 13), 9.5), wood, 3)
    for rings in ("M24 40 C29 43 35 43 40 40", "M16 52 C26 57 38 57 48 52"):
        scratch(sketch, rings, "#5e3c18", 3, 0.85)


def leader(sketch: Sketch) -> None:
    gilt = toned(sketch, "#fff8c8", "#e8b444", "#8c5e14")
    mass(sketch, "M6 50 L3 16 L19 31 L32 6 L45 31 L61 16 L58 50 Z", gilt, 3)
    mass(sketch, "M5 48 H59 V58 H5 Z", "#cf9a38", 2.8)
    for x, colour in ((17, "#a3242a"), (32, "#2c50a0"), (47, "#a3242a")):
        sketch.circle((x, 53), 3.2, colour, stroke=OUTLINE, stroke_width=1)


def at_once(sketch: Sketch) -> None:
    """A sun: given when the card is taken."""
    rays = sketch.radial((28, 26), 36, ((0, "#fffbe0"), (0.45, "#f6bd3c"), (1, "#bf4f1a")))
    mass(sketch, star((32, 32), 8, 31, 15), rays)
    sketch.circle((32, 32), 9.5, sketch.radial((29, 28), 12, ((0, "#fffef0"), (1, "#f8cc58"))))


def always(sketch: Sketch) -> None:
    """A loop: lasts to the end."""
    loop = "M32 32 C24 17 7 17 7 32 C7 47 24 47 32 32 C40 17 57 17 57 32 C57 47 40 47 32 32 Z"
    bar(sketch, loop, sketch.linear((8, 18), (56, 46), ((0, "#9adcd2"), (1, "#17605f"))), 8, 6)


def at_end(sketch: Sketch) -> None:
    """An hourglass: counted at the end."""
    glass = "M15 8 H49 C49 23 40 27 37 32 C40 37 49 41 49 56 H15 C15 41 24 37 27 32 C24 27 15 23 15 8 Z"
    mass(sketch, glass, toned(sketch, "#ffffff", "#f4e6c4", "#cbab6c"), 3)
    sketch.path("M20 15 H44 C42 23 35 27 32 31 C29 27 22 23 20 15 Z", "#d0902e")
    sketch.path("M19 54 C20 46 29 44 32 39 C35 44 44 46 45 54 Z", "#d0902e")
    bar(sketch, "M13 6.5 H51 M13 57.5 H51", "#8c1f24", 4.6, 4.4)


def distinct(sketch: Sketch) -> None:
    """Unequal: all must differ."""
    strokes = "M12 23 H52 M12 41 H52 M43 8 L21 56"
    bar(sketch, strokes, "#f8ecd0", 9, 3)
    bar(sketch, strokes, "#981f26", 6.4, 0)


def banned(sketch: Sketch) -> None:
    for colour, width in ((_DEEP_RED, 12), (_RED, 7)):
        sketch.path("M14 50 L50 14", stroke=colour, stroke_width=width)
        sketch.path(circle((32, 32), 25), stroke=colour, stroke_width=width)
    scratch(sketch, "M12 24 C15 16 22 10 30 9", "#ff9a90", 2.2, 0.8)


def covered(sketch: Sketch) -> None:
    """A padlock."""
    bar(sketch, "M20 31 V20 C20 4 44 4 44 20 V31", "#c9c2b4", 4.4, 5)
    mass(sketch, "M11 29 H53 V60 H11 Z", toned(sketch, "#fff0b0", "#dfb04a", "#8a5c14"), 3.2)
    sketch.path("M32 37 a5 5 0 0 1 3 9 L37 54 H27 L29 46 a5 5 0 0 1 3 -9 Z", OUTLINE)
