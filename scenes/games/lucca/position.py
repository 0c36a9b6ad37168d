"""A position of Lucca Città as one seat sees it."""

from game.lucca.state import State
from scenes.games.lucca.wording import LuccaWording
from scenes.kit.position_view import PositionView

LuccaPosition = PositionView[State, LuccaWording]
