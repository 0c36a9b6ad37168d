"""What the table of San Gimignano says: live sums, what to press first, and nothing that is not legal."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from game.core.reasons import because
from game.core.registry import spec_of
from game.san_gimignano.cards import UNKNOWN_TOWER
from game.san_gimignano.events import (
    CardDrawn,
    CardTaken,
    DonationUsed,
    MarketRefilled,
    PieceMoved,
    StoneBought,
    StonesTakenBack,
    TowerBuilt,
)
from game.san_gimignano.notation import position
from scenes.common.match_log import blocks
from scenes.engine.text.line_breaking import can_break
from scenes.engine.text.markup import marked_up
from scenes.engine.widgets import Button, ListView
from scenes.games.san_gimignano import hints
from scenes.games.san_gimignano.changes_since_turn import ChangesSinceTurn
from scenes.games.san_gimignano.hint_alternative import rather
from scenes.games.san_gimignano.layout import hand_cards
from scenes.kit.seat_views import seen_at
from tests.contract.matches import forms_of
from tests.ui.playable import stage
from tests.ui.table.players import Sitting
from tests.ui.tables.moments import played

START = """
active: 0
hand 0: 7 7 7 9
hand 1: 5 5 6
market: 5 6 10
deck: 8 9 10 9 5 6 7
towers 0: 8-8-8!, 9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7
towers 1: 9-9-9!, 6-6-6
piece: 0
"""


def seated(start: str = START, **more: Any) -> Sitting:
    state = position(start)
    for name, value in more.items():
        setattr(state, name, value)
    return Sitting("san_gimignano", {"nobles": "off", "series": "single"}, "1", start=state)


@pytest.fixture
def sitting() -> Iterator[Sitting]:
    sitting = seated()
    yield sitting
    sitting.close()


def tip(sitting: Sitting, widget: str) -> str:
    found = sitting.table.find(widget)
    assert found is not None, widget
    return found.tooltip_text()


def ribbon(sitting: Sitting) -> str:
    return sitting.table.prompt.text(sitting.table.position)


def test_sg_7_each_row_tells_its_sum_with_the_numbers_of_now(sitting: Sitting) -> None:
    told = {
        row: tip(sitting, f"own_score-{row}").splitlines()[0] for row in ("completed", "tallest", "banded", "grace")
    }
    assert told == {
        "completed": marked_up("[b]Completed[/b]  1 tower × 5 = 5"),
        "tallest": marked_up("[b]Tallest of its number[/b]  7 + 8 = 15"),
        "banded": marked_up("[b]Banded[/b]  3 towers × 12 levels = 36"),
        "grace": marked_up("[b]Grace[/b]  3 cards × 2 = 6"),
    }
    assert "held: 10" in tip(sitting, "own_score-piece")


@pytest.mark.parametrize("piece", ["tower-1-0", "rival-card-0", "plot"])
def test_what_cannot_be_pressed_yet_says_what_to_do(sitting: Sitting, piece: str) -> None:
    before = ribbon(sitting)
    sitting.stage.click(piece)
    assert ribbon(sitting) != before
    assert len(sitting.match.entries) == 0


def test_sg_3_1_buy_tells_beforehand_that_one_card_is_all_it_brings() -> None:
    completed = START.replace("towers 0: 8-8-8!, 9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7", "towers 0: 8-8-8!")
    sitting = seated(completed.replace("deck: 8 9 10 9 5 6 7", "deck: 8"))
    assert "who buys now takes only one" in ribbon(sitting)
    assert "Buy one card only" in tip(sitting, "verb-buy") and "but only one" in tip(sitting, "verb-buy")
    assert "one card only" in tip(sitting, "deck")
    sitting.close()


def test_sg_8_7_santa_fina_has_a_row_as_soon_as_it_is_played() -> None:
    sitting = Sitting(
        "san_gimignano",
        {"nobles": "on", "series": "single"},
        "1",
        start=position(START + "nobles: joust\nplayed 0: santa_fina"),
    )
    assert sitting.table.find("own_score-santa_fina") is not None
    assert sitting.table.find("rival_score-santa_fina") is None
    assert "violet" in tip(sitting, "rival-card-0")
    sitting.close()


def test_without_nobles_no_card_speaks_of_them(sitting: Sitting) -> None:
    assert "violet" not in tip(sitting, "rival-card-0")


def test_such_words_are_gone_once_something_is_done(sitting: Sitting) -> None:
    sitting.stage.click("tower-1-0")
    asked = ribbon(sitting)
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("buy"))
    sitting.rest()
    assert ribbon(sitting) != asked
    assert not sitting.table.board.asked


def test_escape_takes_them_back(sitting: Sitting) -> None:
    before = ribbon(sitting)
    sitting.stage.click("tower-1-0")
    sitting.stage.key("escape")
    assert ribbon(sitting) == before


def test_the_keyboard_passes_by_what_only_says_why(sitting: Sitting) -> None:
    theirs = sitting.table.find("tower-1-0")
    assert theirs is not None and not theirs.focusable


def test_sg_4_2_the_ribbon_asks_for_nothing_that_is_not_legal() -> None:
    sitting = seated(end_phase=True)
    assert ribbon(sitting) == "End phase: lift cards to build or extend, or pass."
    sitting.close()
    sitting = seated(START.replace("hand 0: 7 7 7 9\n", ""), end_phase=True)
    assert ribbon(sitting) == "Nothing is left for you to do but pass."
    sitting.close()


def test_sg_3_6_and_3_7_buttons_say_what_follows(sitting: Sitting) -> None:
    assert "When both pass in a row, the game ends at once." in tip(sitting, "verb-pass")


def test_sg_3_7_a_second_pass_says_that_it_ends_the_game() -> None:
    sitting = seated(passes=1)
    assert "ends the game at once, with Adso 72, William 20" in tip(sitting, "verb-pass")
    sitting.close()


def test_sg_5_7_a_tower_that_may_fall_is_named_by_what_it_is() -> None:
    start = START.replace("hand 0: 7 7 7 9", "hand 0: 10 10 10 10").replace("9-9-9!", "9-9-9")
    sitting = seated(start)
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 10 10 10 10"))
    sitting.rest()
    labels = {action.text: sitting.table.moves.bindings.offers.deed(action) for action in sitting.match.legal()}
    assert labels["forgo"] == "Tear nothing down"
    assert labels["topple mine 3"] == "Tear down your own 7–10"
    rows = sitting.table.find("choice-rows")
    assert isinstance(rows, ListView)
    answers = [button for button in rows.children() if isinstance(button, Button)]
    assert [(button.id, button.dress) for button in answers] == [("do-forgo", "gold"), ("do-topple mine 3", "wood")]
    sitting.close()


def test_sg_5_5_a_donation_says_what_it_does() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 8 8 8 8"))
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 8 8 8 8"))
    sitting.rest()
    labels = {action.text: sitting.table.moves.bindings.offers.deed(action) for action in sitting.match.legal()}
    assert labels == {"donate": "Take 4 cards", "forgo": "Take no cards"}
    sitting.close()


@pytest.mark.parametrize(("numbers", "fine_stones", "told"), [
    ((9, 8), 1, "William takes the stones back."),
    ((), 1, "William takes the stones back."),
    ((), 0, "William has no stone left to lay."),
])  # fmt: skip
def test_sg_8_3_a_joust_may_leave_no_stone_to_take_back(
    sitting: Sitting, numbers: tuple[int, ...], fine_stones: int, told: str
) -> None:
    assert sitting.table.position.wording.event(StonesTakenBack(1, numbers, fine_stones)) == told


def test_sg_5_6_what_a_rival_lets_happen_is_told_as_the_builders_deed() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 9 9 9 7").replace("hand 1: 5 5 6", "hand 1: 9 6 7 8"))
    for text in ("build 9 9 9", "donate", "suffer"):
        sitting.match.submit(sitting.match.spec.rules.parse_action(text))
    (block,) = blocks(sitting.match, sitting.table.viewpoint.wording)
    are_summed = [line.endswith(marked_up("[/b]")) for line in block.brief.split("\n")]
    assert block.seat == 0 and are_summed[:2] == [True, False]
    sitting.close()


def test_beside_the_table_a_turn_is_a_line_or_two_with_the_cards_that_came_of_it(sitting: Sitting) -> None:
    bought = [StoneBought(1, 2), CardDrawn(1, False, None), CardTaken(1, 9), MarketRefilled((5, 6))]  # type: ignore[arg-type]
    wording = sitting.table.viewpoint.wording
    assert wording.brief(bought).splitlines() == [
        "William buys one card from the deck and 9 from the market.", "The market is refilled: 5, 6."
    ]  # fmt: skip
    built = [TowerBuilt(0, 5, (9, 9, 9), 0), PieceMoved(0)]
    assert wording.brief(built) == "You build a plain tower: three 9s.\nThe tower piece is yours."


def test_like_cards_of_one_deed_are_told_together_whatever_came_between(sitting: Sitting) -> None:
    drawn = CardDrawn(1, False, None)  # type: ignore[arg-type]
    wording = sitting.table.viewpoint.wording
    taken = [DonationUsed(1, 8, 3), drawn, CardTaken(1, 5), drawn]
    assert wording.brief(taken) == "William uses Funding, takes 2 cards from the deck and 5 from the market."
    noble = CardDrawn(1, True, None)  # type: ignore[arg-type]
    assert wording.brief([*taken, noble]) == (
        "William uses Funding, takes 2 cards from the deck, 5 from the market and a noble card."
    )


def test_points_end_with_a_full_stop_before_the_next_sentence() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 9 9 9 9 7"))
    for text in ("build 9 9 9 9", "donate"):
        sitting.match.submit(sitting.match.spec.rules.parse_action(text))
    block = blocks(sitting.match, sitting.table.viewpoint.wording)[0]
    assert marked_up("[/b]. You use Deal") in block.text, block.text
    assert block.brief.split("\n")[0].endswith(marked_up("[/b]"))
    sitting.close()


def test_what_a_rival_has_built_and_gained_is_marked_at_ones_own_turn() -> None:
    sitting = seated(START.replace("hand 1: 5 5 6", "hand 1: 8 9 10"))
    for text in ("pass", "build 8 9 10"):
        sitting.match.submit(sitting.match.spec.rules.parse_action(text))
    news = ChangesSinceTurn(sitting.table.viewpoint.seen_from(sitting.match.state, decision=sitting.match.decision))
    assert list(news.deeds(1).values()) == ["build"] and news.deeds(0) == {}
    assert news.points(1) > 0 and "Banded" in news.reasons(1)
    assert [block.brief.rpartition("\u00a0")[2] for block in blocks(sitting.match, sitting.table.viewpoint.wording)][
        1:
    ] == [marked_up(f"[b]+{news.points(1)}[/b]")]
    sitting.close()


@pytest.mark.parametrize(
    ("hand", "action", "told"),
    [
        ("", "buy", "Your hand is empty"),
        ("10 10", "buy", "With the 10 of the market you can build"),
        ("5", "buy", "The 6 of the market fits on one of your towers"),
        ("9 9", "buy", "The 10 of the market goes with the 9 in your hand"),
        ("5 8 8 9 9", "exchange 8 8", "The 6 of the market fits"),
        ("7 7 7", "build 7 7 7", "It brings at once: Grace +6"),
        ("10 10 10", "build 10 10 10", "can tear down a tower of your rival"),
    ],
)
def test_a_hint_says_what_a_person_would_look_for(hand: str, action: str, told: str) -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", f"hand 0: {hand}").replace("6-6-6", "8-7-6"))
    table = sitting.table
    named = sitting.match.spec.rules.parse_action(action)
    assert told in hints.prospect(table.position, named)
    assert not hints.is_true_of(table.position, named, because("sg-hint-banded", points=3))
    sitting.close()


@pytest.mark.parametrize(
    ("weighed", "told"),
    [
        ((), ""),
        ((("buy", 0.6), ("build 7 7 7", 0.45)), "now: it wins less often, 45 % against 60 %."),
        ((("buy", 0.6), ("build 7 7 7", 0.61)), "now: about as good."),
        ((("buy", 0.6), ("exchange 7 9", 0.5)), "but what comes after is judged weaker."),
        ((("build 7 7 7", 0.6), ("buy", 0.5)), ""),
    ],
)
def test_a_hint_to_fetch_cards_says_why_not_to_build(weighed: tuple[tuple[str, float], ...], told: str) -> None:
    sitting = seated(START)
    table, parse = sitting.table, sitting.match.spec.rules.parse_action
    said = rather(table.position, parse(weighed[0][0] if weighed else "buy"), weighed)
    assert said.endswith(told) and said.startswith("Build three 7s" if told else "") and bool(said) == bool(told)
    sitting.close()


def test_sg_4_2_in_the_end_phase_a_card_says_that_there_is_no_donation(sitting: Sitting) -> None:
    told = sitting.table.find("hand-3")
    assert told and "Donation, when" in told.tooltip_text() and "no donation" not in told.tooltip_text()
    ended = seated(START, end_phase=True)
    card = ended.table.find("hand-3")
    assert card and "In the end phase there is no donation." in card.tooltip_text()
    ended.close()


def test_sg_3_1_who_holds_too_much_to_buy_is_told_so() -> None:
    sitting = seated(START.replace("hand 0: 7 7 7 9", "hand 0: 5 6 8 8 9 10"))
    assert "too full to buy" in ribbon(sitting)
    sitting.close()


def test_what_is_known_of_a_rivals_hand_lies_on_top() -> None:
    state = position(START)
    state.hands[1][UNKNOWN_TOWER] += 2
    shown = hand_cards(state, 1)
    assert shown[:2] == [UNKNOWN_TOWER] * 2 and shown[2:] == [5, 5, 6]


def test_cards_that_are_laid_out_face_down_are_named_once_they_lie_open(sitting: Sitting) -> None:
    wording, event = sitting.table.viewpoint.wording, MarketRefilled((5, 6, 9, 10))
    assert wording.foretold(event) == "The market is refilled." and "5, 6, 9, 10" in wording.once(event)


def test_sg_3_1_a_card_that_nobody_chose_says_why_it_comes() -> None:
    sitting = seated(START.replace("market: 5 6 10", "market: 5"))
    sitting.stage.click("market-0")
    sitting.stage.app.settings.reduced_motion = False
    told = set[str]()
    while len(sitting.match.entries) < 3 or sitting.table.playback.is_active:
        sitting.stage.step(0.05)
        told.add(ribbon(sitting))
    assert "Nothing else may be taken: you draw from the deck." in told
    sitting.close()


def test_no_line_of_the_chronicle_begins_with_a_bare_figure() -> None:
    sitting = seated(START.replace("9-8-7, 10-9-8-7, 10-9-8-7-6, 7-7-7", "9-8-7"))
    sitting.table.moves.submit(sitting.match.spec.rules.parse_action("build 7 7 7"))
    sitting.rest()
    (told,) = (block.text for block in sitting.table.playback.chronicle.blocks)
    assert "Grace\u00a0+6" in told and marked_up("=\u00a0[b]+") in told
    assert not can_break("塔", "\u00a0") and not can_break("\u00a0", "塔")
    sitting.close()


def test_a_new_game_of_a_series_begins_without_news_of_the_one_before() -> None:
    form = next(form for form in forms_of(spec_of("san_gimignano")) if form.options["series"] == "two")
    match, begun = played(form), 0
    with stage() as headless:
        for length in range(1, len(match.entries)):
            decision, view = match.decision_at(length), match.state_at(length)
            own = [entry.after.game for entry in match.entries[:length] if entry.seat == decision.seat]
            if decision.kind == "turn" and own and own[-1] != view.game:
                begun += 1
                position = seen_at(headless.app.catalog, match, length, decision.seat)
                news = ChangesSinceTurn(replace(position, decision=decision))
                assert [news.points(seat) for seat in (0, 1)] == [0, 0] and not news.reasons(0)
    assert begun
