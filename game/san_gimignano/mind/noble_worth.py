"""The worth of each noble card."""

from typing import Final, NamedTuple

from game.san_gimignano.cards import CITY_WALL, FINE_STONE, JOUST, PILGRIMAGE, ROGNOSA, SANTA_FINA


class Worth(NamedTuple):
    feature: str
    """Feature that the card in hand adds to."""
    times: int
    """Usual factor."""
    cancelled: float
    """Worth of cancelling the rival's."""


WORTHS: Final = {
    FINE_STONE: Worth("stones", 1, 5.0),
    PILGRIMAGE: Worth("pilgrimage_room", 3, 6.0),
    JOUST: Worth("jousts", 1, 4.0),
    ROGNOSA: Worth("rognosa_held", 1, 8.0),
    SANTA_FINA: Worth("santa_fina_held", 1, 5.0),
    CITY_WALL: Worth("wall_held", 1, 5.0),
}
