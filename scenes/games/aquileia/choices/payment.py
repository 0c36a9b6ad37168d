"""The payment for a chosen site (AQ 4.5.1): exact coins, and the options to pay Servi with whole cards."""

from collections.abc import Sequence

from game.aquileia.actions import Build
from game.aquileia.board import FORUM_SCORING, SITES
from game.aquileia.cards import SERVI_1, SERVI_2
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import BURGUNDY, GREEN, HEADING, SMALL_NOTE, TERM
from scenes.engine.widgets import Label, Paragraph
from scenes.games.aquileia.choices.answers import AquileiaAnswers
from scenes.games.aquileia.drawing.sign_line import HOLE, SignLine
from scenes.games.aquileia.drawing.signs import Token, all_coins, cards, coins, servi
from scenes.games.aquileia.layout import place, site_rect
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.kit.moves.popover import FRAME, Popover, place_popover

_WIDTH = 590.0
_HEAD, _ROW, _WAY, _FOOT, _GAP = 42.0, 42.0, 78.0, 56.0, 10.0
_LITTLE = 1.7
"""Height of cards in a line of text, in heights of its numbers."""
_EXACT = SMALL_NOTE.tightest
_TERM = TERM.inked(BURGUNDY).tightest
_NOW = TERM.inked(GREEN).centered.tightest


class Payment:
    """Show how the chosen site can be paid; the first option is marked until the person marks another."""

    def __init__(self, scene: Scene, tips: AquileiaTooltips, answers: AquileiaAnswers, site: int) -> None:
        self.scene, self.tips, self.answers, self.site, self.t = scene, tips, answers, site, tips.t
        legal = answers.offers.legal
        self.ways = [action for action in legal if isinstance(action, Build) and action.site == site]

    @property
    def chosen(self) -> Build:
        """Return the marked option to pay, else the first."""
        way: Build = self.answers.choosing.chosen(self.ways)
        return way

    def add(self) -> None:
        t, facts = self.t, SITES[self.site]
        ways = self.ways if facts.servi else []
        words = f"{self.tips.brings(self.site)}\n{t('aq-build-note-servi' if facts.servi else 'aq-build-note')}"
        noted = self.scene.measure(words, _EXACT, _WIDTH - 2 * FRAME)[1] + 4
        height = 2 * FRAME + _HEAD + noted + 2 * _ROW + len(ways) * (_WAY + _GAP) + _FOOT + 3 * _GAP
        target = site_rect(self.site)
        rect = place_popover(target, (_WIDTH, height), place("board").inset(6))
        sheet = Popover("popover", rect, target)
        self.scene.add(sheet)
        self.answers.kept_in_sight = sheet.rect, target
        inner, foot = sheet.inner.split_bottom(_FOOT, _GAP)
        head, note, paid, slaves, rest = inner.stack(
            [_HEAD, noted, _ROW, _ROW, inner.h - _HEAD - noted - 2 * _ROW - 4 * 4], 4
        )
        self.scene.add(Label("popover-head", head, self.tips.wording.site(self.site), HEADING.tightest))
        self.scene.add(Paragraph("popover-note", note, words, _EXACT))
        then = t("aq-popover-then", coins=HOLE)
        self._add_row("coins", paid, t("aq-build-coins"), coins(facts.cost), then, all_coins(self.coins_left()))
        if facts.servi:
            held = t("aq-build-your-cards", cards=HOLE)
            self._add_row("servi", slaves, t("aq-build-servi"), servi(facts.servi), held, self._in_hand())
        for index, (way, row) in enumerate(zip(ways, rest.rows(max(1, len(ways)), _GAP), strict=False)):
            self._add_way(index, way, row)
        self._add_foot(foot)

    def _add_row(
        self, name: str, row: Rect, term: str, signs: Sequence[Token], note: str, noted: Sequence[Token]
    ) -> None:
        words, rest = row.split_left(110, 6)
        cost, then = rest.split_left(rest.w * 0.44, 6)
        self.scene.add(Label(f"pay-{name}", words, term, _TERM))
        self.scene.add(SignLine(f"pay-{name}-signs", cost, HOLE, tuple(signs)))
        self.scene.add(SignLine(f"pay-{name}-then", then, note, tuple(noted), 24))

    def change(self) -> tuple[int, int, int]:
        """Return the change of the own coins by building: copper, silver, gold."""
        copper, silver, gold = SITES[self.site].cost
        return -copper, -silver, -gold

    def coins_left(self) -> list[int]:
        have = self.tips.view.coins[self.tips.position.viewer]
        return [count + more for count, more in zip(have, self.change(), strict=True)]

    def _in_hand(self) -> list[Token]:
        hand = self.tips.view.hands[self.tips.position.viewer]
        return [*cards(SERVI_1, hand[SERVI_1], _LITTLE), *cards(SERVI_2, hand[SERVI_2], _LITTLE)]

    def _add_way(self, index: int, way: Build, row: Rect) -> None:
        hand = self.tips.view.hands[self.tips.position.viewer]
        kept = self.tips.wording.servi(hand[SERVI_1] - way.ones, hand[SERVI_2] - way.twos)
        label = self.t("aq-build-way", kept=kept) if kept else self.t("aq-build-way-nothing")
        if wasted := way.ones + 2 * way.twos - SITES[self.site].servi:
            label = f"{label} · {self.t('aq-build-wasted', n=wasted)}"
        paid = [*cards(SERVI_1, way.ones), *cards(SERVI_2, way.twos)]
        self.answers.option(row, way, str(index + 1), paid, label, is_chosen=way == self.chosen)

    def _add_foot(self, foot: Rect) -> None:
        back, now, build = foot.weighted_columns([1, 0.8, 1.3], 12)
        self.answers.plain("payment-back", back, self.t("aq-verb-back"), self.answers.take_back)
        if self.tips.view.step in FORUM_SCORING:
            words = self.t("aq-site-scores-now", points=SITES[self.site].points)
            self.scene.add(Label("payment-now", now, words, _NOW))
        self.answers.give(build, self.chosen, self.t("aq-verb-build"), rank=-1)
