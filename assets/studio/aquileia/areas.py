"""Where the areas of the town lie on the ground, in units of the design, and the colours of its stones."""

from assets.studio.kit.geometry import Box

WIDTH, HEIGHT = 1596, 702
TOWN = Box(0, 0, WIDTH, HEIGHT)

PORTUS = Box(8, 8, 1140, 132)
THEATRUM = Box(8, 148, 206, 372)
FORUM = Box(222, 148, 926, 372)
MERCATUS = Box(1156, 8, 432, 512)
STADIUM = Box(8, 528, 842, 166)
ARENA = Box(858, 528, 412, 166)
COURT = Box(1278, 528, 310, 166)
"""Where the tie-breakers stand."""
AREAS = (PORTUS, THEATRUM, FORUM, MERCATUS, STADIUM, ARENA, COURT)

IVORY, SAND, OCHRE, TERRACOTTA, RUST = "#efe2c2", "#dcc499", "#c99a5a", "#b8683f", "#8a3f26"
BLACK, SLATE, TEAL, SEA, DEEP = "#2c2723", "#7d8890", "#5aa3ae", "#2f7f9e", "#1c5677"
MOSS, WINE = "#7f8c58", "#7d2b2c"
