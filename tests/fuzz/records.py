"""Changed records: never an error of the program, and the store accepts exactly what `replay` accepts."""

import random
from pathlib import Path

from game.core.match import Match
from game.core.record import RecordError, decoded, lines_of, parse_record
from game.core.registry import all_specs
from game.core.restoring import restore
from game.core.seats import Seat
from game.core.spec import COLOURS, Spec
from game.core.storage import SaveError, SaveStore
from tests.fuzz.changes import changed

LONGEST = 40


def played(spec: Spec, source: random.Random) -> bytes:
    """A match of random actions, some seats changed and some resigned."""
    seats = [Seat("human", f"Name {number}", COLOURS[number]) for number in range(source.choice(spec.seats))]
    match = Match(spec, {}, seats, str(source.random()))
    for _ in range(source.randrange(LONGEST)):
        if match.is_over:
            break
        match.submit(source.choice(match.legal()))
        if source.random() < 0.05:
            match.set_seat(0, Seat("artisan", "Bice", seats[0].colour))
    if source.random() < 0.3:
        match.resign(0)
    return "".join(f"{line}\n" for line in lines_of(match)).encode()


def is_replayed(data: bytes) -> bool:
    try:
        restore(parse_record(decoded(data), allow_cut=False))
    except RecordError:
        return False
    return True


def run(count: int, folder: Path, seed: int = 1) -> str:
    """Every record as it is, and then changed; raises what goes wrong."""
    source = random.Random(seed)
    originals = [played(spec, source) for spec in all_specs() for _ in range(min(12, count))]
    assert all(map(is_replayed, originals))
    store, path = SaveStore(folder / "saves"), folder / "record.jsonl"
    accepted = 0
    for _ in range(count):
        data = changed(source.choice(originals), source)
        path.write_bytes(data)
        try:
            slot = store.import_file(path)
        except SaveError:
            assert not is_replayed(data), data
        else:
            accepted += 1
            assert is_replayed(data), data
            store.load(slot)
            store.delete(slot)
        assert path.read_bytes() == data
    store.close()
    return f"{count} records, {accepted} accepted by both store and replay"
