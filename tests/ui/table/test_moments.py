"""What is called out at a table: new turns and rounds, last openings, the end phase, and that it is your turn."""

from functools import cache

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import COLOURS
from scenes.engine.layout import SCREEN
from scenes.engine.text.drawn_text import overflowing
from scenes.kit.game_uis import game_ui_ids, game_ui_of
from scenes.kit.motion.ambience import NOON, Ambience
from scenes.shot import play
from scenes.table.ai_service import ai_service_of
from scenes.table.scene import TableScene
from tests.ui.engine.rooms import Room
from tests.ui.playable import LANGUAGES, stage
from tests.ui.table.drawn import items
from tests.ui.table.players import NAMES, Sitting
from tests.ui.table.test_event_playback import do, finish
from tests.ui.table.test_match_controller import QUIET, sit
from tests.ui.tables.crowded import at_crowded

CALLING = [game for game in game_ui_ids() if game_ui_of(game).announcements]
LOOKS = [*((language, 100) for language in LANGUAGES), ("ja", 130), ("xx", 100)]


@cache
def whole_match(game: str) -> Match:
    spec = spec_of(game)
    names = zip(NAMES, COLOURS, range(max(spec.seats)), strict=False)
    seats = [Seat("greedy" if number else "human", name, colour) for name, colour, number in names]
    match = Match(spec, {}, seats, "5")
    play(match, spec.max_actions)
    return match


@pytest.mark.parametrize("game", CALLING)
@pytest.mark.parametrize(("language", "scale"), LOOKS)
def test_every_announcement_of_a_match_fits(game: str, language: str, scale: int) -> None:
    match, announcements = whole_match(game), game_ui_of(game).announcements
    with stage(language=language, text_scale=scale) as headless:
        table = TableScene(headless.app, match, ai_service_of(headless.app))
        called = table.banner_player.heralded({}, announcements)
        frames = [frame for entry in match.entries for frame in match.frames(entry.index)]
        announced = 0
        for frame in frames:
            make = called.get(type(frame.event))
            animation = make(frame.event, table.viewpoint.seen_from(frame.state)) if make else None
            if animation is None:
                continue
            announced += 1
            animation.advance(0.6)
            headless.app.canvas.begin()
            table.banner_player.draw(headless.app.canvas)
            assert overflowing(headless.app.canvas.boxes) == []
            animation.finish()
        assert announced
        assert headless.app.catalog.missing == set()


def test_a_turn_is_called_out_and_a_key_ends_it(sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch) -> None:
    """LC 3.1: the new order with the shields that made it."""
    sittings.append(sitting := at_crowded("lucca", "keep"))
    effects = heard(sitting, monkeypatch)
    sitting.stage.app.settings.reduced_motion = False
    do(sitting, "keep 1 12")
    sitting.table.controller.end_turn()
    for _ in range(400):
        sitting.stage.step(0.05)
        if sitting.table.banner_player.is_calling:
            break
    assert sitting.table.banner_player.is_calling
    assert effects[-1] == "herald"
    sitting.stage.key("x")
    assert not sitting.table.banner_player.is_calling


def test_with_reduced_motion_nothing_is_called_out(sittings: list[Sitting]) -> None:
    sittings.append(sitting := at_crowded("lucca", "keep"))
    do(sitting, "keep 1 12")
    sitting.table.controller.end_turn()
    for _ in range(40):
        sitting.stage.step(0.05)
        assert not sitting.table.banner_player.is_calling


def heard(sitting: Sitting, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    effects: list[str] = []
    monkeypatch.setattr(sitting.stage.app.sound, "play", lambda effect, *more: effects.append(effect))
    return effects


def test_the_table_calls_the_person_after_the_deeds_of_others_and_only_then(
    sittings: list[Sitting], monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = sit(sittings, QUIET)
    sitting.stage.app.settings.reduced_motion = False
    effects = heard(sitting, monkeypatch)
    do(sitting, "build 7 7 7")
    finish(sitting)
    assert "your_turn" not in effects
    sitting.table.controller.end_turn()
    while sitting.match.entries[-1].seat == 0 or sitting.table.playback.is_active:
        sitting.stage.step(0.05)
    assert effects.count("your_turn") == 1
    sitting.stage.step(0.4)
    assert sitting.table.turn_cue.glow() > 0.5
    sitting.stage.step(1.0)
    assert sitting.table.turn_cue.glow() == 0


@pytest.mark.parametrize("game", CALLING)
def test_the_day_passes_with_the_match(game: str) -> None:
    match = whole_match(game)
    with stage() as headless:
        table = TableScene(headless.app, match, ai_service_of(headless.app))
        lengths = [len(match.entries) * part // 4 for part in range(5)]
        hours = [table.board.hour(table.viewpoint.seen_from(match.state_at(length))) for length in lengths]
        assert hours == sorted(hours) and 0 <= hours[0] <= hours[-1] <= 1
        assert table.board.air is None or hours[-1] > hours[0]
        assert table.board.light == NOON


@pytest.mark.parametrize("is_still", [False, True])
def test_birds_cross_the_sky_a_few_times_and_then_all_is_at_rest(is_still: bool) -> None:
    with stage() as headless:
        headless.app.settings.reduced_motion = is_still
        room = Room(headless.app)
        headless.show(room)
        air = Ambience(room, SCREEN)
        for hour in (0.0, 0.1):
            air.follow(hour)
            assert not headless.app.is_animating()
        air.follow(0.2)
        assert headless.app.is_animating() is not is_still
        headless.settle()
        assert not headless.app.is_animating()


def test_nothing_is_dealt_while_another_scene_is_seen_over_the_table(sittings: list[Sitting]) -> None:
    sitting = sit(sittings, QUIET)
    app, table = sitting.stage.app, sitting.table
    app.settings.reduced_motion = False
    table.playback.deal()
    app.draw()
    still, stage = items(sitting), table.board.stage
    app.transition.is_wanted = True
    app.transition.part("dip")
    sitting.stage.step(0.2)
    assert app.transition.veils and items(sitting) == still
    assert stage.flyers and stage.is_veiled, "what waits to be dealt is not there yet either"
    sitting.stage.step(0.2)
    assert not app.transition.veils and items(sitting) != still and not stage.is_veiled
