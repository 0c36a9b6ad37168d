"""`GAME_UI`: everything that Lucca registers with the table."""

from game.lucca.events import (
    GameEnded,
    LargestAddressScored,
    PalaceCompleted,
    PalaceOpened,
    SmallestAddressScored,
    WallsScored,
    WallsUnsupported,
)
from scenes.games.lucca.announcements import ANNOUNCEMENTS
from scenes.games.lucca.board import LuccaBoard
from scenes.games.lucca.motion.remaining_time import asks_again, seconds_to_come
from scenes.games.lucca.rule_links import paragraph_of
from scenes.games.lucca.rule_pictures import ASPECT, draw_picture
from scenes.games.lucca.score_lines import CATEGORY_ICONS, points_of
from scenes.games.lucca.sounds import SOUNDS
from scenes.games.lucca.wording import LuccaWording
from scenes.kit.game_ui import GameUi, RulePictures, ScoreLines

GAME_UI = GameUi(
    board=LuccaBoard,
    wording=LuccaWording,
    score_lines=ScoreLines(CATEGORY_ICONS, "5", points_of),
    rule_pictures=RulePictures(draw_picture, ASPECT),
    sounds=SOUNDS,
    announcements=ANNOUNCEMENTS,
    lasting=frozenset({PalaceCompleted, PalaceOpened}),
    told_by_finale=frozenset({WallsScored, WallsUnsupported, LargestAddressScored, SmallestAddressScored, GameEnded}),
    seconds_to_come=seconds_to_come,
    asks_again=asks_again,
    paragraph_of=paragraph_of,
)
