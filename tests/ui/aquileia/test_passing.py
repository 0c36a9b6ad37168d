"""Passing is for good: it says what it means and is asked once (AQ 3.2, AQ 4.4.1)."""

from game.aquileia import actions as act
from scenes.engine.layout import SCREEN
from scenes.engine.widgets import Paragraph
from scenes.kit.board import LONGEST_SAID
from tests.ui.aquileia.tables import at_table
from tests.ui.table.players import Sitting

AUCTION = """
seats: 4
step: theatrum
spaces: theatrum=0
track: 0 1 2 3
coins 0: 4 2 2
coins 1: 0 0 0
coins 2: 0 0 0
coins 3: 9 9 9
theatre: white_blue
"""
PLACING = "seats: 3"


def question(sitting: Sitting) -> str:
    words = sitting.table.find("sure-question")
    return words.text if isinstance(words, Paragraph) else ""


def test_passing_in_an_auction_is_asked_once() -> None:
    with at_table(AUCTION) as sitting:
        sitting.stage.key("return")
        sitting.rest()
        sitting.stage.key("p")
        assert [entry.action for entry in sitting.match.entries] == [act.REVEAL]
        assert question(sitting) == sitting.table.t("aq-verb-pass-for-good-sure")
        sitting.stage.key("return")
        assert sitting.match.entries[1].action == act.PASS


def test_the_key_that_asks_says_yes_as_well() -> None:
    """AQ 3.2: it does so beside a question that stands whole on the screen."""
    with at_table(PLACING) as sitting:
        sitting.stage.key("p")
        sheet = sitting.table.find("sure")
        assert sheet is not None and SCREEN.contains(sheet.rect.center) and sheet.rect.bottom <= SCREEN.bottom
        assert sitting.table.find("back") is None
        sitting.stage.key("p")
        assert sitting.match.entries[0].action == act.PASS


def test_escape_takes_the_wish_to_pass_back() -> None:
    with at_table(AUCTION) as sitting:
        sitting.stage.key("return")
        sitting.rest()
        sitting.stage.key("p")
        sitting.stage.key("escape")
        assert question(sitting) == ""
        assert len(sitting.match.entries) == 1


def test_the_last_who_could_bid_is_told_who_wins() -> None:
    with at_table(AUCTION) as sitting:
        for action in ("reveal", "bid copper", "pass", "pass", "bid copper"):
            sitting.match.submit(sitting.match.spec.rules.parse_action(action))
        sitting.stage.settle()
        sitting.stage.key("p")
        assert "Michele" in question(sitting)


def test_who_cannot_bid_passes_with_one_press() -> None:
    with at_table(AUCTION.replace("coins 0: 4 2 2", "coins 0: 0 0 0")) as sitting:
        sitting.stage.key("return")
        sitting.rest()
        assert act.PASS in [entry.action for entry in sitting.match.entries if entry.seat == 0]
        assert question(sitting) == ""


def test_passing_while_pieces_are_placed_is_asked_once() -> None:
    """AQ 3.2."""
    with at_table(PLACING) as sitting:
        sitting.stage.key("p")
        assert sitting.match.entries == []
        assert "5" in question(sitting)
        sitting.stage.key("return")
        assert sitting.match.entries[0].action == act.PASS


def test_a_place_that_cannot_be_taken_says_why_when_pressed() -> None:
    with at_table("seats: 3\nstep: placing\nspaces: dolus=1\ncoins 0: 2 1 0") as sitting:
        table = sitting.table
        asked = table.prompt.text(table.position)
        for piece, reason in (("space-dolus", "aq-why-space-taken"), ("space-portus_gold", "aq-why-no-port-coin")):
            sitting.stage.click(piece)
            assert sitting.table.board.asked == sitting.table.t(reason, metal=sitting.table.t("aq-metal-gold"))
            assert table.prompt.text(table.position) == table.board.asked
        assert sitting.match.entries == []
        sitting.stage.step(LONGEST_SAID)
        assert table.prompt.text(table.position) == asked, "once that has been read"


def test_the_own_tiebreaker_goes_to_the_first_free_place_when_pressed() -> None:
    with at_table("seats: 3\nstep: placing\ntrack: 1") as sitting:
        sitting.stage.click("own-tiebreaker")
        assert [entry.action.text for entry in sitting.match.entries] == ["tiebreaker"]
        assert sitting.match.state.track == [1, 0]


def test_a_small_choice_is_put_away_and_asked_again_at_its_space() -> None:
    with at_table("seats: 3\nstep: pecunia\nspaces: pecunia=0\ntrack: 0 1 2\ncoins 0: 3 3 3") as sitting:
        table, stage = sitting.table, sitting.stage
        assert table.find("popover")
        stage.key("escape")
        assert table.find("popover") is None and stage.app.stack.top is table
        assert table.input.focus_id == "space-pecunia"
        stage.key("return")
        assert table.find("popover")
        assert sitting.match.entries == []
