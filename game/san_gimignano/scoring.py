"""Points and winners (SG 7, SG 8.7)."""

from game.core.reasons import Reason, because
from game.core.scores import Result, ScoreTable
from game.san_gimignano.cards import SANTA_FINA, TOWERS
from game.san_gimignano.state import NOBODY, PLAY, State

CATEGORIES = ("completed", "tallest", "banded", "grace", "piece", "santa_fina", "penalty")
SERIES_GOAL = 120
PENALTY = -10
_COMPLETED_POINTS = 5
_GRACE_POINTS = 2
_PIECE_POINTS = 10
_SANTA_FINA_POINTS = 5
_SANTA_FINA_LEVELS = 5


def score(state: State) -> ScoreTable:
    """Return the table of the running game as if it ended now; between games, that of the last one."""
    if state.stage != PLAY and state.past:
        return state.past[-1]
    rows = [_points(state, 0), _points(state, 1)]
    winners = _winners(sum(rows[0]), sum(rows[1]), state.piece)
    if state.series != "single" and state.declarer != NOBODY and state.declarer not in winners:
        rows[state.declarer][-1] = PENALTY
    return ScoreTable(CATEGORIES, (tuple(rows[0]), tuple(rows[1])), winners)


def _points(state: State, seat: int) -> list[int]:
    towers = state.towers[seat]
    banded = [tower.levels for tower in towers if not tower.is_plain]
    grace = sum(tower.levels for tower in towers if tower.is_plain and tower.top == 7)
    return [
        _COMPLETED_POINTS * sum(tower.is_complete for tower in towers),
        sum(leading_numbers(state, seat)),
        len(banded) * sum(banded),
        _GRACE_POINTS * grace,
        _PIECE_POINTS if state.piece == seat else 0,
        _santa_fina(state, seat),
        0,
    ]


def plain_heights(state: State, seat: int) -> dict[int, int]:
    """Return the levels of the highest plain tower of each number."""
    heights: dict[int, int] = {}
    for tower in state.towers[seat]:
        if tower.is_plain:
            heights[tower.top] = max(tower.levels, heights.get(tower.top, 0))
    return heights


def leading_numbers(state: State, seat: int) -> list[int]:
    """SG 7.3: the numbers whose points the seat gets; both get them when equally high."""
    mine, theirs = plain_heights(state, seat), plain_heights(state, 1 - seat)
    return [number for number in TOWERS if number in mine and mine[number] >= theirs.get(number, 0)]


def _santa_fina(state: State, seat: int) -> int:
    """SG 8.7."""
    tall = sum(tower.levels >= _SANTA_FINA_LEVELS for tower in state.towers[seat])
    return _SANTA_FINA_POINTS * tall if SANTA_FINA in state.played[seat] else 0


def _winners(first: int, second: int, piece: int) -> tuple[int, ...]:
    """SG 7.6: a tie goes to the holder of the piece; without one it is shared."""
    if first != second:
        return (0,) if first > second else (1,)
    return (piece,) if piece != NOBODY else (0, 1)


def result(state: State) -> Result:
    """SG 7.7: the totals of a series add up; equal totals share the win."""
    games = list(state.past)
    if state.stage == PLAY:
        games.append(score(state))
    totals = (sum(game.totals[0] for game in games), sum(game.totals[1] for game in games))
    if len(games) == 1:
        return Result(tuple(games), totals, games[0].winners)
    return Result(tuple(games), totals, _winners(*totals, NOBODY))


def tie_break(state: State) -> Reason | None:
    """SG 7.6."""
    return because("sg-tie-piece") if result(state).is_tie_broken else None


def is_series_over(state: State) -> bool:
    """SG 7.7, asked when the game just over is among the past ones."""
    totals = [sum(game.totals[seat] for game in state.past) for seat in (0, 1)]
    match state.series:
        case "two":
            return len(state.past) == 2
        case "to120":
            return max(totals) >= SERIES_GOAL
        case _:
            return True
