"""Signs of what players count: four goods, three kinds of points, and the council's privilege."""

from assets.studio.kit.geometry import Box, circle, polar, star, trace
from assets.studio.kit.heraldry import LILY
from assets.studio.kit.svg import Sketch
from assets.studio.lorenzo.inks import OUTLINE
from assets.studio.lorenzo.sign_strokes import mass, scratch, toned

_GILT = ("#fff6c4", "#eec04e", "#8f5e14")


def coins(sketch: Sketch) -> None:
    """A florin, with the lily it is named after."""
    centre = (32.0, 32.0)
    mass(sketch, circle(centre, 27.5), toned(sketch, *_GILT), 3)
    face = sketch.radial((25, 24), 32, ((0, "#ffeca0"), (0.6, "#e3ae40"), (1, "#ab7722")))
    sketch.circle(centre, 20.5, face, stroke="#6d480e", stroke_width=2)
    for offset, paint in ((1.2, "#fff2b8"), (0.0, "#5e3b0c")):
        with sketch.at(32 - offset, 31.5 - offset, 1.18):
            sketch.path(LILY, paint)


def wood(sketch: Sketch) -> None:
    for x, y in ((15, 47), (13, 24)):
        _log(sketch, x, y, 12, 38)


def _log(sketch: Sketch, x: float, y: float, radius: float, length: float) -> None:
    bark = sketch.vertical(y - radius, y + radius, ((0, "#c08248"), (0.45, "#8a5228"), (1, "#44240e")))
    end = ("A", radius * 0.6, radius, 0, 0, 1, x + length, y + radius)
    mass(sketch, trace("M", x, y - radius, "H", x + length, *end, "H", x, "Z"), bark)
    furrows = trace("M", x + 12, y - radius * 0.4, "h", length - 16, "M", x + 15, y + radius * 0.35, "h", length - 22)
    scratch(sketch, furrows, "#3a1d0a", 1.8, 0.65)
    rings = sketch.radial((x, y), (radius * 0.8, radius), ((0, "#f8dca6"), (0.55, "#e0b06a"), (1, "#a8703a")))
    sketch.ellipse((x, y), (radius * 0.8, radius), rings, stroke=OUTLINE, stroke_width=2.8)
    sketch.ellipse((x, y), (radius * 0.4, radius * 0.52), "none", stroke="#8f5826", stroke_width=1.8)


def stone(sketch: Sketch) -> None:
    mass(sketch, "M6 24 L30 10 L59 20 V46 L34 59 L6 46 Z", "#8b8b8f", 5.6)
    sketch.path("M6 24 L30 10 L59 20 L34 33 Z", sketch.linear((6, 10), (59, 33), ((0, "#ffffff"), (1, "#d9d8d4"))))
    sketch.path("M6 24 L34 33 V59 L6 46 Z", sketch.vertical(24, 59, ((0, "#bdbcbb"), (1, "#8b8b90"))))
    sketch.path("M34 33 L59 20 V46 L34 59 Z", sketch.vertical(20, 59, ((0, "#86868d"), (1, "#4f505b"))))
    scratch(sketch, "M12 32 l7 2.4 M19 44 l9 3.4 M41 39 l8 -4.4 M46 48 l6 -3.2", "#3d3d48", 2, 0.6)


def servants(sketch: Sketch) -> None:
    """From the front, in a red cap and a white apron."""
    mass(sketch, "M7 61 C7 45 19 39 32 39 C45 39 57 45 57 61 Z", toned(sketch, "#d8988a", "#a85a50", "#5e2724"))
    mass(sketch, "M23 41 L32 51 L41 41 L43 61 H21 Z", "#f8eed4", 1.8)
    mass(sketch, circle((32, 26), 13), sketch.radial((27, 21), 20, ((0, "#ffe6c6"), (1, "#c4875a"))))
    cap = "M12 22 C9 9 22 3 33 3 C47 3 54 11 52 21 C42 16 24 15 12 22 Z"
    mass(sketch, cap, sketch.vertical(3, 22, ((0, "#e2695a"), (1, "#7d211e"))))
    scratch(sketch, "M20 12 C24 8 31 7 36 8", "#ffb8a4", 2, 0.7)


def military(sketch: Sketch) -> None:
    with sketch.group(transform="rotate(45 32 32)"):
        steel = sketch.horizontal(25, 39, ((0, "#ffffff"), (0.48, "#e4eaf0"), (0.52, "#8894a2"), (1, "#57626e")))
        mass(sketch, "M32 -8 L39 3 V42 H25 V3 Z", steel, 3.2)
        gilt = toned(sketch, *_GILT)
        mass(sketch, "M13 41 C20 38 44 38 51 41 L50 49 C42 46 22 46 14 49 Z", gilt)
        mass(sketch, "M28 48 H36 V60 H28 Z", "#8c1f24", 2.4)
        mass(sketch, circle((32, 64), 5.6), gilt, 2.4)


def faith(sketch: Sketch) -> None:
    cross = "M25 3 H39 V19 H55 V33 H39 V61 H25 V33 H9 V19 H25 Z"
    mass(sketch, cross, toned(sketch, "#ffffff", "#f6f0e2", "#cbbd9e"), 3.4)
    sketch.path("M29.2 7.5 H34.8 V23.2 H50.5 V28.8 H34.8 V56.5 H29.2 V28.8 H13.5 V23.2 H29.2 Z", "#a3242a")


def points(sketch: Sketch) -> None:
    """A star within laurels."""
    mass(
        sketch, circle((32, 31), 15.5), sketch.radial((27, 25), 23, ((0, "#fffae0"), (0.6, "#f3d27a"), (1, "#bf8d32")))
    )
    sketch.path(star((32, 31.5), 5, 13, 5.4), "#8c1f24")
    for mirror in (False, True):
        with sketch.at(32, 33, mirror=mirror):
            _laurel(sketch)


def _laurel(sketch: Sketch) -> None:
    scratch(sketch, "M0 26 C17 25 27 10 20 -17", OUTLINE, 5)
    leaf = sketch.linear((0, -4), (15, 4), ((0, "#b4d26c"), (1, "#356423")))
    for i in range(6):
        turn = 76 - i * 26
        x, y = polar((0, 3), 22.6, turn)
        for spread, size in ((-56, 1.05), (-132, 0.82)):
            with sketch.at(x, y, size, turn=turn + spread):
                mass(sketch, "M0 0 C4 -5.6 11 -5.6 15 0 C11 4.6 4 4.6 0 0 Z", leaf, 1.6)


def privilege(sketch: Sketch) -> None:
    """A scroll with the council's seal."""
    sheet = "M13 8 H51 C58 8 58 18 51 18 V50 C51 57 46 60 41 60 H13 C6 60 6 50 13 50 H15 V18 H13 C6 18 6 8 13 8 Z"
    mass(sketch, sheet, toned(sketch, "#fffdf0", "#f2e2b8", "#c5a263"), 3)
    scratch(sketch, "M22 26 H44 M22 33 H44 M22 40 H32", "#6e4f2c", 3)
    wax = sketch.radial((40, 44), 16, ((0, "#ff907e"), (0.4, "#c0272d"), (1, "#560a10")))
    sketch.circle((44, 48), 11.5, wax, stroke="#3d070a", stroke_width=2.6)
    with sketch.at(44, 48, 0.55):
        sketch.path(LILY, "#ffd9c8")
    sketch.rect(Box(15, 18, 36, 2), "#8a6a38", fill_opacity=0.35)
