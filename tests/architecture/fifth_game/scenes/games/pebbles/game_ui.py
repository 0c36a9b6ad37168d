"""What Pebbles shows the house."""

from game.pebbles.events import PebblesTaken
from scenes.games.pebbles.board import PebblesBoard
from scenes.games.pebbles.wording import PebblesWording
from scenes.kit.event_ui import EventUi
from scenes.kit.game_ui import GameUi, ScoreLines

GAME_UI = GameUi(
    board=PebblesBoard,
    wording=PebblesWording,
    events={PebblesTaken: EventUi()},
    score_lines=ScoreLines({"pebbles": "trophy"}),
)
