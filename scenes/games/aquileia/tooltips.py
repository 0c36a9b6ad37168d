"""Tooltips of Aquileia's table: spaces, sites, cards, laurels and people, with their numbers."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from game.aquileia import laurels
from game.aquileia.board import ARENA, PORTUS, SITES, SPACE_NAMES, STADIUM, STRENGTHS
from game.aquileia.cards import GEAR, SERVI
from game.aquileia.laurels import COLOURS, COLOURS_OF, everybody, kind_of, seen_by
from game.aquileia.limits import heads
from game.aquileia.port import yields_of
from game.aquileia.scoring import laurel_points, laurels_seen, villa_points, villa_sums
from game.aquileia.state import NOBODY, OVER, PLACING, SOURCES, State
from scenes.engine.text import markup
from scenes.engine.text.catalog import signed
from scenes.games.aquileia.areas import AREAS, area_of, order_of
from scenes.games.aquileia.position import AquileiaPosition
from scenes.games.aquileia.unseen_cards import unseen_in_hands

STALLS = {"equi": "Equi et Arma", "servi": "Servi"}
"""Names of stalls with several spaces; they are Latin in every language."""
_SHUFFLED_AGAIN = {"servi": SERVI, "gear": GEAR}
"""Kinds of cards in each of these decks."""
_GLOSSED_BY_AREA = ("arena", "stadium", "forum")


class AquileiaTooltips:
    """Make the tooltips of one position."""

    def __init__(self, position: AquileiaPosition) -> None:
        self.position, self.wording, self.t = position, position.wording, position.wording.catalog
        self.view = position.view

    # Spaces

    def space_name(self, space: int) -> str:
        """Return the name with its explanation: `Dolus, the swindler`."""
        name, area = SPACE_NAMES[space], area_of(space)
        group = name.split("_")[0]
        key = {"theatrum": "theatre", "portus": "port"}.get(group, group)
        word = self.wording.space(space)
        if area in _GLOSSED_BY_AREA:
            return word
        return self.t("aq-glossed", name=word, gloss=self.t(f"aq-gloss-{key}"))

    def space(self, space: int, why_not: str = "") -> str:
        area = AREAS[area_of(space)]
        lines = [markup.strong(self.space_name(space)), self.t(f"aq-space-{SPACE_NAMES[space]}-text")]
        if len(area) > 1:
            lines.append(self.t("aq-space-acts", n=space - area.start + 1, of=len(area)))
        lines.append(self._holder(space))
        if space in PORTUS:
            lines += self._port(space)
        return "\n".join([*lines, markup.coloured("burgundy", why_not)] if why_not else lines)

    def stall(self, spaces: Sequence[int]) -> str:
        """Return the name of a stall and everything that can be done there."""
        if len(spaces) == 1:
            return self.space(spaces[0])
        group = SPACE_NAMES[spaces[0]].split("_")[0]
        head = self.t("aq-glossed", name=STALLS[group], gloss=self.t(f"aq-gloss-{group}"))
        texts = dict.fromkeys(self.t(f"aq-space-{SPACE_NAMES[space]}-text") for space in spaces)
        return "\n".join([markup.strong(head), *texts])

    def _holder(self, space: int) -> str:
        holder = self.view.spaces[space]
        if holder == NOBODY:
            return self.t("aq-space-free")
        return self.t("aq-space-held", name=self.position.people[holder].name)

    def _port(self, space: int) -> list[str]:
        metal = space - PORTUS.start
        lies = self.view.port[metal]
        word = self.wording.metal(metal)
        lines = [self.t("aq-space-lies" if lies else "aq-space-lays", metal=word)]
        if self.view.spaces[space] in (NOBODY, self.position.viewer):
            return [*lines, self.would_yield()]
        holder = self.view.spaces[space]
        yields = self.wording.yields(*yields_of(self.view, holder))
        return [*lines, self.t("aq-port-would-of", name=self.position.people[holder].name, **{"yield": yields})]

    def lying_in_port(self) -> str:
        """Return which coins the thief could take; the viewer's own are among them (AQ 4.6.1)."""
        word = self.wording.metal
        parts = [
            self.t("aq-latro-coin", coin=word(metal), seat=self.wording.who(seat), seat_is=self.wording.role(seat))
            for metal, seat in enumerate(self.view.spaces[space] for space in PORTUS)
            if self.view.port[metal]
        ]
        return self.t("aq-latro-lies", coins=self.wording.list(parts)) if parts else self.t("aq-latro-lies-nothing")

    def would_yield(self) -> str:
        """Return what the port would bring the viewer now."""
        points, coins = yields_of(self.view, self.position.viewer)
        if not points and not any(coins):
            return self.t("aq-port-would-nothing")
        return self.t("aq-port-would", **{"yield": self.wording.yields(points, coins)})

    def track(self, step: int, why_not: str = "") -> str:
        lines = [markup.strong(self.t("aq-track-place", n=step + 1)), self.t("aq-track-place-help")]
        if step < len(self.view.track):
            lines.append(self.t("aq-space-held", name=self.position.people[self.view.track[step]].name))
        return "\n".join([*lines, why_not] if why_not else lines)

    def area(self, area: str) -> str:
        head = self.t("aq-glossed", name=self.t(f"aq-area-{area}"), gloss=self.t(f"aq-gloss-{area}"))
        order = markup.italic(self.t("aq-area-order", n=order_of(area)))
        return f"{markup.strong(head)}\n{self.t(f'aq-area-{area}-help')}\n{order}"

    # Sites

    def site_name(self, site: int) -> str:
        name = self.wording.site(site)
        if SITES[site].is_villa:
            return name
        return self.t("aq-glossed", name=name, gloss=self.t(f"aq-gloss-{SITES[site].name}"))

    def site(self, site: int) -> str:
        facts, owner = SITES[site], self.view.sites[site]
        lines = [markup.strong(self.site_name(site))]
        if owner == NOBODY:
            lines.append(self.t("aq-site-cost", cost=self.wording.cost(site)))
            lines += self.lacks(site)
            lines.append(self.t("aq-site-points", points=facts.points))
        else:
            lines.append(self.t("aq-site-owner", name=self.position.people[owner].name))
        lines.append(self.brings(site))
        return "\n".join(lines)

    def brings(self, site: int) -> str:
        """Return what a site brings at each visit to the port, or at the end."""
        return self.villa(site) if SITES[site].is_villa else self.yields(site)

    def yields(self, site: int) -> str:
        """Return what a workshop or bank brings."""
        return self.t("aq-site-yields", **{"yield": self.wording.yields(SITES[site].yields, SITES[site].coins)})

    def missing(self, site: int) -> tuple[tuple[int, ...], int]:
        """Return the coins of each metal and the slaves that the viewer lacks for a site."""
        facts, view, viewer = SITES[site], self.view, self.position.viewer
        coins = tuple(max(0, need - have) for need, have in zip(facts.cost, view.coins[viewer], strict=True))
        return coins, max(0, facts.servi - heads(view.hands[viewer]))

    def lacks(self, site: int) -> list[str]:
        """Return what the viewer lacks for a site, in words; empty while hands are covered."""
        if self.position.hands_covered:
            return []
        coins, slaves = self.missing(site)
        parts = [self.wording.coins(coins)] if any(coins) else []
        if slaves:
            parts.append(self.t("aq-site-lacks-servi", n=slaves))
        return [self.t("aq-site-lacks", lacks=self.wording.list(parts))] if parts else []

    def villa(self, site: int) -> str:
        facts = SITES[site]
        is_free = self.view.sites[site] == NOBODY
        owner = self.position.viewer if is_free else self.view.sites[site]
        count = self.laurels_of_colour(owner, facts.colour, facts.points if is_free else 0)
        return self.t(
            "aq-site-villa", number=facts.points, colour=COLOURS[facts.colour], laurels=count,
            points=facts.points * count,
        )  # fmt: skip

    def laurels_of_colour(self, seat: int, colour: int, more: int = 0) -> int:
        """Return how many known laurels of a seat count for a colour if its villas had `more` points (AQ 5.2)."""
        sums = villa_sums(self.view, seat)
        sums[colour] += more
        kinds = laurels_seen(self.view, seat, self.position.viewer)
        return sum(_counts_for(colour, COLOURS_OF[kind], sums) for kind in kinds if kind < len(COLOURS_OF))

    def laurels_beside(self, colour: int) -> list[int]:
        """Return kinds of two-coloured laurels that fit this colour, but count for another one or none yet (AQ 5.2)."""
        sums = villa_sums(self.view, self.position.viewer)
        kinds = laurels_seen(self.view, self.position.viewer, self.position.viewer)
        fitting = [kind for kind in kinds if kind < len(COLOURS_OF) and colour in COLOURS_OF[kind]]
        return [kind for kind in fitting if not _counts_for(colour, COLOURS_OF[kind], sums)]

    # Cards and laurels

    def card(self, kind: int) -> str:
        text = self.wording.card_text(kind)
        return markup.strong(self.wording.card(kind)) + (f"\n{text}" if text else "")

    def laurel(self, code: int) -> str:
        kind = kind_of(code)
        lines = [markup.strong(self.wording.laurel(kind)), self.wording.laurel_text(kind)]
        knowing = [seat for seat in range(self.view.seats) if seen_by(code) >> seat & 1]
        if seen_by(code) != everybody(self.view.seats) and knowing:
            if knowing == [self.position.viewer]:
                lines.append(self.t("aq-laurel-yours-hidden"))
            else:
                names = self.wording.list(self.position.people[seat].name for seat in knowing)
                lines.append(self.t("aq-laurel-hidden-help", names=names))
        return "\n".join(line for line in lines if line)

    def worth(self, kind: int) -> int:
        """Return what one more laurel of this kind would bring the viewer at the end, by the present villas (AQ 5)."""
        if kind >= laurels.KINDS:
            return 0
        sums = villa_sums(self.view, self.position.viewer)
        return laurel_points([kind]) + villa_points(sums, [kind])

    def deck(self, name: str, left: int) -> str:
        back = 0 if left else self.coming_back(name)
        count = self.t("aq-deck-comes-back", n=back) if back else self.t("aq-deck-left", n=left)
        return f"{self.t(f'aq-deck-{name}')}\n{count}"

    def coming_back(self, name: str) -> int:
        """Return how many discards become the deck once it is empty and a card is drawn (AQ 1.2)."""
        return sum(self.view.discards[kind] for kind in _SHUFFLED_AGAIN.get(name, ()))

    # People

    def coins(self, seat: int) -> str:
        return self.t(
            "aq-coins-of", name=self.position.people[seat].name, coins=self.wording.coins(self.view.coins[seat])
        )  # fmt: skip

    @cached_property
    def _before(self) -> State:
        return self.position.past.view_after_own(self.position.viewer)

    def change_of_coins(self, seat: int) -> list[int]:
        """Return the change of each metal since the viewer's last turn."""
        return [now - then for now, then in zip(self.view.coins[seat], self._before.coins[seat], strict=True)]

    def coins_of_rival(self, seat: int) -> str:
        changes = enumerate(self.change_of_coins(seat))
        told = self.wording.list(f"{signed(change)} {self.wording.metal(metal)}" for metal, change in changes if change)
        return f"{self.coins(seat)}\n{self.t('aq-coins-since', change=told)}" if told else self.coins(seat)

    def in_play(self, seat: int) -> int:
        """Return the points of a seat's disc; after the final count these are all points."""
        is_counted = self.view.step == OVER and not self.position.awaits_count
        return self.position.score.totals[seat] if is_counted else sum(self.view.points[seat])

    def points(self, seat: int) -> str:
        """Return the points by source; those that only the end brings are listed apart."""
        t, in_play = self.t, [name for name in self.position.score.categories if name in SOURCES]
        told = [t("aq-points-help", name=self.position.people[seat].name, points=self.in_play(seat))]
        told.append(self._from(seat, in_play))
        at_end = self._from(seat, [name for name in self.position.score.categories if name not in SOURCES])
        if at_end and not self.position.awaits_count:
            told.append(t("aq-points-at-end", sources=at_end))
        return "\n".join(line for line in told if line)

    def _from(self, seat: int, sources: Sequence[str]) -> str:
        points = {name: self.position.score.of(seat, name) for name in sources}
        return self.wording.list(
            self.t("aq-points-from", source=self.t(f"aq-score-{name}"), points=count)
            for name, count in points.items()
            if count
        )

    def total(self, seat: int) -> int:
        """Return the seat's score if the match ended now, with all of its laurels that the viewer knows."""
        return self.position.score.totals[seat] + self.unseen_by_others(seat)

    def unseen_by_others(self, seat: int) -> int:
        """Return the points of laurels that the viewer knows, but not everybody, on top of the public score."""
        if self.position.hands_covered:
            return 0
        table, known = self.position.score, laurels_seen(self.view, seat, self.position.viewer)
        reckoned = table.of(seat, "laurels") + table.of(seat, "villas")
        return laurel_points(known) + villa_points(villa_sums(self.view, seat), known) - reckoned

    def if_ended(self) -> str:
        """Return everybody's score if the match ended now."""
        if self.position.awaits_count:
            return self.t("table-closed")
        lines = [f"{person.name}: {self.total(person.seat)}" for person in self.position.people]
        own = self.unseen_by_others(self.position.viewer)
        told = [self.t("aq-if-ended-own", points=own)] if own else []
        return "\n".join([self.t("aq-if-ended-help"), *lines, *told])

    def person(self, seat: int) -> str:
        view, t = self.view, self.t
        lines = [self.coins(seat), self.henchmen(seat)]
        if seat not in view.track:
            lines.append(t("aq-tiebreaker-left"))
        if dice := self.blue_dice(seat):
            lines.append(t("aq-blue-holder", n=dice))
        return "\n".join([*lines, *self._held(seat), *self._villas(seat), self.points(seat)])

    def henchmen(self, seat: int) -> str:
        """Return the number of henchmen still to be placed, or at home once spaces act."""
        key = "aq-henchmen-left" if self.view.step == PLACING else "aq-henchmen-home"
        return self.t(key, n=self.view.henchmen[seat])

    def blue_dice(self, seat: int) -> int:
        """Return how many blue dice the seat still has (AQ 4.1.5)."""
        return self.view.blue_left if self.view.blue_holder == seat else 0

    def _villas(self, seat: int) -> list[str]:
        """Return villas times laurels for each colour, as far as the viewer knows the laurels (AQ 5.2)."""
        counts = [
            (colour, villas, self.laurels_of_colour(seat, colour))
            for colour, villas in enumerate(villa_sums(self.view, seat))
            if villas
        ]
        terms = [
            self.t("aq-villas-term", colour=COLOURS[colour], villas=villas, laurels=held)
            for colour, villas, held in counts
        ]
        return [self.t("aq-villas-of", terms=self.wording.list(terms))] if terms else []

    def _held(self, seat: int) -> list[str]:
        """Return the seat's laurels, buildings and known cards by name."""
        wording = self.wording
        kinds = Counter(kind_of(code) for code in self.view.laurels[seat])
        cards = {kind: count for kind, count in enumerate(self.view.hands[seat]) if count}
        named = {
            "laurels": [_several(wording.laurel(kind), count) for kind, count in kinds.items()],
            "sites": [wording.site(site) for site, owner in enumerate(self.view.sites) if owner == seat],
            "cards": [_several(wording.card(kind), count) for kind, count in cards.items()],
        }
        told = [self.t(f"aq-held-{what}", held=wording.list(names)) for what, names in named.items() if names]
        return [*told, self.t("aq-held-unseen")] if self.unseen_in_hand(seat) else told

    @cached_property
    def _unseen(self) -> list[int]:
        return unseen_in_hands(self.position)

    def unseen_in_hand(self, seat: int) -> int:
        """Return how many cards of a rival the viewer has not seen, by what everybody could count."""
        return 0 if seat == self.position.viewer else self._unseen[seat]


def _several(name: str, count: int) -> str:
    return f"{name} ×{count}" if count > 1 else name


def disc_of(space: int) -> tuple[str, str]:
    """Return picture and strength of the disc at a contest's space; empty for other spaces."""
    if space in ARENA:
        return "arena", str(STRENGTHS[space])
    if space in STADIUM:
        return SPACE_NAMES[space].split("_")[1], str(STRENGTHS[space])
    return "", ""


def _counts_for(colour: int, colours: Sequence[int], sums: Sequence[int]) -> bool:
    """Return whether a laurel of these colours counts for one of them (AQ 5.2).

    One of two colours counts once, for the colour whose villas are worth more, and for none without villas.
    """
    if len(colours) < 2 or colour not in colours:
        return colour in colours
    return bool(sums[colour]) and colour == max(colours, key=lambda each: sums[each])
