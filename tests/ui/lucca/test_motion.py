"""What moves on Lucca's table: nothing jumps, points are counted as they come, and a key ends it all."""

from collections.abc import Iterator
from dataclasses import replace

import pygame
import pytest

from game.lucca.actions import Keep, parse_action
from game.lucca.cards import COLOUR_OF, COLOURS
from game.lucca.events import OrderSet, PalaceCompleted
from game.lucca.notation import position
from game.lucca.scoring import SMALLEST_POINTS
from game.lucca.state import OVER
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import signed
from scenes.engine.theme import TextStyle
from scenes.games.lucca.layout import place
from scenes.games.lucca.widgets.family_plates import FamilyPlate, OwnPlate
from scenes.games.lucca.widgets.pieces import House, Pile, Tray
from scenes.games.lucca.widgets.side_panels import LuccaDeck, Projection
from scenes.kit.motion.motion import Trip, fly
from scenes.kit.motion.movements import RISE
from scenes.table.playback.ribbon import Ribbon
from tests.ui.lucca.drawn import card as card_at
from tests.ui.lucca.drawn import drawn, is_lit, medal_points
from tests.ui.table.drawn import is_anything_away
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
VIOLET = (5, 8, 16, 21, 27)
OPEN_VIOLET = f"open-{COLOURS.index('violet')}"
_TOTALS = 76
BROUGHT = 2
"""By opening violet."""
AGES = 400


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    sitting.stage.app.settings.reduced_motion = False
    yield sitting
    sitting.close()


def house(sitting: Sitting, name: str) -> House:
    found = sitting.table.find(name)
    assert isinstance(found, House)
    return found


def test_the_golden_frame_is_about_whose_deed_the_ribbon_tells() -> None:
    """Through the last points of all, and while the next family thinks."""
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(LAST), after_seconds=0.3)
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.app.draw = sitting.table.refresh  # type: ignore[method-assign]
    sitting.begin("discard 29")
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


def finish(sitting: Sitting) -> None:
    for _ in range(AGES):
        if not sitting.table.playback.is_active:
            return
        sitting.stage.step(0.05)
    raise AssertionError("it never comes to rest")


def test_lc_4_1_a_palace_that_opens_walks_to_its_place_and_lights_storey_by_storey(sitting: Sitting) -> None:
    sitting.stage.app.draw()
    before, storeys = card_at(sitting, VIOLET[-1]).x, list[int]()
    sitting.begin("open violet")
    assert card_at(sitting, VIOLET[-1]).x == pytest.approx(before, abs=1.5)
    while sitting.table.playback.is_active:
        lit = [is_lit(sitting, number) for number in reversed(VIOLET)]
        assert lit == sorted(lit, reverse=True), "from the foot up"
        storeys.append(sum(lit))
        sitting.stage.step(0.05)
    assert list(dict.fromkeys(storeys)) == [0, 1, 2, 3, 4, 5]
    assert card_at(sitting, VIOLET[-1]).x > before and house(sitting, "palace-0-violet").area == "opened"


def test_lc_4_1_the_medal_counts_the_coins_as_they_come(sitting: Sitting) -> None:
    sitting.begin("open violet")
    counted = [medal_points(sitting)]
    while sitting.table.playback.is_active:
        sitting.stage.step(0.02)
        counted.append(medal_points(sitting))
    assert (counted[0], counted[-1]) == (31, 33) and counted == sorted(counted)


def test_lc_4_2b_a_palace_gets_its_roof_where_it_was_built(sitting: Sitting) -> None:
    sitting.begin("take 1")
    finish(sitting)
    before = card_at(sitting, 22).x
    sitting.begin("extend 26")
    while not isinstance(sitting.table.playback.told_now, PalaceCompleted):
        sitting.stage.step(0.05)
    roofs, lefts, gaps = list[Rect](), list[float](), list[float]()
    while sitting.table.playback.is_active:
        shown = drawn(sitting)
        roofs.append(shown["roof", "palace-0-blue"])
        lefts.append(shown["card", 22].x)
        gaps.append(shown["plaque", OPEN_VIOLET].x - shown["card", VIOLET[0]].x)
        sitting.stage.step(0.05)
    standing = [roof for roof, left in zip(roofs, lefts, strict=True) if left == pytest.approx(before, abs=1.5)]
    assert len(standing) * 0.05 > RISE - 0.1, "it stays until what it brings is read"
    heights = [roof.y for roof in standing]
    assert heights == sorted(heights) and heights[0] < heights[-1] - 20
    assert all(abs(roof.center[0] - card_at(sitting, 22).w / 2 - before) < 4 for roof in standing)
    assert lefts[-1] != pytest.approx(before, abs=20) and max(gaps) - min(gaps) < 6, "the plaque goes along"


def test_lc_4_2c_a_wall_counts_when_its_card_has_joined_it(sitting: Sitting) -> None:
    sitting.begin("take 1")
    finish(sitting)
    sitting.begin("wall 33")
    pile = sitting.table.find("walls-0")
    assert isinstance(pile, Pile) and pile.count == 2
    finish(sitting)
    pile = sitting.table.find("walls-0")
    assert isinstance(pile, Pile) and pile.count == 3


def test_a_key_ends_a_movement_and_leaves_nothing_behind(sitting: Sitting) -> None:
    sitting.begin("open violet")
    sitting.stage.step(0.1)
    for _ in range(AGES):
        if not sitting.table.playback.is_active:
            break
        sitting.stage.key("x")
    sitting.stage.settle()
    assert not is_anything_away(sitting) and medal_points(sitting) == 33


def test_lc_2_1_cards_are_dealt_before_the_first_deed() -> None:
    sitting = Sitting("lucca", {}, "5", ("human", "greedy", "greedy"))
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.playback.deal()
    sitting.stage.app.draw()
    cards = [("card", number) for number in sitting.match.state.triplets[0]]
    assert not [each for each in cards if each in drawn(sitting)]
    assert not sitting.table.position.can_act
    finish(sitting)
    tray = sitting.table.find("triplet-0")
    assert tray and all(tray.rect.contains(drawn(sitting)[each].center) for each in cards)
    assert sitting.table.position.can_act
    sitting.close()


def test_nothing_is_shown_before_it_is_told(sitting: Sitting) -> None:
    """Projected points and shields wait for the card, and what opening would bring for the palace."""
    sitting.begin("take 1")
    finish(sitting)
    before = projected(sitting)
    sitting.begin("extend 26")
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
    sitting.begin("take 1")
    finish(sitting)
    sitting.begin("extend 29")
    covered, smallest = f"palace-0-{COLOURS[COLOUR_OF[18]]}", "palace-0-blue"
    assert (house(sitting, covered).bonus, house(sitting, smallest).bonus) == (SMALLEST_POINTS, 0)
    finish(sitting)
    sitting.stage.app.draw()
    assert (house(sitting, covered).bonus, house(sitting, smallest).bonus) == (0, SMALLEST_POINTS)
    badge = "bonus", SMALLEST_POINTS
    leaves = drawn(sitting)[badge]
    sitting.stage.settle()
    assert abs(leaves.x - drawn(sitting)[badge].x) > 50 and not is_anything_away(sitting)
    assert house(sitting, smallest).rect.outset(60).contains(drawn(sitting)[badge].center)


def test_lc_4_1_what_a_deed_brings_stands_to_be_read_within_its_street(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    found, text = list[Rect](), Canvas.text

    def spy(canvas: Canvas, words: str, rect: Rect, style: TextStyle) -> Rect:
        if words == signed(BROUGHT) and style.gilded:
            found.append(rect)
        return text(canvas, words, rect, style)

    monkeypatch.setattr(Canvas, "text", spy)
    sitting.begin("open violet")
    while sitting.table.playback.is_active:
        sitting.stage.step(0.05)
        sitting.stage.app.draw()
    street = house(sitting, "palace-0-violet").street.area
    assert all(rect.y >= street.y and rect.bottom <= street.bottom for rect in found)
    assert sum(rect == found[-1] for rect in found) > len(found) / 2


def test_lc_4_2_the_last_card_of_a_triplet_leaves_from_the_wood_it_lay_on() -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(LAST))
    sitting.stage.app.settings.reduced_motion = False
    sitting.begin("discard 29")
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
    assert isinstance(panel, Projection) and panel.totals[0] == 31
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
    return panel.totals[0], plate.standing.quarter.shields


def test_lc_2_3_the_kept_cards_go_from_the_hand_to_the_site_and_the_others_to_the_deck() -> None:
    sitting = Sitting("lucca", {}, "5", ("human", "greedy", "greedy"))
    sitting.stage.app.settings.reduced_motion = False
    keep = next(action for action in sitting.match.legal() if len({COLOUR_OF[card] for card in action.cards}) == 2)
    sitting.begin(keep.text)
    hand = [("card", number) for number in sitting.match.state_at(0).hands[0]]
    start = drawn(sitting)
    assert isinstance(sitting.table.find("hand"), Tray)
    names = [f"palace-0-{COLOURS[COLOUR_OF[card]]}" for card in keep.cards]
    assert not any(map(sitting.table.find, names))
    sitting.stage.step(0.2)
    assert all(drawn(sitting)[each].center != start[each].center for each in hand)
    sitting.stage.step(0.3)
    put_away = [each for each in hand if each[1] not in keep.cards]
    assert sitting.table.playback.is_active and not [each for each in put_away if each in drawn(sitting)]
    finish(sitting)
    assert all(map(sitting.table.find, names))
    deck = sitting.table.find("deck")
    assert isinstance(deck, LuccaDeck)
    assert {*deck.laid_away, *keep.cards} == {*sitting.match.state_at(0).hands[0]}
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
    sitting.begin("take 1")
    finish(sitting)
    rows = list[list[float]]()
    for card in (26, 29, 33):
        ways = [widget for widget in sitting.table.widgets if widget.id.startswith(f"use-{card}-")]
        assert [way.id.rpartition("-")[2] for way in ways[1:]] == ["wall", "discard"]
        assert all(way.enabled or way.tooltip_text() for way in ways)
        rows.append([way.rect.y for way in ways])
    assert rows[0] == rows[1] == rows[2]


def test_lc_3_crests_change_places_when_the_order_does(sitting: Sitting) -> None:
    playback, crests = sitting.table.playback, list[list[float]]()
    while not isinstance(playback.told_now, OrderSet):
        if not playback.is_active:
            sitting.match.submit(sitting.match.legal()[0])
        sitting.stage.step(0.05)
    before = list(playback.told_now.order)
    while isinstance(playback.told_now, OrderSet):
        crests.append([drawn(sitting)["crest", seat].x for seat in range(3)])
        sitting.stage.step(0.05)
    after = sorted(range(3), key=lambda seat: crests[-1][seat])
    assert after == before != sorted(range(3), key=lambda seat: crests[0][seat])
    moved = [{round(each[seat]) for each in crests} for seat in range(3)]
    assert any(len(places) > 4 for places in moved)


def test_reduced_motion_ends_all_of_it() -> None:
    sitting = Sitting("lucca", {}, "1", ("human", "greedy", "greedy"), start=position(START))
    sitting.begin("open violet")
    assert not sitting.table.playback.is_active
    assert house(sitting, "palace-0-violet").area == "opened"
    assert medal_points(sitting) == 33
    sitting.close()


def test_what_is_taken_back_fades_instead_of_vanishing(sitting: Sitting) -> None:
    sitting.stage.app.transition.is_wanted = True
    sitting.begin("take 1")
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
    sitting.begin("take 1")
    sitting.stage.step(0.03)
    rows = [row for row in range(city.height) if _row(app.window.surface.subsurface(city), row) == _row(before, row)]
    assert rows and rows == list(range(len(rows)))
    wood = sitting.table.find("hand")
    assert isinstance(wood, Tray) and wood.live() is not None


def _row(picture: pygame.Surface, row: int) -> bytes:
    return picture.subsurface((0, row, picture.get_width(), 1)).copy().get_buffer().raw


def test_ones_own_card_takes_longer_the_farther_it_flies_and_a_rivals_makes_nobody_wait(sitting: Sitting) -> None:
    start, [leg] = Rect(0, 0, 10, 10), fly().legs
    near, far = (Trip(None, None, start, start.moved(dx=way)) for way in (100, 900))
    assert leg.lasts(far, is_own=True) > leg.lasts(near, is_own=True) == leg.lasts(far, is_own=False)


def test_what_a_deed_changes_of_the_totals_stands_beside_them_for_a_moment(sitting: Sitting) -> None:
    """Once it has landed; what is taken back is no news."""
    sitting.stage.app.draw()
    sitting.begin("take 1")
    finish(sitting)
    sitting.begin("extend 26")
    assert changes(sitting) == []
    finish(sitting)
    assert changes(sitting) == ["+12"]
    sitting.stage.settle()
    assert changes(sitting) == []
    sitting.stage.key("ctrl+z")
    assert changes(sitting) == []


def changes(sitting: Sitting) -> list[str]:
    """What is read beside the totals."""
    app = sitting.stage.app
    app.draw()
    panel = app.canvas.pixels(place("projected").trimmed(right=_TOTALS))
    return [box.text for box in app.canvas.boxes if panel.contains(box.taken) and box.text[:1] in "+−"]
