"""What the last frame of Lorenzo's table shows: where its items are drawn, and which numbers stand there."""

from collections.abc import Hashable, Iterator
from typing import Any

from game.core.events import Event
from scenes.engine.layout import Rect
from scenes.games.lorenzo.layout import good_rect, rival_good_rect, rival_rect
from tests.ui.tables.seated import Seated


def drawn(sitting: Seated) -> dict[Hashable, Rect]:
    """The place of each item by its name, from the lowest to the topmost."""
    canvas = sitting.stage.app.canvas
    return {item.name: canvas.viewport.to_rect(item.area) for item in canvas.things}


def kinds(sitting: Seated, kind: str) -> dict[tuple[Any, ...], Rect]:
    """Those of one kind."""
    return {name: place for name, place in drawn(sitting).items() if isinstance(name, tuple) and name[0] == kind}


def goods(sitting: Seated, seat: int, resource: int) -> int | None:
    """The number that is read on the own board, or on a rival's panel; None while goods fly over it."""
    panel = rival_rect(0, len(sitting.table.match.seats), seat) if seat else None
    read = numbers_in(sitting, rival_good_rect(panel, resource) if panel else good_rect(resource))
    return read[0] if len(read) == 1 else None


def numbers_in(sitting: Seated, place: Rect) -> list[int]:
    canvas = sitting.stage.app.canvas
    area = canvas.pixels(place.outset(6))
    return [int(box.text) for box in canvas.boxes if area.contains(box.taken) and box.text.isdigit()]


def is_anything_away(sitting: Seated) -> bool:
    """Whether anything is drawn elsewhere than on its board."""
    table = sitting.table
    return bool(table.board.stage.flyers or table.motions.away(sitting.stage.app.canvas))


def do(sitting: Seated, action: str) -> None:
    """Let whoever's turn it is do it, and draw its first frame."""
    lively(sitting)
    sitting.table.match.submit(next(each for each in sitting.table.match.legal() if each.text == action))
    sitting.stage.step(0.0)


def lively(sitting: Seated) -> None:
    """With motion, whatever that of a first picture was."""
    sitting.stage.app.settings.reduced_motion = False
    sitting.stage.step(1.0)


def frames_of(sitting: Seated, kind: type[Event], step: float = 0.05) -> Iterator[float]:
    """Yield the seconds since the event began after each frame in which it is told."""
    playback, seconds = sitting.table.playback, 0.0
    while playback.is_active and not isinstance(playback.told_now, kind):
        sitting.stage.step(step)
    while playback.is_active and isinstance(playback.told_now, kind):
        yield seconds
        sitting.stage.step(step)
        seconds += step


def finish(sitting: Seated) -> None:
    while sitting.table.playback.is_active:
        sitting.stage.step(0.1)
    sitting.stage.step(1.0)
