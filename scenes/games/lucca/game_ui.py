"""`GAME_UI`: everything that Lucca registers with the table."""

from scenes.games.lucca import hints
from scenes.games.lucca.board import LuccaBoard
from scenes.games.lucca.events import EVENTS
from scenes.games.lucca.motion.motion import MOTION
from scenes.games.lucca.motion.remaining_time import asks_again, seconds_to_come
from scenes.games.lucca.rule_links import paragraph_of
from scenes.games.lucca.rule_pictures import ASPECT, draw_picture
from scenes.games.lucca.wording import LuccaWording
from scenes.kit.game_ui import GameUi, HintWords, Pacing, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=LuccaBoard,
    wording=LuccaWording,
    events=EVENTS,
    motion=MOTION,
    score_lines=ScoreLines(
        {
            "windows": "complete",
            "openings": "flag",
            "walls": "build",
            "towers": "tower_full",
            "largest": "trophy",
            "smallest": "warning",
        },
        "5",
    ),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    pacing=Pacing(seconds_to_come=seconds_to_come, asks_again=asks_again),
    hints=HintWords(advice=hints.advice, prospect=hints.prospect, is_true_of=hints.is_true_of),
    paragraph_of=paragraph_of,
)
