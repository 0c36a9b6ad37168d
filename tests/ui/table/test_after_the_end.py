"""Practice goes on after the end: Undo leads back into the match, opponents move again, and it ends anew."""

from pathlib import Path

import pytest

from game.core.registry import spec_of
from game.core.storage import SaveStore
from scenes.kit.game_uis import game_ui_ids
from scenes.screens.coach.judging import study_of
from scenes.screens.saves.stores import use_store
from scenes.screens.scores.scene import Scores
from scenes.table.scene import TableScene
from tests.ui.coach.looking import IdleDesk
from tests.ui.table.players import Sitting
from tests.ui.table.test_sounds import play_out

SECONDS = 4.0


def practise(game: str) -> Sitting:
    players = ("human", *["greedy"] * (min(spec_of(game).seats) - 1))
    return Sitting(game, {"practice": "on"}, "5", players)


def see_the_end(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> None:
    """The scores lie over the table."""
    play_out(sitting, monkeypatch)
    assert sitting.table.ending.is_to_come
    sitting.stage.step(SECONDS)
    assert isinstance(sitting.stage.app.stack.top, Scores)


def back_to_the_table(sitting: Sitting) -> None:
    sitting.stage.key("escape")
    sitting.stage.step(SECONDS)
    assert sitting.stage.app.stack.top is sitting.table


@pytest.mark.parametrize("game", game_ui_ids())
def test_a_match_taken_up_again_after_its_end_goes_on_and_ends_anew(
    game: str, sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    sittings.append(sitting := practise(game))
    del sitting.table.ending.begin
    for _ in range(2):
        see_the_end(sitting, monkeypatch)
        assert not sitting.table.ending.is_to_come
        back_to_the_table(sitting)
        while len(sitting.match.entries) > 2 and sitting.match.decision_at(len(sitting.match.entries) - 1).seat == 0:
            sitting.stage.key("u")
        sitting.stage.key("u")
        assert not sitting.match.is_over
    see_the_end(sitting, monkeypatch)


def test_what_the_coach_found_out_about_a_former_end_is_forgotten(
    sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sittings.append(sitting := practise("san_gimignano"))
    app, match, store = sitting.stage.app, sitting.match, SaveStore(tmp_path)
    use_store(app, store)
    table = TableScene(app, match, sitting.adviser, store)
    sitting.stage.show(table)
    sitting.table = table
    play_out(sitting, monkeypatch)
    study = study_of(app)
    monkeypatch.setattr(study, "_desk", desk := IdleDesk())
    judging = study.of(match, store)
    study.begin(judging)
    judging._keep()
    store.wait()
    file = store.folder.coach(store.slot_of(match))
    assert desk.asked and file.is_file()
    table.controller.undo()
    store.wait()
    assert not (desk.asked or judging.is_running or file.exists())
    play_out(sitting, monkeypatch)
    again = study.of(match, store)
    assert again is not judging and again.agenda.match is match and not again.notes.judged
    study.begin(again)
    again.stop()
    store.wait()
    assert file.is_file()
