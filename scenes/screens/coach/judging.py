"""The judging of matches: it continues in the workers when the page is left, and is saved beside the record."""

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from functools import partial
from weakref import WeakKeyDictionary, ref

from game.ai.thinking import Inquiry
from game.coach import storage
from game.coach.agenda import Agenda, with_answer
from game.coach.chores import Chore
from game.coach.model import Judged, Luck, Notes
from game.coach.storage import UnusableNotesError, no_notes
from game.coach.summary import Moment, moments
from game.core.match import Match, MatchNews, Rewound
from game.core.storage import SaveStore
from scenes.engine.app import App
from scenes.screens.coach.pinned_moments import numbered, with_opened
from scenes.screens.saves.stores import tell
from scenes.table.ai_service import AiRequest, AiService, ai_service_of

KEEP_EVERY = 8
"""Number of answers after which they are saved, as the program may be ended by force."""

Listener = Callable[[], None]


class Judging:
    """Judge one match: all seats, until the rivals are dropped; `listeners` are called after every answer."""

    def __init__(self, app: App, desk: AiService, match: Match, store: SaveStore | None) -> None:
        self._app, self._desk, self._store = app, desk, store
        self._slot = store.slot_of(match) if store else ""
        self.match = match
        self.agenda = app.spinner.run(partial(Agenda, match, self._read()))
        self.seats = self.agenda.seats
        self.is_running = False
        self.current: Chore | None = None
        """Task that was started last."""
        self._opened: dict[int, dict[int, Moment]] = {}
        """For each seat, its opened moments by the entry of the decision."""
        self.listeners: list[Listener] = []
        self._chores: Iterator[Chore] = iter(())
        self._errands: list[AiRequest[Judged | Luck]] = []
        self._unkept = 0

    @property
    def notes(self) -> Notes:
        return self.agenda.notes

    @property
    def is_done(self) -> bool:
        """Return whether nothing is left to judge."""
        return next(self.agenda.chores(self.seats), None) is None

    def opened(self, seat: int) -> Mapping[int, Moment]:
        """Return the moments of the seat that were opened, by entry."""
        return self._opened.get(seat, {})

    def moments(self, seat: int) -> list[Moment]:
        """Return the moments worth another look, and all that have been opened."""
        told = with_opened(moments(self.notes, seat), self.opened(seat))
        return numbered(told, self.agenda.is_settled(seat))

    # What the player does

    def open(self, moment: Moment) -> None:
        """Keep the moment in the list from now on."""
        self._opened.setdefault(moment.judged.seat, {})[moment.judged.entry] = moment

    def begin(self) -> None:
        """Start or continue."""
        if not self.is_running and not self.is_done and self._desk.can_judge(self.match.spec.id, self.match.view(0)):
            self.is_running = True
            self._desk.idlers.add(self)
            self.go_on()

    def stop(self) -> None:
        """Stop and save what was found."""
        if self.is_running:
            self.is_running = False
            self._desk.idlers.discard(self)
            self.rest()
            self._keep()
            self._tell()

    def drop_rivals(self) -> None:
        """Judge only the first seats from now on."""
        self.seats = self.agenda.first_seats
        self.rest()
        self.go_on()

    def give_up(self) -> None:
        """Stop for good, as the record has changed: nothing more is saved beside it."""
        self._slot = ""
        self.stop()

    def begin_again(self) -> None:
        """Start from nothing."""
        self.stop()
        self.agenda.notes = no_notes(self.match)
        self._opened.clear()
        self.begin()

    def _settle(self, seat: int) -> None:
        """Keep the present moments of the seat, whatever is found about other decisions."""
        for moment in self.moments(seat):
            self.open(moment)

    # What the desk calls

    def rest(self) -> None:
        """Cancel the running tasks, as somebody at a table waits; they are asked again later."""
        for errand in self._errands:
            errand.cancel()
        self._errands.clear()
        self._chores = iter(())

    def go_on(self) -> None:
        """Continue, unless somebody at a table waits."""
        if self.is_running and not self._desk.is_wanted:
            self._chores = self.agenda.chores(self.seats)
            self._hand_out()
            self._tell()

    # Inner workings

    def _hand_out(self) -> None:
        while self.is_running and len(self._errands) < self._desk.hands:
            chore = next(self._chores, None)
            if chore is None:
                break
            self.current = chore
            self._send(chore)
        if self.is_running and not self._errands:
            self.stop()

    def _send(self, chore: Chore) -> None:
        inquiry: Inquiry[Judged | Luck] = chore
        sent = list[AiRequest[Judged | Luck]]()
        errand = self._desk.ask_chore(inquiry, chore.resort, lambda answer: self._take(sent[0], answer))
        sent.append(errand)
        self._errands.append(errand)

    def _take(self, errand: AiRequest[Judged | Luck], answer: Judged | Luck) -> None:
        self._errands.remove(errand)
        self.agenda.notes = with_answer(self.notes, answer)
        if self.agenda.is_settled(answer.seat):
            self._settle(answer.seat)
        self._unkept += 1
        if self._unkept >= KEEP_EVERY:
            self._keep()
        self._hand_out()
        self._tell()

    def _tell(self) -> None:
        for listener in list(self.listeners):
            listener()

    # The file

    def _read(self) -> Notes:
        if self._store is None or not self._slot:
            return no_notes(self.match)
        path = self._store.folder.coach(self._slot)
        try:
            return self._app.spinner.run(partial(storage.read, path, self.match))
        except UnusableNotesError as unusable:
            tell(self._app, unusable.reason)
            return no_notes(self.match)

    def _keep(self) -> None:
        self._unkept = 0
        if self._store is not None and self._slot and not self._store.read_only:
            path = self._store.folder.coach(self._slot)
            self._store.in_background(partial(storage.write, path, self.notes))


class Study:
    """Hold all judgings of the running app; only one of them works at a time."""

    def __init__(self, app: App) -> None:
        self._app, self._desk = app, ai_service_of(app)
        self._known: dict[str, Judging] = {}
        self._by_match: WeakKeyDictionary[Match, Judging] = WeakKeyDictionary()
        self._listeners: WeakKeyDictionary[Match, Callable[[MatchNews], None]] = WeakKeyDictionary()

    def of(self, match: Match, store: SaveStore | None) -> Judging:
        """Return the judging of a match: one for each record, however often it was loaded."""
        if match not in self._by_match:
            record = self._app.spinner.run(partial(storage.fingerprint, match))
            if record not in self._known:
                self._known[record] = Judging(self._app, self._desk, match, store)
            self._by_match[match] = self._known[record]
            self._listen_to(match)
        return self._by_match[match]

    def _listen_to(self, match: Match) -> None:
        if match not in self._listeners:
            self._listeners[match] = listener = partial(self._forget_if_rewound, ref(match))
            match.feed.listeners.append(listener)

    def _forget_if_rewound(self, match: "ref[Match]", news: MatchNews) -> None:
        """Drop the judging of a match that continues after its end, as practice matches can."""
        rewound = match()
        judging = self._by_match.pop(rewound, None) if rewound is not None and isinstance(news, Rewound) else None
        if judging is not None:
            judging.give_up()
            self._known = {record: other for record, other in self._known.items() if other is not judging}

    def known(self, match: Match) -> Judging | None:
        """Return the judging of a match; None if it was not opened since the app started."""
        return self._by_match.get(match)

    def begin(self, judging: Judging) -> None:
        """Start a judging and stop all others."""
        for other in self._known.values():
            if other is not judging:
                other.stop()
        judging.begin()

    def close(self) -> None:
        """Stop all judgings and listen to no match any longer."""
        for match, listener in self._listeners.items():
            match.feed.listeners.remove(listener)
        for judging in self._known.values():
            with suppress(RuntimeError):  # the store may be closed already
                judging.stop()


def study_of(app: App) -> Study:
    """Return the study of the app, made on first use."""
    return app.services.get(_open)


def _open(app: App) -> Study:
    """Return a new study; it is closed before the workers that it asks."""
    study = Study(app)
    app.closers.insert(0, study.close)
    return study
