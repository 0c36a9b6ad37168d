"""`GAME_UI`: everything that San Gimignano registers with the table."""

from scenes.games.san_gimignano import hints
from scenes.games.san_gimignano.board import SanGimignanoBoard
from scenes.games.san_gimignano.drawing.finished_city import draw_city
from scenes.games.san_gimignano.events import EVENTS
from scenes.games.san_gimignano.hint_alternative import rather
from scenes.games.san_gimignano.motion.motion import MOTION
from scenes.games.san_gimignano.rule_links import paragraph_of
from scenes.games.san_gimignano.rule_pictures import ASPECT, draw_picture
from scenes.games.san_gimignano.wording import SanGimignanoWording
from scenes.kit.game_ui import GameUi, HintWords, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=SanGimignanoBoard,
    wording=SanGimignanoWording,
    events=EVENTS,
    motion=MOTION,
    score_lines=ScoreLines(
        {
            "completed": "complete",
            "tallest": "tower_full",
            "banded": "tower",
            "grace": "crown",
            "piece": "trophy",
            "santa_fina": "noble",
            "penalty": "declare",
        },
        "7",
        occasional=("santa_fina", "penalty"),
    ),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    hints=HintWords(advice=hints.advice, prospect=hints.prospect, rather=rather, is_true_of=hints.is_true_of),
    paragraph_of=paragraph_of,
    city_built=draw_city,
)
