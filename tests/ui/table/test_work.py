"""Work is counted: it does not grow with the match, drawing asks no rule, and the mouse asks only what it is on."""

from collections import Counter
from collections.abc import Callable
from typing import Any

import pygame
import pytest

from game.core.chance import Replay
from game.core.registry import spec_of
from scenes.engine.drawing.canvas import Canvas
from scenes.engine.drawing.images import ImageCache
from scenes.engine.text.typesetting import Typesetter
from scenes.engine.widgets import Widget
from scenes.kit.game_uis import game_ui_ids
from scenes.table.scene import TableScene
from tests.contract.matches import Form, forms_of
from tests.ui.tables.moments import Moment, moments, played
from tests.ui.tables.seated import NobodyThinks, seated

EARLY, EVENTS = 20, 6
"""Past what is drafted at the start, of which little is told."""
MOMENTS = 8
SHOWN = 40
"""Blocks of the chronicle beside the table, at the most."""
SPREAD = 1.5
"""Moments differ, but not by how much came before them: six late events after some 400 would make it 20."""
LAST = {moment.form.spec.id: moment for moment in moments()}
"""A late moment of each game."""


class Counted:
    """Calls by name, while it is asked to."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._patch = monkeypatch
        self.calls: Counter[str] = Counter()

    def watch(self, owner: Any, *names: str) -> None:
        for name in names:
            self._patch.setattr(owner, name, self._counting(name, getattr(owner, name)))

    def _counting(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def counting(*args: Any, **kwargs: Any) -> Any:
            self.calls[name] += 1
            return real(*args, **kwargs)

        return counting

    def take(self) -> Counter[str]:
        taken = Counter(self.calls)
        self.calls.clear()
        return taken


RULES = (
    "decision", "turn", "legal", "why_not", "apply", "observe", "determinise", "missing_cards", "score", "result",
    "tie_break",
)  # fmt: skip


@pytest.mark.parametrize("game", game_ui_ids())
def test_an_event_late_in_a_match_costs_what_an_early_one_does(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    form = max((form for form in forms_of(spec_of(game))), key=lambda form: len(played(form).entries))
    early = work(form, EARLY, monkeypatch)
    late = work(form, len(played(form).entries) - EVENTS - 1, monkeypatch)
    assert early["event"] and early["observe"] and early["measure"]
    assert late.pop("measure") <= SPREAD * early.pop("measure") + SHOWN * EVENTS
    assert {name: (early[name], calls) for name, calls in late.items() if calls > SPREAD * early[name] + EVENTS} == {}


def work(form: Form, first: int, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """What is worded, measured and asked of the rules for some events from there on."""
    match = Moment(form, first, "").match(people=(0,))
    with seated(match) as sitting, monkeypatch.context() as patch:
        counted = Counted(patch)
        counted.watch(match.spec.rules, *RULES)
        counted.watch(type(sitting.table.viewpoint.wording), "event", "told")
        counted.watch(Canvas, "measure")
        for entry in played(form).entries[first : first + EVENTS]:
            match.submit(entry.action, Replay(entry.outcome))
            sitting.stage.step()
        return counted.take()


@pytest.mark.parametrize("game", game_ui_ids())
def test_no_rule_is_asked_while_the_table_is_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    with seated(LAST[game].match()) as sitting:
        sitting.stage.app.draw()
        counted.watch(sitting.table.match.spec.rules, *RULES)
        sitting.stage.app.draw()
        assert counted.take() == Counter()


@pytest.mark.parametrize("game", game_ui_ids())
def test_what_stays_the_same_is_not_set_cut_or_scaled_again(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = Counted(monkeypatch)
    with seated(LAST[game].match()) as sitting:
        sitting.stage.app.draw()
        counted.watch(Typesetter, "fit")
        counted.watch(Canvas, "_place")
        counted.watch(ImageCache, "_scale")
        counted.watch(pygame.transform, "smoothscale")
        counted.watch(pygame, "Surface")
        sitting.stage.app.draw()
        sitting.table.invalidate()
        sitting.stage.app.draw()
        assert counted.take() == Counter()


@pytest.mark.parametrize("game", game_ui_ids())
def test_what_is_kept_of_one_moment_never_shows_in_another(game: str) -> None:
    """Each moment looks as on a canvas that has drawn nothing before."""
    matches = [moment.match() for moment in moments() if moment.form.spec.id == game]
    with seated(matches[0]) as sitting:
        stage, app = sitting.stage, sitting.stage.app
        for match in matches[:MOMENTS]:
            stage.show(TableScene(app, match, NobodyThinks()))
            app.draw()
            position = pygame.image.tobytes(app.window.surface, "RGB")
            canvas = Canvas(app.window.surface, app.assets, app.skins, app.lettering)
            canvas.begin()
            app.stack.draw(canvas)
            assert pygame.image.tobytes(app.window.surface, "RGB") == position


@pytest.mark.parametrize("game", game_ui_ids())
def test_the_mouse_asks_what_it_is_on_and_nothing_else(game: str) -> None:
    counted: list[str] = []
    with seated(LAST[game].match()) as sitting:
        table = sitting.table
        points = [widget.screen_rect().center for widget in table.widgets if widget.tooltip_text()]
        for widget in table.widgets:
            object.__setattr__(widget, "tooltip_text", _noted(counted, widget))
        for point in points:
            counted.clear()
            sitting.stage.move(point)
            under = {widget.id for widget in table.widgets if widget.is_hit(point)}
            assert set(counted) <= under
    assert len(points) > 3


def _noted(log: list[str], widget: Widget) -> Callable[[], str]:
    real = widget.tooltip_text

    def noted() -> str:
        log.append(widget.id)
        return real()

    return noted
