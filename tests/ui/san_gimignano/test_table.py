"""Small things at the table of San Gimignano that once went wrong."""

from collections.abc import Iterator

import pytest

from game.core.registry import spec_of
from game.san_gimignano.notation import position
from scenes.engine.input.keys import Command
from scenes.engine.widgets.dialog import Dialog
from scenes.games.san_gimignano.drawing.painting import flag_rect
from scenes.games.san_gimignano.layout import place, skyline_of
from scenes.games.san_gimignano.widgets.pieces import Card, TowerWidget
from scenes.kit.pieces import TAG, NamePlate
from tests.ui.san_gimignano.test_motion import START
from tests.ui.table.players import Sitting

SINGLE = {"nobles": "off", "series": "single"}


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("san_gimignano", SINGLE, "1", start=position(START))
    yield sitting
    sitting.close()


def marked(sitting: Sitting) -> list[str]:
    sitting.table.refresh()
    return [widget.id for widget in sitting.table.widgets if isinstance(widget, TowerWidget) and widget.marked]


def test_sg_3_5_a_completed_tower_bears_no_mark(sitting: Sitting) -> None:
    sitting.stage.click("tower-0-0")
    assert marked(sitting) == ["tower-0-0"]
    sitting.stage.click("verb-complete")
    assert sitting.match.state.towers[0][0].is_complete
    assert marked(sitting) == []


def test_sg_3_7_the_turn_that_is_told_is_the_turn_of_the_deed(sitting: Sitting) -> None:
    sitting.stage.app.settings.reduced_motion = False
    before = sitting.table.position.turn
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7 7 7"))
    while sitting.table.playback.is_active:
        assert sitting.table.position.turn == before
        sitting.stage.step(0.1)
    assert sitting.table.position.turn == before


def test_what_is_enlarged_does_not_follow_the_mouse(sitting: Sitting) -> None:
    first, second = (sitting.table.find(f"tower-0-{index}") for index in (0, 1))
    assert first is not None and second is not None
    sitting.stage.move(first.rect.center)
    sitting.stage.command(Command.ENLARGE)
    sitting.stage.move(second.rect.center)
    assert sitting.table.zoom.is_open and sitting.table.input.hover_id == "tower-0-0"


@pytest.mark.parametrize("key", ["return", "space"])
def test_enter_builds_once_the_cards_of_a_tower_are_lifted(sitting: Sitting, key: str) -> None:
    sitting.stage.app.settings.reduced_motion = True
    lifted = [f"hand-{place}" for place in range(3)]
    for card in lifted:
        sitting.stage.click(card)
        sitting.stage.step(0.5)
    sitting.stage.key(key)
    assert [entry.action.text.split()[0] for entry in sitting.match.entries] == ["build"]


def test_a_lifted_card_still_says_what_it_does(sitting: Sitting) -> None:
    card = sitting.table.find("hand-0")
    assert card is not None
    before = card.tooltip_text()
    sitting.stage.click("hand-0")
    lifted = sitting.table.find("hand-0")
    assert isinstance(lifted, Card) and lifted.is_chosen and before and lifted.tooltip_text() == before


@pytest.mark.parametrize("count", range(1, 8))
def test_no_plate_hides_the_flag_of_a_completed_tower(count: int) -> None:
    towers = ", ".join(["8-8-8!", "10-9-8-7-6-5!", "7-7-7-7!", "9-8-7!", "6-6-6!", "10-9-8!", "7-6-5!"][:count])
    start = position(f"active: 0\nhand 0: 9\nmarket: 5 6 10 9\ndeck: 8 9 10 9\nnobles: joust\ntowers 0: {towers}")
    sitting = Sitting("san_gimignano", SINGLE | {"nobles": "on"}, "1", start=start)
    skyline = skyline_of(start, 0, viewer=0)
    flags = [flag_rect(skyline, index, tower) for index, tower in enumerate(skyline.towers)]
    for name in ("deck-name", "noble_deck-name", "market-name", "piece-name"):
        plate = sitting.table.find(name)
        assert isinstance(plate, NamePlate)
        shown = plate.shown(sitting.table.measure(plate.text, TAG)[0])
        assert not any(flag.overlaps(shown) for flag in flags), name
    assert skyline.plot().right <= place("controls").x
    sitting.close()


@pytest.mark.parametrize(("series", "ends"), [("single", "The match ends"), ("two", "The whole series ends")])
def test_sg_7_7_resigning_says_what_ends(series: str, ends: str) -> None:
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": series}, "1", start=position(START))
    sitting.stage.command(Command.MENU)
    menu = sitting.stage.app.stack.top
    assert isinstance(menu, Dialog)
    resign = next(answer.action for answer in menu.answers if answer.icon == "flag")
    assert resign is not None
    resign()
    sitting.stage.settle()
    asked = sitting.stage.app.stack.top
    assert isinstance(asked, Dialog) and asked.text.startswith(ends)
    sitting.close()


def test_the_series_is_an_option_of_the_game() -> None:
    assert "series" in {option.key for option in spec_of("san_gimignano").options}


@pytest.mark.parametrize("owner", [0, 1, -1])
def test_the_tower_piece_is_named_where_it_stands(owner: int) -> None:
    held = "" if owner < 0 else f"\npiece: {owner}"
    start = position(f"active: 0\nhand 0: 9\nhand 1: 5\nmarket: 5\ndeck: 8 9\ntowers 0: 8-8-8\ntowers 1: 9-9-9{held}")
    sitting = Sitting("san_gimignano", SINGLE, "1", start=start, language="it", text_scale=130)
    piece, plate, tower = (sitting.table.find(name) for name in ("piece", "piece-name", "tower-0-0"))
    assert piece is not None and isinstance(plate, NamePlate) and tower is not None
    shown = plate.shown(sitting.table.measure(plate.text, TAG)[0])
    assert abs(shown.center[0] - piece.rect.center[0]) < 30 and abs(shown.y - piece.rect.bottom) < 30
    assert not shown.overlaps(place("own_score")) and not shown.overlaps(place("rival_score"))
    assert not shown.overlaps(tower.rect)
    sitting.close()
