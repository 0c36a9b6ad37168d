"""The table of San Gimignano: places its pieces for a seen position and makes them pressable."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.events import Event
from game.san_gimignano import actions as act
from game.san_gimignano.actions import CardAction
from game.san_gimignano.cards import KIND_OF, NOBLES, UNKNOWN_NOBLE, UNKNOWN_TOWER, kind_in_deck
from game.san_gimignano.legal import legal
from game.san_gimignano.scoring import score
from game.san_gimignano.state import NOBODY, PLAY, Drawing, Jousting, State
from scenes.core.canvas import Canvas
from scenes.core.layout import SCREEN, Rect
from scenes.core.scene import Scene
from scenes.core.widgets import Widget
from scenes.san_gimignano.actions_panel import Offer, add_choices, add_verbs
from scenes.san_gimignano.animations import TowerStage, animations
from scenes.san_gimignano.geometry import (
    CARD_RATIO,
    deck_place,
    hand_cards,
    hand_rects,
    market_piles,
    market_rects,
    nobles_rects,
    place,
    rival_hand_rects,
)
from scenes.san_gimignano.offers import Offers
from scenes.san_gimignano.painting import ART, draw_card
from scenes.san_gimignano.pieces import Card, Deck, TowerPiece, TowerWidget
from scenes.san_gimignano.rule_links import paragraph_of
from scenes.san_gimignano.score_panel import ScorePanel, rows_of
from scenes.san_gimignano.selection import Selection
from scenes.san_gimignano.sounds import SOUNDS
from scenes.san_gimignano.tower_row import TowerRow
from scenes.table.board import EventAnimation, Submit
from scenes.table.pieces import NamePlate, Press
from scenes.table.portrait import Portrait, standing
from scenes.table.seen import Seen

_CHOICE_VERBS = {
    "donate": ("donate", "forgo", "topple"),
    "joust": ("joust", "allow"),
    "protect": ("protect", "suffer"),
    "proceed": ("proceed", "take"),
    "return": ("keep",),
    "deal": ("deal",),
}
"""Decisions answered by buttons; cards and towers answer the others."""


class SanGimignanoBoard:
    """Keeps the selection and the stage of the animations while its scene lives."""

    def __init__(self, scene: Scene, submit: Submit) -> None:
        self.scene = scene
        self._submit = submit
        self.selection = Selection()
        self.stage = TowerStage(scene)
        self.chronicle_place = place("chronicle")
        self.prompt_place = place("prompt")
        self.controls_place = place("actions")
        self._choosing: Sequence[Any] = ()
        self._asked = ""

    # What the table asks of a board

    def build(self, seen: Seen) -> None:
        view: State = seen.view
        self.selection.follow(hand_cards(view, seen.viewer), len(view.towers[seen.viewer]))
        self.stage.follow(seen)
        self._offers = Offers(seen, self.selection, self._act, self._ask)
        self._add_scores(seen)
        self._add_rival(seen)
        self._add_market(seen)
        self._add_own_towers(seen)
        self._add_hand(seen)
        if seen.decision:
            self._add_actions(seen)
        self.stage.dress()

    def draw_background(self, canvas: Canvas) -> None:
        canvas.image(ART + "table", SCREEN)

    def draw_over(self, canvas: Canvas, seen: Seen) -> None:
        self.stage.draw(canvas)

    def prompt(self, seen: Seen) -> str:
        assert seen.decision
        if self._asked:
            return self._asked
        t, kind = seen.wording.catalog, seen.decision.kind
        if kind == "draw":
            frame = seen.view.stack[-1]
            return t("sg-prompt-draw", left=frame.left)
        if kind in ("give", "return"):
            return t(f"sg-prompt-{kind}", left=seen.view.stack[-1].left)
        if kind == "turn":
            return t("sg-prompt-lifted" if self.selection.cards else "sg-prompt-turn")
        return t(f"sg-prompt-{kind}")

    def place_of(self, action: Any) -> Rect | None:
        if isinstance(action, CardAction) and action.verb == "draw":
            return self._place_of_market(action.card)
        if action == act.DRAW_DECK or action == act.BUY:
            return deck_place(False)
        if action == act.DRAW_NOBLES:
            return deck_place(True)
        widget = self.scene.find(f"verb-{action.text.split()[0]}") or self.scene.find(f"do-{action.text}")
        return widget.rect if widget else place("hand")

    def first_focus(self, seen: Seen) -> str:
        kind = seen.decision.kind if seen.decision else ""
        if kind == "draw":
            return "deck" if seen.view.deck else "market-0"
        if kind in ("turn", "give", "return") and sum(seen.view.hands[seen.viewer]):
            return "hand-0"
        choice = next((widget.id for widget in self.scene.widgets if widget.id.startswith("do-")), "")
        return choice or "verb-pass"

    def drop_selection(self) -> bool:
        had_choice, had_question = bool(self._choosing), bool(self._asked)
        self._choosing, self._asked = (), ""
        return self.selection.clear() or had_choice or had_question

    def details(self, seen: Seen) -> list[str]:
        t, view = seen.wording.catalog, seen.view
        details = [t("table-turn", n=seen.turn)]
        if view.series != "single":
            details.append(t(f"sg-series-{view.series}", game=view.game))
            details += [self._past_game(seen, number) for number in range(len(view.past))]
        if view.end_phase and view.stage == PLAY:
            details.append(t("sg-end-phase"))
        return details

    def _past_game(self, seen: Seen, number: int) -> str:
        totals = seen.view.past[number].totals
        t = seen.wording.catalog
        names = t("list-separator").join(f"{person.name} {totals[person.seat]}" for person in seen.people)
        return t("sg-past-game", game=number + 1, scores=names)

    def portrait_of(self, widget: Widget) -> Portrait | None:
        if isinstance(widget, TowerWidget):
            return standing(widget, widget.whole())
        if not isinstance(widget, Card | Deck):
            return None
        kind, catalog = widget.kind, widget.catalog
        return Portrait(lambda canvas, rect: draw_card(canvas, catalog, kind, rect), CARD_RATIO)

    def paragraph_of(self, widget: Widget) -> str:
        return paragraph_of(widget)

    def animations(self) -> Mapping[type, EventAnimation]:
        return animations(self.stage)

    def sound_of(self, event: Event) -> str:
        return SOUNDS.get(type(event), "")

    # What a press does

    def _act(self, action: Any) -> None:
        self._choosing, self._asked = (), ""
        self._submit(action)

    def _ask(self, question: str) -> None:
        """A button that needs cards first says so in the prompt."""
        self._asked = question
        self.scene.invalidate()

    def _choose(self, actions: Sequence[Any]) -> None:
        """Fine stones may stand for several numbers: the person says which."""
        self._choosing = actions
        self.scene.invalidate()

    def _toggle_card(self, index: int) -> None:
        self._choosing, self._asked = (), ""
        self.selection.toggle_card(index)
        self.scene.invalidate()

    def _toggle_tower(self, index: int) -> None:
        self._choosing, self._asked = (), ""
        self.selection.toggle_tower(index)
        self.scene.invalidate()

    def _mark_open_towers(self) -> None:
        self.selection.mark_towers(self._offers.open_towers())
        self._ask(self._offers.t("sg-ask-complete"))

    def _lay(self, actions: Sequence[Any]) -> None:
        if len(actions) == 1:
            self._act(actions[0])
        else:
            self._choose(actions)

    # Panels and rows

    def _add_scores(self, seen: Seen) -> None:
        view, table = seen.view, score(seen.view)
        for seat, name in ((1 - seen.viewer, "rival_score"), (seen.viewer, "own_score")):
            rows = rows_of(view, seat, table, seen.wording.catalog)
            is_active = (seen.mover if seen.mover >= 0 else self._active_seat(view)) == seat
            self.scene.add(
                ScorePanel(
                    name, place(name), seen.people[seat], view, seat, rows, table.totals[seat],
                    seen.wording.catalog, is_active,
                )
            )  # fmt: skip

    @staticmethod
    def _active_seat(view: State) -> int:
        return view.stack[-1].seat if view.stack else view.active

    def _add_rival(self, seen: Seen) -> None:
        view, rival, t = seen.view, 1 - seen.viewer, seen.wording.catalog
        kinds = hand_cards(view, rival)
        for index, (kind, rect) in enumerate(zip(kinds, rival_hand_rects(len(kinds)), strict=True)):
            tip = t("sg-known-card") if kind not in (UNKNOWN_TOWER, UNKNOWN_NOBLE) else t("sg-unknown-card")
            self.scene.add(Card(f"rival-card-{index}", rect, kind, t, tooltip=tip))
        self._add_played(seen, rival, "rival_cards")
        self._towers(seen).add(rival)
        area = place("rival_cards")
        label = t("sg-rival-hand", name=seen.people[rival].name, n=len(kinds))
        self.scene.add(NamePlate("rival-hand-name", area.x + 110, area.bottom - 34, label))

    def _add_played(self, seen: Seen, seat: int, name: str) -> None:
        played = seen.view.played[seat]
        for index, (kind, rect) in enumerate(zip(played, nobles_rects(name, len(played)), strict=True)):
            self.scene.add(
                Card(f"{name}-noble-{index}", rect, kind, seen.wording.catalog, tooltip=self._card_text(seen, kind))
            )

    def _card_text(self, seen: Seen, kind: int) -> str:
        t = seen.wording.catalog
        return f"[b]{t(f'sg-card-{kind}')}[/b]\n{t(f'sg-card-{kind}-text')}"

    def _add_market(self, seen: Seen) -> None:
        view, t = seen.view, seen.wording.catalog
        self._add_deck(seen, "deck", view.deck, act.DRAW_DECK, UNKNOWN_TOWER)
        if view.nobles:
            self._add_deck(seen, "noble_deck", view.noble_deck, act.DRAW_NOBLES, UNKNOWN_NOBLE)
        piles = market_piles(view.market)
        rects = market_rects(len(piles))
        for index, ((kind, count), rect) in enumerate(zip(piles, rects, strict=True)):
            press, tip = self._draw_press(seen, act.draw(kind))
            self.scene.add(
                Card(
                    f"market-{index}", rect, kind, t, press, f"{self._card_text(seen, kind)}\n{tip}".strip(),
                    raises=press is not None, count=count,
                    is_named=index == len(rects) - 1 or rects[1].x >= rects[0].right,
                )
            )  # fmt: skip
        area = place("cards")
        self.scene.add(NamePlate("market-name", area.x + area.w * 0.47, area.bottom + 4, t("sg-market")))
        holder = t("sg-piece-free") if view.piece == NOBODY else seen.people[view.piece].name
        stand = place("piece")
        self.scene.add(TowerPiece("piece", stand.trimmed(bottom=34), tooltip=t("sg-piece-help")))
        self.scene.add(NamePlate("piece-name", stand.center[0], stand.bottom - 12, t("sg-piece", name=holder)))

    def _add_deck(self, seen: Seen, name: str, deck: list[int], action: Any, back: int) -> None:
        t = seen.wording.catalog
        rect = place(name)
        top = kind_in_deck(deck[-1]) if deck else back
        press, tip = self._draw_press(seen, action)
        help_text = t(f"sg-{name.replace('_', '-')}-help", n=len(deck))
        self.scene.add(Deck(name, rect, top, len(deck), t, press, f"{help_text}\n{tip}".strip()))
        self.scene.add(NamePlate(f"{name}-name", rect.center[0], rect.bottom + 4, t(f"sg-{name.replace('_', '-')}")))

    def _draw_press(self, seen: Seen, action: Any) -> tuple[Press | None, str]:
        """Decks and market answer while cards are taken; otherwise their tooltip says why not."""
        if not seen.decision or seen.decision.kind != "draw":
            return None, ""
        reason = seen.spec.rules.why_not(seen.view, action)
        if reason:
            return None, seen.wording.reason(reason)
        return Press(lambda: self._act(action)), self._offers.told(action)

    def _place_of_market(self, card: int) -> Rect | None:
        widgets = (self.scene.find(f"market-{index}") for index in range(len(KIND_OF)))
        return next((w.rect for w in widgets if isinstance(w, Card) and w.kind == card), None)

    # Towers

    def _towers(self, seen: Seen) -> TowerRow:
        return TowerRow(self.scene, seen, self._offers, self.selection, self._act, self._lay, self._toggle_tower)

    def _add_own_towers(self, seen: Seen) -> None:
        self._add_played(seen, seen.viewer, "own_nobles")
        row = self._towers(seen)
        row.add(seen.viewer)
        if seen.decision is None or seen.decision.kind == "turn":
            row.add_plot()

    # Hand and actions

    def _add_hand(self, seen: Seen) -> None:
        kinds = hand_cards(seen.view, seen.viewer)
        for index, (kind, rect) in enumerate(zip(kinds, hand_rects(len(kinds)), strict=True)):
            shown = kind
            if seen.hands_covered:
                shown = UNKNOWN_NOBLE if kind in NOBLES else UNKNOWN_TOWER
            press, tip = self._hand_press(seen, index, kind)
            is_quiet = seen.hands_covered or bool(self.selection.cards)
            self.scene.add(
                Card(
                    f"hand-{index}", rect, shown, seen.wording.catalog, press,
                    "" if is_quiet else f"{self._card_text(seen, kind)}\n{tip}".strip(),
                    lifted=index in self.selection.cards, raises=press is not None,
                )
            )  # fmt: skip

    def _hand_press(self, seen: Seen, index: int, kind: int) -> tuple[Press | None, str]:
        choice = seen.decision.kind if seen.decision else ""
        if choice == "turn":
            return Press(lambda: self._toggle_card(index), glows=False), ""
        if choice in ("give", "return"):
            action = act.give(kind) if choice == "give" else act.return_card(kind)
            if action in legal(seen.view):
                return Press(lambda: self._act(action)), self._offers.told(action)
        return None, ""

    def _add_actions(self, seen: Seen) -> None:
        assert seen.decision
        area, kind = place("actions"), seen.decision.kind
        if self._choosing:
            offers = [self._offers.answer(action) for action in self._choosing]
            back = Offer("choice-back", self._offers.t("back"), self._stop_choosing, "undo")
            add_choices(self.scene, area, self._offers.t("sg-ask-which"), [*offers, back])
        elif kind == "turn":
            add_verbs(self.scene, area, self._offers.verbs(self._choose, self._mark_open_towers))
        else:
            offers = self._offers.answers(_CHOICE_VERBS.get(kind, ()))
            add_choices(self.scene, area, self._question(seen, kind), offers)

    def _stop_choosing(self) -> None:
        self._choosing = ()
        self.scene.invalidate()

    def _question(self, seen: Seen, kind: str) -> str:
        t, frame = seen.wording.catalog, seen.view.stack[-1] if seen.view.stack else None
        if isinstance(frame, Drawing):
            return t("sg-question-draw", left=frame.left, market="yes" if frame.market else "no")
        number = getattr(frame, "number", 0)
        card = seen.wording.value("card", frame.chain[-1]) if isinstance(frame, Jousting) else ""
        left = getattr(frame, "left", 0)
        levels = getattr(frame, "levels", 0)
        rival = seen.people[1 - seen.viewer].name
        return t(f"sg-question-{kind}", number=number, card=card, left=left, levels=levels, rival=rival)


def make_board(scene: Scene, submit: Submit) -> SanGimignanoBoard:
    return SanGimignanoBoard(scene, submit)
