"""What stands beside a target is what placing there really does; a placement takes two presses, or three to pay."""

from itertools import pairwise

import pytest

from game.core.chance import NoChance
from game.core.events import Event
from game.lorenzo.actions import Pay, Place
from game.lorenzo.board import COUNCIL
from game.lorenzo.events import GoodsGained, GoodsPaid, ServantsPaid
from game.lorenzo.goods import COINS, NOTHING, POINTS, SERVANTS, plus, single
from scenes.engine.widgets import Look
from scenes.engine.widgets.button import LIGHT_SKINS
from scenes.games.lorenzo.choices.answers import PrivilegePlate
from scenes.games.lorenzo.choices.cost_breakdown import account_of
from scenes.games.lorenzo.choices.stepper import SumRow
from scenes.games.lorenzo.drawing.signs import Number
from scenes.games.lorenzo.placements import placement, placing_plan
from scenes.games.lorenzo.position import LorenzoPosition
from scenes.games.lorenzo.widgets.pieces import Ghosted
from tests.ui.lorenzo.tables import FORM, RICH, board_of, clicks, own, table_at
from tests.ui.tables.moments import Moment, played
from tests.ui.tables.seated import Seated, seated

TURNS = [length for length in range(len(played(FORM).entries)) if played(FORM).decision_at(length).kind == "turn"]


def really(position: LorenzoPosition, action: Place) -> tuple[int, ...]:
    """What servants, fee, floor bonus and price, the card or the space, and conversions did to the goods."""
    state, told, change = position.view.clone(), list[Event](), NOTHING
    for step in placing_plan(position, action, 0):
        if position.spec.rules.why_not(state, step) is None:
            position.spec.rules.apply(state, step, NoChance(), told.append)
    for event in told:
        if isinstance(event, ServantsPaid):
            change = plus(change, tuple(-each for each in single(SERVANTS, event.servants)))
        elif isinstance(event, GoodsPaid):
            change = plus(change, tuple(-each for each in event.amounts))
        elif isinstance(event, GoodsGained):
            change = plus(change, event.amounts)
    return change


@pytest.mark.parametrize("length", TURNS[:: max(1, len(TURNS) // 12)])
def test_the_account_of_every_placement_comes_true(length: int) -> None:
    """LM 3.3, 4.1.2, 4.3."""
    with seated(Moment(FORM, length, "turn").match()) as sitting:
        position, bindings = sitting.table.position, sitting.table.moves.bindings
        places = [action for action in bindings.offers.legal if isinstance(action, Place)]
        assert places
        for action in places:
            assert account_of(position, action, 0).change == really(position, action), action.text


def test_lm_4_1_1_fee_servants_bonus_and_price_stand_in_the_account() -> None:
    with table_at(f"{RICH}dice: 3 6 6\nfloor venture 3: v75\nat venture 1: 1 black") as sitting:
        clicks(sitting, "member-0")
        sitting.stage.move(sitting.stage.center("space-14"))
        target = sitting.table.find("space-14")
        assert isinstance(target, Ghosted) and target.account
        terms = [line.term for line in target.account.costs]
        assert terms == ["Value", "Servants sent", "Tower fee", "Floor bonus", "Cost"]
        assert target.account.change[SERVANTS] == -2
        assert target.account.change[COINS] <= -3 + 1
        sitting.stage.app.draw()
        assert "Tower fee" in [box.text for box in sitting.stage.app.canvas.boxes]


@pytest.mark.parametrize("text_scale", [100, 130])
def test_the_accounts_lines_are_as_far_apart_as_its_letters_are_large(text_scale: int) -> None:
    text = f"seats: 2\n{RICH}dice: 3 6 6\nfloor venture 3: v75\nat venture 1: 1 black"
    with table_at(text, "ja", text_scale=text_scale) as sitting:
        clicks(sitting, "member-0")
        sitting.stage.move(sitting.stage.center("space-14"))
        target = sitting.table.find("space-14")
        assert isinstance(target, Ghosted) and target.account
        terms = {line.term for line in target.account.costs}
        places = sorted((box.taken for box in sitting.texts() if box.text in terms), key=lambda place: place.y)
        assert len(places) == len(terms)
        assert min(below.y - above.y for above, below in pairwise(places)) >= places[0].height * 0.9


def test_lm_5_3_the_account_of_the_council_palace_says_who_plays_when_in_the_next_round() -> None:
    for round_, expected in ((2, "you play second"), (6, "")):
        with table_at(f"seats: 3\n{RICH}round: {round_}\nat council: 1 neutral, 1 black") as sitting:
            clicks(sitting, "member-0")
            target = sitting.table.find(f"space-{COUNCIL}")
            assert isinstance(target, Ghosted) and target.account
            assert "".join(line.note for line in target.account.brings) == expected


def test_a_placement_with_one_way_takes_two_presses() -> None:
    """LM 3.2."""
    with table_at(f"{RICH}floor territory 1: t01") as sitting:
        clicks(sitting, "member-0", "space-0")
        assert own(sitting).cards[0] == (0,)
        assert sitting.table.controller.deeds is not None
        sitting.table.controller.undo()
        assert own(sitting).home == 0b1111


def test_lm_r17_two_ways_to_pay_take_three_presses_and_stand_beside_the_card() -> None:
    with table_at(f"{RICH}floor venture 1: v80") as sitting:
        clicks(sitting, "member-0", "space-12")
        ways = [action for action in sitting.table.moves.bindings.offers.legal if isinstance(action, Pay)]
        assert len(ways) == 2
        sheet, target = sitting.table.find("popover"), sitting.table.find("space-12")
        assert sheet and target and not sheet.rect.overlaps(target.rect)
        before = own(sitting).goods[COINS]
        sitting.stage.key("2")
        assert own(sitting).cards[3]
        assert before - own(sitting).goods[COINS] == ways[1].price[COINS]


def test_the_servants_that_the_stepper_shows_are_those_that_go() -> None:
    """LM 3.3: a space that needs more takes more, and leaves those that its card costs (LM 4.1.4)."""
    with table_at(f"{RICH}dice: 1 6 6\ncards 0: b29\nfloor territory 2: t01\nfloor venture 1: v85") as sitting:
        clicks(sitting, "member-0", "more-servants", "more-servants")
        assert board_of(sitting).choice.servants == 2
        assert "worth 3" in board_of(sitting).prompt(sitting.table.position)
        view = sitting.table.position.view
        assert [placement(view, 0, Place(0, 1), wanted).servants for wanted in (0, 2, 3, 9)] == [2, 2, 3, 6]
        assert placement(view, 0, Place(0, 12), 9).servants == 4
        clicks(sitting, "fewer-servants", "space-18")
        draft = board_of(sitting).choice.work
        assert draft is not None and draft.servants == 1


@pytest.mark.parametrize("servants", [1, 2, 5])
def test_plus_goes_up_to_the_last_servant_and_minus_down_to_none(servants: int) -> None:
    """LM 3.3: beside the member, and in the harvest or production it goes to."""
    with table_at(f"dice: 1 6 6\ncards 0: b29\ngoods 0: servants {servants} wood 3") as sitting:
        clicks(sitting, "member-0")
        step_to_the_end(sitting, servants)
        assert board_of(sitting).choice.servants == 0
        clicks(sitting, "space-18")
        draft = board_of(sitting).choice.work
        if draft is None:
            return
        clicks(sitting, *["fewer-servants"] * draft.servants)
        step_to_the_end(sitting, servants)


def step_to_the_end(sitting: Seated, servants: int) -> None:
    for name, last in (("more-servants", servants), ("fewer-servants", 0)):
        for _ in range(servants):
            assert enabled(sitting, name)
            clicks(sitting, name)
        row = sitting.table.find("servants-sum")
        assert isinstance(row, SumRow) and row.sum_of().servants == last
        assert not enabled(sitting, name)


def enabled(sitting: Seated, name: str) -> bool:
    widget = sitting.table.find(name)
    assert widget is not None
    return widget.enabled


def test_lm_3_6_a_privilege_is_one_press_and_the_second_of_market_4_must_differ() -> None:
    with table_at(f"seats: 4\n{RICH}") as sitting:
        clicks(sitting, "member-0", "space-23", "do-privilege coins")
        taken = sitting.table.find("do-privilege coins")
        assert taken is not None and not taken.enabled
        before = own(sitting).goods[SERVANTS]
        sitting.stage.key("2")
        assert own(sitting).goods[SERVANTS] == before + 2


def test_points_that_a_placement_would_bring_stand_beside_the_coin() -> None:
    with table_at(f"seats: 2\n{RICH}floor building 1: b26") as sitting:
        clicks(sitting, "member-0")
        sitting.stage.move(sitting.stage.center("space-8"))
        target = sitting.table.find("space-8")
        assert isinstance(target, Ghosted) and target.account
        points = target.account.change[POINTS]
        sitting.stage.app.draw()
        assert points and f"+{points}" in [box.text for box in sitting.texts()]


@pytest.mark.parametrize(("faith", "then", "lost"), [(12, "14", []), (14, "15", ["1 lost"]), (15, "15", ["2 lost"])])
def test_lm_r31_a_privilege_says_beforehand_what_faith_is_lost(faith: int, then: str, lost: list[str]) -> None:
    with table_at(f"seats: 2\ngoods 0: faith {faith}\ndice: 6 6 6\n") as sitting:
        clicks(sitting, "member-0", f"space-{COUNCIL}")
        plate = sitting.table.find("do-privilege faith")
        assert isinstance(plate, PrivilegePlate)
        texts = [item.text for item in plate.then if isinstance(item, Number)]
        assert texts == ["=", then, *lost]


def test_a_pressed_privilege_stays_readable() -> None:
    with table_at("seats: 2\ndice: 6 6 6\n") as sitting:
        clicks(sitting, "member-0", f"space-{COUNCIL}")
        plate = sitting.table.find("do-privilege coins")
        assert isinstance(plate, PrivilegePlate)
        assert plate.skin(Look(pressed=True)) in LIGHT_SKINS
