"""The colours of the anthology."""

LAPIS = "#27408b"
OLIVE = "#6b7b3a"
BURGUNDY = "#7b1e2b"
WALNUT = "#3b2413"
CREAM = "#fff6dc"
UMBER = "#2b1906"
SHADE = "#2a1440"
SUNLIT = "#fff0c8"

GOLD = (
    (0.0, "#5c3d0e"),
    (0.12, "#b98a2e"),
    (0.28, "#fff0b0"),
    (0.42, "#d9ab46"),
    (0.58, "#8f6218"),
    (0.72, "#e6c163"),
    (0.86, "#fff3bd"),
    (1.0, "#7a5212"),
)
BRIGHT_GOLD = ((0.0, "#fff6c8"), (0.4, "#f0c95c"), (0.75, "#b5832a"), (1.0, "#f3d77c"))
STEEL = ((0.0, "#ffffff"), (0.48, "#c9d0dc"), (0.52, "#7d8698"), (1.0, "#c4ccd8"))
