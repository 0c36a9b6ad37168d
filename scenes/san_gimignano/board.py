"""The table of San Gimignano: places its pieces for a seen position and binds them to what they do."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

from game.core.reasons import Reason
from game.san_gimignano import actions as act
from game.san_gimignano import intents
from game.san_gimignano.actions import Topple
from game.san_gimignano.cards import NOBLES, UNKNOWN_NOBLE, UNKNOWN_TOWER
from game.san_gimignano.limits import hand_size
from game.san_gimignano.state import PLAY, State
from scenes.core import markup
from scenes.core.layout import Rect
from scenes.core.scene import Scene
from scenes.core.widgets import Widget
from scenes.kit.bindings import Bindings
from scenes.kit.board import Board
from scenes.kit.choices import add_choices
from scenes.kit.pieces import Press, Spot
from scenes.kit.portrait import Portrait, standing
from scenes.kit.seen import Seen
from scenes.kit.stage import EventAnimation
from scenes.san_gimignano import asking
from scenes.san_gimignano.advice import advice, is_true_of, prospect
from scenes.san_gimignano.animations import animations
from scenes.san_gimignano.arithmetic import arithmetic
from scenes.san_gimignano.cards import card_text
from scenes.san_gimignano.closing import open_towers
from scenes.san_gimignano.following import DONATIONS
from scenes.san_gimignano.geometry import (
    CARD_RATIO,
    hand_cards,
    hand_rects,
    nobles_rects,
    place,
    rival_hand_rects,
    share_shown,
)
from scenes.san_gimignano.market_row import PILE
from scenes.san_gimignano.news import News
from scenes.san_gimignano.painting import ART, draw_card
from scenes.san_gimignano.pieces import Card, Deck, HandCard, HandGround, TowerWidget
from scenes.san_gimignano.plates import HandPlate, add_plates
from scenes.san_gimignano.rather import rather
from scenes.san_gimignano.score_panel import ScorePanel, letters_of, rows_of, total_place
from scenes.san_gimignano.selection import Selection
from scenes.san_gimignano.stage import TowerStage
from scenes.san_gimignano.supplies import ROW, Supplies
from scenes.san_gimignano.tower_row import TowerRow
from scenes.san_gimignano.verbs import OF_CARDS, Verbs

_CHOICE_VERBS = {
    "donate": ("donate", "forgo", "topple"),
    "joust": ("joust", "allow"),
    "protect": ("protect", "suffer"),
    "proceed": ("proceed", "take"),
    "return": ("keep",),
    "deal": ("deal",),
}
"""Decisions answered by buttons; cards and towers answer the others."""
_DECLINES = ("forgo", "suffer", "allow", "keep")
"""They stand last."""


_NAMED = 30.0
"""The plate of the market reaches so far below its cards."""


class SanGimignanoBoard(Board[TowerStage]):
    """Keeps what is lifted and marked while its scene lives."""

    has_panel = True
    background = ART + "table"
    called_at = (846.0, 872.0)
    """Over one's own hand: the towers and the market, of which it speaks, stay in sight."""
    sky = Rect(0, 57, 1612, 1023)

    def __init__(self, scene: Scene) -> None:
        super().__init__(scene, place, TowerStage(scene))
        self.selection = Selection()
        self.stage.wind = self._wind
        self.stage.risen_cards = self._lifted

    def _wind(self) -> float:
        return self.air.wind if self.air else 0.0

    def _lifted(self) -> Sequence[int]:
        return self.selection.cards

    # What the table asks of a board

    def build(self, seen: Seen, bindings: Bindings) -> None:
        view: State = seen.view
        is_turn = seen.decision is not None and seen.decision.kind == "turn"
        self.selection.follow(hand_cards(view, seen.viewer), open_towers(view, seen.viewer) if is_turn else ())
        verbs = Verbs(seen, self.selection, bindings, self.ask, self.say)
        towers = TowerRow(self.scene, seen, self.selection, bindings, self._toggle_tower, self.saying)
        self._add_scores(seen)
        self._add_rival(seen, towers)
        supplies = Supplies(self.scene, seen, self.selection, bindings, verbs, self.saying, self.stage.market.lying())
        supplies.add()
        self._add_own_towers(seen, towers, verbs)
        add_plates(self.scene, seen)
        self._add_hand(seen, bindings)
        if seen.decision and not bindings.is_choosing:
            supplies.show_uses()
            self._add_actions(seen, bindings, verbs)

    def hour(self, seen: Seen) -> float:
        """By the deck, whose end brings the end."""
        dealt = len(seen.past.match.state_at(0).deck)
        return 1 - len(seen.view.deck) / dealt if dealt else 1.0

    def dealing(self, seen: Seen) -> str:
        return seen.wording.catalog("sg-dealing")

    def prompt(self, seen: Seen) -> str:
        carried = {intents.verb_of(action) for action in self.stage.carried} if self.selection.cards else set[str]()
        return asking.of_carried(seen, self.selection, carried) or asking.prompt(seen, self.selection)

    @property
    def has_selection(self) -> bool:
        return bool(self.selection.cards or self.selection.towers)

    def drop_selection(self) -> None:
        self.selection.clear()

    def goes_along(self, piece: str) -> Sequence[str]:
        """The other lifted cards."""
        lifted = [f"hand-{place}" for place in self.selection.cards]
        return [each for each in lifted if each != piece] if piece.startswith("hand-") else ()

    def details(self, seen: Seen) -> list[str]:
        t, view = seen.wording.catalog, seen.view
        details = [seen.wording.stretch(seen.turn)] if view.series == "single" else self._of_the_series(seen)
        if view.end_phase and view.stage == PLAY:
            details.append(t("sg-end-phase"))
        return details

    def _of_the_series(self, seen: Seen) -> list[str]:
        """Turns go on counting through its games, so the game is told instead."""
        t, view = seen.wording.catalog, seen.view
        told = [t(f"sg-series-{view.series}", game=view.game)]
        if view.past:
            sums = map(sum, zip(*(game.totals for game in view.past), strict=True))
            told.append(t("sg-series-so-far", scores=" : ".join(map(str, sums))))
        return told

    def advice(self, seen: Seen, action: Any) -> str:
        return advice(seen, action)

    def rather(self, seen: Seen, action: Any, weighed: Sequence[tuple[str, float]]) -> str:
        return rather(seen, action, weighed)

    def prospect(self, seen: Seen, action: Any) -> str:
        """Where to look is no riddle: the cards in question are named, the deed is not."""
        return prospect(seen, action)

    def hint_area(self, piece: str) -> Rect | None:
        """The cards that lie there with their name, clear of the plate of the tower piece."""
        laid = self.scene.find(ROW) if piece.startswith(PILE) or piece == ROW else None
        return laid.rect.trimmed(bottom=-_NAMED) if laid else None

    def is_true_of(self, seen: Seen, action: Any, reason: Reason) -> bool:
        return is_true_of(seen, action, reason)

    def portrait_of(self, widget: Widget) -> Portrait | None:
        if isinstance(widget, TowerWidget):
            return standing(widget, widget.whole())
        if not isinstance(widget, Card | Deck):
            return None
        kind, catalog = widget.kind, widget.catalog
        return Portrait(lambda canvas, rect: draw_card(canvas, catalog, kind, rect), CARD_RATIO)

    def animations(self) -> Mapping[type, EventAnimation]:
        return animations(self.stage)

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

    def _add_scores(self, seen: Seen) -> None:
        """Totals count as the coins come, hands as their cards do; what totals are made of, once that is told."""
        told, totals, news = seen.before, seen.score.totals, News(seen)
        view: State = told.view
        rows_by_seat = [rows_of(view, seat, told.score, seen.wording.catalog) for seat in (0, 1)]
        letters = letters_of(self.scene.measure, place("own_score"), rows_by_seat)
        for seat, name in ((1 - seen.viewer, "rival_score"), (seen.viewer, "own_score")):
            rows = rows_by_seat[seat]
            is_active = (seen.mover if seen.mover >= 0 else self._active_seat(seen.view)) == seat
            t, person = seen.wording.catalog, seen.people[seat]
            gain = news.points(seat)
            held = self._held(seen, seat)
            panel = ScorePanel(
                name, place(name), person, view, seat, rows, totals[seat], t, is_active, held, letters, gain
            )  # fmt: skip
            self.scene.add(panel)
            if reasons := news.reasons(seat):
                since = f"{markup.strong(t('table-since'))}\n{reasons}"
                self.scene.add(Spot(f"{name}-since", total_place(panel.rect), since, panel.rect))
            for row, rect in panel.row_places():
                sums = partial(arithmetic, t, view, seat, row.category, row.points)
                self.scene.add(Spot(f"{name}-{row.category}", rect, sums, panel.rect))

    def _held(self, seen: Seen, seat: int) -> Callable[[], int]:
        return partial(self.stage.held, seat, hand_size(seen.view, seat))

    @staticmethod
    def _active_seat(view: State) -> int:
        return view.stack[-1].seat if view.stack else view.active

    def _add_rival(self, seen: Seen, towers: TowerRow) -> None:
        view, rival, t = seen.view, 1 - seen.viewer, seen.wording.catalog
        kinds = hand_cards(view, rival)
        for index, (kind, rect) in enumerate(zip(kinds, rival_hand_rects(kinds), strict=True)):
            tip = (
                t("sg-known-card")
                if kind not in (UNKNOWN_TOWER, UNKNOWN_NOBLE)
                else t("sg-unknown-card", nobles="yes" if view.nobles else "no")
            )
            press = self.saying(t("sg-ask-rival-cards")) if seen.can_act else None
            self.scene.add(Card(f"rival-card-{index}", rect, kind, t, press, tip))
        self._add_played(seen, rival, "rival_cards")
        towers.add(rival)
        area = place("rival_cards")
        held, label = self._held(seen, rival), partial(t, "sg-rival-hand", name=seen.people[rival].name)
        self.scene.add(HandPlate(area.x + 110, area.bottom - 34, lambda: label(n=held())))

    def _add_played(self, seen: Seen, seat: int, name: str) -> None:
        played = seen.view.played[seat]
        for index, (kind, rect) in enumerate(zip(played, nobles_rects(name, len(played)), strict=True)):
            t = seen.wording.catalog
            self.scene.add(Card(f"{name}-noble-{index}", rect, kind, t, tooltip=card_text(t, kind)))

    def _add_own_towers(self, seen: Seen, towers: TowerRow, verbs: Verbs) -> None:
        self._add_played(seen, seen.viewer, "own_nobles")
        towers.add(seen.viewer)
        towers.add_plot(verbs)

    # Hand and actions

    def _add_hand(self, seen: Seen, bindings: Bindings) -> None:
        is_awaiting = any(intents.verb_of(action) in ("buy", "draw") for action in self.stage.carried)
        self.scene.add(HandGround(place("hand"), is_awaiting=is_awaiting))
        kinds = hand_cards(seen.view, seen.viewer)
        rects = hand_rects(len(kinds))
        for index, (kind, rect) in enumerate(zip(kinds, rects, strict=True)):
            press, tip = self._hand_press(seen, index, kind, bindings)
            self.scene.add(
                HandCard(
                    f"hand-{index}", rect, _back_of(kind) if seen.hands_covered else kind, seen.wording.catalog, press,
                    "" if seen.hands_covered else "\n".join(filter(None, [self._card_told(seen, kind), tip])),
                    lifted=index in self.selection.cards, raises=press is not None, shown=share_shown(rects, index),
                )
            )  # fmt: skip

    @staticmethod
    def _card_told(seen: Seen, kind: int) -> str:
        """SG 4.2: what a card could do no more is said with it."""
        t, is_idle = seen.wording.catalog, seen.view.end_phase and kind in DONATIONS
        return "\n".join([card_text(t, kind), *([t("sg-no-donation", closed="yes")] if is_idle else [])])

    def _hand_press(self, seen: Seen, index: int, kind: int, bindings: Bindings) -> tuple[Press | None, str]:
        choice, name = seen.decision.kind if seen.decision else "", f"hand-{index}"
        if choice == "turn":
            towards = self._uses_of(seen, index, kind, bindings)
            is_wanted = self.selection.wanted in map(intents.verb_of, towards) and not self._has_wanted(bindings)
            bindings.carry(name, [action for action in bindings.offers.legal if kind in intents.hand_cards(action)])
            return bindings.prepare(name, lambda: self._toggle_card(index), towards, glows=is_wanted), ""
        if choice in ("give", "return"):
            action = act.give(kind) if choice == "give" else act.return_card(kind)
            press = bindings.bind(name, action)
            return press, bindings.offers.told(action) if press else ""
        return None, ""

    def _has_wanted(self, bindings: Bindings) -> bool:
        """Enough is lifted for the verb that asked for cards."""
        wanted, lifted = self.selection.wanted, self.selection.lifted
        legal = bindings.offers.legal
        return any(intents.hand_cards(action) == lifted and intents.verb_of(action) == wanted for action in legal)

    def _uses_of(self, seen: Seen, index: int, kind: int, bindings: Bindings) -> list[Any]:
        """The actions that still want this card beside those lifted; of equal cards, the first ones."""
        if index in self.selection.cards:
            return []
        lifted, equals = Counter(self.selection.lifted), hand_cards(seen.view, seen.viewer)[:index].count(kind)
        before = equals - sum(place < index for place in self.selection.cards if self._kind_at(seen, place) == kind)
        wanted = []
        for action in bindings.offers.legal:
            if intents.verb_of(action) in OF_CARDS:
                needed = Counter(intents.hand_cards(action))
                if lifted <= needed and before < needed[kind] - lifted[kind]:
                    wanted.append(action)
        return wanted

    @staticmethod
    def _kind_at(seen: Seen, place: int) -> int:
        return hand_cards(seen.view, seen.viewer)[place]

    def _add_actions(self, seen: Seen, bindings: Bindings, verbs: Verbs) -> None:
        assert seen.decision
        kind = seen.decision.kind
        if kind == "turn":
            verbs.add(self.scene, self.controls_place)
            return
        answers = _CHOICE_VERBS.get(kind, ())
        actions = [action for action in bindings.offers.legal if intents.verb_of(action) in answers]
        actions.sort(key=lambda action: (getattr(action, "is_mine", False), intents.verb_of(action) in _DECLINES))
        actions = list({bindings.offers.choice(action): action for action in reversed(actions)}.values())[::-1]
        question, invites = asking.question(seen, kind, self._turn_ends(seen)), _invites(actions)
        add_choices(self.scene, self.controls_place, question, actions, bindings, invites=invites)

    def _turn_ends(self, seen: Seen) -> str:
        """Where people share the screen, what has come is looked at first."""
        ends: str = self.scene.app.settings.turn_ends
        is_shared = len(seen.past.match.humans) > 1
        return "asked" if ends == "light" and is_shared else ends


def _back_of(kind: int) -> int:
    return UNKNOWN_NOBLE if kind in (*NOBLES, UNKNOWN_NOBLE) else UNKNOWN_TOWER


def _invites(actions: Sequence[Any]) -> bool:
    """Bright is what one is asked for: never one of several towers, and to decline only where own ones alone can fall.
    """
    owners = [action.is_mine for action in actions if isinstance(action, Topple)]
    if owners and all(owners):
        return True
    return len(owners) < 2 and all(intents.verb_of(action) not in _DECLINES for action in actions[:1])
