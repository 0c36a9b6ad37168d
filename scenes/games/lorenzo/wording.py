"""Lorenzo's events, reasons, actions, cards and leaders in words."""

from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from itertools import zip_longest
from typing import Any

from game.core.actions import Word
from game.core.events import Event
from game.core.reasons import Reason
from game.lorenzo import describe
from game.lorenzo.actions import BONUS_TILE, Activate, LorenzoAction, Named, Numbered, Omit, Pay, Place, Take
from game.lorenzo.board import MARKET, MEMBERS, PRIVILEGES, ROUNDS, SPACE_NAMES, TOWER_SPACES
from game.lorenzo.cards import CARD_NAMES, CARD_OF, CARDS, UNKNOWN
from game.lorenzo.describe import Listed, Phrase
from game.lorenzo.effects import HARVEST, PRODUCTION, TARGET_NAMES, TYPE_NAMES
from game.lorenzo.events import (
    CardTaken,
    ChurchSupported,
    Excommunicated,
    GameEnded,
    GoodsGained,
    GoodsPaid,
    LeaderKept,
    OrderRenewed,
    PrivilegeChosen,
    RoundBegun,
    ServantsPaid,
    WorkDone,
)
from game.lorenzo.goods import RESOURCES
from game.lorenzo.leaders import LEADER_NAMES, LEADER_OF, LEADERS, Leader
from game.lorenzo.state import State
from game.lorenzo.tiles import BONUS_TILES, TILE_OF, TILES
from scenes.engine.text import markup
from scenes.engine.text.catalog import Argument
from scenes.games.lorenzo.turn_summary import brief
from scenes.kit.wording import EVERYBODY, Wording

_TABLE_WIDE = ("floor", "bonus_tile", "privilege")
_STANDARD_FAITH = 2
_BONUS_TILE = "bonus_tile"
_STALLS = tuple(SPACE_NAMES[space] for space in MARKET)
"""Market stalls, which are not named because the gain itself says where it came from."""
WORKS = (TARGET_NAMES[HARVEST], TARGET_NAMES[PRODUCTION])


class LorenzoWording(Wording):
    """Put Lorenzo's values into words: ids as names, amounts as lists, effects as sentences."""

    brief_names_doer = False

    def made(self, event: Event, before: State, earlier: Sequence[Event]) -> str:
        """Return what made points and what it was, without its seat."""
        match event:
            case CardTaken(card=card):
                return self.card_named(card)
            case GoodsGained(amounts=amounts, source=source):
                return self.catalog("lo-made-goods-gained", source=self.source(source), amounts=self.amounts(amounts))
        return self.once(event)

    def value(self, name: str, value: Any) -> Argument:
        match name:
            case "amounts":
                return self.amounts(value)
            case "cards":
                return self._joined([self.card_named(card) for card in value])
            case "dice":
                return self._joined([str(die) for die in value])
            case "order" | "winners":
                return self._joined([self.who(seat) for seat in value])
            case "totals":
                return self._joined([str(total) for total in value])
        return self._named(name, value) if isinstance(value, str) else super().value(name, value)

    def _named(self, name: str, word: str) -> str:
        match name:
            case "card":
                return self.card_named(word)
            case "leader":
                return self.catalog(f"lo-leader-{word}")
            case "space":
                return self.catalog(f"lo-space-{word.replace(' ', '-')}")
            case "member" | "resource" | "privilege" | "work":
                return self._plain(name, word)
            case "kind":
                return self.catalog(f"lo-work-{word}")
            case "purpose":
                return self.purpose(word)
            case "source":
                return self.source(word)
            case "tile":
                return self.catalog(f"lo-burden-{word}")
        return word

    def _plain(self, name: str, word: str) -> str:
        if name == "privilege":
            return self.catalog(f"lo-privilege-{word}", n=_STANDARD_FAITH)
        return self.catalog(f"lo-{name}-{word}")

    def purpose(self, word: str) -> str:
        """Return what was paid for: the tower, a harvest or production, or a card."""
        if word in WORKS:
            return self.catalog(f"lo-work-{word}")
        return self.catalog("lo-purpose-fee") if word == "fee" else self.card_named(word)

    def source(self, word: str) -> str:
        """Return where a gain came from: the table itself, a space, a card or a leader."""
        if word in _TABLE_WIDE:
            return self.catalog(f"lo-source-{word}")
        if word in CARD_OF:
            return self.card_named(word)
        if word in _STALLS:
            return self.catalog("lo-source-market")
        return self.catalog(f"lo-leader-{word}" if word in LEADER_OF else f"lo-space-{word.replace(' ', '-')}")

    def _joined(self, words: Sequence[str]) -> str:
        return self.catalog("list-separator").join(words)

    def event(self, event: Event) -> str:
        """Return the sentence of an event.

        Lost faith (LM R31), a harvest or production without cards, and a refusal have their own.
        """
        if isinstance(event, GoodsGained) and event.lapsed:
            given = super().event(event) if any(event.amounts) else ""
            lapsed = self.catalog("lo-event-faith-lapsed", n=event.lapsed, **self._arguments(event))
            return self._sentences(given, lapsed)
        if isinstance(event, WorkDone) and not event.cards:
            return self.catalog("lo-event-work-idle", **self._arguments(event))
        if isinstance(event, Excommunicated) and event.is_refused:
            return self.catalog("lo-event-refused", **self._arguments(event))
        return super().event(event)

    def reason(self, reason: Reason) -> str:
        """Return the reason with a capital letter, because some begin with the name of a resource."""
        told = super().reason(reason)
        return told[:1].upper() + told[1:]

    def foretold(self, event: Event) -> str:
        """Return what is said before the dice of a round have fallen."""
        return self.catalog("lo-foretold-round", round=event.round) if isinstance(event, RoundBegun) else ""

    def is_told(self, event: Event, view: State) -> bool:
        """Return whether the event gets a sentence; a turn order after which nobody plays does not."""
        return not (isinstance(event, OrderRenewed) and view.round == ROUNDS)

    def goes_along(self, event: Event) -> bool:
        """Return whether the status line stays, because goods fly and dice fall with their numbers.

        Lost faith gets its own sentence.
        """
        is_gain = isinstance(event, GoodsGained) and not event.lapsed
        return is_gain or isinstance(event, GoodsPaid | ServantsPaid | RoundBegun)

    def scored(self, category: str, event: Event) -> str:
        match event:
            case ChurchSupported() if category == "played":
                return self.catalog("lo-scored-church", faith=event.faith)
            case GoodsGained() if category == "played":
                return self.source(event.source)
            case CardTaken():
                return self.card_named(event.card)
            case Excommunicated():
                return self.catalog(f"lo-tile-{event.tile}")
        return super().scored(category, event)

    def _sentences(self, *sentences: str) -> str:
        return self.catalog("sentence-separator").join(filter(None, sentences))

    def teller(self, event: Event) -> int:
        """Return the seat whose crest the sentence gets; a new round and a new order get the city's."""
        seat: int = getattr(event, "seat", EVERYBODY)
        return seat

    def brief(self, events: Sequence[Event]) -> str:
        return brief(self, events)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences of events, without those that say nothing new."""
        return [
            self.once(event) for event, after in zip_longest(events, events[1:]) if not _is_passed_over(event, after)
        ]

    # Names

    def card_named(self, card_id: str) -> str:
        """Return the name of a card, or of the bonus tile among those used in a harvest or production."""
        if card_id == _BONUS_TILE:
            return self.catalog("lo-bonus-tile")
        return self.catalog(f"lo-card-{card_id}")

    def card(self, index: int) -> str:
        return self.card_named(CARD_NAMES[index])

    def leader(self, index: int) -> str:
        return self.catalog("lo-unknown-leader" if index == UNKNOWN else f"lo-leader-{LEADER_NAMES[index]}")

    def space(self, space: int) -> str:
        return self.catalog(f"lo-space-{SPACE_NAMES[space].replace(' ', '-')}")

    def amounts(self, amounts: Sequence[int]) -> str:
        """Return amounts as `2 coins, 1 wood`."""
        named = ((RESOURCES[each], number) for each, number in enumerate(amounts) if number)
        words = [self.catalog(f"lo-amount-{name}", n=number) for name, number in named]
        return self._joined(words)

    # Effects as sentences, made from data

    def phrase(self, phrase: Phrase) -> str:
        lists: dict[str, Argument] = {name: self._listed(listed) for name, listed in phrase.lists}
        return self.catalog(phrase.key, **dict(phrase.values), **lists)

    def _listed(self, listed: Listed) -> str:
        words = [self.phrase(phrase) for phrase in listed.phrases]
        *before, last = words or [""]
        if not before:
            return last
        comma = "lo-list-or-comma" if listed.joined_by == describe.OR else "lo-list-comma"
        first = reduce(lambda one, other: self.catalog(comma, first=one, last=other), before)
        return self.catalog(f"lo-list-{listed.joined_by}", first=first, last=last)

    def card_text(self, index: int) -> str:
        """Return the whole card in words."""
        lines = [markup.strong(self.card(index)), self._kind(index), self._cost(index)]
        lines += [self.catalog("lo-card-at-once", effects=self.told_at_once(index))]
        lines += [self.catalog("lo-card-later", effects=self.told_later(index))]
        return "\n".join(lines)

    def card_effects(self, index: int) -> str:
        """Return what a card does at once and later, as far as it does anything."""
        told = ("at-once", describe.immediate(CARDS[index])), ("later", describe.lasting(CARDS[index]))
        return "\n".join(self.catalog(f"lo-card-{when}", effects=self._phrases(does)) for when, does in told if does)

    def told_at_once(self, index: int) -> str:
        return self._phrases(describe.immediate(CARDS[index]))

    def told_later(self, index: int) -> str:
        return self._phrases(describe.lasting(CARDS[index]))

    def _kind(self, index: int) -> str:
        kind = self.catalog(f"lo-type-{TYPE_NAMES[CARDS[index].card_type]}")
        return self.catalog("lo-card-kind", kind=kind, number=CARDS[index].number)

    def _cost(self, index: int) -> str:
        costs = [self.phrase(phrase) for phrase in describe.costs(CARDS[index])]
        if not costs:
            return self.catalog("lo-card-costs-nothing")
        if len(costs) > 1:
            return self.catalog("lo-card-cost-or", cost=costs[0], other=costs[1])
        return self.catalog("lo-card-cost", cost=costs[0])

    def _phrases(self, phrases: Sequence[Phrase]) -> str:
        if not phrases:
            return self.catalog("lo-card-no-effect")
        return self.catalog("sentence-separator").join(self.phrase(phrase) for phrase in phrases)

    def leader_text(self, index: int) -> str:
        leader = LEADERS[index]
        return "\n".join([
            markup.strong(self.leader(index)), self.phrase(describe.need(leader)), self.phrase(describe.ability(leader))
        ])  # fmt: skip

    def still_missing(self, leader: Leader) -> str:
        """Return the leader's needs as what is still missing."""
        return self.phrase(replace(describe.need(leader), key="lo-leader-lacks"))

    def tile_text(self, index: int) -> str:
        return self.phrase(describe.excommunication(TILES[index]))

    def tile(self, index: int) -> str:
        return self.catalog(f"lo-tile-{next(name for name, at in TILE_OF.items() if at == index)}")

    def bonus_text(self, index: int) -> str:
        """Return a bonus tile in words, a line for each kind of action."""
        head = self.catalog("lo-bonus-tile-number", tile=index) if index else self.catalog("lo-bonus-tile")
        gains = ((name, BONUS_TILES[index].gain(work)) for name, work in zip(WORKS, (HARVEST, PRODUCTION), strict=True))
        given = [self.catalog("lo-bonus-gives", work=self.catalog(f"lo-work-{name}"), amounts=self.amounts(gain))
                 for name, gain in gains]  # fmt: skip
        return "\n".join([markup.strong(head), *given])

    # Actions

    def action(self, action: LorenzoAction) -> str:
        """Return the action in a few words, for buttons, hints and previews."""
        t = self.catalog
        match action:
            case Word():
                return t(f"lo-do-{action.text}")
            case Place(member, space):
                return t("lo-do-place", colour=MEMBERS[member], space=self.space(space))
            case Take(space):
                return t("lo-do-take", card=self.space(space))
            case Pay(price):
                return t("lo-do-pay", amounts=self.amounts(price)) if any(price) else t("lo-do-pay-nothing")
            case Activate(card, option):
                return t("lo-do-activate", card=self.card(card), option=self.option(card, option))
            case Omit(card):
                return t("lo-do-omit", card=t("lo-bonus-tile") if card == BONUS_TILE else self.card(card))
            case Numbered(verb, number):
                return self._numbered(verb, number)
            case Named(verb, index):
                return self._deed(verb, index)
        return super().action(action)

    def deed_in(self, action: LorenzoAction, view: State) -> str:
        """Return the action in a position; a placement on a floor names the card."""
        if isinstance(action, Place) and action.space in TOWER_SPACES:
            card = self.card(view.floors[action.space])
            return self.catalog("lo-do-place-card", colour=MEMBERS[action.member], card=card)
        return self.action(action)

    def _numbered(self, verb: str, number: int) -> str:
        if verb == "servants":
            return self.catalog("lo-do-servants", n=number)
        if verb == "tile":
            return self.catalog("lo-do-tile", tile=number)
        return self.catalog("lo-do-part", effect=number)

    def _deed(self, verb: str, index: int) -> str:
        t = self.catalog
        match verb:
            case "raise":
                return t("lo-do-raise", colour=MEMBERS[index])
            case "privilege":
                return t("lo-do-privilege", privilege=self._plain("privilege", PRIVILEGES[index]))
            case "lose":
                return t("lo-do-lose", resource=t(f"lo-resource-{RESOURCES[index]}"))
        return t(f"lo-do-{verb}", leader=self.leader(index))

    def option(self, card: int, option: int) -> str:
        """Return one conversion of a card."""
        activation = CARDS[card].activation
        assert activation is not None
        listed = dict(describe.effect_phrase(activation).lists)["options"]
        return self.phrase(listed.phrases[option])


def _is_passed_over(event: Event, after: Event | None) -> bool:
    """Return whether the event needs no sentence.

    A privilege is named by its gain, a last order decides nothing, and rivals' kept leaders are hidden.
    """
    match event:
        case PrivilegeChosen():
            return isinstance(after, GoodsGained)
        case OrderRenewed():
            return isinstance(after, GameEnded)
    return isinstance(event, LeaderKept) and event.is_masked()
