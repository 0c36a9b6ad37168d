"""`GAME_UI`: everything that Aquileia registers with the table."""

from game.aquileia.events import (
    AuctionWon,
    BuildingBuilt,
    BuildingsActivated,
    CardBought,
    CoinsExchanged,
    CoinsStolen,
    ContestDecided,
    LaurelRevealed,
    LaurelTaken,
    PointsScored,
    ServiBought,
    StrengthRolled,
)
from scenes.games.aquileia.announcements import ANNOUNCEMENTS
from scenes.games.aquileia.board import AquileiaBoard
from scenes.games.aquileia.contest.prize_motion import quickest
from scenes.games.aquileia.motion.remaining_time import seconds_to_come
from scenes.games.aquileia.rule_links import paragraph_of
from scenes.games.aquileia.rule_pictures import ASPECT, draw_picture
from scenes.games.aquileia.score_lines import CATEGORY_ICONS, brought_points
from scenes.games.aquileia.sounds import SOUNDS
from scenes.games.aquileia.wording import AquileiaWording
from scenes.kit.game_ui import GameUi, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=AquileiaBoard,
    wording=AquileiaWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "5", counted_late=brought_points),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset(
        {
            StrengthRolled,
            ContestDecided,
            PointsScored,
            BuildingBuilt,
            BuildingsActivated,
            AuctionWon,
            LaurelTaken,
            LaurelRevealed,
            CoinsStolen,
            CoinsExchanged,
            CardBought,
            ServiBought,
        }
    ),
    quickest=quickest,
    rests_between=lambda position: position.view.contest is None,
    seconds_to_come=seconds_to_come,
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
    paragraph_of=paragraph_of,
)
