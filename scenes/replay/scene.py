"""The real board of a game with a bar of steps instead of actions."""

from dataclasses import replace
from functools import partial
from typing import Any

from game.core.events import ONLOOKER
from game.core.match import Match
from scenes.core.app import App
from scenes.core.canvas import Canvas
from scenes.core.inputs import Command, KeyPress
from scenes.core.layout import Rect
from scenes.core.theme import BODY, BURGUNDY, SUBHEADING
from scenes.core.top_bar import Tool, add_top_bar
from scenes.core.widgets import Button, Label, ListView, Panel, Slider, Widget
from scenes.kit.board_scene import BoardScene
from scenes.kit.chronicle import Block, blocks
from scenes.kit.past import Past
from scenes.kit.seen import Seen
from scenes.kit.viewing import seen_from, wording_of
from scenes.kit.wording import Wording
from scenes.replay import choices
from scenes.replay.eyes import OPEN, allowed_eyes, covers_hands
from scenes.replay.lines import CREST, TEXT, TurnLine
from scenes.replay.looking_back import LookingBack
from scenes.replay.play_on import PlayOn
from scenes.replay.playing import Playing

STEPS = {
    "first": ("[icon:chevron_left][icon:chevron_left]", "home"),
    "previous": ("[icon:chevron_left]", ","),
    "next": ("[icon:chevron_right]", "."),
    "last": ("[icon:chevron_right][icon:chevron_right]", "end"),
}
"""What stands on each button, and its key."""

LABEL = BODY.but(size=24, align="center")


class Replay(BoardScene):
    """`length` is how many entries have been played; `viewer` may be OPEN."""

    name = "replay"

    def __init__(self, app: App, match: Match, length: int | None = None, seat: int | None = None) -> None:
        eyes = allowed_eyes(match)
        viewer = OPEN if OPEN in eyes else eyes[0]
        last = len(match.entries)
        super().__init__(app, match, last if length is None else min(length, last), viewer)
        self.eyes = eyes
        self.playing = Playing(self)
        self.looking_back = LookingBack(self, seat)
        self._has_moved = True
        self._shown_line = ""

    @property
    def last(self) -> int:
        return len(self.match.entries)

    @property
    def seen(self) -> Seen:
        return self.playing.current or self.seen_of(self.match.state_at(self.length))

    def seen_of(self, state: Any) -> Seen:
        """All hands open: the position itself, from the place of the first person."""
        covered, past = covers_hands(self.match), Past(self.match, self.length)
        seen = seen_from(self.match, state, self._seat, self._wording, covered=covered, past=past)
        return replace(seen, view=state) if self.viewer == OPEN else seen

    @property
    def _wording(self) -> Wording:
        """While two people play, the lines are for both of them to read."""
        return wording_of(self.app.catalog, self.match, ONLOOKER if covers_hands(self.match) else self._seat)

    @property
    def coach_wording(self) -> Wording:
        """Moments are told to whoever looks back."""
        return self._wording

    @property
    def blocks(self) -> list[Block]:
        return blocks(self.match, self._wording)

    @property
    def _seat(self) -> int:
        if self.viewer != OPEN:
            return self.viewer
        return self.match.humans[0] if self.match.humans else 0

    def eyes_to_choose(self) -> list[int]:
        """None where all see the same, as once all hidden cards lie open."""
        views = [self.match.view_at(self.length, eye) for eye in self.eyes if eye != OPEN]
        return self.eyes if any(view != views[0] for view in views) else []

    # Building

    def build(self) -> None:
        seen = self.seen
        self.build_board(seen)
        tools = [Tool("close", self.t("replay-close"), "cross", self.back)]
        if self.looking_back.has_something:
            tools.insert(0, self._moves_tool())
        details = [self.t("replay-heading"), *self.board.details(seen)]
        name = self.t(f"{self.match.spec.prefix}-title")
        add_top_bar(self, name, details, tools, f"{self.match.spec.id}/art/arms")
        self._add_bar(self.board.prompt_place)
        self._add_lines(choices.add(self, self.board.chronicle_place), seen)
        self.looking_back.add(self.board.prompt_place)

    def _moves_tool(self) -> Tool:
        return Tool(
            "moves", self.t("coach-moves"), "eye", self.looking_back.toggle, "replay/moves",
            tooltip=self.t("coach-moves-help"),
        )  # fmt: skip

    def _add_bar(self, place: Rect) -> None:
        bar = self.add(Panel("bar", place, "panel_wood")).rect.inset(14, 6)
        left, rest = bar.split_left(136, 8)
        middle, right = rest.split_right(212, 8)
        play, *after = right.columns(3, 8)
        places = [*left.columns(2, 8), *after]
        for (name, (sign, key)), area in zip(STEPS.items(), places, strict=True):
            target = self._target(name)
            step = self.add(
                Button(
                    name, area, sign, partial(self.go_to, target), style=LABEL, tooltip=self.t(f"replay-{name}"),
                    enabled=target != self.length, reason=self.t("replay-no-further"), key=key,
                )
            )  # fmt: skip
            step.counts_every_click = True
        self._add_play(play)
        self.add(
            Slider(
                "steps", middle, self.length, self.go_to, low=0, high=max(1, self.last), step=1, number_width=0,
                tooltip=self.t("replay-step", step=self.length, steps=self.last),
            )
        )  # fmt: skip

    def _add_play(self, place: Rect) -> None:
        is_on = self.playing.is_on
        told = self.t("replay-pause" if is_on else "replay-play")
        self.add(
            Button(
                "play", place, f"[icon:{'skip' if is_on else 'play'}]", self.playing.toggle, style=LABEL, chosen=is_on,
                tooltip=told, command="replay/play", enabled=self.length < self.last,
                reason=self.t("replay-no-further"),
            )
        )  # fmt: skip

    def _target(self, name: str) -> int:
        wanted = {"first": 0, "previous": self.length - 1, "next": self.length + 1, "last": self.last}[name]
        return max(0, min(self.last, wanted))

    def _add_lines(self, place: Rect, seen: Seen) -> None:
        self.add(Panel("chronicle", place, "scroll"))
        head, rest = place.inset(26, 40).trimmed(top=14).split_top(44, 4)
        style = SUBHEADING.but(align="center", colour=BURGUNDY)
        self.add(Label("chronicle-head", head, self.t("replay-chronicle"), style))
        told = self.blocks
        width = rest.w - CREST - 44
        heights = [max(84.0, self.measure(block.text, TEXT, width)[1] + 16) for block in told]
        shown = next((block for block in told if block.first < self.length <= block.last + 1), None)

        def row(index: int, rect: Rect) -> list[Widget]:
            block = told[index]
            person = seen.people[block.seat]
            return [TurnLine(rect, block, person, block is shown, partial(self.go_to, block.last + 1))]

        self.add(ListView("lines", rest, heights, row, gap=8))
        self._shown_line = f"turn-{shown.first}" if shown else ""

    # What it does

    def draw_background(self, canvas: Canvas) -> None:
        super().draw_background(canvas)
        if self._has_moved:
            self._reveal_line()

    def _reveal_line(self) -> None:
        """Once after a step; then the chronicle scrolls freely."""
        self._has_moved = False
        line = self.find(self._shown_line)
        if line is not None and line.parent is not None:
            line.parent.reveal(line)

    def first_focus(self) -> str:
        return "steps"

    def go_to(self, length: int) -> None:
        """By hand: what plays by itself stops."""
        self.playing.stop()
        self.show_length(length)

    def show_length(self, length: int) -> None:
        self.length, self._has_moved = length, True
        self.invalidate()

    def update(self, dt: float) -> None:
        self.playing.advance(dt)

    def is_animating(self) -> bool:
        return self.playing.is_moving or super().is_animating()

    def draw_over(self, canvas: Canvas) -> None:
        self.board.draw_over(canvas)
        self.looking_back.draw(canvas)

    def look_as(self, eye: int) -> None:
        self.playing.stop()
        self.viewer = eye
        self.invalidate()

    @property
    def can_play_on(self) -> bool:
        """From a position in which somebody still has to choose, in a match that can be kept."""
        return not self.match.begins_midway and self._is_open()

    def _is_open(self) -> bool:
        return self.match.spec.rules.decision(self.match.state_at(self.length)) is not None

    def play_on(self) -> None:
        """From the beginning of the turn shown, so that all of it can still be done otherwise."""
        self.app.stack.push(PlayOn(self.app, self.match, self._turn_start()))

    def _turn_start(self) -> int:
        rules = self.match.spec.rules
        decisions = ((k, rules.decision(self.match.state_at(k))) for k in range(self.length, -1, -1))
        return next((k for k, decision in decisions if decision and decision.is_turn), self.length)

    def intercept(self, press: KeyPress) -> bool:
        """Page keys step from turn to turn wherever the focus is."""
        if press.command not in (Command.PAGE_UP, Command.PAGE_DOWN):
            return False
        ends = [0, *(block.last + 1 for block in self.blocks)]
        if press.command == Command.PAGE_DOWN:
            target = next((end for end in ends if end > self.length), self.last)
        else:
            target = next((end for end in reversed(ends) if end < self.length), 0)
        self.go_to(target)
        return True
