"""Dice, cards and laurels of a contest come to rest where the line has them; one's own laurel is seen all the way."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from game.aquileia import events as e
from game.aquileia.laurels import UNKNOWN_STADIUM
from scenes.engine.layout import Rect
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.choices.dialog_sheet import dialog_on
from scenes.games.aquileia.contest.fighter_line import card_rects, columns_of, has_blue, parts_of
from scenes.games.aquileia.contest.log import efforts
from scenes.games.aquileia.contest.prizes import line_rect, lying_rect
from scenes.games.aquileia.drawing.painting import card_name, laurel_name
from scenes.games.aquileia.layout import laurel_rects
from scenes.games.aquileia.motion import laurels
from scenes.kit.motion.dice_roll import Throw
from tests.ui.aquileia.tables import match_at
from tests.ui.aquileia.telling import FORM, Teller, telling, told
from tests.ui.played import play
from tests.ui.tables.moments import played

PLACE = Rect(400, 300, 56, 56)
RACE = """
seats: 3
step: stadium_gold_1
track: 0 1 2
shown: blue
spaces: stadium_gold_1=0 stadium_gold_2=1
"""


@contextmanager
def race() -> Iterator[Teller]:
    match = match_at(RACE)
    play(match, 20)
    with telling(match) as teller:
        yield teller


@pytest.mark.parametrize("index", range(4))
def test_a_thrown_die_rolls_on_for_most_of_its_time_and_lies_straight_at_the_end(index: int) -> None:
    throw = Throw(-190, 60)
    rolling = throw.at(0.6, index, PLACE)
    assert rolling is not None and rolling[0] != PLACE
    assert throw.at(1.0, index, PLACE) == (PLACE, 0, 0)


def test_a_played_card_leaves_the_hand_and_lands_where_its_line_shows_it() -> None:
    """AQ 4.2.3: as large, beside those played before."""
    seat = next(
        event.seat for entry in played(FORM).entries for event in entry.events if isinstance(event, e.CardPlayed)
    )
    with telling(viewer=seat) as teller:
        event, position = teller.first(e.CardPlayed, lambda event, _: event.seat == seat)
        teller.tell(event, position)
        shown = teller.position
        start = teller.find(piece_ids.contest_card(event.card))
        column = columns_of(parts_of(line_rect(shown, seat))[2], with_blue=has_blue(shown.view))[1]
        end = card_rects(column, len(efforts(position)[seat].cards))[-1]
        ways = [teller.places(card_name(event.card))]
        while not teller.words:
            teller.step(0.02)
            ways.append(teller.places(card_name(event.card)))
        assert start is not None and any(place.center == pytest.approx(start.rect.center, abs=9) for place in ways[0])
        assert any(place.center == pytest.approx(end.center, abs=30) for place in ways[-2])


def test_an_own_laurel_lies_in_its_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """AQ 4.3.5: its home is below the dialog."""
    drawn = list[Rect]()
    monkeypatch.setattr(laurels, "paint_laurel", lambda kind, canvas, rect: drawn.append(rect))
    with race() as teller:
        event, position = teller.first(e.LaurelTaken, lambda event, _: event.seat == 0)
        teller.tell(event, position)
        line = lying_rect(teller.position, 0)
        while not teller.words:
            assert not any(laurel_rects(1)[0].contains(place.center) for place in teller.places(("laurel", 0)))
            teller.step()
        assert set(drawn) == {line} and efforts(position)[0].laurel == event.laurel


def test_an_own_laurel_goes_home_with_the_dialog() -> None:
    """AQ 4.3.5: it is seen all the way from the line."""
    with race() as teller:
        own, _ = teller.first(e.LaurelTaken, lambda event, _: event.seat == 0)
        line, home = Rect(0, 0, 0, 0), laurel_rects(1)[0]
        ways = list[Rect]()
        for event, position in told(teller.match, teller.stage):
            if position.past.view_before_event(0).contest and position.view.contest is None:
                teller.tell(event, position)
                line = lying_rect(teller.position, 0)
                break
        while teller.step(0.02):
            if dialog_on(teller.widgets) is None or teller.motions.undrawn():
                ways += teller.places(laurel_name(own.laurel))
        assert ways[0].center == pytest.approx(line.center, abs=40)
        assert ways[-1].center == pytest.approx(home.center, abs=2) and len(ways) > 8


@pytest.mark.parametrize("covered", [False, True])
def test_a_laurel_that_one_person_knows_shows_its_back_while_hands_are_covered(
    monkeypatch: pytest.MonkeyPatch, *, covered: bool
) -> None:
    """AQ 4.3.5: also that of the person whose place at the table is shown."""
    shown = set[int]()
    monkeypatch.setattr(laurels, "paint_laurel", lambda kind, canvas, rect: shown.add(kind))
    monkeypatch.setattr(laurels, "draw_laurel", lambda canvas, kind, rect: shown.add(kind))
    with race() as teller:
        for kind in (e.LaurelSeen, e.LaurelTaken):
            event, position = next(
                each for each in told(teller.match, teller.stage, covered=covered)
                if isinstance(each[0], kind) and getattr(each[0], "seat", -1) == 0 and each[0].witnesses == 1
            )  # fmt: skip
            shown.clear()
            teller.tell(event, position)
            while teller.step():
                pass
            assert event.laurel not in shown if covered else event.laurel in shown
            assert not covered or shown <= {UNKNOWN_STADIUM}
