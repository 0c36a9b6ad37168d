"""Which events of Lorenzo make the points of a category, and the sign each category has in the score table."""

from game.core.events import Event
from game.lorenzo.events import CardTaken, ChurchSupported, Excommunicated, GoodsGained, GoodsPaid, ServantsPaid
from scenes.lorenzo.painting import ART

CATEGORY_EVENTS: dict[str, tuple[type[Event], ...]] = {
    "played": (GoodsGained, ChurchSupported),
    "faith": (GoodsGained, ChurchSupported),
    "territories": (CardTaken,),
    "characters": (CardTaken,),
    "ventures": (CardTaken,),
    "military": (GoodsGained, GoodsPaid),
    "goods": (GoodsGained, GoodsPaid, ServantsPaid),
    "excommunication": (Excommunicated,),
}

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
"""As on the table."""
