"""Which pictures of cards there are."""

from collections.abc import Iterator
from functools import partial

from assets.studio.lucca import (
    frame,
    layout,
    lights,
    palace_cards,
    small_cards,
    small_landmarks,
    tokens,
    tower_card,
    wall_card,
)
from assets.studio.paint import Picture, in_folder
from game.lucca.cards import COLOURS, all_palaces

_picture = in_folder("lucca/art")


def pictures() -> Iterator[Picture]:
    yield from _palaces()
    yield from _lights()
    yield from _landmarks()
    yield _picture("frame", layout.SIZE, frame.paint_frame, frame.__file__)
    yield _picture("shield", tokens.SIZE, tokens.paint_shield_token, tokens.__file__)
    yield _picture("window", tokens.SIZE, tokens.paint_window_token, tokens.__file__)


def _palaces() -> Iterator[Picture]:
    for address in all_palaces():
        paint = partial(palace_cards.paint_palace, address)
        yield _picture(f"palace_{address}", layout.SIZE, paint, palace_cards.__file__)
    for colour in COLOURS:
        for windows in range(4):
            paint = partial(small_cards.paint_small_palace, colour, windows)
            yield _picture(f"palace_small_{colour}_{windows}", small_cards.SIZE, paint, small_cards.__file__)


def _lights() -> Iterator[Picture]:
    for count in (1, 2, 3):
        paint, small = partial(lights.paint_lit_windows, count), partial(lights.paint_small_lit_windows, count)
        yield _picture(f"lit_{count}", layout.SIZE, paint, lights.__file__)
        yield _picture(f"lit_small_{count}", small_cards.SIZE, small, lights.__file__)
    yield _picture("lit_doors", layout.SIZE, lights.paint_lit_doors, lights.__file__)
    yield _picture("lit_small_doors", small_cards.SIZE, lights.paint_small_lit_doors, lights.__file__)


def _landmarks() -> Iterator[Picture]:
    yield _picture("tower", layout.SIZE, tower_card.paint_tower, tower_card.__file__)
    yield _picture("wall", layout.SIZE, wall_card.paint_wall, wall_card.__file__)
    for name, size, paint in (
        ("tower_small", small_cards.SIZE, small_landmarks.paint_small_tower),
        ("wall_small", small_cards.SIZE, small_landmarks.paint_small_wall),
        ("tower_token", small_landmarks.TOKEN, small_landmarks.paint_tower_token),
        ("wall_token", small_landmarks.TOKEN, small_landmarks.paint_wall_token),
    ):
        yield _picture(name, size, paint, small_landmarks.__file__)
