"""Values of the small choices: servants, payments, privileges, works, leaders, the church, and the draft."""

from collections.abc import Callable
from typing import Any

from game.lorenzo import actions as act
from game.lorenzo.actions import Activate, Named, Numbered, Pay, Take
from game.lorenzo.board import FAITH_POINTS
from game.lorenzo.cards import ACTIVATIONS, CARDS
from game.lorenzo.church import support_points
from game.lorenzo.effects import HARVEST, PRODUCTION, ExtraAction, TakeCard
from game.lorenzo.goods import FAITH, STONE, WOOD
from game.lorenzo.legal import legal
from game.lorenzo.limits import member_value, servants_range
from game.lorenzo.mind.features import needs_of
from game.lorenzo.mind.turn_options import Options, Turn
from game.lorenzo.mind.works import best_option
from game.lorenzo.payments import payment_of
from game.lorenzo.powers import is_once_per_round
from game.lorenzo.state import (
    BONUS_TILES,
    NOBODY,
    Copying,
    Granting,
    Losing,
    Manning,
    Ordering,
    Paying,
    Raising,
    Supporting,
    Taking,
    Working,
)
from game.lorenzo.tiles import BONUS_TILES as BONUS_TILE_KINDS

_FARTHEST = 40.0
"""Number of needs from which a leader is hardly ever played."""


class ChoiceOptions:
    def __init__(self) -> None:
        self._of: dict[type, Callable[[Turn, Any, bool], Options]] = {
            Manning: self._manned,
            Taking: self._taken,
            Paying: self._paid,
            Ordering: self._ordered,
            Granting: self._granted,
            Losing: self._lost,
            Working: self._worked,
            Raising: self._raised,
            Copying: self._copied,
            Supporting: self._supported,
        }

    def of(self, turn: Turn, wide: bool) -> Options:
        frame = turn.state.stack[-1]
        return self._of[type(frame)](turn, frame, wide)

    def _manned(self, turn: Turn, frame: Manning, wide: bool) -> Options:
        """Value the number of servants that suits the action; the fewest if only a level must be reached."""
        counts = servants_range(turn.state, frame)
        if frame.work == NOBODY:
            return [(0.0, act.numbered("servants", counts[0]))]
        worth, servants = turn.work(frame.work, frame.value)
        best = min(max(servants, counts[0]), counts[-1])
        found: Options = [(worth, act.numbered("servants", best))]
        if wide:
            efforts = {turn.effort(least, frame.value): gain for least, gain in turn.steps(frame.work)}
            found += [
                (gain - count * turn.servant, act.numbered("servants", count))
                for count, gain in efforts.items()
                if count != best and count in counts
            ]
        if frame.space == NOBODY:
            found.append((0.0, act.DECLINE))
        return found

    def _taken(self, turn: Turn, frame: Taking, wide: bool) -> Options:
        spaces = (action.space for action in legal(turn.state) if isinstance(action, Take))
        found: Options = [(turn.taken(space, frame.value, frame.discount), act.take(space)) for space in spaces]
        return [*found, (0.0, act.DECLINE)]

    def _paid(self, turn: Turn, frame: Paying, wide: bool) -> Options:
        prices = (action for action in legal(turn.state) if isinstance(action, Pay))
        return [(-turn.worths.price(list(enumerate(action.price[:FAITH]))), action) for action in prices]

    def _ordered(self, turn: Turn, frame: Ordering, wide: bool) -> Options:
        """Value parts that are simply received above actions, as they can only help."""
        parts = CARDS[frame.card].immediate
        numbers = (action for action in legal(turn.state) if isinstance(action, Numbered))
        return [
            (0.0 if isinstance(parts[action.number - 1], TakeCard | ExtraAction) else 1.0, action) for action in numbers
        ]

    def _granted(self, turn: Turn, frame: Granting, wide: bool) -> Options:
        worths = turn.worths.privilege[turn.player.goods[FAITH]]
        return [(worths[action.index], action) for action in legal(turn.state) if isinstance(action, Named)]

    def _lost(self, turn: Turn, frame: Losing, wide: bool) -> Options:
        return [(-turn.worths.goods[resource], act.named("lose", resource)) for resource in (WOOD, STONE)]

    def _worked(self, turn: Turn, frame: Working, wide: bool) -> Options:
        """Value each conversion that pays off, and finishing."""
        player, paid = turn.player, payment_of(frame.used)
        left = [have - spent for have, spent in zip(player.goods, paid, strict=True)]
        found: Options = [(0.0, act.FINISH)]
        for action in legal(turn.state):
            if isinstance(action, Activate):
                activation = ACTIVATIONS[action.card]
                assert activation is not None
                if best_option(turn.worths, player, activation, left)[1] == action.option or wide:
                    found.append((turn.worths.option(player, activation.options[action.option]), action))
        return found

    def _raised(self, turn: Turn, frame: Raising, wide: bool) -> Options:
        """Value the members; the weakest gains most."""
        members = (action for action in legal(turn.state) if isinstance(action, Named))
        return [
            (-float(member_value(turn.state, turn.player, turn.powers, action.index)), action) for action in members
        ]

    def _copied(self, turn: Turn, frame: Copying, wide: bool) -> Options:
        names = (action for action in legal(turn.state) if isinstance(action, Named))
        return [(turn.leader(action.index), action) for action in names]

    def _supported(self, turn: Turn, frame: Supporting, wide: bool) -> Options:
        worths, faith = turn.worths, turn.player.goods[FAITH]
        gained = worths["points"] * support_points(turn.state, turn.seat) - worths["faith"] * FAITH_POINTS[faith]
        tile = worths[f"tile_{turn.state.period}"]
        return [(gained + worths.habits["support"], act.SUPPORT), (tile, act.REFUSE)]

    def drafted(self, turn: Turn) -> Options:
        if turn.state.stage == BONUS_TILES:
            return [(self._bonus_tile(turn, action.number), action) for action in _numbered(turn)]
        return [(self._kept(turn, action.index), action) for action in legal(turn.state) if isinstance(action, Named)]

    def _bonus_tile(self, turn: Turn, tile: int) -> float:
        kind = BONUS_TILE_KINDS[tile]
        gains = ([*map(float, kind.gain(work)), 0.0] for work in (HARVEST, PRODUCTION))
        return sum(turn.worths.yielded(gain) for gain in gains)

    def _kept(self, turn: Turn, leader: int) -> float:
        """Return the worth of a leader in the draft; the sooner it can be played, the higher."""
        near = max(0.0, 1.0 - needs_of(leader) / _FARTHEST)
        rounds = 1.5 if is_once_per_round(leader, NOBODY) else 1.0
        return (1.0 + turn.leader(leader)) * near * rounds


def _numbered(turn: Turn) -> list[Numbered]:
    return [action for action in legal(turn.state) if isinstance(action, Numbered)]
