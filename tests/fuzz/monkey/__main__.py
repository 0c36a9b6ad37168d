"""`python -m tests.fuzz.monkey FILE` plays a script again and tells how it fails."""

import sys
from pathlib import Path

from tests.fuzz.monkey.walks import replay_script, told_of


def main() -> int:
    failure = replay_script(Path(sys.argv[1]).read_text(encoding="utf-8"))
    print(told_of(failure) if failure else "Nothing is wrong.")
    return int(failure is not None)


if __name__ == "__main__":
    sys.exit(main())
