"""The one window: opening it, its size, full screen, and its place from last time."""

import os
import warnings
from contextlib import suppress
from pathlib import Path

import pygame

from scenes.engine.platform import resources
from scenes.engine.platform.user_dirs import APP_NAME
from scenes.engine.settings import WindowPlace

SMALLEST = (1024, 576)
"""Smallest width and height of the window, in pixels."""
TITLE = "Quattro Città"
_CLASS_VARIABLES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_NAME")
"""Environment variables from which SDL takes the window class; it groups windows and finds the icon."""


class DisplayUnavailable(pygame.error):
    """Report that there is no screen to draw on; the message is one sentence for the player."""


class Window:
    """Own the display surface and keep `place` up to date for the settings."""

    def __init__(self, place: WindowPlace) -> None:
        self.place = place
        self._corner: tuple[int, int] | None = None
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        for variable in _CLASS_VARIABLES:
            os.environ.setdefault(variable, APP_NAME)
        try:
            pygame.display.init()
            self.surface = self._open()
        except pygame.error as error:
            pygame.display.quit()
            raise DisplayUnavailable(str(error)) from error
        pygame.display.set_caption(TITLE)
        _set_icon()

    @property
    def full_screen(self) -> bool:
        """Return whether the window fills the screen."""
        return self.place.full_screen

    def toggle_full_screen(self) -> None:
        """Switch between full screen and window.

        The position is set by hand, since without a window manager nothing else moves the window.
        """
        self.place.full_screen = not self.place.full_screen
        if self.place.full_screen:
            self._corner = pygame.display.get_window_position()
            if self.place.monitor == 0:
                pygame.display.set_window_position((0, 0))
        self.surface = self._open()
        if not self.place.full_screen:
            self._shrink()

    def _shrink(self) -> None:
        """Restore size and position; X11 leaves full screen first and takes the size at the second request."""
        if self.surface.get_size() != (self.place.width, self.place.height):
            self.surface = self._open()
        if self._corner is not None:
            pygame.display.set_window_position(self._corner)

    def resized(self) -> None:
        """Follow a size that the player chose; a window smaller than `SMALLEST` is enlarged again."""
        self.surface = pygame.display.get_surface() or self.surface
        if self.full_screen:
            return
        size = self.surface.get_size()
        self.place.width, self.place.height = max(size[0], SMALLEST[0]), max(size[1], SMALLEST[1])
        if size != (self.place.width, self.place.height):
            self.surface = self._open()

    def flip(self) -> None:
        """Show what was drawn."""
        pygame.display.flip()

    def _open(self) -> pygame.Surface:
        with warnings.catch_warnings():
            # The system may choose another size than the one asked for; the layout follows it.
            warnings.simplefilter("ignore", RuntimeWarning)
            return self._set_mode()

    def _set_mode(self) -> pygame.Surface:
        sizes = pygame.display.get_desktop_sizes()
        monitor = min(self.place.monitor, len(sizes) - 1)
        if self.place.full_screen:
            return pygame.display.set_mode(sizes[monitor], pygame.FULLSCREEN, display=monitor)
        size = self.place.width, self.place.height
        return pygame.display.set_mode(size, pygame.RESIZABLE, display=monitor)

    def remember_monitor(self) -> None:
        """Store the number of the monitor that the window is on, unless it is in full screen."""
        if self.full_screen:
            return
        position = pygame.display.get_window_position()
        self.place.monitor = monitor_at(position[0] + self.place.width // 2, pygame.display.get_desktop_sizes())


def monitor_at(x: int, sizes: list[tuple[int, int]]) -> int:
    """Return the number of the monitor at column `x`, assuming they lie side by side; 0 if none does."""
    left = 0
    for number, (width, _) in enumerate(sizes):
        if left <= x < left + width:
            return number
        left += width
    return 0


def _set_icon() -> None:
    path = resources.asset("common", "art", "app_icon.png")
    if path.is_file():
        with suppress(resources.DamagedFile):
            pygame.display.set_icon(read_icon(path))


def read_icon(path: Path) -> pygame.Surface:
    """Return the picture of the window's icon."""
    return resources.read_picture(path)
