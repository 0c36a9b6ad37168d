"""`python -m tests.fuzz KIND COUNT [--seed N]`: the long form by hand; the tests run a short one."""

import argparse
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from tests.fuzz import homes, kills, letters, records, shipped
from tests.fuzz.monkey import walks

KINDS: dict[str, Callable[[int, Path, int], str]] = {
    "records": records.run, "homes": homes.run, "kills": kills.run, "letters": letters.run,
    "shipped": shipped.run, "monkey": walks.run,
}  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser("python -m tests.fuzz")
    parser.add_argument("kind", choices=KINDS)
    parser.add_argument("count", type=int)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="quattro-fuzz-") as folder:
        os.environ["QUATTRO_HOME"] = str(Path(folder) / "home")
        print(KINDS[args.kind](args.count, Path(folder), args.seed))
    print(f"{time.monotonic() - began:.0f} s")


if __name__ == "__main__":
    main()
