"""The pictures of San Gimignano."""

from collections.abc import Iterator
from functools import partial

from assets.studio.paint import Picture
from assets.studio.san_gimignano import card_frame, tower_cards

_FOLDER = "san_gimignano/art"
_CARD_SIZE = (card_frame.WIDTH, card_frame.HEIGHT)


def pictures() -> Iterator[Picture]:
    for number in range(5, 11):
        paint = partial(tower_cards.paint_card, number)
        yield Picture(f"{_FOLDER}/card_{number}", _CARD_SIZE, paint, (tower_cards.__file__,))
