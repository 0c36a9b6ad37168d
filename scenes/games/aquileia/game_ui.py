"""`GAME_UI`: everything that Aquileia registers with the table."""

from scenes.games.aquileia import hints
from scenes.games.aquileia.board import AquileiaBoard
from scenes.games.aquileia.events import EVENTS
from scenes.games.aquileia.motion.motion import MOTION
from scenes.games.aquileia.motion.remaining_time import seconds_to_come
from scenes.games.aquileia.rule_links import paragraph_of
from scenes.games.aquileia.rule_pictures import ASPECT, draw_picture
from scenes.games.aquileia.wording import AquileiaWording
from scenes.kit.game_ui import GameUi, HintWords, Pacing, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=AquileiaBoard,
    wording=AquileiaWording,
    events=EVENTS,
    motion=MOTION,
    score_lines=ScoreLines(
        {
            "pecunia": "exchange",
            "arena": "swords",
            "forum": "build",
            "workshops": "coin",
            "laurels": "trophy",
            "villas": "home",
        },
        "5",
    ),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    pacing=Pacing(seconds_to_come=seconds_to_come, rests_between=lambda position: position.view.contest is None),
    covered_choices=frozenset(
        {
            "place",
            "equi",
            "potentia",
            "roll",
            "blue",
            "reveal",
            "bid",
            "latro",
            "port",
            "dolus",
            "servi",
            "pecunia",
        }
    ),
    hints=HintWords(advice=hints.advice, is_true_of=hints.is_true_of),
    paragraph_of=paragraph_of,
)
