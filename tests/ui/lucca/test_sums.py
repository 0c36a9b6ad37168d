"""The sums beside Lucca's table change once with a deed, and what the end brings is the finale's to tell."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from game.lucca.events import OrderSet
from game.lucca.notation import position
from game.lucca.state import NOBODY
from scenes.engine.widgets import Button
from scenes.games.lucca.game_ui import GAME_UI
from scenes.games.lucca.layout import place
from scenes.games.lucca.opening_points import opens_last
from scenes.games.lucca.widgets.family_plates import OwnPlate
from scenes.games.lucca.widgets.side_panels import OrderBoard, Projection, order_board
from scenes.kit.announcement import SECONDS
from scenes.table.log_sidebar import BlockRow
from tests.ui.lucca.drawn import drawn
from tests.ui.lucca.test_motion import AGES, LAST, START
from tests.ui.table.players import Sitting


def seated(start: str) -> Sitting:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(start))
    sitting.stage.app.settings.reduced_motion = False
    return sitting


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = seated(START)
    yield sitting
    sitting.close()


def submit(sitting: Sitting, action: str) -> None:
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action(action))


def told(sitting: Sitting) -> Iterator[None]:
    """Picture by picture, until all is told."""
    for _ in range(AGES):
        sitting.stage.step(0.05)
        yield
        if not sitting.table.playback.is_active:
            return
    raise AssertionError("it never comes to rest")


def shown(sitting: Sitting) -> tuple[list[int], int]:
    totals, own = sitting.table.find("projected"), sitting.table.find("own")
    assert isinstance(totals, Projection) and isinstance(own, OwnPlate)
    return list(totals.totals), own.standing.quarter.shields


def test_lc_4_2b_the_card_that_completes_a_palace_changes_the_sums_once(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    list(told(sitting))
    submit(sitting, "extend 26")
    sums = [shown(sitting) for _ in told(sitting)]
    changes = [now for before, now in pairwise(sums) if now != before]
    assert len(changes) == 1


def test_rows_glide_to_their_new_places() -> None:
    """Neither the families of the totals nor those of the next order jump, once the deed has landed."""
    sitting = seated(START.replace("points 0: 19 12", "points 0: 0 0") + "points 2: 30 0\n")
    sitting.stage.app.draw()
    first = {kind: [drawn(sitting)[kind, 0] for _ in "1"] for kind in ("rank", "next")}
    submit(sitting, "take 1")
    list(told(sitting))
    submit(sitting, "extend 26")
    for _ in told(sitting):
        pass
    ways = {kind: [place] for kind, [place] in first.items()}
    for _ in range(20):
        for kind, way in ways.items():
            way.append(drawn(sitting)[kind, 0])
        sitting.stage.step(0.03)
    heights = [round(place.y) for place in ways["rank"]]
    assert heights == sorted(heights, reverse=True) and len(set(heights)) > 4
    sitting.close()


def test_lc_5_1_the_first_turn_is_called_longer_and_the_last_by_its_name(sitting: Sitting) -> None:
    call = GAME_UI.announcements[OrderSet]
    first, second, last = (call(OrderSet(turn, (0, 1, 2), (5, 4, 3)), sitting.table.position) for turn in (1, 2, 7))
    assert first and second and last
    assert first.stands(()) > 2 * SECONDS and second.stands({first.note}) == last.stands({first.note}) == SECONDS
    assert "last" in last.title and "last" not in second.title


def test_lc_5_3_a_wall_says_how_many_shields_it_lacks(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    list(told(sitting))
    wall = sitting.table.find("use-33-wall")
    assert isinstance(wall, Button) and "shields" in wall.subtitle
    assert sitting.table.viewpoint.wording.catalog("lc-note-wall", missing=2) == "lacks 2 shields"


def test_a_hint_frames_the_triplets_that_are_left(sitting: Sitting) -> None:
    sitting.table.refresh()
    board, first, last = sitting.table.board, sitting.table.find("triplet-0"), sitting.table.find("triplet-3")
    area = board.hint_area("triplet-1")
    assert first and last and area and area == first.screen_rect().joined(last.screen_rect())
    submit(sitting, "take 1")
    list(told(sitting))
    assert board.hint_area("triplet-1") is None


def test_lc_5_3_the_chronicle_leaves_to_the_finale_what_the_end_brings() -> None:
    sitting = seated(LAST)
    del sitting.table.ending.begin
    submit(sitting, "discard 29")
    sitting.table.controller.end_turn()
    told_before: list[str] = []
    for _ in range(AGES):
        sitting.stage.step(0.1)
        if sitting.stage.app.stack.top is not sitting.table:
            break
        told_before += [row.block.text for row in sitting.table.widgets if isinstance(row, BlockRow)]
        told_before += [block.text for block in sitting.table.playback.chronicle.blocks]
    assert any("opened" in text for text in told_before)
    assert not any(word in text for text in told_before for word in ("address", "walls and towers", "is over"))
    assert any("is over" in block.text for block in sitting.table.playback.chronicle.blocks)
    sitting.close()


def test_lc_3_a_family_has_not_played_until_its_turn_is_over(sitting: Sitting) -> None:
    """While its actions are shown, and while the turn can still be taken back, it is lit."""
    lit = set[tuple[int, int]]()

    def note() -> None:
        sitting.stage.step(0.1)
        board = sitting.table.find("order")
        assert isinstance(board, OrderBoard)
        if sitting.table.position.mover >= 0:
            lit.add((sitting.table.position.mover, board.lit))

    submit(sitting, "take 1")
    while not sitting.match.holds_turn():
        sitting.stage.settle()
        sitting.match.submit(sitting.match.legal()[0])
        note()
    sitting.stage.settle()
    note()
    assert lit == {(0, 0)}


def test_lc_5_2_only_who_opens_is_lit_in_the_last_openings() -> None:
    sitting = seated(LAST)
    submit(sitting, "discard 29")
    sitting.table.controller.end_turn()
    lit = []
    for _ in range(AGES):
        sitting.stage.step(0.1)
        board = sitting.table.find("order")
        assert isinstance(board, OrderBoard)
        if sitting.table.position.awaits_count:
            lit.append(board.lit)
        if sitting.match.is_over and not sitting.table.playback.is_active:
            break
    assert lit[0] == lit[-1] == -1 and {*lit} > {-1}
    sitting.close()


def test_lc_5_2_a_plaque_says_open_until_the_last_triplet_is_taken() -> None:
    """While the last turn is called out, the triplets of the turn before have still been taken."""
    last = START.replace("turn: 4", "turn: 7").partition("triplets")[0]
    taken = last + "triplets: -, -, -, 44 45 48\ntakers: 1 2 0 -\n"
    sitting = seated(START)
    playing, between = (
        sitting.table.viewpoint.seen_from(position(taken + stage)) for stage in ("stage: play", "stage: between")
    )
    assert opens_last(playing, 0) and not opens_last(between, 0)
    sitting.close()


def test_lc_3_nobody_is_lit_while_the_next_order_is_set() -> None:
    """The crests leave their places, and a glow would stay behind."""
    sitting = seated(START)
    taken = START.partition("triplets")[0] + "triplets: -, -, -, 44 45 48\ntakers: 1 2 0 -\n"
    between = sitting.table.viewpoint.seen_from(position(taken + "stage: between"))
    last = between.view.order[-1]
    over = replace(between, mover=last)
    setting = replace(over, coming=OrderSet(5, (2, 1, 0), (5, 4, 3)))
    assert [order_board(place("order"), each).lit for each in (over, setting)] == [last, NOBODY]
    sitting.close()
