"""What the eye follows in Aquileia: each event moves and sounds, and leaves nothing in the air."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from game.aquileia import events as e
from game.aquileia.board import METALS
from game.aquileia.events import ALL_EVENTS
from game.aquileia.laurels import kind_of
from game.aquileia.state import PLACING
from scenes.engine.layout import SCREEN, Rect
from scenes.games.aquileia.choices.dialog_sheet import DialogSheet
from scenes.games.aquileia.contest import motion
from scenes.games.aquileia.contest.fighter_line import (
    FighterLine,
    columns_of,
    die_rects,
    has_blue,
    line_name,
    parts_of,
    strength_name,
)
from scenes.games.aquileia.contest.log import Effort
from scenes.games.aquileia.contest.prizes import line_rect
from scenes.games.aquileia.drawing.first_player import points_name
from scenes.games.aquileia.drawing.painting import card_name, laurel_name, piece_name
from scenes.games.aquileia.drawing.turn_mark import lit
from scenes.games.aquileia.game_ui import GAME_UI
from scenes.games.aquileia.layout import hand_rects, space_rect, track_rect
from scenes.games.aquileia.motion import dice
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.prompts import details
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.games.aquileia.widgets.own_parts import Products, ToPlace
from scenes.games.aquileia.widgets.rival_panel import holdings_name
from scenes.kit.motion.stage import Stage
from tests.ui.aquileia.tables import at_table
from tests.ui.aquileia.telling import FORM, LONGEST, STEP, Teller, telling, told
from tests.ui.played import play
from tests.ui.table.players import Sitting
from tests.ui.tables.moments import Moment


def test_every_event_is_heard() -> None:
    """The end is heard in the finale."""
    assert {*ALL_EVENTS} == {*GAME_UI.sounds, e.MatchEnded}


@pytest.mark.parametrize("is_skipped", [False, True])
def test_what_flies_lands_and_what_is_skipped_does_too(is_skipped: bool) -> None:
    """Seen from seat 0, own deeds and those of rivals; a key ends any of them at once."""
    met = set[tuple[type, bool]]()
    with telling() as teller:
        for event, position in told(teller.match, teller.stage):
            kind = type(event), getattr(event, "seat", 0) == 0
            if kind in met:
                continue
            met.add(kind)
            teller.tell(event, position)
            assert teller.animation is not None, event
            if not is_skipped:
                while teller.step():
                    pass
            teller.finish()
            teller.motions.finish()
            assert teller.words and teller.is_at_rest and teller.position is position, event


def test_coins_are_counted_as_they_arrive() -> None:
    """The position has them with the event; the eye sees them come one by one."""
    with telling() as teller:
        event, position = teller.first(e.CoinsTaken, lambda event, _: sum(event.coins) > 1)
        names = [("coins", event.seat, metal) for metal in range(len(METALS))]
        teller.tell(event, position)
        shown = [sum(map(teller.number, names))]
        while teller.step():
            shown.append(sum(map(teller.number, names)))
        after = sum(position.view.coins[event.seat])
        assert shown == sorted(shown)
        assert sorted({*shown, sum(map(teller.number, names))}) == list(range(after - sum(event.coins), after + 1))


def test_points_are_counted_as_their_coins_arrive() -> None:
    """Not all at once, and not before the first coin can have landed."""
    with telling() as teller:
        event, position = teller.first(e.PointsScored, lambda event, _: event.points >= 4)
        teller.tell(event, position)
        shown = [teller.number(points_name(event.seat))]
        while teller.step():
            shown.append(teller.number(points_name(event.seat)))
        assert shown == sorted(shown) and len(set(shown)) >= 4 and shown[0] == shown[8] < shown[-1]


def test_a_henchman_flies_home_from_the_space_that_has_acted() -> None:
    """AQ 4: its space is empty with the last event of the action, and it is over the board for a while."""
    with telling() as teller:
        event, position = teller.first(e.ActionDeclined)
        name = piece_name("henchman", position.people[event.seat].colour)
        teller.tell(event, position)
        seen = [teller.places(name)]
        while teller.step():
            seen.append(teller.places(name))
        space = space_rect(event.space)
        assert any(space.contains(place.center) for place in seen[0])
        assert not any(space.contains(place.center) for place in seen[-1])
        ways = {(round(place.x), round(place.y)) for places in seen for place in places}
        assert len(ways) > len(seen[0]) + 2, "it is seen on its way"


def test_tie_breakers_are_at_home_once_they_have_landed_there() -> None:
    """AQ 4.7: neither in a rival's panel nor beside the own henchmen while they stand on the track or fly."""
    with telling() as teller:
        event, position = teller.first(e.RoundBegun)
        seats = range(len(position.people))
        names = [piece_name("tiebreaker", position.people[seat].colour) for seat in seats]
        tracks = [track_rect(step) for step in seats]
        teller.tell(event, position)
        starts = [teller.places(name) for name in names]
        assert all(len(places) == 1 for places in starts), "each is seen once"
        assert all(any(track.contains(places[0].center) for track in tracks) for places in starts)
        while teller.step():
            assert all(len(teller.places(name)) == 1 for name in names)
        ends = [teller.places(name)[0].center for name in names]
        assert not any(track.contains(end) for track in tracks for end in ends)


def test_the_head_line_stays_with_placing_until_the_last_piece_stands() -> None:
    """The position acts already while it flies."""
    with telling() as teller:
        t, placing = teller.t, teller.t("aq-phase-placing")
        last = (e.HenchmanPlaced, e.TiebreakerPlaced, e.Passed)
        events = (each for each in told(teller.match, teller.stage) if isinstance(each[0], last))
        event, position = next(each for each in events if each[1].view.step != PLACING)
        teller.tell(event, position)
        before = teller.position
        teller.finish()
        assert placing in details(before) and placing not in details(teller.position)
        heads = [ToPlace.of(AquileiaTooltips(each)).heading for each in (before, teller.position)]
        assert heads == [t("aq-to-place"), t("aq-at-home")]


def test_a_laurel_counts_for_villas_once_it_has_left_the_auction() -> None:
    """AQ 4.4.3: here it goes to its owner, since nobody bids."""
    start = "seats: 3\nstep: theatrum\nspaces: theatrum=0 forum_1=0\ntheatre: blue_yellow\nsites: villa_blue_6=0\n"
    with at_table(start + "coins 0: 0 0 0\ncoins 1: 0 0 0\ncoins 2: 0 0 0") as sitting:
        table, counted = sitting.table, dict[bool, set[int]]()
        sitting.stage.app.settings.reduced_motion = False
        sitting.match.submit(sitting.match.spec.rules.parse_action("reveal"))
        for _ in range(round(LONGEST / STEP)):
            sitting.stage.step(STEP)
            products, told_now = table.find("products"), table.playback.told_now
            assert isinstance(products, Products)
            if isinstance(told_now, e.AuctionWon) or not table.playback.is_active:
                counted.setdefault(table.find("auction") is not None, set()).add(sum(products.laurels))
        assert counted == {True: {0}, False: {1}}


def test_dice_of_the_market_lie_until_they_are_read() -> None:
    """AQ 4.1.1: what they show is told while they lie."""
    with telling() as teller:
        event, position = teller.first(e.DiceRolled)
        teller.tell(event, position)
        while teller.step():
            assert len(teller.board.stage.flyers) >= len(event.faces)
        assert not teller.board.stage.flyers
        assert teller.words and teller.words[0] < teller.seconds - 0.5


def test_dice_are_told_when_they_lie_and_counted_only_then() -> None:
    """AQ 4.2.2: until then the line has neither the dice nor their strength, which then grows."""
    with telling() as teller:
        event, position = teller.first(
            e.StrengthRolled, lambda event, position: event.strength > before(event, position) + 1
        )
        teller.tell(event, position)
        assert teller.position.view.contest != position.view.contest
        shown = list[int]()
        while not teller.words:
            shown.append(teller.number(strength_name(event.seat)))
            teller.step()
        assert set(shown) == {before(event, position)}
        while teller.step():
            shown.append(teller.number(strength_name(event.seat)))
        assert shown == sorted(shown) and shown[-1] == event.strength
        assert len(set(shown)) == event.strength - before(event, position) + 1


def before(event: e.StrengthRolled, position: AquileiaPosition) -> int:
    """The strength before the dice."""
    contest = position.past.view_before_event(position.viewer).contest
    assert contest is not None
    return contest.strengths[contest.fighters.index(event.seat)]


def test_a_drawn_card_is_in_the_hand_once_it_has_landed() -> None:
    """Until then it is seen once, on its way from its deck."""
    with telling() as teller:
        event, position = teller.first(
            e.CardDrawn, lambda event, position: event.seat == 0 and position.view.contest is None
            and position.view.hands[0][event.card] == 1
        )  # fmt: skip
        home = hand_rects(sum(count > 0 for count in position.view.hands[0]))
        teller.tell(event, position)
        seen = list[bool]()
        while teller.step():
            places = teller.places(card_name(event.card))
            seen.append(any(place.center == pytest.approx(rect.center, abs=2) for rect in home for place in places))
        assert seen[0] is False
        assert any(rect.contains(place.center) for rect in home for place in teller.places(card_name(event.card)))


def test_a_rivals_laurel_is_in_its_panel_once_it_has_landed() -> None:
    with telling() as teller:
        event, position = teller.first(e.LaurelTaken, lambda event, _: event.seat != 0)
        teller.tell(event, position)
        held = holdings(teller, event.seat)
        teller.step(0.5)
        assert holdings(teller, event.seat) == held
        while teller.step():
            pass
        assert holdings(teller, event.seat) != held


def holdings(teller: Teller, seat: int) -> object:
    """What a rival's panel shows of what it holds."""
    item = next(item for item in teller.stage.app.canvas.things if item.name == holdings_name(seat))
    return getattr(item.paint, "args", None)


def test_no_button_is_framed_while_a_deed_moves() -> None:
    """The keyboard's frame does not visit the top bar."""
    with at_table("seats: 3\nstep: dolus\nspaces: dolus=0\ntrack: 0 1 2") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.stage.key("return")
        sitting.stage.step(STEP)
        assert sitting.table.playback.is_active
        assert sitting.table.input.focused() is None


def test_the_line_of_who_rolls_is_lit_until_the_dice_are_counted() -> None:
    """AQ 4.2.2: the position is at the next fighter by then."""
    with telling() as teller:
        event, position = teller.first(e.StrengthRolled)
        teller.tell(event, replace(position, mover=event.seat))
        while not teller.words:
            lines = [each for each in teller.widgets if isinstance(each, FighterLine)]
            assert [line.seat for line in lines if line.is_turn] == [event.seat]
            teller.step()
        teller.finish()
        assert lit(position) != event.seat


def test_one_person_is_lit_while_a_deed_is_told() -> None:
    """In the dialog as beside the board, though the position is at the next fighter."""
    with telling() as teller:
        event, position = teller.first(e.FighterStood, lambda _, position: position.view.contest is not None)
        position = replace(position, mover=event.seat)
        assert position.view.contest
        lines = [
            FighterLine.of(SCREEN, place, AquileiaTooltips(position), Effort())
            for place in range(len(position.view.contest.fighters))
        ]
        assert [line.seat for line in lines if line.is_turn] == [lit(position)] == [event.seat]


@pytest.mark.parametrize(("kind", "dialog"), [(e.AuctionWon, "auction"), (e.LaurelTaken, "contest")])
def test_a_dialog_stands_until_what_was_won_there_has_landed(kind: type, dialog: str) -> None:
    """AQ 4.3.5, AQ 4.4.2: it marks who has won, and goes after the last prize, also once that was told."""
    with telling() as teller:
        event, position = teller.first(kind, lambda _, position: getattr(position.view, dialog) is None)
        teller.tell(event, position)
        while not teller.words:
            assert getattr(teller.position.view, dialog) is not None and sheets(teller) == [dialog]
            teller.step()
        assert sheets(teller) == [dialog], "until it was read"
        while sheets(teller):
            teller.step()
        assert teller.animation is not None and teller.board.stage.flyers, "it is seen closing"
        assert GAME_UI.quickest(event, position) < 2


def sheets(teller: Teller) -> list[str]:
    """The dialogs that stand on the board."""
    teller.refresh()
    return [each.id for each in teller.widgets if isinstance(each, DialogSheet)]


@pytest.mark.parametrize("kind", [e.ContestBegun, e.LaurelRevealed])
def test_a_dialog_opens_as_one_picture_and_stands_once_the_event_has_landed(kind: type) -> None:
    """AQ 4.2.1, AQ 4.4.1: out of its place on the board."""
    with telling() as teller:
        event, position = teller.first(kind, lambda _, position: position.past.view_before_event(0).contest is None)
        teller.tell(event, position)
        overlay = teller.player._overlay
        assert overlay is not None and sheets(teller) == []
        assert len(teller.board.stage.flyers) == 2 and teller.board.stage.flyers[-1] is overlay.flyer, "over the dialog"
        while not teller.words:
            assert sheets(teller) == []
            teller.step()
        assert len(sheets(teller)) == 1


def test_a_dialog_that_another_follows_closes_as_one_picture() -> None:
    """AQ 4.3: its widgets are on the board until then, and are not drawn."""
    with telling() as teller:
        event, position = teller.first(
            e.ContestBegun, lambda _, position: position.past.view_before_event(0).contest is not None
        )
        teller.tell(event, position)
        assert {"veil", "contest", "scale"} <= teller.motions.undrawn()
        assert teller.places(line_name(event.fighters[0])) == []
        while not teller.words:
            teller.step()
        assert not teller.motions.undrawn() and teller.places(line_name(event.fighters[0]))


def test_what_decides_a_contest_is_hardly_hurried_also_where_one_only_looks_on() -> None:
    """AQ 4.2.2, AQ 4.3.5: dice, the order and above all laurels; not so the row that is laid meanwhile."""
    with telling() as teller:
        kinds = e.StrengthRolled, e.ContestDecided, e.LaurelSeen, e.LaurelTaken, e.FighterStood
        bounds = [GAME_UI.quickest(*teller.first(kind)) for kind in kinds]
        assert max(bounds[:4]) < 2 and bounds[2:4] == [1.0, 1.0] and bounds[4] > 6


def changes_order(event: e.ContestDecided, position: AquileiaPosition) -> bool:
    contest = position.past.view_before(0).contest
    return contest is not None and event.fighters != contest.fighters


def test_lines_order_themselves_by_rank() -> None:
    """AQ 4.2.5: each begins where it stood and ends in its place; then the winner's line shines."""
    with telling() as teller:
        event, position = teller.first(e.ContestDecided, changes_order)
        earlier = position.past.view_before(0).contest
        assert earlier is not None
        teller.tell(event, position)
        assert by_height(teller, earlier.fighters) == list(earlier.fighters)
        while not teller.words:
            teller.step()
        assert by_height(teller, earlier.fighters) == list(event.fighters)
        assert teller.animation is not None and teller.board.stage.flyers


def by_height(teller: Teller, seats: tuple[int, ...]) -> list[int]:
    return sorted(seats, key=lambda seat: teller.places(line_name(seat))[0].y)


def test_at_the_end_laurels_turn_up_seat_by_seat() -> None:
    """AQ 5."""
    match = Moment(FORM, 0, "").match()
    play(match, 2000)
    with telling(match) as teller:
        event, position = teller.first(e.MatchEnded)
        teller.tell(event, position)
        rivals = range(1, FORM.seats)
        first, shown = [holdings(teller, seat) for seat in rivals], list[tuple[bool, ...]]()
        while teller.step(0.2):
            now = [holdings(teller, seat) for seat in rivals]
            shown.append(tuple(one != other for one, other in zip(first, now, strict=True)))
        turned = [sum(each) for each in dict.fromkeys(shown)]
        assert turned == list(range(turned[-1] + 1)) and turned[-1] > 1


@pytest.mark.parametrize("is_blue", [False, True])
def test_dice_come_to_rest_in_the_column_where_the_line_has_them(
    is_blue: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AQ 4.2.4: red ones beside the spaces, blue ones behind the cards."""
    ends, tumble = list[Rect](), dice.tumble

    def noted(stage: Stage[AquileiaPosition], faces: Sequence[int], colour: str, places: Sequence[Rect]) -> Any:
        ends.extend(places)
        return tumble(stage, faces, colour, places)

    monkeypatch.setattr(motion, "tumble", noted)
    with telling() as teller:
        event, position = teller.first(e.StrengthRolled, lambda event, _: event.is_blue == is_blue)
        teller.tell(event, position)
        shown = teller.position
        column = columns_of(parts_of(line_rect(shown, event.seat))[2], with_blue=has_blue(shown.view))[2 * is_blue]
        assert ends == die_rects(column, len(event.faces))


def test_nobody_is_told_what_dice_show_before_they_lie() -> None:
    """AQ 1.4: neither the ribbon nor the chronicle; both know it once they have come to rest."""
    with at_table("seats: 3\nstep: dolus\nspaces: dolus=0\ntrack: 0 1 2") as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.stage.app.settings.own_speed = "1x"
        table, t = sitting.table, sitting.table.t
        sitting.stage.click("answer-roll")
        sitting.stage.step(STEP)
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
    sitting.stage.step(STEP)
    canvas, view = sitting.stage.app.canvas, sitting.match.state
    assert sitting.table.banner_player.is_calling, "the first round, and who places first"
    away = {name for name, _ in sitting.table.motions.away(canvas)}
    assert {*map(card_name, view.row), laurel_name(kind_of(view.shown))} <= away
    while sitting.table.playback.is_active:
        sitting.stage.key("x")
    sitting.stage.step(STEP)
    assert not sitting.table.motions.away(canvas) and not sitting.table.board.stage.flyers
    sitting.close()
