"""How San Gimignano's events, reasons and choices are put into words."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from game.core.events import ONLOOKER, Event
from game.core.match import Played
from game.san_gimignano.actions import BUY, DONATE, FORGO, SUFFER, Extend, Topple
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
from game.san_gimignano.state import Donating, Protecting, State
from game.san_gimignano.towers import Tower
from scenes.engine.text import markup
from scenes.engine.text.catalog import Argument, numeral, signed
from scenes.games.san_gimignano.cards import card_name
from scenes.games.san_gimignano.consequences import fallen
from scenes.games.san_gimignano.turn_summary import TOLD_TOGETHER, brief, deed_of, likeness
from scenes.kit.wording import NOBODY, Wording

OF_POINTS = (TowerBuilt, TowerExtended, TowerCompleted, TowerTornDown, PieceMoved, NoblePlayed)
"""All that changes the sums at the table."""
_BOUND = "\u00a0"
"""No line begins with a bare figure."""


class SanGimignanoWording(Wording):
    """Cards become names, runs of numbers become `7–9` or `three 7s`."""

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
        """What a rival's answer lets happen stays the deed of who began it."""
        seat: int = NOBODY if isinstance(event, PieceMoved) else getattr(event, "seat", NOBODY)
        return seat

    def foretold(self, event: Event) -> str:
        """A card that is drawn, stolen or laid out from the deck is known once it has turned over."""
        if isinstance(event, CardTraded):
            return self.catalog("sg-foretold-card-traded", **self._arguments(event))
        if isinstance(event, MarketRefilled):
            return self.catalog("sg-foretold-market-refilled")
        is_coming = isinstance(event, CardDrawn) and not event.is_masked()
        return self.once(event.masked(ONLOOKER)) if is_coming else ""

    def unasked(self, event: Event) -> str:
        """SG 3.1, 3.2: of a market that is empty, or shut by an exchange, nothing more can be taken."""
        if not isinstance(event, CardDrawn) or event.noble_deck:
            return ""
        return self.catalog("sg-unasked-card-drawn", **self._arguments(event.masked(ONLOOKER)))

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Cards moving one by one are told together: `You draw 7, 9.`"""
        return [self._sentence(list(run)) for _, run in groupby(events, likeness)]

    def brief(self, events: Sequence[Event]) -> str:
        """With the cards and points that came of them."""
        return brief(self, events)

    def in_short(self, event: Event, run: Sequence[Event] = ()) -> str:
        """A deed in a few words; the cards of a run of like ones together."""
        return self.catalog(self._key_of(event, "sg-brief"), **self._arguments_of(event, run))

    def brought(self, deed: Event, words: str, cards: str, *, is_bought: bool) -> str:
        """The cards that came of a deed, after it."""
        role = self._role(getattr(deed, "seat", NOBODY))
        join = "yes" if is_bought else "no"
        return self.catalog("sg-brief-with-cards", deed=words, cards=cards, is_bought=join, seat_is=role)

    def with_points(
        self, words: str, events: Sequence[Event], entries: Sequence[tuple[State, Played]], seat: int
    ) -> str:
        """Beside the last deed that brings some, once all of them have been told."""
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
        """`Banded +9`, and what a rival gains or loses by it, as `Bianca: Tower piece −10`."""
        changes = [_changes(before, entry.after) for before, entry in entries]
        own, rivals = (self._told_points([change[each] for change in changes]) for each in (seat, 1 - seat))
        told = [own] if own else []
        told += [self.catalog("sg-points-of-rival", rival=self.who(1 - seat), points=rivals)] if rivals else []
        return self.catalog("list-separator").join(told)

    def _told_points(self, changes: Sequence[Mapping[str, int]]) -> str:
        """For what, and how many; of several reasons the sum as well."""
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
        """Like events in one sentence."""
        return self.catalog(self._key_of(run[0], "sg-events"), **self._arguments_of(run[0], run))

    @staticmethod
    def _key_of(event: Event, prefix: str) -> str:
        return f"{prefix}-{event.name().replace('_', '-')}{'-hidden' if event.is_masked() else ''}"

    def _arguments_of(self, first: Event, run: Sequence[Event]) -> dict[str, Argument]:
        """With all the cards of the run, as far as they may be known."""
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
        """`7` or the name of a noble."""
        return str(kind) if kind in TOWERS else card_name(self.catalog, kind)

    def cards(self, kinds: Sequence[int]) -> str:
        return self.catalog("list-separator").join(self.card(kind) for kind in kinds)

    def stones(self, numbers: Sequence[int]) -> str:
        """The stones of a tower, the lowest number first: `5–7` or `7, 7, 7`."""
        if len(set(numbers)) == 1:
            return self.catalog("sg-stones-plain", count=len(numbers), number=numbers[0])
        if len(numbers) == 1:
            return str(numbers[0])
        return f"{min(numbers)}–{max(numbers)}"

    def action(self, action: Any) -> str:
        """The action in a few words, for buttons, hints and previews."""
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

    def deed_in(self, action: Any, view: Any) -> str:
        """A tower by what stands there, a donation by what it does."""
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

    def choice_in(self, action: Any, view: Any) -> str:
        """Beside the question which tower shall fall, the tower is enough."""
        if isinstance(action, Topple):
            key = f"sg-choice-topple-{action.OWNERS[not action.is_mine]}"
            return self.catalog(key, stones=self._felled(action, view), lost=signed(self._lost(action, view)))
        return self.deed_in(action, view)

    @staticmethod
    def _lost(action: Topple, view: State) -> int:
        builder = view.stack[-1].seat
        owner = builder if action.is_mine else 1 - builder
        return score(fallen(view, action)).totals[owner] - score(view).totals[owner]

    def _felled(self, action: Topple, view: Any) -> str:
        builder = view.stack[-1].seat
        owner = builder if action.is_mine else 1 - builder
        return self.stones(view.towers[owner][action.tower].numbers())

    def _tower(self, tower: Tower) -> str:
        kind = "plain" if tower.is_plain else "banded"
        return self.catalog("sg-tower-named", kind=kind, number=tower.top, levels=tower.levels)

    def fine_stones(self, numbers: Sequence[int], fine: int) -> str:
        """The numbers that fine stones stand for."""
        told = [str(number) for level, number in enumerate(numbers) if fine >> level & 1]
        return self.catalog("list-separator").join(told)


def _changes(before: State, after: State) -> list[dict[str, int]]:
    """By seat, in each category."""
    then, now = score(before), score(after)
    return [
        {name: now.points[seat][column] - then.points[seat][column] for column, name in enumerate(now.categories)}
        for seat in (0, 1)
    ]
