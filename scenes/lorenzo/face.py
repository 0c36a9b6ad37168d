"""What Lorenzo il Magnifico shows the house."""

from game.lorenzo.events import ChurchSupported, Excommunicated, OrderRenewed
from scenes.kit.face import Face, RulePictures, ScoreLines
from scenes.lorenzo.announcements import ANNOUNCEMENTS
from scenes.lorenzo.board import LorenzoBoard
from scenes.lorenzo.rule_links import paragraph_of
from scenes.lorenzo.rule_pictures import ASPECT, draw_picture
from scenes.lorenzo.score_lines import CATEGORY_ICONS
from scenes.lorenzo.sounds import SOUNDS
from scenes.lorenzo.wording import LorenzoWording

FACE = Face(
    board=LorenzoBoard,
    wording=LorenzoWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "6"),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset({ChurchSupported, Excommunicated, OrderRenewed}),
    paragraph_of=paragraph_of,
)
