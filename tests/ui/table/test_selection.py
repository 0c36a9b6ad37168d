"""The selection: which pieces are chosen on the way to a move, tried on Lucca's pieces and on San Gimignano's data."""

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import pytest

from game.san_gimignano import intents
from game.san_gimignano.actions import Build, Complete, Exchange, Extend, SanGimignanoAction
from game.san_gimignano.state import State
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.board import SanGimignanoBoard
from scenes.games.san_gimignano.layout import hand_cards
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.kit.board_scene import do_nothing
from scenes.kit.moves.bindings import Bindings, BindingStep
from scenes.kit.moves.move_options import MoveOptions
from scenes.kit.moves.selection import MovePieces, Selection
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import Seated, seated

PAIRS = {f"{one}{other}": MovePieces(needs=[(one,), (other,)], on=["keep"]) for one, other in combinations("abc", 2)}
EQUALS = ("card-0", "card-2", "card-3")
TWINS = {"two": MovePieces(needs=[EQUALS, EQUALS], on=["plot"]), "one": MovePieces(needs=[EQUALS], on=["deck"])}
MOST_LIFTED = 3


def chosen(selection: Selection, *pieces: str) -> Selection:
    for piece in pieces:
        selection = selection.toggled(piece)
    return selection


def test_a_move_is_complete_when_all_its_pieces_are_chosen_in_any_order() -> None:
    one = chosen(Selection(PAIRS), "b")
    assert one.complete() == [] and one.towards("a") == ["ab"] and one.towards("b") == []
    assert chosen(one, "a").complete() == ["ab"]
    assert chosen(one, "b").chosen == (), "pressed once more it is laid back"


def test_the_piece_chosen_first_makes_way_for_one_that_no_move_takes_beside_it() -> None:
    both = chosen(Selection(PAIRS), "a", "b")
    assert both.beside("c") == ("b",) and both.towards("c") == ["bc"]
    assert chosen(both, "c").complete() == ["bc"]


def test_of_equal_pieces_the_first_lead_to_a_move_but_any_will_do() -> None:
    nothing = Selection(TWINS)
    assert [nothing.towards(piece) for piece in EQUALS] == [["two", "one"], ["two"], []]
    last = chosen(nothing, "card-3")
    assert last.complete() == ["one"] and [last.towards(piece) for piece in EQUALS] == [["two"], [], []]
    assert chosen(last, "card-2").complete() == ["two"]


def test_pieces_of_one_row_stay_chosen_where_the_board_says_why_not() -> None:
    moves = TWINS | {"other": MovePieces(needs=[("card-1",)], on=["plot"]), "mark": MovePieces(needs=[("tower-0",)])}
    mixed = chosen(Selection(moves, keeps_mismatches=True), "card-0", "card-1")
    assert mixed.chosen == ("card-0", "card-1") and mixed.complete() == [] and mixed.towards("card-2") == []
    assert chosen(mixed, "tower-0").chosen == ("tower-0",)


def test_a_piece_that_no_move_needs_is_chosen_and_dragged_alone() -> None:
    both = chosen(Selection(PAIRS), "a", "b")
    assert both.beside("deck") == () and both.towards("deck") == []


# San Gimignano: the same pieces lead to the same moves as on its own board


def pieces_of(move: SanGimignanoAction, view: State, viewer: int) -> MovePieces:
    hand = hand_cards(view, viewer)
    alike = {card: tuple(piece_ids.hand(index) for index, each in enumerate(hand) if each == card) for card in hand}
    needs, verb = [alike[card] for card in intents.hand_cards(move)], piece_ids.verb(intents.verb_of(move))
    match move:
        case Build():
            return MovePieces(needs=needs, on=[verb, "plot"])
        case Extend(tower=tower):
            return MovePieces(needs=needs, on=[piece_ids.tower(viewer, tower), verb])
        case Exchange():
            return MovePieces(needs=needs, on=[verb])
        case Complete(towers):
            return MovePieces(needs=[(piece_ids.tower(viewer, tower),) for tower in towers], on=[verb])
    return MovePieces(needs=needs, on=[verb])


def turns_of_san_gimignano() -> list[Moment]:
    return [each for each in moments() if each.form.spec.id == "san_gimignano" and each.kind == "turn"]


def lifts(pieces: list[str]) -> Iterator[tuple[str, ...]]:
    for count in range(MOST_LIFTED + 1):
        yield from list(combinations(pieces, count))[:12]


def bound(bindings: Bindings, piece: str, step: BindingStep) -> set[Any]:
    return {move for move in bindings.offers.legal if bindings.step_of(piece, move) == step}


def computed(selection: Selection, position: SanGimignanoPosition, pieces: list[str]) -> Bindings:
    bindings = Bindings(MoveOptions(position), do_nothing, do_nothing)
    bindings.select(selection, do_nothing)
    for piece in pieces:
        bindings.press_of(piece)
    return bindings


@pytest.mark.parametrize("moment", turns_of_san_gimignano(), ids=str)
def test_san_gimignano_s_cards_and_towers_lead_to_the_moves_to_which_its_board_leads(moment: Moment) -> None:
    with seated(moment.match()) as sitting:
        position = sitting.table.position
        moves = {move: pieces_of(move, position.view, position.viewer) for move in sitting.table.match.legal()}
        everything = Selection(moves, keeps_mismatches=True)
        needed = sorted({piece for each in moves.values() for equals in each.needs for piece in equals})
        for lifted in lifts(needed):
            compare(sitting, chosen(everything, *lifted), needed, lifted)


def compare(sitting: Seated, selection: Selection, needed: list[str], lifted: tuple[str, ...]) -> None:
    """Lift the same pieces on the board: as many are lifted, and each piece and place does the same."""
    table, board = sitting.table, sitting.table.board
    table.moves.drop()
    for piece in lifted:
        widget = table.find(piece)
        assert widget is not None
        widget.press()
    table.refresh()
    assert isinstance(board, SanGimignanoBoard)
    cards, marked = board.selection.cards, board.selection.towers
    towers = [piece_ids.tower(table.position.viewer, tower) for tower in marked]
    assert sorted(selection.chosen) == sorted([*map(piece_ids.hand, cards), *towers])
    ends = {end for each in selection.moves.values() for end in each.on}
    found, expected = computed(selection, table.position, sorted({*needed, *ends})), table.moves.bindings
    for piece in ends:
        assert bound(found, piece, BindingStep.DOES) == bound(expected, piece, BindingStep.DOES), piece
    for piece in needed:
        if piece_ids.is_of_hand(piece) or not cards:
            assert bound(found, piece, BindingStep.PREPARES) == bound(expected, piece, BindingStep.PREPARES), piece


@pytest.mark.parametrize("moment", turns_of_san_gimignano(), ids=str)
def test_every_move_of_a_turn_is_reached_by_choosing_what_leads_towards_it(moment: Moment) -> None:
    match = moment.match()
    viewer = match.decision.seat if match.decision else 0
    view = match.view(viewer)
    moves = {move: pieces_of(move, view, viewer) for move in match.legal()}
    for move, pieces in moves.items():
        selection = Selection(moves, keeps_mismatches=True)
        for _ in pieces.needs:
            following = next(each for equals in pieces.needs for each in equals if move in selection.towards(each))
            selection = selection.toggled(following)
        assert move in selection.complete(), move.text
