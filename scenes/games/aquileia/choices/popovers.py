"""The small choices of market, theatre and port, on a popover beside their space.

It lies over areas that have acted, and covers neither what the choice is about nor what acts later.
"""

from collections.abc import Sequence

from game.aquileia import actions as act
from game.aquileia.actions import BUYS, SWAPS, AquileiaAction
from game.aquileia.board import EQUI, EXCHANGES, LEFT_SIDE, PORTUS, SERVI_SPACES, Coins
from game.aquileia.cards import NOTHING
from game.aquileia.limits import owned
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import LEAD
from scenes.engine.widgets import Paragraph
from scenes.engine.widgets.button import Dress
from scenes.games.aquileia.areas import asked_rect, kept_clear
from scenes.games.aquileia.choices.answers import AquileiaAnswers
from scenes.games.aquileia.choices.selection import AquileiaSelection
from scenes.games.aquileia.drawing.legends import exchange
from scenes.games.aquileia.drawing.signs import ARROW, Sign, Token, coin
from scenes.games.aquileia.layout import CARD_RATIO, place, space_rect
from scenes.games.aquileia.tooltips import AquileiaTooltips
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.popover import Popover, place_popover

_EDGE, _GAP, _ABOVE_ANSWERS = (16.0, 14.0), 8.0, 12.0
_ROW, _FOOT = 50.0, 46.0
_WIDTH = 400.0
"""Width of a popover as wide as the market."""
_LOW_WIDTH, _LOW_WORDS = 570.0, 60.0
"""Width, and height of the words, of a popover over the harbour, where there is little height."""
_EQUI_WORDS = 96.0
"""Height of the words of an Equi choice, which fit between the stall and the name of the market."""
_ANSWERS = 176.0
"""Width of the answers when they lie one above the other, beside the exchanges."""
_EXCHANGES_IN_ROW = 3
_RIM = 2.0
_SERVI = Sign("card_unknown_servi_small", 1.3, "", CARD_RATIO)

_VERBS = {
    "dolus": "roll", "latro": "roll", "pecunia": "exchange", "equi": "buy", "servi": "buy", "potentia": "take",
    "reveal": "reveal", "port": "activate",
}  # fmt: skip

SMALL_CHOICES = tuple(_VERBS)


class SmallChoice:
    """Show the small choice of one decision; `change` is the effect of the marked answer on the coins."""

    def __init__(self, scene: Scene, tips: AquileiaTooltips, bindings: Bindings, choosing: AquileiaSelection) -> None:
        self.scene, self.tips, self.choosing = scene, tips, choosing
        self.answers = AquileiaAnswers(scene, bindings, choosing)
        self.t, self.view, self.step = tips.t, tips.view, tips.view.step
        self.legal = bindings.offers.legal
        assert tips.position.decision
        self.kind = tips.position.decision.kind

    @property
    def chosen(self) -> AquileiaAction:
        """Return the marked answer, else the first; declining comes first if the port would bring nothing."""
        is_idle = self.kind == "port" and not self._yields and act.DECLINE in self.legal
        answers: Sequence[AquileiaAction] = [act.DECLINE] if is_idle else self.legal
        return self.choosing.chosen(answers)

    @property
    def _yields(self) -> bool:
        """Return whether the port brings the viewer anything; it needs workshops or banks (AQ 4.6.3)."""
        return bool(owned(self.view, self.tips.position.viewer, LEFT_SIDE))

    def add(self) -> None:
        """Add the sheet with its explanation, the options and the answers."""
        sheet = Popover("popover", self._sheet(), asked_rect(self.step))
        self.scene.add(sheet)
        self.answers.kept_in_sight = sheet.rect, sheet.target, space_rect(self.step)
        inner = sheet.rect.inset(*_EDGE)
        if self.kind == "pecunia":
            exchanges, answers = inner.split_right(_ANSWERS, _GAP)
            self._add_exchanges(exchanges)
            self._add_foot(*answers.rows(2, _GAP))
            return
        told, foot = inner.split_bottom(_FOOT, _ABOVE_ANSWERS)
        self._add_foot(*foot.weighted_columns([1.14, 1], 12))
        if self.kind == "servi":
            told, counts = told.split_bottom(_ROW, _GAP)
            self._add_counts(counts)
        self.scene.add(Paragraph("popover-note", told, self._note(), LEAD))

    def _sheet(self) -> Rect:
        """Return the rectangle of the sheet, as high as its words need."""
        width, height = self._size()
        size = width + 2 * _EDGE[0], height + 2 * _EDGE[1]
        return place_popover(asked_rect(self.step), size, place("board").inset(_RIM), kept_clear(self.step))

    def _size(self) -> tuple[float, float]:
        if self.kind == "pecunia":
            return _LOW_WIDTH, 2 * _ROW + _GAP
        if self.kind == "dolus":
            words = self.scene.measure(self._note(), LEAD, _LOW_WIDTH)[1]
            return _LOW_WIDTH, min(words, _LOW_WORDS) + _ABOVE_ANSWERS + _FOOT
        words = self.scene.measure(self._note(), LEAD, _WIDTH)[1]
        if self.kind == "equi":
            words = min(words, _EQUI_WORDS)
        return _WIDTH, words + _ABOVE_ANSWERS + _FOOT + (_ROW + _GAP if self.kind == "servi" else 0.0)

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
        """Return how the port is paid if the thief has taken the coin laid there: with another one (AQ 4.6.2).

        A coin that still lies there is named by the prompt.
        """
        metal = self.step - PORTUS.start
        if self.view.port[metal]:
            return [] if self._yields else [self.t("aq-port-goes")]
        key = "aq-port-pays-other" if act.ACTIVATE in self.legal else "aq-port-pays-none"
        return [self.t(key, metal=self.tips.wording.metal(metal))]

    def _add_exchanges(self, area: Rect) -> None:
        rows = len(EXCHANGES) // _EXCHANGES_IN_ROW
        for line, cell in enumerate(area.grid(_EXCHANGES_IN_ROW, rows, _GAP)):
            swap = SWAPS[line]
            self.answers.option(
                cell, swap, str(line + 1), exchange(line), is_chosen=self._is_marked(swap), shows_key=False
            )

    def _add_counts(self, area: Rect) -> None:
        """Add the numbers of Servi that can be bought; the lower the space, the more (AQ 4.1.4)."""
        metal = self.step - SERVI_SPACES.start
        for count, cell in enumerate(area.columns(metal + 1, _GAP), 1):
            buy = BUYS[count]
            signs: list[Token] = [str(count), coin(metal), ARROW, str(count), _SERVI]
            self.answers.option(cell, buy, str(count), signs, is_chosen=self._is_marked(buy), shows_key=False)

    def _is_marked(self, action: AquileiaAction) -> bool:
        return bool(self.legal) and self.chosen == action

    @property
    def offered(self) -> int:
        """Return the kind of the card for sale in an Equi choice, else `NOTHING`."""
        return self.view.row[self.step - EQUI.start] if self.kind == "equi" else NOTHING

    def change(self) -> Coins:
        """Return the change of the own coins by the marked answer, as far as it is certain."""
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

    def _add_foot(self, decline: Rect, give: Rect) -> None:
        """Add the buttons that accept and decline; a single one takes the width of both."""
        is_idle, is_only = self.chosen == act.DECLINE, len(self.legal) == 1
        whole = decline.joined(give)
        if not is_only or not is_idle:
            deed = act.ACTIVATE if is_idle else self.chosen
            verb = self.t(f"aq-verb-{_VERBS[self.kind]}")
            dress: Dress = "wood" if is_idle else "gold"
            self.answers.give(
                whole if is_only else give, deed, verb, icon="" if is_idle else "check", dress=dress,
                rank=2 if is_idle else 0,
            )  # fmt: skip
        if act.DECLINE in self.legal:
            key = "aq-verb-decline-help-port" if self.kind == "port" else "aq-verb-decline-help"
            self.answers.give(
                whole if is_only else decline, act.DECLINE, self.t("aq-verb-decline"), icon="cross",
                dress="gold" if is_idle else "wood", rank=0 if is_idle else 2, command="aquileia/decline",
                tooltip=self.t(key),
            )  # fmt: skip
