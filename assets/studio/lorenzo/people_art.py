"""Which pictures of people there are: the characters in their cards and alone, and the leaders' medals."""

from collections.abc import Iterator
from functools import partial

from assets.studio.lorenzo import busts, medals, roundels, tondi
from assets.studio.lorenzo.people import CHARACTERS, LEADERS
from assets.studio.lorenzo.scenes import ventures_of_favour, ventures_of_war, ventures_of_works
from assets.studio.paint import Picture, in_folder

_picture = in_folder("lorenzo/art")


def pictures() -> Iterator[Picture]:
    for number in CHARACTERS:
        yield _picture(f"card_{number}", tondi.CARD, partial(tondi.paint_character, number), tondi.__file__)
        yield _picture(f"bust_{number}", busts.BUST, partial(busts.paint_bust, number), busts.__file__)
        paint = partial(roundels.paint_character, number)
        yield _picture(f"roundel_{number}", roundels.SIZE, paint, roundels.__file__)
    yield _picture("bust_ground", busts.BUST, busts.paint_ground, busts.__file__)
    for number in LEADERS:
        yield _picture(f"medal_{number}", medals.SIZE, partial(medals.paint_medal, number), medals.__file__)
    yield from _ventures()


def _ventures() -> Iterator[Picture]:
    for compositions, source in (
        (ventures_of_favour.COMPOSITIONS, ventures_of_favour.__file__),
        (ventures_of_war.COMPOSITIONS, ventures_of_war.__file__),
        (ventures_of_works.COMPOSITIONS, ventures_of_works.__file__),
    ):
        for number in compositions:
            name, paint = f"lorenzo/art/roundel_{number}", partial(roundels.paint_venture, number)
            yield Picture(name, roundels.SIZE, paint, (roundels.__file__, source))
