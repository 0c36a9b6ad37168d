"""The pictures of San Gimignano."""

from collections.abc import Iterator
from functools import partial

from assets.studio.paint import Picture, in_folder
from assets.studio.san_gimignano import (
    backs,
    card_frame,
    crowns,
    facets,
    flags,
    noble_cards,
    prize,
    storeys,
    table,
    tower_cards,
    works,
)

_CARD = (card_frame.WIDTH, card_frame.HEIGHT)
_STOREY = (facets.STOREY_WIDTH, facets.STOREY_HEIGHT)
_CAP = (facets.WIDE, crowns.HEIGHT)

_picture = in_folder("san_gimignano/art")


def pictures() -> Iterator[Picture]:
    yield from _cards()
    yield from _towers()
    yield from _building_site()
    yield _picture("tower_piece", prize.SIZE, prize.paint_tower_piece, prize.__file__)
    yield _picture("table@2x", table.LARGE, table.paint_large, table.__file__)
    yield _picture("table", table.SMALL, table.paint_small, table.__file__)


def _cards() -> Iterator[Picture]:
    for number in range(5, 11):
        paint = partial(tower_cards.paint_card, number)
        yield _picture(f"card_{number}", _CARD, paint, tower_cards.__file__)
    yield from noble_cards.pictures()
    for name, back in (("back_day", backs.DAY), ("back_dusk", backs.DUSK)):
        yield _picture(name, _CARD, partial(backs.paint_back, back), backs.__file__)


def _towers() -> Iterator[Picture]:
    for number in range(4, 12):
        yield _picture(f"storey_{number}", _STOREY, partial(storeys.paint_storey, number), storeys.__file__)
    yield _picture("storey_fine", _STOREY, storeys.paint_fine_stone_bands, storeys.__file__)
    yield _picture("cap_plain", _CAP, crowns.paint_plain_cap, crowns.__file__)
    yield _picture("cap_belfry", _CAP, crowns.paint_belfry_cap, crowns.__file__)
    for owner in flags.FLIES:
        yield _picture(f"flag_{owner}", flags.SIZE, partial(flags.paint_flag, owner), flags.__file__)


def _building_site() -> Iterator[Picture]:
    for name, size, paint in (
        ("scaffold", (facets.WIDE, facets.STOREY_HEIGHT), works.paint_scaffold),
        ("scaffold_foot", (facets.WIDE, works.FOOT_HEIGHT), works.paint_scaffold_foot),
        ("crane", (facets.WIDE, works.CRANE_HEIGHT), works.paint_crane),
        ("foot", (facets.WIDE, works.FOOT_HEIGHT), works.paint_foot),
        ("plot", works.PLOT_SIZE, works.paint_plot),
        ("rubble", works.RUBBLE_SIZE, works.paint_rubble),
        ("dust", works.DUST_SIZE, works.paint_dust),
    ):
        yield _picture(name, size, paint, works.__file__)
