"""Figures and moments in the words of the language."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from game.coach.model import SURE, Judged
from game.coach.summary import Moment
from game.core.chance import NoChance, UnknownOutcomeError
from game.core.decision import Decision
from game.core.match import Match
from scenes.core.text import Catalog
from scenes.kit.wording import Wording

_MOST_ANSWERS = 8
_MOST_SOURCES = 2
_TELLING = 0.75
"""Points of a category below which it explains nothing."""


def figure(catalog: Catalog, value: float, is_signed: bool = False) -> str:
    """`2.8` or `2,8`, with a true sign where one is wanted."""
    told = catalog("coach-figure", points=round(abs(value), 1))
    if not is_signed or round(value, 1) == 0:
        return told
    return f"{'+' if value > 0 else '−'}{told}"


def percent(catalog: Catalog, chance: float) -> str:
    return catalog("coach-percent", n=round(100 * chance))


class MomentWords:
    """One moment, for the person whose seat it was, or for anybody."""

    def __init__(self, catalog: Catalog, match: Match, wording: Wording, moment: Moment) -> None:
        self._t, self._match, self._wording, self.moment = catalog, match, wording, moment

    @property
    def turn(self) -> str:
        return self._wording.stretch(self._match.turn_at(self.moment.entry))

    @property
    def badge(self) -> str:
        if self.moment.is_praise:
            return self._t("coach-best")
        return figure(self._t, -self.moment.points, is_signed=True)

    @property
    def played(self) -> str:
        return self._t("coach-was-played", deed=self.deed(self.moment.played_and_better[0]))

    @cached_property
    def better(self) -> str:
        points = max(1, round(self.moment.points))
        if self.moment.is_praise:
            return self._t("coach-nothing-near", points=points)
        key = "coach-better-before" if self._leaves_what_was_played() else "coach-was-better"
        return self._t(key, deed=self.deed(self.moment.played_and_better[1]), points=points)

    def _leaves_what_was_played(self) -> bool:
        """What would have been better does not take the turn: it could have been done as well, and first."""
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
        """To the same choice of the same seat, once all that the action asks has been answered somehow."""
        rules, chance = self._match.spec.rules, NoChance()
        rules.apply(state, action, chance)
        for _ in range(_MOST_ANSWERS):
            now = rules.decision(state)
            if now is None or now.kind == decision.kind or now.seat != decision.seat:
                return now is not None and now.seat == decision.seat and not now.is_turn
            rules.apply(state, rules.legal(state)[0], chance)
        return False

    @property
    def sources(self) -> str:
        return self._t("list-separator").join(f"{name} {change}" for name, change in self.all_sources)

    @cached_property
    def all_sources(self) -> list[tuple[str, str]]:
        """The categories that differ most and what is left, gains first: to the tenth they add up to what is told."""
        told = [(self.category(name), round(change, 1)) for name, change in telling(self._changes)[:_MOST_SOURCES]]
        rest = round(round(self.moment.points, 1) - sum(change for _, change in told), 1)
        told += [(self._t("coach-rest"), rest)] if rest else []
        told.sort(key=lambda part: -part[1])
        return [(name, figure(self._t, change, is_signed=True)) for name, change in told]

    @property
    def _changes(self) -> Mapping[str, float]:
        """By category; for praise, before the next way."""
        judged = self.moment.judged
        if self.moment.is_praise:
            return {name: -change for name, change in judged.ways[1].sources.items()}
        return judged.best.sources

    @property
    def rest_explained(self) -> str:
        return self._t("coach-rest-help")

    @property
    def sources_head(self) -> str:
        return self._t("coach-where")

    # The ways that were weighed

    @property
    def way_heads(self) -> tuple[str, str, str]:
        return self._t("coach-ways"), self._t("coach-ways-points"), self._t("coach-ways-win")

    def way(self, place: int) -> str:
        return self.deed(self.moment.telling_action(place))

    def way_gain(self, place: int) -> str:
        return gain_told(self._t, self.moment.judged, place)

    def way_chance(self, place: int) -> str:
        return percent(self._t, self.moment.judged.ways[place].chance)

    def number(self, place: int, of: int) -> str:
        return self._t("coach-moment-of", n=place, of=of)

    @property
    def error_and_worlds(self) -> str:
        return self._t("coach-error-worlds", error=figure(self._t, _error_of(self.moment)), n=self.moment.judged.worlds)

    @property
    def chances(self) -> str:
        judged = self.moment.judged
        other = judged.ways[1] if self.moment.is_praise else judged.best
        key = "coach-chances-next" if self.moment.is_praise else "coach-chances-best"
        chances = percent(self._t, judged.own.chance), percent(self._t, other.chance)
        return self._t("coach-chances-same" if len({*chances}) == 1 else key, own=chances[0], other=chances[1])

    @property
    def error(self) -> str:
        return self._t("coach-error", points=figure(self._t, _error_of(self.moment)))

    def deed(self, text: str) -> str:
        return self._wording.deed(self._match.spec.rules.parse_action(text))

    def category(self, name: str) -> str:
        return self._t(f"{self._match.spec.prefix}-score-{name}")


def telling(changes: Mapping[str, float]) -> list[tuple[str, float]]:
    """What explains a difference, the largest first."""
    told = [(name, change) for name, change in changes.items() if abs(change) >= _TELLING]
    return sorted(told, key=lambda pair: -abs(pair[1]))


def gain_told(catalog: Catalog, judged: Judged, place: int) -> str:
    """Of a way, beside what was played; in brackets where it is within the noise.

    Whatever looks best has been lucky there: no way is told to bring more than the loss, which was measured elsewhere.
    """
    way = judged.ways[place]
    gain = min(way.gain, judged.loss) if judged.is_mistake else way.gain
    told = figure(catalog, gain, is_signed=True)
    is_sure = place == judged.played or abs(way.gain) > SURE * way.error
    return told if is_sure else f"({told})"


def _error_of(moment: Moment) -> float:
    return moment.judged.ways[1].error if moment.is_praise else moment.judged.error
