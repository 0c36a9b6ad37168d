"""Animations before the first action (AQ 2): coins from the money changer, three cards, the stadium's first laurel."""

from collections.abc import Sequence

from game.aquileia.board import PECUNIA
from game.aquileia.laurels import UNKNOWN_STADIUM, kind_of
from game.aquileia.state import turn_order
from scenes.engine.motion.tween import Animation, InTurn, Together, Wait
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.layout import legend_rect, space_rect
from scenes.games.aquileia.motion.anchors import card, purse
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition
from scenes.kit.motion.stage import Dealt

_STEP, _CARD_STEP = 0.15, 0.12
_READ = 1.5
"""Seconds for the first sentence, while the banner of the round is shown below it."""


def dealt(stage: CityStage, event: Dealt, position: AquileiaPosition) -> Animation:
    """Deal the first coins and cards, and turn up the stadium's first laurel."""
    view = position.view
    bank = space_rect(PECUNIA)
    given = [
        InTurn([Wait(_STEP * place), stage.coins(view.coins[seat], bank, purse(position, seat), taker=seat)])
        for place, seat in enumerate(turn_order(view))
    ]
    shown = turned_up(stage, kind_of(view.shown))
    return Together([*given, InTurn([row_laid(stage, view.row), shown, Wait(_READ)])])


def row_laid(stage: CityStage, row: Sequence[int]) -> Animation:
    """Deal these cards from the deck to their places of the row."""
    deck, flights = legend_rect("gear_deck"), list[Animation]()
    for index, kind in enumerate(row):
        if kind >= 0:
            flight = stage.flight(card(kind), deck, legend_rect(f"row_{index + 1}"), piece_ids.offered(index))
            flights.append(InTurn([Wait(_CARD_STEP * index), flight]))
            stage.hidden.add(piece_ids.offered(index))
    return Together(flights)


def turned_up(stage: CityStage, kind: int) -> Animation:
    """Turn up the laurel beside the stadium's deck."""
    start, end = legend_rect("stadium_deck"), legend_rect("stadium_shown")
    return stage.turning(UNKNOWN_STADIUM, kind, start, end, hides="shown")
