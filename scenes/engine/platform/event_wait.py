"""Waiting for the next event without using the processor."""

import time

import pygame

SLEEPING_DRIVERS = frozenset({"windows", "cocoa"})
"""Video drivers whose own wait really sleeps."""
NAP = 0.012
"""Seconds of sleep between two looks at the event queue, with all other drivers."""


def wait_for_events(seconds: float | None) -> list[pygame.event.Event]:
    """Wait for an event, at most that many seconds if a time is given, and return all events there are.

    On X11 SDL's own wait polls a thousand times a second, which costs five times as much as these naps.
    """
    if pygame.display.get_driver() in SLEEPING_DRIVERS:
        first = pygame.event.wait() if seconds is None else pygame.event.wait(max(1, round(seconds * 1000)))
        return [first, *pygame.event.get()]
    end = None if seconds is None else time.perf_counter() + seconds
    events = pygame.event.get()
    while not events and (end is None or time.perf_counter() < end):
        time.sleep(NAP)
        events = pygame.event.get()
    return events
