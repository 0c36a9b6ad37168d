"""Players of the lab: a level, or a level with a temper or plan, as in "magnifico/faith"."""

from typing import Any, NamedTuple

from game.ai.budget import Budget
from game.ai.levels import level_of
from game.ai.opponents import choose
from game.ai.tempers import likes_of
from game.core.spec import Spec


class Player(NamedTuple):
    """Hold a level and what it follows."""

    level: str
    temper: str
    """Temper, plan of the game, or empty."""


def player_of(spec: Spec, text: str) -> Player:
    """Return the player of a text; raise UnknownLevelError or UnknownTemperError."""
    level, _, temper = text.partition("/")
    level_of(level)
    likes_of(spec, temper)
    return Player(level, temper)


def chosen_by(spec: Spec, player: Player, view: Any, seat: int, seed: str, budget: Budget | None) -> Any:
    """Return the action that the player chooses from the seat's view."""
    return choose(spec, player.level, view, seat, seed, budget, temper=player.temper)
