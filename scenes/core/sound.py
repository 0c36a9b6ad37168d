"""Effects and music; without a sound device everything is silence."""

import logging
from pathlib import Path

import pygame

from scenes.core import resources

log = logging.getLogger(__name__)

ENDINGS = (".ogg", ".wav")
FADE_MS = 900


class Sound:
    """Effects by name (`click`, or `<game>/palace`), one piece of music at a time."""

    def __init__(self, enabled: bool = True) -> None:
        self.music_volume = 0.5
        self.effects_volume = 0.5
        self._muted = False
        self._effects: dict[str, pygame.mixer.Sound | None] = {}
        self._music = ""
        self.available = enabled and _open_mixer()

    def set_volumes(self, music: int, effects: int) -> None:
        """In percent."""
        self.music_volume, self.effects_volume = music / 100, effects / 100
        self._apply()

    def mute(self, muted: bool) -> None:
        if muted != self._muted:
            self._muted = muted
            self._apply()

    def play(self, name: str) -> None:
        if not self.available or self._muted or not self.effects_volume or not name:
            return
        effect = self._effect(name)
        if effect is not None:
            effect.set_volume(self.effects_volume)
            effect.play()

    def music(self, name: str) -> None:
        """Plays `assets/common/music/<name>` or `assets/<id>/music/<name>` for `<id>/<name>` round and round."""
        if not self.available or name == self._music:
            return
        self._music = name
        path = _find(name, "music")
        if path is None:
            pygame.mixer.music.fadeout(FADE_MS)
            return
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(loops=-1, fade_ms=FADE_MS)
        except pygame.error as error:
            log.warning("music %s cannot be played: %s", name, error)
        self._apply()

    def close(self) -> None:
        if self.available:
            pygame.mixer.quit()
            self.available = False

    def _apply(self) -> None:
        if self.available:
            pygame.mixer.music.set_volume(0 if self._muted else self.music_volume)

    def _effect(self, name: str) -> pygame.mixer.Sound | None:
        if name not in self._effects:
            self._effects[name] = _load(name)
        return self._effects[name]


def _open_mixer() -> bool:
    try:
        pygame.mixer.init(frequency=44100, buffer=1024)
    except pygame.error as error:
        log.info("no sound: %s", error)
        return False
    pygame.mixer.set_num_channels(16)
    return True


def _load(name: str) -> pygame.mixer.Sound | None:
    path = _find(name, "sfx")
    if path is None:
        return None
    try:
        return pygame.mixer.Sound(path)
    except pygame.error as error:
        log.warning("sound %s cannot be played: %s", name, error)
        return None


def _find(name: str, kind: str) -> Path | None:
    owner, _, short = name.rpartition("/")
    folder = resources.asset(owner or "common", kind)
    return next((path for ending in ENDINGS if (path := folder / f"{short}{ending}").is_file()), None)
