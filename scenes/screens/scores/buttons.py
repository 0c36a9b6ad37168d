"""The buttons below the final score, and the sentences under them."""

from functools import partial

from game.core.match import Match
from game.core.storage import SaveStore
from scenes import navigation
from scenes.engine.app import App
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.engine.theme import MAIN_BUTTON, NOTE_ON_PICTURE
from scenes.engine.widgets import Action, Button, Label
from scenes.kit.fit_text import common_style

BUTTONS = Rect(404, 918, 1496, 92)
FOOT = Rect(404, 1018, 1496, 40)
_WIDTHS, _RIM = [1.05, 1.15, 0.95, 1.1, 1.35, 0.85], 26.0


def add_buttons(page: Scene, match: Match, store: SaveStore | None, main: str) -> None:
    """Add what can be done after a match; `main` is the id of the button that stands out."""
    app, end = page.app, len(match.entries)
    entries: tuple[tuple[str, str, Action], ...] = (
        ("board", "eye", partial(navigation.open_replay, app, match, end)),
        ("coach", "hint", partial(navigation.open_coach, app, match, store)),
        ("replay", "replay", partial(navigation.open_replay, app, match, 0)),
        ("rematch", "swords", partial(navigation.open_rematch, app, match, store)),
        ("another", "tower", partial(_choose_another, app, match)),
        ("title", "home", partial(_to_title, app)),
    )
    placed = list(zip(entries, BUTTONS.weighted_columns(_WIDTHS, 12), strict=True))
    labels = [
        (f"{markup.icon(icon)} {_label(page, match, name)}", place.inset(_RIM, 6)) for (name, icon, _), place in placed
    ]
    style = common_style(page.measure, labels, MAIN_BUTTON)
    for (name, icon, action), place in placed:
        words = _label(page, match, name)
        page.add(Button(name, place, words, action, icon=icon, chosen=name == main, style=style))
    _add_foot(page)


def _add_foot(page: Scene) -> None:
    left, right = FOOT.weighted_columns([2, 1], 20)
    note, keys = page.t("scores-rematch-note"), page.t("scores-keys")
    style = common_style(page.measure, [(note, left), (keys, right)], NOTE_ON_PICTURE)
    page.add(Label("foot-note", left, note, style))
    page.add(Label("foot-keys", right, keys, style.to_right))


def _label(page: Scene, match: Match, name: str) -> str:
    """Return the label of a button; the coach's has its progress."""
    work = navigation.coach_at_work(page.app, match) if name == "coach" else None
    return f"{page.t(f'scores-{name}')} {work[0]}/{work[1]}" if work else page.t(f"scores-{name}")


def _choose_another(app: App, match: Match) -> None:
    """Open the page of a new match over the title."""
    _to_title(app)
    navigation.open_new_game(app, match.spec.id)


def _to_title(app: App) -> None:
    """Return to the title, the first scene of the stack."""
    app.stack.pop_to(next(iter(app.stack)))
