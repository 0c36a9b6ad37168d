"""The small choices of market, port and theatre, beside the space that acts."""

from typing import Any

from game.aquileia import actions as act
from game.aquileia.actions import BUYS, SWAPS
from game.aquileia.board import EQUI, EXCHANGES, METALS, PORTUS, SERVI_SPACES, Coins
from game.aquileia.state import BLUE_DICE
from scenes.aquileia.answers import Answers
from scenes.aquileia.choosing import Choosing
from scenes.aquileia.geometry import place, space_rect
from scenes.aquileia.legends import exchange
from scenes.aquileia.painting import draw_card
from scenes.aquileia.sign_line import HOLE, SignLine
from scenes.aquileia.signs import Sign, Token, all_coins, coin
from scenes.aquileia.tips import Tips
from scenes.core.canvas import Canvas
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import HEADING, NOTE
from scenes.core.widgets import Label, Look, Paragraph, Widget
from scenes.kit.bindings import Bindings
from scenes.kit.popover import FRAME, Popover, place_popover

WIDTH = 590.0
_HEAD, _FOOT, _LINE, _LOW_LINE = 42.0, 56.0, 62.0, 54.0
_LEAST_NOTE = 34.0
_GAP = 10.0
_WORDS = NOTE.but(size=23, smallest=0.5)

_VERBS = {
    "dolus": "roll", "latro": "roll", "pecunia": "exchange", "equi": "buy", "servi": "buy", "potentia": "take",
    "reveal": "reveal", "port": "activate",
}  # fmt: skip

SMALL_CHOICES = tuple(_VERBS)


class CardPicture(Widget):
    """A card shown beside a question."""

    def __init__(self, rect: Rect, kind: int) -> None:
        super().__init__("asked-card", rect)
        self.kind = kind

    def draw(self, canvas: Canvas, look: Look) -> None:
        draw_card(canvas, self.kind, self.rect)


class SmallChoice:
    """Made for one decision; `change` is what the marked answer does to the coins."""

    def __init__(self, scene: Scene, tips: Tips, bindings: Bindings, choosing: Choosing) -> None:
        self.scene, self.tips, self.choosing = scene, tips, choosing
        self.answers = Answers(scene, bindings, choosing)
        self.t, self.view, self.step = tips.t, tips.view, tips.view.step
        self.legal = bindings.offers.legal
        assert tips.seen.decision
        self.kind = tips.seen.decision.kind

    @property
    def chosen(self) -> Any:
        return self.choosing.chosen(self.legal)

    def add(self) -> None:
        lines = {"pecunia": 3, "servi": self._most_servi if self._most_servi > 1 else 0, "equi": 2}.get(self.kind, 0)
        told = self._note()
        noted = max(_LEAST_NOTE, self.scene.measure(told, _WORDS, WIDTH - 2 * FRAME)[1] + _GAP)
        line = _LOW_LINE if self.kind == "pecunia" else _LINE
        height = 2 * FRAME + _HEAD + noted + lines * (line + _GAP) + 44 + _FOOT
        target = space_rect(self.step)
        rect = place_popover(target, (WIDTH, height), self._within(height), self._keep_clear())
        sheet = Popover("popover", rect, target)
        self.scene.add(sheet)
        head, note, body = sheet.inner.stack([_HEAD, noted, sheet.inner.h - _HEAD - noted], 0)
        body, foot = body.split_bottom(_FOOT, 0)
        body, then = body.split_bottom(36, 8)
        self.scene.add(Label("popover-head", head, self.tips.wording.space(self.step), HEADING.but(smallest=0.5)))
        self.scene.add(Paragraph("popover-note", note, told, _WORDS.but(valign="top")))
        self._add_body(body)
        words, coins = self._then()
        self.scene.add(SignLine("popover-then", then, words, coins))
        self._add_foot(foot)

    @property
    def _most_servi(self) -> int:
        """AQ 4.1.4: the lower the space, the more."""
        return self.step - SERVI_SPACES.start + 1

    def _within(self, height: float) -> Rect:
        """The prices of the forum stay in sight while coins are exchanged for them: the sheet lies below."""
        board, own = place("board").inset(6), place("own")
        if self.kind != "pecunia":
            return board
        return Rect(place("to_place").x - WIDTH - _GAP, own.bottom - height, WIDTH, height)

    def _keep_clear(self) -> tuple[Rect, ...]:
        """What the question speaks of."""
        return tuple(space_rect(space).outset(8) for space in PORTUS) if self.kind == "latro" else ()

    def _note(self) -> str:
        t = self.t
        match self.kind:
            case "latro":
                return t("sentence-separator").join([t("aq-latro-note"), self.tips.lying_in_port()])
            case "port":
                return t("sentence-separator").join([self._what_pays(), self.tips.would_yield()])
            case "equi":
                card = self.tips.card(self.view.row[self.step - EQUI.start]).splitlines()[-1]
                also = [t("aq-equi-also")] if self.step == EQUI.start else []
                return t("sentence-separator").join([card, *also])
            case "reveal":
                return t("aq-space-theatrum-text")
            case "dolus":
                return f"{t('aq-dolus-note')} {t('aq-dolus-double')}"
        return t(f"aq-{self.kind}-note")

    def _what_pays(self) -> str:
        """AQ 4.6.2: the coin under the henchman, or another where the thief has it."""
        metal = self.step - PORTUS.start
        if self.view.port[metal]:
            key = "aq-port-pays"
        else:
            key = "aq-port-pays-other" if act.ACTIVATE in self.legal else "aq-port-pays-none"
        return self.t(key, metal=self.tips.wording.metal(metal))

    def _add_body(self, body: Rect) -> None:
        if self.kind == "pecunia":
            for line, cell in enumerate(body.grid(2, 3, _GAP)):
                swap = SWAPS[line]
                self.answers.option(cell, swap, str(line + 1), exchange(line), is_chosen=self._is_marked(swap))
        elif self.kind == "servi" and self._most_servi > 1:
            metal = self.step - SERVI_SPACES.start
            for count, row in enumerate(body.rows(self._most_servi, _GAP), 1):
                signs: list[Token] = [str(count), coin(metal)]
                label, buy = self.t("aq-servi-number", n=count), BUYS[count]
                self.answers.option(row, buy, str(count), signs, label, self._is_marked(buy))
        elif self.kind == "equi":
            card = body.centered(body.h / 1.4, body.h)
            self.scene.add(CardPicture(card, self.view.row[self.step - EQUI.start]))

    def _is_marked(self, action: Any) -> bool:
        return bool(self.legal) and self.chosen == action

    def _then(self) -> tuple[str, list[Token]]:
        """What one has now, or would have after the marked answer."""
        change = self.change()
        coins = [have + more for have, more in zip(self.view.coins[self.tips.seen.viewer], change, strict=True)]
        key = "aq-popover-keep" if any(change) else "aq-popover-now"
        if self.kind == "potentia":
            return HOLE, [Sign(f"die_blue_{METALS[face % 3]}") for face in range(BLUE_DICE)]
        return self.t(key, coins=HOLE), all_coins(coins)

    def change(self) -> Coins:
        """What the marked answer does to the own coins, as far as it is certain."""
        match self.kind, self.chosen:
            case "pecunia", act.Swap(line):
                give, get = EXCHANGES[line]
                return get[0] - give[0], get[1] - give[1], get[2] - give[2]
            case "servi", act.Buy(count):
                metal = self.step - SERVI_SPACES.start
                return -count * (metal == 0), -count * (metal == 1), -count * (metal == 2)
            case "equi", act.Buy():
                return -1, 0, 0
            case "port", act.ACTIVATE if not self.view.port[self.step - PORTUS.start]:
                metal = self.step - PORTUS.start
                return -(metal == 0), -(metal == 1), -(metal == 2)
        return 0, 0, 0

    def _add_foot(self, foot: Rect) -> None:
        decline, give = foot.columns(2, 16)
        if self.chosen != act.DECLINE:
            self.answers.give(give, self.chosen, self.t(f"aq-verb-{_VERBS[self.kind]}"))
        if act.DECLINE in self.legal:
            is_only = self.chosen == act.DECLINE
            key = "aq-verb-decline-help-port" if self.kind == "port" else "aq-verb-decline-help"
            self.answers.give(
                give if is_only else decline, act.DECLINE, self.t("aq-verb-decline"), icon="cross",
                dress="gold" if is_only else "wood", rank=0 if is_only else 2, command="aquileia/decline",
                tooltip=self.t(key),
            )  # fmt: skip
