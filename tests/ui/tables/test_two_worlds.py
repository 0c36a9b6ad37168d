"""What a person may not see changes nothing while entries are told, covered, taken back, replayed or kept."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import islice, pairwise
from typing import Any, cast

import pytest

from game.core.autosave import Autosave
from game.core.events import Event
from game.core.listing import summary_of
from game.core.match import Match
from game.core.registry import spec_of
from scenes.engine.headless import Headless
from scenes.engine.input.focus import every
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.kit.seat_views import seen_from, wording_of
from scenes.screens.curtain import Curtain
from scenes.screens.replay.scene import Replay
from scenes.table.scene import TableScene
from scenes.table.viewpoint import raise_curtain
from tests.contract.matches import Form, forms_of
from tests.ui.playable import stage as a_stage
from tests.ui.tables.moments import played
from tests.ui.tables.seated import NobodyThinks
from tests.ui.two_worlds import SIZE, Course, Redealt, Sight, Watcher, World, leaks, showing

PEOPLE = (0, 1)
GAMES = [game for game in game_ui_ids() if spec_of(game).has_hidden_hands]
every_secret_game = pytest.mark.parametrize("game", GAMES)


@dataclass(frozen=True, slots=True)
class Occasion:
    """An entry of the match played in that form; is anything told in it that not everybody may know?"""

    form: Form
    index: int
    is_secret: bool

    def __str__(self) -> str:
        return f"{self.form}-{self.index}"

    @property
    def course(self) -> Course:
        return _course(self.form)

    def redealt(self, viewer: int, deal: int = 0) -> Redealt:
        return _redealt(self.form, viewer, deal)

    @property
    def is_covered(self) -> bool:
        return _is_covered(self.course.match, self.index)

    def is_for(self, person: int, people: Sequence[int]) -> bool:
        """What another person does with an open hand must follow from that hand."""
        seat = self.course.entries[self.index].seat
        is_anybodys = seat == person or seat not in people or self.is_covered
        return is_anybodys or self.index in self.redealt(person).follows


def _is_covered(match: Match, index: int) -> bool:
    """Return whether a person among others decides that without a look at their hand."""
    return match.decision_at(index).kind in game_ui_of(match.spec.id).covered_choices


@cache
def _course(form: Form) -> Course:
    return Course(played(form))


@cache
def _redealt(form: Form, viewer: int, deal: int = 0) -> Redealt:
    return Redealt(_course(form), viewer, f"{form}-{deal}")


@cache
def occasions(game: str, viewer: int = 0) -> tuple[Occasion, ...]:
    """Return the first entry with each kind of event; secret ones for the viewer and for others, covered or not."""
    return tuple(_occasions(game, viewer))


def _occasions(game: str, viewer: int) -> Iterator[Occasion]:
    met = set[tuple[str, str, str]]()
    for form in reversed(list(forms_of(spec_of(game)))):
        match = played(form)
        for entry in match.entries:
            hand = "covered" if _is_covered(match, entry.index) else "open"
            kinds = {
                (event.name(), secrecy, hand if secrecy else "")
                for event in entry.events
                for secrecy in [_secrecy(event, viewer)]
            }
            if not kinds <= met:
                yield Occasion(form, entry.index, any(secrecy for _, secrecy, _ in kinds - met))
                met |= kinds


def _secrecy(event: Event, viewer: int) -> str:
    if all(event.masked(seat) is event for seat in range(5)):
        return ""
    return "known" if event.masked(viewer) is event else "hidden"


def in_both_worlds(
    occasion: Occasion, people: Sequence[int], see: Callable[[Course], list[Sight]], deals: int = 1
) -> list[str]:
    """What somebody at the screen could notice of what they may not see, in so many other deals of it."""
    able = [person for person in people if occasion.is_for(person, people)]
    if not able:
        return []
    true = see(occasion.course)
    others = [(person, see(occasion.redealt(person, deal))) for person in able for deal in range(deals)]
    return [leak for person, other in others for leak in leaks(true, other, person)]


def told(occasion: Occasion, people: Sequence[int], **how: Any) -> Callable[[Course], list[Sight]]:
    def see(course: Course) -> list[Sight]:
        with showing(course, occasion.index, occasion.index + 1, people, **how) as show:
            return show.run()

    return see


def leaking(found: dict[Occasion, list[str]]) -> dict[str, list[str]]:
    return {str(occasion): leaks for occasion, leaks in found.items() if leaks}


def _chosen(game: str, request: pytest.FixtureRequest) -> list[Occasion]:
    """In the full run all of them."""
    is_full = bool(request.config.getoption("--full"))
    return [occasion for occasion in occasions(game) if is_full or occasion.is_secret]


def _with_others(game: str, request: pytest.FixtureRequest) -> list[Occasion]:
    """And of those in which nothing is secret every third; in the full run all."""
    chosen = _chosen(game, request)
    return [*chosen, *[occasion for occasion in occasions(game) if occasion not in chosen][::3]]


@every_secret_game
def test_nothing_unseen_shows_while_an_entry_is_told(game: str, request: pytest.FixtureRequest) -> None:
    """One person; what is secret slowly, the rest as quickly as it can be chosen."""
    found = {
        each: in_both_worlds(each, [0], told(each, [0], speed="2x" if each.is_secret else "4x"), 1 + each.is_secret)
        for each in _with_others(game, request)
    }
    assert leaking(found) == {}


@every_secret_game
def test_nothing_of_a_hand_shows_while_hands_are_covered(game: str, request: pytest.FixtureRequest) -> None:
    """Two people at one screen."""
    found = {each: in_both_worlds(each, PEOPLE, told(each, PEOPLE)) for each in _chosen(game, request)}
    assert leaking(found) == {}


@every_secret_game
def test_who_only_watches_is_shown_what_the_first_seat_may_see(game: str) -> None:
    each = next(each for each in occasions(game) if each.is_secret)
    true, other = (told(each, [], is_still=True)(course) for course in (each.course, each.redealt(0)))
    assert leaks(true, other, 0) == []


class KeepsPicture:
    """A slot that holds the picture beside a save, and no save."""

    picture = b""

    def keep_picture(self, encoded: Callable[[], bytes]) -> None:
        self.picture = encoded()


@dataclass(frozen=True, slots=True)
class Still:
    """What an entry shows with reduced motion, and what a save keeps after it: its picture and its line."""

    sights: list[Sight]
    kept: tuple[bytes, str]


@cache
def still(occasion: Occasion, people: Sequence[int], course: Course) -> Still:
    """Tell the entry in that world; two tests look at it."""
    with showing(course, occasion.index, occasion.index + 1, people, is_still=True) as show:
        sights, slot = list(show.run()), KeepsPicture()
        show.table._thumbnail.take(cast(Autosave, slot))
        return Still(sights, (slot.picture, summary_of(show.world, 0).model_dump_json()))


@every_secret_game
def test_nothing_unseen_shows_with_reduced_motion(game: str, request: pytest.FixtureRequest) -> None:
    def see(occasion: Occasion) -> Callable[[Course], list[Sight]]:
        return lambda course: still(occasion, PEOPLE, course).sights

    found = {each: in_both_worlds(each, PEOPLE, see(each)) for each in _chosen(game, request)}
    assert leaking(found) == {}


STRETCHES = 2


def own_stretches(form: Form, person: int) -> Iterator[range]:
    """From each secret deed of that seat to its next deed, with all that others do between."""
    entries = played(form).entries
    for index, following in pairwise(entry.index for entry in entries if entry.seat == person):
        if following > index + 1 and any(_secrecy(event, person) for event in entries[index].events):
            yield range(index, following)


def told_in_a_row(stretch: range, person: int) -> Callable[[Course], list[Sight]]:
    def see(course: Course) -> list[Sight]:
        with showing(course, stretch.start, stretch.stop, [person], speed="4x") as show:
            return show.run()

    return see


@every_secret_game
@pytest.mark.parametrize("person", PEOPLE)
def test_what_was_seen_before_is_no_clue_while_others_follow(game: str, person: int) -> None:
    """One table tells all of it: nothing that it remembers of the person's deed shows in those that come after."""
    form = next(iter(forms_of(spec_of(game))))
    for stretch in islice(own_stretches(form, person), STRETCHES):
        see = told_in_a_row(stretch, person)
        assert leaks(see(_course(form)), see(_redealt(form, person)), person) == [], str(stretch)


# Taken back and done again


def own_deed_that_can_go_back(game: str) -> Occasion:
    """In the middle of the match with most seats and options in which rivals then hold something hidden."""
    for form in reversed(list(forms_of(spec_of(game)))):
        match = played(form)
        able = [
            entry.index
            for entry in match.entries
            if entry.seat == 0 and entry.legal > 1 and entry.barrier() is None
            and entry.action != match.decision_at(entry.index).closing and _rivals_hide_something(form, entry.index)
        ]  # fmt: skip
        if able:
            return Occasion(form, able[len(able) // 2], is_secret=False)
    return own_first_choice(game)


def own_first_choice(game: str) -> Occasion:
    """Where all is open once somebody else has chosen, as in Lucca."""
    form = list(forms_of(spec_of(game)))[-1]
    own = (entry.index for entry in played(form).entries if entry.seat == 0 and entry.barrier() is None)
    return Occasion(form, next(own), is_secret=False)


def _rivals_hide_something(form: Form, index: int) -> bool:
    true, other, look = _course(form).state_at(index), _redealt(form, 0).state_at(index), form.rules.observe
    return any(look(true, seat) != look(other, seat) for seat in range(1, form.seats))


def taken_back(occasion: Occasion) -> Callable[[Course], list[Sight]]:
    def see(course: Course) -> list[Sight]:
        with showing(course, occasion.index, occasion.index + 1, [0]) as show:
            show.run()
            controller = show.table.controller
            for go in (controller.undo, controller.redo):
                go()
                show.tick_until_it_rests()
            return show.watcher.sights

    return see


@every_secret_game
def test_nothing_unseen_shows_while_a_deed_is_taken_back_and_done_again(game: str) -> None:
    deed = own_deed_that_can_go_back(game)
    assert in_both_worlds(deed, [0], taken_back(deed)) == []


# Behind the curtain


def behind_curtains(form: Form) -> list[int]:
    """The entries of two people for which they have to see their hand."""
    match = _course(form).match
    return [each.index for each in match.entries if each.seat in PEOPLE and not _is_covered(match, each.index)]


def lines_on_curtains(form: Form, course: Course) -> list[str]:
    """What each curtain says that comes before one of them."""
    stage, world = Headless(SIZE), World(course, len(course.entries), PEOPLE)
    table, lines = TableScene(stage.app, world, NobodyThinks()), list[str]()
    stage.app.stack.push = lambda scene: lines.append(cast(Curtain, scene).line)  # type: ignore[method-assign]
    for index in behind_curtains(form):
        world.entries = list(course.entries[:index])
        raise_curtain(stage.app, table.board, table.controller, course.entries[index].seat)
    stage.close()
    return lines


@every_secret_game
def test_a_curtain_says_nothing_of_the_hand_behind_it(game: str) -> None:
    """Whoever is not asked reads it too."""
    for form in dict.fromkeys(each.form for each in occasions(game)):
        asked = [_course(form).entries[index].seat for index in behind_curtains(form)]
        true = lines_on_curtains(form, _course(form))
        for person in PEOPLE:
            other = lines_on_curtains(form, _redealt(form, person))
            told = zip(asked, true, other, strict=True)
            assert [(one, two) for seat, one, two in told if seat != person and one != two] == [], str(form)


@every_secret_game
def test_a_curtain_says_what_is_true_of_that_hand(game: str) -> None:
    """What the person is asked once it is lifted, or in the plainest words."""
    form = next(iter(forms_of(spec_of(game))))
    course = _course(form)
    with a_stage() as headless:
        catalog, prefix = headless.app.catalog, form.spec.prefix
        for index, line in zip(behind_curtains(form), lines_on_curtains(form, course), strict=True):
            decision, state = course.match.decision_at(index), course.state_at(index)
            position = seen_from(course.match, state, decision.seat, wording_of(catalog, course.match))
            board = TableScene(headless.app, World(course, index, PEOPLE), NobodyThinks()).board
            asked = board.prompt(replace(position, decision=decision))
            assert line == asked or line == catalog(f"{prefix}-prompt-{decision.kind}"), (index, asked)


# The replay of a match that still runs

SHOWN = 1
"""So many matches of each game."""
STEPS = 2
"""Single steps that are seen to happen; as many are taken back, and then the slider goes to both ends."""


def replayed(occasion: Occasion, people: Sequence[int]) -> Callable[[Course], list[Sight]]:
    def see(course: Course) -> list[Sight]:
        stage = Headless(SIZE)
        stage.app.settings.own_speed = stage.app.settings.rival_speed = "2x"
        first, last = occasion.index, min(occasion.index + STEPS, len(course.entries) - 1)
        try:
            page, watcher = Replay(stage.app, World(course, last, people), first), Watcher(stage)
            stage.show(page)
            lengths = [*range(first + 1, last + 1), *range(last - 1, first - 1, -1), 0, last]
            for length in lengths:
                page.go_to(length)
                _tick_until_it_rests(watcher, page, is_covered=len(people) > 1)
            return watcher.sights
        finally:
            stage.close()

    return see


def _tick_until_it_rests(watcher: Watcher, page: Replay, *, is_covered: bool) -> None:
    watcher.tick()
    watcher.look(page.viewer, is_covered, [])
    while page.app.is_animating():
        watcher.tick()
        watcher.look(page.viewer, is_covered, [])


@every_secret_game
@pytest.mark.parametrize("people", [[0], PEOPLE], ids=["alone", "shared"])
def test_nothing_unseen_shows_in_the_replay_of_a_running_match(
    game: str, people: Sequence[int], request: pytest.FixtureRequest
) -> None:
    is_full = bool(request.config.getoption("--full"))
    chosen = _chosen(game, request)[: None if is_full else SHOWN]
    found = {each: in_both_worlds(each, people, replayed(each, people)) for each in chosen}
    assert leaking(found) == {}


# At rest: what is looked at, the hint, the picture beside the save


def looked_at(occasion: Occasion) -> Callable[[Course], list[Sight]]:
    """The mouse rests on every piece for as long as it takes until all there is to say of it is shown."""

    def see(course: Course) -> list[Sight]:
        with showing(course, occasion.index, occasion.index + 1, [0], is_still=True) as show:
            show.run()
            for widget in every(show.table.widgets):
                show.stage.move(widget.screen_rect().center)
                show.tick(LOOK)
                show.tick(LOOK)
            return show.watcher.sights

    return see


LOOK = 0.5


@every_secret_game
def test_nothing_unseen_shows_in_what_the_mouse_rests_on(game: str) -> None:
    last = [each for each in occasions(game) if each.is_secret][-1]
    assert in_both_worlds(last, [0], looked_at(last)) == []


@every_secret_game
def test_a_hint_knows_and_shows_only_what_the_seat_may_see(game: str) -> None:
    deed = own_deed_that_can_go_back(game)
    asked = list[Any]()

    def see(course: Course) -> list[Sight]:
        with showing(course, deed.index, deed.index, [0]) as show:
            show.run()
            for _ in range(2):
                show.table.hints.ask()
                show.tick_until_it_rests()
            asked.append(show.adviser.questions)
            return show.watcher.sights

    assert in_both_worlds(deed, [0], see) == []
    assert asked[0] == asked[1] != []


@every_secret_game
@pytest.mark.parametrize("people", [(0,), PEOPLE], ids=["alone", "shared"])
def test_nothing_unseen_is_kept_in_the_picture_and_the_line_of_a_save(game: str, people: Sequence[int]) -> None:
    """Whoever looks through the saves, whatever hand lay open when the picture was taken."""
    for each in (each for each in occasions(game) if each.is_secret):
        true = still(each, people, each.course).kept
        for person in (person for person in people if each.is_for(person, people)):
            assert still(each, people, each.redealt(person)).kept == true, (str(each), person)
