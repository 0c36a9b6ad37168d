"""A table at a position written as text, seat 0 a person; what is pressed is really played."""

from collections.abc import Iterator
from contextlib import contextmanager

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from game.lorenzo.notation import position
from game.lorenzo.state import Player
from scenes.games.lorenzo.board import LorenzoBoard
from tests.contract.matches import forms_of
from tests.ui.tables.moments import NAMES
from tests.ui.tables.seated import Seated, seated

FORM = next(form for form in forms_of(spec_of("lorenzo")) if form.seats == 4 and form.options["game"] == "advanced")
RICH = "goods 0: coins 20 wood 20 stone 20 servants 6 military 9\ndice: 6 6 6\n"


def match_at(text: str) -> Match:
    start = position(text)
    players = ["human", *["greedy"] * (len(start.players) - 1)]
    seats = [Seat(*who) for who in zip(players, NAMES, COLOURS, strict=False)]
    return Match(spec_of("lorenzo"), {}, seats, "1", start=start)


@contextmanager
def table_at(
    text: str, language: str = "en", size: tuple[int, int] = (1280, 720), text_scale: int = 100
) -> Iterator[Seated]:
    with seated(match_at(text), language, size, text_scale) as sitting:
        yield sitting


def board_of(sitting: Seated) -> LorenzoBoard:
    board = sitting.table.board
    assert isinstance(board, LorenzoBoard)
    return board


def own(sitting: Seated) -> Player:
    player: Player = sitting.table.match.state.players[0]
    return player


def clicks(sitting: Seated, *widgets: str) -> None:
    for widget in widgets:
        sitting.stage.click(widget)
        sitting.stage.settle()
