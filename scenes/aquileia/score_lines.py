"""The sign that each category has in the score table."""

CATEGORY_ICONS = {
    "pecunia": "exchange",
    "arena": "swords",
    "forum": "build",
    "workshops": "coin",
    "laurels": "trophy",
    "villas": "home",
}
