"""The towers of a seat: what pressing each does, and what that would bring."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from game.san_gimignano import intents
from game.san_gimignano.actions import Complete, Extend, SanGimignanoAction, Topple
from game.san_gimignano.state import Protecting
from game.san_gimignano.towers import Tower
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.text.catalog import signed
from scenes.games.san_gimignano import piece_ids
from scenes.games.san_gimignano.changes_since_turn import ChangesSinceTurn
from scenes.games.san_gimignano.choices.action_buttons import ActionButtons
from scenes.games.san_gimignano.choices.selection import SanGimignanoSelection
from scenes.games.san_gimignano.consequences import told
from scenes.games.san_gimignano.end_phase import is_near
from scenes.games.san_gimignano.layout import Skyline, skyline_of
from scenes.games.san_gimignano.position import SanGimignanoPosition
from scenes.games.san_gimignano.widgets.pieces import Plot, TowerWidget
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press

Pressable = tuple[Press | None, str, str]
"""Press, tooltip and tag."""


@dataclass(frozen=True, slots=True)
class TowerRow:
    """Add the towers of a seat for one position and selection."""

    scene: Scene
    position: SanGimignanoPosition
    selection: SanGimignanoSelection
    bindings: Bindings
    toggle: Callable[[int], None]
    saying: Callable[[str], Press | None]
    """Returns a press that only says why it is impossible."""
    wind: Callable[[], float]

    def add(self, seat: int) -> None:
        skyline, changed = self._skyline(seat), ChangesSinceTurn(self.position).deeds(seat)
        for index, tower in enumerate(skyline.towers):
            press, tip, tag = self._pressable(seat, index, tower)
            tag = f"{markup.icon(changed[index])} {tag}" if index in changed else tag
            self.scene.add(
                TowerWidget(
                    piece_ids.tower(seat, index), skyline.reach(index, tower), skyline, index, tower,
                    self.position.people[seat].colour, tag, on_press=press, tooltip=tip,
                    marked=seat == self.position.viewer and index in self.selection.towers,
                    threatened=self._is_threatened(seat, index), growing=partial(self._named, tower), wind=self.wind,
                    invites=seat != self.position.viewer or not self._is_toppling,
                )
            )  # fmt: skip

    def add_plot(self, verbs: ActionButtons) -> None:
        """Add the free ground, on which the lifted cards can be built."""
        t, offers = self.position.wording.catalog, self.bindings.offers
        is_turn = self.position.decision is not None and self.position.decision.kind == "turn"
        builds = verbs.ready("build") if is_turn else []
        self.bindings.show("plot", verbs.of_verb("build"))
        press, tip, label = self.bindings.bind("plot", *builds), t("sg-plot-help"), t("sg-plot")
        if not builds and is_turn:
            reason = intents.why_not_intent(self.position.view, "build", self.selection.lifted)
            press = self.saying(self.position.wording.reason(reason) if reason else t("sg-ask-build"))
        if builds:
            tip, label = (
                told(self.position, offers, builds[0]),
                t("sg-plot-gain", gain=signed(offers.points(builds[0]))),
            )
        self.scene.add(Plot("plot", self._skyline(self.position.viewer).plot(), label, on_press=press, tooltip=tip))

    def _skyline(self, seat: int) -> Skyline:
        return skyline_of(self.position.view, seat, self.position.viewer)

    @property
    def _is_toppling(self) -> bool:
        """Return whether a tower is to be torn down; none glows, because own ones can fall as well."""
        return self.position.decision is not None and self.position.decision.kind == "donate"

    def _is_threatened(self, seat: int, index: int) -> bool:
        """Return whether a tear-down of this tower waits for its owner's answer (SG 5.7)."""
        frame = self.position.view.stack[-1] if self.position.view.stack else None
        return isinstance(frame, Protecting) and (frame.seat, frame.tower) == (seat, index)

    def _pressable(self, seat: int, index: int, tower: Tower) -> Pressable:
        t = self.position.wording.catalog
        kind = "plain" if tower.is_plain else "banded"
        state = "complete" if tower.is_complete else "open"
        tag = self._named(tower, tower.levels)
        tip = t("sg-tower-help", kind=kind, levels=tower.levels, number=tower.top, state=state)
        choice = self.position.decision.kind if self.position.decision else ""
        if choice == "donate":
            return self._toppling(seat, index, tip, tag)
        if choice == "turn" and seat != self.position.viewer:
            return self.saying(t("sg-ask-rival-tower")), tip, tag
        if choice != "turn":
            return None, tip, tag
        self.bindings.show(piece_ids.tower(seat, index), self._extensions(index))
        if self.selection.cards:
            return self._extending(index, tower, tip, tag)
        if tower.is_complete or self.position.view.end_phase:
            why = self.bindings.offers.why_not(Complete((index,)))
            return self.saying(why), tip if tower.is_complete else f"{tip}\n{t('sg-tower-too-late')}", tag
        return self._completing(index, tip, tag)

    def _named(self, tower: Tower, levels: int) -> str:
        return self.position.wording.catalog(
            "sg-tower-tag", kind="plain" if tower.is_plain else "banded", levels=levels
        )

    def _completing(self, index: int, tip: str, tag: str) -> Pressable:
        """Return press, tooltip and tag of an open tower: `+5` while it is marked.

        If the end phase is near, the tag is a short warning.
        """
        t, points = self.position.wording.catalog, self.bindings.offers.points(Complete((index,)))
        lines = [tip, t("sg-mark-tower", points=points)]
        if is_near(self.position.view, self.position.viewer):
            lines.append(markup.coloured("burgundy", t("sg-tower-late")))
            tag = f"{markup.icon('warning')} {self.position.view.towers[self.position.viewer][index].levels}"
        if index in self.selection.towers:
            tag = f"{markup.icon('complete')} {signed(points)}"
        return self._marking(index), "\n".join(lines), tag

    def _marking(self, index: int) -> Press:
        marked = {*self.selection.towers, index}
        completions = (action for action in self.bindings.offers.legal if isinstance(action, Complete))
        towards = [action for action in completions if marked <= set(action.towers)]
        is_marked = index in self.selection.towers
        name = piece_ids.tower(self.position.viewer, index)
        is_wanted = self.selection.wanted == "extend" and bool(self._extensions(index))
        towards = [] if is_marked else towards
        return self.bindings.prepare(name, lambda: self.toggle(index), towards, glows=is_wanted, rank=1)

    def _extensions(self, index: int) -> list[SanGimignanoAction]:
        return [action for action in self.bindings.offers.legal if isinstance(action, Extend) and action.tower == index]

    def _extending(self, index: int, tower: Tower, tip: str, tag: str) -> Pressable:
        """Return press, tooltip and tag of an open tower, such as `3 → 4: +2` if the lifted cards fit."""
        offers, lifted = self.bindings.offers, self.selection.lifted
        extensions = [action for action in self._extensions(index) if intents.hand_cards(action) == lifted]
        if not extensions:
            reason = intents.why_not_extension(self.position.view, index, lifted)
            why = self.position.wording.reason(reason) if reason else ""
            return self.saying(why), f"{tip}\n{markup.coloured('burgundy', why)}", tag
        levels = tower.levels + len(self.selection.cards)
        tag = f"{tower.levels} → {levels}: {signed(offers.points(extensions[0]))}"
        press = self.bindings.bind(piece_ids.tower(self.position.viewer, index), *extensions)
        return press, told(self.position, offers, extensions[0]), tag

    def _toppling(self, seat: int, index: int, tip: str, tag: str) -> Pressable:
        action = Topple(seat == self.position.viewer, index)
        press = self.bindings.bind(piece_ids.tower(seat, index), action)
        return press, told(self.position, self.bindings.offers, action) if press else tip, tag
