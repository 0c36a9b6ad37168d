"""Painters of the title: the evening panorama, gonfalons, emblems, backdrops, curtain and application icon."""

from functools import partial

from assets.studio.paint import Picture
from assets.studio.title import backdrops, cities, curtain, gonfalon, panorama

_FOLDER = "common/art"


def pictures() -> list[Picture]:
    return [*_full_screens(), *_gonfalons(), Picture(f"{_FOLDER}/rays", (1000, 1000), curtain.rays, (curtain.__file__,))]


def _full_screens() -> list[Picture]:
    """Each at the size of the layout and, as `@2x`, at twice that."""
    painted = (
        ("title", panorama, panorama.title, panorama.title_at_full_size),
        ("backdrop_evening", backdrops, backdrops.evening, backdrops.evening_at_full_size),
        ("backdrop_walnut", backdrops, backdrops.walnut_table, backdrops.walnut_at_full_size),
        ("curtain", curtain, curtain.curtain, curtain.curtain_at_full_size),
    )
    found: list[Picture] = []
    for name, module, plain, full in painted:
        sources = (str(module.__file__),)
        found.append(Picture(f"{_FOLDER}/{name}", (1920, 1080), plain, sources))
        found.append(Picture(f"{_FOLDER}/{name}@2x", (3840, 2160), full, sources))
    return found


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
