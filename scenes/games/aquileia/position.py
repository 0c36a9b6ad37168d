"""A position of Aquileia as one seat sees it."""

from game.aquileia.state import State
from scenes.games.aquileia.wording import AquileiaWording
from scenes.kit.position_view import PositionView

AquileiaPosition = PositionView[State, AquileiaWording]
