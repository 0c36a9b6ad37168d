"""Which effects belong to which folder below assets/, and how loud each is meant to seem."""

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.studio.sound import aquileia, effects, lorenzo, moments
from assets.studio.sound.signal import Samples


class Album(NamedTuple):
    effects: dict[str, Callable[[], Samples]]
    loudness: dict[str, float]
    frequent: frozenset[str]
    """Those that have variants."""


ALBUMS: Final = {
    "common": Album(
        effects.EFFECTS | moments.EFFECTS,
        effects.LOUDNESS | moments.LOUDNESS,
        frozenset({"card", "stone", "coin", "trade", "page", "count", "click"}),
    ),
    "aquileia": Album(
        aquileia.EFFECTS, aquileia.LOUDNESS, frozenset({"coin_copper", "coin_silver", "coin_gold", "dice"})
    ),
    "lorenzo": Album(lorenzo.EFFECTS, lorenzo.LOUDNESS, frozenset({"coins", "stone"})),
}
