"""What Pebbles shows the house."""

from scenes.games.pebbles.board import PebblesBoard
from scenes.games.pebbles.wording import PebblesWording
from scenes.kit.game_ui import GameUi, ScoreLines

GAME_UI = GameUi(board=PebblesBoard, wording=PebblesWording, score_lines=ScoreLines({"pebbles": "trophy"}))
