"""Skins, icons, crests and ornaments shared by all games and screens."""

from assets.studio.interface import book, crests, ornaments, skins, stonework
from assets.studio.paint import Picture

MAKERS = (skins, crests, ornaments, book, stonework)


def pictures() -> list[Picture]:
    return [picture for maker in MAKERS for picture in maker.pictures()]
