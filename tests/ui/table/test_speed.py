"""From the end of a person's turn to the next decision: told seconds of whole matches with four seats."""

from collections.abc import Callable
from math import inf

import pytest

from game.ai.opponents import choose
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.engine.headless import Headless
from scenes.engine.text.drawn_text import overflowing
from scenes.kit.game_uis import game_ui_ids
from scenes.table.playback.ribbon import Ribbon
from scenes.table.playback.speed import (
    CALM,
    FORESEEN,
    IN_HASTE,
    LASTING,
    LASTING_CALM,
    LASTING_QUICKEST,
    LEAST,
    MOST_STRAIN,
    QUICKEST,
    QUIET,
    TOO_MUCH,
    UNSURE,
    USUAL,
    PlaybackSpeed,
    ToldNow,
)
from scenes.table.scene import TableScene
from tests.ui.table.players import NAMES, PromptAdviser, Sitting
from tests.ui.table.test_event_playback import do
from tests.ui.tables.crowded import at_crowded
from tests.ui.tables.seated import NobodyThinks

LONGEST = 12.0
STEP = 1 / 20
SEATS = 4


class Wait:
    """One match at a table that is never painted; only the clock of its animations runs."""

    def __init__(self, game: str, seed: str) -> None:
        self.stage = Headless((640, 360))
        spec, adviser = spec_of(game), PromptAdviser()
        adviser.stage = self.stage
        players = ("human", *["greedy"] * (min(SEATS, max(spec.seats)) - 1))
        seats = [Seat(*seat) for seat in zip(players, NAMES, COLOURS, strict=False)]
        self.match = Match(spec, {}, seats, seed)
        settings = self.stage.app.settings
        settings.own_speed, settings.turn_ends = "off", "at_once"
        self.table = TableScene(self.stage.app, self.match, adviser)
        self.table.ending.begin = lambda: None  # type: ignore[method-assign]
        self.stage.app.draw = self.table.refresh  # type: ignore[method-assign]
        self.stage.app.stack.push(self.table)

    def longest(self) -> float:
        """Of all waits of the match."""
        waits, told = [0.0], 0.0
        while not self.match.is_over or self.table.playback.is_active:
            if self.table.playback.is_active:
                told += STEP
                self._tell()
            elif self.table.controller.is_viewer_deciding:
                waits.append(told)
                told = 0.0
                self._decide()
            else:
                self.stage.step(0.1)
        self.stage.close()
        return max(waits)

    def _tell(self) -> None:
        self.table.playback.advance(STEP)
        self.table.refresh()
        self.stage.app.run_calls()

    def _decide(self) -> None:
        length = len(self.match.entries)
        self.table.controller.submit(choose(self.match.spec, "greedy", self.match.view(0), 0, f"hand/{length}"))


LONG_RUNS = [("aquileia", "3"), ("aquileia", "7"), ("lucca", "3")]
"""Fight, race, auction and forum lie between two decisions of the person, who has a part in none of them; or all
rivals open and complete palaces in two turns that follow each other."""


@pytest.mark.parametrize(("game", "seed"), [*((game, "5") for game in game_ui_ids()), *LONG_RUNS])
def test_a_person_is_asked_again_soon(game: str, seed: str) -> None:
    assert Wait(game, seed).longest() <= LONGEST


def paced(
    teller: Callable[[], int] = lambda: 1,
    *,
    rests: bool = False,
    lasts: bool = False,
    rivals: int = 1,
    quickest: float = inf,
    seconds: Callable[[], float | None] = lambda: None,
) -> PlaybackSpeed:
    def now() -> ToldNow:
        return ToldNow(
            teller=teller(), is_resting=rests, is_lasting=lasts, quickest=quickest, seconds_to_come=seconds()
        )

    return PlaybackSpeed(lambda own: 2.0 if own else 1.0, now, rivals)


def run(pace: PlaybackSpeed, seconds: float) -> None:
    for _ in range(round(seconds / STEP)):
        pace.advance(STEP)


def test_what_has_room_before_the_person_is_asked_is_told_at_the_chosen_speed() -> None:
    telling = [1]
    pace = paced(lambda: telling[0], rivals=2)
    for rival in (1, 2):
        telling[0] = rival
        run(pace, USUAL)
        assert pace.speed(False) == 1.0
    assert pace.speed(True) == 2.0


@pytest.mark.parametrize(("lasts", "share"), [(False, QUIET), (True, LASTING)])
def test_what_is_foreseen_shares_what_is_left_from_the_first_deed_on(lasts: bool, share: float) -> None:
    """Twice as much as has room goes twice as quickly, and neither the first deed nor the last is told otherwise."""
    left, beats = 2 * FORESEEN, []
    pace = paced(lasts=lasts, seconds=lambda: left)
    while left > 1.0:
        beats.append(pace.speed(False))
        pace.advance(STEP)
        left -= STEP * beats[-1] / share
    assert beats[0] == pytest.approx(2 * share)
    assert max(beats) < 1.1 * min(beats)


def test_what_nobody_could_foresee_begins_to_share_as_soon_as_it_is_known() -> None:
    left = 5.0
    pace = paced(seconds=lambda: left)
    assert pace.speed(False) == 1.0
    left = 4 * FORESEEN
    assert pace.speed(False) == pytest.approx(4 * QUIET)


def test_prizes_give_way_only_where_far_more_is_foreseen_than_has_room() -> None:
    def factor(seconds: float) -> float:
        return paced(quickest=1.0, seconds=lambda: seconds).speed(False)

    unknown = [paced(quickest=1.0, rivals=rivals) for rivals in (1, 9)]
    assert [pace.speed(False) for pace in unknown] == [1.0, 1.0] and factor(CALM * FORESEEN) == 1.0
    assert factor(1.5 * CALM * FORESEEN) == pytest.approx(1.5)
    assert factor(9 * CALM * FORESEEN) == MOST_STRAIN


def test_after_long_runs_the_next_is_quicker_from_its_first_deed_on() -> None:
    pace = paced(rivals=3)
    for _ in range(3):
        run(pace, 10.0)
        pace.begin()
    assert pace.speed(False) > 1.5


def test_a_sentence_stands_until_it_can_be_read_unless_it_is_late() -> None:
    pace = paced(rivals=3)
    pace.advance(LEAST - 0.1)
    assert pace.lets_stand()
    pace.advance(0.2)
    assert not pace.lets_stand()
    pace.tell()
    assert pace.lets_stand()
    pace.advance(UNSURE)
    pace.tell()
    assert not pace.lets_stand()


def test_for_who_is_not_asked_again_nothing_is_late() -> None:
    pace = PlaybackSpeed(lambda own: 1.0, lambda: ToldNow(teller=1, asks_again=False), 3)
    pace.advance(60.0)
    pace.tell()
    assert not pace.is_late and pace.lets_stand()


def test_what_is_called_out_rests() -> None:
    pace = paced(rests=True)
    pace.advance(60.0)
    assert pace.speed(False) == 1.0


def test_what_brings_points_keeps_its_length_longer_than_the_rest() -> None:
    quick, lasting = paced(rivals=9), paced(lasts=True, rivals=9)
    assert lasting.speed(False) == LASTING_CALM < CALM == quick.speed(False)
    for pace in (quick, lasting):
        pace.advance(60.0)
    assert lasting.speed(False) == LASTING_QUICKEST < QUICKEST == quick.speed(False)


@pytest.mark.parametrize(("seconds", "haste"), [(1.0, 1.0), (TOO_MUCH * FORESEEN + 1, IN_HASTE)])
def test_of_more_than_has_room_by_far_every_deed_is_told_in_haste(seconds: float, haste: float) -> None:
    """Who has passed before anything was placed."""
    pace = paced(seconds=lambda: seconds)
    assert pace.is_hasty == (haste > 1)
    run(pace, FORESEEN + STEP)
    assert pace.is_late and pace.speed(False) == QUICKEST * haste
    pace.tell()
    assert not pace.lets_stand()


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("ja", 130), ("it", 130), ("xx", 100)])
def test_who_waits_is_told_that_any_key_hurries(language: str, scale: int) -> None:
    sitting = at_crowded("san_gimignano", "turn", language, text_scale=scale)
    try:
        sitting.stage.app.settings.reduced_motion = False
        assert note(sitting) == ""
        action = next(action for action in sitting.match.legal() if action.text.startswith("exchange"))
        do(sitting, action.text)
        assert note(sitting) == sitting.table.t("table-any-key")
        sitting.stage.app.draw()
        assert overflowing(sitting.stage.app.canvas.boxes) == []
    finally:
        sitting.close()


def note(sitting: Sitting) -> str:
    ribbon = sitting.table.find("prompt")
    assert isinstance(ribbon, Ribbon)
    return ribbon.note


@pytest.mark.parametrize("game", game_ui_ids())
def test_a_new_match_is_dealt_to_its_end_where_rivals_are_shown_at_once(game: str) -> None:
    spec, stage = spec_of(game), Headless((640, 360))
    stage.app.settings.rival_speed = "off"
    players = ("human", *["greedy"] * (min(spec.seats) - 1))
    seats = [Seat(*seat) for seat in zip(players, NAMES, COLOURS, strict=False)]
    table = TableScene(stage.app, Match(spec, {}, seats, "1"), NobodyThinks())
    stage.show(table)
    stage.step(LONGEST)
    assert not table.playback.is_active
    stage.close()
