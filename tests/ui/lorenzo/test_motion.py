"""Every deed in Florence is seen and heard: each event moves and sounds, and leaves nothing in the air."""

from functools import partial
from itertools import count
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from game.lorenzo.events import (
    ALL_EVENTS,
    CardTaken,
    ChurchSupported,
    Excommunicated,
    GameEnded,
    GoodsGained,
    GoodsPaid,
    LeaderDiscarded,
    MemberPlaced,
    OrderRenewed,
    RoundBegun,
    ServantsPaid,
    WorkDone,
)
from game.lorenzo.goods import COINS, FAITH, POINTS, SERVANTS, amounts
from game.lorenzo.state import Player
from scenes.engine.layout import Rect
from scenes.games.lorenzo import board, layout
from scenes.games.lorenzo.drawing.leaders import leaders_of
from scenes.games.lorenzo.drawing.track_tokens import apart
from scenes.games.lorenzo.game_ui import GAME_UI
from scenes.games.lorenzo.motion.motion import MOTION
from scenes.games.lorenzo.widgets.tracks import Dice
from scenes.kit.announcement import LONGEST, SECONDS, Announcement, Announcements
from scenes.kit.event_history import EventHistory
from scenes.kit.motion.dice_roll import ROLL
from scenes.kit.motion.motion import kind_of
from scenes.kit.motion.motion_player import MotionPlayer
from scenes.kit.motion.stage import Dealt
from scenes.kit.widget_prerender import prerender_widgets
from tests.contract.matches import Form, forms_of
from tests.ui.lorenzo.drawn import do, drawn, finish, frames_of, goods, is_anything_away, kinds
from tests.ui.lorenzo.tables import RICH, table_at
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import Seated, seated

FORMS = [form for form in forms_of(spec_of("lorenzo")) if form.seats == 4]
_BASIC, _DRAFTED = (next(form for form in FORMS if form.options["game"] == game) for game in ("basic", "advanced"))
_STEP = 0.05
_LONGEST = 3.0


def test_every_event_is_animated_and_heard() -> None:
    """The end is heard in the finale."""
    assert {*ALL_EVENTS, Dealt} == set(MOTION.events) == {*GAME_UI.sounds, GameEnded, Dealt}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_flies_lands(form: Form) -> None:
    """Seen from seat 0: own deeds and those of rivals."""
    match = played(form)
    met = set[tuple[type, bool]]()
    with seated(Moment(form, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        animations = MotionPlayer(table.board, MOTION).animations(ALL_EVENTS)
        for entry in match.entries:
            frames = match.frames(entry.index)
            for number, frame in enumerate(frames, 1):
                kind = type(frame.event), getattr(frame.event, "seat", 0) == 0
                if kind in met:
                    continue
                met.add(kind)
                past: EventHistory[Any] = EventHistory(match, entry.index, frames[:number])
                position = table.viewpoint.seen_from(frame.state, past, mover=getattr(frame.event, "seat", -1))
                animation = animations[type(frame.event)](frame.event, position)
                assert animation is not None
                steps = next(step for step in range(int(_LONGEST / _STEP)) if animation.advance(_STEP) is not None)
                stage.draw(sitting.stage.app.canvas)
                assert steps >= 1, frame.event
                table.motions.finish()
                assert not is_anything_away(sitting)


def turn_of(seat: int) -> str:
    return f"""
        seats: 2
        order: {seat} {1 - seat}
        {RICH.splitlines()[0]}
        dice: 6 6 6
        goods 1: coins 5 servants 6 faith 2
        floor character 3: c52
        at market 1: 1 black
    """


@pytest.mark.parametrize("seat", [0, 1])
def test_goods_are_counted_as_they_come_and_go(seat: int) -> None:
    """Until then the numbers of own board and panels, and the tokens of the tracks, stand as before."""
    with table_at(turn_of(seat)) as sitting:
        sitting.stage.step(1.0)
        before = goods(sitting, seat, COINS)
        do(sitting, "place orange council")
        finish(sitting)
        do(sitting, "servants 0")
        shown = [goods(sitting, seat, COINS) for seconds in frames_of(sitting, GoodsGained) if seconds < 0.3]
        assert set(shown) - {None} == {before}
        finish(sitting)
        assert before is not None and goods(sitting, seat, COINS) == before + 1
        do(sitting, "privilege faith")
        tokens = [drawn(sitting)["faith", seat].x for _ in frames_of(sitting, GoodsGained, 0.02)]
        assert len(set(tokens[:12])) == 1 and tokens == sorted(tokens) and tokens[-1] > tokens[0] + 20


def test_what_is_paid_is_counted_down_while_it_flies() -> None:
    with table_at(turn_of(0)) as sitting:
        do(sitting, "place orange character 3")
        finish(sitting)
        do(sitting, "servants 4")
        for kind, good, least in ((ServantsPaid, SERVANTS, 2), (GoodsPaid, COINS, 18)):
            read = [goods(sitting, 0, good) for _ in frames_of(sitting, kind, 0.02)]
            shown = [number for number in read if number is not None]
            assert shown == sorted(shown, reverse=True) and shown[-1] in (least, least + 1) and len(set(shown)) > 1


@pytest.mark.parametrize("seat", [0, 1])
def test_a_card_goes_from_its_tower_to_the_family_that_takes_it(seat: int) -> None:
    """LM 4.1: where it lay, the family's token appears meanwhile."""
    with table_at(turn_of(seat)) as sitting:
        do(sitting, "place orange character 3")
        finish(sitting)
        start = drawn(sitting)["card", "c52"]
        do(sitting, "servants 0")
        ways = [drawn(sitting)["card", "c52"] for seconds in frames_of(sitting, CardTaken) if 0 < seconds < 0.4]
        assert ways[0].x < ways[-1].x - 200 and ways[-1].w < start.w - 20
        finish(sitting)
        assert (("card", "c52") in drawn(sitting)) is (seat == 0) and kinds(sitting, "mark")


@pytest.mark.parametrize("seat", [0, 1])
def test_a_member_goes_from_its_family_to_its_space_and_the_others_stay(seat: int) -> None:
    """That of a rival grows out of the die on its panel."""
    with table_at(turn_of(seat)) as sitting:
        home = {name: drawn(sitting)[name] for name in kinds(sitting, "member") if name[1] == COLOURS[seat]}
        do(sitting, "place orange council")
        member = "member", COLOURS[seat], 2
        ways = [drawn(sitting)[member] for _ in frames_of(sitting, MemberPlaced)]
        assert ways[0].center == pytest.approx(home[member].center, abs=30)
        finish(sitting)
        assert drawn(sitting)[member].center == pytest.approx(ways[-1].center, abs=12)
        assert layout.place("council").contains(drawn(sitting)[member].center)
        assert bool(kinds(sitting, "pale")) is (seat == 0)
        if seat:
            assert max(way.w for way in ways) > 1.3 * drawn(sitting)[member].w


def test_a_leader_that_is_given_away_rises_and_the_others_close_up_behind_it() -> None:
    with table_at(f"seats: 2\n{RICH}hand 0: l02 l06 l09\n") as sitting:
        sitting.stage.step(1.0)
        before = kinds(sitting, "leader")
        do(sitting, "discard l06")
        shown = [kinds(sitting, "leader") for _ in frames_of(sitting, LeaderDiscarded)]
        rising = [places["leader", "l06"].y for places in shown if ("leader", "l06") in places]
        closing = [places["leader", "l09"].x for places in shown]
        assert rising == sorted(rising, reverse=True) and rising[0] - rising[-1] > 60
        assert closing == sorted(closing, reverse=True) and len(rising) < len(closing)
        assert len(set(closing[: len(rising) - 1])) == 1, "once it has gone"
        finish(sitting)
        assert kinds(sitting, "leader")["leader", "l09"] == before["leader", "l06"]


def test_a_leader_that_is_played_stays_where_it_lay_and_the_others_close_up_behind_one_given_away() -> None:
    before = Player(hand=(2, 5, 9))
    played, given = Player(hand=(2, 9), leaders=(5,)), Player(hand=(2, 9))
    assert leaders_of(before) == leaders_of(played) == [2, 5, 9]
    assert leaders_of(given) == [2, 9]


def test_tokens_on_a_track_stand_apart_and_as_near_to_their_places_as_can_be() -> None:
    assert apart([100, 100, 100], 18, (0, 400)) == [82, 100, 118]
    assert apart([100, 300, 110], 18, (0, 400)) == [96, 300, 114]
    assert apart([0, 40], 18, (0, 400)) == [0, 40]
    assert apart([100, 100, 400], 18, (100, 400)) == [100, 118, 400]
    assert apart([300, 400, 400], 18, (100, 400)) == [300, 382, 400]


def test_a_harvest_in_which_nothing_is_used_is_told_without_a_list() -> None:
    with seated(Moment(FORMS[0], 0, "").match((0,))) as sitting:
        told = sitting.table.viewpoint.wording.event(WorkDone(0, "harvest", 1, ()))
    assert told.endswith("brings nothing.")


def test_faith_beyond_its_track_is_told_as_lost() -> None:
    """LM R31."""
    with seated(Moment(FORMS[0], 0, "").match((0,))) as sitting:
        wording = sitting.table.viewpoint.wording
        nothing = wording.event(GoodsGained(0, amounts(), "privilege", lapsed=2))
        some = wording.event(GoodsGained(0, amounts(coins=1), "privilege", lapsed=2))
    assert "2 more is lost" in nothing
    assert "receive" not in nothing
    assert "1 coin" in some
    assert "2 more is lost" in some


DECKS = " ".join(
    f"{kind}{number}" for kind, first in zip("tcbv", (1, 49, 25, 73), strict=True)
    for number in (f"{first + step:02}" for step in range(4))
)  # fmt: skip
ROUND_ENDS = (
    "seats: 2\nround: 1\ndice: 6 3 2\norder: 0 1\nhome 1:\npassed: 1\nhome 0: neutral\n"
    f"at market 1: 0 white\nat council: 1 black\nfloor venture 4: v80\ndecks: {DECKS}"
)


def test_lm_3_1_no_value_is_read_before_its_die_lies_and_the_old_dice_go_as_the_new_ones_come() -> None:
    with table_at(ROUND_ENDS) as sitting:
        do(sitting, "pass")
        event = next(event for event in sitting.table.match.entries[-1].events if isinstance(event, RoundBegun))
        assert sitting.table.viewpoint.wording.foretold(event) == "Round 2 begins."
        for seconds in frames_of(sitting, RoundBegun):
            values = [value_of(sitting, member) for member in range(3)]
            rounds = {name[1] for name in kinds(sitting, "die")}
            if seconds < ROLL - 0.1:
                assert values == [None] * 3
                assert (1 in rounds) if seconds < 0.1 else seconds < 0.3 or 1 not in rounds
            elif seconds > ROLL + 0.1:
                assert values == list(event.dice) and rounds == {2}


def value_of(sitting: Seated, member: int) -> int | None:
    """The value with which an own member is drawn."""
    [item] = [each for each in sitting.stage.app.canvas.things if each.name == ("member", COLOURS[0], member)]
    assert isinstance(item.paint, partial)
    value: int | None = item.paint.args[2]
    return value


def test_lm_3_1_cards_come_down_their_towers_and_those_of_the_round_before_have_gone() -> None:
    with table_at(ROUND_ENDS) as sitting:
        do(sitting, "pass")
        falls: dict[Any, list[float]] = {}
        for _ in frames_of(sitting, RoundBegun):
            for name, place in kinds(sitting, "card").items():
                falls.setdefault(name, []).append(place.y)
        assert len(falls) == 16 and ("card", "v80") not in falls
        assert all(ys == sorted(ys) for ys in falls.values())


def test_lm_5_3_members_go_home_before_the_next_round_begins() -> None:
    with table_at(ROUND_ENDS) as sitting:
        do(sitting, "pass")
        shown = [kinds(sitting, "member") for _ in frames_of(sitting, OrderRenewed)]
        white, black = ([places[name] for places in shown] for name in (("member", "L", 0), ("member", "F", 1)))
        assert layout.place("market").contains(white[0].center) and layout.place("council").contains(black[0].center)
        sitting.stage.step(0.0)
        assert isinstance(sitting.table.playback.told_now, RoundBegun)
        places = kinds(sitting, "member")
        assert places["member", "L", 0].center == pytest.approx(layout.member_rect(0).center, abs=2)
        assert layout.rival_rect(0, 2, 1).contains(places["member", "F", 1].center)
        assert not kinds(sitting, "pale") and len(places) == 8


def test_the_first_round_comes_like_every_other_and_the_draft_before_it_is_not_called_out() -> None:
    """LM 3.1."""
    with seated(Moment(_BASIC, 0, "").match((0,))) as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.table.playback.deal()
        sitting.stage.step(0.05)
        assert sitting.table.banner_player.is_calling, "the first round, and who begins"
        away = {kind_of(name) for name, _ in sitting.table.motions.away(sitting.stage.app.canvas)}
        assert {"die", "card", "member"} <= away
        while sitting.table.playback.is_active:
            sitting.stage.key("x")
        assert not is_anything_away(sitting)
    with seated(Moment(_DRAFTED, 0, "").match((0,))) as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.table.playback.deal()
        assert not sitting.table.banner_player.is_calling and not sitting.table.playback.is_active


def test_the_city_is_painted_where_nobody_looks_while_one_chooses_in_the_draft(monkeypatch: pytest.MonkeyPatch) -> None:
    """So that its pictures are there when it appears; each piece once."""
    painted: list[str] = []
    monkeypatch.setattr(Dice, "draw", lambda dice, canvas, look: painted.append(dice.id))
    monkeypatch.setattr(
        board,
        "prerender_widgets",
        lambda scene, pieces: prerender_widgets(scene, [each for each in pieces if type(each) is Dice]),
    )
    with seated(_first_choice()) as sitting:
        for _ in range(3):
            sitting.stage.clock.now += 1.0
            sitting.table.invalidate()
            sitting.stage.step()
        assert sitting.table.find("dice") is None
        assert painted == ["dice"]


def _first_choice() -> Match:
    """Seat 0 chooses its bonus tile."""
    form = next(form for form in FORMS if form.options["game"] == "advanced")
    seats = [Seat("human"), *[Seat("greedy")] * (form.seats - 1)]
    matches = (Match(form.spec, form.options, seats, str(seed)) for seed in count())
    return next(match for match in matches if match.decision and match.decision.seat == 0)


def church_of(seat: int) -> str:
    """That family passes last, and is asked first."""
    return f"""
        seats: 2
        round: 2
        order: {seat} {1 - seat}
        home {1 - seat}:
        passed: {1 - seat}
        home {seat}: neutral
        goods {seat}: faith 5 points 9
        goods {1 - seat}: faith 1
        decks: {DECKS}
    """


def test_what_the_church_gives_a_rival_is_not_seen_before_its_report_has_been_read() -> None:
    with table_at(church_of(1)) as sitting:
        do(sitting, "pass")
        finish(sitting)
        do(sitting, "support")
        seen = [
            (sitting.table.banner_player.is_calling, goods(sitting, 1, FAITH), drawn(sitting)["faith", 1].x)
            for _ in frames_of(sitting, ChurchSupported)
        ]
        before = [each for each in seen if each[0]]
        assert len(before) > 10 and len(set(before)) == 1 and before[0][1] == 5
        ways = [x for _, _, x in seen]
        assert ways == sorted(ways, reverse=True) and ways[-1] < ways[0] - 100


@pytest.mark.parametrize("seat", [0, 1])
def test_what_the_church_gives_sets_out_once_its_page_has_gone_and_takes_its_time(seat: int) -> None:
    with table_at(church_of(seat)) as sitting:
        do(sitting, "pass")
        finish(sitting)
        do(sitting, "support")
        begun: list[tuple[float, int | None, Rect]] = []
        for seconds in frames_of(sitting, ChurchSupported):
            if not sitting.table.banner_player.is_calling and (token := drawn(sitting).get(("verdict", 1, seat))):
                begun.append((seconds, goods(sitting, seat, POINTS), token))
        first, last = begun[0], begun[-1]
        assert last[0] - first[0] > 0.7 and (first[0] > 0.3 if seat == 0 else True)
        assert first[1] == 9 and first[2].w > 40 > last[2].w
        assert layout.tile_rect(1).contains(last[2].center)


def test_who_is_excommunicated_is_sealed_and_the_tile_shakes() -> None:
    with table_at(church_of(0)) as sitting:
        do(sitting, "pass")
        finish(sitting)
        do(sitting, "support")
        sizes, tiles = list[float](), list[float]()
        for _ in frames_of(sitting, Excommunicated, 0.02):
            shown = drawn(sitting)
            tiles.append(shown["tile", 1].x)
            sizes += [shown["verdict", 1, 1].w] if ("verdict", 1, 1) in shown else []
        assert sizes[0] > 100 and sizes[-1] < 30
        assert max(tiles) - min(tiles) > 4 and abs(tiles[-1] - tiles[0]) < 2
        finish(sitting)
        assert ("seal", 1, 0) in drawn(sitting)


def test_what_is_called_out_stands_as_long_as_it_takes_to_be_read_once() -> None:
    """A sentence that comes with every turn is known from then on."""
    long = "Most shields on the building site first; a tie goes to the larger visible address."
    notes = iter(("", "Mercatus acts first, then the arena.", long, long))
    with table_at("seats: 2\nround: 2\n") as sitting:
        table = sitting.table
        announcements: Announcements[Any] = {
            OrderRenewed: lambda event, position: Announcement("Round 2 of 6", next(notes))
        }
        herald = table.banner_player.heralded({}, announcements)[OrderRenewed]
        stood = list[float]()
        for _ in range(4):
            told = herald(OrderRenewed((1, 0)), table.position)
            assert told is not None
            seconds = (step * _STEP for step in count(1) if told.advance(_STEP) is not None)
            stood.append(next(seconds))
        assert stood == pytest.approx([SECONDS, 2.0, LONGEST, SECONDS], abs=0.1)
