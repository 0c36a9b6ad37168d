"""The panel in the city: starting cards, the cards of a triplet with their buttons, the deal."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.lucca import actions as act
from game.lucca.actions import Keep, Place
from game.lucca.cards import SHIELDS_OF
from game.lucca.limits import TO_KEEP, goal
from game.lucca.placing import DISCARD, EXTEND, RAISE, START, WALL
from game.lucca.prospects import Fate, prospect
from game.lucca.scoring import CATEGORIES, SHIELDS_PER_WALL
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.text.catalog import signed
from scenes.engine.theme import BUTTON, NOTE_ON_WOOD, SMALL, TextStyle
from scenes.engine.widgets import Button, Panel, Paragraph, draw_tooltip
from scenes.games.lucca import piece_ids
from scenes.games.lucca.drawing.painting import WALL as FACE_DOWN
from scenes.games.lucca.layout import answers_rect, hand_slots, place, placing_slots
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.widgets.pieces import CardChoice, Tray
from scenes.games.lucca.widgets.triplet_preview import TripletPreview, at_end
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import action_of

_WAY = BUTTON.but(size=20, smallest=0.5)
_NOTE = SMALL.but(size=20.5, face="strong")
_WAY_GAP = 4.0
_TWO_LINES = 1.15
"""Text scale above which a button has room for a single line."""
_AND = " · "
_DEAL = (560.0, 64.0)
_ICONS = {START: "home", EXTEND: "extend", WALL: "build", RAISE: "tower", DISCARD: "delete"}
_OF_CARDS = (START, EXTEND)
_PALACE_WAYS = (*_OF_CARDS, RAISE)


@dataclass(frozen=True)
class WayButton(Button):
    """Show one use of a card; its tooltip lies above the tray, so that neighbours and cards stay visible."""

    @property
    def _under(self) -> TextStyle:
        """Return the style of the note, which is as important as the name."""
        return _NOTE

    def draw_tooltip(self, canvas: Canvas, text: str) -> None:
        tray = place("city")
        draw_tooltip(canvas, Rect(self.rect.x, tray.y, self.rect.w, tray.h), text)


class HandPanel:
    """Add the panel for one position with cards before the viewer, or with the deal to confirm."""

    def __init__(self, scene: Scene, position: LuccaPosition, bindings: Bindings) -> None:
        self.scene, self.position, self.bindings = scene, position, bindings
        self.offers = bindings.offers
        self.view = position.view
        self.wording, self.t = position.wording, position.wording.catalog

    # Starting cards (LC 2.3)

    def add_start(self) -> None:
        """Add the starting cards to choose from."""
        hand = sorted(self.view.hands[self.position.viewer])
        slots = hand_slots(len(hand), answers=1)
        self.scene.add(Tray("hand", place("city"), "panel_wood"))
        if self.position.hands_covered:
            for number, rect in enumerate(slots):
                tip = self.t("lc-unknown-card")
                self.scene.add(CardChoice(piece_ids.covered(number), rect, card=FACE_DOWN, catalog=self.t, tooltip=tip))
            return
        for card, rect in zip(hand, slots, strict=True):
            self._add_start_card(card, rect)
        if self.position.can_act:
            self._add_keeps()

    def _add_start_card(self, card: int, rect: Rect) -> None:
        name = piece_ids.keep(card)
        press = self.bindings.press_of(name)
        self.scene.add(
            CardChoice(
                name, rect, card=card, catalog=self.t, tooltip=self._told_card(card), on_press=press,
                is_chosen=name in self.bindings.selection.chosen, raises=press is not None,
            )
        )  # fmt: skip

    def _told_card(self, card: int) -> str:
        return f"{markup.strong(self.wording.card(card))}\n{self.wording.card_text(card)}"

    def _add_keeps(self) -> None:
        """Add the button that keeps the cards; there are two if cards of one colour may lie in either order."""
        selection, area = self.bindings.selection, answers_rect()
        keeps = selection.complete()
        if not keeps:
            reason = self.t("lc-why-keep-two", have=len(selection.chosen), need=TO_KEEP)
            verb = self.t("lc-verb-keep")
            self.scene.add(
                Button("do-keep", area.centered(area.w, 58), verb, None, reason=reason, icon="check", style=_WAY)
            )
            return
        for keep, row in zip(keeps, area.centered(area.w, 64 * len(keeps)).rows(len(keeps), 8), strict=True):
            self.scene.add(self._keep_button(keep, row, is_pair=len(keeps) > 1))

    def _keep_button(self, keep: Keep, row: Rect, is_pair: bool) -> Button:
        name = piece_ids.answer(keep)
        label = self.t("lc-on-door", card=keep.cards[-1]) if is_pair else self.t("lc-verb-keep")
        note = self.t("lc-on-door-note") if is_pair else ""
        return Button(
            name, row, label, action_of(self.bindings.press_of(name)), dress="gold", icon="check", style=_WAY,
            subtitle=note,
            tooltip=f"{self.wording.action(keep)}\n{self.t('lc-verb-keep-help', shields=self._shields_of(keep))}",
            sound="card",
        )  # fmt: skip

    @staticmethod
    def _shields_of(keep: Keep) -> int:
        return sum(SHIELDS_OF[card] for card in keep.cards)

    # The cards of a triplet (LC 4.2)

    def add_placing(self, spread: Sequence[int | None]) -> None:
        """Add the cards to be played; `spread` has None for one that has been played."""
        self.scene.add(Tray("hand", place("city"), "panel_wood"))
        options = [action for action in self.offers.legal if isinstance(action, Place)]
        for index, (card, (rect, ways)) in enumerate(zip(spread, placing_slots(len(spread)), strict=True)):
            if card is not None:
                told = self._told_card(card)
                self.scene.add(CardChoice(piece_ids.hand(index), rect, card=card, catalog=self.t, tooltip=told))
                is_copy = card in spread[:index]
                if self.position.can_act:
                    of_card = [action for action in options if action.card == card]
                    self.bindings.press_of(piece_ids.hand(index))
                    self._add_ways(card, of_card, ways, is_copy)

    def _add_ways(self, card: int, ways: Sequence[Place], area: Rect, is_copy: bool) -> None:
        """Add the buttons of a card; each use has its place, and an impossible one is grey."""
        for verb, row in zip(_verbs(ways), area.rows(3, _WAY_GAP), strict=True):
            way = next((each for each in ways if each.verb == verb), None)
            self.scene.add(self._way_button(way, row, is_copy) if way else self._missing(verb, card, row, is_copy))

    def _missing(self, verb: str, card: int, row: Rect, is_copy: bool) -> Button:
        return WayButton(
            piece_ids.use(card, verb, is_copy), row, self.t(f"lc-verb-{verb}"), None, icon=_ICONS[verb], style=_WAY,
            reason=self.offers.why_not(act.place(verb, card)),
        )  # fmt: skip

    def _way_button(self, way: Place, row: Rect, is_copy: bool) -> Button:
        name = piece_ids.use(way.card, way.verb, is_copy)
        now = self._fate(way).points if way.verb in _OF_CARDS else 0
        label = f"{self.t(f'lc-verb-{way.verb}')}  {signed(now) if now else ''}".rstrip()
        note = self._note(way, self.offers.points(way) - now)
        if self._is_large:
            label, note = f"{label}  {note}".rstrip(), ""
        return WayButton(
            name, row, label, action_of(self.bindings.press_of(name)), icon=_ICONS[way.verb],
            subtitle=note, style=_WAY, sound="card",
            dress="gold" if way.verb in _PALACE_WAYS else "wood", tooltip=lambda: self._told(way),
        )  # fmt: skip

    @property
    def _is_large(self) -> bool:
        """Return whether the letters are so large that verb and note must share a line."""
        return self.scene.app.canvas.text_scale > _TWO_LINES

    def _fate(self, way: Place) -> Fate:
        (fate,) = prospect(self.view, self.position.viewer, (way.card,)).fates
        return fate

    def _note(self, way: Place, at_end: int) -> str:
        """Return what the card becomes, and the points at the end; for a wall also whether there are enough shields."""
        later, becomes = self._later(way, at_end), self._becomes(way)
        if later and (way.verb == RAISE or (way.verb == WALL and self._lacking)):
            becomes = ""  # the points say it, and have room for nothing beside them
        elif self._is_large and (later or way.verb == DISCARD):
            becomes = becomes.rpartition("  ")[2] if way.verb == WALL else ""
        return _AND.join(filter(None, [becomes, *later]))

    @property
    def _lacking(self) -> int:
        """Return the number of shields that are missing for one more wall."""
        quarter = self.view.quarters[self.position.viewer]
        return max(0, SHIELDS_PER_WALL * (len(quarter.walls) + 1) - quarter.shields)

    def _later(self, way: Place, at_end: int) -> list[str]:
        """Return the changes at the end: an address no longer paid for or lost, or the sum if there is more."""
        lost = [max(0, self.offers.change(way, "smallest")), min(0, self.offers.change(way, "largest"))]
        spared = [self.t("lc-note-spared", loss=signed(-points)) for points in lost if points]
        if at_end == sum(lost):
            return spared
        return [self.t("lc-note-at-end", gain=signed(at_end))]

    def _becomes(self, way: Place) -> str:
        whole, size = goal(self.view), self._fate(way).size
        match way.verb:
            case "extend" if size == whole:
                return self.t("lc-note-complete")
            case "start" | "extend":
                return self.t(f"lc-note-size{'-short' if self._is_large else ''}", size=size, goal=whole)
            case "wall":
                return self.t("lc-note-wall", missing=self._lacking)
            case "raise":
                return self.t("lc-note-tower")
        return self.t("lc-note-discard")

    def _told(self, way: Place) -> str:
        """Return what the card does to a palace, or what the use means, and then its points at the end."""
        if way.verb in _OF_CARDS:
            return "\n".join([TripletPreview(self.position, (way.card,)).told(), *self._for_others(way)])
        later = {category: self.offers.change(way, category) for category in CATEGORIES}
        told = at_end(self.wording, {category: change for category, change in later.items() if change})
        says_itself = way.verb == DISCARD and not self._is_large
        meaning = "" if says_itself else self.t(f"lc-verb-{way.verb}-help")
        return "\n".join(filter(None, [meaning, told, self._unsupported(way), *self._for_others(way)]))

    def _unsupported(self, way: Place) -> str:
        """Return why a wall makes all walls worthless (LC 5.3); empty if it does not."""
        if way.verb != WALL or not self._lacking:
            return ""
        shields = self.view.quarters[self.position.viewer].shields
        return self.t("lc-fate-unsupported", need=shields + self._lacking, shields=shields)

    def _for_others(self, way: Place) -> list[str]:
        """Return what changes for the rivals, without the viewer's own line."""
        is_own = any(self.offers.change(way, category) for category in CATEGORIES)
        return self.offers.brought(way).splitlines()[is_own:]

    # The next triplets (LC 4.5)

    def add_deal(self) -> None:
        """Add the button that deals the next triplets."""
        area = place("city").centered(_DEAL[0] + 120, _DEAL[1] + 96)
        self.scene.add(Panel("hand", area, "panel_wood"))
        words, foot = area.inset(24, 16).split_bottom(_DEAL[1], 6)
        self.scene.add(Paragraph("question", words, self.t("lc-question-deal"), NOTE_ON_WOOD.centered))
        press = self.bindings.press_of("do-deal")
        self.scene.add(
            Button(
                "do-deal", foot.centered(*_DEAL), self.t("lc-do-deal"), action_of(press), dress="gold",
                icon="cards", tooltip=self.t("lc-verb-deal-help"), sound="shuffle",
            )
        )  # fmt: skip


def _verbs(ways: Sequence[Place]) -> tuple[str, str, str]:
    """Return the three uses of a card in the order of their buttons: palace or tower, wall, discard."""
    first = next((way.verb for way in ways if way.verb in _PALACE_WAYS), EXTEND)
    return first, WALL, DISCARD
