"""The board of San Gimignano: it builds the widgets of a position and binds them to legal actions."""

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.actions import SanGimignanoAction, Topple
from game.san_gimignano.cards import NOBLES, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.limits import hand_size
from game.san_gimignano.state import PLAY, State
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.widgets import Widget
from scenes.games.san_gimignano import piece_ids, prompts
from scenes.games.san_gimignano.cards import card_text
from scenes.games.san_gimignano.changes_since_turn import ChangesSinceTurn
from scenes.games.san_gimignano.choices.action_buttons import OF_CARDS, ActionButtons
from scenes.games.san_gimignano.choices.selection import SanGimignanoSelection
from scenes.games.san_gimignano.consequences import DONATIONS
from scenes.games.san_gimignano.drawing.painting import ART, draw_card
from scenes.games.san_gimignano.end_phase import open_towers
from scenes.games.san_gimignano.layout import (
    CARD_RATIO,
    hand_cards,
    hand_rects,
    nobles_rects,
    place,
    rival_hand_rects,
    share_shown,
)
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.score_sums import arithmetic
from scenes.games.san_gimignano.widgets.labels import HandPlate, add_plates
from scenes.games.san_gimignano.widgets.market import Market
from scenes.games.san_gimignano.widgets.market_row import MarketRow
from scenes.games.san_gimignano.widgets.pieces import (
    HAND_GROUND,
    Card,
    HandGround,
    SanGimignanoDeck,
    SanGimignanoHandCard,
    TowerWidget,
)
from scenes.games.san_gimignano.widgets.score_panel import (
    ScorePanel,
    leads_of,
    letters_of,
    rows_of,
    total_place,
    under_name,
)
from scenes.games.san_gimignano.widgets.tower_row import TowerRow
from scenes.kit.board import Board
from scenes.kit.motion.stage import Stage
from scenes.kit.moves.bindings import Bindings
from scenes.kit.moves.choices import add_choices
from scenes.kit.pieces import Press, Spot, plate_place
from scenes.kit.zoom import ZoomedPiece, standing

_CHOICE_VERBS = {
    "donate": ("donate", "forgo", "topple"),
    "joust": ("joust", "allow"),
    "protect": ("protect", "suffer"),
    "proceed": ("proceed", "take"),
    "return": ("keep",),
    "deal": ("deal",),
}
"""Actions behind the buttons, by kind of decision; other decisions are made with cards and towers."""
_DECLINES = ("forgo", "suffer", "allow", "keep")
"""Actions whose buttons come last."""


_NAMED = 30.0
"""Distance by which the market's plate reaches below its cards."""


class SanGimignanoBoard(Board[Stage[SanGimignanoPosition], SanGimignanoPosition]):
    """Build the table of San Gimignano; keep selection and market row as long as the scene lives."""

    has_panel = True
    background = ART + "table"
    called_at = (846.0, 872.0)
    """Over the own hand, so that towers and market stay visible."""
    sky = Rect(0, 57, 1612, 1023)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, Stage(scene))
        self.selection = SanGimignanoSelection()
        self.market = MarketRow(())

    def _wind(self) -> float:
        return self.air.wind if self.air else 0.0

    # What the table asks of a board

    def show(self, position: SanGimignanoPosition, bindings: Bindings) -> None:
        self.selection, self.market = self._selection_in(position), self.market.seen_in(position.view)
        super().show(position, bindings)

    def _selection_in(self, position: SanGimignanoPosition) -> SanGimignanoSelection:
        view, is_turn = position.view, position.decision is not None and position.decision.kind == "turn"
        towers = open_towers(view, position.viewer) if is_turn else ()
        return self.selection.seen_with(hand_cards(view, position.viewer), towers)

    def build(self, position: SanGimignanoPosition, bindings: Bindings) -> None:
        selection, lying = self._selection_in(position), self.market.seen_in(position.view).lying()
        verbs = ActionButtons(position, selection, bindings, self.ask, self.say)
        towers = TowerRow(self.scene, position, selection, bindings, self._toggle_tower, self.saying, self._wind)
        self._add_scores(position)
        self._add_rival(position, towers)
        supplies = Market(self.scene, position, selection, bindings, verbs, self.saying, lying)
        supplies.add()
        self._add_own_towers(position, towers, verbs)
        add_plates(self.scene, position)
        self._add_hand(position, bindings, selection)
        if position.decision and not bindings.is_choosing:
            supplies.show_uses()
            self._add_actions(position, bindings, verbs)

    def hour(self, position: SanGimignanoPosition) -> float:
        """Return the share of the deck that is used up, because its end brings the end of the match."""
        dealt = len(position.past.match.state_at(0).deck)
        return 1 - len(position.view.deck) / dealt if dealt else 1.0

    def dealing(self, position: SanGimignanoPosition) -> str:
        return position.wording.catalog("sg-dealing")

    def prompt(self, position: SanGimignanoPosition) -> str:
        carried = {intents.verb_of(action) for action in self.stage.carried} if self.selection.cards else set[str]()
        return prompts.of_carried(position, self.selection, carried) or prompts.prompt(position, self.selection)

    @property
    def has_selection(self) -> bool:
        return bool(self.selection.cards or self.selection.towers)

    def drop_selection(self) -> None:
        self.selection.clear()

    def goes_along(self, piece: str) -> Sequence[str]:
        """Return the other lifted cards, which are dragged together with this one."""
        lifted = map(piece_ids.hand, self.selection.cards)
        return [each for each in lifted if each != piece] if piece_ids.is_of_hand(piece) else ()

    def details(self, position: SanGimignanoPosition) -> list[str]:
        t, view = position.wording.catalog, position.view
        details = (
            [position.wording.stretch(position.turn)] if view.series == "single" else self._of_the_series(position)
        )
        if view.end_phase and view.stage == PLAY:
            details.append(t("sg-end-phase"))
        return details

    def _of_the_series(self, position: SanGimignanoPosition) -> list[str]:
        """Return the game of a series and its scores so far, in place of the turn, which counts through all games."""
        t, view = position.wording.catalog, position.view
        told = [t(f"sg-series-{view.series}", game=view.game)]
        if view.past:
            sums = map(sum, zip(*(game.totals for game in view.past), strict=True))
            told.append(t("sg-series-so-far", scores=" : ".join(map(str, sums))))
        return told

    def hint_area(self, piece: str) -> Rect | None:
        """Return the row of the market with its plate, without the plate of the tower piece."""
        laid = self.scene.find(piece_ids.MARKET_ROW) if piece_ids.is_of_market(piece) else None
        return laid.rect.trimmed(bottom=-_NAMED) if laid else None

    def portrait_of(self, widget: Widget) -> ZoomedPiece | None:
        if isinstance(widget, TowerWidget):
            return standing(widget, widget.whole())
        if not isinstance(widget, Card | SanGimignanoDeck):
            return None
        kind, catalog = widget.kind, widget.catalog
        return ZoomedPiece(lambda canvas, rect: draw_card(canvas, catalog, kind, rect), CARD_RATIO)

    # What a press prepares

    def _toggle_card(self, index: int) -> None:
        self.asked = ""
        self.selection.toggle_card(index)
        self.scene.invalidate()

    def _toggle_tower(self, index: int) -> None:
        self.asked = ""
        self.selection.toggle_tower(index)
        self.scene.invalidate()

    # Panels and rows

    def _add_scores(self, position: SanGimignanoPosition) -> None:
        view, totals, news = position.view, position.score.totals, ChangesSinceTurn(position)
        rows_by_seat = [rows_of(view, seat, position.score, position.wording.catalog) for seat in (0, 1)]
        letters = letters_of(self.scene.measure, place("own_score"), rows_by_seat)
        for seat, name in ((1 - position.viewer, "rival_score"), (position.viewer, "own_score")):
            rows = rows_by_seat[seat]
            is_active = (position.mover if position.mover >= 0 else self._active_seat(position.view)) == seat
            t, person = position.wording.catalog, position.people[seat]
            gain = news.points(seat)
            panel = ScorePanel(
                name, place(name), person, rows, totals[seat], leads_of(view, seat), is_active, letters, gain,
                held=hand_size(view, seat), under=partial(under_name, t, view, seat),
            )  # fmt: skip
            self.scene.add(panel)
            if reasons := news.reasons(seat):
                since = f"{markup.strong(t('table-since'))}\n{reasons}"
                self.scene.add(Spot(f"{name}-since", total_place(panel.rect), tooltip=since, whole=panel.rect))
            for row, rect in panel.row_places():
                sums = partial(arithmetic, t, view, seat, row.category, row.points)
                self.scene.add(Spot(piece_ids.score_row(name, row.category), rect, tooltip=sums, whole=panel.rect))

    @staticmethod
    def _active_seat(view: State) -> int:
        return view.stack[-1].seat if view.stack else view.active

    def _add_rival(self, position: SanGimignanoPosition, towers: TowerRow) -> None:
        view, rival, t = position.view, 1 - position.viewer, position.wording.catalog
        kinds = hand_cards(view, rival)
        for index, (kind, rect) in enumerate(zip(kinds, rival_hand_rects(kinds), strict=True)):
            tip = (
                t("sg-known-card")
                if kind not in (UNKNOWN_TOWER, UNKNOWN_NOBLE)
                else t("sg-unknown-card", nobles="yes" if view.nobles else "no")
            )
            press = self.saying(t("sg-ask-rival-cards")) if position.can_act else None
            self.scene.add(Card(piece_ids.hand(index, is_own=False), rect, kind, t, on_press=press, tooltip=tip))
        self._add_played(position, rival, "rival_cards")
        towers.add(rival)
        area = place("rival_cards")
        place_of_name, name = plate_place(area.x + 110, area.bottom - 34), position.people[rival].name

        def words(count: int) -> str:
            return t("sg-rival-hand", name=name, n=count)

        self.scene.add(HandPlate("rival-hand-name", place_of_name, words(len(kinds)), len(kinds), words))

    def _add_played(self, position: SanGimignanoPosition, seat: int, name: str) -> None:
        played = position.view.played[seat]
        for index, (kind, rect) in enumerate(zip(played, nobles_rects(name, len(played)), strict=True)):
            t = position.wording.catalog
            self.scene.add(Card(f"{name}-noble-{index}", rect, kind, t, tooltip=card_text(t, kind)))

    def _add_own_towers(self, position: SanGimignanoPosition, towers: TowerRow, verbs: ActionButtons) -> None:
        self._add_played(position, position.viewer, "own_nobles")
        towers.add(position.viewer)
        towers.add_plot(verbs)

    # Hand and actions

    def _add_hand(self, position: SanGimignanoPosition, bindings: Bindings, selection: SanGimignanoSelection) -> None:
        is_awaiting = any(intents.verb_of(action) in ("buy", "draw") for action in self.stage.carried)
        self.scene.add(HandGround(HAND_GROUND, place("hand"), is_solid=is_awaiting))
        kinds = hand_cards(position.view, position.viewer)
        rects = hand_rects(len(kinds))
        for index, (kind, rect) in enumerate(zip(kinds, rects, strict=True)):
            press, tip = self._hand_press(position, index, kind, bindings)
            words = "" if position.hands_covered else "\n".join(filter(None, [self._card_told(position, kind), tip]))
            self.scene.add(
                SanGimignanoHandCard(
                    piece_ids.hand(index), rect, _back_of(kind) if position.hands_covered else kind,
                    position.wording.catalog, on_press=press, tooltip=words,
                    is_chosen=index in selection.cards, raises=press is not None, shown=share_shown(rects, index),
                )
            )  # fmt: skip

    @staticmethod
    def _card_told(position: SanGimignanoPosition, kind: int) -> str:
        """Return the text of a card, with a note if its donation has become impossible (SG 4.2)."""
        t, is_idle = position.wording.catalog, position.view.end_phase and kind in DONATIONS
        return "\n".join([card_text(t, kind), *([t("sg-no-donation", closed="yes")] if is_idle else [])])

    def _hand_press(
        self, position: SanGimignanoPosition, index: int, kind: int, bindings: Bindings
    ) -> tuple[Press | None, str]:
        choice, name = position.decision.kind if position.decision else "", piece_ids.hand(index)
        if choice == "turn":
            towards = self._uses_of(position, index, kind, bindings)
            is_wanted = self.selection.wanted in map(intents.verb_of, towards) and not self._has_wanted(bindings)
            bindings.carry(name, [action for action in bindings.offers.legal if kind in intents.hand_cards(action)])
            return bindings.prepare(name, lambda: self._toggle_card(index), towards, glows=is_wanted), ""
        if choice in ("give", "return"):
            action = act.give(kind) if choice == "give" else act.return_card(kind)
            press = bindings.bind(name, action)
            return press, bindings.offers.told(action) if press else ""
        return None, ""

    def _has_wanted(self, bindings: Bindings) -> bool:
        """Return whether the lifted cards suffice for the verb that asked for cards."""
        wanted, lifted = self.selection.wanted, self.selection.lifted
        legal = bindings.offers.legal
        return any(intents.hand_cards(action) == lifted and intents.verb_of(action) == wanted for action in legal)

    def _uses_of(
        self, position: SanGimignanoPosition, index: int, kind: int, bindings: Bindings
    ) -> list[SanGimignanoAction]:
        """Return the actions that need this card besides the lifted ones; of equal cards, the first ones."""
        if index in self.selection.cards:
            return []
        lifted, equals = Counter(self.selection.lifted), hand_cards(position.view, position.viewer)[:index].count(kind)
        before = equals - sum(place < index for place in self.selection.cards if self._kind_at(position, place) == kind)
        wanted = []
        for action in bindings.offers.legal:
            if intents.verb_of(action) in OF_CARDS:
                needed = Counter(intents.hand_cards(action))
                if lifted <= needed and before < needed[kind] - lifted[kind]:
                    wanted.append(action)
        return wanted

    @staticmethod
    def _kind_at(position: SanGimignanoPosition, place: int) -> int:
        return hand_cards(position.view, position.viewer)[place]

    def _add_actions(self, position: SanGimignanoPosition, bindings: Bindings, verbs: ActionButtons) -> None:
        assert position.decision
        kind = position.decision.kind
        if kind == "turn":
            verbs.add(self.scene, self.controls_place)
            return
        answers = _CHOICE_VERBS.get(kind, ())
        actions = [action for action in bindings.offers.legal if intents.verb_of(action) in answers]
        actions.sort(key=lambda action: (getattr(action, "is_mine", False), intents.verb_of(action) in _DECLINES))
        actions = list({bindings.offers.choice(action): action for action in reversed(actions)}.values())[::-1]
        question, invites = prompts.question(position, kind, self._turn_ends(position)), _invites(actions)
        add_choices(self.scene, self.controls_place, question, actions, bindings, invites=invites)

    def _turn_ends(self, position: SanGimignanoPosition) -> str:
        """Return how turns end.

        If people share the screen, light turns wait for End turn too, so that new cards can be looked at.
        """
        ends: str = self.scene.app.settings.turn_ends
        is_shared = len(position.past.match.humans) > 1
        return "asked" if ends == "light" and is_shared else ends


def _back_of(kind: int) -> int:
    return UNKNOWN_NOBLE if kind in (*NOBLES, UNKNOWN_NOBLE) else UNKNOWN_TOWER


def _invites(actions: Sequence[SanGimignanoAction]) -> bool:
    """Return whether the button is bright: not for one of several towers, nor for declining.

    Declining is bright only if nothing but own towers can fall.
    """
    owners = [action.is_mine for action in actions if isinstance(action, Topple)]
    if owners and all(owners):
        return True
    return len(owners) < 2 and all(intents.verb_of(action) not in _DECLINES for action in actions[:1])
