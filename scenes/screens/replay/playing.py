"""Playback in the replay: each entry with its motion, a pause, then the next, until somebody stops it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from game.core.events import Event
from scenes.engine.motion.event_player import EventPlayer, PlayedEntry, Told
from scenes.kit.event_history import EventHistory
from scenes.kit.game_uis import game_ui_of
from scenes.kit.motion.motion_player import MotionPlayer
from scenes.kit.position_view import AnyPosition, whose_deeds

if TYPE_CHECKING:
    from scenes.screens.replay.scene import Replay

BREATH = 0.7
"""Seconds between two entries."""
LOOK = 0.9
"""Seconds in which the board is shown before a passage is played."""


class Playing:
    """Play entries with the player's speed; without motion if that is reduced."""

    def __init__(self, page: "Replay") -> None:
        self._page = page
        settings = page.app.settings
        game_ui = game_ui_of(page.match.spec.id)
        self._motion = MotionPlayer(page.board, game_ui.motion, lambda on: page.layout.upon_the_table(on))
        self._player: EventPlayer[AnyPosition] = EventPlayer(
            self._motion.animations(game_ui.events),
            speed=settings.speed,
            on_told=self._tell,
            on_shown=self._end,
            still=lambda: settings.reduced_motion,
        )
        self._sounds = game_ui.sounds
        self.is_on = False
        self.is_stepping = False
        """True while a single step is played."""
        self._stops_after: int | None = None
        """Last entry of a passage."""
        self._skipped: Sequence[Told[AnyPosition]] = ()
        """Events that a passage leaves out of its first entry."""

    @property
    def is_moving(self) -> bool:
        """Return whether anything moves."""
        return self._player.active

    @property
    def goal(self) -> int:
        """Return the number of entries played once the present step has ended."""
        return self._page.length + self.is_stepping

    @property
    def current(self) -> AnyPosition | None:
        """Return the position of the event being shown, or after those that a passage leaves out; None at rest."""
        if not self._shows:
            return None
        told = self._player.current
        if told is None:
            return self._skipped[-1].view if self._skipped else None
        return self._motion.shown(told.view)

    @property
    def _shows(self) -> bool:
        return self.is_on or self.is_stepping

    def step(self) -> None:
        """Play the next entry and stop."""
        self.is_stepping = True
        self._play_next()
        self._page.invalidate()

    def toggle(self) -> None:
        """Start or stop playing."""
        if self.is_on:
            self.stop()
        elif self._page.length < self._page.last:
            self.is_on = True
            self._go_on()
        self._page.invalidate()

    def play_passage(self, event: int, until: int) -> None:
        """Play from that event of the next entry to the end of entry `until`."""
        if self._page.length < self._page.last:
            self._skipped = self._all_told()[:event]
            self.is_on, self._stops_after = True, until
            self._page.after(LOOK, self._go_on)
            self._page.invalidate()

    def stop(self) -> None:
        """Stop playing; a begun passage ends at once, a step shows its result."""
        self.is_on, self._stops_after = False, None
        if self._skipped and not self.is_moving:
            self._player.enqueue(PlayedEntry(self._told))
        self._player.finish_all()

    def advance(self, seconds: float) -> None:
        """Move by that many seconds."""
        self._player.advance(seconds)

    def _go_on(self) -> None:
        if self.is_on and not self.is_moving:
            self._play_next()

    def _play_next(self) -> None:
        entry = self._page.match.entries[self._page.length]
        self._player.enqueue(PlayedEntry(self._told, own=entry.seat == self._page.viewer))

    def _told(self) -> list[Told[AnyPosition]]:
        skipped, self._skipped = len(self._skipped), ()
        return self._all_told()[skipped:]

    def _all_told(self) -> list[Told[AnyPosition]]:
        match, length = self._page.match, self._page.length
        frames = match.frames(length)
        movers = whose_deeds(match.entries[length].seat, [frame.event for frame in frames])
        pasts: list[EventHistory[Any]] = [
            EventHistory(match, length, frames[:number]) for number in range(1, len(frames) + 1)
        ]
        return [
            Told(frame.event, replace(self._page.seen_of(frame.state, past), mover=mover))
            for frame, past, mover in zip(frames, pasts, movers, strict=True)
        ]

    def _tell(self, told: Told[AnyPosition]) -> None:
        assert isinstance(told.event, Event)
        self._page.invalidate()
        effect = self._sounds.get(type(told.event), "")
        if self._shows and effect:
            self._page.play(effect)

    def _end(self) -> None:
        if self._shows:
            is_last, self.is_stepping = self._stops_after == self._page.length, False
            self._page.show_length(self._page.length + 1)
            self.is_on = self.is_on and self._page.length < self._page.last and not is_last
            self._stops_after = self._stops_after if self.is_on else None
            self._page.after(BREATH, self._go_on)
