"""Where on Lucca's table a card or a triplet may be let fall, and what is said of the other places."""

from collections.abc import Iterator
from math import dist

import pytest

from game.lucca.notation import position
from scenes.engine.layout import Point
from scenes.games.lucca.choices.drop_areas import DropArea
from scenes.games.lucca.layout import place
from scenes.games.lucca.widgets.pieces import AreaSigns
from scenes.kit.motion.stage import TURN
from scenes.kit.pieces import LIFT
from tests.ui.lucca.drawn import card
from tests.ui.table.players import Sitting

TAKEN = (
    "players: 3\nturn: 4\nsite 0: 12-18, 95\ncompleted 0: 2-11-13-24-30\nsite 1: 91\n"
    "triplets: -, 31 32 33, 41 42 43, 44 45 48\ntakers: 0 - - -\nplacing: 1 15 tower\n"
    "deck: 65 66 67 68 69 70 71 72"
)
OPEN = TAKEN.partition("triplets")[0] + "triplets: 1 15 tower, 31 32 33, 41 42 43, 44 45 48\ndeck: 65 66 67"
BUILT = TAKEN.replace("placing: 1 ", "placing: 44 ")


def seated(text: str) -> Sitting:
    return Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(text))


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = seated(TAKEN)
    yield sitting
    sitting.close()


def free(sitting: Sitting, name: str) -> Point:
    """A corner of the ground, above what stands there."""
    ground = sitting.table.find(name)
    assert isinstance(ground, DropArea)
    return ground.rect.x + 12, ground.rect.y + 12


def deeds(sitting: Sitting) -> list[str]:
    return [entry.action.text for entry in sitting.match.entries]


def test_lc_4_2a_the_whole_building_site_takes_what_can_be_started(sitting: Sitting) -> None:
    sitting.stage.drag("hand-1", free(sitting, "ground-site"))
    assert deeds(sitting) == ["start 15"]


def test_lc_4_2b_a_card_dropped_on_another_palace_of_the_site_extends_its_own(sitting: Sitting) -> None:
    sitting.stage.drag("hand-0", "palace-0-green")
    assert deeds(sitting) == ["extend 1"]


@pytest.mark.parametrize(("card", "deed"), [("hand-1", "wall 15"), ("hand-2", "raise tower")])
def test_lc_4_2cd_the_completed_area_takes_walls_and_towers(sitting: Sitting, card: str, deed: str) -> None:
    sitting.stage.drag(card, free(sitting, "ground-completed"))
    assert deeds(sitting) == [deed]


def test_lc_4_2c_a_card_turns_over_where_the_hand_let_go(sitting: Sitting) -> None:
    sitting.stage.app.settings.reduced_motion = False
    target = free(sitting, "ground-completed")
    sitting.stage.drag("hand-1", target)
    sitting.stage.step(TURN / 2)
    assert dist(card(sitting, 15).center, target) < LIFT


def test_lc_4_2_a_triplet_is_taken_into_ones_own_quarter_and_not_where_it_lay() -> None:
    sitting = seated(OPEN)
    x, y = sitting.stage.center("triplet-0")
    sitting.stage.drag("triplet-0", (x + 40, y))
    assert deeds(sitting) == []
    sitting.stage.drag("triplet-0", free(sitting, "ground-quarter"))
    assert deeds(sitting) == ["take 1"]
    sitting.close()


def lit(sitting: Sitting) -> set[str]:
    sitting.table.refresh()
    return {each.id for each in sitting.table.widgets if isinstance(each, DropArea) and each.is_lit}


def test_what_takes_the_card_is_lit_while_it_is_in_the_hand(sitting: Sitting) -> None:
    place = sitting.table.find("ground-site")
    assert place and not lit(sitting)
    board = sitting.table.board
    board.carry(frozenset(each for each in sitting.table.moves.bindings.offers.legal if each.text.endswith("15")))
    assert lit(sitting) == {"ground-site", "ground-completed"}
    board.carry(frozenset())
    assert not lit(sitting)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("1", {"site": "Extend  ·  card 3 of 5", "completed": "Wall"}),
        ("15", {"site": "Start  ·  card 1 of 5", "completed": "Wall"}),
        ("tower", {"completed": "Tower"}),
    ],
)
def test_each_place_says_what_the_card_in_the_hand_becomes_there(
    sitting: Sitting, card: str, expected: dict[str, str]
) -> None:
    board = sitting.table.board
    board.carry(
        frozenset(each for each in sitting.table.moves.bindings.offers.legal if each.text.split()[1:] == [card])
    )
    sitting.table.refresh()
    signs = sitting.table.find("signs-0")
    assert isinstance(signs, AreaSigns) and signs.becomes == expected
    board.carry(frozenset())
    sitting.table.refresh()
    signs = sitting.table.find("signs-0")
    assert isinstance(signs, AreaSigns) and not signs.becomes


@pytest.mark.parametrize(
    ("over", "expected"), [("palace-0-green", "ground-site"), ("ground-completed", "ground-completed")]
)
def test_the_place_under_the_mouse_is_lit_more_also_where_a_palace_stands(
    sitting: Sitting, over: str, expected: str
) -> None:
    board, table = sitting.table.board, sitting.table
    board.carry(frozenset(each for each in table.moves.bindings.offers.legal if each.text.endswith("15")))
    table.refresh()
    table.input.hover_id = over
    meant = {each.id for each in table.widgets if isinstance(each, DropArea) and each.is_meant}
    assert meant == {expected}
    board.carry(frozenset())


def test_a_place_that_cannot_take_the_card_says_why_and_no_earlier_sentence_stays() -> None:
    sitting = seated(BUILT)
    board = sitting.table.board
    sitting.stage.drag("hand-0", free(sitting, "ground-site"))
    assert "You have completed yellow" in board.asked
    sitting.stage.drag("hand-0", "palace-1-red")
    assert "your own quarter" in board.asked
    sitting.stage.drag("hand-0", "order")
    assert not board.asked
    sitting.stage.drag("hand-2", free(sitting, "ground-site"))
    assert "tower" in board.asked.lower()
    assert deeds(sitting) == []
    sitting.close()


def test_lc_4_1_an_unfinished_palace_says_how_many_cards_it_has(sitting: Sitting) -> None:
    sitting.stage.click("palace-0-green")
    assert "1 of 5" in sitting.table.board.asked


def test_a_taken_triplet_says_who_has_it(sitting: Sitting) -> None:
    sitting.stage.click("triplet-0")
    gone = sitting.table.find("triplet-0")
    assert gone and "You have taken" in gone.tooltip_text() and sitting.table.board.asked == gone.tooltip_text()


def test_what_a_taken_triplet_says_leaves_end_turn_in_sight(sitting: Sitting) -> None:
    sitting.stage.app.canvas.boxes.clear()
    gone, canvas = sitting.table.find("triplet-0"), sitting.stage.app.canvas
    assert gone
    gone.draw_tooltip(canvas, gone.tooltip_text())
    city = canvas.pixels(place("city"))
    assert canvas.boxes and not any(city.colliderect(box.taken) for box in canvas.boxes)
