"""A position of Pebbles as one seat sees it."""

from game.pebbles.state import State
from scenes.games.pebbles.wording import PebblesWording
from scenes.kit.position_view import PositionView

PebblesPosition = PositionView[State, PebblesWording]
