"""Playback: shows each event with the position right after it, its animation, sound and sentence."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from math import inf
from typing import Any

from game.core.events import Event
from game.core.frames import Frame
from game.core.match import Played
from scenes.common.match_log import LogBlock, MatchLog
from scenes.engine.motion.event_player import EventPlayer, PlayedEntry, Told
from scenes.engine.motion.tween import Animation, Call, InTurn, Until, Wait
from scenes.engine.scene import Scene
from scenes.kit.board import Board
from scenes.kit.event_history import EventHistory
from scenes.kit.game_uis import game_ui_of
from scenes.kit.motion.motion_player import MotionPlayer
from scenes.kit.motion.stage import Dealt, EventAnimation
from scenes.kit.position_view import AnyPosition, PositionView, whose_deeds
from scenes.kit.wording import Wording
from scenes.table.match_controller import MatchController
from scenes.table.playback.banner import BannerPlayer
from scenes.table.playback.ribbon import grown_line
from scenes.table.playback.speed import PlaybackSpeed, ToldNow
from scenes.table.playback.status_line import StatusLine, stands_on, told_to, unasked
from scenes.table.viewpoint import Viewpoint

NOBODY = -1
READ = 0.3
"""Seconds for reading an opponent's last action before the person is asked."""
BREATH = 0.3
"""Seconds before another opponent's action."""


@dataclass(frozen=True, slots=True)
class Read:
    """Mark a pause in which the last status line is read; no event of the rules."""


@dataclass(frozen=True, slots=True)
class Breath:
    """Mark a pause before another opponent's action; no event of the rules."""


class EventPlayback:
    """Show the events of a match at the player's speed.

    The state is final already; the picture and the log follow.
    """

    def __init__(
        self,
        scene: Scene,
        board: Board[Any, Any],
        controller: MatchController,
        viewpoint: Viewpoint,
        banner: BannerPlayer,
    ) -> None:
        self._scene, self._board, self._banner = scene, board, banner
        self._controller, self._match, self._viewpoint = controller, controller.match, viewpoint
        self._game_ui = game_ui_of(self._match.spec.id)
        self.awaits_finale: Callable[[], bool] = lambda: False
        """Returns whether all is decided, but the finale has not counted it."""
        self.on_all_told: list[Callable[[], None]] = []
        """Functions called when everything has been shown."""
        self._taken = list(self._match.entries)
        """Entries that were given to the player."""
        settings = scene.app.settings
        self._motion = MotionPlayer(board, self._game_ui.motion)
        self._pace = PlaybackSpeed(settings.speed, self._pace_now, len(self._match.seats) - 1)
        self._player: EventPlayer[AnyPosition] = EventPlayer(
            {
                Read: lambda event, position: Wait(READ),
                Breath: lambda event, position: Wait(BREATH),
                **banner.heralded(self._heard(), self._game_ui.announcements),
            },
            speed=self._pace.speed,
            on_told=self._tell,
            on_shown=self._end,
            still=lambda: settings.reduced_motion,
        )
        self._length = len(self._match.entries)
        """Number of entries that have been shown."""
        self._chronicle: MatchLog | None = None
        self._half_told: list[Event] | None = None
        """Events shown of the entry that is being played; None between entries."""
        self._end_to_tell: tuple[Played, int] | None = None
        """The last entry of the match and the number of its events shown, while its turn can be undone."""
        self._flying: Told[AnyPosition] | None = None
        """The event that is being shown and has not landed yet."""
        self._landed: tuple[Told[AnyPosition], AnyPosition] | None = None
        """The event that landed last, and the position since then."""
        self._expected: tuple[AnyPosition, float | None] | None = None
        """A position, and the seconds that the game expects after it."""
        self._is_read, self._quickest = True, inf
        self._is_brief = False
        """True during a redo, which plays no sounds besides that of the press."""
        self._sentence = StatusLine()
        self.teller = NOBODY
        """Seat whose action the last status line is about."""

    @property
    def last_sentence(self) -> str:
        """Return the status line, if it was written for the present viewer and language."""
        return self._sentence.read_by(self._viewpoint.wording)

    @property
    def turn(self) -> int:
        """Return the turn of what was shown last."""
        return self._match.turn_at(self._length - 1) if self._length else self._match.turn

    def is_past(self, seat: int) -> bool:
        """Return whether the seat's own action was shown last, but the turn is another's now."""
        decision = self._match.decision
        is_own = self._match.holds_turn() or decision is None or not decision.is_turn or decision.seat == seat
        return self.teller == seat and not is_own

    @property
    def is_active(self) -> bool:
        """Return whether anything is being shown."""
        return self._player.active

    @property
    def tells_own(self) -> bool:
        """Return whether the viewer's own action is being shown."""
        return self.is_active and self._is_own(self.teller)

    def _is_own(self, seat: int) -> bool:
        """Return whether the seat is the viewer, played by a person."""
        return seat == self._controller.viewer and seat in self._match.humans

    @property
    def current(self) -> AnyPosition | None:
        """Return the position that is seen while an event is shown, or None."""
        latest = self._latest
        return self._motion.shown(latest) if latest else latest

    @property
    def _latest(self) -> AnyPosition | None:
        """Return the position after the event that is being shown, or None."""
        told = self._player.current
        return self._landed[1] if self._landed and told is self._landed[0] else told.view if told else None

    @property
    def told_now(self) -> object:
        """Return the event that is being shown, or None."""
        return self._player.current.event if self._player.current else None

    def _pace_now(self) -> ToldNow:
        """Return what the speed depends on in this moment."""
        position, pacing = self._latest, self._game_ui.pacing
        asks_again = not self._match.is_over and (position is None or pacing.asks_again(position))
        return ToldNow(
            teller=getattr(self.told_now, "seat", NOBODY),
            is_resting=self._banner.is_calling or not asks_again or isinstance(self.told_now, Read),
            is_lasting=self._game_ui.row_of(self.told_now).lasting,
            quickest=self._quickest,
            seconds_to_come=self._seconds_to_come(position) if position else None,
            asks_again=asks_again,
        )

    def _seconds_to_come(self, position: AnyPosition) -> float | None:
        """Return what the game expects after the event that is shown; every frame asks several times."""
        if self._expected is None or self._expected[0] is not position:
            self._expected = position, self._game_ui.pacing.seconds_to_come(position)
        return self._expected[1]

    @property
    def before_end(self) -> AnyPosition | None:
        """Return the position before the end of the match, while the last turn can be undone."""
        if self._end_to_tell is None:
            return None
        entry, number = self._end_to_tell
        position = self._told(entry)[number - 1].view
        return replace(position, past=replace(position.past, told=()))

    @property
    def chronicle(self) -> MatchLog:
        """Return the log; it is worded from the start again only for another viewer or language."""
        if self._chronicle is None or self._chronicle.wording is not self._viewpoint.wording:
            self._chronicle = MatchLog(self._match, self._viewpoint.wording)
            self._chronicle.catch_up(self._length)
            if self._half_told is not None:
                self._chronicle.begin(self._length)
                self._chronicle.tell(self._half_told)
        return self._chronicle

    def advance(self, seconds: float) -> None:
        """Advance by `seconds`; count them for the speed only while others' actions are shown.

        The controller is asked at once for what comes next, so that nothing appears for a single frame.
        """
        self._board.stage.is_veiled = False
        if self._is_paced:
            self._pace.advance(seconds)
        was_active = self.is_active
        self._player.advance(seconds)
        if was_active and not self.is_active:
            self._controller.pump()
            self._is_read = self._is_read or not self.is_active

    @property
    def _is_paced(self) -> bool:
        """Return whether time counts for the speed: not while the viewer's own actions are shown."""
        return bool(self._match.humans) and self.is_active and not (self.tells_own and self._player.is_own)

    def finish_current(self) -> None:
        """End the present animation."""
        self._player.finish_current()

    def finish_own(self) -> None:
        """End all animations of the person's own action; others' actions are not begun."""
        while self.tells_own:
            self._player.finish_current()

    def travel_on(self, do_again: Callable[[], None]) -> None:
        """Redo with gliding pieces instead of playback, as briefly as it was undone."""
        self._is_brief = True
        self._scene.app.transition.travel(self._scene.app.settings.speed(own=True))
        do_again()
        self._player.finish_all()
        self._is_brief = False

    def deal(self) -> None:
        """Show the dealing of cards in a match that begins now."""
        start = self._viewpoint.seen_from(self._match.state)
        self._board.stage.follow(start)
        self._player.enqueue(PlayedEntry(lambda: [Told(Dealt(), start)], own=True))
        self._board.stage.is_veiled = self.is_active

    def catch_up(self) -> None:
        """Enqueue new entries; after an undo the pieces glide back."""
        self._go_on_to_the_end()
        if self._is_ahead_of_match:
            self._scene.app.transition.travel(self._scene.app.settings.speed(own=True))
            self._scene.app.toasts.put_away_of(self._scene)
            self._player.finish_all()
            self._length = len(self._match.entries)
            self.chronicle.catch_up(self._length)
        while self._taken and not self._stands(self._taken[-1]):
            self._taken.pop()
        for entry in self._match.entries[len(self._taken) :]:
            self._taken.append(entry)
            self._enqueue(entry)

    @property
    def _is_ahead_of_match(self) -> bool:
        """Something was told, or is being told, that has been taken back."""
        begun = self._half_told is not None
        return self._length + begun > len(self._match.entries)

    def _enqueue(self, entry: Played) -> None:
        if not self._is_brief:
            self._scene.app.transition.end_travel()
        if own := self._is_own(entry.seat):
            self._scene.app.toasts.put_away_of(self._scene)
        self._player.enqueue(PlayedEntry(lambda: self._frames_of(entry), own=own))

    def _frames_of(self, entry: Played) -> list[Told[AnyPosition]]:
        """Return the events of an entry; none if it was undone before its turn came."""
        if not self._stands(entry):
            return []
        self.chronicle.catch_up(entry.index)
        self.chronicle.begin(entry.index)
        self._length, self._half_told = entry.index, []
        return [*self._breath_before(entry), *self._up_to_the_end(entry, self._told(entry))]

    def _breath_before(self, entry: Played) -> list[Told[AnyPosition]]:
        """Return a pause if another opponent has acted before; none in haste or if the game wants none."""
        is_anothers = self.teller not in (NOBODY, entry.seat, self._controller.viewer)
        if self._landed is None or self._is_read or self._is_own(entry.seat) or not is_anothers:
            return []
        if self._pace.is_hasty or not self._game_ui.pacing.rests_between(self._landed[1]):
            return []
        self._is_read = True
        return [Told(Breath(), self._landed[1])]

    def _stands(self, entry: Played) -> bool:
        return any(entry is standing for standing in self._match.entries[entry.index : entry.index + 1])

    def _told(self, entry: Played) -> list[Told[AnyPosition]]:
        frames, turn, seen_from = (
            self._match.frames(entry.index),
            self._match.turn_at(entry.index),
            self._viewpoint.seen_from,
        )
        pasts: list[EventHistory[Any]] = [
            EventHistory(self._match, entry.index, frames[:number]) for number in range(1, len(frames) + 1)
        ]
        movers, closed = whose_deeds(entry.seat, [frame.event for frame in frames]), self._closed_from(entry, frames)
        return [
            Told(
                frame.event,
                seen_from(frame.state, mover=mover, past=past, turn=turn, awaits_count=number >= closed),
            )
            for number, (frame, past, mover) in enumerate(zip(frames, pasts, movers, strict=True))
        ]

    # The end of the match

    def _closed_from(self, entry: Played, told: Sequence[Frame]) -> int:
        """Return the index of the event from which on nothing is left to decide; past the last if there is none."""
        if not self.awaits_finale() or entry is not self._match.entries[-1]:
            return len(told)
        return next((number for number, frame in enumerate(told) if frame.event.closes), len(told) - 1)

    def _up_to_the_end(self, entry: Played, told: list[Told[AnyPosition]]) -> list[Told[AnyPosition]]:
        """Return only the turn's own events while the last turn of the match can be undone."""
        if not (self._match.is_over and self._match.holds_turn()) or self._match.why_no_undo():
            return told
        number = next((at for at, each in enumerate(told) if isinstance(each.event, Event) and each.event.closes), 0)
        if number:
            self._end_to_tell = entry, number
        return told[:number] or told

    def _go_on_to_the_end(self) -> None:
        """Show the rest of the last entry once its turn is final; drop it if it was undone."""
        if self._end_to_tell is None or (self._match.holds_turn() and self._stands(self._end_to_tell[0])):
            return
        (entry, number), self._end_to_tell = self._end_to_tell, None
        if self._stands(entry):
            self._player.enqueue(PlayedEntry(lambda: self._told(entry)[number:], own=self._is_own(entry.seat)))
        else:
            self._half_told = None
            self.chronicle.catch_up(self._length)

    def _tell(self, told: Told[AnyPosition]) -> None:
        """Begin to show an event: status line first; log and numbers follow once it has landed."""
        self._land(self._flying)
        self._flying = told
        self._quickest = self._game_ui.quickest(told.event, told.view)
        if isinstance(told.event, Event):
            if not self._is_ahead_of_match:
                self._begin_to_tell(told.event, told.view)
        elif isinstance(told.event, Dealt):
            self._sentence = told_to(told.view.wording, self._board.dealing(told.view))
        self._scene.invalidate()

    def _begin_to_tell(self, event: Event, position: PositionView[Any, Wording]) -> None:
        wording, seat = position.wording, getattr(event, "seat", NOBODY)
        if not stands_on(self.last_sentence, event, wording, self.teller):
            self._pace.tell()
            if wording.is_told(event, position.view):
                self._sentence = told_to(wording, self._words_of_beginning(event, position))
        if seat >= 0:
            self.teller = seat

    def _words_of_beginning(self, event: Event, position: PositionView[Any, Wording]) -> str:
        """Return the status line of an event that begins; an opponent's line may grow by it."""
        wording, is_grown = position.wording, self._tells_in_one_line and getattr(event, "seat", NOBODY) == self.teller
        if is_grown and (wording.foretold(event) or self._is_for_finale(event, position)):
            return self.last_sentence
        line = self._line_of(self.chronicle.foreseen(event), event)
        return line or unasked(event, position) or wording.foretold(event) or wording.once(event.masked(wording.viewer))

    def _land(self, told: Told[AnyPosition] | None) -> None:
        """Mark the event as landed, once: by its own animation, or by the next event."""
        if told is None or told is not self._flying:
            return
        self._flying = None
        self._landed = told, replace(told.view, has_landed=True)
        if isinstance(told.event, Event):
            self._is_read = False
            if not self._is_ahead_of_match:
                self._put_into_words(told.event, told.view)
        self._scene.invalidate()

    def _put_into_words(self, event: Event, position: PositionView[Any, Wording]) -> None:
        wording, chronicle = position.wording, self.chronicle
        if not wording.is_told(event, position.view) or self._is_for_finale(event, position):
            return
        if self._half_told is not None:
            self._half_told.append(event)
        chronicle.tell([event])
        if line := self._line_of(chronicle.unworded[-1], event):
            self._sentence = told_to(wording, line)
        elif not stands_on(self.last_sentence, event, wording, self.teller):
            self._sentence = told_to(wording, wording.once(event.masked(wording.viewer)))

    def _is_for_finale(self, event: Event, position: AnyPosition) -> bool:
        return position.awaits_count and self._game_ui.row_of(event).told_by_finale

    def tell_all(self) -> None:
        """Word the log again, with the events that were left to the finale."""
        self._chronicle = None

    @property
    def _tells_in_one_line(self) -> bool:
        """Return whether an opponent's actions share one growing line, as playback is late."""
        return self._pace.is_late and not self._is_own(self.teller)

    def _line_of(self, block: LogBlock, event: Event) -> str:
        is_of_rival = self._tells_in_one_line and block.seat == self.teller == getattr(event, "seat", NOBODY)
        return grown_line(block, self._board.prompt_place, self._scene) if is_of_rival else ""

    def _heard(self) -> dict[type, EventAnimation[Any]]:
        """Return the table's animation makers, each with its sound."""
        animations = self._motion.animations(self._game_ui.events)
        return {kind: self._sounding(animation) for kind, animation in animations.items()}

    def _sounding(self, animation: EventAnimation[Any]) -> EventAnimation[Any]:
        def made(event: Event, position: AnyPosition) -> Animation | None:
            stage, landing = self._board.stage, Call(partial(self._land, self._flying))
            stage.attend(landing.finish)
            moved = animation(event, position)
            effect = self._game_ui.row_of(event).effect(event, position)
            if effect and not self._is_brief:
                self._scene.play(effect, stage.goal)
            return InTurn([moved, landing, Until(self._is_read_enough)]) if moved else None

        return made

    def _is_read_enough(self) -> bool:
        return not (self._is_paced and self._pace.lets_stand())

    def _end(self) -> None:
        self._land(self._flying)
        self._quickest = inf
        if self._half_told is not None and self._end_to_tell is None:
            self._length += 1
            self._half_told = None
        self._scene.invalidate()
        if not self.is_active:
            self._end_run()
        self._scene.app.call_soon(self._controller.pump)

    def _end_run(self) -> None:
        """Ask the person, after a pause for reading an opponent's last action."""
        is_asked = self._controller.is_viewer_deciding
        if is_asked and self._landed and not self._is_read and self.teller != self._controller.viewer:
            self._is_read, landed = True, self._landed[1]
            self._player.enqueue(PlayedEntry(lambda: [Told(Read(), landed)]))
            return
        for react in self.on_all_told:
            react()
        if is_asked:
            self._pace.begin()
