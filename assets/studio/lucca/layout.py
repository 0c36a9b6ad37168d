"""Where everything stands on a palace card: storey, bays, doors and plate, in pixels of the large drawing."""

from assets.studio.kit.geometry import Box, Point

WIDTH, HEIGHT = 368, 460
SIZE = (WIDTH, HEIGHT)
STOREY = HEIGHT // 2
CARD = Box(0, 0, WIDTH, HEIGHT)
UPPER = Box(0, 0, WIDTH, STOREY)
LOWER = Box(0, STOREY, WIDTH, STOREY)

CORNICE = Box(0, 0, WIDTH, 32)
STRING_COURSE = Box(0, STOREY, WIDTH, 16)
PLINTH = Box(0, 438, WIDTH, 22)

BAYS = (68.0, 184.0, 300.0)
BETWEEN_BAYS = (10.0, 126.0, 242.0, 358.0)
SILL = 203.0
WINDOW: Point = (64, 138)
SHIELD: Point = (90, 112)
SHIELD_HEIGHT = 130.0

DOORS = (47.0, 321.0)
DOOR: Point = (56, 114)

PLATE_CENTRE: Point = (184, 363.4)


def shield_box(bay: int) -> Box:
    width, height = SHIELD
    return Box(BAYS[bay] - width / 2, SHIELD_HEIGHT - height / 2, width, height)
