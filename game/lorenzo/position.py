"""A position as one object of plain values, and back (the format is described in RULES.md)."""

from typing import Any

from game.core.plain import choice_from_plain, choice_to_plain, kinds_by_name, read
from game.lorenzo.board import MEMBERS, SPACE_NAMES
from game.lorenzo.cards import CARD_NAMES, CARD_OF, EMPTY, UNKNOWN
from game.lorenzo.effects import TYPE_NAMES
from game.lorenzo.goods import RESOURCES
from game.lorenzo.leaders import LEADER_NAMES, LEADER_OF
from game.lorenzo.state import (
    NOBODY,
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
    member_code,
    member_of,
    seat_of,
)
from game.lorenzo.tiles import TILE_NAMES, TILE_OF

_STAGES = ("bonus tiles", "draft", "round", "church", "over")
_STEPS = ("start", "begun", "placed", "done")
_UNKNOWN = "unknown"
_FRAMES = kinds_by_name(
    Manning, Taking, Paying, Ordering, Granting, Losing, Working, Raising, Copying, Supporting
)


def to_plain(state: State) -> dict[str, Any]:
    return {
        "game": "advanced" if state.is_advanced else "basic",
        "privilege_faith": state.privilege_faith,
        "order": list(state.order),
        "stage": _STAGES[state.stage],
        "round": state.round,
        "lap": state.lap,
        "turn": state.turn,
        "step": _STEPS[state.step],
        "dice": list(state.dice),
        "tiles": [TILE_NAMES[tile] for tile in state.tiles],
        "floors": [_card_name(card) for card in state.floors],
        "spaces": {
            SPACE_NAMES[space]: [_member_to_plain(code) for code in codes]
            for space, codes in enumerate(state.spaces)
            if codes
        },
        "decks": {name: _card_names(deck[::-1]) for name, deck in zip(TYPE_NAMES, state.decks, strict=True)},
        "gone": _card_names(state.gone),
        "box": _leader_names(state.box),
        "players": [_player_to_plain(player) for player in state.players],
        "choices": [choice_to_plain(frame) for frame in state.stack],
    }


def from_plain(plain: dict[str, Any]) -> State:
    return read(_from_plain, plain)


def _from_plain(plain: dict[str, Any]) -> State:
    state = State(plain["game"] == "advanced", plain["privilege_faith"])
    state.order = tuple(plain["order"])
    state.stage, state.step = _STAGES.index(plain["stage"]), _STEPS.index(plain["step"])
    state.round, state.lap, state.turn = plain["round"], plain["lap"], plain["turn"]
    state.dice = tuple(plain["dice"])
    state.tiles = tuple(TILE_OF[name] for name in plain["tiles"])
    state.floors = [_card(name) for name in plain["floors"]]
    for name, members in plain["spaces"].items():
        state.spaces[SPACE_NAMES.index(name)] = tuple(_member_from_plain(member) for member in members)
    state.decks = tuple(_cards(plain["decks"][name])[::-1] for name in TYPE_NAMES)
    state.gone = _cards(plain["gone"])
    state.box = _leaders(plain["box"])
    state.players = [_player_from_plain(player) for player in plain["players"]]
    state.stack = [choice_from_plain(frame, _FRAMES) for frame in plain["choices"]]
    return state


def _player_to_plain(player: Player) -> dict[str, Any]:
    return {
        "goods": dict(zip(RESOURCES, player.goods, strict=True)),
        "home": [name for member, name in enumerate(MEMBERS) if player.home >> member & 1],
        "cards": {name: _card_names(pile) for name, pile in zip(TYPE_NAMES, player.cards, strict=True)},
        "bonus_tile": player.bonus_tile,
        "tiles": [TILE_NAMES[tile] for tile in player.tiles],
        "passed": player.has_passed,
        "hand": _leader_names(player.hand),
        "leaders": _leader_names(player.leaders),
        "discarded": _leader_names(player.discarded),
        "face_down": [name for leader, name in enumerate(LEADER_NAMES) if player.used >> leader & 1],
        "copied": None if player.copied == NOBODY else LEADER_NAMES[player.copied],
        "raised": None if player.raised == NOBODY else MEMBERS[player.raised],
        "pack": _leader_names(player.pack),
        "seen": [_leader_names(pack) for pack in player.seen],
    }


def _player_from_plain(plain: dict[str, Any]) -> Player:
    return Player(
        goods=[plain["goods"][name] for name in RESOURCES],
        home=sum(1 << MEMBERS.index(name) for name in plain["home"]),
        cards=[_cards(plain["cards"][name]) for name in TYPE_NAMES],
        bonus_tile=plain["bonus_tile"],
        tiles=tuple(TILE_OF[name] for name in plain["tiles"]),
        has_passed=plain["passed"],
        hand=_leaders(plain["hand"]),
        leaders=_leaders(plain["leaders"]),
        discarded=_leaders(plain["discarded"]),
        used=sum(1 << LEADER_OF[name] for name in plain["face_down"]),
        copied=NOBODY if plain["copied"] is None else LEADER_OF[plain["copied"]],
        raised=NOBODY if plain["raised"] is None else MEMBERS.index(plain["raised"]),
        pack=_leaders(plain["pack"]),
        seen=tuple(_leaders(pack) for pack in plain["seen"]),
    )


def _card_name(card: int) -> str | None:
    if card == EMPTY:
        return None
    return _UNKNOWN if card == UNKNOWN else CARD_NAMES[card]


def _card(name: str | None) -> int:
    if name is None:
        return EMPTY
    return UNKNOWN if name == _UNKNOWN else CARD_OF[name]


def _card_names(cards: tuple[int, ...]) -> list[str | None]:
    return [_card_name(card) for card in cards]


def _cards(names: list[str | None]) -> tuple[int, ...]:
    return tuple(_card(name) for name in names)


def _leader_names(leaders: tuple[int, ...]) -> list[str]:
    return [_UNKNOWN if leader == UNKNOWN else LEADER_NAMES[leader] for leader in leaders]


def _leaders(names: list[str]) -> tuple[int, ...]:
    return tuple(UNKNOWN if name == _UNKNOWN else LEADER_OF[name] for name in names)


def _member_to_plain(code: int) -> dict[str, Any]:
    return {"seat": seat_of(code), "member": MEMBERS[member_of(code)]}


def _member_from_plain(plain: dict[str, Any]) -> int:
    return member_code(plain["seat"], MEMBERS.index(plain["member"]))
