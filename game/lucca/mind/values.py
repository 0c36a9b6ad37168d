"""The values that learned weights give to a position, and to one quarter in it as the seat builds on."""

from collections.abc import Sequence
from operator import mul

from game.lucca.cards import TOWER
from game.lucca.limits import turns
from game.lucca.mind.drafts import Draft, Outcome, Pricing
from game.lucca.mind.features import FEATURES, SIZE, Rates, features, phase_shares
from game.lucca.mind.outlook import outlook_of
from game.lucca.placing import placed
from game.lucca.quarters import Quarter
from game.lucca.state import State


def dot(weights: Sequence[float], numbers: Sequence[float]) -> float:
    return sum(map(mul, weights, numbers), 0.0)


class Seen:
    """Hold the table around one seat during its turn, in which the other seats do not change."""

    __slots__ = ("_draft", "_left", "_others", "_outcomes", "_quarter", "pricing", "seat")

    def __init__(self, state: State, seat: int, left: int, rates: Rates) -> None:
        self.seat, self._left = seat, left
        self._others = state.quarters[:]
        self.pricing = Pricing(rates, outlook_of(state, seat))
        self._quarter = state.quarters[seat]
        self._draft = self.pricing.draft(self._quarter)
        self._outcomes: tuple[int, list[Outcome]] = (TOWER, [])
        """Outcomes of the card that is played next."""

    def fits(self, state: State, seat: int, left: int) -> bool:
        """Return whether seat, turn and the rivals' quarters are still the same."""
        if seat != self.seat or left != self._left or len(self._others) != len(state.quarters):
            return False
        for other, quarter in enumerate(state.quarters):
            if quarter is not self._others[other] and other != seat:
                return False
        return True

    def draft(self, quarter: Quarter) -> Draft:
        """Return the draft of the quarter; usually it is the last one, or that with one more card."""
        if quarter is not self._quarter:
            self._draft = self._grown(quarter) or self.pricing.draft(quarter)
            self._quarter, self._outcomes = quarter, (TOWER, [])
        return self._draft

    def outcomes(self, quarter: Quarter, card: int) -> list[Outcome]:
        """Return the outcomes of a card, and keep them for the draft after it."""
        draft = self.draft(quarter)
        outcomes = self.pricing.outcomes(draft, card)
        self._outcomes = card, outcomes
        return outcomes

    def _grown(self, quarter: Quarter) -> Draft | None:
        """Return the draft after the last card; None if the quarter came about differently."""
        card, outcomes = self._outcomes
        for outcome in outcomes:
            if placed(self._quarter, outcome[1], card, self.pricing.goal) == quarter:
                return self.pricing.drafted(self._draft, card, outcome)
        return None

    def value(self, quarter: Quarter) -> float:
        """Return the points of the final margin that this quarter is worth to its owner."""
        return self._draft.value if quarter is self._quarter else self.pricing.draft(quarter).value


class Values:
    """Compute values in points of the final margin, for one set of weights."""

    def __init__(self, weights: Sequence[float]) -> None:
        if len(weights) != len(FEATURES):
            raise ValueError(f"{len(FEATURES)} weights are needed, not {len(weights)}")
        self._weights = weights
        self._rates: dict[tuple[int, int], Rates] = {}
        self._seen: Seen | None = None

    def of(self, state: State, seat: int) -> float:
        return dot(self._weights, features(state, seat))

    def seen(self, state: State, seat: int) -> Seen:
        """Return the table as it will be after the turn; kept while the seat makes its choices."""
        total = turns(state)
        left = total - state.turn
        if self._seen is None or not self._seen.fits(state, seat, left):
            self._seen = Seen(state, seat, left, self.rates(left, total))
        return self._seen

    def rates(self, left: int, total: int) -> Rates:
        """Return the weights for that many triplets still to take."""
        rates = self._rates.get((left, total))
        if rates is None:
            shares = phase_shares(left, total)
            rates = self._rates[(left, total)] = Rates._make(
                sum(share * self._weights[phase * SIZE + place] for phase, share in enumerate(shares))
                for place in range(SIZE)
            )
        return rates
