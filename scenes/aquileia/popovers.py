"""The small choices of market, theatre and port, on a strip that covers nothing one needs for them."""

from typing import Any

from game.aquileia import actions as act
from game.aquileia.actions import BUYS, SWAPS
from game.aquileia.board import EQUI, EXCHANGES, LEFT_SIDE, METALS, PORTUS, SERVI_SPACES, Coins
from game.aquileia.cards import NOTHING
from game.aquileia.limits import owned
from game.aquileia.state import BLUE_DICE
from scenes.aquileia.answers import Answers
from scenes.aquileia.choosing import Choosing
from scenes.aquileia.geometry import CARD_RATIO, space_rect
from scenes.aquileia.legends import exchange
from scenes.aquileia.sign_line import HOLE, SignLine
from scenes.aquileia.signs import ARROW, Sign, Token, all_coins, coin
from scenes.aquileia.tips import Tips
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.theme import NOTE
from scenes.core.widgets import Paragraph
from scenes.core.widgets.button import Dress
from scenes.kit.bindings import Bindings
from scenes.kit.popover import Popover

_STRIP = Rect(176, 98, 1106, 58)
"""Below the ribbon, between the names of port and market; two lines of words have room."""
_ROW = 52.0
_EDGE, _GAP, _RIM = 14.0, 8.0, 26.0
"""The frame about the answer that has the keyboard reaches out into what stands beside it."""
_AIR = 3.0
"""Above and below words of two lines."""
_HAVE, _GIVE, _ALONE = 206.0, 356.0, 180.0
"""The answers beside each other, or the only one."""
_MIDDLE = {"pecunia": 714.0, "potentia": 146.0}
_TOLD_BY_THE_PURSE = frozenset({"pecunia", "servi", "potentia", "latro"})
"""Their prices, or what they bring, need the room; what one has stands at the own coins."""
_OPTION = 126.0
_WORDS = NOTE.but(size=23, smallest=0.5)
_SERVI = Sign("card_unknown_servi_small", 1.3, "", CARD_RATIO)

_VERBS = {
    "dolus": "roll", "latro": "roll", "pecunia": "exchange", "equi": "buy", "servi": "buy", "potentia": "take",
    "reveal": "reveal", "port": "activate",
}  # fmt: skip

SMALL_CHOICES = tuple(_VERBS)


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
        is_idle = self.kind == "port" and not self._yields and act.DECLINE in self.legal
        return self.choosing.chosen([act.DECLINE] if is_idle else self.legal)

    @property
    def _yields(self) -> bool:
        """AQ 4.6.3: without workshops and banks the port brings nothing."""
        return bool(owned(self.view, self.tips.seen.viewer, LEFT_SIDE))

    def add(self) -> None:
        """What it brings at the left, then what is chosen from, what one has, and the answer at the right."""
        sheet = Popover("popover", _STRIP, space_rect(self.step))
        self.scene.add(sheet)
        told, foot = sheet.rect.centered(_STRIP.w - 2 * _EDGE, _ROW).split_right(self._foot, _RIM)
        if self.kind not in _TOLD_BY_THE_PURSE:
            told, have = told.split_right(_HAVE, _GAP)
            self.scene.add(SignLine("popover-then", have, *self._then()))
        if width := self._middle:
            told, middle = told.split_right(width, _GAP)
            self._add_middle(middle)
        if self.kind != "pecunia":
            self.scene.add(Paragraph("popover-note", told.inset(0, _AIR), self._note(), _WORDS))
        self._add_foot(foot)

    @property
    def _foot(self) -> float:
        return _GIVE if act.DECLINE in self.legal else _ALONE

    @property
    def _middle(self) -> float:
        """How wide what is chosen from stands."""
        if self.kind == "servi":
            return self._most_servi * _OPTION if self._most_servi > 1 else 0.0
        return _MIDDLE.get(self.kind, 0.0)

    @property
    def _most_servi(self) -> int:
        """AQ 4.1.4: the lower the space, the more."""
        return self.step - SERVI_SPACES.start + 1

    def _note(self) -> str:
        t = self.t
        match self.kind:
            case "latro":
                return self.tips.lying_in_port()
            case "port":
                yields = [self.tips.would_yield()] if self._yields else []
                return t("sentence-separator").join([*self._what_pays(), *yields])
            case "equi":
                card = self.tips.card(self.offered).splitlines()[-1]
                also = [t("aq-equi-also")] if self.step == EQUI.start else []
                return t("sentence-separator").join([card, *also])
            case "reveal":
                return t("aq-space-theatrum-text")
        return t(f"aq-{self.kind}-note")

    def _what_pays(self) -> list[str]:
        """AQ 4.6.2: another coin where the thief has the one under the henchman; that one is told in the ribbon."""
        metal = self.step - PORTUS.start
        if self.view.port[metal]:
            return [] if self._yields else [self.t("aq-port-goes")]
        key = "aq-port-pays-other" if act.ACTIVATE in self.legal else "aq-port-pays-none"
        return [self.t(key, metal=self.tips.wording.metal(metal))]

    def _add_middle(self, area: Rect) -> None:
        if self.kind == "pecunia":
            for line, cell in enumerate(area.columns(len(EXCHANGES), _GAP)):
                swap = SWAPS[line]
                self.answers.option(
                    cell, swap, str(line + 1), exchange(line), is_chosen=self._is_marked(swap), shows_key=False
                )
        elif self.kind == "servi":
            for count, cell in enumerate(area.columns(self._most_servi, _GAP), 1):
                buy, price = BUYS[count], coin(self.step - SERVI_SPACES.start)
                signs: list[Token] = [str(count), price, ARROW, str(count), _SERVI]
                self.answers.option(cell, buy, str(count), signs, is_chosen=self._is_marked(buy), shows_key=False)
        else:
            dice = [Sign(f"die_blue_{METALS[face % 3]}") for face in range(BLUE_DICE)]
            self.scene.add(SignLine("popover-dice", area, HOLE, dice))

    def _is_marked(self, action: Any) -> bool:
        return bool(self.legal) and self.chosen == action

    def _then(self) -> tuple[str, list[Token]]:
        """What one has now, or would have after the marked answer."""
        change = self.change()
        coins = [have + more for have, more in zip(self.view.coins[self.tips.seen.viewer], change, strict=True)]
        key = "aq-popover-keep" if any(change) else "aq-popover-now"
        return self.t(key, coins=HOLE), all_coins(coins)

    @property
    def offered(self) -> int:
        """The card that is for sale."""
        return self.view.row[self.step - EQUI.start] if self.kind == "equi" else NOTHING

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
        decline, give = foot.weighted_columns([1.14, 1], 12) if act.DECLINE in self.legal else (foot, foot)
        is_idle, is_only = self.chosen == act.DECLINE, self.legal == (act.DECLINE,)
        if not is_only:
            deed = act.ACTIVATE if is_idle else self.chosen
            verb = self.t(f"aq-verb-{_VERBS[self.kind]}")
            dress: Dress = "wood" if is_idle else "gold"
            self.answers.give(give, deed, verb, icon="" if is_idle else "check", dress=dress, rank=2 if is_idle else 0)
        if act.DECLINE in self.legal:
            key = "aq-verb-decline-help-port" if self.kind == "port" else "aq-verb-decline-help"
            decline = foot.split_right(decline.w)[1] if is_only else decline
            self.answers.give(
                decline, act.DECLINE, self.t("aq-verb-decline"), icon="cross",
                dress="gold" if is_idle else "wood", rank=0 if is_idle else 2, command="aquileia/decline",
                tooltip=self.t(key),
            )  # fmt: skip
