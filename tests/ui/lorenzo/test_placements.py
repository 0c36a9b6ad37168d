"""A space may be pressed before a member."""

from itertools import combinations, pairwise

import pytest

from game.lorenzo.actions import place
from game.lorenzo.board import COUNCIL, HARVEST_LARGE, MARKET, SPACE_NAMES, TOWER_FEE
from game.lorenzo.goods import COINS
from scenes.engine.input.focus import focusable
from scenes.games.lorenzo.choices.selection import NOBODY
from scenes.games.lorenzo.choices.stepper import SumRow
from scenes.games.lorenzo.layout import place as place_of
from scenes.games.lorenzo.layout import standing_rects
from scenes.games.lorenzo.tooltips import LorenzoTooltips
from scenes.games.lorenzo.widgets.city import TowerBanner
from scenes.games.lorenzo.widgets.pieces import FloorPiece, Ghosted
from tests.ui.lorenzo.tables import RICH, board_of, clicks, table_at


def test_a_space_pressed_first_asks_for_the_member_which_then_goes_there() -> None:
    """LM 3.2: nothing is placed with the first press."""
    with table_at(f"seats: 2\n{RICH}") as sitting:
        board = board_of(sitting)
        clicks(sitting, "space-20")
        assert (board.choice.space, board.choice.member) == (20, NOBODY)
        assert sitting.table.match.entries == []
        assert sitting.table.input.focus_id == "member-0"
        clicks(sitting, "member-1")
        assert sitting.table.match.entries[0].action.text == "place black market 1"
        assert board.choice.space == NOBODY


def test_the_only_member_that_can_go_to_a_space_is_asked_for_as_any_other() -> None:
    """The space stands first, the member second: one rule, with the servants it needs told before and in the sum."""
    with table_at("seats: 2\ngoods 0: servants 2\nhome 0: orange\ndice: 6 6 1\nfloor territory 2: t05") as sitting:
        clicks(sitting, "space-1")
        choice = board_of(sitting).choice
        assert (choice.space, choice.member) == (1, NOBODY)
        clicks(sitting, "member-2")
        assert sitting.table.match.entries[0].action.text == "place orange territory 2"


def test_the_sum_has_the_servants_that_the_space_looked_at_needs_and_a_space_that_is_not_free_says_why() -> None:
    with table_at("seats: 2\ngoods 0: servants 2\nhome 0: orange\ndice: 6 6 1\nfloor territory 2: t05") as sitting:
        clicks(sitting, "member-2")
        sitting.stage.move(sitting.stage.center("space-1"))
        row = sitting.table.find("servants-sum")
        assert isinstance(row, SumRow) and (row.sum_of().servants, row.sum_of().value) == (2, 3)
        clicks(sitting, "space-23")
        assert "covered" in sitting.table.prompt.text(sitting.table.position)
        clicks(sitting, "member-2")
        assert not board_of(sitting).asked


def test_one_servant_more_is_one_more_than_the_sum_shows() -> None:
    """Also while a space is looked at that takes some of itself."""
    text = "seats: 2\ngoods 0: servants 4\nhome 0: orange\ndice: 6 6 1\nfloor territory 2: t05"
    for attended in ("space-1", "member-2"):
        with table_at(text) as sitting:
            clicks(sitting, "member-2")
            sitting.stage.move(sitting.stage.center(attended))
            row = sitting.table.find("servants-sum")
            assert isinstance(row, SumRow)
            shown = row.sum_of().servants
            more = sitting.table.find("more-servants")
            assert more is not None
            more.press()
            sitting.stage.step(0.01)
            row = sitting.table.find("servants-sum")
            assert isinstance(row, SumRow) and row.sum_of().servants == shown + 1


@pytest.mark.parametrize("burden", ["", "excommunicated 0: x26\n"])
def test_the_prompt_names_the_value_of_the_sum_also_where_two_servants_count_as_one(burden: str) -> None:
    text = f"seats: 2\nround: 5\ntiles: x11 x26 x31\n{burden}goods 0: servants 4\nhome 0: orange\ndice: 6 6 1\n"
    with table_at(text) as sitting:
        clicks(sitting, "member-2")
        for _ in range(2):
            clicks(sitting, "more-servants")
            row, choice = sitting.table.find("servants-sum"), board_of(sitting).choice
            assert isinstance(row, SumRow) and choice.servants
            assert row.sum_of().value == 1 + choice.servants // (2 if burden else 1)
            prompt = sitting.table.prompt.text(sitting.table.position)
            t = sitting.table.t
            assert prompt == t("lo-prompt-turn-member", colour="orange", value=row.sum_of().value)


def test_a_sum_already_built_does_not_change_with_the_selection() -> None:
    """Widgets of the frame before an Undo are drawn once more after the member was let go."""
    with table_at(f"seats: 2\n{RICH}") as sitting:
        clicks(sitting, "member-2")
        row = sitting.table.find("servants-sum")
        assert isinstance(row, SumRow)
        shown = row.sum_of()
        board_of(sitting).choice.clear()
        assert row.sum_of() == shown


def test_a_member_is_chosen_and_the_boards_are_gone_through_by_their_keys() -> None:
    with table_at(f"seats: 3\n{RICH}") as sitting:
        choice = board_of(sitting).choice
        sitting.stage.key("3")
        assert choice.member == 2
        shown = []
        for _ in range(3):
            sitting.stage.key("f")
            shown.append(choice.shown_seat)
        assert shown == [1, 2, NOBODY]


def test_a_rivals_board_says_whose_it_is_and_the_way_back() -> None:
    with table_at(f"seats: 3\n{RICH}") as sitting:
        clicks(sitting, "rival-1", "next-board")
        name = sitting.table.position.people[2].name
        assert name in sitting.table.prompt.text(sitting.table.position)
        clicks(sitting, "back")
        assert board_of(sitting).choice.shown_seat == NOBODY


def test_the_keyboard_goes_from_members_over_towers_council_market_and_works_to_tiles_and_rivals() -> None:
    with table_at(f"seats: 2\n{RICH}hand 0: l06\nfloor character 1: c55") as sitting:
        order = [widget.id for widget in focusable(sitting.table.widgets)]
        wanted = ["member-0", "leader-0", "space-4", "space-24", "space-20", "space-16", "tile-1", "rival-1"]
        assert [name for name in order if name in wanted] == wanted


def test_what_asks_is_named() -> None:
    """LM R12, R20, R30: the ribbon says whose effect is received."""
    with table_at(f"seats: 2\n{RICH}hand 0: l06") as sitting:
        sitting.table.moves.submit(sitting.table.match.spec.rules.parse_action("discard l06"))
        sitting.stage.settle()
        leader = sitting.table.t("lo-leader-l06")
        assert board_of(sitting).prompt(sitting.table.position).startswith(leader)


def test_cards_cost_what_they_cost_for_oneself() -> None:
    """LM R15 to R17; and a fee that a leader waives."""
    with table_at("seats: 2\ncards 0: c51\nfloor character 4: c55\nleaders 0: l03\nat character 1: 1 white") as sitting:
        floor, banner = sitting.table.find("space-7"), sitting.table.find("tower-1")
        assert isinstance(floor, FloorPiece) and [cost.amounts[COINS] for cost in floor.costs] == [1]
        assert isinstance(banner, TowerBanner) and (banner.fee, banner.is_waived) == (3, True)


def test_a_floor_of_an_occupied_tower_tells_the_coins_in_all() -> None:
    """LM 4.1.1."""
    with table_at("seats: 2\nfloor character 4: c55\nat character 1: 1 white") as sitting:
        position, floor = sitting.table.position, sitting.table.find("space-7")
        assert isinstance(floor, FloorPiece)
        total = floor.costs[0].amounts[COINS] + TOWER_FEE
        assert position.wording.catalog("lo-floor-fee-total", fee=TOWER_FEE, total=total) in LorenzoTooltips(
            position
        ).space(7, [])
        assert "in all" not in LorenzoTooltips(position).space(0, [])


def test_a_space_pressed_once_more_is_let_go_of_however_many_can_go_there() -> None:
    for home in ("home 0: orange\n", ""):
        with table_at(f"seats: 2\n{RICH}{home}") as sitting:
            clicks(sitting, "space-20")
            assert board_of(sitting).choice.space == 20
            clicks(sitting, "space-20")
            assert (board_of(sitting).choice.space, board_of(sitting).choice.member) == (NOBODY, NOBODY)
            assert sitting.table.match.entries == []


def test_a_lesson_or_hand_that_asks_what_to_press_is_led_from_the_member_to_its_space() -> None:
    """Though only one can go there."""
    with table_at(f"seats: 2\n{RICH}home 0: white orange\nfloor territory 1: t01\n") as sitting:
        there = place(0, 0)
        assert sitting.table.moves.bindings.next_press(there) == "member-0"
        clicks(sitting, "member-0")
        assert sitting.table.moves.bindings.next_press(there) == "space-0"


def test_lm_4_1_a_card_that_an_extra_action_took_leaves_the_arms_of_who_has_it() -> None:
    """The Abbess takes a card with an action of her own, without a member."""
    floors = "floor character 1: c56\nfloor venture 1: v73\n"
    with table_at(f"seats: 2\n{RICH}{floors}") as sitting:
        table = sitting.table
        for step in ("place white character 1", "servants 0", "part 1", "take venture 1", "servants 0"):
            table.moves.submit(table.match.spec.rules.parse_action(step))
        sitting.stage.settle()
        floor = table.find(f"space-{SPACE_NAMES.index('venture 1')}")
        assert isinstance(floor, FloorPiece) and floor.berth.standers == []
        assert floor.taker == table.position.people[0].colour


def test_that_a_floor_has_no_card_is_said_once() -> None:
    with table_at(f"seats: 2\n{RICH}") as sitting:
        floor = sitting.table.find(f"space-{SPACE_NAMES.index('venture 1')}")
        assert floor is not None and floor.tooltip_text().count("card") == 1


def test_members_in_a_crowded_palace_stand_beside_each_other() -> None:
    """Smaller, within its walls, on one line; where they are few they are as large as anywhere."""
    for count in range(1, 11):
        members = standing_rects(COUNCIL, count)
        assert all(one.right <= other.x + 1 for one, other in pairwise(members)), count
        assert members[-1].right <= place_of("council").right
        assert {round(member.bottom) for member in members} == {round(members[0].bottom)}
    assert standing_rects(COUNCIL, 6)[0].size == standing_rects(0, 1)[0].size


def test_members_in_a_full_palace_stand_in_two_rows_each_to_be_counted() -> None:
    for count in range(11, 17):
        members = standing_rects(COUNCIL, count)
        assert not any(one.inset(1).overlaps(other) for one, other in combinations(members, 2)), count
        assert all(place_of("council").contains(member.center) for member in members)
        assert max(member.bottom for member in members) <= place_of("council").bottom


def test_each_space_that_needs_servants_says_so_in_sight() -> None:
    """A black 3 is worth 0 on the second space of a field, which asks for 1."""
    large = "seats: 3\ngoods 0: servants 6\ndice: 3 3 6\nat harvest small: 1 white\nat harvest large: 2 white"
    with table_at(large) as sitting:
        clicks(sitting, "member-1")
        spaces = [sitting.table.find(f"space-{space}") for space in (HARVEST_LARGE, MARKET[0])]
        assert [space.berth.servants for space in spaces if isinstance(space, Ghosted)] == [1, 0]


def test_three_quick_clicks_on_pass_do_not_pass() -> None:
    """The second press of a pass is asked for where the first was made."""
    with table_at("dice: 6 6 6") as sitting:
        place = sitting.stage.center("pass")
        for _ in range(3):
            sitting.stage._click(place)
        assert sitting.table.find("pass-sure") is not None and not sitting.table.match.entries
