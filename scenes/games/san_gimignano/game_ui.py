"""`GAME_UI`: everything that San Gimignano registers with the table."""

from game.san_gimignano.events import TowerCompleted
from scenes.games.san_gimignano.announcements import ANNOUNCEMENTS
from scenes.games.san_gimignano.board import SanGimignanoBoard
from scenes.games.san_gimignano.drawing.finished_city import draw_city
from scenes.games.san_gimignano.rule_links import paragraph_of
from scenes.games.san_gimignano.rule_pictures import ASPECT, draw_picture
from scenes.games.san_gimignano.score_lines import CATEGORY_ICONS, OCCASIONAL
from scenes.games.san_gimignano.sounds import SOUNDS
from scenes.games.san_gimignano.wording import SanGimignanoWording
from scenes.kit.game_ui import GameUi, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=SanGimignanoBoard,
    wording=SanGimignanoWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "7", occasional=OCCASIONAL),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset({TowerCompleted}),
    paragraph_of=paragraph_of,
    city_built=draw_city,
)
