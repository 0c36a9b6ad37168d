"""The masks of the theatre, tragedy behind comedy; some 70 units across."""

from assets.studio.kit.geometry import Point
from assets.studio.kit.palette import UMBER
from assets.studio.kit.svg import Sketch

_FACE = "M-25 -26 C-10 -20 10 -20 25 -26 C29 4 18 29 0 33 C-18 29 -29 4 -25 -26 Z"
_EYES = "M-16 -7 q7 -7 12 0 q-7 5 -12 0 Z M4 -7 q5 -7 12 0 q-6 5 -12 0 Z"
_SMILE, _WAIL = "M-14 9 Q0 28 14 9 Q0 15 -14 9 Z", "M-11 22 Q0 4 11 22 Q0 14 -11 22 Z"


def draw_masks(sketch: Sketch, at: Point, scale: float) -> None:
    with sketch.at(*at, scale):
        for place, turn, mouth, light, dark in (
            ((15, 9), 13, _WAIL, "#c3d6e6", "#6f8dab"),
            ((-13, -7), -11, _SMILE, "#fbe3a0", "#d69f36"),
        ):
            with sketch.at(*place, 1.02, turn):
                paint = sketch.linear((-24, -26), (22, 32), ((0, light), (1, dark)))
                sketch.path(_FACE, paint, stroke=UMBER, stroke_width=3.2, stroke_linejoin="round")
                sketch.path(_EYES, UMBER)
                sketch.path(mouth, UMBER)
                sketch.path(
                    "M-16 -15 Q-10 -20 -4 -15 M4 -15 Q10 -20 16 -15",
                    stroke=UMBER,
                    stroke_width=2.4,
                    stroke_linecap="round",
                )
