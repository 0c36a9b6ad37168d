"""Skins, icons, crests and ornaments shared by all games and screens."""

from assets.studio.interface import book, crests, ornaments, skins, tokens
from assets.studio.paint import Picture

MAKERS = (skins, crests, tokens, ornaments, book)


def pictures() -> list[Picture]:
    return [picture for maker in MAKERS for picture in maker.pictures()]
