"""A position of Lorenzo il Magnifico as one seat sees it."""

from game.lorenzo.state import State
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.kit.position_view import PositionView

LorenzoPosition = PositionView[State, LorenzoWording]
