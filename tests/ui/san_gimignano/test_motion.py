"""What moves in San Gimignano: cards become storeys, the piece stays with its holder, points are counted."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from types import SimpleNamespace
from typing import cast

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.san_gimignano.cards import FINE_STONE, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.events import CardDrawn, CardReturned, Passed
from game.san_gimignano.notation import position
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text.catalog import Catalog
from scenes.engine.widgets import Paragraph
from scenes.games.san_gimignano.game_ui import GAME_UI
from scenes.games.san_gimignano.layout import market_rects, opened_rects, place, skyline_of
from scenes.games.san_gimignano.motion.animations import animations
from scenes.games.san_gimignano.motion.stage import TowerStage
from scenes.games.san_gimignano.motion.tower_growth import AT_REST
from scenes.games.san_gimignano.widgets.market_row import MarketRow
from scenes.games.san_gimignano.widgets.pieces import Card, EmptyStand, SanGimignanoDeck, TowerWidget
from scenes.games.san_gimignano.widgets.score_panel import ScorePanel
from scenes.kit.motion.stage import FLIGHT, Dealt, Paint
from scenes.kit.seat_views import shared_view
from scenes.table.playback.ribbon import Ribbon
from tests.ui.table.players import Sitting
from tests.ui.tables.seated import seated

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
AGES = 400


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=position(START))
    sitting.stage.app.settings.reduced_motion = False
    yield sitting
    sitting.close()


def tower(sitting: Sitting, name: str) -> TowerWidget:
    found = sitting.table.find(name)
    assert isinstance(found, TowerWidget)
    return found


def shown_total(sitting: Sitting, panel: str) -> int:
    found = sitting.table.find(panel)
    assert isinstance(found, ScorePanel)
    return found.total - found.coming(found.person.seat)


def shown_hands(sitting: Sitting) -> tuple[int, ...]:
    panels = [sitting.table.find(name) for name in ("own_score", "rival_score")]
    return tuple(panel.held() for panel in panels if isinstance(panel, ScorePanel))


def is_moving(sitting: Sitting) -> bool:
    sitting.stage.step(0.05)
    return sitting.table.playback.is_active


def test_sg_3_3_one_card_after_the_other_becomes_a_storey(sitting: Sitting) -> None:
    sitting.begin("build 7 7 7 7 7")
    assert tower(sitting, "tower-0-2").rising.storeys == 0
    stood = set[float]()
    while is_moving(sitting):
        stood.add(min(5, tower(sitting, "tower-0-2").rising.storeys))
    assert stood == {0, 1, 2, 3, 4, 5}
    assert tower(sitting, "tower-0-2").rising == AT_REST


def test_both_cities_come_to_the_scale_of_the_tallest_tower(sitting: Sitting) -> None:
    before = tower(sitting, "tower-1-2").skyline.storey
    sitting.begin("build 7 7 7 7 7")
    scales = [before]
    while is_moving(sitting):
        own, rival = (tower(sitting, name).skyline.storey for name in ("tower-0-2", "tower-1-2"))
        assert own == rival
        scales.append(own)
    assert scales == sorted(scales, reverse=True) and len(set(scales)) > 4
    assert scales[-1] == skyline_of(sitting.match.state, 0, viewer=0).storey


def test_sg_3_3_cards_that_wait_for_their_flight_are_still_seen(sitting: Sitting) -> None:
    sitting.begin("build 7 7 7 7 7")
    assert len(sitting.table.board.stage.flyers) == 5
    assert sitting.table.find("controls-resting"), "what was offered stays there, dimmed"
    assert not sitting.table.find("verb-build")


def test_sg_3_3_a_hand_counts_its_cards_as_they_leave(sitting: Sitting) -> None:
    sitting.begin("build 7 7 7")
    counted = [shown_hands(sitting)[0]]
    while is_moving(sitting):
        counted.append(shown_hands(sitting)[0])
    assert list(dict.fromkeys(counted)) == [7, 6, 5, 4]


def test_sg_3_3_a_rivals_cards_come_out_side_by_side_before_they_are_laid(sitting: Sitting) -> None:
    stage = sitting.table.board.stage
    assert isinstance(stage, TowerStage)
    sources = stage.hand_sources(1, (6, 5, 5))
    assert {lying.kind for lying in sources} == {UNKNOWN_TOWER}
    places = opened_rects(3)
    assert all(one.right < other.x for one, other in pairwise(places)) and places[-1].right < place("deck").x
    assert all(lying.rect.right <= places[0].x for lying in sources)


def test_sg_3_5_each_tower_gets_its_roof_in_its_own_time(sitting: Sitting) -> None:
    sitting.begin("complete 1 2")
    first, second = tower(sitting, "tower-0-0"), tower(sitting, "tower-0-1")
    assert (first.tower.is_complete, second.tower.is_complete) == (True, False)
    assert (first.rising.site, first.rising.roof, second.rising) == (1, 0, AT_REST)
    while is_moving(sitting):
        if tower(sitting, "tower-0-1").tower.is_complete:
            assert tower(sitting, "tower-0-0").rising == AT_REST
    assert tower(sitting, "tower-0-1").rising == AT_REST


def test_sg_6_1_the_piece_stays_with_its_new_holder(sitting: Sitting) -> None:
    assert piece(sitting) == place("rival_piece")
    sitting.begin("build 7 7 7 7 7")
    while is_moving(sitting):
        continue
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
    before, end = shown_total(sitting, "own_score"), 0
    sitting.begin("build 7 7 7 7 7")
    end = sitting.match.spec.rules.score(sitting.match.state).totals[0]
    counted = [shown_total(sitting, "own_score")]
    while is_moving(sitting):
        counted.append(shown_total(sitting, "own_score"))
    assert (counted[0], counted[-1]) == (before, end) and counted == sorted(counted)
    assert len(set(counted)) > 4


def test_sg_3_4_cards_left_in_the_hand_close_up(sitting: Sitting) -> None:
    last = sitting.table.find("hand-6")
    assert last is not None
    before = last.rect.x
    sitting.begin("build 7 7 7 7 7")
    card = sitting.table.find("hand-1")
    assert isinstance(card, Card) and card.kind == 10
    assert card.rect.x + card.displaced[0] == pytest.approx(before)
    sitting.stage.step(0.2)
    assert card.rect.x + card.displaced[0] == pytest.approx(before), "the first card still lies there"


def test_sg_3_1_a_card_leaves_the_market_from_where_it_lies(sitting: Sitting) -> None:
    lay = sitting.table.find("market-0")
    assert isinstance(lay, Card) and lay.kind == 5
    (next_card,) = (sitting.table.find("market-1"),)
    assert next_card is not None
    start, place_of_next = lay.rect, next_card.rect
    stage = sitting.table.board.stage
    position = sitting.table.viewpoint.seen_from(sitting.match.state)
    view = position.view.clone()
    view.market.remove(5)
    after = replace(position, view=view)
    place_now = market_rects(len(view.market))[0]
    assert stage.market_source(5, after) == start
    assert stage.regrouped(after)["market-0"][0] == pytest.approx(place_of_next.x - place_now.x)


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
    cards = (card for card in sitting.table.widgets if isinstance(card, Card))
    return [(card.id, card.kind, card.rect) for card in cards if card.id.startswith("market-")]


def test_sg_2_2_cards_are_dealt_before_the_first_deed() -> None:
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "5")
    sitting.stage.app.settings.reduced_motion = False
    sitting.table.board.stage.position = None  # no picture has been drawn of a match that begins
    sitting.table.playback.deal()
    sitting.stage.app.draw()
    assert {f"hand-{n}" for n in range(5)} <= sitting.table.board.stage.hidden and shown_market(sitting) == {}
    counted, held = [shown_hands(sitting)], set[tuple[int, ...]]()
    while is_moving(sitting):
        counted.append(shown_hands(sitting))
        held |= {counted[-1]} if sitting.table.banner_player.is_calling else set()
    assert held == {(5, 5)}, "who begins is called out once the hands are there"
    assert counted[0] == (0, 0) and counted == sorted(counted) and counted[-1] == (5, 5)
    assert sitting.table.board.stage.hidden == set()
    assert shown_market(sitting) == Counter(sitting.match.state.market)
    begins = GAME_UI.announcements[Dealt](Dealt(), sitting.table.position)
    assert begins and begins.title == ("You begin" if sitting.match.state.active == 0 else "Bianca begins")
    sitting.close()


def test_sg_3_2_piles_of_the_market_count_only_what_has_landed(sitting: Sitting) -> None:
    before = {6: 1, 5: 1, 10: 1}
    sitting.begin("exchange 7 10")
    counted, hands = [shown_market(sitting)], [shown_hands(sitting)[0]]
    while sitting.table.board.stage.flyers:
        sitting.stage.step(0.05)
        counted.append(shown_market(sitting))
        hands.append(shown_hands(sitting)[0])
    steps = [shown for number, shown in enumerate(counted) if shown not in counted[:number]]
    assert steps == [before, before | {7: 1}, before | {7: 1, 10: 2}]
    assert list(dict.fromkeys(hands)) == [6, 5], "the first goes at once"


def shown_market(sitting: Sitting) -> dict[int, int]:
    cards = (card for card in sitting.table.widgets if isinstance(card, Card) and card.id.startswith("market-"))
    return {card.kind: card.seen_count for card in cards if card.seen_count > 0}


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
    stage = sitting.table.board.stage
    assert (stage.flyers, stage.hidden, stage.offsets, stage.rising) == ([], set(), {}, {})
    assert shown_total(sitting, "own_score") == sitting.match.spec.rules.score(sitting.match.state).totals[0]


def test_a_pass_is_read_before_anything_else_is_told(sitting: Sitting) -> None:
    sitting.begin("pass")
    sitting.stage.step(0.6)
    assert sitting.table.playback.tells_own and sitting.table.playback.told_now == Passed(0)
    assert sitting.table.board.stage.flyers


def test_sg_5_2_a_deck_counts_a_card_once_it_lies_below() -> None:
    catalog = Catalog("en")
    deck = SanGimignanoDeck("deck", place("deck"), UNKNOWN_TOWER, 8, catalog, on_press=None, tooltip="")
    table = SimpleNamespace(widgets=[deck], app=SimpleNamespace(catalog=catalog))
    stage = TowerStage(cast(Scene, table))
    movement = stage.returned(5, place("market"), deck.rect)
    assert deck.count + deck.leaving == 7 and movement.advance(0.4) is None
    movement.finish()
    assert deck.count + deck.leaving == 8


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


def test_a_card_that_crosses_the_table_takes_longer_than_one_laid_beside(sitting: Sitting) -> None:
    stage, market = sitting.table.board.stage, place("cards")
    near, far = market.moved(dy=300), market.moved(dx=-900)
    short, long = (10 - (stage.taken(7, market, end).advance(10) or 0) for end in (near, far))
    assert short == pytest.approx(FLIGHT) and short < long <= 2 * FLIGHT


ROGNOSA = """
active: {active}
hand {active}: 5 6 8 joust rognosa
hand {other}: 7 7 9 10
market: 5 6 10
deck: 8 9 10 9 5 6 7
nobles: joust city_wall
"""


@pytest.mark.parametrize(
    ("active", "people", "card", "seen"),
    [
        (0, (0,), "6", [6]),
        (1, (0,), "6", [UNKNOWN_TOWER]),
        (1, (0,), "joust", [UNKNOWN_NOBLE]),
        (1, (0, 1), "6", [6]),
        (1, (), "6", [UNKNOWN_TOWER]),
    ],
)
def test_sg_8_6_a_card_goes_under_its_deck_as_the_viewer_knows_it(
    active: int, people: tuple[int, ...], card: str, seen: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The face only before the person whose card it is."""
    seats = [Seat("human" if seat in people else "greedy", name, name[0]) for seat, name in enumerate(("Lia", "Fio"))]
    match = Match(spec_of("san_gimignano"), {"nobles": "on", "series": "single"}, seats, "1")
    match._start = position(ROGNOSA.format(active=active, other=1 - active))
    with seated(match) as sitting:
        if people:
            sitting.table.controller.lift_curtain(active if active in people else people[0])
        match.submit(match.spec.rules.parse_action("play rognosa"))
        sitting.stage.settle()
        sitting.stage.app.settings.reduced_motion = False
        stage: TowerStage = sitting.table.board.stage
        faces = list[int]()
        face = stage.face

        def noted(kind: int) -> Paint:
            faces.append(kind)
            return face(kind)

        monkeypatch.setattr(stage, "face", noted)
        match.submit(match.spec.rules.parse_action(f"return {card}"))
        sitting.stage.step(0.05)
        assert faces == seen


@pytest.mark.parametrize("builder", (0, 1))
def test_sg_8_5_fine_stones_fly_as_themselves(builder: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the storey shows the number that a fine stone stands for; as 4 it has no card at all."""
    seats = [Seat("human", "Lia", "L"), Seat("greedy", "Fio", "F")]
    match = Match(spec_of("san_gimignano"), {"nobles": "on", "series": "single"}, seats, "1")
    match._start = position(FINE_STONES.format(builder=builder, other=1 - builder))
    with seated(match) as sitting:
        sitting.stage.app.settings.reduced_motion = False
        stage: TowerStage = sitting.table.board.stage
        faces, face = set[int](), stage.face

        def noted(kind: int) -> Paint:
            faces.add(kind)
            return face(kind)

        monkeypatch.setattr(stage, "face", noted)
        match.submit(match.spec.rules.parse_action("build 6 fine_stone=5 fine_stone=4"))
        sitting.stage.settle()
        assert faces - {UNKNOWN_NOBLE, UNKNOWN_TOWER} == {6, FINE_STONE}


def test_a_card_drawn_unseen_is_not_added_to_a_known_one_of_its_kind() -> None:
    """It lands among the cards that lie face down, whatever it is."""
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=position(START))
    state = sitting.match.state.clone()
    state.hands[1] = [0] * len(state.hands[1])
    state.hands[1][6], state.hands[1][UNKNOWN_TOWER] = 1, 2
    seen = replace(sitting.table.position, view=state)
    stage: TowerStage = sitting.table.board.stage
    known = stage.hand_target(state, 1, 6)
    animations(stage)[CardDrawn](CardDrawn(1, False, 6, witnesses=1 << 1), seen)
    assert known[1] not in stage.hidden and stage.hand_target(state, 1, UNKNOWN_TOWER)[1] in stage.hidden
    sitting.close()


@pytest.mark.parametrize("kind", [CardDrawn, CardReturned])
@pytest.mark.parametrize("covered", [False, True])
def test_a_card_of_a_hand_moves_face_down_while_hands_are_covered(
    monkeypatch: pytest.MonkeyPatch, kind: type[CardDrawn | CardReturned], *, covered: bool
) -> None:
    """Also that of the person whose place at the table is shown, as others look at the screen then."""
    sitting = Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=position(START))
    stage: TowerStage = sitting.table.board.stage
    view = shared_view(sitting.match, sitting.match.state, (0, 1) if covered else (0,))
    seen = replace(sitting.table.position, view=view, hands_covered=covered)
    faces, face = set[int](), stage.face

    def noted(card: int) -> Paint:
        faces.add(card)
        return face(card)

    monkeypatch.setattr(stage, "face", noted)
    animations(stage)[kind](kind(0, False, 9, witnesses=1), seen)
    assert faces - {UNKNOWN_TOWER} == (set() if covered else {9})
    sitting.close()
