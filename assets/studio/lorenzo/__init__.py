"""The pictures of Lorenzo il Magnifico."""

from collections.abc import Iterator

from assets.studio.lorenzo import people_art, scene_cards, table_art, teacher
from assets.studio.paint import Picture


def pictures() -> Iterator[Picture]:
    yield from people_art.pictures()
    yield from scene_cards.pictures()
    yield from table_art.pictures()
    yield from teacher.pictures()
