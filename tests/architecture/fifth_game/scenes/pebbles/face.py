"""What Pebbles shows the house."""

from scenes.kit.face import Face, ScoreLines
from scenes.pebbles.board import PebblesBoard
from scenes.pebbles.wording import PebblesWording

FACE = Face(board=PebblesBoard, wording=PebblesWording, score_lines=ScoreLines({"pebbles": "trophy"}))
