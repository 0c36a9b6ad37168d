"""The legal actions of every decision: the one source of legality."""

from collections.abc import Callable
from functools import cache
from typing import Any

from game.core.decision import Decision
from game.lorenzo import actions as act
from game.lorenzo.actions import PLACES, LorenzoAction, Named, Pay, Place, activate, named, numbered, omit, take
from game.lorenzo.board import (
    COUNCIL,
    EACH_MEMBER,
    FLOOR_VALUES,
    MARKET,
    NEUTRAL_MEMBER,
    PRIVILEGES,
    TOWERS,
    WORK_SPACES,
)
from game.lorenzo.cards import ACTIVATIONS, EMPTY, UNKNOWN
from game.lorenzo.effects import TYPES, ExtraAction, SetMemberValue
from game.lorenzo.goods import COINS, SERVANTS, STONE, WOOD, covers
from game.lorenzo.leaders import COPYIST, LEADERS
from game.lorenzo.limits import (
    CANNOT,
    coloured_at_home,
    copyable,
    extra_value,
    has_room,
    in_area,
    in_tower,
    is_open,
    is_ready,
    meets_need,
    member_value,
    own_kinds,
    servants_range,
    takeable,
    usable_cards,
    values_on,
)
from game.lorenzo.payments import OPTION_BITS, payment_of
from game.lorenzo.powers import Powers, ability, powers_of
from game.lorenzo.prices import fee, payable, prices_for, spare_servants
from game.lorenzo.state import (
    BONUS_TILES,
    DRAFT,
    OVER,
    PLACED,
    START,
    Copying,
    Granting,
    Losing,
    Manning,
    Ordering,
    Paying,
    Player,
    Raising,
    State,
    Supporting,
    Taking,
    Working,
)
from game.lorenzo.tiles import ADVANCED

Actions = list[LorenzoAction]

_OTHER_SPACES = (*MARKET, COUNCIL)

_KINDS_OF_CHOICE: dict[type, str] = {
    Manning: "servants",
    Taking: "take",
    Paying: "pay",
    Ordering: "part",
    Granting: "privilege",
    Losing: "lose",
    Working: "work",
    Raising: "raise",
    Copying: "copy",
    Supporting: "church",
}


_decision = cache(Decision)


def decision(state: State) -> Decision | None:
    if state.stack:
        frame = state.stack[-1]
        kind = _KINDS_OF_CHOICE[type(frame)]
        return _decision(frame.seat, kind, kind == "church")
    if state.stage == OVER:
        return None
    if state.stage == BONUS_TILES:
        return _decision(choosing_seat(state), "tile", True, is_light=True)
    if state.stage == DRAFT:
        return _decision(state.active, "draft", True, is_light=True)
    if state.step == PLACED:
        return _decision(state.active, "leaders", closing=act.END)
    return _decision(state.active, "turn", state.step == START)


def choosing_seat(state: State) -> int:
    """LM 2.5: bonus tiles are chosen in reverse turn order."""
    return state.order[-1 - state.turn]


def legal(state: State) -> Actions:
    if state.stack:
        frame = state.stack[-1]
        return _CHOICES[type(frame)](state, frame)
    if state.stage == OVER:
        return []
    if state.stage == BONUS_TILES:
        return [numbered("tile", tile) for tile in free_bonus_tiles(state)]
    if state.stage == DRAFT:
        return [named("keep", leader) for leader in known(state.players[state.active].pack)]
    seat = state.active
    if state.step == PLACED:
        return [act.END, *leader_steps(state, seat)]
    return [*placements(state, seat), *leader_steps(state, seat), act.PASS]


def free_bonus_tiles(state: State) -> list[int]:
    chosen = [player.bonus_tile for player in state.players]
    return [tile for tile in ADVANCED if tile not in chosen]


# Members on spaces


def placements(state: State, seat: int) -> list[Place]:
    player = state.players[seat]
    powers = powers_of(player)
    strengths = [
        (member, member_value(state, player, powers, member)) for member in EACH_MEMBER if player.home >> member & 1
    ]
    found: list[Place] = []
    more = values_on(powers.value)
    for card_type in TYPES:
        _on_floors(state, seat, player, powers, card_type, strengths, found)
    for spaces in WORK_SPACES.values():
        allowed = _allowed(in_area(state, spaces[0]), seat, strengths)
        for space in spaces:
            if is_open(state, powers, space):
                _on_space(player, powers, space, more[space], allowed, found)
    for space in _OTHER_SPACES:
        if is_open(state, powers, space):
            _on_space(player, powers, space, more[space], strengths, found)
    return found


def _allowed(codes: tuple[int, ...], seat: int, strengths: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """LM 4.1.1, 4.2.1: one coloured member per tower or area, and the neutral one besides."""
    if not codes:
        return strengths
    coloured, neutral = own_kinds(codes, seat)
    return [each for each in strengths if not (neutral if each[0] == NEUTRAL_MEMBER else coloured)]


def _on_floors(
    state: State, seat: int, player: Player, powers: Powers, card_type: int,
    strengths: list[tuple[int, int]], found: list[Place],
) -> None:  # fmt: skip
    floors = TOWERS[card_type]
    codes = in_tower(state, floors.start)
    allowed = _allowed(codes, seat, strengths)
    if not allowed or not has_room(player, powers, card_type):
        return
    fee_due = fee(state, powers, floors.start, with_member=True) if codes else 0
    if player.goods[COINS] < fee_due:
        return
    cards, more, rate = state.floors, powers.value[card_type], powers.rate
    for space, needed in zip(floors, FLOOR_VALUES, strict=True):
        card = cards[space]
        spare = spare_servants(player, powers, space, card, fee_due) if card != EMPTY else CANNOT
        if spare != CANNOT:
            least = needed - more - spare // rate
            found += _members_on(space, least, allowed)


def _on_space(
    player: Player, powers: Powers, space: int, more: int, allowed: list[tuple[int, int]], found: list[Place]
) -> None:
    least = 1 - more - player.goods[SERVANTS] // powers.rate
    found += _members_on(space, least, allowed)


def _members_on(space: int, least: int, allowed: list[tuple[int, int]]) -> list[Place]:
    places = PLACES[space]
    return [places[member] for member, value in allowed if value >= least]


# Leaders


def leader_steps(state: State, seat: int) -> list[Named]:
    """LM 3.4."""
    player = state.players[seat]
    found: list[Named] = []
    for leader in known(player.hand):
        found.append(named("discard", leader))
        if can_play(state, seat, player, leader):
            found.append(named("play", leader))
    for leader in player.leaders:
        if is_ready(player, leader) and can_use(player, leader):
            found.append(named("use", leader))
    return found


def known(leaders: tuple[int, ...]) -> list[int]:
    """LM 7: a view contains nothing about what another seat could do with hidden leaders."""
    return [leader for leader in leaders if leader != UNKNOWN]


def can_play(state: State, seat: int, player: Player, leader: int) -> bool:
    """LM R32, R35."""
    return meets_need(player, LEADERS[leader]) and (leader != COPYIST or bool(copyable(state, seat)))


def can_use(player: Player, leader: int) -> bool:
    """Return whether the ability can do anything now."""
    effect = ability(leader, player.copied)
    if isinstance(effect, ExtraAction):
        powers = powers_of(player)
        value = extra_value(powers, effect.work, effect.value, effect.only_servants)
        return value + player.goods[SERVANTS] // powers.rate >= 1
    if isinstance(effect, SetMemberValue):
        return bool(coloured_at_home(player))
    return True


# Choices inside an action


def _manning(state: State, frame: Manning) -> Actions:
    actions: Actions = [numbered("servants", count) for count in servants_range(state, frame)]
    return [*actions, act.DECLINE] if frame.space < 0 else actions


def _taking(state: State, frame: Taking) -> Actions:
    spaces = takeable(state, frame.seat, frame.types, frame.value, frame.discount)
    return [*(take(space) for space in spaces), act.DECLINE]


def _paying(state: State, frame: Paying) -> Actions:
    player = state.players[frame.seat]
    prices = prices_for(powers_of(player), state.floors[frame.space], frame.discount)
    return [Pay(price.amounts) for price in prices if payable(player, price)]


def _ordering(state: State, frame: Ordering) -> Actions:
    return [numbered("part", part + 1) for part in range(frame.left.bit_length()) if frame.left >> part & 1]


def _granting(state: State, frame: Granting) -> Actions:
    return [named("privilege", each) for each in range(len(PRIVILEGES)) if not frame.taken >> each & 1]


def _losing(state: State, frame: Losing) -> Actions:
    return [named("lose", WOOD), named("lose", STONE)]


def _working(state: State, frame: Working) -> Actions:
    """LM 4.2.2, R22: all payments together out of what is owned now."""
    player = state.players[frame.seat]
    used = [code >> OPTION_BITS for code in frame.used]
    actions: Actions = [act.FINISH]
    paid = payment_of(frame.used)
    left = [have - spent for have, spent in zip(player.goods, paid, strict=True)]
    for card in usable_cards(player, frame.work, frame.value):
        if card not in used:
            activation = ACTIVATIONS[card]
            assert activation is not None
            for number, option in enumerate(activation.options):
                if not option.is_free and covers(left, option.pay):
                    actions.append(activate(card, number))
    actions += [omit(card) for card, code in zip(used, frame.used, strict=True) if is_free_use(code)]
    return actions


def is_free_use(code: int) -> bool:
    card = code >> OPTION_BITS
    activation = None if card == act.BONUS_TILE else ACTIVATIONS[card]
    return activation is None or activation.options[0].is_free


def _raising(state: State, frame: Raising) -> Actions:
    return [named("raise", member) for member in coloured_at_home(state.players[frame.seat])]


def _copying(state: State, frame: Copying) -> Actions:
    return [named("copy", leader) for leader in copyable(state, frame.seat)]


def _supporting(state: State, frame: Supporting) -> Actions:
    return [act.SUPPORT, act.REFUSE]


_CHOICES: dict[type, Callable[[State, Any], Actions]] = {
    Manning: _manning,
    Taking: _taking,
    Paying: _paying,
    Ordering: _ordering,
    Granting: _granting,
    Losing: _losing,
    Working: _working,
    Raising: _raising,
    Copying: _copying,
    Supporting: _supporting,
}
