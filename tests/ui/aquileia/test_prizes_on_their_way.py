"""Dice, cards and laurels of a contest come to rest where the line has them; one's own laurel is seen all the way."""

from dataclasses import replace

import pytest

from game.aquileia import events as e
from game.aquileia.cards import NOTHING
from game.aquileia.laurels import UNKNOWN_STADIUM
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Wait
from scenes.games.aquileia.contest import motion
from scenes.games.aquileia.contest.fighter_line import card_rects, columns_of, has_blue, parts_of
from scenes.games.aquileia.contest.log import efforts
from scenes.games.aquileia.contest.motion import line_rect
from scenes.games.aquileia.motion import anchors, laurels
from scenes.kit.motion.dice_roll import Throw
from scenes.kit.motion.stage import Paint
from tests.ui.aquileia.tables import at_table
from tests.ui.aquileia.test_motion import FORM, first
from tests.ui.played import play
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

PLACE = Rect(400, 300, 56, 56)
RACE = """
seats: 3
step: stadium_gold_1
track: 0 1 2
shown: blue
spaces: stadium_gold_1=0 stadium_gold_2=1
"""


@pytest.mark.parametrize("index", range(4))
def test_a_thrown_die_rolls_on_for_most_of_its_time_and_lies_straight_at_the_end(index: int) -> None:
    throw = Throw(-190, 60)
    rolling = throw.at(0.6, index, PLACE)
    assert rolling is not None and rolling[0] != PLACE
    assert throw.at(1.0, index, PLACE) == (PLACE, 0, 0)


def test_a_played_card_lands_where_its_line_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """AQ 4.2.3: as large, beside those played before."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.CardPlayed)
        ends = list[Rect]()

        def flight(paint: Paint, start: Rect, end: Rect, seconds: float) -> Animation:
            ends.append(end)
            return Wait(seconds)

        monkeypatch.setattr(stage, "flight", flight)
        motion.played(stage, event, position)
        column = columns_of(parts_of(line_rect(position, event.seat))[2], with_blue=has_blue(position.view))[1]
        assert ends == [card_rects(column, len(efforts(position)[event.seat].cards))[-1]]


@pytest.mark.parametrize("is_own", [False, True])
def test_an_own_laurel_lies_in_its_line_and_goes_home_with_the_dialog(*, is_own: bool) -> None:
    """AQ 4.3.5: its home is below the dialog; a rival's panel stands beside that."""
    with at_table(RACE) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        play(sitting.match, 20)
        event, position = first(table, sitting.match, e.LaurelTaken, lambda event, _: (event.seat == 0) == is_own)
        assert (efforts(position)[event.seat].laurel == event.laurel) == is_own
        earlier = position.past.view_before_event(0)
        assert len(laurels.own_homeward(stage, position, earlier)) == (efforts(position)[0].laurel != NOTHING)


@pytest.mark.parametrize("covered", [False, True])
def test_a_laurel_that_one_person_knows_shows_its_back_while_hands_are_covered(
    monkeypatch: pytest.MonkeyPatch, *, covered: bool
) -> None:
    """AQ 4.3.5: also that of the person whose place at the table is shown."""
    with at_table(RACE) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        play(sitting.match, 20)
        _, position = first(table, sitting.match, e.LaurelTaken, lambda event, _: event.seat == 0)
        shown, paint = list[int](), anchors.laurel

        def noted(kind: int) -> Paint:
            shown.append(kind)
            return paint(kind)

        def turning(back: int, face: int, *more: object) -> Animation:
            shown.append(face)
            return Wait(0)

        monkeypatch.setattr(laurels, "laurel", noted)
        monkeypatch.setattr(stage, "turning", turning)
        seen = replace(position, hands_covered=covered)
        laurels.seen_alone(stage, e.LaurelSeen(0, 1, witnesses=1), seen)
        laurels.taken(stage, e.LaurelTaken(0, 1, witnesses=1), seen)
        assert shown == [UNKNOWN_STADIUM if covered else 1] * 2
