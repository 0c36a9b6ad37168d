"""Every deed in Florence is seen and heard: each event moves and sounds, and leaves nothing in the air."""

import pytest

from game.core.registry import spec_of
from game.lorenzo.events import ALL_EVENTS, GoodsGained
from game.lorenzo.goods import amounts
from scenes.lorenzo.face import FACE
from tests.contract.matches import Form, forms_of
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import seated

FORMS = [form for form in forms_of(spec_of("lorenzo")) if form.seats == 4]
_STEP = 0.05
_LONGEST = 3.0


def test_every_event_is_animated_and_heard() -> None:
    with seated(Moment(FORMS[0], 0, "").match()) as sitting:
        animated = set(sitting.table.board.animations())
    assert set(ALL_EVENTS) == animated == set(FACE.sounds)


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
                stage.follow(seen := table.seen_from(frame.state))
                animation = animations[type(frame.event)](frame.event, seen)
                assert animation is not None
                steps = next(step for step in range(int(_LONGEST / _STEP)) if animation.advance(_STEP) is not None)
                stage.draw(sitting.stage.app.canvas)
                assert steps >= 1, frame.event
                assert (stage.flyers, stage.hidden) == ([], set())


def test_faith_beyond_its_track_is_told_as_lost() -> None:
    """LM R31."""
    with seated(Moment(FORMS[0], 0, "").match((0,))) as sitting:
        wording = sitting.table.wording
        nothing = wording.event(GoodsGained(0, amounts(), "privilege", lapsed=2))
        some = wording.event(GoodsGained(0, amounts(coins=1), "privilege", lapsed=2))
    assert "2 more is lost" in nothing
    assert "receive" not in nothing
    assert "1 coin" in some
    assert "2 more is lost" in some
