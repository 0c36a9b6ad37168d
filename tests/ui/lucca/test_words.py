"""What the table of Lucca says: live sums, what a palace is good for, and what to press first."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from game.core.reasons import because
from game.lucca.cards import COLOUR_OF, COLOURS
from game.lucca.limits import turns
from game.lucca.notation import position
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.text.markup import marked_up
from scenes.engine.widgets import Button, Look
from scenes.games.lucca import hints
from scenes.games.lucca.layout import rival_rect, rival_street
from scenes.games.lucca.motion.remaining_time import asks_again, seconds_to_come
from scenes.games.lucca.widgets.triplet_preview import TripletPreview
from tests.ui.lucca.test_motion import START
from tests.ui.table.players import Sitting


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    yield sitting
    sitting.close()


def ribbon(sitting: Sitting) -> str:
    return sitting.table.prompt.text(sitting.table.position)


def submit(sitting: Sitting, action: str) -> None:
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action(action))
    sitting.rest()


def test_lc_3_how_long_rivals_take_before_the_viewer_is_asked_is_foreseen(sitting: Sitting) -> None:
    """In this turn; once the viewer has moved, also those that come first in the next, after its cards are dealt."""
    shown = sitting.table.position
    start = replace(shown.view, place=0, takers=[-1] * 4)
    nobody, one, both = (
        seconds_to_come(replace(shown, view=replace(start, order=order))) for order in ((0, 1, 2), (1, 0, 2), (1, 2, 0))
    )
    assert nobody == 0 < one < both
    moved = replace(start, order=(0, 1, 2), place=1, takers=[0, -1, -1, -1])
    assert seconds_to_come(replace(shown, view=moved)) > both


def test_lc_4_1_a_turn_with_a_palace_to_open_is_foreseen_as_longer(sitting: Sitting) -> None:
    shown = sitting.table.position
    view = replace(shown.view, order=(1, 0, 2), place=0, takers=[-1] * 4)
    opened = view.quarters[1]._replace(completed=(), opened=view.quarters[1].completed)
    nothing_to_open = replace(view, quarters=[view.quarters[0], opened, view.quarters[2]])
    long, short = (seconds_to_come(replace(shown, view=each)) for each in (view, nothing_to_open))
    assert long > short


def test_after_ones_last_turn_nobody_is_asked_and_nothing_is_hurried(sitting: Sitting) -> None:
    shown = sitting.table.position
    to_come = replace(shown.view, order=(1, 0, 2), place=0, takers=[-1] * 4, turn=turns(shown.view))
    over = replace(to_come, place=2, takers=[1, 0, -1, -1])
    for view, expected in ((to_come, True), (over, False), (replace(over, turn=over.turn - 1), True)):
        assert asks_again(replace(shown, view=view)) == expected


def test_lc_5_each_total_tells_its_sum_with_the_numbers_of_now(sitting: Sitting) -> None:
    row = sitting.table.find("projected-0")
    assert row is not None
    lines = row.tooltip_text().splitlines()
    assert "Openings: 12 so far + 2 at the end = 14" in lines
    assert "2 walls × 1 palace = 2" in lines


@pytest.mark.parametrize("piece", ["palace-1-red", "palace-0-blue", "deck"])
def test_what_cannot_be_pressed_says_why(sitting: Sitting, piece: str) -> None:
    before = ribbon(sitting)
    sitting.stage.click(piece)
    assert ribbon(sitting) != before
    assert len(sitting.match.entries) == 0


def test_lc_4_2b_a_palace_takes_the_card_that_fits_it(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    sitting.stage.click("palace-0-red")
    assert sitting.match.entries[-1].action.text == "extend 29"


def test_lc_4_2_another_triplet_says_that_the_first_comes_first(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    sitting.stage.click("triplet-1")
    assert ribbon(sitting).startswith("First play the other cards of your triplet")


def test_lc_4_2_a_triplet_tells_the_points_of_now_apart_from_those_of_the_end(sitting: Sitting) -> None:
    *_, points, order = (
        TripletPreview(sitting.table.position, sitting.table.position.view.triplets[0]).text().splitlines()
    )
    assert points == marked_up("[b]Now +9.[/b] [b]At the end +3:[/b] Openings +1, Walls +2, as things stand.")
    assert order == "Next turn you would be first of 3."


def test_lc_5_3_what_is_built_already_tells_the_shields_that_walls_then_need(sitting: Sitting) -> None:
    violet = tuple(card for card in range(40, 97) if COLOURS[COLOUR_OF[card]] == "violet")[:3]
    wall = TripletPreview(sitting.table.position, violet).lines()[0]
    assert wall == marked_up("[b]A wall, since violet is built already; walls then need 6 shields [icon:check][/b]")


def test_lc_5_3_a_triplet_that_takes_the_shields_away_says_so() -> None:
    start = position(START.replace("walls 0: 6 7", "walls 0: 6 7 75"))
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    text = TripletPreview(sitting.table.position, sitting.table.position.view.triplets[0][:1]).text()
    sitting.close()
    assert text.endswith("Your walls would lack shields: 5 of 6.")


def test_a_way_says_what_it_brings_at_the_end_apart_from_what_it_brings_now(sitting: Sitting) -> None:
    submit(sitting, "take 1")
    for way, told in (("use-26-extend", "Openings +1, Walls +2"), ("use-26-wall", "Walls +1")):
        widget = sitting.table.find(way)
        assert widget is not None
        assert told in widget.tooltip_text().splitlines()[-1]
        assert "At the end" in widget.tooltip_text().splitlines()[-1]
        assert "Windows" not in widget.tooltip_text()
    wall = sitting.table.find("use-26-wall")
    assert wall is not None and "for each of your opened palaces" in wall.tooltip_text()


def test_lc_5_4_who_no_longer_has_the_largest_address_is_told_so() -> None:
    start = position(START.replace("site 0: 12-18", "site 0: 96-94").replace("site 1: 91, 96, 93", "site 1: 91"))
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    yellow = next(card for card in range(1, 94) if COLOUR_OF[card] == COLOUR_OF[96])
    *_, points, _ = TripletPreview(sitting.table.position, (yellow,)).text().splitlines()
    sitting.close()
    assert points.startswith(marked_up("[b]At the end:[/b] no longer the largest address −3, as things stand."))


def test_lc_5_4_whoever_is_rid_of_an_address_is_told_so_in_the_same_words(sitting: Sitting) -> None:
    assert sitting.table.viewpoint.wording.gain("smallest", 3) == "no longer the smallest address +3"
    assert sitting.table.viewpoint.wording.gain("largest", -3) == "no longer the largest address −3"
    assert sitting.table.viewpoint.wording.gain("smallest", -3) == "Smallest address −3"


def test_a_hint_of_the_first_triplets_says_what_they_bring_oneself_and_not_what_they_cost_a_rival() -> None:
    start = position(START.replace("turn: 4", "turn: 1"))
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    shown, take = sitting.table.position, sitting.match.spec.rules.parse_action("take 1")
    assert "colours of your site" in hints.prospect(shown, take)
    assert not hints.is_true_of(shown, take, because("lc-hint-rival-openings", points=2, rival=1))
    assert hints.is_true_of(shown, take, because("lc-hint-openings", points=2))
    assert "Next turn you would be" in hints.advice(shown, take)
    later = replace(shown, view=replace(shown.view, turn=4))
    assert hints.is_true_of(later, take, because("lc-hint-rival-openings", points=2, rival=1))
    sitting.close()


def test_lc_5_3_a_wall_that_takes_the_others_away_says_why() -> None:
    start = position(START.replace("walls 0: 6 7", "walls 0: 6 7 47 49 50").replace("opened 2: 17-20-28-39-50\n", ""))
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    submit(sitting, "take 1")
    wall = sitting.table.find("use-26-wall")
    assert wall is not None and "Your walls would lack shields: 11 of 12." in wall.tooltip_text()
    sitting.close()


def test_lc_5_3_a_triplet_tells_what_its_cards_would_bring_as_walls_where_that_is_more(sitting: Sitting) -> None:
    """Eleven shields hold five walls, of which two stand; one palace is complete."""
    shown = sitting.table.position
    green = shown.view.triplets[2]
    texts = [TripletPreview(shown, cards).text() for cards in shown.view.triplets]
    assert ["Laid as walls: up to +3 at the end." in text for text in texts] == [False, False, True, False]
    start = position(START.replace("walls 0: 6 7", "walls 0: 6 7 47 49 50").replace("opened 2: 17-20-28-39-50\n", ""))
    full = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    assert "as walls" not in TripletPreview(full.table.position, green).text()
    full.close()


LAST_TURN = """
players: 4
turn: 6
order: 1 2 3 0
active: 0
site 0: 93-88
completed 0: 24-31-30-2, 12-18-19-29
walls 0: 6
site 1: 49, 55
completed 1: 57-13-44-41
site 2: 61, 86-43
completed 2: 96-63-11-52
site 3: 81-94
completed 3: 84-73-91-90
triplets: 54 1 92, -, -, -, 51 71 20
takers: - 1 2 3 -
deck: 65 66
"""


@pytest.fixture
def last_turn() -> Iterator[Sitting]:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy", "greedy"), start=position(LAST_TURN))
    yield sitting
    sitting.close()


def plaque(sitting: Sitting) -> tuple[str, str]:
    button = sitting.table.find(f"open-{COLOURS.index('red')}")
    assert isinstance(button, Button)
    return button.label, button.tooltip_text()


def test_lc_5_2_after_the_last_turn_a_palace_tells_what_the_last_openings_bring_it(last_turn: Sitting) -> None:
    """Until then it can be opened first; afterwards those with more shields come before it."""
    label, told = plaque(last_turn)
    assert label == "Open: +2" and "2 points" in told
    submit(last_turn, "take 1")
    label, told = plaque(last_turn)
    assert label == "0 at end" and told.endswith("0 points as things stand: nobody pays.")
    last_turn.stage.click("palace-0-red")
    assert ribbon(last_turn).startswith("It opens at the end")


def test_lc_5_3_ones_own_plate_says_what_walls_need_and_what_they_bring_at_the_end(last_turn: Sitting) -> None:
    last_turn.stage.app.draw()
    said = {box.text for box in last_turn.stage.app.canvas.boxes}
    assert {marked_up("needs 2 shields [icon:check]"), "1 wall × 2 palaces", "+2 at end"} <= said


def test_lc_4_1_a_plaque_shows_the_arms_of_those_who_pay(last_turn: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr(Canvas, "image_fitted", lambda canvas, name, *rest: shown.append(name))
    payers = last_turn.table.find(f"payers-{COLOURS.index('yellow')}")
    assert payers is not None
    payers.draw(last_turn.stage.app.canvas, Look())
    assert shown == [person.crest for person in last_turn.table.position.people[1:3]]


def test_a_triplets_sheet_leaves_rivals_addresses_in_sight_in_large_letters_too() -> None:
    players, start = ("human", "greedy", "greedy", "greedy"), position(LAST_TURN)
    sitting = Sitting("lucca", {}, "1", players, start=start, language="ja", text_scale=130)
    canvas, triplet = sitting.stage.app.canvas, sitting.table.find("triplet-0")
    assert triplet is not None
    canvas.boxes.clear()
    triplet.draw_tooltip(canvas, "")
    top, street = min(box.taken.top for box in canvas.boxes), rival_street(rival_rect(0, 4, 1))
    sitting.close()
    assert top > canvas.pixels(street).bottom - canvas.pixels(street).height * 0.2


def test_an_area_has_one_name_with_all_rivals(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where one has no room for the longer name, none has it: also who has completed nothing."""
    monkeypatch.setattr("scenes.games.lucca.widgets.pieces._LEGIBLE", 1.01)
    sitting.table.pictures.give_up()
    sitting.stage.app.draw()
    texts = [box.text for box in sitting.stage.app.canvas.boxes]
    assert texts.count("Done") == 2 and texts.count("Completed") == 1, "one's own sign is the long one"
