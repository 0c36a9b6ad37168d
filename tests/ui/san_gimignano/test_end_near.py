"""What the end phase forbids is said in time: towers under construction are completed before it, or never (SG 4.2)."""

from collections import Counter

import pytest

from game.core.chance import NoChance
from game.core.registry import spec_of
from game.san_gimignano.actions import Build, Extend
from game.san_gimignano.events import EndPhaseBegun
from game.san_gimignano.limits import MARKET_SIZE, cards_to_buy
from game.san_gimignano.notation import position
from game.san_gimignano.spec import SPEC
from game.san_gimignano.state import Drawing
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog
from scenes.engine.text.markup import marked_up
from scenes.engine.widgets import Button
from scenes.games.san_gimignano import layout
from scenes.games.san_gimignano.board import SanGimignanoBoard
from scenes.games.san_gimignano.consequences import what_follows
from scenes.games.san_gimignano.end_phase import is_near
from scenes.games.san_gimignano.game_ui import GAME_UI
from scenes.games.san_gimignano.widgets.pieces import TowerWidget
from scenes.games.san_gimignano.widgets.score_panel import draw_sign
from scenes.kit.announcement import SECONDS
from scenes.kit.seat_views import seen_from, wording_of
from tests.contract.matches import Form, forms_of
from tests.ui.san_gimignano.test_words import START, ribbon, seated, tip
from tests.ui.table.players import Sitting
from tests.ui.tables.moments import played

DECLARES = START.replace("towers 1: 9-9-9!, 6-6-6", "towers 1: 9-9-9!, 6-6-6!, 9-9-9!, 7-6-5!")
DECLARABLE = START.replace("9-8-7, 10-9-8-7, 10-9-8-7-6,", "9-8-7!, 10-9-8-7!, 10-9-8-7-6!,")
AMPLE = START.replace("deck: 8 9 10 9 5 6 7", "deck: 8 9 10 9 5 6 7 8 9 10")


def tag(sitting: Sitting, tower: str) -> str:
    found = sitting.table.find(tower)
    assert isinstance(found, TowerWidget)
    return found.tag


@pytest.mark.parametrize(
    ("start", "told"),
    [
        (DECLARES, "William may declare now: in the end phase open towers cannot be completed"),
        (START.replace("deck: 8 9 10 9 5 6 7", "deck: 8 9 10"), "Only 3 cards left"),
        (START.replace("deck: 8 9 10 9 5 6 7", "deck: 8"), "One last card left"),
    ],
)
def test_sg_4_2_open_towers_are_warned_of_while_the_end_is_near(start: str, told: str) -> None:
    sitting = seated(start)
    assert told in ribbon(sitting) and "(20 points)" in ribbon(sitting)
    warning = marked_up("[icon:warning]")
    assert tag(sitting, "tower-0-1") == f"{warning} 3" and "cannot be completed" in tip(sitting, "tower-0-1")
    assert warning not in tag(sitting, "tower-0-0")
    sitting.close()


@pytest.mark.parametrize("cards", range(4, 9))
def test_sg_3_1_the_deck_is_near_its_end_once_one_turn_may_take_all_of_it(cards: int) -> None:
    """A purchase takes as many cards as the rules say, and the market is refilled from the deck."""
    view = position(START.replace("deck: 8 9 10 9 5 6 7", f"deck: {' '.join('8' * cards)}"))
    assert is_near(view, 0) == (cards <= cards_to_buy(view) + MARKET_SIZE)


def test_sg_4_2_nobody_is_warned_before_or_without_open_towers() -> None:
    assert not is_near(position(AMPLE), 0)
    completed = DECLARES.replace("towers 0: 8-8-8!, 9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7", "towers 0: 8-8-8!")
    for start in (AMPLE, completed):
        sitting = seated(start)
        assert "end phase" not in ribbon(sitting)
        sitting.close()


def test_sg_4_2_buttons_and_deck_say_it_beforehand() -> None:
    sitting = seated(DECLARES.replace("9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7", "9-8-7!, 10-9-8-7!, 10-9-8-7-6!, 7-7-7"))
    assert "In the end phase it is too late" in tip(sitting, "verb-complete")
    assert "Your open tower could then not be completed: 5 points fewer" in tip(sitting, "verb-declare")
    assert "no tower completed any more" in tip(sitting, "deck")
    sitting.stage.click("tower-0-4")
    assert "In the end phase it is too late" in tip(sitting, "verb-complete")
    sitting.close()


def test_sg_4_2_in_the_end_phase_the_deck_speaks_of_no_beginning() -> None:
    sitting = seated(end_phase=True)
    assert "nothing is drawn" in tip(sitting, "deck") and "begins" not in tip(sitting, "deck")
    assert "cannot be completed any more" in tip(sitting, "tower-0-1")
    sitting.close()


def test_sg_3_1_and_4_1_an_empty_deck_is_not_offered() -> None:
    sitting = seated(START.replace("deck: 8 9 10 9 5 6 7", "deck: 8 9"))
    sitting.stage.click("verb-buy")
    sitting.rest()
    sitting.stage.click("deck")
    sitting.rest()
    question = sitting.table.find("question")
    assert question is not None and "click the deck or a card" in getattr(question, "text", "")
    sitting.close()
    sitting = seated(START.replace("deck: 8 9 10 9 5 6 7", "deck: 8").replace("hand 0: 7 7 7 9", "hand 0: 7 7"))
    sitting.stage.click("hand-0")
    sitting.stage.click("hand-1")
    sitting.stage.click("verb-extend")
    sitting.stage.click("tower-0-4")
    sitting.rest()
    sitting.stage.click("deck")
    sitting.rest()
    question = sitting.table.find("question")
    assert question is not None and "click a card of the market; the deck is empty" in getattr(question, "text", "")
    assert "The end phase begins after this action" in tip(sitting, "deck")
    sitting.close()


@pytest.mark.parametrize(
    ("closed", "told"), [(True, "in the end phase there is no donation"), (False, "no tower can fall")]
)
def test_sg_5_7_a_tower_of_10s_says_why_it_asks_nothing(closed: bool, told: str) -> None:
    start = "active: 0\nhand 0: 10 10 10\nhand 1: 5 6\nmarket: 5 6\ndeck: 8 9 10 9\ntowers 1: 9-9-9!, 6-6-6, 8-8-8-8"
    sitting = seated(start, end_phase=closed)
    for place in range(3):
        sitting.stage.click(f"hand-{place}")
    assert told in ribbon(sitting) and told in tip(sitting, "verb-build").lower()
    assert sitting.table.moves.bindings.offers.is_legal(Build((10, 10, 10)))
    sitting.close()


def test_sg_3_5_marked_towers_say_what_they_bring() -> None:
    sitting = seated(AMPLE)
    sitting.stage.click("tower-0-1")
    assert tag(sitting, "tower-0-1").endswith("+5") and "Completed +5" in ribbon(sitting)
    sitting.stage.click("tower-0-2")
    assert "Completed +10" in ribbon(sitting)
    complete = sitting.table.find("verb-complete")
    assert isinstance(complete, Button) and "Completed +10" in complete.tooltip_text()
    sitting.close()


def test_sg_4_2_the_end_phase_is_called_out_for_as_long_as_its_rule_takes_to_read() -> None:
    sitting = seated(START)
    assert sitting.table.position is not None
    called = GAME_UI.announcements[EndPhaseBegun](EndPhaseBegun(by_deck=True), sitting.table.position)
    assert called is not None and called.stands(()) > 2 * SECONDS
    sitting.close()


def test_sg_4_2_market_and_towers_are_seen_to_close_while_it_is_called_out() -> None:
    """The banner hangs over one's own hand."""
    sitting = seated(DECLARABLE)
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.click("verb-declare")
    sitting.stage.step(0.6)
    assert sitting.table.banner_player.is_calling
    assert getattr(sitting.table.find("market-name"), "text", "") == "Market: closed"
    hand, tower = sitting.table.find("hand-0"), sitting.table.find("tower-0-0")
    assert hand and tower and tower.rect.bottom < SanGimignanoBoard.called_at[1] > hand.rect.y
    sitting.close()


def test_the_sign_of_a_pass_leaves_the_scores_readable(monkeypatch: pytest.MonkeyPatch) -> None:
    signs: list[Rect] = []
    sitting = seated(START)
    canvas = sitting.stage.app.canvas
    monkeypatch.setattr(canvas, "skin", lambda name, rect: signs.append(rect))
    monkeypatch.setattr(canvas, "text", lambda words, rect, style: None)
    for name in ("own_score", "rival_score"):
        panel = layout.place(name)
        draw_sign(canvas, panel, "Passes")
        assert not signs[-1].overlaps(panel) and 0 < signs[-1].y < signs[-1].bottom < 1080
    sitting.close()


@pytest.mark.parametrize("is_closed", [True, False])
def test_sg_4_2_extending_promises_cards_only_while_they_are_drawn(is_closed: bool) -> None:
    """On the button, with cards lifted or without, and on a tower that they go to."""
    sitting = seated(end_phase=is_closed)
    promise = "then take as many"
    assert (promise in tip(sitting, "verb-extend")) is not is_closed
    assert ("none are taken" in tip(sitting, "verb-extend")) is is_closed
    sitting.stage.click("hand-0")
    told = [tip(sitting, name) for name in ("verb-extend", "tower-0-4")]
    assert not is_closed or not any("take" in each and "none are taken" not in each for each in told), told
    sitting.close()


@pytest.mark.parametrize("form", list(forms_of(spec_of("san_gimignano")))[:2], ids=str)
def test_sg_3_4_and_4_2_so_many_cards_come_as_an_extension_promises(form: Form) -> None:
    """Every extension that is allowed anywhere in a match, in the end phase as well; cards are drawn to the last."""
    match, met = played(form), Counter[bool]()
    lengths = [length for length in range(len(match.entries)) if match.decision_at(length).kind == "turn"]
    for length in lengths[::3]:
        there = match.branch(length)
        for there.state.end_phase in (False, True):
            position = seen_from(there, there.state, match.decision_at(length).seat, wording_of(Catalog("en"), there))
            for action in SPEC.rules.legal(there.state):
                if isinstance(action, Extend):
                    after = there.state.clone()
                    SPEC.rules.apply(after, action, NoChance())
                    promised = position.wording.catalog("sg-follows-extend", count=len(action.numbers))
                    is_drawing = any(isinstance(frame, Drawing) for frame in after.stack)
                    assert (promised in what_follows(position, action)) == is_drawing, action.text
                    met[there.state.end_phase] += 1
    assert met[False] and met[True]
