"""The prompt over the board, and the phase in the top bar."""

from game.aquileia import actions as act
from game.aquileia.board import ARENA, EQUI, FORUM_SCORING, LEFT_SIDE, PORTUS, SERVI_SPACES
from game.aquileia.limits import owned
from game.aquileia.state import OVER, PLACING, ROUNDS
from scenes.games.aquileia.areas import area_of
from scenes.games.aquileia.position import AquileiaPosition


class Prompts:
    """Make the prompt of one position with a decision."""

    def __init__(self, position: AquileiaPosition) -> None:
        assert position.decision
        self.position, self.wording, self.t = position, position.wording, position.wording.catalog
        self.view = position.view
        self.kind, self.seat = position.decision.kind, position.decision.seat

    def text(self) -> str:
        asked = getattr(self, f"_{self.kind}", None)
        return asked() if asked else self.t(f"aq-prompt-{self.kind}")

    def _place(self) -> str:
        has_piece = self.seat not in self.view.track
        if not self.view.henchmen[self.seat]:
            return self.t("aq-prompt-place-tiebreaker")
        if act.PASS in (legal := self.position.spec.rules.legal(self.view)) and len(legal) == 1:
            return self.t("aq-prompt-place-pass")
        return self.t("aq-prompt-place-both" if has_piece else "aq-prompt-place-henchman")

    @property
    def _space(self) -> str:
        return self.wording.space(self.view.step)

    @property
    def _is_arena(self) -> str:
        return "yes" if self.view.step == ARENA.start else "no"

    def _equi(self) -> str:
        card = self.view.row[self.view.step - EQUI.start]
        return self.t("aq-prompt-equi-of", space=self._space, card=self.wording.card(card))

    def _servi(self) -> str:
        metal = self.view.step - SERVI_SPACES.start
        key = "aq-prompt-servi-of" if metal else "aq-prompt-servi-one"
        return self.t(key, space=self._space, metal=self.wording.metal(metal))

    def _roll(self) -> str:
        return self.t("aq-prompt-roll-of", is_arena=self._is_arena)

    def _cards(self) -> str:
        return self.t("aq-prompt-cards-of", is_arena=self._is_arena)

    def _blue(self) -> str:
        return self.t("aq-prompt-blue-of", is_arena=self._is_arena)

    def _prize(self) -> str:
        if self.view.step == ARENA.start:
            return self.t("aq-prompt-prize-arena")
        contest = self.view.contest
        assert contest is not None
        if len(contest.fighters) == 1:
            return self.t("aq-prompt-prize-stadium-alone")
        return self.t("aq-prompt-prize-stadium", name=self.wording.who(contest.fighters[1]))

    def _bid(self) -> str:
        auction = self.view.auction
        assert auction is not None
        if len(self.position.spec.rules.legal(self.view)) == 1:
            return self.t("aq-prompt-bid-unable")
        return self.t("aq-prompt-bid-raise" if any(auction.bid) else "aq-prompt-bid-open")

    def _build(self) -> str:
        """While the hand is covered nobody is told what it can pay for."""
        if self.position.hands_covered:
            return self.t("aq-prompt-build")
        if len(self.position.spec.rules.legal(self.view)) == 1:
            key = "unable"
        elif self.view.built:
            key = "second"
        else:
            key = "scores" if self.view.step in FORUM_SCORING else "of"
        return self.t(f"aq-prompt-build-{key}", space=self._space)

    def _port(self) -> str:
        metal = self.view.step - PORTUS.start
        if not owned(self.view, self.seat, LEFT_SIDE):
            key = "aq-prompt-port-nothing"
        elif self.view.port[metal]:
            key = "aq-prompt-port-laid"
        else:
            key = "aq-prompt-port-of" if self.view.coins[self.seat][metal] else "aq-prompt-port-unpaid"
        return self.t(key, space=self._space, metal=self.wording.metal(metal))


def details(position: AquileiaPosition) -> list[str]:
    """Return the round and the phase for the top bar."""
    t, view = position.wording.catalog, position.view
    if view.step == OVER:
        return [t("aq-phase-over")]
    phase = t("aq-phase-placing") if view.step == PLACING else t(f"aq-area-{area_of(view.step)}")
    return [t("aq-round-of", round=view.round, rounds=ROUNDS), phase]
