"""Signs of the four kinds of card and of the places where work is done."""

from itertools import product

from assets.studio.kit.geometry import Box, arch, circle, rectangle
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.inks import KINDS, OUTLINE
from assets.studio.lorenzo.sign_strokes import bar, mass, scratch, toned

_STONE = ("#fff4d4", "#dcbf86", "#94703c")
_DOOR = "#3a1e0c"


def territory(sketch: Sketch) -> None:
    """Two hills and a cypress."""
    mass(sketch, "M3 52 C15 31 24 34 31 41 C38 24 52 25 61 46 V60 H3 Z", toned(sketch, "#b6da78", "#6a9c4a", "#2a5824"))
    scratch(sketch, "M38 42 C44 36 50 37 54 43 M34 54 C42 48 50 49 56 54", "#2c5a26", 2, 0.6)
    mass(sketch, "M16 46 H22 V55 H16 Z", "#4a2a12", 2.2)
    tree = "M19 48 C6 44 9 30 13 19 C15 11 17 6 19 3 C21 6 24 11 26 19 C30 31 32 44 19 48 Z"
    mass(sketch, tree, sketch.horizontal(8, 30, ((0, "#7cae54"), (0.5, "#3d6f34"), (1, "#1a3c1c"))))


def character(sketch: Sketch) -> None:
    """A profile facing left, white on blue as the busts are."""
    bust = (
        "M7 61 C9 48 18 45 26 42 L24 37 C19 38 16 36 17 31 L16 28 L11 26 L17 17 "
        "C18 6 30 2 39 5 C51 8 55 20 51 33 C49 39 46 41 45 45 C54 47 58 53 58 61 Z"
    )
    mass(sketch, bust, toned(sketch, "#ffffff", "#dfe6f2", "#8392b4"), 3)
    hair = "M16 17 C17 5 30 1 39 4 C52 7 56 20 52 35 C48 43 41 42 37 37 C41 28 36 21 28 20 C23 19 19 18 16 17 Z"
    mass(sketch, hair, sketch.linear((16, 2), (52, 42), ((0, "#6288d8"), (1, "#23428e"))), 2.4)
    sketch.circle((24, 24), 1.7, OUTLINE)


def building(sketch: Sketch) -> None:
    mass(sketch, "M8 61 V26 H56 V61 Z", toned(sketch, "#fff0c2", "#e6c076", "#a5762a"))
    mass(sketch, "M2 28 L32 5 L62 28 Z", sketch.vertical(5, 28, ((0, "#e68a52"), (1, "#8a3a1a"))))
    for x, base, width, height in ((32, 61, 17, 25), (16.5, 47, 8.5, 13), (47.5, 47, 8.5, 13)):
        sketch.path(arch(x, base, width, height), _DOOR)


def venture(sketch: Sketch) -> None:
    """A banner on its pole."""
    bar(sketch, "M13 6 V60", "#e0b450", 3.4)
    cloth = "M16 8 C28 2 38 14 60 8 L51 22.5 L60 38 C40 44 30 32 16 38 Z"
    mass(sketch, cloth, sketch.horizontal(16, 60, ((0, "#bd8ce4"), (0.5, "#7a4aa0"), (1, "#462264"))))
    with sketch.at(33, 22.5, 0.78):
        sketch.path(LILY, "#fff0bc")
    mass(sketch, circle((13, 5), 4.6), "#ffe492", 2.2)


def any_card(sketch: Sketch) -> None:
    """A tower with a card of each colour."""
    mass(sketch, "M10 61 V23 H5 V5 H14 V12 H23 V5 H41 V12 H50 V5 H59 V23 H54 V61 Z", toned(sketch, *_STONE), 3.2)
    for (x, y), colour in zip(product((14, 34), (21, 40)), KINDS.values(), strict=True):
        mass(sketch, rectangle(Box(x, y, 16, 15)), colour, 2.4)


def harvest(sketch: Sketch) -> None:
    """An ear of wheat and the sickle."""
    bar(sketch, "M49 61 C45 42 45 30 48 12", "#d9a23a", 2.6)
    grain = sketch.linear((0, -12), (6, 0), ((0, "#fff0a0"), (1, "#bd7d1a")))
    for i in range(5):
        for mirror in (False, True):
            with sketch.at(47.2 - i * 0.5, 15 + i * 7.6, 1.1, mirror=mirror):
                mass(sketch, "M0 0 C6 -2 8 -8 6 -12 C1 -10 -1 -5 0 0 Z", grain, 1.7)
    blade = "M38 9 C17 1 1 18 5 36 C7 44 12 48 17 50 L20 45 C14 40 13 32 16 26 C19 18 27 12 38 9 Z"
    mass(sketch, blade, toned(sketch, "#ffffff", "#c9d2da", "#5f6a76"))
    mass(sketch, "M15 46 L22 43 L33 58 C34 63 27 65 25 61 Z", sketch.vertical(44, 62, ((0, "#c48850"), (1, "#552d10"))))


def production(sketch: Sketch) -> None:
    """Hammer and anvil."""
    horn, foot = "M4 36 H42 C49 36 55 38 61 36 C59 45 51 48 44 48", "C42 51 42 53 47 56 V61 H17 V56"
    anvil = f"{horn} {foot} C22 53 22 49 18 47 C11 47 5 43 4 36 Z"
    mass(sketch, anvil, sketch.vertical(36, 61, ((0, "#bac2ca"), (0.3, "#6d7680"), (1, "#262b32"))))
    scratch(sketch, "M8 38.6 H57", "#ffffff", 1.8, 0.6)
    with sketch.group(transform="rotate(-38 32 22)"):
        handle = sketch.horizontal(28, 36, ((0, "#dca464"), (1, "#633813")))
        mass(sketch, "M28.5 8 H35.5 V43 H28.5 Z", handle, 2.6)
        head = sketch.vertical(-1, 14, ((0, "#fafbfc"), (0.5, "#9aa4ae"), (1, "#464e58")))
        mass(sketch, "M15 0 H44 L48 7 L44 14 H15 Z", head)


def market(sketch: Sketch) -> None:
    """A stall under a striped awning."""
    bar(sketch, "M10 28 V60 M54 28 V60", "#b97a42", 3.2, 3.6)
    mass(sketch, "M7 44 H57 V57 H7 Z", sketch.vertical(44, 57, ((0, "#dca866"), (1, "#9a6530"))))
    mass(sketch, "M3 26 L12 6 H52 L61 26 Z", "#fbf0d4")
    for i in (0, 2, 4):
        x, top = 3 + i * 11.6, 12 + i * 8
        sketch.path(f"M{x:.1f} 26 L{top} 6.6 h8 L{x + 11.6:.1f} 26 Z", "#bb3530")
    for i in range(5):
        colour = "#fbf0d4" if i % 2 else "#bb3530"
        mass(sketch, f"M{3 + i * 11.6:.1f} 26 a5.8 7 0 0 0 11.6 0 Z", colour, 2.2)


def council(sketch: Sketch) -> None:
    """The palace with its battlements."""
    mass(
        sketch,
        "M8 61 V21 H3 V7 H12 V14 H20 V7 H28 V14 H36 V7 H44 V14 H52 V7 H61 V21 H56 V61 Z",
        toned(sketch, *_STONE),
        3,
    )
    sketch.rect(Box(6, 21, 52, 4), "#7d5a2c")
    for x in (19, 45):
        sketch.path(arch(x, 43, 9, 14), _DOOR)
    mass(sketch, arch(32, 61, 16, 21), "#8c2230", 2.2)
