"""Points and winners (LM 6)."""

from game.core.reasons import Reason, because
from game.core.scores import Result, ScoreTable
from game.lorenzo.board import CHARACTER_POINTS, FAITH_POINTS, GOODS_PER_POINT, RANK_POINTS, TERRITORY_POINTS
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import BUILDING, CHARACTER, TERRITORY, VENTURE, EndPoints
from game.lorenzo.goods import FAITH, GOODS, MILITARY, POINTS, STONE, WOOD
from game.lorenzo.powers import Powers, powers_of
from game.lorenzo.state import Player, State

CATEGORIES = (
    "played", "faith", "territories", "characters", "ventures", "military", "goods", "excommunication"
)  # fmt: skip
"""`played` are the points on the track before the final scoring."""
VENTURE_POINTS = tuple(
    sum(effect.amount for effect in card.lasting if isinstance(effect, EndPoints)) for card in CARDS
)


def score(state: State) -> ScoreTable:
    ranks = military_points([player.goods[MILITARY] for player in state.players])
    rows = [_points(player, rank) for player, rank in zip(state.players, ranks, strict=True)]
    return ScoreTable(CATEGORIES, tuple(rows), (_winner(state, [sum(row) for row in rows]),))


def _points(player: Player, military: int) -> tuple[int, ...]:
    powers = powers_of(player)
    points = (
        player.goods[POINTS],
        FAITH_POINTS[player.goods[FAITH]],
        _unless_lost(powers, TERRITORY, TERRITORY_POINTS[len(player.cards[TERRITORY])]),
        _unless_lost(powers, CHARACTER, CHARACTER_POINTS[len(player.cards[CHARACTER])]),
        _unless_lost(powers, VENTURE, sum(VENTURE_POINTS[card] for card in player.cards[VENTURE])),
        military,
        goods_of(player) // GOODS_PER_POINT,
    )
    return (*points, -min(sum(points), _lost(player, powers)))


def _unless_lost(powers: Powers, card_type: int, points: int) -> int:
    """LM R42: tiles 3.1 to 3.3."""
    return 0 if card_type in powers.unscored else points


def _lost(player: Player, powers: Powers) -> int:
    """LM 6.5, R41; LM R42: the total never falls below zero."""
    return sum(_amount(player, loss.source) // loss.each for loss in powers.losses)


def _amount(player: Player, source: str) -> int:
    match source:
        case "points":
            return player.goods[POINTS]
        case "military":
            return player.goods[MILITARY]
        case "goods":
            return goods_of(player)
        case _:
            return sum(building_materials(card) for card in player.cards[BUILDING])


def building_materials(card: int) -> int:
    """LM R41: wood and stone as printed, whatever was paid."""
    (cost,) = CARDS[card].costs
    return cost.amounts[WOOD] + cost.amounts[STONE]


def goods_of(player: Player) -> int:
    return sum(player.goods[each] for each in GOODS)


def military_points(military: list[int]) -> list[int]:
    """LM 6.3, R43."""
    first, second = RANK_POINTS
    ranked = sorted(military, reverse=True)
    if ranked[0] == ranked[1]:
        return [first if each == ranked[0] else 0 for each in military]
    return [first if each == ranked[0] else second if each == ranked[1] else 0 for each in military]


def _winner(state: State, totals: list[int]) -> int:
    """LM 6.5: a tie goes to the earlier in the order."""
    return max(state.order, key=lambda seat: (totals[seat], -state.order.index(seat)))


def result(state: State) -> Result:
    table = score(state)
    return Result((table,), table.totals, table.winners)


def tie_break(state: State) -> Reason | None:
    """LM 6.5."""
    return because("lo-tie-order") if result(state).is_tie_broken else None
