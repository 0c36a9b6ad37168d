"""Lucca's events, reasons and actions in words."""

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from game.core.events import Event
from game.lucca.actions import Deal, Keep, LuccaAction, Open, Place, Take
from game.lucca.cards import CARD_OF, COLOUR_OF, COLOURS, SHIELDS_OF, TOWER, UNKNOWN, WINDOWS_OF
from game.lucca.events import (
    CardDiscarded,
    CardsKept,
    DeckPrepared,
    GameEnded,
    LargestAddressScored,
    LastOpeningsBegun,
    OrderSet,
    PalaceCompleted,
    PalaceExtended,
    PalaceOpened,
    PalaceStarted,
    SmallestAddressScored,
    StartRevealed,
    TowerRaised,
    TripletDiscarded,
    TripletsLaid,
    TripletTaken,
    WallBuilt,
    WallsScored,
    WallsUnsupported,
)
from game.lucca.scoring import LARGEST_POINTS, SMALLEST_POINTS
from game.lucca.state import State
from scenes.engine.text.catalog import Argument, numeral, signed
from scenes.kit.wording import EVERYBODY, Wording

_LEFT_OUT = (OrderSet, TripletsLaid, TripletTaken)
_NOBODY = -1
_HELD = {"largest": LARGEST_POINTS, "smallest": SMALLEST_POINTS}
_DEEDS = (PalaceOpened, PalaceStarted, PalaceExtended, PalaceCompleted, WallBuilt, TowerRaised, CardDiscarded)


class LuccaWording(Wording):
    """Put Lucca's values into words: cards as `red 58`, colours and seats by name."""

    def value(self, name: str, value: Any) -> Argument:
        match name:
            case "card":
                return self.card(CARD_OF[value] if isinstance(value, str) else value)
            case "cards":
                return self.catalog("list-separator").join(map(self.card_in_short, value))
            case "colour":
                return self.colour(value)
            case "seat":
                return self.who(value)
            case "order" | "winners":
                return self.catalog("list-separator").join(self.who(seat) for seat in value)
            case "totals":
                parts = [f"{self.who(seat)} {numeral(points)}" for seat, points in enumerate(value)]
                return self.catalog("list-separator").join(parts)
            case "is_last":
                return "yes" if value else "no"
        return super().value(name, value)

    def gain(self, category: str, change: int) -> str:
        """Return the change of a category; losing the largest address is a loss of its points (LC 5.4)."""
        if change * _HELD.get(category, change) < 0:
            return f"{self.catalog(f'lc-fate-lost-{category}')} {signed(change)}"
        return super().gain(category, change)

    def foretold(self, event: Event) -> str:
        """Return the status line while triplets are being dealt."""
        return self.catalog("lc-foretold-triplets", turn=event.turn) if isinstance(event, TripletsLaid) else ""

    def sentences(self, events: Sequence[Event]) -> list[str]:
        """Return the sentences; a seat's turn is one of them, and what the table shows anyway is left out."""
        told = [event for event in events if not (isinstance(event, _LEFT_OUT) or _is_secret(event))]
        return [self._sentence(list(run)) for _, run in groupby(told, _doer)]

    def brief(self, events: Sequence[Event]) -> str:
        """Return the short text of a turn, without the reveal of the viewer's own cards."""
        told = [event for event in events if not (isinstance(event, StartRevealed) and self._is_own(event))]
        return self.catalog("sentence-separator").join(self.sentences(told))

    def _is_own(self, event: StartRevealed) -> bool:
        return event.seat == self.viewer

    def scored(self, category: str, event: Event) -> str:
        what = "unsupported" if isinstance(event, WallsUnsupported) else category
        return self.catalog(f"lc-scored-{what}", **self._arguments(event))

    def made(self, event: Event, before: State, earlier: Sequence[Event]) -> str:
        """Return the action in a few words, without its seat."""
        if isinstance(event, PalaceCompleted):
            return self.scored("windows", event)
        return self._part([event]) if isinstance(event, _DEEDS) else self.once(event)

    def teller(self, event: Event) -> int:
        """Return the seat whose crest the sentence gets, as in the reveal and for the last points.

        Events that concern all families get the city's crest (LC 2.3, LC 5.2 to LC 5.4).
        """
        match event:
            case PalaceOpened(seat=seat, is_last=True):
                return seat
            case (
                StartRevealed() | WallsScored() | WallsUnsupported() | LargestAddressScored() | SmallestAddressScored()
            ):
                return event.seat
            case DeckPrepared() | TripletDiscarded() | LastOpeningsBegun() | GameEnded():
                return EVERYBODY
        return _NOBODY

    def chapter(self, events: Sequence[Event]) -> str | None:
        """Return the name of the last openings when they begin; None otherwise (LC 5.2)."""
        has_begun = any(isinstance(event, LastOpeningsBegun) for event in events)
        return self.catalog("lc-last-openings") if has_begun else None

    def _sentence(self, run: list[Event]) -> str:
        seat = _doer(run[0])
        if seat == _NOBODY:
            return self.catalog("sentence-separator").join(self.event(event) for event in run)
        parts = [self._part(list(likes)) for _, likes in groupby(run, type)]
        deeds = self.catalog("deed-separator").join(parts)
        return self.catalog("lc-turn-told", seat=self.who(seat), seat_is=self._role(seat), deeds=deeds)

    def _part(self, likes: list[Event]) -> str:
        """Return equal actions in a row with a single verb."""
        name = likes[0].name().replace("_", "-")
        arguments = [{**self._arguments(event), "card": self._short(event)} for event in likes]
        cards = self.catalog("list-separator").join(str(each.get("card", "")) for each in arguments)
        if isinstance(likes[0], PalaceExtended | PalaceOpened | PalaceCompleted):
            each = [self.catalog(f"lc-deed-{name}", **one) for one in arguments]
            return self.catalog("deed-separator").join(each)
        return self.catalog(f"lc-deed-{name}", card=cards)

    def _short(self, event: Event) -> str:
        return self.card_in_short(getattr(event, "card", TOWER))

    def card_in_short(self, card: int) -> str:
        """Return the shortest name of a card that is still unique."""
        if card in (TOWER, UNKNOWN):
            return self.card(card)
        return self.catalog("lc-card-short", colour=self.colour(COLOUR_OF[card]), address=card)

    def paid(self, paid_by: Sequence[int]) -> str:
        """Return whose cards pay an opening, and how much."""
        parts = [
            self.catalog("lc-paid-by", seat=self.who(seat), points=points)
            for seat, points in enumerate(paid_by) if points
        ]  # fmt: skip
        return self.catalog("list-separator").join(parts) or self.catalog("lc-nobody-pays")

    def card(self, card: int) -> str:
        if card == TOWER:
            return self.catalog("lc-tower")
        if card == UNKNOWN:
            return self.catalog("lc-unknown-card")
        return self.catalog("lc-card", colour=self.colour(COLOUR_OF[card]), address=card)

    def card_text(self, card: int) -> str:
        """Return what a card has, or what it is good for."""
        if card == TOWER:
            return self.catalog("lc-tower-text")
        return self.catalog("lc-card-text", windows=WINDOWS_OF[card], shields=SHIELDS_OF[card])

    def cards(self, cards: Sequence[int]) -> str:
        return self.catalog("list-separator").join(self.card(card) for card in cards)

    def triplet_gone(self, seat: int) -> str:
        """Return who has taken the triplet."""
        return self.catalog("lc-triplet-gone", seat=self.who(seat), seat_is=self._role(seat))

    def colour(self, colour: int | str) -> str:
        return self.catalog(f"lc-colour-{COLOURS[colour] if isinstance(colour, int) else colour}")

    def action(self, action: LuccaAction) -> str:
        """Return the action in a few words, for buttons, hints and previews."""
        match action:
            case Keep(cards):
                return self.catalog("lc-do-keep", cards=self.cards(cards))
            case Open(colour):
                return self.catalog("lc-do-open", colour=self.colour(colour))
            case Take():
                return self.catalog("lc-do-take")
            case Place(verb, card):
                return self.catalog(f"lc-do-{verb}", card=self.card(card))
            case Deal():
                return self.catalog("lc-do-deal")
        return super().action(action)

    def deed(self, action: LuccaAction) -> str:
        """Return the action for places without the table; a triplet is numbered from the left."""
        if isinstance(action, Take):
            return self.catalog("lc-deed-take", n=action.triplet + 1)
        return super().deed(action)


def _is_secret(event: Event) -> bool:
    """Return whether the event only says that a rival has chosen."""
    return isinstance(event, CardsKept) and event.is_masked()


def _doer(event: Event) -> int:
    """Return the seat whose events share a sentence, or nobody."""
    return event.seat if isinstance(event, _DEEDS) else _NOBODY
