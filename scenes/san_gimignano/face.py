"""What San Gimignano shows the house."""

from game.san_gimignano.events import TowerCompleted
from scenes.kit.face import Face, RulePictures, ScoreLines
from scenes.san_gimignano.announcements import ANNOUNCEMENTS
from scenes.san_gimignano.board import SanGimignanoBoard
from scenes.san_gimignano.city_built import draw_city
from scenes.san_gimignano.rule_links import paragraph_of
from scenes.san_gimignano.rule_pictures import ASPECT, draw_picture
from scenes.san_gimignano.score_lines import CATEGORY_ICONS, OCCASIONAL
from scenes.san_gimignano.sounds import SOUNDS
from scenes.san_gimignano.wording import SanGimignanoWording

FACE = Face(
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
