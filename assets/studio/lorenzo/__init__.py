"""The pictures of Lorenzo il Magnifico."""

from collections.abc import Iterator

from assets.studio.lorenzo import table_art
from assets.studio.paint import Picture


def pictures() -> Iterator[Picture]:
    yield from table_art.pictures()
