"""The few figures that are part of a piece, cut like those of an inscription; some 44 units high."""

from assets.studio.kit.geometry import Point
from assets.studio.kit.svg import Sketch

_CUTS = {
    1: "M-4 17 V-12 C-7 -10 -10 -9 -12 -9 V-12.5 C-6 -14 -1 -18 1 -22 H4 V17 C4 18.5 6 19 10 19 V22 H-10 V19 "
    "C-6 19 -4 18.5 -4 17 Z",
    2: "M-12 -9 C-13 -17 -7 -22.5 1 -22.5 C9 -22.5 13.5 -17.5 13.5 -11 C13.5 -2 4 4 -4 15 H7 C10 15 11 13.5 12 10 H15 "
    "L13 22 H-14 V19.5 C-4 7 5.5 -1 5.5 -10 C5.5 -15.5 3 -18.5 -1 -18.5 C-5 -18.5 -7.5 -16 -8 -9 Z",
    3: "M-11 -13 C-9 -19 -4 -22.5 2 -22.5 C9 -22.5 13 -18.5 13 -12.5 C13 -7.5 10 -4 6 -2.5 C11.5 -1 14.5 3 14.5 8.5 "
    "C14.5 17 8 23 -2 23 C-8 23 -12.5 21 -12.5 17.5 C-12.5 15 -10.5 13.5 -8.5 13.5 C-5 13.5 -4.5 19 0 19 "
    "C4 19 6.5 15 6.5 9"
    "C6.5 3 3.5 0.5 -3.5 0.5 V-3 C2.5 -4 5.5 -7 5.5 -12 C5.5 -16.5 3.5 -18.5 0.5 -18.5 C-3.5 -18.5 -6 -16 -8 -11.5 Z",
    4: "M3 -22.5 H9 V7 H15 V12 H9 V17 C9 18.5 10.5 19 14 19 V22 H-4 V19 C0 19 1.5 18.5 1.5 17 V12 H-15 V8.5 "
    "Z M1.5 7 V-11.5 L-10 7 Z",
    5: "M-9 -22 H12 V-15.5 H-5 L-6 -7.5 C-4 -8.5 -1.5 -9 1 -9 C9 -9 14 -3.5 14 5 C14 15.5 7.5 23 -2.5 23 "
    "C-8.5 23 -12.5 21 -12.5 17.5 C-12.5 15 -10.5 13.5 -8.5 13.5 C-5 13.5 -4.5 19 -0.5 19 C3.5 19 6 14 6 6.5 "
    "C6 -0.5 3.5 -4 -1 -4 C-4 -4 -6.5 -3 -8.5 -1 L-11 -2.5 Z",
}


def draw_numeral(sketch: Sketch, value: int, at: Point, scale: float, colour: str = "#4a1010") -> None:
    with sketch.at(*at, scale):
        sketch.path(_CUTS[value], colour, fill_rule="evenodd")
