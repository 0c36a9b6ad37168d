"""Each running program has services of its own, made on first use."""

from scenes.engine.headless import Headless
from scenes.engine.services import Services
from scenes.screens.coach.judging import study_of
from scenes.screens.saves.stores import store_of
from scenes.table.ai_service import ai_service_of


def test_a_service_is_made_once_for_each_owner() -> None:
    one, other = Services("one"), Services("other")
    assert one.get(list) is one.get(list)
    assert one.get(list) is not other.get(list)
    assert (one.get(list), other.get(str.upper)) == (["o", "n", "e"], "OTHER")


def test_a_service_that_was_given_is_used_until_it_is_dropped() -> None:
    services = Services("owner")
    services.put(str.upper, "given")
    assert services.get(str.upper) == "given"
    services.drop(str.upper)
    assert services.get(str.upper) == "OWNER"


def test_two_programs_share_no_service() -> None:
    first, second = Headless((640, 360)), Headless((640, 360))
    try:
        for service_of in (ai_service_of, study_of, store_of):
            assert service_of(first.app) is service_of(first.app)
            assert service_of(first.app) is not service_of(second.app)
    finally:
        second.close()
        first.close()
