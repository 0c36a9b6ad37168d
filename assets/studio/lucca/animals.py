"""The animals of the palaces: cats, pigeons and a dog, each standing or lying on a given foot point."""

from assets.studio.kit.colour import darken, lighten
from assets.studio.kit.geometry import Point
from assets.studio.kit.svg import Sketch

_INK = "#1a0e08"
COATS = ("#d98a3c", "#4a4650", "#f0e6d2", "#2a2422")


def sitting_cat(sketch: Sketch, foot: Point, coat: str, mirror: bool = False) -> None:
    """Some 22 wide and 34 high, looking at the onlooker."""
    with sketch.at(*foot, 1, mirror=mirror):
        tail = "M8 -3 C18 -2 18 -14 13 -18"
        sketch.path(tail, stroke=_INK, stroke_width=5, stroke_linecap="round")
        sketch.path(tail, stroke=coat, stroke_width=3.2, stroke_linecap="round")
        body = (
            "M-9 0 C-11 -10 -7 -17 -5 -21 C-9 -25 -9 -30 -7 -35 L-3 -31 H2 L6 -35 C8 -30 8 -25 4 -21 C8 -16 11 -9 9 0 Z"
        )
        sketch.path(body, coat, stroke=_INK, stroke_width=1.4, stroke_linejoin="round")
        sketch.path("M-4 -1 C-5 -8 -4 -13 -1 -16 C3 -13 4 -8 3 -1 Z", lighten(coat, 0.45), fill_opacity=0.75)
        for x in (-3.6, 2.6):
            sketch.ellipse((x, -27), (1.3, 1.7), "#c6d84a", stroke=_INK, stroke_width=0.7)
        sketch.path("M-1.4 -24 h1.8 l-.9 1.4 Z", "#c46a6a")
        sketch.path("M-3.5 0 v-6 M3 0 v-6", stroke=_INK, stroke_width=0.9, stroke_opacity=0.7)


def sleeping_cat(sketch: Sketch, foot: Point, coat: str, mirror: bool = False) -> None:
    """Curled up, some 38 wide and 17 high."""
    with sketch.at(*foot, 1, mirror=mirror):
        sketch.path("M-19 0 C-21 -12 -8 -18 4 -16 C16 -15 20 -7 18 0 Z", coat, stroke=_INK, stroke_width=1.4)
        sketch.path("M18 -1 C10 -6 0 -5 -8 -2", stroke=_INK, stroke_width=4.6, stroke_linecap="round")
        sketch.path("M18 -1 C10 -6 0 -5 -8 -2", stroke=darken(coat, 0.15), stroke_width=3, stroke_linecap="round")
        head = "M-20 -1 C-23 -6 -21 -10 -20 -15 L-16 -11 H-12 L-8 -14 C-7 -9 -7 -5 -9 -1 Z"
        sketch.path(head, coat, stroke=_INK, stroke_width=1.3, stroke_linejoin="round")
        sketch.path("M-18.5 -6 q1.6 1.6 3 0 M-13 -6 q1.6 1.6 3 0", stroke=_INK, stroke_width=0.9)


def pigeon(sketch: Sketch, foot: Point, mirror: bool = False, feathers: str = "#9aa3b4") -> None:
    """Some 24 wide and 19 high."""
    with sketch.at(*foot, 1, mirror=mirror):
        sketch.path("M-2 -4 V0 M2 -4 V0", stroke="#c4563a", stroke_width=1.4)
        body = "M-9 -17 C-4 -21 0 -16 0 -13 C6 -13 10 -8 15 -5 C9 -2 -1 -1 -5 -5 C-8 -8 -9 -10 -8 -13 Z"
        sketch.path(body, feathers, stroke=_INK, stroke_width=1.2, stroke_linejoin="round")
        sketch.path("M-8 -13 C-6 -11 -3 -11 0 -13 C0 -9 -3 -6 -6 -7 Z", "#5f8a78")
        sketch.path("M0 -10 C5 -9 9 -7 12 -5 C7 -3 2 -4 0 -10 Z", darken(feathers, 0.35))
        sketch.path("M-9 -17 L-13 -15.4 L-8.6 -14.4 Z", "#e6b45a", stroke=_INK, stroke_width=0.6)
        sketch.circle((-6.4, -16.4), 1.1, "#e2662c", stroke=_INK, stroke_width=0.6)


def sleeping_dog(sketch: Sketch, foot: Point, mirror: bool = False) -> None:
    """Some 56 wide and 22 high."""
    coat = "#b07f4a"
    with sketch.at(*foot, 1, mirror=mirror):
        sketch.path("M24 -4 C32 -6 34 -12 30 -16", stroke=_INK, stroke_width=4.4, stroke_linecap="round")
        sketch.path("M24 -4 C32 -6 34 -12 30 -16", stroke=coat, stroke_width=2.8, stroke_linecap="round")
        sketch.path("M-12 0 C-14 -14 -4 -20 8 -19 C20 -19 28 -11 26 0 Z", coat, stroke=_INK, stroke_width=1.4)
        sketch.path("M10 0 C8 -9 16 -12 22 -9", stroke=_INK, stroke_width=1.1, stroke_opacity=0.7)
        sketch.path(
            "M-32 0 C-34 -5 -28 -8 -24 -9 C-20 -16 -8 -16 -6 -8 L-5 0 Z",
            lighten(coat, 0.12),
            stroke=_INK,
            stroke_width=1.4,
        )
        sketch.path(
            "M-14 -13 C-6 -14 -4 -6 -8 -1 C-13 -3 -15 -8 -14 -13 Z", darken(coat, 0.4), stroke=_INK, stroke_width=1
        )
        sketch.path("M-23 -7 q2.4 1.8 4.4 0", stroke=_INK, stroke_width=1.1)
        sketch.ellipse((-31, -4), (2.2, 1.8), _INK)
