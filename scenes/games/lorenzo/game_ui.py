"""`GAME_UI`: everything that Lorenzo registers with the table."""

from math import inf

from game.core.events import Event
from game.lorenzo.events import ChurchSupported, Excommunicated, OrderRenewed
from scenes.games.lorenzo.announcements import ANNOUNCEMENTS
from scenes.games.lorenzo.board import LorenzoBoard
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.rule_links import paragraph_of
from scenes.games.lorenzo.rule_pictures import ASPECT, draw_picture
from scenes.games.lorenzo.score_lines import CATEGORY_ICONS
from scenes.games.lorenzo.sounds import SOUNDS
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.kit.game_ui import GameUi, RulePictures, ScoreLines


def _quickest(event: Event, position: LorenzoPosition) -> float:
    """Return the highest factor on the chosen speed: members always fly home at that speed."""
    return 1.0 if isinstance(event, OrderRenewed) else inf


GAME_UI = GameUi(
    board=LorenzoBoard,
    wording=LorenzoWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "6"),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset({ChurchSupported, Excommunicated, OrderRenewed}),
    quickest=_quickest,
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
    paragraph_of=paragraph_of,
)
