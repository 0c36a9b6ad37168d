"""A short text form of positions for tests, puzzles and bug reports.

Lines of `key: value`; a missing line keeps the default. Seats count from 0; cards, tiles and leaders
have their ids:

    seats: 3
    game: basic
    round: 2
    order: 1 0 2
    dice: 6 3 1                     (white, black, orange)
    privilege faith: 1
    tiles: x11 x21 x31
    goods 0: coins 5 wood 2 stone 2 servants 3 military 0 faith 0 points 0
    cards 0: t01 b25 c49
    floor territory 2: t03
    at harvest small: 1 white, 0 neutral
    home 0: white neutral
    hand 0: l01 l02
    leaders 1: l13
    excommunicated 0: x17
    bonus tile 0: 2
    passed: 1

Everything not named is out of the game: cards among those that left it, leaders in the box.
"""

from collections.abc import Callable

from game.lorenzo.board import MEMBERS, SPACE_OF
from game.lorenzo.cards import CARD_OF, CARDS, TYPE_OF, UNKNOWN
from game.lorenzo.effects import TYPES
from game.lorenzo.goods import RESOURCE_OF
from game.lorenzo.leaders import LEADER_OF
from game.lorenzo.state import Player, State, member_code
from game.lorenzo.tiles import TILE_OF
from game.lorenzo.views import missing_cards


def position(text: str) -> State:
    lines = [line.split("#")[0].strip() for line in text.splitlines()]
    pairs = [(key.split(), value.strip()) for key, _, value in (line.partition(":") for line in lines if line)]
    seats = next((int(value) for key, value in pairs if key == ["seats"]), 2)
    state = State(is_advanced=True, players=[Player() for _ in range(seats)], order=tuple(range(seats)), round=1)
    state.tiles = (TILE_OF["x11"], TILE_OF["x21"], TILE_OF["x31"])
    for key, value in pairs:
        _read(state, key, value)
    _put_the_rest_away(state)
    return state


def _put_the_rest_away(state: State) -> None:
    missing = missing_cards(state)
    state.gone += tuple(each for each in missing if each < len(CARDS))
    state.box += tuple(each - len(CARDS) for each in missing if each >= len(CARDS))


def _read(state: State, key: list[str], value: str) -> None:
    if key[0] in _PLACES:
        _PLACES[key[0]](state, " ".join(key[1:]), value)
    elif key[-1].isdigit() and len(key) > 1:
        _PLAYER_READERS[" ".join(key[:-1])](state.players[int(key[-1])], value)
    else:
        _READERS[" ".join(key)](state, value)


# The table


def _read_floor(state: State, name: str, value: str) -> None:
    state.floors[SPACE_OF[name]] = CARD_OF[value]


def _read_space(state: State, name: str, value: str) -> None:
    """Place the members, which leave their homes."""
    codes = []
    for word in value.split(","):
        seat, member = word.split()
        codes.append(member_code(int(seat), MEMBERS.index(member)))
        state.players[int(seat)].home &= ~(1 << MEMBERS.index(member))
    state.spaces[SPACE_OF[name]] = tuple(codes)


_PLACES: dict[str, Callable[[State, str, str], None]] = {"floor": _read_floor, "at": _read_space}


def _read_game(state: State, value: str) -> None:
    state.is_advanced = value == "advanced"


def _read_privilege(state: State, value: str) -> None:
    state.privilege_faith = int(value)


def _read_round(state: State, value: str) -> None:
    state.round = int(value)


def _read_lap(state: State, value: str) -> None:
    state.lap = int(value)


def _read_order(state: State, value: str) -> None:
    state.order = tuple(int(word) for word in value.split())


def _read_dice(state: State, value: str) -> None:
    state.dice = tuple(int(word) for word in value.split())


def _read_tiles(state: State, value: str) -> None:
    state.tiles = tuple(TILE_OF[word] for word in value.split())


def _read_decks(state: State, value: str) -> None:
    """Read the decks, all four types mixed, the top first."""
    cards = [CARD_OF[word] for word in value.split()]
    state.decks = tuple(tuple(card for card in reversed(cards) if TYPE_OF[card] == card_type) for card_type in TYPES)


def _read_seats(state: State, value: str) -> None:
    """Do nothing, as the seats are read before everything else."""


def _read_passed(state: State, value: str) -> None:
    for word in value.split():
        state.players[int(word)].has_passed = True


_READERS: dict[str, Callable[[State, str], None]] = {
    "seats": _read_seats,
    "game": _read_game,
    "privilege faith": _read_privilege,
    "round": _read_round,
    "lap": _read_lap,
    "order": _read_order,
    "dice": _read_dice,
    "tiles": _read_tiles,
    "decks": _read_decks,
    "passed": _read_passed,
}

# Players


def _read_goods(player: Player, value: str) -> None:
    words = value.split()
    for name, number in zip(words[::2], words[1::2], strict=True):
        player.goods[RESOURCE_OF[name]] = int(number)


def _read_cards(player: Player, value: str) -> None:
    for word in value.split():
        player.cards[TYPE_OF[CARD_OF[word]]] += (CARD_OF[word],)


def _read_home(player: Player, value: str) -> None:
    player.home = sum(1 << MEMBERS.index(word) for word in value.split())


def leaders_of(value: str) -> tuple[int, ...]:
    return tuple(UNKNOWN if word == "unknown" else LEADER_OF[word] for word in value.split())


def _read_hand(player: Player, value: str) -> None:
    player.hand = leaders_of(value)


def _read_leaders(player: Player, value: str) -> None:
    player.leaders = leaders_of(value)


def _read_copied(player: Player, value: str) -> None:
    (player.copied,) = leaders_of(value)


def _read_excommunicated(player: Player, value: str) -> None:
    player.tiles = tuple(TILE_OF[word] for word in value.split())


def _read_bonus_tile(player: Player, value: str) -> None:
    player.bonus_tile = int(value)


_PLAYER_READERS: dict[str, Callable[[Player, str], None]] = {
    "goods": _read_goods,
    "cards": _read_cards,
    "home": _read_home,
    "hand": _read_hand,
    "leaders": _read_leaders,
    "copied": _read_copied,
    "excommunicated": _read_excommunicated,
    "bonus tile": _read_bonus_tile,
}
