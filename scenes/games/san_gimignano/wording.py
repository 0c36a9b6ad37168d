"""San Gimignano's events, reasons and actions in words."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from game.core.events import ONLOOKER, Event
from game.core.match import Played
from game.core.preview import preview
from game.san_gimignano.actions import BUY, DONATE, FORGO, SUFFER, Extend, SanGimignanoAction, Topple
from game.san_gimignano.cards import KIND_OF, TOWERS
from game.san_gimignano.events import (
    CardDrawn,
    CardTraded,
    DonationCancelled,
    MarketRefilled,
    NoblePlayed,
    PieceMoved,
    StonesTakenBack,
    TowerBuilt,
    TowerCompleted,
    TowerExtended,
    TowerTornDown,
)
from game.san_gimignano.limits import cards_to_buy, cards_to_trade
from game.san_gimignano.scoring import score
from game.san_gimignano.spec import SPEC
from game.san_gimignano.state import Donating, Protecting, State
from game.san_gimignano.towers import Tower
from scenes.engine.text import markup
from scenes.engine.text.catalog import Argument, numeral, signed
from scenes.games.san_gimignano.cards import card_name
from scenes.games.san_gimignano.turn_summary import TOLD_TOGETHER, brief, deed_of, likeness
from scenes.kit.wording import NOBODY, Wording

OF_POINTS = (TowerBuilt, TowerExtended, TowerCompleted, TowerTornDown, PieceMoved, NoblePlayed)
"""Events that change the scores."""
_BOUND = "\u00a0"
"""Keeps a number with the word before it on one line."""


class SanGimignanoWording(Wording):
    """Put San Gimignano's values into words: cards as names, runs of numbers as `7–9` or `three 7s`."""

    def value(self, name: str, value: Any) -> Argument:
        match name:
            case "card":
                return self.card(KIND_OF[value] if isinstance(value, str) else value)
            case "cards" | "market":
                return self.cards(value)
            case "numbers" if not isinstance(value, int):
                return self.stones(value) if value else ""
            case "dealer":
                return self.who(value)
            case "totals":
                return " : ".join(map(numeral, value))
            case "winners":
                return self.catalog("list-separator").join(self.who(seat) for seat in value)
            case "is_plain" | "by_deck" | "noble_deck":
                return "yes" if value else "no"
        return super().value(name, value)

    def teller(self, event: Event) -> int:
        """Return the seat whose crest the sentence gets; a move of the tower piece belongs to the seat that acted."""
        seat: int = NOBODY if isinstance(event, PieceMoved) else getattr(event, "seat", NOBODY)
        return seat

    def foretold(self, event: Event) -> str:
        """Return the status line while a drawn, stolen or laid out card is still face down."""
        if isinstance(event, CardTraded):
            return self.catalog("sg-foretold-card-traded", **self._arguments(event))
        if isinstance(event, MarketRefilled):
            return self.catalog("sg-foretold-market-refilled")
        is_coming = isinstance(event, CardDrawn) and not event.is_masked()
        return self.once(event.masked(ONLOOKER)) if is_coming else ""

    def unasked(self, event: Event) -> str:
        """Return the status line of a card from the deck that had no alternative.

        The market is empty, or an exchange has closed it (SG 3.1, 3.2).
        """
        if not isinstance(event, CardDrawn) or event.noble_deck:
            return ""
        return self.catalog("sg-unasked-card-drawn", **self._arguments(event.masked(ONLOOKER)))

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences; cards that move one by one share one: `You draw 7, 9.`"""
        return [self._sentence(list(run)) for _, run in groupby(events, likeness)]

    def brief(self, events: Sequence[Event]) -> str:
        """Return the short text of a turn, with its cards and points."""
        return brief(self, events)

    def in_short(self, event: Event, run: Sequence[Event] = ()) -> str:
        """Return an event in a few words, with all cards of a run of similar ones."""
        return self.catalog(self._key_of(event, "sg-brief"), **self._arguments_of(event, run))

    def brought(self, deed: Event, words: str, cards: str, *, is_bought: bool) -> str:
        """Return the cards that an action brought, after its words."""
        role = self._role(getattr(deed, "seat", NOBODY))
        join = "yes" if is_bought else "no"
        return self.catalog("sg-brief-with-cards", deed=words, cards=cards, is_bought=join, seat_is=role)

    def with_points(
        self, words: str, events: Sequence[Event], entries: Sequence[tuple[State, Played]], seat: int
    ) -> str:
        """Return the words with the points after the last event that brings some, once all have been shown."""
        deeds = [event for event in events if isinstance(event, OF_POINTS)]
        wanted = sum(isinstance(event, OF_POINTS) for _, entry in entries for event in entry.events)
        points = self._points(entries, seat) if words and deeds and len(deeds) == wanted and seat >= 0 else ""
        if not points:
            return words
        last = [list(run) for _, run in groupby(deeds, likeness)][-1]
        sentence = self._sentence(last)
        if sentence in words:
            before, _, after = words.partition(sentence)
            told = self.catalog("sg-brief-alone", deed=points) if after[:1] not in ("", "\n") else points
            return f"{before}{sentence} {told}{after}"
        in_short = deed_of(self, last)
        return "\n".join(f"{line} {points}" if in_short in line else line for line in words.split("\n"))

    def _points(self, entries: Sequence[tuple[State, Played]], seat: int) -> str:
        """Return `Banded +9`, and a rival's change, such as `Bianca: Tower piece −10`."""
        changes = [_changes(before, entry.after) for before, entry in entries]
        own, rivals = (self._told_points([change[each] for change in changes]) for each in (seat, 1 - seat))
        told = [own] if own else []
        told += [self.catalog("sg-points-of-rival", rival=self.who(1 - seat), points=rivals)] if rivals else []
        return self.catalog("list-separator").join(told)

    def _told_points(self, changes: Sequence[Mapping[str, int]]) -> str:
        """Return the reasons and points; of several reasons the sum as well."""
        sums = {name: sum(change[name] for change in changes) for name in changes[0]}
        parts = {name: points for name, points in sums.items() if points}
        names = {name: self.catalog(f"sg-score-{name}") for name in parts}
        if len(parts) == 1:
            ((name, points),) = parts.items()
            return f"{names[name]}{_BOUND}{markup.strong(signed(points))}"
        if not parts:
            return ""
        told = self.catalog("list-separator").join(
            f"{names[name]}{_BOUND}{signed(points)}" for name, points in parts.items()
        )
        return self.catalog("sg-points-sum", parts=told, sum=markup.strong(signed(sum(parts.values()))))

    def _sentence(self, run: Sequence[Event]) -> str:
        if len(run) == 1 or not isinstance(run[0], TOLD_TOGETHER):
            return self.catalog("sentence-separator").join(self.once(event) for event in run)
        return self.together(run)

    def together(self, run: Sequence[Event]) -> str:
        """Return similar events in one sentence."""
        return self.catalog(self._key_of(run[0], "sg-events"), **self._arguments_of(run[0], run))

    @staticmethod
    def _key_of(event: Event, prefix: str) -> str:
        return f"{prefix}-{event.name().replace('_', '-')}{'-hidden' if event.is_masked() else ''}"

    def _arguments_of(self, first: Event, run: Sequence[Event]) -> dict[str, Argument]:
        """Return the arguments of a run's message, with all cards that may be known."""
        arguments = self._arguments(first)
        if run:
            arguments["count"] = len(run)
        if run and hasattr(first, "card") and not first.is_masked():
            arguments["cards"] = self.cards([getattr(event, "card", 0) for event in run])
        return arguments

    def _arguments(self, event: Event) -> dict[str, Argument]:
        arguments = super()._arguments(event)
        numbers = getattr(event, "numbers", ())
        if isinstance(event, DonationCancelled):
            arguments["is_tower"] = "yes" if event.card in TOWERS else "no"
        elif isinstance(event, StonesTakenBack):
            arguments["count"] = len(numbers) + event.fine_stones
        elif numbers:
            arguments["count"] = len(numbers)
            arguments["stones"] = getattr(event, "fine", 0).bit_count()
            arguments["kind"] = "plain" if len(set(numbers)) == 1 else "banded"
            arguments["number"] = numbers[-1]
        return arguments

    def card(self, kind: int) -> str:
        """Return `7`, or the name of a noble."""
        return str(kind) if kind in TOWERS else card_name(self.catalog, kind)

    def cards(self, kinds: Sequence[int]) -> str:
        return self.catalog("list-separator").join(self.card(kind) for kind in kinds)

    def stones(self, numbers: Sequence[int]) -> str:
        """Return the stones of a tower, the lowest number first: `5–7` or `7, 7, 7`."""
        if len(set(numbers)) == 1:
            return self.catalog("sg-stones-plain", count=len(numbers), number=numbers[0])
        if len(numbers) == 1:
            return str(numbers[0])
        return f"{min(numbers)}–{max(numbers)}"

    def action(self, action: SanGimignanoAction) -> str:
        """Return the action in a few words, for buttons, hints and previews."""
        verb, *rest = action.text.split()
        key = f"sg-do-{'-'.join([verb, *[word for word in rest if word in ('deck', 'nobles', 'back')]])}"
        numbers = getattr(action, "numbers", ())
        fine = getattr(action, "fine", 0)
        return self.catalog(
            key,
            card=self.card(action.card) if hasattr(action, "card") else "",
            cards=self.cards(action.cards) if hasattr(action, "cards") else "",
            numbers=self.stones(numbers) if numbers else "",
            tower=action.tower + 1 if hasattr(action, "tower") else 0,
            towers=len(action.towers) if hasattr(action, "towers") else 0,
            stones=self.fine_stones(numbers, fine),
            has_stones="yes" if fine else "no",
            owner="mine" if getattr(action, "is_mine", False) else "theirs",
        )

    def deed_in(self, action: SanGimignanoAction, view: State) -> str:
        """Return the action in a position: a tower by its stones, a donation by its effect."""
        frame = view.stack[-1] if view.stack else None
        if isinstance(action, Topple) and isinstance(frame, Donating):
            return self.catalog(
                f"sg-deed-topple-{action.OWNERS[not action.is_mine]}", stones=self._felled(action, view)
            )
        if isinstance(action, Extend) and not frame and action.tower < len(view.towers[view.active]):
            tower = self._tower(view.towers[view.active][action.tower])
            stones = self.fine_stones(action.numbers, action.fine)
            numbers, has_stones = self.stones(action.numbers), "yes" if action.fine else "no"
            return self.catalog("sg-deed-extend", tower=tower, numbers=numbers, stones=stones, has_stones=has_stones)
        if action in (DONATE, FORGO) and isinstance(frame, Donating):
            taken, back = cards_to_trade(view, frame.seat, frame.levels)
            told = {"levels": frame.levels, "taken": taken, "back": back}
            return self.catalog(f"sg-deed-{action.text}", number=frame.number, **told)
        if action == SUFFER and isinstance(frame, Protecting):
            return self.catalog("sg-deed-suffer", number=frame.number)
        if action == BUY:
            return self.catalog("sg-deed-buy", cards=cards_to_buy(view))
        return self.action(action)

    def choice_in(self, action: SanGimignanoAction, view: State) -> str:
        """Return the action as an answer; beside the question which tower falls, the tower is enough."""
        if isinstance(action, Topple):
            key = f"sg-choice-topple-{action.OWNERS[not action.is_mine]}"
            return self.catalog(key, stones=self._felled(action, view), lost=signed(self._lost(action, view)))
        return self.deed_in(action, view)

    @staticmethod
    def _lost(action: Topple, view: State) -> int:
        builder = view.stack[-1].seat
        owner = builder if action.is_mine else 1 - builder
        return score(fallen(view, action)).totals[owner] - score(view).totals[owner]

    def _felled(self, action: Topple, view: State) -> str:
        builder = view.stack[-1].seat
        owner = builder if action.is_mine else 1 - builder
        return self.stones(view.towers[owner][action.tower].numbers())

    def _tower(self, tower: Tower) -> str:
        kind = "plain" if tower.is_plain else "banded"
        return self.catalog("sg-tower-named", kind=kind, number=tower.top, levels=tower.levels)

    def fine_stones(self, numbers: Sequence[int], fine: int) -> str:
        """Return the numbers that fine stones replace."""
        told = [str(number) for level, number in enumerate(numbers) if fine >> level & 1]
        return self.catalog("list-separator").join(told)


def _changes(before: State, after: State) -> list[dict[str, int]]:
    """Return the change of each category, by seat."""
    then, now = score(before), score(after)
    return [
        {name: now.points[seat][column] - then.points[seat][column] for column, name in enumerate(now.categories)}
        for seat in (0, 1)
    ]


def fallen(view: State, action: Topple) -> State:
    """Return the state after the tear-down, if the owner does not prevent it (SG 5.2)."""
    after = preview(SPEC.rules, view, action).after
    is_asked = bool(after.stack) and isinstance(after.stack[-1], Protecting)
    return preview(SPEC.rules, after, SUFFER).after if is_asked else after
