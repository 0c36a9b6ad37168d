"""What moves on Lucca's table: nothing jumps, points are counted as they come, and a key ends it all."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.lucca.actions import Keep, parse_action
from game.lucca.cards import COLOUR_OF, COLOURS
from game.lucca.notation import position
from game.lucca.scoring import SMALLEST_POINTS
from game.lucca.state import OVER
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import signed
from scenes.engine.theme import TextStyle
from scenes.engine.widgets import Look
from scenes.games.lucca.choices.opening_plaque import OpenButton
from scenes.games.lucca.layout import place
from scenes.games.lucca.motion.construction import DONE
from scenes.games.lucca.widgets.family_plates import FamilyPlate, OwnPlate
from scenes.games.lucca.widgets.pieces import House, Pile, Tray, Triplet
from scenes.games.lucca.widgets.side_panels import LuccaDeck, OrderBoard, Projection
from scenes.table.playback.ribbon import Ribbon
from tests.ui.table.players import Sitting

START = """
players: 3
turn: 4
site 0: 12-18, 4-9-15-22
completed 0: 5-8-16-21-27
walls 0: 6 7
points 0: 19 12
site 1: 91, 96, 93
completed 1: 10-14-23-25-36
site 2: 34, 37
opened 2: 17-20-28-39-50
deck: 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84
triplets: 26 29 33, 31 32 35, 41 42 43, 44 45 48
"""
LAST = (
    START.replace("turn: 4", "turn: 7").partition("triplets")[0]
    + "order: 0 1 2\ntriplets: -, 31 32 35, 41 42 43, 44 45 48\ntakers: 0 - - -\nplacing: 29\n"
)
BROUGHT = 2
"""By opening violet."""
AGES = 400


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    sitting.stage.app.settings.reduced_motion = False
    yield sitting
    sitting.close()


def do(sitting: Sitting, action: str) -> None:
    """Begins it; nothing has moved yet."""
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action(action))
    sitting.stage.app.draw()


def house(sitting: Sitting, name: str) -> House:
    found = sitting.table.find(name)
    assert isinstance(found, House)
    return found


def test_the_golden_frame_is_about_whose_deed_the_ribbon_tells() -> None:
    """Through the last points of all, and while the next family thinks."""
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(LAST), after_seconds=0.3)
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.app.draw = sitting.table.refresh  # type: ignore[method-assign]
    do(sitting, "discard 29")
    sitting.table.controller.end_turn()
    told = []
    while not sitting.match.is_over or sitting.table.playback.is_active:
        sitting.stage.step(0.1)
        sitting.stage.key("x")
        framed = [each.standing for each in sitting.table.widgets if isinstance(each, FamilyPlate)]
        ribbon = sitting.table.find("prompt")
        assert isinstance(ribbon, Ribbon)
        told.append(ribbon.crest)
        assert [each.person.crest for each in framed if each.is_active] in ([ribbon.crest], [])
    assert {told.index(person.crest) for person in sitting.table.viewpoint.wording.people}
    sitting.close()


def shown_points(sitting: Sitting) -> int:
    plate = sitting.table.find("own")
    assert isinstance(plate, OwnPlate)
    return plate.standing.points - plate.coming(0)


def finish(sitting: Sitting) -> None:
    for _ in range(AGES):
        if not sitting.table.playback.is_active:
            return
        sitting.stage.step(0.05)
    raise AssertionError("it never comes to rest")


def test_lc_4_1_a_palace_that_opens_walks_to_its_place_and_lights_storey_by_storey(sitting: Sitting) -> None:
    before = house(sitting, "palace-0-violet").rect.x
    do(sitting, "open violet")
    moving = house(sitting, "palace-0-violet")
    assert moving.rect.x + moving.displaced[0] == pytest.approx(before)
    assert moving.works.lit == 0
    lit = set[int]()
    while sitting.table.playback.is_active:
        sitting.stage.step(0.05)
        lit.add(min(5, int(house(sitting, "palace-0-violet").works.lit)))
    assert lit == {0, 1, 2, 3, 4, 5}
    assert house(sitting, "palace-0-violet").works == DONE


def test_lc_4_1_the_medal_counts_the_coins_as_they_come(sitting: Sitting) -> None:
    do(sitting, "open violet")
    counted = [shown_points(sitting)]
    while sitting.table.playback.is_active:
        sitting.stage.step(0.02)
        counted.append(shown_points(sitting))
    assert (counted[0], counted[-1]) == (31, 33) and counted == sorted(counted)


def test_lc_4_2b_a_palace_gets_its_roof_where_it_was_built(sitting: Sitting) -> None:
    do(sitting, "take 1")
    finish(sitting)
    before = house(sitting, "palace-0-blue").rect.x
    do(sitting, "extend 26")
    while house(sitting, "palace-0-blue").area == "site":
        sitting.stage.step(0.05)
    roofed = house(sitting, "palace-0-blue")
    assert roofed.rect.x + roofed.displaced[0] == pytest.approx(before)
    assert (roofed.works.scaffold, roofed.works.roof) != (None, 1.0)
    while sitting.table.board.stage.flyers:
        roofed = house(sitting, "palace-0-blue")
        assert roofed.rect.x + roofed.displaced[0] == pytest.approx(before), "it stays until what it brings is read"
        sitting.stage.step(0.05)
    while sitting.table.playback.is_active:
        sitting.stage.step(0.05)
        openers = [each for each in sitting.table.widgets if isinstance(each, OpenButton)]
        assert "palace-0-violet" in {opener.palace for opener in openers}
        assert all(opener.displaced == house(sitting, opener.palace).displaced for opener in openers)
    assert house(sitting, "palace-0-blue").displaced == (0.0, 0.0)


def test_lc_4_2c_a_wall_counts_when_its_card_has_joined_it(sitting: Sitting) -> None:
    do(sitting, "take 1")
    finish(sitting)
    do(sitting, "wall 33")
    pile = sitting.table.find("walls-0")
    assert isinstance(pile, Pile) and (pile.count, pile.held) == (3, 1)
    finish(sitting)
    pile = sitting.table.find("walls-0")
    assert isinstance(pile, Pile) and (pile.count, pile.held) == (3, 0)


def test_a_key_ends_a_movement_and_leaves_nothing_behind(sitting: Sitting) -> None:
    do(sitting, "open violet")
    sitting.stage.step(0.1)
    for _ in range(AGES):
        if not sitting.table.playback.is_active:
            break
        sitting.stage.key("x")
    stage = sitting.table.board.stage
    assert (stage.flyers, stage.hidden, stage.offsets, stage.works) == ([], set(), {}, {})
    assert shown_points(sitting) == 33


def test_lc_2_1_cards_are_dealt_before_the_first_deed() -> None:
    sitting = Sitting("lucca", {}, "5", ("human", "greedy", "greedy"))
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.playback.deal()
    sitting.stage.app.draw()
    tray = sitting.table.find("triplet-0")
    assert isinstance(tray, Triplet) and tray.landed == 0
    assert not sitting.table.position.can_act
    finish(sitting)
    tray = sitting.table.find("triplet-0")
    assert isinstance(tray, Triplet) and tray.landed == 3
    assert sitting.table.position.can_act
    sitting.close()


def test_nothing_is_shown_before_it_is_told(sitting: Sitting) -> None:
    """Projected points and shields wait for the card, and what opening would bring for the palace."""
    do(sitting, "take 1")
    finish(sitting)
    before = projected(sitting)
    do(sitting, "extend 26")
    plaque, plaques = f"open-{COLOURS.index('blue')}", list[bool]()
    while sitting.table.playback.is_active:
        assert projected(sitting) == before or house(sitting, "palace-0-blue").area == "completed"
        plaques.append(sitting.table.find(plaque) is not None)
        sitting.stage.step(0.05)
    sitting.stage.app.draw()
    assert plaques and not any(plaques)
    assert projected(sitting) != before and sitting.table.find(plaque) is not None


def test_lc_5_4_the_smallest_address_moves_on_when_the_card_has_covered_it(sitting: Sitting) -> None:
    """18 is covered by 29; blue 22 is the smallest then, and the pill goes there."""
    do(sitting, "take 1")
    finish(sitting)
    do(sitting, "extend 29")
    covered, smallest = f"palace-0-{COLOURS[COLOUR_OF[18]]}", "palace-0-blue"
    assert (house(sitting, covered).bonus, house(sitting, smallest).bonus) == (SMALLEST_POINTS, 0)
    finish(sitting)
    sitting.stage.app.draw()
    assert (house(sitting, covered).bonus, house(sitting, smallest).bonus) == (0, SMALLEST_POINTS)
    assert house(sitting, smallest).awaits_bonus and sitting.table.board.stage.flyers
    sitting.stage.settle()
    assert not house(sitting, smallest).awaits_bonus and not sitting.table.board.stage.flyers


def test_lc_4_1_what_a_deed_brings_stands_to_be_read_within_its_street(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, text = list[Rect](), Canvas.text

    def spy(canvas: Canvas, words: str, rect: Rect, style: TextStyle) -> Rect:
        if words == signed(BROUGHT) and style.gilded:
            found.append(rect)
        return text(canvas, words, rect, style)

    monkeypatch.setattr(Canvas, "text", spy)
    do(sitting, "open violet")
    while sitting.table.playback.is_active:
        sitting.stage.step(0.05)
        sitting.stage.app.draw()
    street = house(sitting, "palace-0-violet").street.area
    assert all(rect.y >= street.y and rect.bottom <= street.bottom for rect in found)
    assert sum(rect == found[-1] for rect in found) > len(found) / 2


def test_lc_4_2_the_last_card_of_a_triplet_leaves_from_the_wood_it_lay_on() -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(LAST))
    sitting.stage.app.settings.reduced_motion = False
    do(sitting, "discard 29")
    assert sitting.table.playback.is_active and isinstance(sitting.table.find("hand"), Tray)
    finish(sitting)
    sitting.stage.app.draw()
    assert sitting.table.find("hand") is None
    sitting.close()


def test_what_the_end_brings_is_told_once_by_the_finale_and_afterwards_in_order_at_the_table() -> None:
    start = replace(position(f"{START}points 2: 90 9\n"), stage=OVER)
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=start)
    table, plate = sitting.table, sitting.table.find("own")
    panel = table.find("projected")
    assert isinstance(panel, Projection) and panel.totals()[0] == 31
    assert isinstance(plate, OwnPlate) and plate.standing.points == 31
    before_the_count = plate.standing.worth_lines(table.viewpoint.wording.catalog)
    table.ending.open_scores()
    sitting.stage.app.stack.pop()
    table.invalidate()
    sitting.stage.app.draw()
    panel, plate = table.find("projected"), table.find("own")
    assert isinstance(panel, Projection)
    assert [person.seat for person, _ in panel.row_places()] == [2, 0, 1]
    assert isinstance(plate, OwnPlate) and plate.standing.points == table.position.score.totals[0] != 31
    assert (
        before_the_count[1].endswith("at end") and plate.standing.worth_lines(table.viewpoint.wording.catalog)[1] == ""
    )
    sitting.close()


def projected(sitting: Sitting) -> tuple[int, int]:
    """What the end would bring, and the shields on the plate."""
    panel, plate = sitting.table.find("projected"), sitting.table.find("own")
    assert isinstance(panel, Projection) and isinstance(plate, OwnPlate)
    return panel.position.score.totals[0], plate.standing.quarter.shields


def test_lc_2_3_the_kept_cards_go_from_the_hand_to_the_site_and_the_others_to_the_deck() -> None:
    sitting = Sitting("lucca", {}, "5", ("human", "greedy", "greedy"))
    sitting.stage.app.settings.reduced_motion = False
    keep = next(action for action in sitting.match.legal() if len({COLOUR_OF[card] for card in action.cards}) == 2)
    do(sitting, keep.text)
    assert len(sitting.table.board.stage.flyers) == 4 and isinstance(sitting.table.find("hand"), Tray)
    names = [f"palace-0-{COLOURS[COLOUR_OF[card]]}" for card in keep.cards]
    assert all(house(sitting, name).is_hidden for name in names)
    finish(sitting)
    assert not any(house(sitting, name).is_hidden for name in names)
    deck = sitting.table.find("deck")
    assert isinstance(deck, LuccaDeck) and {*deck.laid_away, *keep.cards} == {*sitting.match.state_at(0).hands[0]}
    sitting.close()


def test_a_hint_marks_both_starting_cards_whatever_is_chosen() -> None:
    sitting = Sitting("lucca", {}, "5", ("human", "greedy", "greedy"))
    sitting.stage.key("h")
    sitting.stage.step(0.1)
    hint = sitting.table.controller.hint
    assert hint is not None
    keep = parse_action(hint.action)
    assert isinstance(keep, Keep)
    wanted = keep.cards
    [area] = sitting.table.hints.places()
    hand = [sitting.table.find(f"keep-{card}") for card in sitting.match.state.hands[0]]
    assert all(card and area.contains(card.rect.center) for card in hand)
    sitting.stage.key("h")
    other = next(card for card in sitting.match.state.hands[0] if card not in wanted)
    sitting.stage.click(f"keep-{other}")
    marked = [sitting.table.find(f"keep-{card}") for card in sorted(wanted)]
    assert sitting.table.hints.places() == [piece.screen_rect() for piece in marked if piece is not None]
    sitting.close()


def test_lc_4_2_each_deed_has_its_own_place(sitting: Sitting) -> None:
    """Yellow is completed: it can be a wall or a discard, where those are for blue as well."""
    do(sitting, "take 1")
    finish(sitting)
    rows = list[list[float]]()
    for card in (26, 29, 33):
        ways = [widget for widget in sitting.table.widgets if widget.id.startswith(f"use-{card}-")]
        assert [way.id.rpartition("-")[2] for way in ways[1:]] == ["wall", "discard"]
        assert all(way.enabled or way.tooltip() for way in ways)
        rows.append([way.rect.y for way in ways])
    assert rows[0] == rows[1] == rows[2]


def test_lc_3_crests_change_places_when_the_order_does(sitting: Sitting) -> None:
    table = sitting.table
    view = table.position.view.clone()
    before, view.order = view.order, tuple(reversed(view.order))
    moving = table.board.stage.reordering(replace(table.position, view=view), 0.5)
    moving.advance(0.2)
    board = table.find("order")
    assert isinstance(board, OrderBoard)
    assert (board.before, 0 < board.share < 1) == (before, True)
    moving.finish()
    assert board.before == ()


def test_reduced_motion_ends_all_of_it() -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    do(sitting, "open violet")
    assert not sitting.table.playback.is_active
    assert house(sitting, "palace-0-violet").works == DONE
    assert shown_points(sitting) == 33
    sitting.close()


def test_what_is_taken_back_fades_instead_of_vanishing(sitting: Sitting) -> None:
    sitting.stage.app.transition.is_wanted = True
    do(sitting, "take 1")
    sitting.rest()
    assert not sitting.stage.app.transition.active
    sitting.table.controller.undo()
    assert sitting.stage.app.transition.active
    sitting.rest()
    assert not sitting.stage.app.transition.active


def test_the_wood_below_taken_cards_rises_over_the_city_and_lies_until_the_last_has_left(sitting: Sitting) -> None:
    """There is never a second city, nor a card both on the wood and in flight."""
    app = sitting.stage.app
    app.transition.is_wanted = True
    sitting.rest()
    city = app.canvas.pixels(place("city").inset(60, 20))
    before = app.window.surface.subsurface(city).copy()
    do(sitting, "take 1")
    sitting.stage.step(0.03)
    rows = [row for row in range(city.height) if _row(app.window.surface.subsurface(city), row) == _row(before, row)]
    assert rows and rows == list(range(len(rows)))
    wood = sitting.table.find("hand")
    assert isinstance(wood, Tray) and wood.stays_as(Look()) is not None


def _row(picture: pygame.Surface, row: int) -> bytes:
    return picture.subsurface((0, row, picture.get_width(), 1)).copy().get_buffer().raw


def test_ones_own_card_takes_longer_the_farther_it_flies_and_a_rivals_makes_nobody_wait(sitting: Sitting) -> None:
    sitting.stage.app.draw()
    stage, start = sitting.table.board.stage, Rect(0, 0, 10, 10)
    near, far = start.moved(dx=100), start.moved(dx=900)
    assert stage.seconds(0, start, far) > stage.seconds(0, start, near) == stage.seconds(1, start, far)


def test_what_a_deed_changes_of_the_totals_stands_beside_them_for_a_moment(sitting: Sitting) -> None:
    """Once it has landed; what is taken back is no news."""
    sitting.stage.app.draw()
    do(sitting, "take 1")
    finish(sitting)
    do(sitting, "extend 26")
    assert not sitting.table.board.stage.shift.is_shown
    finish(sitting)
    shift = sitting.table.board.stage.shift
    assert shift.is_shown and shift.points == {0: 12}
    sitting.stage.settle()
    assert not shift.is_shown
    sitting.stage.key("ctrl+z")
    assert not sitting.table.board.stage.shift.is_shown
