"""The scenes on the cards of territories, buildings and ventures."""

from collections.abc import Iterator
from functools import partial

from assets.studio.lorenzo.scenes import (
    buildings,
    stage,
    territories_open,
    territories_settled,
    ventures_of_favour,
    ventures_of_war,
    ventures_of_works,
)
from assets.studio.paint import Picture, in_folder

_picture = in_folder("lorenzo/art")


def pictures() -> Iterator[Picture]:
    yield from _scenes(territories_open.COMPOSITIONS, territories_open.__file__)
    yield from _scenes(territories_settled.COMPOSITIONS, territories_settled.__file__)
    yield from _scenes(buildings.COMPOSITIONS, buildings.__file__)
    yield from _scenes(ventures_of_favour.COMPOSITIONS, ventures_of_favour.__file__)
    yield from _scenes(ventures_of_war.COMPOSITIONS, ventures_of_war.__file__)
    yield from _scenes(ventures_of_works.COMPOSITIONS, ventures_of_works.__file__)


def _scenes(compositions: stage.Compositions, source: str) -> Iterator[Picture]:
    for card in compositions:
        yield _picture(f"card_{card}", stage.SIZE, partial(stage.paint_card, compositions, card), source)
