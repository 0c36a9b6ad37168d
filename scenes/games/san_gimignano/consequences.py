"""Cards to take and donations that follow an action in the same turn (SG 3, 5)."""

from game.core.preview import preview
from game.san_gimignano.actions import Build, Exchange, Extend, SanGimignanoAction, Topple
from game.san_gimignano.limits import cards_to_trade, topple_targets
from game.san_gimignano.scoring import score
from game.san_gimignano.state import Donating, State
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.wording import fallen
from scenes.kit.moves.move_options import MoveOptions

_DEAL, _CONSPIRACY, _PROTECTION = 9, 10, 5
_OF_BUILDING = (8, _DEAL, _CONSPIRACY)
"""Numbers whose donation takes place when their plain tower is built (SG 5.1)."""
DONATIONS = (_PROTECTION, *_OF_BUILDING)
"""Numbers of cards that concern a donation (SG 5)."""
_STRIKES = (_DEAL, _CONSPIRACY)
"""Numbers of donations that a 5 cancels (SG 5.2)."""


def told(position: SanGimignanoPosition, offers: MoveOptions, action: SanGimignanoAction) -> str:
    """Return the action, what it brings, and what follows."""
    if isinstance(action, Topple):
        return "\n".join([offers.deed(action), *_lost(position, action)])
    return "\n".join([offers.told(action), *what_follows(position, action)])


def _lost(position: SanGimignanoPosition, action: Topple) -> list[str]:
    """Return the points that the tower's owner loses."""
    owner = position.viewer if action.is_mine else 1 - position.viewer
    gains = position.wording.gains(position.score, score(fallen(position.view, action)), owner)
    return [f"{position.people[owner].name}: {gains}"] if gains else []


def what_follows(position: SanGimignanoPosition, action: SanGimignanoAction) -> list[str]:
    """Return what follows the action in the same turn, in sentences."""
    t, view = position.wording.catalog, position.view
    match action:
        case Exchange(cards):
            kinds = position.wording.value("cards", tuple(dict.fromkeys(cards)))
            return [t("sg-follows-exchange", count=len(cards), cards=kinds)]
        case Extend(_, numbers) if not view.end_phase:
            return [t("sg-follows-extend", count=len(numbers))]
        case Build():
            after = preview(position.spec.rules, view, action).after
            missing = no_donation(position, action)
            return [missing] if missing else donation(position, after)
    return []


def no_donation(position: SanGimignanoPosition, action: Build) -> str:
    """Return why a number with a donation brings none now (SG 4.2, 5.7); empty otherwise."""
    number, closed = action.numbers[0], position.view.end_phase
    if len(set(action.numbers)) > 1 or number not in _OF_BUILDING:
        return ""
    if not closed and (number != _CONSPIRACY or preview(position.spec.rules, position.view, action).after.stack):
        return ""
    return position.wording.catalog("sg-no-donation", closed="yes" if closed else "no")


def is_guarded(position: SanGimignanoPosition, number: int) -> bool:
    """Return whether the rival is known to hold the card that cancels this donation (SG 5.2)."""
    return number in _STRIKES and position.view.hands[1 - position.viewer][_PROTECTION] > 0


def donation(position: SanGimignanoPosition, after: State) -> list[str]:
    """Return the donation in sentences; empty if it could strike nobody else."""
    frame = after.stack[-1] if after.stack else None
    if not isinstance(frame, Donating):
        return []
    strikes = frame.number != _CONSPIRACY or any(
        owner != position.viewer for owner, _ in topple_targets(after, frame.seat, frame.tower)
    )
    if not strikes:
        return []
    t = position.wording.catalog
    taken, _ = cards_to_trade(after, frame.seat, frame.levels)
    brought = t("sg-advice-donation", number=frame.number, levels=frame.levels, taken=taken)
    guarded = [t("sg-advice-protected", card=str(_PROTECTION))] if is_guarded(position, frame.number) else []
    return [brought, *guarded]
