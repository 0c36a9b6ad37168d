"""The first step of a hint: what to look for inside its frame, without naming the action."""

from game.lorenzo.actions import LEADER_VERBS, LorenzoAction, Named, Numbered, Place
from game.lorenzo.board import CHURCH_FAITH, COUNCIL, TOWER_SPACES, WORK_OF
from game.lorenzo.card import Card
from game.lorenzo.cards import CARDS
from game.lorenzo.effects import TARGET_NAMES, TYPE_NAMES, EndPoints, ExtraAction, Gain, TakeCard
from game.lorenzo.goods import FAITH, POINTS
from game.lorenzo.state import State
from scenes.games.lorenzo.position import LorenzoPosition


def aim(position: LorenzoPosition, action: LorenzoAction) -> str:
    """Return the words; empty if the question itself says it."""
    t, view = position.wording.catalog, position.view
    match action:
        case Place(space=space) if space in TOWER_SPACES:
            return _of_card(position, CARDS[view.floors[space]])
        case Place(space=space) if space in WORK_OF:
            return t(f"lo-aim-{TARGET_NAMES[WORK_OF[space]]}")
        case Place(space=space):
            return t("lo-aim-council" if space == COUNCIL else "lo-aim-market")
        case Named(verb=verb) if verb in LEADER_VERBS:
            return t("lo-aim-leader")
        case Numbered(verb="tile"):
            return t("lo-aim-tile")
    return ""


def _of_card(position: LorenzoPosition, card: Card) -> str:
    """Return the most special thing that the card does."""
    t, view, kind = position.wording.catalog, position.view, TYPE_NAMES[card.card_type]
    gains = [effect.amounts for effect in card.immediate if isinstance(effect, Gain)]
    at_once, faith = (sum(gain[good] for gain in gains) for good in (POINTS, FAITH))
    at_end = sum(effect.amount for effect in card.lasting if isinstance(effect, EndPoints))
    if any(isinstance(effect, ExtraAction | TakeCard) for effect in card.immediate):
        return t("lo-aim-action", type=kind)
    if at_once:
        return t("lo-aim-points", type=kind, n=at_once)
    if faith and _is_awaited_by_the_church(position, view):
        return t("lo-aim-faith", type=kind, round=2 * view.period)
    return t("lo-aim-end", type=kind, n=at_end) if at_end else t(f"lo-aim-{kind}")


def _is_awaited_by_the_church(position: LorenzoPosition, view: State) -> bool:
    return view.players[position.viewer].goods[FAITH] < CHURCH_FAITH[view.period - 1]
