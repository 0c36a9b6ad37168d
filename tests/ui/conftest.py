"""What every program of these tests would read or set anew is read and set once for all of them."""

from collections.abc import Iterator

import pytest

from tests.ui import shared


@pytest.fixture(scope="session", autouse=True)
def shared_reading() -> Iterator[None]:
    with shared.shared_reading():
        yield


@pytest.fixture(scope="session", autouse=True)
def shared_pictures() -> Iterator[None]:
    with shared.shared_pictures():
        yield
