"""Figures and moments in words."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from game.coach.effort import FINEST
from game.coach.model import LEAST_CHANCE, OUTLOOK, RIVALS, SURE, Judged, Way
from game.coach.summary import Moment
from game.core.chance import NoChance, UnknownOutcomeError
from game.core.decision import Decision
from game.core.match import Match
from scenes.engine.text.catalog import Argument, Catalog
from scenes.kit.wording import Wording
from scenes.screens.coach.moment_marks import ABOUT

_MOST_ANSWERS = 8
_MOST_PARTS = 4
_TELLING = 0.75
"""Points below which a part explains nothing."""
_MOST_SOURCES = 2
"""Sources of points that a reason names as gained, and as lost."""
_ROUNDING = 0.25
"""Largest remainder from rounding that is added to the largest part."""


def figure(catalog: Catalog, value: float, is_signed: bool = False) -> str:
    """Return the number with one decimal as the language writes it (`2.8`, `2,8`), with a sign if wanted."""
    told = catalog("coach-figure", points=round(abs(value), 1))
    if not is_signed or round(value, 1) == 0:
        return told
    return f"{'+' if value > 0 else '−'}{told}"


def percent(catalog: Catalog, chance: float) -> str:
    """Return a chance in percent."""
    return catalog("coach-percent", n=round(100 * chance))


def surely_within(chance: float) -> float:
    """Return the chance kept away from 0 and 1, as samples cannot tell a small chance from none."""
    return min(1 - LEAST_CHANCE, max(LEAST_CHANCE, chance))


def chance_told(catalog: Catalog, chance: float) -> str:
    """Return a chance before the end in words; close to 0 or 1 it says less or more than a limit."""
    if chance < LEAST_CHANCE:
        return catalog("coach-chance-under", n=round(100 * LEAST_CHANCE))
    if chance > 1 - LEAST_CHANCE:
        return catalog("coach-chance-over", n=round(100 - 100 * LEAST_CHANCE))
    return percent(catalog, chance)


def points_told(catalog: Catalog, moment: Moment) -> str:
    """Return the points lost or won by the played move; empty if they are not sure enough for a number."""
    if not moment.tells_points:
        return ""
    return figure(catalog, moment.points if moment.is_praise else -moment.points, is_signed=True)


class MomentWords:
    """Put one moment into words."""

    def __init__(self, catalog: Catalog, match: Match, wording: Wording, moment: Moment) -> None:
        self._t, self._match, self._wording, self.moment = catalog, match, wording, moment

    @property
    def turn(self) -> str:
        return self._wording.stretch(self._match.turn_at(self.moment.entry))

    @property
    def badge(self) -> str:
        if self.moment.is_praise:
            return self._t("coach-best")
        order = self._t("coach-much-weaker" if self.moment.is_much else "coach-weaker")
        return f"{self.about}{points_told(self._t, self.moment) or order}"

    @property
    def about(self) -> str:
        """Return the sign before figures that may still change; empty if they are final."""
        return ABOUT if self.moment.judged.level < FINEST else ""

    @property
    def played(self) -> str:
        return self._t("coach-was-played", deed=self.deed(self.moment.played_and_better[0]))

    @cached_property
    def better(self) -> str:
        """Return the better move with its points, or with their order alone if they are not sure enough."""
        if self.moment.is_praise:
            return self._t("coach-nothing-near", **self.amount)
        key = "coach-better-before" if self._leaves_what_was_played() else "coach-was-better"
        return self._t(key, deed=self.better_deeds, **self.amount)

    @property
    def amount(self) -> dict[str, Argument]:
        """Return the arguments of a sentence about the points: how sure they are, and the whole number."""
        sure = "sure" if self.moment.tells_points else "much" if self.moment.is_much else "some"
        return {"sure": sure, "points": max(1, int(round(self.moment.points, 1) + 0.5))}

    @property
    def better_deeds(self) -> str:
        """Return the first action that differs, and the next one if that differs too, as both make up the value."""
        better, own, first = self.moment.judged.best.deed, self.moment.judged.own.deed, self.moment.played_and_better[1]
        following = [text for text in better[better.index(first) + 1 :] if text not in own][:1]
        deeds = [self.deed(text) for text in (first, *following)]
        return self._t("coach-then", first=deeds[0], second=deeds[1]) if following else deeds[0]

    def _leaves_what_was_played(self) -> bool:
        """Return whether the better action left the turn open, so that both could have been played."""
        rules, moment = self._match.spec.rules, self.moment
        played, better = (rules.parse_action(text) for text in moment.played_and_better)
        state = self._match.view_at(moment.entry, moment.judged.seat)
        decision = rules.decision(state)
        if decision is None or not decision.is_turn or rules.why_not(state, better) is not None:
            return False
        try:
            return self._comes_back(state, better, decision) and rules.why_not(state, played) is None
        except UnknownOutcomeError:
            return False

    def _comes_back(self, state: Any, action: Any, decision: Decision) -> bool:
        """Return whether the seat can still choose in its turn once the action's questions are answered somehow."""
        rules, chance = self._match.spec.rules, NoChance()
        rules.apply(state, action, chance)
        for _ in range(_MOST_ANSWERS):
            now = rules.decision(state)
            if now is None or now.kind == decision.kind or now.seat != decision.seat:
                return now is not None and now.seat == decision.seat and not now.is_turn
            rules.apply(state, rules.legal(state)[0], chance)
        return False

    @property
    def parts(self) -> str:
        return self._t("list-separator").join(f"{name} {change}" for name, change in self.all_parts)

    @property
    def reason(self) -> str:
        """Return the sources of points that differ most, without figures; empty if none differs."""
        changes = telling(self._changes)
        own = [
            self._sources(key, changes, sign) for key, sign in (("coach-reason-more", 1), ("coach-reason-fewer", -1))
        ]
        rivals = [self._rival(change, "coach-reason-rival") for name, change in changes if name == RIVALS]
        return self._t("sentence-separator").join(filter(None, (*own, *rivals)))

    def _sources(self, key: str, changes: Sequence[tuple[str, float]], sign: int) -> str:
        own = [self.category(name) for name, change in changes if change * sign > 0 and name not in (RIVALS, OUTLOOK)]
        return self._t(key, parts=self._t("list-separator").join(own[:_MOST_SOURCES])) if own else ""

    @property
    def figures(self) -> str:
        return "\n".join(filter(None, (self.parts, self.error_and_worlds, self.parts_explained)))

    @cached_property
    def all_parts(self) -> list[tuple[str, str]]:
        """Return the largest parts and the rest, gains first; rounded, they add up to the total.

        If the total is not sure enough for a number, each has its sign alone.
        """
        if not self.moment.tells_points:
            signs = [(self._part(name, change), change) for name, change in telling(self._changes)[:_MOST_PARTS]]
            return [(name, "+" if change > 0 else "−") for name, change in sorted(signs, key=lambda part: -part[1])]
        told = {name: round(change, 1) for name, change in telling(self._changes)[:_MOST_PARTS]}
        rest = round(round(self.moment.points, 1) - sum(told.values()), 1)
        named = {self._part(name, change): change for name, change in told.items()}
        name = next(iter(named)) if named and abs(rest) < _ROUNDING else self._t("coach-rest")
        if rest:
            named[name] = named.get(name, 0.0) + rest
        gains_first = sorted(named.items(), key=lambda part: -part[1])
        return [(name, figure(self._t, change, is_signed=True)) for name, change in gains_first]

    @property
    def _changes(self) -> Mapping[str, float]:
        """Return the parts of the points; for praise those of the next best option, negated."""
        judged = self.moment.judged
        if self.moment.is_praise:
            return {name: -change for name, change in judged.ways[1].parts.items()}
        return judged.parts

    def _part(self, name: str, change: float) -> str:
        if name == OUTLOOK:
            return self.outlook
        return self._rival(change) if name == RIVALS else self.category(name)

    def _rival(self, change: float, key: str = "coach-rival") -> str:
        """Return the words for what rivals lose or gain; a sole rival is named."""
        rivals = [person.name for person in self._wording.people if person.seat != self.moment.judged.seat]
        name, rival = (rivals[0], "sole") if len(rivals) == 1 else (self._t("coach-best-rival"), "best")
        return self._t(f"{key}-{'less' if change > 0 else 'more'}", name=name, rival=rival)

    @property
    def outlook(self) -> str:
        """Return the game's words for what a position promises beyond its points."""
        return self._t(f"{self._match.spec.prefix}-outlook")

    @property
    def parts_explained(self) -> str:
        return self._t("coach-parts-help", outlook=self.outlook)

    @property
    def parts_head(self) -> str:
        return self._t("coach-where")

    # The ways that were weighed

    @property
    def way_heads(self) -> tuple[str, str, str]:
        return self._t("coach-ways"), self._t("coach-ways-points"), self._t("coach-ways-win")

    def way(self, place: int) -> str:
        return self.deed(self.moment.telling_action(place))

    def way_gain(self, place: int) -> str:
        judged = self.moment.judged
        return gain_told(self._t, judged, place) if place != judged.played else "–"

    def way_chance(self, place: int) -> str:
        return chance_told(self._t, self.moment.judged.ways[place].chance)

    def number(self, place: int, of: int) -> str:
        return self._t("coach-moment-of", n=place, of=of)

    @property
    def error_and_worlds(self) -> str:
        worlds = self.moment.judged.worlds
        if not self.moment.tells_points:
            return self._t("coach-order-worlds", n=worlds)
        return self._t("coach-error-worlds", error=figure(self._t, _error_of(self.moment)), n=worlds)

    @property
    def chances(self) -> str:
        judged = self.moment.judged
        other = judged.ways[1] if self.moment.is_praise else judged.best
        key = "coach-chances-next" if self.moment.is_praise else "coach-chances-best"
        chances = chance_told(self._t, judged.own.chance), chance_told(self._t, other.chance)
        key = "coach-chances-same" if len({*chances}) == 1 else key
        return f"{self.about} {self._t(key, own=chances[0], other=chances[1])}".strip()

    @property
    def error(self) -> str:
        """Return the error of the points; empty where they are not told."""
        if not self.moment.tells_points:
            return ""
        return self._t("coach-error", points=figure(self._t, _error_of(self.moment)))

    def deed(self, text: str) -> str:
        return self._wording.deed(self._match.spec.rules.parse_action(text))

    def category(self, name: str) -> str:
        return self._t(f"{self._match.spec.prefix}-score-{name}")


def telling(changes: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return the parts that explain a difference, the largest first."""
    told = [(name, change) for name, change in changes.items() if abs(change) >= _TELLING]
    return sorted(told, key=lambda pair: -abs(pair[1]))


def gain_told(catalog: Catalog, judged: Judged, place: int) -> str:
    """Return the gain of an option over the played one; within the error they count as equal.

    The option that looks best was also lucky there, so no gain is above the loss, which was measured in other
    worlds. A gain that is not sure enough for a number is told as order.
    """
    way = judged.ways[place]
    if place != judged.played and abs(way.gain) <= SURE * way.error:
        return catalog("coach-alike")
    if place != judged.played and not (way.tells_points and (way.gain < 0 or judged.tells_points)):
        return catalog(_order_of(way, way.is_much and (way.gain < 0 or judged.is_much)))
    gain = min(way.gain, judged.loss) if judged.is_mistake else way.gain
    return figure(catalog, gain, is_signed=True)


def _order_of(way: Way, is_much: bool) -> str:
    return f"coach-{'much-' if is_much else ''}{'better' if way.gain > 0 else 'weaker'}"


def _error_of(moment: Moment) -> float:
    return moment.judged.ways[1].error if moment.is_praise else moment.judged.error
