"""Parallel work in processes of this machine or on a Dask cluster; results come in the order of the tasks."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Any, TypeVar

from game.lab.command import CommandError

Task = TypeVar("Task")
Done = TypeVar("Done")

_PATIENCE = 10
"""Seconds in which a cluster must answer."""


@dataclass(frozen=True, slots=True)
class Crew:
    """Describe who works: a number of processes here, or the cluster at an address."""

    jobs: int = 1
    cluster: str = ""

    def map(self, work: Callable[[Task], Done], tasks: Iterable[Task]) -> Iterator[Done]:
        """Yield the results of the tasks in their order."""
        if self.jobs == 1 and not self.cluster:
            yield from map(work, tasks)
            return
        with self._executor() as executor:
            yield from executor.map(work, tasks)

    @contextmanager
    def _executor(self) -> Iterator[Executor]:
        if not self.cluster:
            with ProcessPoolExecutor(self.jobs, get_context("spawn")) as pool:
                yield pool
            return
        with _connected(self.cluster) as client:
            yield client.get_executor(pure=False)


ALONE = Crew()


def add_crew_arguments(parser: ArgumentParser) -> None:
    """Add the options for parallel work to a parser."""
    parser.add_argument("--jobs", type=int, default=1, metavar="N", help="processes to share the matches")
    parser.add_argument("--cluster", default="", metavar="ADDRESS", help="of a Dask scheduler, in place of --jobs")


def crew_of(args: Namespace) -> Crew:
    """Return the crew that the arguments describe; raise CommandError."""
    if args.jobs < 1:
        raise CommandError("--jobs is 1 or more.")
    if args.cluster:
        _connected(args.cluster).close()
    return Crew(args.jobs, args.cluster)


def _connected(address: str) -> Any:
    try:
        from distributed import Client
    except ImportError:
        raise CommandError("--cluster needs Dask: install the dependency group 'lab' of pyproject.toml.") from None
    connect: Callable[..., Any] = Client
    try:
        return connect(address, timeout=_PATIENCE)
    except (OSError, ValueError) as failed:
        raise CommandError(f"No cluster answers at '{address}': {failed}") from None
