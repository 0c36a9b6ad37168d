"""What moves in San Gimignano: cards become storeys, the piece stays with its holder, points are counted."""

import re
from collections import Counter
from collections.abc import Hashable, Iterator
from itertools import pairwise
from typing import Any

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.san_gimignano.cards import FINE_STONE, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.events import CardTaken, Passed, TowerCompleted, TowerTornDown
from game.san_gimignano.notation import position
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.text.catalog import Catalog, numeral
from scenes.engine.widgets import Paragraph
from scenes.games.san_gimignano.drawing import painting
from scenes.games.san_gimignano.game_ui import GAME_UI
from scenes.games.san_gimignano.layout import (
    CAP_RATIO,
    HAND_CARD,
    deck_place,
    hand_rects,
    market_rects,
    opened_rects,
    place,
    skyline_of,
)
from scenes.games.san_gimignano.motion.motion import MOTION
from scenes.games.san_gimignano.widgets.market_row import MarketRow
from scenes.games.san_gimignano.widgets.pieces import Card, EmptyStand
from scenes.games.san_gimignano.widgets.score_panel import total_place
from scenes.kit.event_history import EventHistory
from scenes.kit.motion.motion_player import MotionPlayer
from scenes.kit.motion.stage import FLIGHT, Dealt, Stage
from scenes.kit.seat_views import seen_from, wording_of
from scenes.screens.curtain import Curtain
from scenes.table.playback.ribbon import Ribbon
from tests.ui.table.drawn import is_anything_away, items, places, texts_in
from tests.ui.table.players import Sitting
from tests.ui.tables.seated import Seated, seated

START = """
active: 0
hand 0: 7 7 7 7 7 9 10
hand 1: 5 5 6
market: 5 6 10
deck: 8 9 10 9 5 6 7
towers 0: 8-8-8, 9-8-7
towers 1: 9-9-9!, 6-6-6, 10-9-8-7
piece: 1
"""
FINE_STONES = """
active: {builder}
hand {builder}: 6 fine_stone fine_stone 8
hand {other}: 5 7
market: 5 8 10
deck: 8 9 10 9
nobles: joust rognosa
used: {builder} {other}
"""
RIVALS_TURN = """
active: 1
hand 0: 5 5 6
hand 1: 7 7 7 9
market: 5 6 10
deck: 8 9 10 9 5 6 7
"""
ROGNOSA = """
active: {active}
hand {active}: 5 6 8 joust rognosa
hand {other}: 7 7 9 10
market: 5 6 10
deck: 8 9 10 9 5 6 7
nobles: joust city_wall
"""
TENS = """
active: 0
hand 0: 10 10 10
hand 1: 6 6
market: 5 6
deck: 8 9 10 9 5 6 7
towers 0: 8-8-8
towers 1: 8-8-8, 8-8-8-8, 7-7-7!
piece: 1
"""
AGES = 400
LONG = 1200.0
BLURRED = 3.0
"""Design units by which places differ because they are rounded to pixels."""
STEP = 0.05


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=position(START))
    sitting.stage.app.settings.reduced_motion = False
    yield sitting
    sitting.close()


def match_from(start: str, *people: int, nobles: str = "off") -> Match:
    """A match of Lia and Fio; nobody thinks for those who are no people."""
    seats = [Seat("human" if seat in people else "greedy", name, name[0]) for seat, name in enumerate(("Lia", "Fio"))]
    match = Match(spec_of("san_gimignano"), {"nobles": nobles, "series": "single"}, seats, "1")
    match._start = position(start)
    return match


def begin(sitting: Seated, match: Match, action: str) -> None:
    """Lets whoever is to act do it, with motion from now on."""
    sitting.stage.settle()
    sitting.stage.app.settings.reduced_motion = False
    match.submit(match.spec.rules.parse_action(action))
    sitting.table.refresh()
    sitting.stage.app.draw()


def is_moving(sitting: Sitting | Seated, step: float = STEP) -> bool:
    sitting.stage.step(step)
    assert sitting.stage.app.clock() < LONG, "it moves for ever"
    return sitting.table.playback.is_active


def is_at(rect: Rect, other: Rect) -> bool:
    return all(abs(one - two) <= BLURRED for one, two in zip(rect, other, strict=True))


def cards(sitting: Sitting | Seated, kind: int) -> list[Rect]:
    """Where cards and storeys of this kind are drawn."""
    return places(sitting, ("card", kind))


def storeys(sitting: Sitting, index: int, number: int) -> int:
    """How many storeys with this number the last of the viewer's towers shows."""
    skyline = skyline_of(sitting.match.state, 0, viewer=0)
    body = skyline.body(index, skyline.towers[index])
    return sum(is_at(rect, painting.storey_rect(body, level)) for rect in cards(sitting, number) for level in range(6))


def shown_total(sitting: Sitting, panel: str = "own_score") -> int:
    """The points that are read on a panel."""
    [text] = [each for each in texts_in(sitting, total_place(place(panel))) if not each.startswith("hand")]
    return next(points for points in range(-99, 999) if numeral(points) == text)


def shown_hand(sitting: Sitting | Seated, panel: str = "own_score") -> int:
    """The number of cards that is read on a panel."""
    [text] = [each for each in texts_in(sitting, place(panel)) if each.startswith("hand")]
    return int(re.findall(r"\d+", text)[0])


def shown_hands(sitting: Sitting) -> tuple[int, int]:
    return shown_hand(sitting), shown_hand(sitting, "rival_score")


def shown_deck(sitting: Sitting | Seated, deck: str = "deck") -> int:
    [text] = [each for each in texts_in(sitting, deck_place(deck == "noble_deck")) if each.isdigit()]
    return int(text)


def in_order(shown: list[int]) -> list[int]:
    """The numbers without repetition."""
    return list(dict.fromkeys(shown))


# Towers


def test_sg_3_3_one_card_after_the_other_becomes_a_storey(sitting: Sitting) -> None:
    sitting.begin("build 7 7 7 7 7")
    stood = [storeys(sitting, 2, 7)]
    while is_moving(sitting):
        stood.append(storeys(sitting, 2, 7))
    assert in_order(stood) == [0, 1, 2, 3, 4, 5]
    assert not is_anything_away(sitting)


def test_sg_3_3_a_tag_counts_the_storeys_that_stand(sitting: Sitting) -> None:
    skyline = skyline_of(sitting.match.state, 0, viewer=0)
    sitting.begin("build 7 7 7 7 7")
    under, read = skyline.body(1, skyline.towers[1]).split_bottom(10)[1].moved(170, 24).outset(30, 14), list[str]()
    while is_moving(sitting):
        read += [text for text in texts_in(sitting, under) if "Plain" in text]
    assert [re.findall(r"\d+", text)[0] for text in dict.fromkeys(read)] == ["1", "2", "3", "4", "5"]


def crane(sitting: Sitting, tower: str) -> Rect:
    [rect] = places(sitting, ("crane", tower))
    return rect


def test_both_cities_come_to_the_scale_of_the_tallest_tower(sitting: Sitting) -> None:
    sitting.stage.app.draw()
    scales = [crane(sitting, "tower-1-2").h]
    sitting.begin("build 7 7 7 7 7")
    while is_moving(sitting, 0.02):
        scales.append(crane(sitting, "tower-1-2").h)
        assert crane(sitting, "tower-0-1").h == pytest.approx(scales[-1], abs=BLURRED)
    assert all(later <= earlier + BLURRED for earlier, later in pairwise(scales)) and len(set(scales)) > 4
    now = skyline_of(sitting.match.state, 0, viewer=0).storey
    assert scales[-1] == pytest.approx(now * CAP_RATIO, abs=BLURRED)


def test_storeys_stay_in_their_order_while_the_scale_changes(sitting: Sitting) -> None:
    """The new one is the topmost, however far the others have to move."""
    start = position(START.replace("towers 0: 8-8-8, 9-8-7", "towers 0: 7-7-7"))
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=start)
    sitting.stage.app.settings.reduced_motion = False
    sitting.begin("extend 1 7 7")
    low = [rect.bottom for rect in cards(sitting, 7) if rect.w < HAND_CARD[0] / 2]
    while is_moving(sitting, 0.02):
        now = sorted((rect.bottom for rect in cards(sitting, 7) if rect.w < HAND_CARD[0] / 2), reverse=True)
        assert all(later >= earlier for earlier, later in zip(sorted(low, reverse=True), now, strict=False))
    sitting.close()


def test_sg_3_3_cards_that_wait_for_their_flight_are_still_seen(sitting: Sitting) -> None:
    sitting.begin("build 7 7 7 7 7")
    assert len([rect for rect in cards(sitting, 7) if rect.w > HAND_CARD[0] - BLURRED]) == 5
    assert sitting.table.find("controls-resting"), "what was offered stays there, dimmed"
    assert not sitting.table.find("verb-build")


def test_of_equal_cards_the_lifted_ones_are_built(sitting: Sitting) -> None:
    for card in ("hand-0", "hand-2", "hand-4"):
        sitting.stage.click(card)
    sitting.stage.app.draw()
    lifted = [rect for rect in cards(sitting, 7) if rect.y < place("hand").y - BLURRED]
    sitting.stage.click("plot")
    sitting.stage.app.draw()
    for waiting in lifted:
        assert any(is_at(waiting, rect) for rect in cards(sitting, 7)), "they wait where they were"
    sitting.stage.step(1.0)
    sitting.stage.app.draw()
    stayed = [rect.x for rect in cards(sitting, 7) if rect.w > HAND_CARD[0] - BLURRED]
    left = hand_rects(7)
    assert all(min(abs(x - left[at].x) for at in (1, 3)) < HAND_CARD[0] for x in stayed) and len(stayed) == 2


def test_sg_3_3_a_hand_counts_its_cards_as_they_leave(sitting: Sitting) -> None:
    sitting.begin("build 7 7 7")
    counted = [shown_hand(sitting)]
    while is_moving(sitting):
        counted.append(shown_hand(sitting))
    assert in_order(counted) == [7, 6, 5, 4]


def test_sg_3_3_a_rivals_cards_come_out_side_by_side_before_they_are_laid() -> None:
    match, shown = match_from(RIVALS_TURN, 0), opened_rects(3)
    assert all(one.right < other.x for one, other in pairwise(shown)) and shown[-1].right < place("deck").x
    with seated(match) as sitting:
        begin(sitting, match, "build 7 7 7")
        seen, counted = 0, [shown_hand(sitting, "rival_score")]
        while is_moving(sitting):
            lying = [rect for name, rect in items(sitting) if name == ("card", UNKNOWN_TOWER)]
            seen = max(seen, sum(any(is_at(rect, each) for rect in lying) for each in shown))
            counted.append(shown_hand(sitting, "rival_score"))
        assert seen == 3 and in_order(counted) == [3, 2, 1], "the first leaves at once"


def test_sg_3_5_each_tower_gets_its_roof_in_its_own_time(sitting: Sitting) -> None:
    sitting.begin("complete 1 2")
    roofs = list[tuple[int, int]]()
    while is_moving(sitting):
        told = sitting.table.playback.told_now
        roofs.append(tuple(len(places(sitting, ("cap", name))) for name in ("tower-0-0", "tower-0-1")))  # type: ignore[arg-type]
        if isinstance(told, TowerCompleted) and told.tower == 0:
            assert places(sitting, ("crane", "tower-0-1")) and roofs[-1][1] == 0
    assert list(dict.fromkeys(roofs)) == [(0, 0), (1, 0), (1, 1)]
    assert not places(sitting, ("crane", "tower-0-0")) and not places(sitting, ("crane", "tower-0-1"))


def test_sg_5_7_a_tower_sinks_and_then_the_others_close_up() -> None:
    """Also if its neighbour begins with the same stones."""
    match = match_from(TENS, 0)
    with seated(match) as sitting:
        for action in ("build 10 10 10", "topple theirs 1"):
            match.submit(match.spec.rules.parse_action(action))
        begin(sitting, match, "suffer")
        feet = [places(sitting, ("foot", f"tower-1-{index}"))[0] for index in range(3)]
        assert isinstance(sitting.table.playback.told_now, TowerTornDown)
        sitting.stage.step(0.35)
        sunk, second, third = (places(sitting, ("foot", f"tower-1-{index}"))[0] for index in range(3))
        assert sunk.y > feet[0].y + 20 and is_at(second, feet[1]) and is_at(third, feet[2])
        while is_moving(sitting):
            continue
        after = skyline_of(match.state, 1, viewer=0)
        assert [len(tower.numbers()) for tower in after.towers] == [4, 3]
        assert is_at(places(sitting, ("foot", "tower-1-0"))[0], feet[0])
        assert not is_anything_away(sitting)


def test_sg_6_1_the_piece_stays_with_its_new_holder(sitting: Sitting) -> None:
    assert piece(sitting) == place("rival_piece")
    sitting.begin("build 7 7 7 7 7")
    ways = list[Rect]()
    while is_moving(sitting):
        ways += places(sitting, ("piece", "piece"))
    assert len({each.y for each in ways}) > 5, "it flies"
    assert piece(sitting) == place("own_piece")
    ribbon, beside = sitting.table.find("prompt"), sitting.table.find("turn-done")
    assert isinstance(ribbon, Ribbon) and isinstance(beside, Paragraph)
    assert "End it" in ribbon.text and "The tower piece is yours." in beside.text
    assert isinstance(sitting.table.find("piece-stand"), EmptyStand)


def piece(sitting: Sitting) -> Rect:
    found = sitting.table.find("piece")
    assert found is not None
    return found.rect


def test_sg_7_totals_are_counted_as_the_coins_come(sitting: Sitting) -> None:
    sitting.stage.app.draw()
    before = shown_total(sitting)
    sitting.begin("build 7 7 7 7 7")
    end = sitting.match.spec.rules.score(sitting.match.state).totals[0]
    counted = [shown_total(sitting)]
    while is_moving(sitting):
        counted.append(shown_total(sitting))
    assert (counted[0], counted[-1]) == (before, end) and counted == sorted(counted)
    assert len(set(counted)) > 4


# Cards


def test_sg_3_4_cards_left_in_the_hand_close_up(sitting: Sitting) -> None:
    last = sitting.table.find("hand-6")
    assert last is not None
    sitting.begin("build 7 7 7 7 7")
    sitting.stage.step(0.2)
    assert any(is_at(rect, last.rect) for rect in cards(sitting, 10)), "the first card still lies there"
    while is_moving(sitting):
        continue
    assert is_at(max(cards(sitting, 10), key=lambda rect: rect.w), hand_rects(2)[1])


def test_sg_3_1_a_card_leaves_the_market_from_where_it_lies(sitting: Sitting) -> None:
    start = position(START.replace("7 7 7 7 7 9 10", "7 7 7"))
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=start)
    lying = {card.kind: card.rect for card in sitting.table.widgets if isinstance(card, Card) and is_market(card)}
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("buy"))
    sitting.rest()
    sitting.stage.app.settings.reduced_motion = False
    sitting.begin("draw 5")
    for kind, place_of_card in lying.items():
        assert any(is_at(place_of_card, each) for each in cards(sitting, kind)), kind
    goal = sitting.table.board.stage.goal
    assert goal and is_at(goal, hand_rects(4)[0]), "it is heard where it lands, not where others make room"
    while isinstance(sitting.table.playback.told_now, CardTaken):
        sitting.stage.step(STEP)
    assert not any(is_at(lying[5], each) for each in cards(sitting, 5))
    assert any(is_at(each, hand_rects(4)[0]) for each in cards(sitting, 5))
    sitting.close()


def is_market(card: Card) -> bool:
    return card.id.startswith("market-")


def test_sg_3_1_cards_of_the_market_keep_their_places_while_some_are_taken() -> None:
    start = position(START.replace("market: 5 6 10", "market: 9 10 10 5 5 6").replace("7 7 7 7 7 9 10", "7 7 7"))
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=start)
    sitting.begin("buy")
    sitting.rest()
    before = market(sitting)
    sitting.begin("draw 9")
    sitting.rest()
    assert sitting.match.decision and sitting.match.decision.kind == "draw"
    assert market(sitting) == [card for card in before if card[1] != 9]
    sitting.close()


def market(sitting: Sitting) -> list[tuple[str, int, Rect]]:
    found = (card for card in sitting.table.widgets if isinstance(card, Card))
    return [(card.id, card.kind, card.rect) for card in found if is_market(card)]


def test_sg_2_2_cards_are_dealt_before_the_first_deed() -> None:
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "5")
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.playback.deal()
    sitting.stage.app.draw()
    assert not shown_market(sitting) and not is_anything_in(sitting, place("hand"))
    counted, decks, held = [shown_hands(sitting)], [shown_deck(sitting)], set[tuple[int, ...]]()
    while is_moving(sitting):
        counted.append(shown_hands(sitting))
        decks.append(shown_deck(sitting))
        held |= {counted[-1]} if sitting.table.banner_player.is_calling else set()
    assert held == {(5, 5)}, "who begins is called out once the hands are there"
    assert counted[0] == (0, 0) and counted == sorted(counted) and counted[-1] == (5, 5)
    assert decks == sorted(decks, reverse=True) and decks[0] - decks[-1] in (13, 14)
    assert not is_anything_away(sitting)
    assert shown_market(sitting) == Counter(sitting.match.state.market)
    begins = GAME_UI.announcements[Dealt](Dealt(), sitting.table.position)
    assert begins and begins.title == ("You begin" if sitting.match.state.active == 0 else "Bianca begins")
    sitting.close()


def is_anything_in(sitting: Sitting, area: Rect) -> bool:
    return any(name[0] == "card" and area.contains(rect.center) for name, rect in items(sitting))  # type: ignore[index]


def shown_market(sitting: Sitting) -> Counter[int]:
    """How many cards of each kind lie in the market, as their number says."""
    found = Counter[int]()
    for name, rect in items(sitting):
        if name[0] == "card" and is_at_market(rect) and market_area().contains(rect.center):  # type: ignore[index]
            number = [text for text in texts_in(sitting, rect) if text.startswith("×")]
            found[name[1]] = int(number[0][1:]) if number else 1  # type: ignore[index]
    return found


def is_at_market(rect: Rect) -> bool:
    """Whether a card lies in the market, and does not fly over it."""
    return any(abs(rect.y - each.y) <= BLURRED and abs(rect.w - each.w) <= BLURRED for each in market_rects(3))


def test_sg_3_2_piles_of_the_market_count_only_what_has_landed(sitting: Sitting) -> None:
    pile = sitting.table.find("market-2")
    assert isinstance(pile, Card) and pile.kind == 10
    sitting.begin("exchange 10 7")
    read, hands, landed = list[str](), [shown_hand(sitting)], list[bool]()
    while is_moving(sitting):
        read.append("×2" if "×2" in texts_in(sitting, market_area()) else "")
        landed.append(any(is_at_market(rect) for rect in cards(sitting, 7)))
        hands.append(shown_hand(sitting))
    assert list(dict.fromkeys(zip(read, landed, strict=True)))[:2] == [("", False), ("", True)]
    assert "×2" in texts_in(sitting, market_area()) and in_order(hands) == [6, 5], "the first goes at once"


def market_area() -> Rect:
    return place("cards").outset(20, 60)


def test_sg_3_1_piles_of_the_market_keep_their_order() -> None:
    row = MarketRow.of([6, 9, 7, 9, 7, 9])
    view = position(START.replace("market: 5 6 10", "market: 7 9 7 9 9 5"))
    assert row.seen_in(view).piles == ((9, 3), (7, 2), (5, 1))
    taken_back = position(START.replace("market: 5 6 10", "market: 6 9 7 9 7 9"))
    assert MarketRow(((9, 3), (7, 2))).seen_in(taken_back) == row


@pytest.mark.parametrize("deed", ["build 7 7 7 7 7", "exchange 7 9", "complete 1 2"])
def test_a_key_ends_a_movement_and_leaves_nothing_behind(sitting: Sitting, deed: str) -> None:
    sitting.begin(deed)
    for _ in range(AGES):
        if not sitting.table.playback.is_active:
            break
        sitting.stage.key("x")
    sitting.stage.app.draw()
    assert not is_anything_away(sitting)
    assert shown_total(sitting) == sitting.match.spec.rules.score(sitting.match.state).totals[0]


def test_a_pass_is_read_before_anything_else_is_told(sitting: Sitting) -> None:
    sitting.begin("pass")
    sitting.stage.step(0.6)
    assert sitting.table.playback.tells_own and sitting.table.playback.told_now == Passed(0)
    assert Catalog("en")("sg-passes") in texts_in(sitting, place("own_score").outset(20, 120))


def test_sg_3_1_the_panel_stays_while_the_only_card_left_is_drawn_by_itself() -> None:
    start = position("active: 0\nhand 0: 5 6 8\nhand 1: 5 6\nmarket: 5\ndeck: 8 9 10 9 5 6 7 8 9")
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=start)
    sitting.stage.click("verb-buy")
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.click("market-0")
    waited = 0
    while len(sitting.match.entries) < 3:
        sitting.stage.step(0.05)
        assert sitting.table.find("controls-resting") is not None
        undo = sitting.table.find("undo")
        assert undo is not None and not getattr(undo, "enabled", True)
        waited += sitting.table.parts.is_settled
    assert waited
    sitting.close()


def test_a_card_that_crosses_the_table_takes_longer_than_one_laid_beside() -> None:
    start = position(START.replace("7 7 7 7 7 9 10", "7 7 7"))
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=start)
    sitting.table.controller.submit(sitting.match.spec.rules.parse_action("buy"))
    sitting.rest()
    sitting.stage.app.settings.reduced_motion = False
    sitting.begin("draw 5")
    passed = 0.0
    while isinstance(sitting.table.playback.told_now, CardTaken):
        sitting.stage.step(0.02)
        passed += 0.02
    assert FLIGHT + STEP < passed <= 1.6 * FLIGHT
    sitting.close()


# What is seen of cards


def card_near(sitting: Sitting | Seated, area: Rect) -> Hashable:
    """The name of the card that is drawn nearest to the middle of a rectangle."""
    (x, y), found = area.center, [each for each in items(sitting) if each[0][0] == "card"]  # type: ignore[index]
    return min(found, key=lambda each: abs(each[1].center[0] - x) + abs(each[1].center[1] - y))[0]


@pytest.mark.parametrize(
    ("active", "people", "card", "seen"),
    [
        (0, (0,), "6", 6),
        (1, (0,), "6", UNKNOWN_TOWER),
        (1, (0,), "joust", UNKNOWN_NOBLE),
        (1, (0, 1), "6", 6),
        (1, (), "6", UNKNOWN_TOWER),
    ],
)
def test_sg_8_6_a_card_goes_under_its_deck_as_the_viewer_knows_it(
    active: int, people: tuple[int, ...], card: str, seen: int
) -> None:
    """The face only before the person whose card it is; the deck counts it once it lies below (SG 5.2)."""
    match = match_from(ROGNOSA.format(active=active, other=1 - active), *people, nobles="on")
    with seated(match) as sitting:
        if isinstance(sitting.stage.app.stack.top, Curtain):
            sitting.stage.key("return")
        match.submit(match.spec.rules.parse_action("play rognosa"))
        deck = "deck" if card == "6" else "noble_deck"
        begin(sitting, match, f"return {card}")
        counted = [shown_deck(sitting, deck)]
        for _ in range(12):
            sitting.stage.step(STEP)
            counted.append(shown_deck(sitting, deck))
        assert card_near(sitting, deck_place(card != "6")) == ("card", seen)
        while is_moving(sitting):
            counted.append(shown_deck(sitting, deck))
        counted.append(shown_deck(sitting, deck))
        assert in_order(counted) == [counted[0], counted[0] + 1] and counted[12] == counted[0]


@pytest.mark.parametrize("builder", (0, 1))
def test_sg_8_5_fine_stones_fly_as_themselves(builder: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the storey shows the number that a fine stone stands for; as 4 it has no card at all."""
    match = match_from(FINE_STONES.format(builder=builder, other=1 - builder), 0, nobles="on")
    faces, draw, draw_over, is_over = set[int](), painting.draw_card, Stage.draw, list[bool]()

    def noted(canvas: Canvas, catalog: Catalog, kind: int, rect: Rect, shown: float = 1.0) -> None:
        faces.update({kind} if is_over else set())
        draw(canvas, catalog, kind, rect, shown)

    def over(stage: Stage[Any], canvas: Canvas) -> None:
        is_over.append(True)
        draw_over(stage, canvas)
        is_over.clear()

    monkeypatch.setattr(painting, "draw_card", noted)
    monkeypatch.setattr(Stage, "draw", over)
    with seated(match) as sitting:
        begin(sitting, match, "build 6 fine_stone=5 fine_stone=4")
        while is_moving(sitting):
            continue
        stays = {8} if builder == 0 else set()
        assert faces - {UNKNOWN_NOBLE, UNKNOWN_TOWER} == {6, FINE_STONE} | stays


def test_a_card_drawn_unseen_is_not_added_to_a_known_one_of_its_kind() -> None:
    """It lands among the cards that lie face down, whatever it is."""
    start = RIVALS_TURN.replace("deck: 8 9 10 9 5 6 7", "deck: 8 9 10 9 5 6 6").replace("7 7 7 9", "7 7 7")
    match = match_from(start, 0)
    match._start.known[0][7] = 1
    with seated(match) as sitting:
        match.submit(match.spec.rules.parse_action("buy"))
        begin(sitting, match, "draw deck")
        sitting.stage.step(0.1)
        assert card_near(sitting, place("deck")) == ("card", UNKNOWN_TOWER)
        assert len(cards(sitting, 7)) == 1
        while is_moving(sitting):
            continue
        hidden = [rect for rect in cards(sitting, UNKNOWN_TOWER) if place("rival_cards").contains(rect.center)]
        assert len(hidden) == 3 and max(rect.x for rect in hidden) < cards(sitting, 7)[0].x


@pytest.mark.parametrize(("action", "seconds"), [("return 6", 0.6), ("draw deck", 0.1)])
@pytest.mark.parametrize("covered", [False, True])
def test_a_card_of_a_hand_moves_face_down_while_hands_are_covered(
    action: str, seconds: float, *, covered: bool
) -> None:
    """Also that of the person whose place at the table is shown, as others look at the screen then."""
    match = match_from(ROGNOSA.format(active=0, other=1), 0, nobles="on")
    with seated(match) as sitting:
        before, board = {"return 6": "play rognosa", "draw deck": "buy"}[action], sitting.table.board
        for each in (before, action):
            match.submit(match.spec.rules.parse_action(each))
        sitting.stage.settle()
        [frame, *_], index = match.frames(1), len(match.entries) - 1
        past: EventHistory[Any] = EventHistory(match, index, (frame,))
        wording = wording_of(sitting.stage.app.catalog, match, 0)
        seen = seen_from(match, frame.state, 0, wording, covered=covered, past=past)
        player = MotionPlayer(board, MOTION)
        animation = player.animations([type(frame.event)])[type(frame.event)](frame.event, seen)
        assert animation is not None
        animation.advance(seconds)
        board.scene.invalidate()
        sitting.stage.app.draw()
        shown = {kind for kind in flying_kinds(sitting) if kind not in (UNKNOWN_NOBLE, UNKNOWN_TOWER)}
        assert bool(shown) is not covered


def flying_kinds(sitting: Seated) -> set[int]:
    """The kinds of the cards that are drawn between the rows of the table."""
    lying = (place("hand"), place("cards").outset(20), place("rival_cards").outset(20), place("own_nobles"))
    found = (each for each in items(sitting) if each[0][0] == "card")  # type: ignore[index]
    return {name[1] for name, rect in found if not any(row.contains(rect.center) for row in lying)}  # type: ignore[index]
