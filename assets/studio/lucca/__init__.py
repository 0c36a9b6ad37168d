"""The pictures of Lucca Città: its cards, and the street and table they stand on."""

from collections.abc import Iterator

from assets.studio.lucca import cards, scenery
from assets.studio.paint import Picture


def pictures() -> Iterator[Picture]:
    yield from cards.pictures()
    yield from scenery.pictures()
