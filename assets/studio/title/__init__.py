"""Painters of the title: the evening panorama, gonfalons, emblems, backdrops, curtain and application icon."""

from collections.abc import Callable
from functools import partial
from types import ModuleType

from PIL import Image

from assets.studio.paint import Picture
from assets.studio.title import arms, backdrops, cities, curtain, emblems, gonfalon, panorama


def pictures() -> list[Picture]:
    return [*_full_screens(), *_gonfalons(), *_heraldry(), _picture("rays", (1000, 1000), curtain.rays, curtain)]


def _picture(name: str, size: tuple[int, int], paint: Callable[[], Image.Image], *painters: ModuleType) -> Picture:
    return Picture(f"common/art/{name}", size, paint, tuple(str(painter.__file__) for painter in painters))


def _full_screens() -> list[Picture]:
    """Each at the size of the layout and, as `@2x`, at twice that."""
    painted = (
        ("title", panorama, panorama.title, panorama.title_at_full_size),
        ("backdrop_evening", backdrops, backdrops.evening, backdrops.evening_at_full_size),
        ("backdrop_walnut", backdrops, backdrops.walnut_table, backdrops.walnut_at_full_size),
        ("curtain", curtain, curtain.curtain, curtain.curtain_at_full_size),
    )
    plain = [_picture(name, (1920, 1080), paint, module) for name, module, paint, _ in painted]
    return plain + [_picture(f"{name}@2x", panorama.FULL, paint, module) for name, module, _, paint in painted]


def _gonfalons() -> list[Picture]:
    hung = [(key, gonfalon.TITLE, city.dye, city.emblem) for key, city in cities.CITIES.items()]
    hung += [(player, gonfalon.SCORES, dye, cities.no_emblem) for player, dye in cities.PLAYER_DYES.items()]
    return [
        _picture(
            f"gonfalon_{key}", banner.size, partial(gonfalon.gonfalon, banner, dye, emblem), gonfalon, cities
        )
        for key, banner, dye, emblem in hung
    ]


def _heraldry() -> list[Picture]:
    alone = [
        _picture(f"emblem_{key}", emblems.SIZE, partial(emblems.emblem_alone, city.emblem), emblems, cities)
        for key, city in cities.CITIES.items()
    ]
    shields = [
        _picture(f"arms_{key}", arms.ARMS_SIZE, partial(arms.arms, colour, charge), arms)
        for key, (colour, charge) in arms.ARMS.items()
    ]
    return [*alone, *shields, _picture("app_icon", arms.ICON_SIZE, arms.app_icon, arms)]
