"""Everything before the first decision (LM 2)."""

from game.core.chance import Chance
from game.core.rules import Options
from game.lorenzo.board import LEADERS_EACH, START_COINS, START_GOODS
from game.lorenzo.cards import PILES
from game.lorenzo.drafting import deal_pack
from game.lorenzo.goods import COINS
from game.lorenzo.leaders import LEADERS
from game.lorenzo.rounds import begin_round
from game.lorenzo.state import BONUS_TILES, NOBODY, Player, State
from game.lorenzo.tiles import TILES_PER_PERIOD

_SEATS = (2, 3, 4)


def new_match(options: Options, seats: int, chance: Chance) -> State:
    if seats not in _SEATS:
        raise ValueError(f"Lorenzo il Magnifico is for 2 to 4 players, not {seats}.")
    state = State(options["game"] == "advanced", int(options["privilege_faith"]))
    state.order = tuple(chance.shuffled(range(seats)))
    state.decks = tuple(_deck(piles, chance) for piles in PILES)
    state.tiles = tuple(period * TILES_PER_PERIOD + chance.below(TILES_PER_PERIOD) for period in range(3))
    state.players = [_player(place) for place in map(state.order.index, range(seats))]
    if state.is_advanced:
        _begin_draft(state, chance)
    else:
        state.box = tuple(range(len(LEADERS)))
        begin_round(state, chance, None)
    return state


def _deck(piles: tuple[tuple[int, ...], ...], chance: Chance) -> tuple[int, ...]:
    """LM 2.1: period I on top, the end of the list."""
    shuffled = [chance.shuffled(pile) for pile in piles]
    return tuple(card for pile in reversed(shuffled) for card in pile)


def _player(place: int) -> Player:
    """LM 2.4."""
    goods = list(START_GOODS)
    goods[COINS] = START_COINS[place]
    return Player(goods)


def _begin_draft(state: State, chance: Chance) -> None:
    leaders = chance.shuffled(range(len(LEADERS)))
    state.stage = BONUS_TILES
    for seat, player in enumerate(state.players):
        player.bonus_tile = NOBODY
        deal_pack(state, seat, tuple(leaders[seat * LEADERS_EACH : (seat + 1) * LEADERS_EACH]))
    state.box = tuple(sorted(leaders[len(state.players) * LEADERS_EACH :]))
