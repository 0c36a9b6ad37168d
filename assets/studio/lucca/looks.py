"""The six colours of palaces: what their walls, their stone and their plates are tinted with."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Look:
    """`stone` frames windows and doors; `recess` is the niche behind a shield; `door` the paint of its leaves."""

    wall: str
    stone: str
    recess: str
    door: str
    plate: str
    rim: str


LOOKS = {
    "red": Look("#b23a2a", "#ecd2a2", "#4a120c", "#7a4a24", "#f8ecd0", "#8a2a22"),
    "yellow": Look("#efd27a", "#f6e7bd", "#6b4a16", "#8a5a2a", "#fffaea", "#4a3a1a"),
    "green": Look("#2f5d49", "#dcdccb", "#0c2018", "#6a4a2c", "#1d2a24", "#7a552c"),
    "blue": Look("#2b59a6", "#f3ecd9", "#0d2150", "#6d4222", "#fbfaf4", "#1c4088"),
    "violet": Look("#8160a6", "#e9d7b4", "#2c1748", "#6a3f2a", "#f6e8c6", "#4a2470"),
    "grey": Look("#85837c", "#d9cbac", "#262420", "#5e4a34", "#d8b680", "#3a2612"),
}
"""The walls are those of the mock-ups; numerals on `plate` are dark except on green."""
