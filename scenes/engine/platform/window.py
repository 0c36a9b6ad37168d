"""The one window: opening it, its size, full screen, and its place from last time."""

import ctypes
import os
from contextlib import suppress
from pathlib import Path

import pygame

from scenes.engine.layout import Point
from scenes.engine.platform import resources
from scenes.engine.platform.user_dirs import APP_NAME
from scenes.engine.settings import WindowPlace

SMALLEST = (1024, 576)
"""Smallest width and height of the window."""
USUAL = (1280, 720)
"""Smallest width and height at the first start; on a large desktop it is two thirds of that."""
TITLE = "Quattro Città"
_CLASS_VARIABLES = ("SDL_VIDEO_X11_WMCLASS", "SDL_VIDEO_WAYLAND_WMCLASS", "SDL_APP_NAME")
"""Environment variables from which SDL takes the window class; it groups windows and finds the icon."""
_CENTERED_ON = 0x2FFF0000
"""SDL's position in the middle of a monitor, whose number is added."""
_OPEN: list[pygame.Window] = []
"""Windows that are open: SDL closes all with the display, and a window that it closed must not be closed again."""

Size = tuple[int, int]


class DisplayUnavailable(pygame.error):
    """Report that there is no screen to draw on; the message is one sentence for the player."""


class Window:
    """Own the window and keep `place` up to date for the settings.

    Sizes are in the system's units for windows; on screens of high density such a unit has several pixels.
    """

    def __init__(self, place: WindowPlace) -> None:
        self.place = place
        self._by_hand: tuple[Size, Size] | None = None
        """Position and size before full screen, where nobody else remembers them."""
        os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
        os.environ.setdefault("SDL_IME_SHOW_UI", "1")
        os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
        for variable in _CLASS_VARIABLES:
            os.environ.setdefault(variable, APP_NAME)
        try:
            pygame.display.init()
            self._window = _open(place)
            self.surface = self._window.get_surface()
        except pygame.error as error:
            close_all()
            raise DisplayUnavailable(str(error)) from error

    @property
    def full_screen(self) -> bool:
        """Return whether the window fills the screen."""
        return self.place.full_screen

    @property
    def density(self) -> float:
        """Return how many pixels wide a unit of the window is: 2 on a Retina screen, as a rule 1."""
        return self.surface.get_width() / self._window.size[0]

    def to_pixels(self, point: Point) -> Point:
        """Return the pixel at a point of the window, such as the mouse's place."""
        return point[0] * self.density, point[1] * self.density

    def from_pixels(self, pixels: pygame.Rect) -> pygame.Rect:
        """Return a rectangle of pixels in the window's units."""
        return pygame.Rect(*(round(side / self.density) for side in pixels))

    def toggle_full_screen(self) -> None:
        """Switch between full screen, on the monitor where the window is, and window."""
        self.place.full_screen = not self.place.full_screen
        if self.place.full_screen:
            self._fill_screen()
        else:
            self._window.set_windowed()
            self._return_by_hand()
        self.surface = self._window.get_surface()

    def _fill_screen(self) -> None:
        """Fill the screen; X11 without a window manager has nobody to ask, so the window moves and grows by hand."""
        if pygame.display.get_driver() == "x11" and not has_window_manager():
            self._by_hand = self._window.position, self._window.size
            self._window.position = (0, 0)
            self._window.size = pygame.display.get_desktop_sizes()[0]
        self._window.set_fullscreen(desktop=True)

    def _return_by_hand(self) -> None:
        if self._by_hand is not None:
            self._window.position, self._window.size = self._by_hand
            self._by_hand = None

    def resize(self, size: Size) -> None:
        """Give the window another size; the system may choose one that differs."""
        self._window.size = size
        self.resized()

    def resized(self) -> None:
        """Follow a size that the player or the system chose."""
        self.surface = self._window.get_surface()
        if not self.full_screen:
            self.place.width, self.place.height = self._window.size

    def moved_to(self, monitor: int) -> None:
        """Remember the number of the monitor that the window is on."""
        self.place.monitor = max(0, monitor)

    def take_text(self, place: pygame.Rect | None) -> None:
        """Let the system deliver typed text, for a field at this place in pixels; None ends it."""
        if place is None:
            pygame.key.stop_text_input()
        else:
            pygame.key.start_text_input()
            pygame.key.set_text_input_rect(self.from_pixels(place))

    def flip(self) -> None:
        """Show what was drawn."""
        self._window.flip()


def _open(place: WindowPlace) -> pygame.Window:
    desktops = pygame.display.get_desktop_sizes()
    place.monitor = min(place.monitor, len(desktops) - 1)
    size = opening_size(place, desktops[place.monitor] if pygame.display.get_driver() != "dummy" else None)
    position = (_CENTERED_ON + place.monitor,) * 2
    # Hidden until it has its icon, so that nobody sees pygame's.
    window = pygame.Window(TITLE, size, position, resizable=True, allow_high_dpi=True, hidden=True)
    _OPEN.append(window)
    window.minimum_size = tuple(map(min, SMALLEST, size))
    _set_icon(window)
    if place.full_screen:
        window.set_fullscreen(desktop=True)
    window.show()
    place.width, place.height = size
    return window


def opening_size(place: WindowPlace, desktop: Size | None) -> Size:
    """Return the size to open with: the player's own or the usual one, on a desktop never larger than fits there.

    A tenth of the height is left to the window's frame and the task bar.
    """
    if desktop is None:
        return place.width or USUAL[0], place.height or USUAL[1]
    room = desktop[0] * 63 // 64, desktop[1] * 9 // 10
    usual = max(USUAL[1], desktop[1] * 2 // 3)
    height = min(usual, room[1], room[0] * 9 // 16)
    wanted = (place.width, place.height) if place.width and place.height else (height * 16 // 9, height)
    return min(wanted[0], room[0]), min(wanted[1], room[1])


def pixels_shown() -> Size | None:
    """Return the size of the open window in pixels; None if there is none."""
    return _OPEN[-1].get_surface().get_size() if _OPEN else None


def close_all() -> None:
    """Close every window and the display."""
    while _OPEN:
        _OPEN.pop().destroy()
    pygame.display.quit()


def has_window_manager() -> bool:
    """Return whether somebody manages the windows of the X server."""
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))
    owner = x11.XGetSelectionOwner(display, ctypes.c_ulong(x11.XInternAtom(display, b"WM_S0", False)))
    x11.XCloseDisplay(display)
    return bool(owner)


def _set_icon(window: pygame.Window) -> None:
    path = resources.asset("common", "art", "app_icon.png")
    if path.is_file():
        with suppress(resources.DamagedFile):
            window.set_icon(read_icon(path))


def read_icon(path: Path) -> pygame.Surface:
    """Return the picture of the window's icon."""
    return resources.read_picture(path)
