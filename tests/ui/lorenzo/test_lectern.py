"""The piece that is looked at, whole over the chronicle: while one looks at it, and where it is larger so."""

import pytest

from game.ai.thinking import Answer as Advice
from game.lorenzo.actions import numbered, place
from game.lorenzo.board import COUNCIL, HARVEST_LARGE, MARKET, MEMBERS
from game.lorenzo.cards import CARD_OF
from scenes.engine.layout import SCREEN, Rect
from scenes.engine.theme import TOP_BAR_HEIGHT
from scenes.engine.widgets import Button
from scenes.engine.widgets.dialog import Dialog, DialogAnswer
from scenes.games.lorenzo.hints import advice, is_another_move
from scenes.games.lorenzo.layout import place as place_of_city
from scenes.games.lorenzo.layout import tower_rect, work_rect
from scenes.games.lorenzo.wording import LorenzoWording
from scenes.table.hint_sheet import HintSheet, half
from scenes.table.preview_pane import DELAY
from tests.ui.lesson.pupils import Pupil
from tests.ui.lorenzo.tables import table_at
from tests.ui.tables.seated import Seated

TOWERS = "seats: 2\nfloor territory 1: t01\n"


def look_at_the_card(sitting: Seated) -> None:
    sitting.stage.move(sitting.stage.center("space-0"))
    sitting.stage.step(2 * DELAY)


def test_a_card_that_is_looked_at_lies_on_the_lectern_after_a_moment_and_until_one_has_acted() -> None:
    with table_at(TOWERS) as sitting:
        look_at_the_card(sitting)
        assert sitting.table.preview_pane.open_for == "space-0"
        sitting.table.moves.submit(sitting.table.match.legal()[0])
        assert sitting.table.preview_pane.open_for == ""


def test_beside_the_card_on_the_lectern_only_the_rest_is_said() -> None:
    """Its words stand on the card there, and under Z."""
    with table_at(TOWERS) as sitting:
        look_at_the_card(sitting)
        floor, words = sitting.table.find("space-0"), sitting.table.viewpoint.wording
        assert floor is not None and isinstance(words, LorenzoWording)
        assert words.told_later(0) in floor.tooltip_text()
        assert words.told_later(0) not in sitting.table.tooltip_for(floor)
        portrait, beside = sitting.table.zoom.meant()
        assert portrait is not None and beside and words.told_later(0) not in beside
        sitting.table.controller.hint, sitting.table.hints.stage = Advice("pass"), 1
        assert words.told_later(0) in sitting.table.tooltip_for(floor)


def test_lm_3_2_a_hint_names_the_card_and_the_servants_that_go_along() -> None:
    with table_at(f"{TOWERS}dice: 4 4 4\ngoods 0: servants 3\nfloor territory 4: t02\n") as sitting:
        table = sitting.table
        table.controller.hint, table.hints.stage = Advice("place white territory 4"), 2
        table.invalidate()
        sitting.stage.step(0.1)
        sheet = table.find("hint-sheet")
        assert isinstance(sheet, HintSheet)
        wording = table.position.wording
        assert wording.card(CARD_OF["t02"]) in sheet.text
        assert table.t("lo-advice-servants", n=3, left=0) in sheet.text
        position, palace = table.position, [place(member, COUNCIL) for member in range(len(MEMBERS))]
        assert [is_another_move(position, palace[0], each) for each in palace] == [False, False, False, True]
        assert "best privilege" in advice(position, palace[0])


def test_no_card_lies_over_a_teachers_words() -> None:
    pupil = Pupil("lorenzo", "lesson", number=2)
    pupil.stage.move(pupil.stage.center("space-0"))
    pupil.stage.step(2 * DELAY)
    assert pupil.table.preview_pane.open_for == ""
    pupil.stage.close()


def test_it_is_put_away_once_something_else_was_opened() -> None:
    """The mouse may be anywhere when one comes back."""
    with table_at(TOWERS) as sitting:
        look_at_the_card(sitting)
        stack = sitting.stage.app.stack
        stack.push(Dialog(sitting.stage.app, "menu", "", [DialogAnswer("back")]))
        sitting.stage.step(0.5)
        sitting.stage.key("escape")
        sitting.stage.step(0.5)
        assert stack.top is sitting.table
        assert sitting.table.preview_pane.open_for == ""


def test_a_card_that_the_mouse_only_crosses_is_not_shown_afterwards() -> None:
    with table_at(f"{TOWERS}floor territory 2: t05\n") as sitting:
        stage, lectern = sitting.stage, sitting.table.preview_pane
        stage.move(stage.center("space-0"))
        stage.step(DELAY / 2)
        for place, meant in ((sitting.table.board.prompt_place.center, ""), (stage.center("space-1"), "space-1")):
            stage.move(place)
            stage.step(0.9 * DELAY)
            assert lectern.open_for == ""
            stage.step(0.2 * DELAY)
            assert lectern.open_for == meant
            lectern.attend(None)


def test_beside_a_leader_on_the_lectern_stands_all_that_is_missing_for_it() -> None:
    """LM R32."""
    with table_at("seats: 2\nhand 0: l20") as sitting:
        leader = sitting.table.find("leader-0")
        assert leader is not None
        assert "2 ventures and 4 territories" in sitting.table.preview_pane.told_beside(leader)


def test_lm_4_1_a_hint_first_frames_a_tower_then_names_the_card_with_what_it_brings() -> None:
    with table_at(f"{TOWERS}dice: 4 4 4\ngoods 0: servants 3\nfloor territory 4: t02\n") as sitting:
        table, card = sitting.table, CARD_OF["t02"]
        table.controller.hint, table.hints.stage = Advice("place white territory 4"), 1
        table.invalidate()
        sitting.stage.step(0.1)
        assert table.hints.places() == [tower_rect(0)]
        sheet = table.find("hint-sheet")
        assert isinstance(sheet, HintSheet) and "Look for a territory" in sheet.text
        sitting.stage.key("h")
        sitting.stage.step(0.1)
        sheet = table.find("hint-sheet")
        assert isinstance(sheet, HintSheet)
        wording = table.position.wording
        assert wording.card(card) in sheet.text and wording.told_later(card) in sheet.text
        assert sheet.text.count(wording.card(card)) == 1


@pytest.mark.parametrize(
    ("move", "part"),
    [
        ("council", place_of_city("council")),
        ("market 2", place_of_city("market")),
        ("harvest small", work_rect(HARVEST_LARGE)),
    ],
)
def test_a_hint_frames_no_more_than_the_part_of_the_city_where_its_move_is(move: str, part: Rect) -> None:
    with table_at(f"{TOWERS}dice: 4 4 4\n") as sitting:
        table = sitting.table
        table.controller.hint, table.hints.stage = Advice(f"place white {move}"), 1
        table.invalidate()
        sitting.stage.step(0.1)
        assert table.hints.places() == [part]


def test_of_a_long_row_a_hint_frames_half() -> None:
    row = Rect(0, 0, 500, 50).columns(5, 10)
    assert half(row, row[1]) == row[:3] and half(row, row[4]) == row[3:]
    assert half(row[:3], row[1]) == row[:3]


PLACED = "seats: {seats}\ndice: 6 6 6\nround: 1\norder: {order}\ngoods 0: coins 9\nhand 0: l01 l02 l20 l04\n"


@pytest.mark.parametrize(("language", "scale"), [("en", 100), ("ja", 130)])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_card_lies_over_a_button_while_a_leader_is_looked_at(seats: int, language: str, scale: int) -> None:
    """End turn, Undo and the start of the turn stand below the chronicle once the member is placed."""
    text = PLACED.format(seats=seats, order=" ".join(map(str, range(seats))))
    with table_at(text, language, text_scale=scale) as sitting:
        table, stage = sitting.table, sitting.stage
        table.moves.submit(place(0, MARKET[0]), numbered("servants", 0))
        stage.settle()
        assert table.position.decision is not None and table.position.decision.kind == "leaders"
        for leader in ("leader-0", "leader-3"):
            stage.move(stage.center(leader))
            stage.step(2 * DELAY)
            sheet = table.preview_pane.sheet
            assert sheet is not None and table.preview_pane.open_for == leader
            buttons = [each for each in table.widgets if isinstance(each, Button)]
            assert {"end-turn", "undo-here", "reset-turn"} <= {button.id for button in buttons}
            assert [button.id for button in buttons if button.screen_rect().overlaps(sheet)] == []
            assert SCREEN.x <= sheet.x and sheet.right <= SCREEN.right and sheet.y >= TOP_BAR_HEIGHT
            assert not any(sheet.overlaps(each.rect) for each in table.widgets if each.id.startswith("leader-"))
