"""The towers of a seat on their ground: what each may be pressed for, and what that would bring."""

from collections.abc import Callable, Sequence
from typing import Any

from game.san_gimignano.actions import Topple
from game.san_gimignano.legal import legal
from game.san_gimignano.state import Protecting
from game.san_gimignano.towers import Tower
from scenes.core.scene import Scene
from scenes.core.text import signed
from scenes.san_gimignano.geometry import Skyline
from scenes.san_gimignano.offers import Offers
from scenes.san_gimignano.pieces import Plot, TowerWidget
from scenes.san_gimignano.selection import Selection
from scenes.table.pieces import Press
from scenes.table.seen import Seen

Pressable = tuple[Press | None, str, str]
"""What a press does, the tooltip and the tag."""


class TowerRow:
    """Made for one seen position and selection."""

    def __init__(
        self,
        scene: Scene,
        seen: Seen,
        offers: Offers,
        selection: Selection,
        act: Callable[[Any], None],
        lay: Callable[[Sequence[Any]], None],
        toggle: Callable[[int], None],
    ) -> None:
        self.scene, self.seen, self.offers, self.selection = scene, seen, offers, selection
        self.act, self.lay, self.toggle = act, lay, toggle
        self.t = seen.wording.catalog

    def add(self, seat: int) -> None:
        skyline = self._skyline(seat)
        for index, tower in enumerate(skyline.towers):
            press, tip, tag = self._pressable(seat, index, tower)
            self.scene.add(
                TowerWidget(
                    f"tower-{seat}-{index}", skyline, index, tower, self.seen.people[seat].colour, tag, press, tip,
                    marked=seat == self.seen.viewer and index in self.selection.towers,
                    threatened=self._is_threatened(seat, index),
                )
            )  # fmt: skip

    def add_plot(self) -> None:
        """Free ground: what is lifted could stand here."""
        builds = self.offers.ready("build") if self.seen.decision else []
        press, tip, label = None, self.t("sg-plot-help"), self.t("sg-plot")
        if builds:
            press, tip = Press(lambda: self.lay(builds)), self.offers.told(builds[0])
            label = self.t("sg-plot-gain", gain=signed(self.offers.points(builds[0])))
        self.scene.add(Plot(self._skyline(self.seen.viewer).plot(), label, press, tip))

    def _skyline(self, seat: int) -> Skyline:
        return Skyline(self.seen.view.towers[seat], is_own=seat == self.seen.viewer)

    def _is_threatened(self, seat: int, index: int) -> bool:
        """SG 5.7: a tear-down waits for its owner's answer."""
        frame = self.seen.view.stack[-1] if self.seen.view.stack else None
        return isinstance(frame, Protecting) and (frame.seat, frame.tower) == (seat, index)

    def _pressable(self, seat: int, index: int, tower: Tower) -> Pressable:
        kind = "plain" if tower.is_plain else "banded"
        state = "complete" if tower.is_complete else "open"
        tag = self.t("sg-tower-tag", kind=kind, levels=tower.levels)
        tip = self.t("sg-tower-help", kind=kind, levels=tower.levels, number=tower.top, state=state)
        choice = self.seen.decision.kind if self.seen.decision else ""
        if choice == "donate":
            return self._toppling(seat, index, tip, tag)
        if choice != "turn" or seat != self.seen.viewer:
            return None, tip, tag
        if self.selection.cards:
            return self._extending(index, tower, tip, tag)
        if tower.is_complete or self.seen.view.end_phase:
            return None, tip, tag
        return Press(lambda: self.toggle(index), glows=False), f"{tip}\n{self.t('sg-mark-tower')}", tag

    def _extending(self, index: int, tower: Tower, tip: str, tag: str) -> Pressable:
        """`3 → 4: +2` while cards are lifted that fit."""
        extensions = self.offers.extension(index)
        if not extensions:
            return None, f"{tip}\n[c:burgundy]{self.offers.why_no_extension(index)}[/c]", tag
        levels = tower.levels + len(self.selection.cards)
        tag = f"{tower.levels} → {levels}: {signed(self.offers.points(extensions[0]))}"
        return Press(lambda: self.lay(extensions)), self.offers.told(extensions[0]), tag

    def _toppling(self, seat: int, index: int, tip: str, tag: str) -> Pressable:
        action = Topple(seat == self.seen.viewer, index)
        if action in legal(self.seen.view):
            return Press(lambda: self.act(action)), self.offers.told(action), tag
        return None, tip, tag
