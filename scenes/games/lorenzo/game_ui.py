"""`GAME_UI`: everything that Lorenzo registers with the table."""

from scenes.games.lorenzo import hints
from scenes.games.lorenzo.board import LorenzoBoard
from scenes.games.lorenzo.choices.leader_actions import can_gain
from scenes.games.lorenzo.drawing.painting import ART
from scenes.games.lorenzo.events import EVENTS
from scenes.games.lorenzo.hint_goals import aim
from scenes.games.lorenzo.motion.motion import MOTION
from scenes.games.lorenzo.rule_links import paragraph_of
from scenes.games.lorenzo.rule_pictures import ASPECT, draw_picture
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.kit.game_ui import GameUi, HintWords, Pacing, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=LorenzoBoard,
    wording=LorenzoWording,
    events=EVENTS,
    motion=MOTION,
    score_lines=ScoreLines(
        {
            "played": f"{ART}sign_points",
            "faith": f"{ART}sign_faith",
            "territories": f"{ART}sign_territory",
            "characters": f"{ART}sign_character",
            "ventures": f"{ART}sign_venture",
            "military": f"{ART}sign_military",
            "goods": f"{ART}sign_coins",
            "excommunication": f"{ART}sign_banned",
        },
        "6",
    ),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    covered_choices=frozenset(
        {
            "tile",
            "turn",
            "servants",
            "take",
            "pay",
            "part",
            "privilege",
            "lose",
            "work",
            "raise",
            "copy",
            "church",
            "leaders",
        }
    ),
    pacing=Pacing(keeps_turn=can_gain),
    hints=HintWords(advice=hints.advice, prospect=aim, is_another_move=hints.is_another_move),
    paragraph_of=paragraph_of,
)
