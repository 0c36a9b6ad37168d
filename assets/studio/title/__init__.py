"""Painters of the title: the evening panorama, gonfalons, emblems, backdrops, curtain and application icon."""

from functools import partial

from assets.studio.paint import Picture
from assets.studio.title import cities, gonfalon, panorama

_FOLDER = "common/art"


def pictures() -> list[Picture]:
    return [*_panorama(), *_gonfalons()]


def _panorama() -> list[Picture]:
    sources = (panorama.__file__,)
    return [
        Picture(f"{_FOLDER}/title@2x", (3840, 2160), panorama.title_at_full_size, sources),
        Picture(f"{_FOLDER}/title", (1920, 1080), panorama.title, sources),
    ]


def _gonfalons() -> list[Picture]:
    sources = (gonfalon.__file__, cities.__file__)
    shown = [(key, gonfalon.TITLE, city.dye, city.emblem) for key, city in cities.CITIES.items()]
    shown += [(player, gonfalon.SCORES, dye, None) for player, dye in cities.PLAYER_DYES.items()]
    return [
        Picture(
            f"{_FOLDER}/gonfalon_{key}", banner.size, partial(gonfalon.gonfalon, banner, dye, emblem), sources
        )
        for key, banner, dye, emblem in shown
    ]
