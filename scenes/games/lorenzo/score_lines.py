"""Signs of the score categories."""

from scenes.games.lorenzo.drawing.painting import ART

CATEGORY_ICONS = {
    "played": f"{ART}sign_points",
    "faith": f"{ART}sign_faith",
    "territories": f"{ART}sign_territory",
    "characters": f"{ART}sign_character",
    "ventures": f"{ART}sign_venture",
    "military": f"{ART}sign_military",
    "goods": f"{ART}sign_coins",
    "excommunication": f"{ART}sign_banned",
}
"""Signs by category, the same as on the table."""
