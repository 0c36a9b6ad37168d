"""What the ribbon and the panel beside the hand ask: for what is lifted, for what waits inside an action."""

from collections.abc import Collection
from typing import Any

from game.core.preview import preview
from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.limits import cards_to_buy, cards_to_trade, hand_limit, hand_size
from game.san_gimignano.state import Donating, Drawing, Jousting, Protecting, State
from scenes.core.text import Argument, signed
from scenes.kit.seen import Seen
from scenes.san_gimignano import closing
from scenes.san_gimignano.following import is_guarded, no_donation
from scenes.san_gimignano.selection import Selection
from scenes.san_gimignano.verbs import OF_CARDS

_LET_FALL = ("build", "extend", "exchange")


def prompt(seen: Seen, selection: Selection) -> str:
    assert seen.decision
    t, kind = seen.wording.catalog, seen.decision.kind
    frame = seen.view.stack[-1] if seen.view.stack else None
    if isinstance(frame, Drawing):
        banned = seen.wording.value("cards", tuple(dict.fromkeys(frame.banned)))
        return t("sg-prompt-draw", left=frame.left, banned=banned, is_banned="yes" if frame.banned else "no")
    if isinstance(frame, Donating) and is_guarded(seen, frame.number):
        return t("sg-prompt-donate-guarded", rival=seen.people[1 - seen.viewer].name)
    if kind in ("give", "return"):
        return t(f"sg-prompt-{kind}", left=seen.view.stack[-1].left)
    if kind == "turn":
        if selection.towers:
            return _of_marked(seen, selection)
        return _of_lifted(seen, selection) if selection.cards else _of_turn(seen)
    return t(f"sg-prompt-{kind}")


def _of_turn(seen: Seen) -> str:
    """It asks for nothing that is not legal (SG 4.2), and tells before a purchase what it brings (SG 3.1).

    What is legal follows from the hand: while that is covered only the turn is told."""
    t, view = seen.wording.catalog, seen.view
    if seen.hands_covered:
        return t("sg-prompt-turn")
    verbs = _verbs(seen)
    if view.passes:
        rival = seen.people[1 - seen.viewer].name
        return t("sg-prompt-rival-passed", rival=rival, only="yes" if verbs == {"pass"} else "no")
    if verbs == {"pass"}:
        return t("sg-prompt-only-pass")
    if view.end_phase:
        return t("sg-prompt-end-phase")
    if late := closing.warning(seen):
        return late
    if "buy" in verbs and cards_to_buy(view) == 1:
        return t("sg-prompt-last-card")
    if hand_size(view, seen.viewer) + cards_to_buy(view) > hand_limit(view, seen.viewer):
        return t("sg-prompt-full-hand")
    return t("sg-prompt-turn" if verbs.intersection(OF_CARDS) else "sg-prompt-no-cards")


def _verbs(seen: Seen) -> set[str]:
    return {intents.verb_of(action) for action in seen.spec.rules.legal(seen.view)}


def _of_marked(seen: Seen, selection: Selection) -> str:
    """What completing these would bring."""
    rules = seen.spec.rules
    after = rules.score(preview(rules, seen.view, act.Complete(tuple(selection.towers))).after)
    return seen.wording.catalog("sg-prompt-marked", gains=seen.wording.gains(seen.score, after, seen.viewer))


def _of_lifted(seen: Seen, selection: Selection) -> str:
    """What the lifted cards can become, with the piece to press; else what is wanting."""
    t, lifted, legal = seen.wording.catalog, selection.lifted, seen.spec.rules.legal(seen.view)
    ready = {intents.verb_of(action): action for action in reversed(legal) if intents.hand_cards(action) == lifted}
    uses = [verb for verb in ("extend", "build", "play", "exchange") if verb in ready]
    if selection.wanted in OF_CARDS and selection.wanted not in uses:
        return t(f"sg-ask-{selection.wanted}")
    if not uses:
        is_short = len(lifted) == 1 and "exchange" in _verbs(seen)
        return t("sg-prompt-lifted-one" if is_short else "sg-prompt-lifted-unfit")
    use = "extend-build" if uses[:2] == ["extend", "build"] else uses[0]
    stones = seen.wording.value("numbers", ready["build"].numbers) if "build" in ready else ""
    if use == "build" and no_donation(seen, ready["build"]):
        return t("sg-prompt-lifted-build-only", stones=stones, closed="yes" if seen.view.end_phase else "no")
    return t(f"sg-prompt-lifted-{use}", cards=seen.wording.value("cards", lifted), count=len(lifted), stones=stones)


def of_carried(seen: Seen, selection: Selection, verbs: Collection[str]) -> str:
    """Where the lifted cards in the hand can be let fall, and what that does."""
    ready = {intents.verb_of(action) for action in seen.spec.rules.legal(seen.view) if _is_of(action, selection)}
    t = seen.wording.catalog
    told = [t(f"sg-carried-{verb}") for verb in _LET_FALL if verb in ready and verb in verbs]
    return t("sg-prompt-carried", ways=t("sg-carried-separator").join(told)) if told else ""


def _is_of(action: Any, selection: Selection) -> bool:
    return bool(intents.hand_cards(action) == selection.lifted)


def question(seen: Seen, kind: str, turn_ends: str) -> str:
    """`turn_ends` as the settings say."""
    t, frame = seen.wording.catalog, seen.view.stack[-1] if seen.view.stack else None
    rival = seen.people[1 - seen.viewer].name
    if isinstance(frame, Drawing):
        return t("sg-question-draw", left=frame.left, source=_source(seen.view, frame), ends=turn_ends)
    if isinstance(frame, Protecting):
        return t("sg-question-protect", rival=rival, **_threat(seen, frame))
    card = seen.wording.value("card", frame.chain[-1]) if isinstance(frame, Jousting) else ""
    counts = {name: getattr(frame, name, 0) for name in ("number", "left", "levels")}
    counts["taken"], counts["back"] = cards_to_trade(seen.view, seen.viewer, counts["levels"])
    return t(f"sg-question-{kind}", card=card, rival=rival, **counts)


def _source(view: State, frame: Drawing) -> str:
    """Where cards are left to be taken."""
    if not frame.market:
        return "decks"
    return "both" if view.deck or (frame.nobles and view.noble_deck) else "market"


def _threat(seen: Seen, frame: Protecting) -> dict[str, Argument]:
    """SG 5.2: what is about to be lost, and by whose tower."""
    taken, back = cards_to_trade(seen.view, frame.builder, frame.levels)
    told: dict[str, Argument] = {"number": frame.number, "taken": taken, "back": back}
    told["is_own"] = "yes" if frame.builder == seen.viewer else "no"
    told["stones"] = told["lost"] = ""
    if frame.tower >= 0:
        view: State = seen.view
        told["stones"] = seen.wording.value("numbers", view.towers[frame.seat][frame.tower].numbers())
        rules = seen.spec.rules
        after = rules.score(preview(rules, view, act.SUFFER).after)
        told["lost"] = signed(after.totals[seen.viewer] - seen.score.totals[seen.viewer])
    return told
