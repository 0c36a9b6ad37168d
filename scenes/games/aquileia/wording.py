"""Aquileia's events, reasons and actions in words."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby, zip_longest
from typing import Any

from game.aquileia import cards, laurels
from game.aquileia import events as e
from game.aquileia.actions import AquileiaAction, Bid, Build, Buy, Place, Play, RollBlue, Swap
from game.aquileia.board import DOLUS, EXCHANGES, FORUM, FORUM_DOUBLE, LATRO, METALS, SITES, SPACE_NAMES
from game.aquileia.cards import NOTHING
from game.aquileia.laurels import COLOURS_OF, POINTS
from game.aquileia.state import BY_ARENA, State
from game.core.actions import Word
from game.core.events import ONLOOKER, Event
from scenes.engine.text.catalog import Argument, numeral, signed
from scenes.games.aquileia.areas import where
from scenes.kit.wording import EVERYBODY, Wording

_NOBODY = -1
_DEEDS = (
    e.HenchmanPlaced, e.PortCoinLaid, e.TiebreakerPlaced, e.Passed, e.ActionDeclined, e.DiceRolled, e.CoinsTaken,
    e.CoinsExchanged, e.PointsScored, e.CardBought, e.ServiBought, e.CardDrawn, e.PotentiaTaken, e.StrengthRolled,
    e.CardPlayed, e.FighterStood, e.LaurelTaken, e.LaurelRevealed, e.BidMade, e.BidPassed, e.BuildingBuilt,
    e.CoinsStolen, e.PortPaid, e.BuildingsActivated,
)  # fmt: skip
"""Events that one seat causes in its turn; they share one sentence."""
_OF_THE_CITY = (
    e.ContestBegun, e.ContestDecided, e.RoundBegun, e.LaurelTurnedUp, e.LaurelDiscarded, e.RowRefilled,
    e.DeckReshuffled, e.MatchEnded,
)  # fmt: skip
_SEEN_ON_THE_BOARD = (e.ContestBegun, e.RowRefilled)
"""Events that short lines leave out, because the board shows them."""
_KIND_OF_SPACE = {**dict.fromkeys(FORUM, "forum"), FORUM_DOUBLE: "double"}
"""Spaces whose owner ends with fewer buildings than allowed; these are not worded as a refusal (AQ 4.5.2)."""
_LISTS = {"order", "winners", "fighters"}
_COINS = {"coins", "given", "taken", "bid"}


class AquileiaWording(Wording):
    """Put Aquileia's values into words: coins as `2 copper, 1 gold`; spaces, sites, cards and laurels by name."""

    def value(self, name: str, value: Any) -> Argument:
        if name in _COINS:
            return self.coins(value)
        if name in _LISTS:
            return self.list(self.who(seat) for seat in value)
        match name:
            case "space":
                return self.space(value)
            case "site":
                return self.site(value)
            case "card":
                return self.card(cards.KIND_OF[value] if isinstance(value, str) else value)
            case "laurel":
                return self.laurel(value)
            case "row":
                return self.list(self.card(card) for card in value if card != NOTHING)
            case "metal":
                return self.metal(METALS.index(value) if isinstance(value, str) else value)
            case "faces":
                return self.list(self.metal(metal) for metal in value)
            case "totals":
                return self.list(f"{self.who(seat)} {numeral(points)}" for seat, points in enumerate(value))
        if isinstance(value, bool):
            return "yes" if value else "no"
        return super().value(name, value)

    def event(self, event: Event) -> str:
        if isinstance(event, e.AuctionWon) and not any(event.bid):
            return self.catalog("aq-event-auction-won-free", **self._arguments(event))
        return super().event(event)

    def made(self, event: Event, before: State, earlier: Sequence[Event]) -> str:
        """Return what made points: the rank in the fight, or the action that scored them."""
        if not isinstance(event, e.PointsScored):
            return super().made(event, before, earlier)
        decided = next((each for each in reversed(earlier) if isinstance(each, e.ContestDecided)), before.contest)
        if event.source == BY_ARENA and decided is not None:
            rank = decided.fighters.index(event.seat)
            return self.catalog("aq-made-arena", rank=rank + 1, strength=decided.strengths[rank], **self._by(event))
        return self.event(self.deed_behind(event, earlier))

    def deed_behind(self, event: Event, earlier: Sequence[Event]) -> Event:
        """Return the building or the exchange that scored the points."""
        if not isinstance(event, e.PointsScored) or event.source == BY_ARENA:
            return event
        deeds = (each for each in reversed(earlier) if isinstance(each, e.BuildingBuilt | e.CoinsExchanged))
        return next(deeds, event)

    def _arguments(self, event: Event) -> dict[str, Argument]:
        """Return the arguments of an event's message; a contest has its strengths and whether they tied (AQ 4.2.5)."""
        arguments = super()._arguments(event)
        if isinstance(event, e.ActionDeclined):
            arguments["at"] = _KIND_OF_SPACE.get(event.space, "other")
        if isinstance(event, e.BuildingsActivated):
            arguments["yield"] = self.yields(event.points, event.coins)
        if isinstance(event, e.ContestDecided):
            ranked = zip(event.fighters, event.strengths, strict=True)
            arguments["fighters"] = self.list(
                self.catalog("aq-reached", seat=self.who(seat), strength=strength) for seat, strength in ranked
            )
            arguments["is_tied"] = "no" if len({*event.strengths}) == len(event.strengths) else "yes"
        return arguments

    def _by(self, event: e.PointsScored) -> dict[str, Argument]:
        return {"seat": self.who(event.seat), "seat_is": self.role(event.seat)}

    def foretold(self, event: Event) -> str:
        """Return the status line while dice, cards or laurels are still unknown: they are rolled, drawn, turned up."""
        if isinstance(event, e.CardDrawn) and not event.is_masked():
            return self.once(event.masked(ONLOOKER))
        if isinstance(event, e.MatchEnded):
            return self.catalog("aq-foretold-end")
        if isinstance(event, e.DiceRolled | e.StrengthRolled):
            return self.catalog("aq-foretold-roll", seat=self.who(event.seat), seat_is=self.role(event.seat))
        return ""

    def teller(self, event: Event) -> int:
        """Return the seat whose crest the sentence gets; prizes have the crest of the seat that gets them."""
        seat: int = EVERYBODY if isinstance(event, _OF_THE_CITY) else getattr(event, "seat", _NOBODY)
        return seat

    def chapter(self, events: Sequence[Event]) -> str | None:
        """Return the name of the area in which the events happen; None for placing."""
        area = where(events)
        return self.catalog(f"aq-area-{area}") if area else area

    def brief(self, events: Sequence[Event]) -> str:
        """Return the seat's actions after its name; events that concern everybody have lines of their own."""
        lines = (self._briefly(seat, list(run)) for seat, run in groupby(events, _doer))
        return "\n".join(line for line in lines if line)

    def brief_by_chapter(self, parts: Sequence[tuple[str, Sequence[Event]]]) -> str:
        """Return the actions of each area after its name; the seat's name comes first unless a sentence names it."""
        lines, first, is_behind_sentence = list[str](), _NOBODY, False
        for chapter, events in parts:
            told = list[str]()
            for seat, run in groupby(events, _doer):
                words = self._briefly(seat, list(run), is_named=is_behind_sentence)
                if words:
                    first = first if lines or told else seat
                    told.append(words)
                    is_behind_sentence = seat == _NOBODY
            if told:
                deeds = "\n".join(told)
                lines.append(self.catalog("aq-brief-there", area=chapter, deeds=deeds) if chapter else deeds)
        return "\n".join(lines) if first == _NOBODY else self._after_name(first, "\n".join(lines))

    def _briefly(self, seat: int, run: Sequence[Event], is_named: bool = True) -> str:
        if seat == _NOBODY:
            lasting = [event for event, then in zip_longest(run, run[1:]) if not _is_told_by(event, then)]
            return self.catalog("sentence-separator").join(self.event(event) for event in lasting)
        deeds = self.catalog("deed-separator").join(self._deeds_in_short(run))
        return self._after_name(seat, deeds) if is_named else deeds

    def _after_name(self, seat: int, deeds: str) -> str:
        return self.catalog("aq-brief", seat=self.who(seat), seat_is=self.role(seat), deeds=deeds) if deeds else ""

    def _deeds_in_short(self, run: Sequence[Event]) -> Iterator[str]:
        """Yield the actions in short: two dice by their result and place, unseen bought cards by their number."""
        is_bought = False
        for event, then in zip_longest(run, run[1:]):
            is_bought = isinstance(event, e.ServiBought) or (is_bought and isinstance(event, e.CardDrawn))
            if isinstance(event, e.CardDrawn) and event.is_masked() and is_bought:
                continue
            if isinstance(event, e.DiceRolled) and isinstance(then, e.CoinsTaken | e.CoinsStolen):
                space = self.space(DOLUS if isinstance(then, e.CoinsTaken) else LATRO)
                yield self.catalog("aq-deed-rolled-at", space=space, seat_is=self.role(event.seat))
            elif not _is_told_by(event, then):
                yield self._deed(event)

    def sentences(self, events: Sequence[Event]) -> list[str]:
        return [self._sentence(list(run)) for _, run in groupby(events, _doer)]

    def _sentence(self, run: list[Event]) -> str:
        seat = _doer(run[0])
        if seat == _NOBODY or len(run) == 1:
            return self.catalog("sentence-separator").join(self.event(event) for event in run)
        deeds = self.catalog("deed-separator").join(self._deed(event) for event in run)
        return self.catalog("aq-turn-told", seat=self.who(seat), seat_is=self.role(seat), deeds=deeds)

    def _deed(self, event: Event) -> str:
        name = event.name().replace("_", "-") + ("-hidden" if event.is_masked() else "")
        return self.catalog(f"aq-deed-{name}", **self._arguments(event))

    def role(self, seat: int) -> str:
        """Return which form of a verb fits the seat, as an argument of a message."""
        return self._role(seat)

    def action(self, action: AquileiaAction) -> str:
        """Return the action in a few words, for buttons, hints and previews."""
        match action:
            case Place(space):
                return self.catalog("aq-do-place", space=self.space(space))
            case Swap(line):
                give, get = EXCHANGES[line]
                return self.catalog("aq-do-exchange", give=self.coins(give), get=self.coins(get))
            case Buy(count) | RollBlue(count):
                return self.catalog(f"aq-do-{'buy' if isinstance(action, Buy) else 'blue'}", count=count)
            case Play(card):
                return self.catalog("aq-do-play", card=self.card(card))
            case Bid():
                return self.bid(action)
            case Build(site, ones, twos):
                paid = self.servi(ones, twos) if ones or twos else "none"
                return self.catalog("aq-do-build", site=self.site(site), paid=paid)
            case Word(text):
                return self.catalog(f"aq-do-{text.replace(' ', '-')}")
        return super().action(action)

    def bid(self, bid: Bid, highest: Sequence[int] = (0, 0, 1)) -> str:
        """Return what a bid opens with, or what it adds."""
        return self.catalog("aq-do-bid", metal=self.metal(bid.metal), is_first="no" if any(highest) else "yes")

    # Names

    def list(self, parts: Iterable[str]) -> str:
        return self.catalog("list-separator").join(parts)

    def metal(self, metal: int) -> str:
        return self.catalog(f"aq-metal-{METALS[metal]}")

    def coins(self, counts: Sequence[int]) -> str:
        parts = [
            self.catalog("aq-coins", count=count, metal=METALS[metal]) for metal, count in enumerate(counts) if count
        ]
        return self.list(parts) if parts else self.catalog("aq-coins-none")

    def space(self, space: int) -> str:
        return self.catalog(f"aq-space-{SPACE_NAMES[space]}")

    def site(self, site: int | str) -> str:
        return self.catalog(f"aq-site-{SITES[site].name if isinstance(site, int) else site}")

    def card(self, kind: int) -> str:
        return self.catalog(f"aq-card-{cards.NAMES[kind]}")

    def card_text(self, kind: int) -> str:
        """Return what a card is good for."""
        if kind >= cards.KINDS:
            return ""
        family = cards.NAMES[kind].rpartition("_")[0]
        return self.catalog(f"aq-card-{family}-help", n=cards.FIGURES[kind])

    def laurel(self, kind: int) -> str:
        return self.catalog(f"aq-laurel-{laurels.NAMES[kind]}")

    def laurel_text(self, kind: int) -> str:
        if kind >= laurels.KINDS:
            return ""
        if POINTS[kind]:
            return self.catalog("aq-laurel-number-help", points=POINTS[kind])
        if len(COLOURS_OF[kind]) > 1:
            return self.catalog("aq-laurel-two-help")
        return self.catalog("aq-laurel-colour-help", colour=laurels.NAMES[kind])

    def servi(self, ones: int, twos: int) -> str:
        parts = [self.catalog("aq-build-ones", n=ones)] if ones else []
        return self.list(parts + ([self.catalog("aq-build-twos", n=twos)] if twos else []))

    def yields(self, points: int, counts: Sequence[int]) -> str:
        """Return what workshops and banks bring."""
        if not any(counts):
            return self.catalog("aq-yield-points", points=points)
        return self.catalog("aq-yield", points=points, coins=self.coins(counts))

    def cost(self, site: int) -> str:
        cost, heads = SITES[site].cost, SITES[site].servi
        return self.catalog("aq-site-costs", coins=self.coins(cost), servi=heads)

    def points(self, points: int) -> str:
        return signed(points)


def _is_told_by(event: Event, then: Event | None) -> bool:
    """Return whether the next event or the board makes a sentence for this one needless."""
    if isinstance(event, e.StrengthRolled):
        return isinstance(then, e.CardPlayed | e.FighterStood)
    return isinstance(event, _SEEN_ON_THE_BOARD)


def _doer(event: Event) -> int:
    """Return the seat whose events share a sentence, or nobody."""
    return event.seat if isinstance(event, _DEEDS) else _NOBODY
