"""What Aquileia shows the house."""

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
from scenes.aquileia.announcements import ANNOUNCEMENTS
from scenes.aquileia.board import AquileiaBoard
from scenes.aquileia.prize_motion import quickest
from scenes.aquileia.rule_links import paragraph_of
from scenes.aquileia.rule_pictures import ASPECT, draw_picture
from scenes.aquileia.score_lines import CATEGORY_ICONS, brought_points
from scenes.aquileia.sounds import SOUNDS
from scenes.aquileia.still_to_come import seconds_to_come
from scenes.aquileia.wording import AquileiaWording
from scenes.kit.face import Face, RulePictures, ScoreLines

FACE = Face(
    board=AquileiaBoard,
    wording=AquileiaWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "5", counted_late=brought_points),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset({
        StrengthRolled, ContestDecided, PointsScored, BuildingBuilt, BuildingsActivated, AuctionWon, LaurelTaken,
        LaurelRevealed, CoinsStolen, CoinsExchanged, CardBought, ServiBought,
    }),
    quickest=quickest,
    rests_between=lambda seen: seen.view.contest is None,
    seconds_to_come=seconds_to_come,
    covered_choices=frozenset({
        "place", "equi", "potentia", "roll", "blue", "reveal", "bid", "latro", "port", "dolus", "servi", "pecunia",
    }),
    paragraph_of=paragraph_of,
)
