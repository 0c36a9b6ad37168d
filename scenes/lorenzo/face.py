"""What Lorenzo il Magnifico shows the house."""

from math import inf
from typing import Any

from game.lorenzo.events import ChurchSupported, Excommunicated, OrderRenewed
from scenes.kit.face import Face, RulePictures, ScoreLines
from scenes.kit.seen import Seen
from scenes.lorenzo.announcements import ANNOUNCEMENTS
from scenes.lorenzo.board import LorenzoBoard
from scenes.lorenzo.rule_links import paragraph_of
from scenes.lorenzo.rule_pictures import ASPECT, draw_picture
from scenes.lorenzo.score_lines import CATEGORY_ICONS
from scenes.lorenzo.sounds import SOUNDS
from scenes.lorenzo.wording import LorenzoWording


def _quickest(event: Any, seen: Seen) -> float:
    """Whatever rivals have done, all members are seen going home."""
    return 1.0 if isinstance(event, OrderRenewed) else inf


FACE = Face(
    board=LorenzoBoard,
    wording=LorenzoWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "6"),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset({ChurchSupported, Excommunicated, OrderRenewed}),
    quickest=_quickest,
    covered_choices=frozenset({
        "tile", "turn", "servants", "take", "pay", "part", "privilege", "lose", "work", "raise", "copy", "church",
        "leaders",
    }),
    paragraph_of=paragraph_of,
)
