"""The cards that the opponents' judgement would take from the market, up to the first one from a deck."""

from itertools import takewhile

from game.ai.minds import minds_for
from game.core.preview import preview
from game.san_gimignano import actions as act
from game.san_gimignano.actions import CardAction, SanGimignanoAction
from game.san_gimignano.state import Drawing, State
from scenes.games.san_gimignano.position import SanGimignanoPosition


def open_cards(position: SanGimignanoPosition, action: SanGimignanoAction) -> tuple[list[int], int]:
    """Return those cards after the action, and the number that is then left to take."""
    rules, judge = position.spec.rules, minds_for(position.spec, position.view).full[0]
    seer, taken = preview(rules, position.view, action), list[int]()
    while seer.is_complete and (frame := _drawing(seer.after)):
        best = max(judge.options(seer.after), key=lambda option: option[0])[1]
        if not isinstance(best, CardAction):
            return taken, frame.left
        taken.append(best.card)
        seer = preview(rules, seer.after, best)
    return taken, 0


def bought_next(position: SanGimignanoPosition) -> list[int] | None:
    """Return what a purchase that was made here took from the market; None if none was made."""
    entries = position.past.match.entries[position.past.length :]
    if not entries or entries[0].action != act.BUY:
        return None
    draws = takewhile(lambda entry: entry.action.text.startswith("draw"), entries[1:])
    return [entry.action.card for entry in draws if isinstance(entry.action, CardAction)]


def _drawing(view: State) -> Drawing | None:
    frame = view.stack[-1] if view.stack else None
    return frame if isinstance(frame, Drawing) else None
