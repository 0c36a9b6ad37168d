"""The prompt over the board and the question beside the hand: for lifted cards, and for what waits in an action."""

from collections.abc import Collection

from game.core.preview import preview
from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.actions import SanGimignanoAction
from game.san_gimignano.limits import cards_to_buy, cards_to_trade, hand_limit, hand_size
from game.san_gimignano.state import Donating, Drawing, Giving, Jousting, Protecting, Returning, State
from scenes.engine.text.catalog import Argument, signed
from scenes.games.san_gimignano import end_phase
from scenes.games.san_gimignano.choices.action_buttons import OF_CARDS
from scenes.games.san_gimignano.choices.selection import SanGimignanoSelection
from scenes.games.san_gimignano.consequences import is_guarded, no_donation
from scenes.games.san_gimignano.position import SanGimignanoPosition

_LET_FALL = ("build", "extend", "exchange")


def prompt(position: SanGimignanoPosition, selection: SanGimignanoSelection) -> str:
    assert position.decision
    t, kind = position.wording.catalog, position.decision.kind
    frame = position.view.stack[-1] if position.view.stack else None
    if isinstance(frame, Drawing):
        banned = position.wording.value("cards", tuple(dict.fromkeys(frame.banned)))
        return t("sg-prompt-draw", left=frame.left, banned=banned, is_banned="yes" if frame.banned else "no")
    if isinstance(frame, Donating) and is_guarded(position, frame.number):
        return t("sg-prompt-donate-guarded", rival=position.people[1 - position.viewer].name)
    if isinstance(frame, Giving | Returning):
        return t(f"sg-prompt-{kind}", left=frame.left)
    if kind == "turn":
        if selection.towers:
            return _of_marked(position, selection)
        return _of_lifted(position, selection) if selection.cards else _of_turn(position)
    return t(f"sg-prompt-{kind}")


def _of_turn(position: SanGimignanoPosition) -> str:
    """Return the prompt of a turn; it asks for nothing illegal (SG 4.2) and says what a purchase brings (SG 3.1)."""
    t, view = position.wording.catalog, position.view
    if position.hands_covered:
        return t("sg-prompt-turn")
    verbs = _verbs(position)
    if view.passes:
        rival = position.people[1 - position.viewer].name
        return t("sg-prompt-rival-passed", rival=rival, only="yes" if verbs == {"pass"} else "no")
    if verbs == {"pass"}:
        return t("sg-prompt-only-pass")
    if view.end_phase:
        return t("sg-prompt-end-phase")
    if late := end_phase.warning(position):
        return late
    if "buy" in verbs and cards_to_buy(view) == 1:
        return t("sg-prompt-last-card")
    if hand_size(view, position.viewer) + cards_to_buy(view) > hand_limit(view, position.viewer):
        return t("sg-prompt-full-hand")
    return t("sg-prompt-turn" if verbs.intersection(OF_CARDS) else "sg-prompt-no-cards")


def _verbs(position: SanGimignanoPosition) -> set[str]:
    return {intents.verb_of(action) for action in position.spec.rules.legal(position.view)}


def _of_marked(position: SanGimignanoPosition, selection: SanGimignanoSelection) -> str:
    """Return what completing the marked towers would bring."""
    rules = position.spec.rules
    after = rules.score(preview(rules, position.view, act.Complete(tuple(selection.towers))).after)
    return position.wording.catalog(
        "sg-prompt-marked", gains=position.wording.gains(position.score, after, position.viewer)
    )


def _of_lifted(position: SanGimignanoPosition, selection: SanGimignanoSelection) -> str:
    """Return what the lifted cards can become and what to press; else what is missing."""
    t, lifted, legal = position.wording.catalog, selection.lifted, position.spec.rules.legal(position.view)
    ready = {intents.verb_of(action): action for action in reversed(legal) if intents.hand_cards(action) == lifted}
    uses = [verb for verb in ("extend", "build", "play", "exchange") if verb in ready]
    if selection.wanted in OF_CARDS and selection.wanted not in uses:
        return t(f"sg-ask-{selection.wanted}")
    if not uses:
        is_short = len(lifted) == 1 and "exchange" in _verbs(position)
        return t("sg-prompt-lifted-one" if is_short else "sg-prompt-lifted-unfit")
    use = "extend-build" if uses[:2] == ["extend", "build"] else uses[0]
    stones = position.wording.value("numbers", ready["build"].numbers) if "build" in ready else ""
    if use == "build" and no_donation(position, ready["build"]):
        return t("sg-prompt-lifted-build-only", stones=stones, closed="yes" if position.view.end_phase else "no")
    return t(f"sg-prompt-lifted-{use}", cards=position.wording.value("cards", lifted), count=len(lifted), stones=stones)


def of_carried(position: SanGimignanoPosition, selection: SanGimignanoSelection, verbs: Collection[str]) -> str:
    """Return where the dragged cards can be dropped, and what that does."""
    ready = {
        intents.verb_of(action) for action in position.spec.rules.legal(position.view) if _is_of(action, selection)
    }
    t = position.wording.catalog
    told = [t(f"sg-carried-{verb}") for verb in _LET_FALL if verb in ready and verb in verbs]
    return t("sg-prompt-carried", ways=t("sg-carried-separator").join(told)) if told else ""


def _is_of(action: SanGimignanoAction, selection: SanGimignanoSelection) -> bool:
    return bool(intents.hand_cards(action) == selection.lifted)


def question(position: SanGimignanoPosition, kind: str, turn_ends: str) -> str:
    """Return the question of a decision; `turn_ends` is the setting."""
    t, frame = position.wording.catalog, position.view.stack[-1] if position.view.stack else None
    rival = position.people[1 - position.viewer].name
    if isinstance(frame, Drawing):
        return t("sg-question-draw", left=frame.left, source=_source(position.view, frame), ends=turn_ends)
    if isinstance(frame, Protecting):
        return t("sg-question-protect", rival=rival, **_threat(position, frame))
    card = position.wording.value("card", frame.chain[-1]) if isinstance(frame, Jousting) else ""
    counts = {name: getattr(frame, name, 0) for name in ("number", "left", "levels")}
    counts["taken"], counts["back"] = cards_to_trade(position.view, position.viewer, counts["levels"])
    return t(f"sg-question-{kind}", card=card, rival=rival, **counts)


def _source(view: State, frame: Drawing) -> str:
    """Return where cards are left to be taken."""
    if not frame.market:
        return "decks"
    return "both" if view.deck or (frame.nobles and view.noble_deck) else "market"


def _threat(position: SanGimignanoPosition, frame: Protecting) -> dict[str, Argument]:
    """Return what would be lost, and by whose tower (SG 5.2)."""
    taken, back = cards_to_trade(position.view, frame.builder, frame.levels)
    told: dict[str, Argument] = {"number": frame.number, "taken": taken, "back": back}
    told["is_own"] = "yes" if frame.builder == position.viewer else "no"
    told["stones"] = told["lost"] = ""
    if frame.tower >= 0:
        view = position.view
        told["stones"] = position.wording.value("numbers", view.towers[frame.seat][frame.tower].numbers())
        rules = position.spec.rules
        after = rules.score(preview(rules, view, act.SUFFER).after)
        told["lost"] = signed(after.totals[position.viewer] - position.score.totals[position.viewer])
    return told
