"""Painters of the title: the evening panorama, gonfalons, emblems, backdrops, curtain and application icon."""

from collections.abc import Callable
from functools import partial
from types import ModuleType

from PIL import Image

from assets.studio.paint import Picture
from assets.studio.title import arms, backdrops, civics, curtain, emblems, gonfalon, lamps, panorama


def pictures() -> list[Picture]:
    rays = _picture("rays", (1000, 1000), curtain.rays, curtain)
    living = [_picture(paint.__name__, lamps.SIZE, paint, lamps) for paint in (lamps.lamp, lamps.smoke)]
    return [*_full_screens(), *_gonfalons(), *_heraldry(), rays, *living]


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
    """Of the players; a city's hangs among its own pictures."""
    return [
        _picture(
            f"gonfalon_{player}", gonfalon.SCORES.size,
            partial(gonfalon.gonfalon, gonfalon.SCORES, dye, civics.no_emblem), gonfalon, civics,
        )
        for player, dye in civics.PLAYER_DYES.items()
    ]  # fmt: skip


def _heraldry() -> list[Picture]:
    cities = [picture for city, module in civics.civic_modules().items() for picture in _of_city(city, module)]
    return [*cities, _picture("app_icon", arms.ICON_SIZE, arms.app_icon, arms)]


def _of_city(city: str, module: ModuleType) -> list[Picture]:
    shown: civics.Civic = module.CIVIC
    hung = partial(gonfalon.gonfalon, gonfalon.TITLE, shown.dye, shown.emblem)
    painted = (
        ("gonfalon", gonfalon.TITLE.size, hung, gonfalon),
        ("emblem", emblems.SIZE, partial(emblems.emblem_alone, shown.emblem), emblems),
        ("arms", arms.ARMS_SIZE, partial(arms.arms, shown.field, shown.charge), arms),
    )
    return [
        Picture(f"{city}/art/{name}", size, paint, (str(painter.__file__), str(module.__file__)))
        for name, size, paint, painter in painted
    ]
