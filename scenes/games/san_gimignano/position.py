"""A position of San Gimignano as one seat sees it."""

from game.san_gimignano.state import State
from scenes.games.san_gimignano.wording import SanGimignanoWording
from scenes.kit.position_view import PositionView

SanGimignanoPosition = PositionView[State, SanGimignanoWording]
