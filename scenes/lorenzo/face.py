"""What Lorenzo il Magnifico shows the house."""

from scenes.kit.face import Face, ScoreLines
from scenes.lorenzo.board import LorenzoBoard
from scenes.lorenzo.score_lines import CATEGORY_EVENTS, CATEGORY_ICONS
from scenes.lorenzo.sounds import SOUNDS
from scenes.lorenzo.wording import LorenzoWording

FACE = Face(
    board=LorenzoBoard,
    wording=LorenzoWording,
    score_lines=ScoreLines(CATEGORY_ICONS, events=CATEGORY_EVENTS),
    sounds=SOUNDS,
)
