"""Dealing a game (SG 2, SG 8.1)."""

from game.core.chance import Chance
from game.core.events import Emit
from game.core.rules import Options
from game.san_gimignano.cards import all_nobles, all_towers, counted
from game.san_gimignano.events import GameDealt
from game.san_gimignano.limits import MARKET_SIZE
from game.san_gimignano.state import State

_OPENING_HAND = 5


def new_match(options: Options, seats: int, chance: Chance) -> State:
    """SG 2.1: the dealer of the first game is drawn."""
    if seats != 2:
        raise ValueError(f"San Gimignano is for 2 players, not {seats}.")
    dealer = chance.below(2)
    return _deal(State(nobles=options["nobles"] == "on", series=options["series"], dealer=dealer), chance)


def deal_next(state: State, chance: Chance, emit: Emit | None) -> None:
    """SG 2.1: in a series the deal alternates."""
    fresh = State(
        nobles=state.nobles,
        series=state.series,
        game=state.game + 1,
        dealer=1 - state.dealer,
        turn=state.turn + 1,
        past=state.past,
    )
    _deal(fresh, chance)
    for name in State.__slots__:
        setattr(state, name, getattr(fresh, name))
    if emit:
        emit(GameDealt(state.game, state.dealer, tuple(state.market)))


def _deal(state: State, chance: Chance) -> State:
    deck = chance.shuffled(all_towers())
    state.hands = [counted([deck.pop() for _ in range(_OPENING_HAND)]) for _ in (0, 1)]
    state.market = [deck.pop() for _ in range(MARKET_SIZE)]
    state.deck = deck
    state.active = 1 - state.dealer
    if state.nobles:
        state.noble_deck = chance.shuffled(all_nobles())
    return state
