"""Sound effects and music; without a sound device nothing is played and nothing fails."""

import logging
from pathlib import Path
from random import Random

import pygame

from scenes.engine.platform import resources

log = logging.getLogger(__name__)

ENDINGS = (".ogg", ".wav")
FADE_MS = 900
"""Milliseconds in which music fades in."""
MOST_VARIANTS = 5
"""Largest number of files for one effect."""
ASIDE = 0.7
"""Share by which the far loudspeaker is turned down for a sound at the edge of the screen."""


class Sound:
    """Play effects by name (`click`, or `<game>/palace`) and one piece of music at a time."""

    def __init__(self, enabled: bool = True) -> None:
        self.music_volume = 0.5
        self.effects_volume = 0.5
        self._muted = False
        self._effects: dict[str, list[pygame.mixer.Sound]] = {}
        self._chance = Random()
        self._music = ""
        self.available = enabled and _open_mixer()

    def set_volumes(self, music: int, effects: int) -> None:
        """Set both volumes, in percent."""
        self.music_volume, self.effects_volume = music / 100, effects / 100
        self._apply()

    def mute(self, muted: bool) -> None:
        """Switch all sound off, or on again."""
        if muted != self._muted:
            self._muted = muted
            self._apply()

    def play(self, name: str, side: float = 0.0) -> None:
        """Play an effect; `side` is -1 at the left edge of the screen, 0 in the middle, 1 at the right.

        If it has several variants, the one heard last is not chosen.
        """
        if not self.available or self._muted or not self.effects_volume or not name:
            return
        effect = self._next_variant(name)
        channel = effect.play() if effect else None
        if channel is not None:
            left, right = min(1.0, 1 - ASIDE * side), min(1.0, 1 + ASIDE * side)
            channel.set_volume(self.effects_volume * left, self.effects_volume * right)

    def music(self, name: str) -> None:
        """Play `assets/common/music/<name>`, or `assets/<id>/music/<name>` for `<id>/<name>`, in a loop.

        Without such a file the present music goes on.
        """
        path = _find(name, "music")
        if not self.available or name == self._music or path is None:
            return
        self._music = name
        try:
            pygame.mixer.music.load(path)
            pygame.mixer.music.play(loops=-1, fade_ms=FADE_MS)
        except pygame.error as error:
            log.warning("music %s cannot be played: %s", name, error)
        self._apply()

    def close(self) -> None:
        """Close the sound device."""
        if self.available:
            pygame.mixer.quit()
            self.available = False

    def _apply(self) -> None:
        if self.available:
            pygame.mixer.music.set_volume(0 if self._muted else self.music_volume)

    def _next_variant(self, name: str) -> pygame.mixer.Sound | None:
        """Return a random variant of an effect; the last in the list was heard last and is left out."""
        if name not in self._effects:
            self._effects[name] = _load(name)
        variants = self._effects[name]
        if not variants:
            return None
        chosen = self._chance.choice(variants[:-1] or variants)
        variants.remove(chosen)
        variants.append(chosen)
        return chosen


def _open_mixer() -> bool:
    try:
        pygame.mixer.init(frequency=44100, buffer=1024)
    except pygame.error as error:
        log.info("no sound: %s", error)
        return False
    pygame.mixer.set_num_channels(16)
    return True


def variants_of(name: str) -> list[Path]:
    """Return the files of an effect: `card.ogg`, `card_2.ogg` and so on."""
    names = [name, *(f"{name}_{number}" for number in range(2, MOST_VARIANTS + 1))]
    return [path for each in names if (path := _find(each, "sfx")) is not None]


def _load(name: str) -> list[pygame.mixer.Sound]:
    found: list[pygame.mixer.Sound] = []
    for path in variants_of(name):
        try:
            found.append(pygame.mixer.Sound(path))
        except pygame.error as error:
            log.warning("sound %s cannot be played: %s", path.name, error)
    return found


def _find(name: str, kind: str) -> Path | None:
    owner, _, short = name.rpartition("/")
    folder = resources.asset(owner or "common", kind)
    return next((path for ending in ENDINGS if (path := folder / f"{short}{ending}").is_file()), None)
