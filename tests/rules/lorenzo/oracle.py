"""A second, slow reading of where a member may be placed (LM 3.3, 4.1 to 4.3, R1 to R18), from the rules alone."""

from itertools import product

from game.lorenzo.state import Player, State
from tests.rules.lorenzo.printed import BUILDINGS, CHARACTERS, VENTURES
from tests.rules.lorenzo.words import amounts

TOWERS = ("territory", "character", "building", "venture")
BONUS = {"territory": "wood", "character": "stone", "building": "military", "venture": "coins"}
SLOTS = (0, 0, 3, 7, 12, 18)
COSTS = (
    {row[0]: f"coins {row[2]}" for row in CHARACTERS}
    | {row[0]: row[2] for row in BUILDINGS}
    | {row[0]: row[2] for row in VENTURES}
)
HELPERS = {49: ("territory", 2), 50: ("building", 2), 51: ("character", 2), 52: ("venture", 2), 53: ("harvest", 2),
           54: ("production", 2), 61: ("harvest", 3), 62: ("production", 3)}  # fmt: skip
CURSES = {4: ("harvest", 3), 5: ("production", 3), 7: ("territory", 4), 8: ("building", 4), 9: ("character", 4),
          10: ("venture", 4)}  # fmt: skip
ARIOSTO, BRUNELLESCHI, PICO, LUCREZIA, SIGISMONDO, MORO, CESARE = 2, 3, 11, 13, 14, 16, 17


class Seat:
    """What the rules ask of the player whose turn it is."""

    def __init__(self, state: State) -> None:
        self.state, self.number = state, state.order[state.turn]
        self.player: Player = state.players[self.number]
        played = [leader + 1 for leader in self.player.leaders]
        self.leaders = [self.player.copied + 1 if leader == 15 else leader for leader in played]
        self.characters = [card + 1 for card in self.player.cards[1]]
        self.coins, self.wood, self.stone, self.servants, self.military = self.player.goods[:5]

    def bonus(self, action: str) -> int:
        gained = sum(value for card, (name, value) in HELPERS.items() if name == action and card in self.characters)
        curses = [CURSES[tile] for tile in self.player.tiles if tile in CURSES]
        return gained - sum(value for name, value in curses if name == action)

    def value(self, member: int) -> int:
        if member == 3:
            return 3 if SIGISMONDO in self.leaders else 0
        base = 5 if MORO in self.leaders else self.state.dice[member]
        base = 6 if member == self.player.raised else base
        return base + (2 if LUCREZIA in self.leaders else 0) - (6 in self.player.tiles)

    def reach(self, member: int, action: str, servants: int) -> int:
        return self.value(member) + self.bonus(action) + servants // (2 if 12 in self.player.tiles else 1)

    def is_free_for(self, member: int, spaces: range | tuple[int, ...]) -> bool:
        """One coloured member, and the neutral one."""
        mine = [code % 4 for space in spaces for code in self.state.spaces[space] if code // 4 == self.number]
        return 3 not in mine if member == 3 else all(other == 3 for other in mine)


def may_place(state: State, member: int, space: int) -> bool:
    seat = Seat(state)
    if not seat.player.home >> member & 1:
        return False
    if space < 16:
        return any(may_take(seat, member, space, servants) for servants in range(seat.servants + 1))
    if space in (16, 17, 18, 19):
        return may_work(seat, member, space)
    if space < 24:
        return may_trade(seat, space) and seat.reach(member, "market", seat.servants) >= 1
    return seat.reach(member, "council", seat.servants) >= 1


def may_work(seat: Seat, member: int, space: int) -> bool:
    small = space // 2 * 2
    is_large = space != small
    if is_large and len(seat.state.players) == 2:
        return False
    if not is_large and seat.state.spaces[space] and ARIOSTO not in seat.leaders:
        return False
    action = "harvest" if space < 18 else "production"
    value = seat.reach(member, action, seat.servants) - (3 if is_large else 0)
    return seat.is_free_for(member, (small, small + 1)) and value >= 1


def may_trade(seat: Seat, space: int) -> bool:
    if space >= 22 and len(seat.state.players) < 4:
        return False
    return 11 not in seat.player.tiles and (not seat.state.spaces[space] or ARIOSTO in seat.leaders)


def may_take(seat: Seat, member: int, space: int, servants: int) -> bool:
    tower, floor = TOWERS[space // 4], space % 4
    spaces = range(space // 4 * 4, space // 4 * 4 + 4)
    card, owned = seat.state.floors[space], len(seat.player.cards[space // 4])
    if card < 0 or owned == 6 or not seat.is_free_for(member, spaces):
        return False
    if seat.reach(member, tower, servants) < 1 + 2 * floor:
        return False
    fee = 3 if any(seat.state.spaces[each] for each in spaces) and BRUNELLESCHI not in seat.leaders else 0
    if seat.coins < fee:
        return False
    if tower == "territory":
        return CESARE in seat.leaders or seat.military >= SLOTS[owned]
    return can_pay(seat, tower, card, floor, fee, servants)


def can_pay(seat: Seat, tower: str, card: int, floor: int, fee: int, servants: int) -> bool:
    purse = {"coins": seat.coins - fee, "wood": seat.wood, "stone": seat.stone, "servants": seat.servants - servants,
             "military": seat.military, "faith": 0, "points": 0}  # fmt: skip
    if floor >= 2 and 55 not in seat.characters:
        cursed = {"military": 0, "coins": 1, "wood": 3, "stone": 3}[BONUS[tower]] in seat.player.tiles
        purse[BONUS[tower]] += floor - 1 - cursed
    prices = COSTS["tcbv"[TOWERS.index(tower)] + f"{card + 1:02d}"].split(" | ")
    mason = ("wood", "stone") if tower == "building" and 50 in seat.characters else ("",)
    return any(covers(seat, tower, purse, price, less) for price, less in product(prices, mason))


def covers(seat: Seat, tower: str, purse: dict[str, int], price: str, less: str) -> bool:
    cost, _, need = price.partition(" of ")
    wanted = amounts(cost)
    wanted["coins"] -= 3 * (PICO in seat.leaders) + (tower == "character" and 51 in seat.characters)
    wanted[less] -= 1
    enough = all(purse.get(name, 0) >= number for name, number in wanted.items() if number > 0)
    return enough and purse["military"] >= int(need or 0)
