"""A harvest or production is put together before anything is sent: three presses at most with the preset."""

from game.lorenzo.actions import FINISH
from game.lorenzo.cards import CARD_OF
from game.lorenzo.events import GoodsGained
from game.lorenzo.goods import COINS, STONE, WOOD
from scenes.games.lorenzo.choices.work_draft import NOT_USED, lacking, work_of
from scenes.games.lorenzo.choices.work_widgets import Balance
from tests.ui.lorenzo.tables import board_of, clicks, own, table_at

SHOP, GUILD = CARD_OF["b29"], CARD_OF["b36"]
"""Wood into coins, and stone into points, each in two ways."""
TWO = "dice: 6 6 6\ncards 0: b29 b36\n"


def test_a_production_with_the_preset_takes_three_presses() -> None:
    """LM 4.2."""
    with table_at(f"{TWO}goods 0: wood 3 stone 3 servants 2") as sitting:
        clicks(sitting, "member-0", "space-18", "finish")
        assert not sitting.table.match.state.stack
        assert own(sitting).goods[WOOD] < 3
        assert own(sitting).goods[COINS] > 0


def test_a_harvest_that_leaves_nothing_to_choose_asks_nothing() -> None:
    with table_at("dice: 6 6 6\ncards 0: t01\ngoods 0: servants 0") as sitting:
        clicks(sitting, "member-0", "space-16")
        assert not sitting.table.match.state.stack
        assert any(isinstance(event, GoodsGained) for entry in sitting.table.match.entries for event in entry.events)


def test_the_dearest_conversions_that_can_be_paid_are_chosen_beforehand() -> None:
    with table_at(f"{TWO}goods 0: wood 2 stone 1 servants 0") as sitting:
        clicks(sitting, "member-0", "space-18")
        draft = board_of(sitting).choice.work
        assert draft is not None
        work = work_of(sitting.table.position.view, draft.servants)
        assert lacking(work, draft.uses, GUILD, 1) == STONE
        assert (draft.uses[SHOP], draft.uses[GUILD]) == (1, 0)
        barred = sitting.table.find("do-activate b36 2")
        assert barred is not None and not barred.enabled
        assert barred.tooltip_text() == "not enough stone"
        plate = sitting.table.find("do-activate b36 1")
        assert plate is not None and (barred.rect.y, barred.rect.h) == (plate.rect.y, plate.rect.h)


def test_what_is_told_is_what_is_received() -> None:
    with table_at(f"{TWO}goods 0: wood 3 stone 3 servants 2") as sitting:
        clicks(sitting, "member-0", "space-18", "do-activate b29 1")
        balance = sitting.table.find("work-pay")
        assert isinstance(balance, Balance)
        outcome, before = balance.outcome, list(own(sitting).goods)
        clicks(sitting, "finish")
        after = [have - less + more for have, less, more in zip(before, outcome.paid, outcome.received, strict=True)]
        assert own(sitting).goods == after


def test_a_card_can_be_left_out_and_servants_bring_in_another() -> None:
    """LM 4.2.2, 3.3."""
    with table_at("dice: 3 6 6\ncards 0: b29 b36\ngoods 0: wood 3 stone 3 servants 3") as sitting:
        clicks(sitting, "member-0", "space-18")
        draft = board_of(sitting).choice.work
        assert draft is not None
        reached = len(work_of(sitting.table.position.view, draft.servants).cards)
        assert sitting.table.find(f"beyond-{GUILD}") is not None
        clicks(sitting, "more-servants", "more-servants", "more-servants")
        assert sitting.table.find(f"beyond-{GUILD}") is None
        assert len(work_of(sitting.table.position.view, draft.servants).cards) > reached
        clicks(sitting, "do-omit b29")
        assert draft.uses[SHOP] == NOT_USED
        clicks(sitting, "finish")
        assert own(sitting).goods[WOOD] == 3


def test_best_of_all_chooses_as_a_hint_would_and_leaves_the_word_to_the_person() -> None:
    with table_at(f"{TWO}goods 0: wood 3 stone 3 servants 2") as sitting:
        clicks(sitting, "member-0", "space-18", "do-omit b29", "do-omit b36", "best")
        draft = board_of(sitting).choice.work
        assert draft is not None
        assert draft.uses[GUILD] != NOT_USED
        plan = draft.plan(work_of(sitting.table.position.view, draft.servants))
        assert plan[-1] == FINISH
        assert sitting.table.match.state.stack


def test_a_production_steps_aside_while_a_rivals_board_is_looked_at_and_is_kept() -> None:
    with table_at(f"{TWO}goods 0: wood 3 stone 3 servants 2") as sitting:
        clicks(sitting, "member-0", "space-18", "do-omit b29")
        rival = sitting.table.find("rival-1")
        assert rival is not None
        for leave in ("escape", "back"):
            rival.press()
            sitting.stage.settle()
            assert sitting.table.find("question-sheet") is None
            assert board_of(sitting).choice.shown_seat == 1
            if leave == "back":
                clicks(sitting, leave)
            else:
                sitting.stage.key(leave)
            draft = board_of(sitting).choice.work
            assert sitting.table.find("question-sheet") is not None
            assert draft is not None and draft.uses[SHOP] == NOT_USED
