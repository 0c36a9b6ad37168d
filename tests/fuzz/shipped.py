"""Damaged files of the program itself: each screen works without it, or one sentence names it."""

import functools
import random
import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from game.core.match import Match
from game.core.registry import spec_of
from game.core.seats import Seat
from game.core.spec import Spec
from scenes import navigation
from scenes.common.game_catalogue import playable_cities
from scenes.engine.headless import Headless
from scenes.engine.platform import resources
from scenes.engine.platform.resources import DamagedFile
from scenes.screens.title.scene import Title
from scenes.shot import find_shooter, play
from scenes.table.ai_service import ai_service_of
from tests.fuzz.changes import changed

SCENES = ("new_game", "table", "rules", "scores", "how_to_play", "settings", "lesson")
JUDGING = ("opponents", "table", "judgement")
"""Where it matters what opponents have learned: other pictures are of matches that these play."""
AT_ONCE = 3
MOVES = 8
SPOILT = ("*.toml", "*.tmx", "*.ftl", "*.webp", "*.svg", "*.ogg", "*.json")
LEARNED = ("game.ai.minds", "game.ai.strength", "game.coach.strength")
"""What reads the data beside a game's rules."""


def run(count: int, folder: Path, seed: int = 1) -> str:
    source, named = random.Random(seed), 0
    matches = {city.id: _begun(spec_of(city.id)) for city in playable_cities()}
    with _copied(folder / "program") as copy:
        files = [path for pattern in SPOILT for path in sorted(copy.rglob(pattern))]
        for _ in range(count):
            path = _chosen(files, source)
            named += _with_damage(path, _match_of(path, matches, source), source)
    return f"{count} damaged files, {named} of them named in a sentence"


@contextmanager
def _copied(copy: Path) -> Iterator[Path]:
    """The program's own files, in a folder where they may be spoilt."""
    for part in ("assets", "i18n", "LICENSES"):
        shutil.copytree(resources.root() / part, copy / part, ignore=shutil.ignore_patterns("studio"))
    for data in (resources.root() / "game").glob("*/mind/*.json"):
        target = copy / data.relative_to(resources.root())
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(data, target)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(resources, "root", lambda: copy)
        for reader in LEARNED:
            patch.setattr(f"{reader}.files", lambda package: copy.joinpath(*package.split(".")))
        yield copy
    forget()


def _begun(spec: Spec) -> Match:
    seats = [Seat("human", f"Name {number}", spec.colours[number]) for number in range(min(spec.seats))]
    match = Match(spec, {}, seats, "1")
    play(match, MOVES)
    return match


def _chosen(files: list[Path], source: random.Random) -> Path:
    """Each kind of file as often as any other."""
    kind = source.choice(sorted({path.suffix for path in files}))
    return source.choice([path for path in files if path.suffix == kind])


def _match_of(path: Path, matches: dict[str, Match], source: random.Random) -> Match:
    """Of the game whose file is damaged; what belongs to all is met in any."""
    own = [match for game, match in matches.items() if path.name.startswith(game) or game in path.parts]
    return source.choice(own or list(matches.values()))


def _with_damage(path: Path, match: Match, source: random.Random) -> bool:
    sound = path.read_bytes()
    path.write_bytes(changed(sound, source))
    forget()
    try:
        _walk(match, source.sample(SCENES, AT_ONCE) if path.suffix != ".json" else JUDGING)
    except DamagedFile as damaged:
        assert path.name in str(damaged), (path, damaged)
        return True
    finally:
        path.write_bytes(sound)
    return False


def _walk(match: Match, scenes: Sequence[str]) -> None:
    stage = Headless((640, 360))
    try:
        stage.show(Title(stage.app))
        for scene in scenes:
            _look_at(stage, scene, match)
    finally:
        stage.close()


def _look_at(stage: Headless, scene: str, match: Match) -> None:
    if scene == "judgement":
        ai_service_of(stage.app).can_judge(match.spec.id, match.view(0))
        stage.step()
    elif scene == "lesson":
        navigation.open_lesson(stage.app, match.spec.id)
        stage.step(1.0)
    else:
        stage.show(find_shooter(scene).for_shot(stage.app, match))


def forget() -> None:
    """What was read of the files before; the collector does not know what was loaded before the tests began."""
    for name in [each for each in sys.modules if each.startswith(("game.", "scenes."))]:
        for kept in vars(sys.modules[name]).values():
            if isinstance(kept, functools._lru_cache_wrapper):
                kept.cache_clear()
