"""Every deed in Florence is seen and heard: each event moves and sounds, and leaves nothing in the air."""

from itertools import count, pairwise
from typing import Any

import pytest

from game.core.events import Event
from game.core.frames import Frame
from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.lorenzo.board import TOWER_SPACES
from game.lorenzo.events import (
    ALL_EVENTS,
    ChurchSupported,
    GameEnded,
    GoodsGained,
    GoodsPaid,
    OrderRenewed,
    RoundBegun,
    ServantsPaid,
    WorkDone,
)
from game.lorenzo.goods import FAITH, amounts
from game.lorenzo.state import CHURCH, Player
from scenes.games.lorenzo import board
from scenes.games.lorenzo.board import LorenzoBoard
from scenes.games.lorenzo.drawing.leaders import leaders_of
from scenes.games.lorenzo.drawing.track_tokens import apart
from scenes.games.lorenzo.game_ui import GAME_UI
from scenes.games.lorenzo.motion.animations import draw_rolling
from scenes.games.lorenzo.motion.stage import NO_DICE, FlorenceStage
from scenes.games.lorenzo.widgets.pieces import Ghosted
from scenes.games.lorenzo.widgets.tracks import Dice
from scenes.kit.announcement import LONGEST, SECONDS, Announcement, Announcements
from scenes.kit.motion.stage import Dealt
from scenes.kit.widget_prerender import prerender_widgets
from tests.contract.matches import Form, forms_of
from tests.ui.lorenzo.tables import table_at
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

FORMS = [form for form in forms_of(spec_of("lorenzo")) if form.seats == 4]
_BASIC, _DRAFTED = (next(form for form in FORMS if form.options["game"] == game) for game in ("basic", "advanced"))
_STEP = 0.05
_LONGEST = 3.0


def test_every_event_is_animated_and_heard() -> None:
    """The end is heard in the finale."""
    with seated(Moment(FORMS[0], 0, "").match()) as sitting:
        animated = set(sitting.table.board.animations())
    assert {*ALL_EVENTS, Dealt} == animated == {*GAME_UI.sounds, GameEnded, Dealt}


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_what_flies_lands(form: Form) -> None:
    """Seen from seat 0: own deeds and those of rivals."""
    match = played(form)
    met = set[tuple[type, bool]]()
    with seated(Moment(form, 0, "").match((0,))) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        animations = table.board.animations()
        for entry in match.entries:
            for frame in match.frames(entry.index):
                kind = type(frame.event), getattr(frame.event, "seat", 0) == 0
                if kind in met:
                    continue
                met.add(kind)
                stage.follow(position := table.viewpoint.seen_from(frame.state))
                animation = animations[type(frame.event)](frame.event, position)
                assert animation is not None
                steps = next(step for step in range(int(_LONGEST / _STEP)) if animation.advance(_STEP) is not None)
                stage.draw(sitting.stage.app.canvas)
                assert steps >= 1, frame.event
                assert (stage.flyers, stage.hidden) == ([], set())


@pytest.mark.parametrize("kind", [GoodsGained, GoodsPaid, ServantsPaid, ChurchSupported])
def test_goods_are_counted_as_they_come_and_go(kind: type[Event]) -> None:
    """Until then the numbers of own board and panels, and the tokens of the tracks, stand as before."""
    match = played(FORMS[0])
    index, before, frame = next(
        (entry.index, before, frame)
        for entry in match.entries
        if entry.events
        for before, frame in pairwise([Frame(entry.events[0], match.state_at(entry.index)), *match.frames(entry.index)])
        if isinstance(frame.event, kind) and before.state.players[0].goods != frame.state.players[0].goods
    )
    with seated(Moment(FORMS[0], index, "").match((0,))) as sitting:
        florence = sitting.table.board
        assert isinstance(florence, LorenzoBoard)
        stage, old, new = florence.stage, before.state.players[0].goods, frame.state.players[0].goods
        stage.follow(position := sitting.table.viewpoint.seen_from(frame.state))
        animation = florence.animations()[kind](frame.event, position)
        assert animation is not None
        animation.advance(0.0)
        assert [round(number) for number in stage.goods(0)] == old
        animation.finish()
        assert list(stage.goods(0)) == new


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


def test_no_die_is_told_before_it_lies() -> None:
    match = played(FORMS[0])
    frames = (frame for entry in match.entries for frame in match.frames(entry.index))
    begun = next(frame for frame in frames if isinstance(frame.event, RoundBegun))
    with seated(Moment(FORMS[0], 0, "").match((0,))) as sitting:
        stage, position = sitting.table.board.stage, sitting.table.viewpoint.seen_from(begun.state)
        animation = sitting.table.board.animations()[type(begun.event)](begun.event, position)
        assert animation is not None and {"member-0", "member-1", "member-2"} <= stage.hidden
        assert position.wording.foretold(begun.event) == "Round 1 begins."
        animation.finish()


def test_the_first_round_comes_like_every_other_and_the_draft_before_it_is_not_called_out() -> None:
    """LM 3.1."""
    with seated(Moment(_BASIC, 0, "").match((0,))) as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.table.playback.deal()
        stage = sitting.table.board.stage
        assert sitting.table.banner_player.is_calling, "the first round, and who begins"
        assert {"dice", "member-0", *(f"space-{space}" for space in TOWER_SPACES)} <= stage.hidden
        while sitting.table.playback.is_active:
            sitting.stage.key("x")
        assert (stage.flyers, stage.hidden) == ([], set())
    with seated(Moment(_DRAFTED, 0, "").match((0,))) as sitting:
        sitting.stage.app.settings.reduced_motion = False
        sitting.table.playback.deal()
        assert not sitting.table.banner_player.is_calling and not sitting.table.playback.is_active


def test_lm_3_1_the_dice_of_the_round_before_lie_there_until_new_ones_come(monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[str] = []
    with table_at("seats: 2\nround: 1\ndice: 6 3 2\n") as sitting:
        stage = sitting.table.board.stage
        assert isinstance(stage, FlorenceStage)
        assert (stage.dice_before(2), stage.dice_before(1)) == ((6, 3, 2), NO_DICE)
        canvas = sitting.stage.app.canvas
        monkeypatch.setattr(canvas, "image", lambda name, rect, alpha=1.0: painted.append(name))
        for share in (0.0, 1.0):
            draw_rolling(1, "die_black_", 5, 3, canvas, share)
        assert painted == ["die_black_3", "die_black_5"]


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


def test_members_go_home_before_the_next_round_begins() -> None:
    with table_at("seats: 2\nat market 1: 0 white\nat council: 1 black") as sitting:
        florence = sitting.table.board
        assert isinstance(florence, LorenzoBoard)
        homeward = florence.animations()[OrderRenewed](OrderRenewed((1, 0)), sitting.table.position)
        assert homeward is not None
        homeward.advance(0.0)
        members_and_marks = 2 + 1
        assert len(florence.stage.flyers) == members_and_marks
        assert all(piece.placing.is_left for piece in sitting.table.widgets if isinstance(piece, Ghosted))
        homeward.finish()
        assert florence.stage.flyers == []


def test_what_the_church_gives_a_rival_is_not_seen_before_its_report_has_been_read() -> None:
    with table_at("seats: 2\nround: 2\ngoods 1: faith 0 points 9\n") as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        assert table.position is not None and isinstance(stage, FlorenceStage)
        table.position.view.stage = CHURCH
        called = Announcement("Church report", comes_first=True)
        announcements: Announcements[Any] = {ChurchSupported: lambda event, position: called}
        told = table.banner_player.heralded(table.board.animations(), announcements)[ChurchSupported](
            ChurchSupported(1, 5, 7), table.position
        )
        assert told is not None
        told.advance(SECONDS / 2)
        assert stage.goods(1)[FAITH] == 5
        told.finish()


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


@pytest.mark.parametrize("is_own", [True, False])
def test_what_the_church_gives_sets_out_once_its_page_has_gone_and_takes_its_time(is_own: bool) -> None:
    text = f"seats: 2\nround: 2\ngoods {int(not is_own)}: faith 5 points 9\n"
    with table_at(text) as sitting:
        table, stage = sitting.table, sitting.table.board.stage
        assert table.position is not None and isinstance(stage, FlorenceStage)
        seat = int(not is_own)
        table.position.view.stage = CHURCH
        told = table.board.animations()[ChurchSupported](ChurchSupported(seat, 5, 7), table.position)
        assert told is not None
        told.advance(0.3)
        assert bool(stage.flyers) is not is_own and stage.goods(seat)[FAITH] >= 5
        seconds = 0.3
        while told.advance(_STEP) is None:
            seconds += _STEP
        assert seconds > 0.9
