"""What listens to a match may have begun to in any order: the same is shown, told and saved."""

from pathlib import Path
from typing import Any

from game.core.match import Match
from game.core.registry import spec_of
from game.core.save_files import ENDING
from game.core.seats import Seat
from game.core.storage import SaveStore
from scenes.engine.headless import Headless
from scenes.table.scene import TableScene
from tests.ui.tables.seated import NobodyThinks

ORDERS = [(0, 1, 2), (2, 1, 0), (1, 2, 0)]
"""Of autosave, the match controller, and somebody who looks at the table whenever something happens."""
STEPS = ("do", "undo", "redo", "end", "do", "do")

Shown = list[tuple[object, ...]]


def shown_in_order(order: tuple[int, ...], folder: Path) -> tuple[Shown, bytes]:
    """All that is seen of a few actions, some of them undone; and the saved file."""
    stage, store = Headless((640, 360)), SaveStore(folder)
    match = Match(spec_of("san_gimignano"), {}, [Seat("human", "Anna"), Seat("greedy", "Bruno")], "1")
    table = TableScene(stage.app, match, NobodyThinks(), store)
    match.feed.listeners.append(lambda news: looks.append(look(table)))
    assert len(match.feed.listeners) == len(order)
    match.feed.listeners = [match.feed.listeners[index] for index in order]
    shown: Shown = []
    looks: list[Any] = []
    try:
        stage.show(table)
        stage.settle()
        for name in STEPS:
            step(table, name)
            shown.append((name, *look(table)))
            stage.settle()
            shown.append((name, *look(table)))
    finally:
        stage.close()
        store.close()
    assert looks
    return shown, next(folder.glob(f"*{ENDING}")).read_bytes()


def look(table: TableScene) -> tuple[object, ...]:
    telling = table.playback
    words = [block.text for block in telling.chronicle.blocks]
    return telling.is_active, type(telling.told_now), table.prompt.text(table.position), table.position.view, words


def step(table: TableScene, name: str) -> None:
    """One thing that happens in a match; what is not possible now is left out."""
    match = table.match
    if name == "do" and match.legal() and not match.holds_turn():
        match.submit(match.legal()[-1])
    elif name == "undo" and match.why_no_undo() is None:
        table.controller.undo()
    elif name == "redo" and match.can_redo:
        table.controller.redo()
    elif match.holds_turn():
        table.controller.end_turn()


def test_the_order_of_the_listeners_does_not_matter(tmp_path: Path) -> None:
    seen = [shown_in_order(order, tmp_path / str(number)) for number, order in enumerate(ORDERS)]
    assert all(shown[0][:2] == ("do", True) for shown, _ in seen)
    for order, found in zip(ORDERS, seen, strict=True):
        assert found == seen[0], order
