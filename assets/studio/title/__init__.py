"""Painters of the title: the evening panorama, gonfalons, emblems, backdrops, curtain and application icon."""

from assets.studio.paint import Picture
from assets.studio.title import panorama

_FOLDER = "common/art"


def pictures() -> list[Picture]:
    return [
        Picture(f"{_FOLDER}/title@2x", (3840, 2160), panorama.title_at_full_size, (panorama.__file__,)),
        Picture(f"{_FOLDER}/title", (1920, 1080), panorama.title, (panorama.__file__,)),
    ]
