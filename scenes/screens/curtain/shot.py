"""Builds the curtain for `main.py shot`, as before the present decision."""

from dataclasses import replace

from game.core.match import Match
from scenes.engine.app import App
from scenes.engine.scene import Scene
from scenes.kit.board_scene import BoardScene
from scenes.kit.seat_views import seen_from, wording_of
from scenes.screens.curtain import Curtain


def for_shot(app: App, match: Match) -> Scene:
    decision = match.decision
    number = decision.seat if decision is not None else 0
    covered = seen_from(match, match.state, number, wording_of(app.catalog, match), covered=True)
    line = BoardScene(app, match, len(match.entries), number).board.prompt(replace(covered, decision=decision))
    seat = match.seats[number]
    return Curtain(app, seat.name, seat.colour, line, lambda: None)
