"""Which events of Lorenzo make the points of a category, and the sign each category has in the score table."""

from game.core.events import Event
from game.lorenzo.events import CardTaken, ChurchSupported, Excommunicated, GoodsGained, GoodsPaid, ServantsPaid

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
    "played": "trophy",
    "faith": "crown",
    "territories": "tower",
    "characters": "person",
    "ventures": "flag",
    "military": "swords",
    "goods": "cards",
    "excommunication": "warning",
}
