"""The feed of a match: it tells every listener of each change."""

from collections import deque
from collections.abc import Callable
from typing import Generic, TypeVar

News = TypeVar("News")


class Feed(Generic[News]):
    """Tell all listeners of each piece of news; what one of them causes comes after all have heard of its cause.

    No listener may depend on another one having heard before it.
    """

    def __init__(self) -> None:
        self.listeners: list[Callable[[News], None]] = []
        self._waiting: deque[News] = deque()

    def publish(self, news: News) -> None:
        """Tell all listeners, at once unless other news is being told."""
        self._waiting.append(news)
        if len(self._waiting) > 1:
            return
        try:
            while self._waiting:
                for listener in list(self.listeners):
                    listener(self._waiting[0])
                self._waiting.popleft()
        finally:
            self._waiting.clear()
