"""Which pictures of Aquileia there are."""

from collections.abc import Iterator
from functools import partial

from assets.studio.aquileia import (
    boards,
    card_backs,
    coins,
    dice,
    emblems,
    families,
    ground,
    hand_cards,
    laurel_cards,
    plaques,
    signs,
    spaces,
    table,
)
from assets.studio.aquileia.card_cuts import CUTS
from assets.studio.paint import Picture, in_folder

_picture = in_folder("aquileia/art")


def pictures() -> Iterator[Picture]:
    yield _picture("ground", ground.SMALL, ground.paint_small, ground.__file__)
    yield _picture("ground@2x", ground.LARGE, ground.paint_large, ground.__file__)
    yield _picture("table", table.SMALL, table.paint_small, table.__file__)
    yield _picture("table@2x", table.LARGE, table.paint_large, table.__file__)
    yield from _cards()
    yield from _spaces()
    yield from _pieces()
    yield from _plaques()
    yield from _boards()
    yield from _signs()


def _cards() -> Iterator[Picture]:
    for cut in CUTS:
        for name in hand_cards.HAND_CARDS:
            paint = partial(hand_cards.paint_hand_card, name, cut)
            yield _picture(f"card_{name}{cut.ending}", cut.size, paint, hand_cards.__file__)
        for name in laurel_cards.LAURELS:
            paint = partial(laurel_cards.paint_laurel, name, cut)
            yield _picture(f"laurel_{name}{cut.ending}", cut.size, paint, laurel_cards.__file__)
        for name in card_backs.BACKS:
            paint = partial(card_backs.paint_back, name, cut)
            yield _picture(f"card_{name}{cut.ending}", cut.size, paint, card_backs.__file__)


def _spaces() -> Iterator[Picture]:
    for name in spaces.SPACES:
        yield _picture(f"space_{name}", spaces.SIZE, partial(spaces.paint_space, name), spaces.__file__)
    for name in spaces.DISCS:
        yield _picture(f"disc_{name}", spaces.DISC_SIZE, partial(spaces.paint_disc, name), spaces.__file__)
    yield _picture("halo", spaces.HALO_SIZE, spaces.paint_halo, spaces.__file__)


def _pieces() -> Iterator[Picture]:
    for metal in coins.METALS:
        yield _picture(f"coin_{metal}", coins.SIZE, partial(coins.paint_coin, metal), coins.__file__)
        yield _picture(f"coin_{metal}_small", coins.SMALL_SIZE, partial(coins.paint_small_coin, metal), coins.__file__)
        for colour in dice.BODIES:
            name, paint = f"die_{colour}_{metal}", partial(dice.paint_die, colour, metal)
            yield _picture(name, dice.SIZE, paint, dice.__file__)
            small = partial(dice.paint_small_die, colour, metal)
            yield _picture(f"{name}_small", dice.SMALL_SIZE, small, dice.__file__)
    for family in families.BADGES:
        for name, size, draw in (
            ("henchman", families.PIECE, families.paint_henchman),
            ("tiebreaker", families.PIECE, families.paint_tiebreaker),
            ("house", families.HOUSE, families.paint_house),
        ):
            yield _picture(f"{name}_{family}", size, partial(draw, family), families.__file__)


def _plaques() -> Iterator[Picture]:
    for kind in ("workshop", "bank"):
        paint = partial(plaques.paint_site, kind)
        yield _picture(f"site_{kind}", plaques.doubled(plaques.SITE), paint, plaques.__file__)
    for colour in emblems.TINTS:
        paint = partial(plaques.paint_villa, colour)
        yield _picture(f"site_villa_{colour}", plaques.doubled(plaques.VILLA), paint, plaques.__file__)
    for name, size in plaques.PLAIN.items():
        paint = partial(plaques.paint_plain, name)
        yield _picture(f"plaque_{name}", plaques.doubled(size), paint, plaques.__file__)
    for name in plaques.STALLS:
        size = plaques.doubled(plaques.stall_size(name))
        yield _picture(f"stall_{name}", size, partial(plaques.paint_stall, name), plaques.__file__)


def _boards() -> Iterator[Picture]:
    for area, size in boards.AREAS.items():
        yield _picture(f"board_{area}", plaques.doubled(size), partial(boards.paint_board, area), boards.__file__)
    for name, size, paint in (
        ("scale", boards.SCALE, boards.paint_scale),
        ("pill", boards.PILL, boards.paint_pill),
        ("seal", boards.SEAL, boards.paint_seal),
    ):
        yield _picture(name, plaques.doubled(size), paint, boards.__file__)


def _signs() -> Iterator[Picture]:
    for name in signs.SIGNS:
        yield _picture(f"sign_{name}", signs.SIZE, partial(signs.paint_sign, name), signs.__file__)
    for name in signs.PANEL_LAURELS:
        paint = partial(signs.paint_panel_laurel, name)
        yield _picture(f"wreath_{name}", signs.LAUREL_SIZE, paint, signs.__file__)
