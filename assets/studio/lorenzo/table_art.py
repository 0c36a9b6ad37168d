"""Which pictures of the table there are: its ground, what stands on it, and the frames of its cards."""

from collections.abc import Iterator
from functools import partial

from assets.studio.lorenzo import (
    council,
    dice,
    discs,
    excommunications,
    faces,
    families,
    florence,
    frames,
    ground,
    plaques,
    signs,
    stalls,
    towers,
    works,
)
from assets.studio.lorenzo.inks import DICE, FAMILIES, KINDS, LEADER
from assets.studio.paint import Picture, in_folder

_picture = in_folder("lorenzo/art")


def pictures() -> Iterator[Picture]:
    yield from _city()
    yield from _cards()
    yield from _pieces()
    yield from _plaques()
    for name in signs.SIGNS:
        yield _picture(f"sign_{name}", signs.SIZE, partial(signs.paint_sign, name), signs.__file__)


def _city() -> Iterator[Picture]:
    yield _picture("florence", florence.SMALL, florence.paint_florence, florence.__file__)
    yield _picture("table@2x", ground.LARGE, ground.paint_large, ground.__file__)
    yield _picture("table", ground.SMALL, ground.paint_small, ground.__file__)
    yield _picture("council", council.SIZE, council.paint_council, council.__file__)
    yield _picture("harvest", works.SIZE, works.paint_harvest, works.__file__)
    yield _picture("production", works.SIZE, works.paint_production, works.__file__)
    for number in range(1, 5):
        yield _picture(f"stall_{number}", stalls.SIZE, partial(stalls.paint_stall, number), stalls.__file__)
    for kind in KINDS:
        yield _picture(f"tower_{kind}", towers.TOWER, partial(towers.paint_tower, kind), towers.__file__)
        yield _picture(f"banner_{kind}", towers.BANNER, partial(towers.paint_banner, kind), towers.__file__)


def _cards() -> Iterator[Picture]:
    for kind in KINDS:
        yield _picture(f"frame_{kind}", frames.SIZE, partial(frames.paint_frame, kind), frames.__file__)
        yield _picture(f"mini_{kind}", faces.MINI, partial(faces.paint_mini, kind), faces.__file__)
        for ending, ruling in faces.RULINGS.items():
            paint = partial(faces.paint_face, kind, ruling)
            yield _picture(f"face_{kind}{ending}", faces.FACE, paint, faces.__file__)
    yield _picture("leader_frame", frames.SIZE, frames.paint_leader_frame, frames.__file__)


def _pieces() -> Iterator[Picture]:
    for colour in dice.FACES:
        yield _picture(f"die_{colour}", dice.SIZE, partial(dice.paint_face, colour), dice.__file__)
    for colour in dice.ROLLED:
        for value in range(1, 7):
            yield _picture(f"die_{colour}_{value}", dice.SIZE, partial(dice.paint_die, colour, value), dice.__file__)
    for family in FAMILIES:
        yield _picture(f"token_{family}", families.TOKEN, partial(families.paint_token, family), families.__file__)
        for die in DICE:
            paint = partial(families.paint_member, family, die)
            yield _picture(f"member_{family}_{die}", families.MEMBER, paint, families.__file__)
    yield _picture("space", discs.SPACE, discs.paint_space, discs.__file__)
    for name, colour in {**KINDS, "leader": LEADER}.items():
        yield _picture(f"medallion_{name}", discs.MEDALLION, partial(discs.paint_medallion, colour), discs.__file__)


def _plaques() -> Iterator[Picture]:
    yield _picture("tile", excommunications.PLAQUE, excommunications.paint_plaque, excommunications.__file__)
    for name, stamped in excommunications.STAMPS.items():
        paint = partial(excommunications.paint_tile, stamped)
        yield _picture(f"tile_{name}", excommunications.SIZE, paint, excommunications.__file__)
    yield _picture("leader_chip", plaques.CHIP, plaques.paint_chip, plaques.__file__)
    for number, tint in enumerate(plaques.BONUS_TINTS):
        yield _picture(f"bonus_{number}", plaques.BONUS, partial(plaques.paint_bonus, tint), plaques.__file__)
