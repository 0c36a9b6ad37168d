"""Sleeping until something happens."""

import time

import pygame

SLEEPING_DRIVERS = frozenset({"windows", "cocoa"})
NAP = 0.012


def wait_for_events(seconds: float | None) -> list[pygame.event.Event]:
    """All events there are, after waiting for the first one, at most that long when a time is given.

    On X11 SDL's own wait looks a thousand times a second, which costs five times as much as these naps.
    """
    if pygame.display.get_driver() in SLEEPING_DRIVERS:
        first = pygame.event.wait() if seconds is None else pygame.event.wait(max(1, round(seconds * 1000)))
        return [first, *pygame.event.get()]
    end = None if seconds is None else time.monotonic() + seconds
    events = pygame.event.get()
    while not events and (end is None or time.monotonic() < end):
        time.sleep(NAP)
        events = pygame.event.get()
    return events
