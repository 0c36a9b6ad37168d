"""Which effects belong to which folder below assets/, and how loud each is meant to seem."""

from collections.abc import Callable
from typing import Final, NamedTuple

from assets.studio.sound import aquileia, effects, lorenzo
from assets.studio.sound.signal import Samples


class Album(NamedTuple):
    effects: dict[str, Callable[[], Samples]]
    loudness: dict[str, float]


ALBUMS: Final = {
    "common": Album(effects.EFFECTS, effects.LOUDNESS),
    "aquileia": Album(aquileia.EFFECTS, aquileia.LOUDNESS),
    "lorenzo": Album(lorenzo.EFFECTS, lorenzo.LOUDNESS),
}
