"""What the eye follows in Aquileia: each event moves and sounds, and leaves nothing in the air."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.aquileia import events as e
from game.aquileia.cards import KINDS
from game.aquileia.events import ALL_EVENTS
from game.aquileia.state import NOBODY, PLACING
from game.core.match import Match
from game.core.registry import spec_of
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.motion.tween import Animation, Wait
from scenes.games.aquileia import piece_ids
from scenes.games.aquileia.contest import motion
from scenes.games.aquileia.contest.closing import is_parting, standing
from scenes.games.aquileia.contest.fighter_line import FighterLine, columns_of, die_rects, has_blue, parts_of
from scenes.games.aquileia.contest.log import Effort
from scenes.games.aquileia.contest.motion import line_rect
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.game_ui import GAME_UI
from scenes.games.aquileia.motion.in_flight import PiecesInFlight
from scenes.games.aquileia.motion.stage import CityStage
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.prompts import details
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.own_panel import OwnTiebreaker, Products, ToPlace
from scenes.kit.event_history import EventHistory
from scenes.kit.motion.stage import Dealt
from scenes.table.scene import TableScene
from tests.contract.matches import forms_of
from tests.ui.aquileia.tables import at_table
from tests.ui.played import play
from tests.ui.table.players import Sitting
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

FORM = max(forms_of(spec_of("aquileia")), key=lambda form: form.seats)
_STEP = 0.05
_LONGEST = 30.0
Told = tuple[Any, AquileiaPosition]


def told(table: TableScene, match: Match) -> Iterator[Told]:
    """Each event with the position after it, as the telling hands them to the stage."""
    for entry in match.entries:
        frames = match.frames(entry.index)
        for number, frame in enumerate(frames, 1):
            past: EventHistory[Any] = EventHistory(match, entry.index, frames[:number])
            yield frame.event, table.viewpoint.seen_from(frame.state, past=past)


def advance(animation: Animation) -> int:
    """How many steps it takes."""
    return next(step for step in range(int(_LONGEST / _STEP)) if animation.advance(_STEP) is not None)


def is_at_rest(stage: CityStage, position: AquileiaPosition) -> bool:
    counts, points = [4, 5, 6], 7
    numbers = [(stage.underway.coins(seat, counts), stage.underway.points(seat, points)) for seat in range(5)]
    fray, things = stage.fray, ["henchman", "tiebreaker", *range(KINDS)]
    return (
        not any(stage.underway.coming(seat, thing) for seat in range(5) for thing in things)
        and not stage.flyers
        and not stage.hidden
        and not stage.unturned
        and not stage.is_opening
        and not stage.keeps_dialog
        and not stage.underway.is_first_moving
        and fray.in_the_air is None
        and fray.seat == NOBODY
        and not fray.gain
        and not any(fray.shifts.values())
        and numbers == [(counts, points)] * 5
    )


def test_every_event_is_animated_and_heard() -> None:
    """The end is heard in the finale."""
    with seated(Moment(FORM, 0, "").match()) as sitting:
        animated = set(sitting.table.board.animations())
    assert {*ALL_EVENTS, Dealt} == animated == {*GAME_UI.sounds, e.MatchEnded, Dealt}


@pytest.mark.parametrize("is_skipped", [False, True])
def test_what_flies_lands_and_what_is_skipped_does_too(is_skipped: bool) -> None:
    """Seen from seat 0, own deeds and those of rivals; a key ends any of them at once."""
    match, met = played(FORM), set[tuple[type, bool]]()
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        animations = table.board.animations()
        for event, position in told(table, match):
            stage.follow(position)
            animation = animations[type(event)](event, position)
            assert animation is not None
            kind = type(event), getattr(event, "seat", 0) == 0
            if is_skipped or kind in met:
                animation.finish()
            else:
                met.add(kind)
                assert advance(animation) >= 1, event
                stage.draw(sitting.stage.app.canvas)
            assert is_at_rest(stage, position), event


def first(
    table: TableScene, match: Match, kind: type, is_wanted: Callable[[Any, AquileiaPosition], bool] = lambda *_: True
) -> Told:
    return next(
        (event, position)
        for event, position in told(table, match)
        if isinstance(event, kind) and is_wanted(event, position)
    )


def begun(table: TableScene, event: Any, position: AquileiaPosition) -> Animation:
    animation = table.board.animations()[type(event)](event, position)
    assert animation is not None
    return animation


def test_coins_are_counted_as_they_arrive() -> None:
    """The position has them with the event; the eye sees them come one by one."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.CoinsTaken, lambda event, _: sum(event.coins) > 1)
        after = position.view.coins[event.seat]
        animation = begun(table, event, position)
        shown = [sum(stage.underway.coins(event.seat, after))]
        while animation.advance(_STEP) is None:
            shown.append(sum(stage.underway.coins(event.seat, after)))
        shown.append(sum(stage.underway.coins(event.seat, after)))
        assert shown == sorted(shown)
        assert sorted(set(shown)) == list(range(sum(after) - sum(event.coins), sum(after) + 1))


def test_a_henchman_flies_home_from_the_space_that_has_acted() -> None:
    """AQ 4: its space is empty with the last event of the action, and it is over the board for a while."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        animation = begun(table, *first(table, match, e.ActionDeclined))
        animation.advance(_STEP)
        assert len(stage.flyers) == 1


def test_tie_breakers_are_at_home_once_they_have_landed_there() -> None:
    """AQ 4.7: neither in a rival's panel nor beside the own henchmen while they stand on the track or fly."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, underway = sitting.table, sitting.table.board.stage.underway
        event, position = first(table, match, e.RoundBegun)
        animation = begun(table, event, position)
        seats = range(len(position.people))
        assert [underway.coming(seat, "tiebreaker") for seat in seats] == [1 for _ in seats]
        piece = table.find("own-tiebreaker")
        assert isinstance(piece, OwnTiebreaker) and piece.is_coming
        animation.finish()
        assert not any(underway.coming(seat, "tiebreaker") for seat in seats) and not piece.is_coming


def test_the_head_line_stays_with_placing_until_the_last_piece_stands() -> None:
    """The position acts already while it flies."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        t, placing = sitting.table.t, sitting.table.t("aq-phase-placing")
        last = (e.HenchmanPlaced, e.TiebreakerPlaced, e.Passed)
        events = (each for each in told(sitting.table, match) if isinstance(each[0], last))
        _, position = next(each for each in events if each[1].view.step != PLACING)
        assert placing in details(position) and placing not in details(replace(position, has_landed=True))
        heads = [
            ToPlace(AquileiaTooltips(each), PiecesInFlight()).heading
            for each in (position, replace(position, has_landed=True))
        ]
        assert heads == [t("aq-to-place"), t("aq-at-home")]


def test_a_laurel_counts_for_villas_once_it_has_left_the_auction() -> None:
    """AQ 4.4.3: here it goes to its owner, since nobody bids."""
    start = "seats: 3\nstep: theatrum\nspaces: theatrum=0 forum_1=0\ntheatre: blue_yellow\nsites: villa_blue_6=0\n"
    with at_table(start + "coins 0: 0 0 0\ncoins 1: 0 0 0\ncoins 2: 0 0 0") as sitting:
        table, counted = sitting.table, dict[bool, set[int]]()
        sitting.stage.app.settings.reduced_motion = False
        sitting.match.submit(sitting.match.spec.rules.parse_action("reveal"))
        for _ in range(round(_LONGEST / _STEP)):
            sitting.stage.step(_STEP)
            products, told_now = table.find("products"), table.playback.told_now
            assert isinstance(products, Products)
            if isinstance(told_now, e.AuctionWon) or not table.playback.is_active:
                counted.setdefault(table.find("auction") is not None, set()).add(sum(products.laurels))
        assert counted == {True: {0}, False: {1}}


def test_dice_of_the_market_lie_until_they_are_read() -> None:
    """AQ 4.1.1."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.DiceRolled)
        animation = begun(table, event, position)
        while animation.advance(_STEP) is None:
            assert len(stage.flyers) == len(event.faces)
        assert not stage.flyers


def test_dice_count_once_they_lie() -> None:
    """AQ 4.2.2: until then the line has neither the dice nor their strength."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.StrengthRolled, lambda event, _: event.strength > 2)
        assert position.view.contest
        place = position.view.contest.fighters.index(event.seat)
        animation = begun(table, event, position)
        animation.advance(_STEP)
        assert stage.fray.hides(event.seat) == "red"
        assert stage.fray.strengths(position.view.contest)[place] < event.strength
        animation.finish()
        assert stage.fray.strengths(position.view.contest)[place] == event.strength


def test_dice_are_told_while_they_lie_and_counted_only_then() -> None:
    """AQ 4.2.2."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.StrengthRolled, lambda event, _: event.strength > 2)
        contest, told = position.view.contest, list[tuple[str | None, bool]]()
        assert contest
        place = contest.fighters.index(event.seat)
        stage.words = lambda: told.append(
            (stage.fray.hides(event.seat), stage.fray.strengths(contest)[place] == event.strength)
        )
        animation = motion.rolled(stage, event, position)
        animation.finish()
        assert told == [(None, False)]


def test_cards_and_laurels_are_counted_where_they_land() -> None:
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.CardDrawn, lambda event, _: event.seat == 0)
        animation = begun(table, event, position)
        assert stage.underway.coming(0, event.card) == 1
        animation.finish()
        assert stage.underway.coming(0, event.card) == 0
        event, position = first(table, match, e.LaurelTaken)
        animation = begun(table, event, position)
        name = piece_ids.laurel(0, event.seat, len(position.view.laurels[event.seat]) - 1)
        assert name in stage.hidden
        animation.finish()
        assert name not in stage.hidden


def test_no_button_is_framed_while_a_deed_moves() -> None:
    """The keyboard's frame does not visit the top bar."""
    with at_table("seats: 3\nstep: dolus\nspaces: dolus=0\ntrack: 0 1 2") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.stage.key("return")
        sitting.stage.step(_STEP)
        assert sitting.table.playback.is_active
        assert sitting.table.input.focused() is None


def test_the_line_of_who_rolls_is_lit_until_the_dice_are_counted() -> None:
    """AQ 4.2.2: the position is at the next fighter by then."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.StrengthRolled)
        assert position.view.contest
        fighters = position.view.contest.fighters
        lines = [
            FighterLine(SCREEN, place, AquileiaTooltips(position), Effort(), stage.fray)
            for place in range(len(fighters))
        ]
        animation = begun(table, event, position)
        assert [line.seat for line in lines if line.is_turn] == [event.seat]
        animation.finish()
        assert [line.seat for line in lines if line.is_turn] != [event.seat]


def test_one_person_is_lit_while_a_deed_is_told() -> None:
    """In the dialog as beside the board, though the position is at the next fighter."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.FighterStood, lambda _, position: position.view.contest is not None)
        position = replace(position, mover=event.seat)
        assert position.view.contest
        fighters = position.view.contest.fighters
        lines = [
            FighterLine(SCREEN, place, AquileiaTooltips(position), Effort(), stage.fray)
            for place in range(len(fighters))
        ]
        assert [line.seat for line in lines if line.is_turn] == [lit(position)] == [event.seat]


@pytest.mark.parametrize(("kind", "dialog"), [(e.AuctionWon, "auction"), (e.LaurelTaken, "contest")])
def test_a_dialog_stands_until_what_was_won_there_has_landed(kind: type, dialog: str) -> None:
    """AQ 4.3.5, AQ 4.4.2: it marks who has won, and goes after the last prize."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        event, position = first(sitting.table, match, kind, lambda _, position: getattr(position.view, dialog) is None)
        assert is_parting(position) and getattr(standing(position).view, dialog) is not None
        landed = replace(position, has_landed=True)
        assert standing(landed) is landed
        assert getattr(standing(landed, is_kept=True).view, dialog) is not None, "until it goes"
        assert GAME_UI.quickest(event, position) < 2


def test_what_decides_a_contest_is_hardly_hurried_also_where_one_only_looks_on() -> None:
    """AQ 4.2.2, AQ 4.3.5: dice, the order and above all laurels; not so the row that is laid meanwhile."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        kinds = e.StrengthRolled, e.ContestDecided, e.LaurelSeen, e.LaurelTaken, e.FighterStood
        bounds = [GAME_UI.quickest(*first(sitting.table, match, kind)) for kind in kinds]
        assert max(bounds[:4]) < 2 and bounds[2:4] == [1.0, 1.0] and bounds[4] > 6


def changes_order(event: e.ContestDecided, position: AquileiaPosition) -> bool:
    contest = position.past.view_before(0).contest
    return contest is not None and event.fighters != contest.fighters


def test_lines_order_themselves_by_rank() -> None:
    """AQ 4.2.5: each begins where it stood and ends in its place."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        animation = begun(table, *first(table, match, e.ContestDecided, changes_order))
        assert sum(stage.fray.shifts.values()) == pytest.approx(0)
        assert any(stage.fray.shifts.values())
        advance(animation)
        assert not any(stage.fray.shifts.values())


def test_at_the_end_laurels_turn_up_seat_by_seat() -> None:
    """AQ 5."""
    match = Moment(FORM, 0, "").match()
    play(match, 2000)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        animation = begun(table, *first(table, match, e.MatchEnded))
        waiting = [len(stage.unturned)]
        while animation.advance(_STEP) is None:
            waiting.append(len(stage.unturned))
        assert waiting[0] == FORM.seats
        assert list(dict.fromkeys(waiting)) == list(range(FORM.seats, -1, -1))


@pytest.mark.parametrize("is_blue", [False, True])
def test_dice_come_to_rest_in_the_column_where_the_line_has_them(
    is_blue: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AQ 4.2.4: red ones beside the spaces, blue ones behind the cards."""
    match = played(FORM)
    with seated(Moment(FORM, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        event, position = first(table, match, e.StrengthRolled, lambda event, _: event.is_blue == is_blue)
        ends: list[Rect] = []

        def tumbling(faces: Sequence[int], colour: str, places: Sequence[Rect]) -> Animation:
            ends.extend(places)
            return Wait(0)

        monkeypatch.setattr(stage, "tumbling", tumbling)
        begun(table, event, position)
        column = columns_of(parts_of(line_rect(position, event.seat))[2], with_blue=has_blue(position.view))[
            2 * is_blue
        ]
        assert ends == die_rects(column, len(event.faces))


def test_nobody_is_told_what_dice_show_before_they_lie() -> None:
    """AQ 1.4: neither the ribbon nor the chronicle; both know it once they have come to rest."""
    with at_table("seats: 3\nstep: dolus\nspaces: dolus=0\ntrack: 0 1 2") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.stage.app.settings.own_speed = "1x"
        table, t = sitting.table, sitting.table.t
        sitting.stage.click("answer-roll")
        sitting.stage.step(_STEP)
        assert table.playback.last_sentence == t("aq-foretold-roll", seat="", seat_is="you")
        assert table.playback.chronicle.blocks == []
        table.playback.finish_current()
        assert len(table.playback.chronicle.blocks) == 1


def test_the_end_is_not_told_before_the_villas_are_counted() -> None:
    """AQ 5."""
    with at_table("seats: 3\nstep: placing") as sitting:
        ended = e.MatchEnded((48, 66, 81), (2,))
        assert sitting.table.viewpoint.wording.foretold(ended) == sitting.table.t("aq-foretold-end")
        assert sitting.table.viewpoint.wording.event(ended) == sitting.table.t("table-over"), (
            "who has won is told by the finale"
        )


def test_aq_2_coins_cards_and_a_laurel_are_dealt_before_the_first_deed() -> None:
    sitting = Sitting("aquileia", {}, "5", ("human", "greedy", "greedy"))
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.playback.deal()
    stage = sitting.table.board.stage
    assert sitting.table.banner_player.is_calling, "the first round, and who places first"
    assert {"row-0", "row-1", "row-2", "shown"} <= stage.hidden
    assert all(stage.underway.coins(seat, coins) == [0, 0, 0] for seat, coins in enumerate(sitting.match.state.coins))
    while sitting.table.playback.is_active:
        sitting.stage.key("x")
    assert is_at_rest(stage, sitting.table.position)
    sitting.close()
