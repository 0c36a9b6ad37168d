"""The dispatch of pygame events: window events are handled here, keys and mouse go to the top scene."""

import math
from dataclasses import dataclass

import pygame

from scenes.engine.app import App
from scenes.engine.input.keys import USING_FOCUS, WHILE_HELD, Command, KeyPress, PointerEvent, key_name
from scenes.engine.layout import Point
from scenes.engine.scene import Scene

WHEEL_STEP = 90.0
"""Design units per notch of the mouse wheel."""
DOUBLE_CLICK_SECONDS = 0.4
_DOUBLE_CLICK_REACH = 8
"""Pixels that may lie between both halves of a double click."""
_NO_TYPING = pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META
_PRESSES = (pygame.KEYDOWN, pygame.KEYUP, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP)


@dataclass(frozen=True, slots=True)
class Click:
    """Hold when and where the left button went down."""

    at: float
    position: tuple[int, int]


class Dispatch:
    """Handle events of the window and pass keys, text and mouse to the top scene."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._last_move: tuple[int, int] | None = None
        self._held_keys: set[int] = set()
        self._last_click: Click | None = None
        self._was_second = False

    def handle(self, event: pygame.event.Event) -> None:
        """Handle one pygame event."""
        if event.type == pygame.QUIT:
            self._app.quit()
        elif event.type == pygame.KEYDOWN:
            self._key(event)
        elif event.type == pygame.KEYUP:
            self._held_keys.discard(event.key)
        elif event.type in (pygame.TEXTINPUT, pygame.TEXTEDITING):
            self._text(event.text, event.type == pygame.TEXTEDITING)
        elif event.type in (pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEWHEEL):
            self._mouse(event)
        else:
            self._window(event)

    def pass_over_presses(self) -> None:
        """Drop presses that arrived before a new scene was first drawn."""
        for event in pygame.event.get(_PRESSES):
            self.handle(event)

    def _key(self, event: pygame.event.Event) -> None:
        is_fresh = event.key not in self._held_keys
        self._held_keys.add(event.key)
        name = key_name(event.key, event.mod)
        command = self._app.key_map.command(name)
        self._app.redraw()
        top = self._app.stack.top
        if command == Command.FULLSCREEN and not (top is not None and top.takes_every_key()):
            if is_fresh:
                self._app.set_window_full_screen(not self._app.window.full_screen)
        elif top is not None and self._app.is_shown(top) and (is_fresh or self._goes_on(top, command)):
            self._app.transition.hurry()
            self._look_again(top)
            unicode = getattr(event, "unicode", "")
            types = bool(unicode) and unicode.isprintable() and not event.mod & _NO_TYPING
            commands, takes_over = self._app.key_map.commands_of(name), self._takes_over(top, command)
            top.input.handle_key(KeyPress(name, command, commands, types, takes_over))

    def _goes_on(self, top: Scene, command: Command | None) -> bool:
        """Return whether a held key repeats: for moving and typing, never for anything that acts."""
        focused = top.input.focused()
        is_typing = focused is not None and focused.wants_text
        return command in WHILE_HELD or (is_typing and command not in (Command.CONFIRM, Command.BACK))

    def _look_again(self, top: Scene) -> None:
        """Update the widget under a resting mouse, since something else may lie there now."""
        if not self._app.keyboard_in_use and self._last_move is not None:
            place = self._to_design(self._last_move)
            top.input.tooltips.rest_at(place)
            top.input.handle_pointer(PointerEvent("move", place))

    def _takes_over(self, top: Scene, command: Command | None) -> bool:
        """Return whether this key switches from mouse to keyboard.

        Only keys that use the focus do; others leave the widget under the mouse in charge.
        """
        focused = top.input.focused()
        if command not in USING_FOCUS and not (focused is not None and focused.wants_text):
            return False
        was_in_use = self._app.keyboard_in_use
        self._app.keyboard_in_use = True
        return not was_in_use

    def _text(self, text: str, editing: bool) -> None:
        if self._app.stack.top is not None:
            self._app.stack.top.input.handle_text(text, editing)
            self._app.redraw()

    def _mouse(self, event: pygame.event.Event) -> None:
        top = self._app.stack.top
        pointer = self._pointer(event)
        if top is None or pointer is None:
            return
        if self._app.keyboard_in_use:
            self._app.keyboard_in_use = False
            self._app.redraw()
        if pointer.kind == "down":
            if not self._app.is_shown(top):
                return
            self._app.transition.hurry()
            self._app.redraw()
        top.input.handle_pointer(pointer)

    def _pointer(self, event: pygame.event.Event) -> PointerEvent | None:
        to_design = self._to_design
        if event.type == pygame.MOUSEWHEEL:
            position = self._last_move or pygame.mouse.get_pos()
            turned = getattr(event, "precise_y", event.y)
            return PointerEvent("wheel", to_design(position), wheel=-turned * WHEEL_STEP)
        moved = event.pos != self._last_move
        self._last_move = event.pos
        if event.type == pygame.MOUSEMOTION:
            return PointerEvent("move", to_design(event.pos)) if moved else None
        if event.button > 3:
            return None
        if event.type == pygame.MOUSEBUTTONUP:
            return PointerEvent("up", to_design(event.pos), event.button)
        if event.button != 1:
            return PointerEvent("down", to_design(event.pos), event.button)
        is_quick = self._is_quick(event)
        self._was_second = is_quick and not self._was_second
        return PointerEvent("down", to_design(event.pos), 1, is_second=self._was_second, is_quick=is_quick)

    def _to_design(self, point: Point) -> Point:
        """Return the point in design units where the mouse is."""
        return self._app.canvas.viewport.to_design(self._app.window.to_pixels(point))

    def _is_quick(self, event: pygame.event.Event) -> bool:
        """Whether this press follows another at once; every second one of them ends a double click."""
        now, last = self._app.clock(), self._last_click
        self._last_click = Click(now, event.pos)
        if last is None or now - last.at >= DOUBLE_CLICK_SECONDS:
            return False
        return math.dist(event.pos, last.position) <= _DOUBLE_CLICK_REACH

    def _window(self, event: pygame.event.Event) -> None:
        app = self._app
        if event.type == pygame.WINDOWSIZECHANGED:
            app.window.resized()
            app.window_changed()
        elif event.type == pygame.WINDOWDISPLAYCHANGED:
            app.window.moved_to(event.display_index)
            app.redraw()
        elif event.type in (pygame.WINDOWEXPOSED, pygame.WINDOWRESTORED):
            app.redraw()
        elif event.type == pygame.WINDOWFOCUSLOST:
            self._held_keys.clear()
            if app.stack.top is not None:
                app.stack.top.let_go()
            app.sound.mute(app.settings.mute_without_focus)
        elif event.type == pygame.WINDOWFOCUSGAINED:
            app.sound.mute(False)
            app.redraw()
