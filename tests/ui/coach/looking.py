"""The page of the coach over a finished match, with workers that answer when a test wants them to."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any

import pytest

from game.coach.agenda import Agenda, with_answer
from game.coach.model import OUTLOOK, RIVALS, Judged, Luck, Notes, Way
from game.coach.storage import no_notes
from game.core.match import Match
from scenes.engine.headless import Headless
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.coach.judging import Judging, study_of
from scenes.screens.coach.scene import LookBack
from scenes.screens.saves.sample_store import put_on_shelf
from scenes.screens.saves.stores import store_of
from tests.coach.matches import finished
from tests.ui.playable import stage


class IdleDesk:
    """In place of the workers: keeps what it is asked, and answers one after the other."""

    def __init__(self) -> None:
        self.hands = 2
        self.is_wanted = False
        self.idlers: set[Any] = set()
        self.asked: list[tuple[Any, Callable[[Any], None]]] = []

    def ask_chore(self, inquiry: Any, resort: Callable[[], Any], on_answer: Callable[[Any], None]) -> "IdleErrand":
        self.asked.append((inquiry, on_answer))
        return IdleErrand(self, inquiry)

    def can_judge(self, game_id: str, view: Any) -> bool:
        return True

    def answer(self, judged: Callable[[Any], Judged | Luck]) -> None:
        inquiry, on_answer = self.asked.pop(0)
        on_answer(judged(inquiry))

    def close(self) -> None:
        self.asked.clear()


class IdleErrand:
    def __init__(self, desk: IdleDesk, inquiry: Any) -> None:
        self._desk, self._inquiry = desk, inquiry

    def cancel(self) -> None:
        self._desk.asked = [each for each in self._desk.asked if each[0] is not self._inquiry]


def invented(match: Match, chore: Any) -> Judged | Luck:
    """Figures by chance, so that there are losses, praise and luck of every size."""
    source = random.Random(f"{chore.entry} {chore.seat}")
    chances = [source.random() for _ in match.seats]
    chances = [chance / sum(chances) for chance in chances]
    if not hasattr(chore, "deed"):
        return Luck(
            entry=chore.entry, seat=chore.seat, level=chore.level, points=source.gauss(0, 4), error=1.5,
            chances=chances,
        )  # fmt: skip
    parts = {name: source.gauss(0, 3) for name in match.spec.categories}
    legal = [action.text for action in match.spec.rules.legal(match.state_at(chore.entry))]
    other = next(text for text in legal if text != chore.deed[0])
    gain = source.gauss(0, 5)
    own = Way(deed=list(chore.deed), gain=0.0, error=0.0, chance=chances[chore.seat], parts={})
    chance = source.random()
    parts |= {name: source.gauss(0, 3) for name in (RIVALS, OUTLOOK)}
    way = Way(deed=[other], gain=gain, error=0.6, chance=chance, parts=parts)
    return Judged(
        entry=chore.entry, seat=chore.seat, level=chore.level, worlds=36, ways=[way, own] if gain > 0 else [own, way],
        played=int(gain > 0), loss=max(0.0, gain), error=0.6, chances=chances, parts=parts,
    )  # fmt: skip


@cache
def looked_through(game: str) -> Notes:
    """All that is asked first, answered by chance."""
    match = finished(game)
    notes = no_notes(match)
    agenda = Agenda(match, notes)
    for chore in agenda.chores(agenda.seats):
        if chore.level > 0:
            break
        notes = with_answer(notes, invented(match, chore))
    return notes


class Looking:
    """A page in a program without a window."""

    def __init__(self, headless: Headless, game: str) -> None:
        self.headless, self.match = headless, finished(game)
        put_on_shelf(headless.app, self.match)
        self.store = store_of(headless.app)
        study = study_of(headless.app)
        self.desk = IdleDesk()
        study.__dict__["_desk"] = self.desk
        self.judging: Judging = study.of(self.match, self.store)
        self.page = LookBack(headless.app, self.match, self.judging)

    def show(self, is_judged: bool = True) -> LookBack:
        if is_judged:
            self.judging.agenda.notes = looked_through(self.match.spec.id)
        self.headless.show(self.page)
        return self.page

    def work(self, answers: int) -> None:
        for _ in range(answers):
            self.desk.answer(lambda chore: invented(self.match, chore))


@contextmanager
def looking(
    game: str = "lucca", size: tuple[int, int] = (1280, 720), language: str = "en", text_scale: int = 100
) -> Iterator[Looking]:
    with stage(size, language, text_scale) as headless:
        yield Looking(headless, game)


every_city = pytest.mark.parametrize("game", game_ui_ids())
