"""Lifted cards are exchanged where they are laid, on market and deck, as by the button (SG 3.2)."""

from functools import partial
from itertools import product

import pygame
import pytest

from game.san_gimignano.actions import Exchange
from scenes.games.san_gimignano.choices.selection import SanGimignanoSelection
from scenes.games.san_gimignano.layout import HAND_CARD, HAND_PITCH
from scenes.games.san_gimignano.widgets.pieces import MarketGround, Plot
from tests.ui.san_gimignano.test_words import START, ribbon, seated
from tests.ui.table.drawn import places
from tests.ui.table.players import Sitting

FULL = START.replace("hand 0: 7 7 7 9", "hand 0: 7 7 7 8 9 10 10")
GRAIN = 80
"""So many colours has a small corner of the city at least."""


def lifted(*places: int, start: str = FULL) -> Sitting:
    sitting = seated(start)
    for place in places:
        sitting.stage.click(f"hand-{place}")
    return sitting


def deeds(sitting: Sitting) -> list[str]:
    return [entry.action.text for entry in sitting.match.entries]


@pytest.mark.parametrize("piece", ["market-0", "market-ground", "deck"])
def test_pressing_there_lays_what_is_lifted(piece: str) -> None:
    sitting = lifted(0, 4)
    if piece == "market-ground":
        ground = sitting.table.find(piece)
        assert ground is not None
        sitting.stage.click((ground.rect.right - 4, ground.rect.y + 20))
    else:
        sitting.stage.click(piece)
    assert deeds(sitting)[:1] == ["exchange 7 9"]
    sitting.close()


@pytest.mark.parametrize("piece", ["market-1", "deck"])
def test_a_card_dragged_there_takes_the_other_lifted_ones_along(piece: str) -> None:
    sitting = lifted(0)
    sitting.stage.drag("hand-4", piece)
    assert deeds(sitting)[:1] == ["exchange 7 9"]
    sitting.close()


def test_the_release_of_the_right_button_ends_no_drag() -> None:
    sitting = lifted(0)
    stage = sitting.stage
    start, end = stage.center("hand-4"), stage.center("deck")
    stage.move(start)
    stage.button(pygame.MOUSEBUTTONDOWN, start)
    stage.button(pygame.MOUSEBUTTONUP, start, 3)
    stage.move(end)
    stage.button(pygame.MOUSEBUTTONUP, end, 3)
    stage.button(pygame.MOUSEBUTTONUP, end)
    assert deeds(sitting)[:1] == ["exchange 7 9"]
    sitting.close()


def test_a_refusal_is_true_of_the_exchange() -> None:
    sitting = lifted(0)
    sitting.stage.click("market-0")
    assert "Lay down at least 2 cards" in ribbon(sitting) and "limit" not in ribbon(sitting)
    sitting.close()
    sitting = lifted()
    sitting.stage.drag("hand-4", "market-0")
    assert deeds(sitting) == [] and "Lay down at least 2 cards" in ribbon(sitting)
    sitting.close()


def test_the_market_is_framed_while_an_exchange_is_meant() -> None:
    sitting = lifted(0, 4)
    ground = sitting.table.find("market-ground")
    assert isinstance(ground, MarketGround) and ground.on_press is not None and ground.on_press.glows
    sitting.close()
    sitting = lifted(0, 1, 2)
    ground = sitting.table.find("market-ground")
    assert isinstance(ground, MarketGround) and ground.on_press is not None and not ground.on_press.glows
    sitting.close()


def test_hints_go_on_pointing_at_the_button() -> None:
    sitting = lifted(0, 4)
    bindings, exchange = sitting.table.moves.bindings, Exchange((7, 9))
    assert bindings.next_press(exchange) == "verb-exchange"
    assert "verb-exchange" in bindings.pieces_of(exchange) and "deck" not in bindings.pieces_of(exchange)
    sitting.close()


def test_a_button_pressed_in_vain_says_why_in_the_ribbon_and_covers_no_other_when_pointed_at() -> None:
    sitting = seated()
    declare, build = sitting.table.find("verb-declare"), sitting.table.find("verb-build")
    assert declare is not None and build is not None
    sitting.stage.click("verb-declare")
    assert "You need 4 completed towers" in ribbon(sitting) and sitting.stage.app.toasts.texts == []
    assert any(spared.contains(build.rect.center) for spared in declare.spared())
    row, panel = sitting.table.find("rival_score-completed"), sitting.table.find("rival_score")
    assert row is not None and panel is not None and list(row.spared()) == [panel.rect]
    sitting.close()


def test_the_buttons_of_a_donation_stand_in_the_middle_of_their_panel() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 8 8 8 9"))
    for place in range(3):
        sitting.stage.click(f"hand-{place}")
    sitting.stage.click("verb-build")
    sitting.rest()
    panel, donate, forgo = (sitting.table.find(name) for name in ("choices", "do-donate", "do-forgo"))
    assert panel is not None and donate is not None and forgo is not None
    assert donate.rect.center[0] == forgo.rect.center[0] == panel.rect.center[0]
    assert panel.rect.bottom - forgo.rect.bottom == panel.rect.right - forgo.rect.right
    sitting.close()


def test_the_market_is_lit_as_one_while_a_card_is_dragged() -> None:
    """SG 3.2: its names stay readable, since no light of one card lies over another."""
    sitting = lifted(0, 1)
    sitting.stage.drag("hand-2", "market-1", drops=False)
    lit = [place.id for place in sitting.table.moves.dragging.lit()]
    assert [name for name in lit if "market" in name] == ["market-ground"]
    sitting.close()


def test_sg_3_2_the_frame_of_a_lone_pile_is_that_of_the_market() -> None:
    """Else it would seem that one exchanges for that card."""
    sitting = lifted(5, 6, start=FULL.replace("market: 5 6 10", "market: 9"))
    ground, card = sitting.table.find("market-ground"), sitting.table.find("market-0")
    assert isinstance(ground, MarketGround) and card and ground.row.w > 2 * card.rect.w
    sitting.close()


@pytest.mark.parametrize("verb", ["build", "complete"])
def test_a_button_shows_what_it_means_before_it_does_it(verb: str) -> None:
    """Also where there is only one way to do it."""
    sitting = seated(START.replace("9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7", "9-8-7"))
    sitting.stage.click(f"verb-{verb}")
    assert deeds(sitting) == [] and sitting.table.board.has_selection
    sitting.stage.click(f"verb-{verb}")
    assert [deed.split()[0] for deed in deeds(sitting)][:1] == [verb]
    sitting.close()


def test_lifted_cards_are_dragged_as_a_small_fan_and_go_on_from_there() -> None:
    """SG 3.3: the ground for the new tower stays in sight."""
    sitting = lifted(0, 1)
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.drag("hand-2", "plot", drops=False)
    assert sitting.table.board.stage.in_hand == {"hand-0", "hand-1", "hand-2"}
    told = ribbon(sitting)
    assert "Let go on New tower: build" in told and "market or deck: exchange" in told
    sitting.stage.button(pygame.MOUSEBUTTONUP, sitting.stage.center("plot"))
    sitting.stage.step(0.1)
    assert [deed.split()[0] for deed in deeds(sitting)] == ["build"]
    seen, foot = places(sitting, ("card", 7)), sitting.stage.center("plot")[1]
    begun = [rect for rect in seen if rect.h > rect.w]
    assert all(rect.bottom < foot + 1 for rect in begun), "the site and what it promises are read below the fan"
    left, middle, right = sorted(rect.center[0] for rect in begun)
    assert right > middle > left > right - HAND_PITCH and all(rect.w < HAND_CARD[0] for rect in begun)
    assert sitting.table.board.stage.brought is None
    sitting.close()


@pytest.mark.parametrize(("places", "piece"), [((5, 6), "market-ground"), ((0, 1, 2), "plot")])
def test_a_place_that_is_lit_lets_the_city_be_seen_through(places: tuple[int, ...], piece: str) -> None:
    """A plate of one colour would have no grain."""
    sitting = lifted(*places, start=FULL.replace("market: 5 6 10", "market: 9"))
    sitting.rest()
    ground = sitting.table.find(piece)
    assert isinstance(ground, MarketGround | Plot) and ground.on_press is not None and ground.on_press.glows
    row = ground.row if isinstance(ground, MarketGround) else ground.rect
    canvas = sitting.stage.app.canvas
    corner = canvas.pixels(row.inset(10).split_top(10)[0].split_left(40)[0])
    assert len(set(pygame.surfarray.array2d(canvas.surface.subsurface(corner)).flat)) > GRAIN
    sitting.close()


def test_cards_are_lifted_or_towers_marked_but_never_both() -> None:
    """What is pressed last is what is meant."""
    selection = SanGimignanoSelection([5, 6, 7])
    marks = partial(selection.toggle_tower, 1), partial(selection.mark_towers, [0, 1])
    lifts = partial(selection.toggle_card, 0), partial(selection.lift, [6])
    for mark, lift in product(marks, lifts):
        selection.clear()
        mark()
        assert selection.towers and not selection.cards
        lift()
        assert selection.cards and not selection.towers
        mark()
        assert selection.towers and not selection.cards
        selection.want("build")
        assert selection.wanted and not selection.towers
