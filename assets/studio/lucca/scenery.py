"""Which pictures of the street, the table and their furniture there are."""

from collections.abc import Iterator
from functools import partial

from assets.studio.lucca import banners, crane, furniture, roof, scaffolding, street, table, trays
from assets.studio.paint import Picture, in_folder

_picture = in_folder("lucca/art")


def pictures() -> Iterator[Picture]:
    yield from _quarter()
    yield from _ornaments()
    yield _picture("table@2x", table.LARGE, table.paint_large, table.__file__)
    yield _picture("table", table.SMALL, table.paint_small, table.__file__)
    yield _picture("tray", trays.SIZE, trays.paint_tray, trays.__file__)
    yield _picture("tray_empty", trays.SIZE, trays.paint_empty_tray, trays.__file__)


def _quarter() -> Iterator[Picture]:
    for name, plan in (("street", street.OWN), ("street_rival", street.RIVAL)):
        yield _picture(name, street.size(plan), partial(street.paint_street, plan), street.__file__)
    yield _picture("roof", roof.SIZE, roof.paint_roof, roof.__file__)
    yield _picture("scaffold", scaffolding.SIZE, scaffolding.paint_scaffold, scaffolding.__file__)
    yield _picture("posts", scaffolding.SIZE, scaffolding.paint_posts, scaffolding.__file__)
    yield _picture("posts_foot", scaffolding.FOOT_SIZE, scaffolding.paint_posts_foot, scaffolding.__file__)
    for owner in banners.HEMS:
        yield _picture(f"banner_{owner}", banners.SIZE, partial(banners.paint_banner, owner), banners.__file__)


def _ornaments() -> Iterator[Picture]:
    yield _picture("crane", crane.SIZE, crane.paint_crane, crane.__file__)
    yield _picture("stones", crane.STONES_SIZE, crane.paint_stones, crane.__file__)
    for name, size, paint in (
        ("cypress", furniture.CYPRESS_SIZE, furniture.paint_cypress),
        ("lamp", furniture.LAMP_SIZE, furniture.paint_lamp),
        ("fountain", furniture.FOUNTAIN_SIZE, furniture.paint_fountain),
        ("bunting", furniture.BUNTING_SIZE, furniture.paint_bunting),
        ("people_1", furniture.PEOPLE_SIZE, furniture.paint_merchants),
        ("people_2", furniture.PEOPLE_SIZE, furniture.paint_family),
    ):
        yield _picture(name, size, paint, furniture.__file__)
