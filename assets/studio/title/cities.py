"""What the title shows of each city: the dye of its gonfalon, its emblem, its small coat of arms."""

from collections.abc import Callable
from dataclasses import dataclass

from assets.studio.kit.svg import Sketch
from assets.studio.title.emblem_eagle import eagle
from assets.studio.title.emblem_oaks import oak_tower
from assets.studio.title.emblem_palle import palle
from assets.studio.title.emblem_skyline import skyline
from assets.studio.title.velvet import Dye


@dataclass(frozen=True, slots=True)
class City:
    dye: Dye
    emblem: Callable[[Sketch], None]


CITIES = {
    "san_gimignano": City(Dye("#3a0a14", "#7b1e2b", "#c4525c"), skyline),
    "lucca": City(Dye("#16260f", "#456428", "#8fb05a"), oak_tower),
    "lorenzo": City(Dye("#0e1948", "#2b469a", "#6f8fdc"), palle),
    "aquileia": City(Dye("#24123f", "#5b3a86", "#a27cc8"), eagle),
}

PLAYER_DYES = {
    "L": Dye("#4a0a10", "#a3242a", "#e0655a"),
    "F": Dye("#0e1948", "#27408b", "#6f8fdc"),
    "Q": Dye("#12260f", "#3a6632", "#86b06c"),
    "T": Dye("#24123f", "#5b3a78", "#a27cc8"),
    "S": Dye("#5a2a06", "#c0661a", "#f2a85c"),
}


def no_emblem(_: Sketch) -> None:
    """A gonfalon whose crest is drawn over it at run time."""
