"""The cards: a palace card is its address, 1 to 96; one kind stands for all towers, one for a hidden card (LC 1)."""

COLOURS = ("red", "yellow", "green", "blue", "violet", "grey")
NO_COLOUR = -1
TOWER = 0
TOWER_COPIES = 4
"""LC 1.2."""

Row = tuple[int, int, int]
_CARDS: dict[str, tuple[Row, ...]] = {
    "red": (
        (1, 2, 1), (12, 1, 2), (18, 0, 3), (19, 3, 0), (29, 1, 2), (32, 0, 3), (40, 3, 0), (45, 2, 1),
        (51, 0, 3), (58, 3, 0), (62, 2, 1), (71, 1, 2), (73, 3, 0), (84, 2, 1), (90, 1, 2), (91, 0, 3),
    ),
    "yellow": (
        (2, 0, 3), (11, 3, 0), (13, 2, 1), (24, 1, 2), (30, 3, 0), (31, 2, 1), (41, 1, 2), (44, 0, 3),
        (52, 2, 1), (57, 1, 2), (63, 0, 3), (70, 3, 0), (74, 1, 2), (83, 0, 3), (85, 3, 0), (96, 2, 1),
    ),
    "green": (
        (3, 1, 2), (10, 0, 3), (14, 3, 0), (23, 2, 1), (25, 0, 3), (36, 3, 0), (42, 2, 1), (43, 1, 2),
        (53, 3, 0), (56, 2, 1), (64, 1, 2), (69, 0, 3), (75, 2, 1), (82, 1, 2), (86, 0, 3), (95, 3, 0),
    ),
    "blue": (
        (4, 0, 3), (9, 3, 0), (15, 2, 1), (22, 1, 2), (26, 3, 0), (35, 2, 1), (37, 1, 2), (48, 0, 3),
        (54, 2, 1), (55, 1, 2), (65, 0, 3), (68, 3, 0), (76, 1, 2), (81, 0, 3), (87, 3, 0), (94, 2, 1),
    ),
    "violet": (
        (5, 3, 0), (8, 2, 1), (16, 1, 2), (21, 0, 3), (27, 2, 1), (34, 1, 2), (38, 0, 3), (47, 3, 0),
        (49, 1, 2), (60, 0, 3), (66, 3, 0), (67, 2, 1), (77, 0, 3), (80, 3, 0), (88, 2, 1), (93, 1, 2),
    ),
    "grey": (
        (6, 1, 2), (7, 0, 3), (17, 3, 0), (20, 2, 1), (28, 0, 3), (33, 3, 0), (39, 2, 1), (46, 1, 2),
        (50, 3, 0), (59, 2, 1), (61, 1, 2), (72, 0, 3), (78, 2, 1), (79, 1, 2), (89, 0, 3), (92, 3, 0),
    ),
}  # fmt: skip
"""LC 1.1, by colour: address, windows, shields. The figures are our own; the printed ones are not known."""


LAST_ADDRESS = max(address for rows in _CARDS.values() for address, _, _ in rows)
UNKNOWN = LAST_ADDRESS + 1


def _by_card(default: int, values: dict[int, int]) -> tuple[int, ...]:
    return tuple(values.get(card, default) for card in range(UNKNOWN + 1))


COLOUR_OF = _by_card(NO_COLOUR, {row[0]: COLOURS.index(name) for name, rows in _CARDS.items() for row in rows})
WINDOWS_OF = _by_card(0, {address: windows for rows in _CARDS.values() for address, windows, _ in rows})
SHIELDS_OF = _by_card(0, {address: shields for rows in _CARDS.values() for address, _, shields in rows})

NAMES = ("tower", *(str(address) for address in range(1, LAST_ADDRESS + 1)), "unknown")
CARD_OF = {name: card for card, name in enumerate(NAMES)}


def all_palaces() -> list[int]:
    return list(range(1, LAST_ADDRESS + 1))


def all_towers() -> list[int]:
    return [TOWER] * TOWER_COPIES
