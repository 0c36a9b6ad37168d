"""What the table asks, and what it says will follow, is true of what is lifted and of what waits for an answer."""

import pytest

from game.san_gimignano.actions import BUY
from game.san_gimignano.cards import KINDS, UNKNOWN_TOWER
from game.san_gimignano.events import TowerCompleted
from game.san_gimignano.state import OVER, PLAY
from scenes.common.decision_board import DecisionBoard
from scenes.common.match_log import blocks
from scenes.engine.text.markup import marked_up
from scenes.engine.widgets import Button, ListView
from scenes.games.san_gimignano import hints
from scenes.games.san_gimignano.suggested_picks import open_cards
from scenes.games.san_gimignano.widgets.pieces import Card, SanGimignanoDeck, TowerWidget
from scenes.kit.pieces import TAG
from tests.ui.san_gimignano.test_words import START, ribbon, seated, tip

RIM = 24.0
"""What a plate needs beside its words."""

ANSWERING = """
active: 1
hand 0: 5 7 7 9 10
hand 1: {numbers}
market: 5 6 10
deck: 8 9 10 9 5 6 7
towers 0: 7-7-7, 8-8-8-8!
towers 1: 6-6-6!
piece: 0
"""


@pytest.mark.parametrize(
    ("hand", "lifted", "told"),
    [
        ("7 9 9 10", (1,), "Lift more: two or more can be exchanged"),
        ("7 9 9 10", (1, 3), "Press Exchange or the market to get 2 other cards"),
        ("8 9 10", (0, 1, 2), "Lifted: 8–10. Press Build or New tower"),
        ("6 9 9 10", (0,), "Press the glowing tower to build it higher"),
        ("7 7 7 9", (0, 1, 2), "Press Build for a new tower, or the glowing one"),
    ],
)
def test_sg_3_lifted_cards_say_what_they_can_become(hand: str, lifted: tuple[int, ...], told: str) -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", f"hand 0: {hand}"))
    for place in lifted:
        sitting.stage.click(f"hand-{place}")
    assert told in ribbon(sitting)
    sitting.close()


def test_sg_4_2_in_the_end_phase_nothing_is_offered_for_exchange() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 8 9"), end_phase=True)
    sitting.stage.click("hand-0")
    assert "make no tower" in ribbon(sitting)
    sitting.close()


def test_a_button_that_asked_for_cards_goes_on_asking_until_it_has_enough() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 5 8 9 10"))

    def glows(place: int) -> bool:
        card = sitting.table.find(f"hand-{place}")
        assert isinstance(card, Card) and card.on_press is not None
        return card.on_press.glows

    sitting.stage.click("verb-exchange")
    sitting.stage.click("hand-0")
    assert "then press Exchange" in ribbon(sitting) and glows(3)
    sitting.stage.click("hand-1")
    assert "Press Exchange" in ribbon(sitting) and not glows(3)
    sitting.close()


def test_a_button_that_asked_for_cards_asks_no_more_once_the_hand_has_changed() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 5 8 9 10"))
    sitting.stage.click("verb-exchange")
    board = sitting.table.board
    assert board.selection.wanted  # type: ignore[attr-defined]
    sitting.table.moves.submit(BUY)
    while len(sitting.match.legal()) and sitting.match.state.stack:
        sitting.table.moves.submit(sitting.match.legal()[0])
        sitting.stage.step(0.1)
    sitting.rest()
    assert not board.selection.wanted and not board.has_selection  # type: ignore[attr-defined]
    sitting.close()


def test_sg_3_2_what_was_just_laid_is_named_while_others_are_taken() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 5 5 9 9"))
    for piece in ("hand-0", "hand-1", "hand-2"):
        sitting.stage.click(piece)
    assert "then you take 3 cards, from the market none of a kind just laid (5, 9)" in tip(sitting, "verb-exchange")
    sitting.stage.click("verb-exchange")
    sitting.rest()
    assert "none of a kind just laid (5, 9)" in ribbon(sitting)
    sitting.close()


def test_sg_3_4_and_5_buttons_say_what_follows_in_the_same_turn() -> None:
    sitting = seated()
    sitting.stage.click("hand-0")
    assert "Then you take one card." in tip(sitting, "verb-extend")
    sitting.close()
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 8 8 8"))
    for place in range(3):
        sitting.stage.click(f"hand-{place}")
    assert "Its donation brings 3 cards." in tip(sitting, "plot")
    sitting.close()


@pytest.mark.parametrize(
    ("numbers", "question", "answer"),
    [
        ("10 10 10", "William’s Conspiracy tears down your three 7s: −13 points.", "Let the tower fall"),
        ("9 9 9", "William’s Deal takes 3 cards from your hand, unseen, and gives 2 back.", "Give the cards up"),
    ],
)
def test_sg_5_2_who_may_protect_knows_what_is_at_stake(numbers: str, question: str, answer: str) -> None:
    sitting = seated(ANSWERING.format(numbers=numbers))
    shown = sitting.table.find("question")
    assert shown is not None and question in getattr(shown, "text", "")
    labels = {action.text: sitting.table.moves.bindings.offers.choice(action) for action in sitting.match.legal()}
    assert labels["suffer"] == answer
    sitting.close()


@pytest.mark.parametrize(
    ("held", "question", "answer"),
    [
        ("5 6", "take 2 unseen cards from William, then give back 2 of", "Take 2 cards, give back 2"),
        ("6", "take one unseen card from William, then give back 2 of", "Take one card, give back 2"),
        ("5 6 7 8", "take 3 unseen cards from William, then give back 2 of", "Take 3 cards, give back 2"),
    ],
)
def test_sg_5_6_a_deal_promises_no_more_cards_than_the_rival_holds(held: str, question: str, answer: str) -> None:
    start = ANSWERING.replace("active: 1", "active: 0").replace("hand 0: 5 7 7 9 10", "hand 0: 9 9 9 10")
    sitting = seated(start.format(numbers=held))
    for place in range(3):
        sitting.stage.click(f"hand-{place}")
    sitting.stage.click("plot")
    shown = sitting.table.find("question")
    assert shown is not None and question in getattr(shown, "text", "")
    labels = {action.text: sitting.table.moves.bindings.offers.choice(action) for action in sitting.match.legal()}
    assert labels["donate"] == answer
    sitting.close()


def test_sg_3_7_who_is_asked_after_a_pass_is_told_what_a_second_one_does() -> None:
    sitting = seated(passes=1)
    assert ribbon(sitting) == "William has passed: if you pass too, the game is over at once."
    sitting.close()


@pytest.mark.parametrize("stage", [PLAY, OVER])
def test_sg_4_2_a_closed_market_looks_closed(stage: int) -> None:
    """To the end, and while "The match is over" is called out."""
    sitting = seated(end_phase=True, stage=stage)
    card, deck = sitting.table.find("market-0"), sitting.table.find("deck")
    assert isinstance(card, Card) and isinstance(deck, SanGimignanoDeck) and card.barred and deck.barred
    assert getattr(sitting.table.find("market-name"), "text", "") == "Market: closed"
    sitting.close()


def test_a_hint_to_buy_names_and_frames_what_to_take() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 9 9"))
    buy = sitting.match.spec.rules.parse_action("buy")
    cards, rest = open_cards(sitting.table.position, buy)
    told = hints.advice(sitting.table.position, buy)
    assert len(cards) + rest == 2 and all(str(card) in told for card in cards)
    framed = sitting.table.moves.bindings.pieces_of(buy)
    kinds = {card.kind for card in map(sitting.table.find, framed) if isinstance(card, Card)}
    assert kinds == set(cards) and cards
    sitting.close()


@pytest.mark.parametrize(("takes", "framed"), [(("draw 10", "draw deck"), 10), (("draw deck", "draw deck"), 0)])
def test_look_back_leads_to_what_was_bought_not_to_what_a_hint_would_take(takes: tuple[str, ...], framed: int) -> None:
    sitting = seated()
    for text in ("buy", *takes):
        sitting.match.submit(sitting.match.spec.rules.parse_action(text))
    deciding = DecisionBoard(sitting.stage.app, sitting.match, 0)
    end = deciding.way_to(sitting.match.entries[0].action)[-1].piece
    found = deciding.find(end)
    assert found is not None and getattr(found, "kind", 0) == (framed or UNKNOWN_TOWER)
    sitting.close()


def test_a_hint_says_which_tower_a_card_would_make() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 10 10"))
    buy = sitting.match.spec.rules.parse_action("buy")
    assert "you can build three 10s next turn" in hints.prospect(sitting.table.position, buy)
    sitting.close()


def test_points_of_a_deed_are_told_with_what_they_are_for() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 6 6 6 6 6 6"))
    sitting.match.submit(sitting.match.spec.rules.parse_action("build 6 6 6 6 6 6"))
    (block,) = blocks(sitting.match, sitting.table.viewpoint.wording)
    told = "You build a plain tower: six 6s. Tallest of its number\u00a0[b]+6[/b], William: "
    assert block.brief.startswith(marked_up(told))
    sitting.close()


def test_towers_completed_together_are_told_together_with_their_points() -> None:
    sitting = seated(START.replace("7-7-7", "10-9-8-7"))
    sitting.match.submit(sitting.match.spec.rules.parse_action("complete 2 3 5"))
    assert sum(isinstance(event, TowerCompleted) for event in sitting.match.entries[0].events) == 3
    (block,) = blocks(sitting.match, sitting.table.viewpoint.wording)
    assert block.brief == block.text == marked_up("You complete 3 towers. Completed\u00a0[b]+15[/b]")
    sitting.close()


def test_sg_5_7_equal_towers_are_one_answer_and_each_says_what_its_owner_would_lose() -> None:
    start = START.replace("hand 0: 7 7 7 9", "hand 0: 10 10 10").replace("9-9-9!, 6-6-6", "10-9-8, 10-9-8, 9-8-7")
    sitting = seated(start, known=[[int(kind == 5) for kind in range(KINDS)], [0] * KINDS])
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 10 10 10"))
    sitting.rest()
    rows = sitting.table.find("choice-rows")
    assert isinstance(rows, ListView)
    labels = [button.label for button in rows.children() if isinstance(button, Button)]
    assert labels[:2] == ["Rival’s 8–10: −15", "Rival’s 7–9: −15"] and len(set(labels)) == len(labels)
    assert "William: Banded −15" in tip(sitting, "tower-1-1")
    assert "William holds a 5 that can cancel your donation" in ribbon(sitting)
    sitting.close()


def test_the_tag_of_a_tower_lies_within_what_is_framed_and_lit() -> None:
    sitting = seated(START.replace("towers 0: 8-8-8!, 9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7", "towers 0: 7-7-7"))
    for place in range(3):
        sitting.stage.click(f"hand-{place}")
    tower = sitting.table.find("tower-0-0")
    assert isinstance(tower, TowerWidget)
    assert sitting.table.measure(tower.tag, TAG)[0] + RIM < tower.rect.w
    sitting.close()


def test_beside_end_turn_stands_the_whole_turn_even_where_its_points_have_no_room() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 5 6 7 8 9 10").replace("piece: 0", "piece: 1"))
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 10 9 8 7 6 5"))
    sitting.rest()
    done = sitting.table.find("turn-done")
    assert done is not None and getattr(done, "text", "").startswith("You build a banded tower: 5–10.")
    sitting.close()


def test_a_button_stays_open_while_more_cards_would_do() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 5 7 7 7"))
    sitting.stage.click("hand-1")
    buttons = {verb: sitting.table.find(f"verb-{verb}") for verb in ("build", "exchange")}
    assert all(isinstance(button, Button) and button.enabled and button.dress == "wood" for button in buttons.values())
    sitting.stage.click("verb-build")
    assert "Lift three or more cards" in ribbon(sitting) and sitting.match.entries == []
    sitting.stage.click("hand-0")
    build = sitting.table.find("verb-build")
    assert isinstance(build, Button) and not build.enabled
    sitting.close()
