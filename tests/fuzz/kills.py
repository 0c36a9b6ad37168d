"""A match that keeps itself is killed in the midst of it: at most the unfinished action is lost."""

import random
import subprocess
import sys
import time
from pathlib import Path

from game.core.match import Match
from game.core.record import decoded, parse_record
from game.core.restoring import restore
from game.core.seats import Seat
from game.core.storage import SaveStore
from tests.core.saved import new_match

ROOT = Path(__file__).parents[2]
MOST_MATCHES = 1000


def play(folder: Path) -> None:
    """Plays match after match and says after each action how many there are once the disk has it."""
    store = SaveStore(folder)
    source = random.Random(1)
    for number in range(MOST_MATCHES):
        match: Match = new_match(str(number))
        slot = store.autosave(match).slot
        while not match.is_over:
            match.submit(source.choice(match.legal()))
            if source.random() < 0.05 and not match.is_over:
                match.set_seat(1, Seat("artisan", "Bice", match.seats[1].colour))
            if source.random() < 0.5:
                store.wait()
                print(slot, len(match.entries), flush=True)


def run(count: int, folder: Path, seed: int = 1) -> str:
    """Each moment has a process and a home of its own."""
    source = random.Random(seed)
    mended = 0
    for number in range(count):
        place = folder / f"saves-{number}"
        slot, entries = killed(place, source)
        loaded = SaveStore(place).load(slot)
        assert len(loaded.match.entries) >= entries, (slot, entries, len(loaded.match.entries))
        mended += loaded.notice is not None
        SaveStore(place).slots()
        restore(parse_record(decoded((place / f"{slot}.jsonl").read_bytes())))
    return f"{count} kills, {mended} with a cut line that was mended, no finished action lost"


def killed(place: Path, source: random.Random) -> tuple[str, int]:
    """The last match and length that was said to be on the disk."""
    command = [sys.executable, "-m", "tests.fuzz.kills", str(place)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = [process.stdout.readline()]
        time.sleep(source.random() * 0.4)
        process.kill()
        said += process.stdout.readlines()
    slot, length = [line for line in said if line.endswith("\n")][-1].split()
    return slot, int(length)


if __name__ == "__main__":
    play(Path(sys.argv[1]))
