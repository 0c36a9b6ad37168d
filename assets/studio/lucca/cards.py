"""Which pictures of cards there are."""

from collections.abc import Iterator

from assets.studio.paint import Picture


def pictures() -> Iterator[Picture]:
    yield from ()
