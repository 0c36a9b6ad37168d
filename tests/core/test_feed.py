"""The feed of a match: every listener hears all news in one order."""

import pytest

from game.core.feed import Feed


@pytest.mark.parametrize("first", [0, 1])
def test_news_caused_by_a_listener_waits_until_all_have_heard_its_cause(first: int) -> None:
    feed: Feed[int] = Feed()
    heard: list[int] = []
    causes = [lambda news: feed.publish(news + 1) if news < 3 else None, heard.append]
    feed.listeners = [causes[first], causes[1 - first]]
    feed.publish(1)
    assert heard == [1, 2, 3]


def test_after_a_failing_listener_the_feed_goes_on() -> None:
    feed: Feed[int] = Feed()
    heard: list[int] = []
    feed.listeners = [lambda news: heard.append(1 // news)]
    with pytest.raises(ZeroDivisionError):
        feed.publish(0)
    feed.publish(1)
    assert heard == [1]


def test_a_listener_may_leave_while_it_is_told() -> None:
    feed: Feed[int] = Feed()
    heard: list[int] = []

    def once(news: int) -> None:
        feed.listeners.remove(once)

    feed.listeners = [once, heard.append]
    feed.publish(1)
    assert (heard, len(feed.listeners)) == ([1], 1)
