"""What the table tells of before: dice of a contest that was opened again, and rivals' coins since one's last turn."""

import pytest

from game.aquileia import events as e
from game.aquileia.board import ARENA, SPACE_NAMES
from game.core.match import Match
from scenes.games.aquileia.contest.fighter_line import FighterLine
from scenes.games.aquileia.contest.log import Effort, efforts
from scenes.games.aquileia.drawing.newcomers import newcomers
from scenes.games.aquileia.widgets.rival_panel import RivalCoins
from scenes.table.controls import prompt
from tests.ui.aquileia.tables import at_table
from tests.ui.aquileia.telling import telling
from tests.ui.tables.moments import Moment, moments
from tests.ui.tables.seated import seated

IN_A_CONTEST = [
    moment for moment in moments() if moment.form.spec.id == "aquileia" and moment.kind in ("cards", "blue", "prize")
]
FIGHT = """
seats: 3
step: arena_1
spaces: arena_1=0 arena_2=1
track: 0 1 2
"""


def thrown(match: Match) -> dict[tuple[int, bool], tuple[int, ...]]:
    """By seat and colour, since the contest began."""
    found: dict[tuple[int, bool], tuple[int, ...]] = {}
    for event in (event for entry in match.entries for event in entry.events):
        if isinstance(event, e.ContestBegun):
            found.clear()
        elif isinstance(event, e.StrengthRolled):
            found[event.seat, event.is_blue] = event.faces
    return found


@pytest.mark.parametrize("moment", IN_A_CONTEST, ids=str)
def test_a_contest_opened_in_its_middle_shows_the_dice_that_were_thrown(moment: Moment) -> None:
    match = moment.match()
    with seated(match) as sitting:
        lines = [line for line in sitting.table.widgets if isinstance(line, FighterLine)]
        assert lines
        for line in lines:
            assert line.effort.red == thrown(match).get((line.seat, False), ())
            assert line.effort.blue == thrown(match).get((line.seat, True), ())


@pytest.mark.parametrize("untold", [0, 2])
def test_of_what_nobody_has_told_the_sum_stands_in_words(untold: int) -> None:
    """A match that begins within a contest: what came before it is one number, and nothing where nothing was added."""
    with at_table(FIGHT) as sitting:
        state = sitting.match.state
        assert state.step == ARENA.start
        state.contest = state.contest._replace(strengths=tuple(each + untold for each in state.contest.strengths))
        assert efforts(sitting.table.position) == [Effort()] * 3
        sitting.table.invalidate()
        sitting.stage.step(0.1)
        words = sitting.table.t("aq-fighter-added", n=untold)
        assert (words in {box.text for box in sitting.stage.app.canvas.boxes}) == bool(untold)


def test_what_answers_itself_is_not_told_as_thought_about() -> None:
    """AQ 4.2.3: without a card that counts the person's own fighter stands."""
    with at_table(FIGHT) as sitting:
        table = sitting.table
        table.moves.submit(sitting.match.legal()[0])
        told = set()
        for _ in range(10):
            sitting.stage.step(0.1)
            told.add(prompt(table.parts))
        assert table.t("table-thinking", name=table.position.people[0].name) not in told
        assert "" in told


def test_what_is_in_the_air_is_not_in_the_line_yet() -> None:
    """AQ 4.2.2: while dice roll the line is drawn without them."""
    with telling() as teller:
        event, position = teller.first(e.StrengthRolled)
        teller.tell(event, position)
        assert efforts(teller.position)[event.seat] == Effort()
        teller.finish()
        assert efforts(teller.position)[event.seat] == Effort(red=event.faces)


def test_coins_of_rivals_tell_what_came_and_went_since_ones_last_turn() -> None:
    start = "seats: 3\nstep: placing\ncoins 1: 0 2 1\ncoins 2: 1 0 0"
    with at_table(start) as sitting:
        for action in ("place dolus", "place portus_silver", "place pecunia"):
            sitting.match.submit(sitting.match.spec.rules.parse_action(action))
            sitting.match.end_turn()
        sitting.stage.settle()
        coins = {seat: sitting.table.find(f"rival-coins-{seat}") for seat in (1, 2)}
        changed, same = coins[1], coins[2]
        assert isinstance(changed, RivalCoins)
        assert isinstance(same, RivalCoins)
        assert (changed.changes, same.changes) == ((0, -1, 0), (0, 0, 0))
        assert sitting.table.t("aq-coins-since", change="−1 silver") in changed.tooltip_text()
        assert "Since" not in same.tooltip_text()


def test_the_pieces_that_rivals_have_placed_since_ones_own_last_turn_are_marked() -> None:
    placed = [e.HenchmanPlaced(2, 7), e.HenchmanPlaced(0, 3), e.TiebreakerPlaced(1, 1), e.HenchmanPlaced(2, 5)]
    assert set(newcomers(reversed(placed), 0)) == {"space-track_0", f"space-{SPACE_NAMES[5]}"}
    assert len(set(newcomers(reversed([*placed, e.RoundBegun(2, 0)]), 0))) == 0
