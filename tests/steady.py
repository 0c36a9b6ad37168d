"""Property tests that try the same examples in every run and have no deadline, which a busy machine would miss."""

from hypothesis import settings

steady = settings(deadline=None, derandomize=True, database=None)
