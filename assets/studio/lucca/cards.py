"""Which pictures of cards there are."""

from collections.abc import Callable, Iterator
from functools import partial

from PIL import Image

from assets.studio.lucca import frame, layout, palace_cards, small_cards, tower_card, wall_card
from assets.studio.paint import Picture
from game.lucca.cards import COLOURS, all_palaces


def _picture(name: str, size: tuple[int, int], paint: Callable[[], Image.Image], source: str) -> Picture:
    return Picture(f"lucca/art/{name}", size, paint, (source,))


def pictures() -> Iterator[Picture]:
    yield from _palaces()
    yield _picture("frame", layout.SIZE, frame.paint_frame, frame.__file__)
    yield _picture("tower", layout.SIZE, tower_card.paint_tower, tower_card.__file__)
    yield _picture("wall", layout.SIZE, wall_card.paint_wall, wall_card.__file__)


def _palaces() -> Iterator[Picture]:
    for address in all_palaces():
        paint = partial(palace_cards.paint_palace, address)
        yield _picture(f"palace_{address}", layout.SIZE, paint, palace_cards.__file__)
    for colour in COLOURS:
        for windows in range(4):
            paint = partial(small_cards.paint_small_palace, colour, windows)
            yield _picture(f"palace_small_{colour}_{windows}", small_cards.SIZE, paint, small_cards.__file__)
