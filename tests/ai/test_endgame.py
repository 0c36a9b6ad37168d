"""The exact endgame: with nothing left to draw, a won position is won and the rival's best answer is seen (SG 4.2)."""

from game.ai.budget import Budget
from game.ai.minds import minds_for
from game.ai.opponents import choose
from game.ai.search import Reach, Search
from game.core.registry import spec_of
from game.san_gimignano import rules
from game.san_gimignano.notation import position
from game.san_gimignano.state import State

SPEC = spec_of("san_gimignano")
BUDGET = Budget(playouts=24)


def choice(state: State, level: str = "magnifico") -> str:
    seat = state.active
    text: str = choose(SPEC, level, rules.observe(state, seat), seat, "seed", BUDGET).text
    return text


def test_a_pass_that_wins_at_once_is_played() -> None:
    state = position("""
        active: 0
        end phase: yes
        passes: 1
        piece: 0
        hand 0: 9 10
        hand 1: 5 6 7
        towers 0: 8-7-6!
        market: 5
    """)
    assert choice(state) == "pass"


def test_a_pass_that_loses_at_once_is_not_played_while_a_tower_can_be_built() -> None:
    state = position("""
        active: 0
        end phase: yes
        passes: 1
        piece: 1
        hand 0: 9 9 9 8 7
        towers 1: 10-9-8!
        market: 5
    """)
    assert choice(state) != "pass"


def test_a_beginner_wavers_no_more_when_nothing_is_drawn_and_builds_what_it_holds() -> None:
    state = position("""
        active: 0
        end phase: yes
        hand 0: 9 9 9 5
        hand 1: 6
        towers 0: 10-10-10
        towers 1: 10-9-8!, 7-7-7
        market: 5
    """)
    view = rules.observe(state, 0)
    assert all(choose(SPEC, "apprentice", view, 0, f"seed {number}").text != "pass" for number in range(8))


def test_the_better_of_two_towers_is_found_when_cards_serve_only_one() -> None:
    """The plain 8s would share the win with 11 to 11; the run makes two banded towers and wins with 12."""
    state = position("""
        active: 0
        end phase: yes
        hand 0: 8 8 8 7 6
        towers 0: 7-6-5
        towers 1: 6-6-6, 5-5-5
        market: 5
    """)
    assert choice(state) == "build 8 7 6"


def test_the_answer_of_a_rival_whose_hand_is_known_is_reckoned_with() -> None:
    """Extending at once keeps the piece from the rival, who could otherwise stand higher first."""
    state = position("""
        active: 0
        end phase: yes
        piece: 0
        hand 0: 5
        hand 1: 9 9
        towers 0: 8-7-6
        towers 1: 9-9-9
        market: 6
    """)
    state.known[0] = list(state.hands[1])
    view = rules.observe(state, 0)
    search = Search(SPEC, minds_for(SPEC, view), view, 0, "seed", Reach(12))
    worlds = {SPEC.evaluator.position_key(search.world(number).state) for number in range(8)}
    assert len(worlds) == 1
    assert choice(state) == "extend 1 5"


def test_every_legal_action_of_an_exact_endgame_is_tried() -> None:
    state = position("""
        active: 0
        end phase: yes
        nobles:
        hand 0: 9 9 9 8 7 fine_stone santa_fina
        hand 1: 5 6 7 joust
        towers 0: 8-7-6
        market: 5
    """)
    view = rules.observe(state, 0)
    candidates = Search(SPEC, minds_for(SPEC, view), view, 0, "seed", Reach(12)).candidates(2)
    assert {each.action for each in candidates} == set(rules.legal(view))
