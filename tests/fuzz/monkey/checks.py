"""What must hold after the monkey's inputs: the cheap after each, the dear now and then."""

import random
from collections.abc import Iterator, Sequence
from typing import Any

import pygame

from game.coach import storage
from game.core.match import Match
from game.core.record import lines_of, parse_record
from game.core.restoring import restore
from scenes.engine.input import focus
from scenes.engine.scene import Scene
from scenes.engine.widgets import Widget
from scenes.screens.curtain import Curtain
from scenes.screens.lesson.scene import LessonTable
from scenes.screens.replay.scene import Replay
from scenes.screens.replay.viewer_choice import OPEN, covers_hands
from scenes.screens.try_again.scene import TryTable
from scenes.table.scene import TableScene
from tests.fuzz.monkey.world import World
from tests.ui.two_worlds import Course, Redealt

MOST_SCENES = 12
"""The title, the table, the way to a rule through everything else that can lie over it, and some room."""
CALM_SECONDS = 40.0
"""Within that time of the program something goes on at every table, however much is to be told."""
ENOUGH_ENTRIES = 2
"""When opponents have moved so often nobody waits for them to stop."""


class Found(AssertionError):
    """A check failed; `kind` names it in the same way wherever it happens."""

    def __init__(self, kind: str, detail: object = "") -> None:
        super().__init__(f"{kind}: {detail}" if detail else kind)
        self.kind = kind


def expect(holds: bool, kind: str, detail: object = "") -> None:
    if not holds:
        raise Found(kind, detail)


# After each input


def check_always(world: World) -> None:
    app, top = world.app, world.top
    top.refresh()
    names = [scene.name for scene in app.stack]
    expect(len(names) <= MOST_SCENES, "the stack of scenes grows", names)
    expect(not app.catalog.missing, "messages are missing", app.catalog.missing)
    expect(not world.store._is_failing, "a match could not be written")
    read = [name for name in app.assets._missing if str(world.folder) in name]
    expect(not read, "a name is read as markup", read)
    _check_focus(top)


def _check_focus(top: Scene) -> None:
    """On a widget that is there, wherever there is one."""
    if top.input.focus_id:
        expect(top.find(top.input.focus_id) is not None, f"the focus of {top.name} is on nothing", top.input.focus_id)
    elif top.offers_focus():
        found = [widget.id for widget in focus.focusable(top.widgets) if widget.enabled]
        expect(not found, f"nothing of {top.name} has the focus", found[:5])


# Once everything has come to rest


def come_to_rest(world: World) -> bool:
    """Lets time pass; whether nothing is left that goes on by itself."""
    table = _table_on_top(world)
    before = _progress(world)
    for _ in world.frames(CALM_SECONDS):
        if not world.is_moving and world.seconds_to_next(counts_chores=False) is None:
            return True
        if table is not None and _is_going_on(world, table, before):
            return False
    if table is not None:
        expect(_progress(world) != before, f"{world.top.name} never comes to rest", _state_of(table))
    return False


def _progress(world: World) -> tuple[Any, ...]:
    table = _table_on_top(world)
    return (world.top, len(world.app.stack), (len(table.match.entries), table.playback.told_now) if table else 0)


def _is_going_on(world: World, table: TableScene, before: tuple[Any, ...]) -> bool:
    return world.top is not before[0] or len(table.match.entries) >= before[2][0] + ENOUGH_ENTRIES


def check_at_rest(world: World) -> None:
    top = world.top
    top.refresh()
    if isinstance(top, LessonTable | TryTable) or not isinstance(top, TableScene):
        _check_something_leads_on(top)
    else:
        _check_table_leads_on(top)
    check_secrets(world)


def _check_something_leads_on(top: Scene) -> None:
    live = [widget.id for widget in focus.focusable(top.widgets) if widget.enabled]
    expect(bool(live), f"nothing of {top.name} can be pressed")
    if isinstance(top, Curtain):
        expect("lift" in live, "the curtain cannot be lifted")


def _check_table_leads_on(table: TableScene) -> None:
    match, decision = table.match, table.match.decision
    if match.holds_turn():
        _check_enabled(table, "end-turn")
    elif decision is None:
        _check_enabled(table, "scores")
    elif not match.seats[decision.seat].is_human:
        raise Found("an opponent never moves", _state_of(table))
    else:
        expect(table.controller.is_viewer_deciding, "nobody can decide", _state_of(table))
        if table.moves.choosing or table.board.has_selection or table.board.asked:
            return
        for action in random.Random(len(match.entries)).sample(match.legal(), min(4, len(match.legal()))):
            piece = table.moves.bindings.next_press(action) or ("look" if table.controller.hands_covered else "")
            expect(bool(piece), f"no piece leads to an action in {match.spec.id}", action.text)
            _check_enabled(table, piece)


def _check_enabled(table: TableScene, name: str) -> None:
    widget = table.find(name)
    expect(widget is not None and widget.enabled, "what leads on cannot be pressed", (name, _state_of(table)))


def _state_of(table: TableScene) -> dict[str, Any]:
    match, controller = table.match, table.controller
    return {
        "entries": len(match.entries), "decision": match.decision, "holds": match.holds_turn(),
        "viewer": controller.viewer, "people": match.humans, "covered": controller.hands_covered,
        "thinking": controller.is_thinking, "resigned": match.resigned, "telling": table.playback.is_active,
        "ended": controller._has_ended, "practice": match.is_practice,
    }  # fmt: skip


def _table_on_top(world: World) -> TableScene | None:
    return world.top if isinstance(world.top, TableScene) else None


# The record


def check_records(world: World) -> None:
    for scene in world.app.stack:
        if isinstance(scene, TableScene) and scene.autosave is not None:
            check_record(world, scene.match, scene.autosave.slot)


def check_record(world: World, match: Match, slot: str) -> None:
    """It is written as it stands, and whoever reads it comes to the same position."""
    text = "".join(f"{line}\n" for line in lines_of(match))
    world.store.wait()
    path = world.store.folder.record(slot)
    expect(not path.exists() or path.read_bytes() == text.encode(), "the file is not the match", slot)
    try:
        again = restore(parse_record(text, allow_cut=False))
    except ValueError as error:
        raise Found("the record cannot be played again", error) from error
    to_plain = match.spec.rules.to_plain
    expect(to_plain(again.state) == to_plain(match.state), "the record leads to another position")
    expect("".join(f"{line}\n" for line in lines_of(again)) == text, "the record is written otherwise when read")
    _check_notes(world, match, slot)


def _check_notes(world: World, match: Match, slot: str) -> None:
    """What the coach has kept beside it is of this match."""
    path = world.store.folder.coach(slot)
    if path.exists():
        try:
            storage.read(path, match)
        except storage.UnusableNotesError as error:
            raise Found("the coach's notes are of another match", error) from error


# The unseen


def check_secrets(world: World) -> None:
    """What nobody at the screen may see is dealt anew: nothing that is drawn or told changes before the end."""
    top = world.top
    if not isinstance(top, (TableScene, Replay)) or isinstance(top, LessonTable):
        return
    match = top.match
    is_told = isinstance(top, TableScene) and top.playback.current is not None
    if is_told or match.is_over or match.begins_midway or not match.spec.has_hidden_hands:
        return
    before, kept, start = _shown(world, top), list(match.entries), match.state_at(0)
    for viewer in _viewers(top):
        redealt = Redealt(Course(match), viewer, f"{match.seed}/{len(kept)}")
        try:
            match.entries[:], match._start = redealt.entries, redealt.start
            _compare(before, _shown(world, top), f"the unseen changes {top.name} of {match.spec.id}", viewer)
        finally:
            match.entries[:], match._start = kept, start
    _renew(top)


def _viewers(scene: TableScene | Replay) -> list[int]:
    """Those who may be looking."""
    people = scene.match.humans
    if isinstance(scene, TableScene):
        return people if scene.viewpoint.is_covered else [scene.controller.viewer]
    if scene.viewer == OPEN:
        return []
    return people if covers_hands(scene.match) else [scene.viewer]


Shown = tuple[list[tuple[str, str]], list[tuple[int, int, str]], bytes]
"""Tooltips by widget; visible texts in reading order, since painting anew changes their order; the picture."""


def _shown(world: World, scene: TableScene | Replay) -> Shown:
    _renew(scene)
    world.paint()
    canvas = world.app.canvas
    tips = [(widget.id, widget.tooltip_text()) for widget in _all(scene.widgets)]
    window = canvas.surface.get_rect()
    boxes = [box for box in canvas.boxes if window.colliderect(box.position)]
    texts = sorted((box.position.y, box.position.x, box.text) for box in boxes)
    return tips, texts, pygame.image.tobytes(canvas.surface, "RGB")


def _renew(scene: TableScene | Replay) -> None:
    """Nothing is remembered of how it looked."""
    if isinstance(scene, TableScene):
        scene.playback.tell_all()
    else:
        scene._turns = None
    scene.invalidate()


def _all(widgets: Sequence[Widget]) -> Iterator[Widget]:
    for widget in widgets:
        yield widget
        yield from _all(widget.children())


def _compare(one: Shown, other: Shown, kind: str, viewer: int) -> None:
    for name, before, after in (("tooltips", one[0], other[0]), ("texts", one[1], other[1])):
        differing = [pair for pair in zip(before, after, strict=False) if pair[0] != pair[1]]
        expect(before == after, f"{kind}: {name}", (viewer, differing[:2]))
    expect(one[2] == other[2], f"{kind}: picture", viewer)
