"""Which pictures of people there are: the characters in their cards and alone, and the leaders' medals."""

from collections.abc import Iterator
from functools import partial

from assets.studio.lorenzo import busts, medals, tondi
from assets.studio.lorenzo.people import CHARACTERS, LEADERS
from assets.studio.paint import Picture, in_folder

_picture = in_folder("lorenzo/art")


def pictures() -> Iterator[Picture]:
    for number in CHARACTERS:
        yield _picture(f"card_{number}", tondi.CARD, partial(tondi.paint_character, number), tondi.__file__)
        yield _picture(f"bust_{number}", busts.BUST, partial(busts.paint_bust, number), busts.__file__)
        yield _picture(f"roundel_{number}", busts.ROUNDEL, partial(busts.paint_roundel, number), busts.__file__)
    yield _picture("bust_ground", busts.BUST, busts.paint_ground, busts.__file__)
    for number in LEADERS:
        yield _picture(f"medal_{number}", medals.SIZE, partial(medals.paint_medal, number), medals.__file__)
