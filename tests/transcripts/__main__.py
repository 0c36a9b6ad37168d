"""Play sessions of the real program, and compare what they bring with the text that was approved.

A session is a file below `tests/transcripts/<area>/`: comment lines that say which behaviour it holds, a line `start`,
and inputs, each followed by what it brought. Write comment, start and inputs; `--approve` fills in the rest.

    # Lucca: a card dragged and put back.
    start game=lucca moves=9 turn_ends=asked
    > drag hand-0 to ground-site held
    > key escape
      picture: as at the start

start     screen= (table, title, settings, replay, coach, scores, finale, lesson, saves, new_game ...), game=,
          players=human,random (in seating order; nobody human: only watching), names=, options=key:value,...,
          seed=, moves= (so many random actions are played before; 999 for an ended match), avoids=discard,end
          (of those, actions with these first words only when nothing else can be played), resigns=yes,
          saved= (so many other matches are saved), damaged= (so many of them can only be mended, or not be read),
          size=640x360, transitions=yes, and every setting by its name: language=ja text_scale=130 turn_ends=asked
> INPUT   and the program comes to rest: nothing moves, opponents have answered, no timer is due within a second
>> INPUT  without waiting: the next input comes in the middle of the motion; no pictures are compared
inputs    click ID [TIMES], click at X Y [BUTTON] (shares of the window), right ID, move ID, move at X Y,
          drag ID to ID [held], button down|up X Y, wheel X Y NOTCHES, focus ID, key NAME [TIMES], type TEXT,
          compose TEXT (what an input method has not finished; `compose` alone ends it),
          wait SECONDS, rest, set SETTING VALUE, resize 800x600, keyboard goes|comes,
          play ACTION (presses whatever leads to that action), survey [BEGINNING ...] (lists tooltips and
          reasons: all, or those of widgets whose ids begin so),
          tell ACTION; ACTION ... (lets the person and the opponents after them play these, and writes how it is told)

Answers are differences to the sight before: scenes on the stack; widgets that came, went, moved, can be pressed or not
and why, are chosen, their values; texts by the widget under them; focus; tooltip; notices; `told`: sentences and
banners that came and went meanwhile; sounds (< from the left, > from the right); seconds until rest. `pictures` names
widgets that look otherwise at rest, `picture: as 2 inputs ago` a whole frame that equals an earlier one pixel by pixel
(without tooltip, focus ring and notices).

`telling/` holds whole matches of `tell`: for each event when it begins (seconds since the input), whose it is and how
long it takes; then what is heard, told and counted and when, and what flies: `card_8: 980,500 -> 160,440 0.9-1.2`.
`besides` is what flies between events; `-` what happens after the last. Speeds are 1x.
"""

import argparse
import difflib
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from tests.transcripts.playing import SessionError, outlook, transcript
from tests.transcripts.recording import recorded
from tests.transcripts.script import FOLDER, parse, session_files
from tests.ui.shared import shared_pictures, shared_reading


def difference(name: str, approved: str, now: str) -> str:
    """Return what a session brings now and did not when it was approved, as a unified diff."""
    lines = approved.splitlines(), now.splitlines()
    return "\n".join(difflib.unified_diff(*lines, f"{name} as approved", f"{name} now", n=3, lineterm=""))


def check(path: Path, approves: bool) -> bool:
    """Play a session; return whether it brings what was approved, or has been approved now."""
    began = time.process_time()
    approved = path.read_text(encoding="utf-8")
    script = parse(approved)
    try:
        now = transcript(script)
    except SessionError as error:
        print(f"{path}: {error}")
        return False
    each = (time.process_time() - began) * 1000 / max(1, len(script.steps))
    told = difference(path.name, approved, now)
    if told and approves:
        path.write_text(now, encoding="utf-8", newline="\n")
    print(told or f"{path.name}: as approved, {each:.0f} ms an input", flush=True)
    return approves or not told


def paths_of(given: Sequence[str]) -> list[Path]:
    """Return the files, and all below the folders, that were named; all there are if none was."""
    named = [Path(each).absolute() for each in given] or [FOLDER]
    return [path for each in named for path in (session_files(each) if each.is_dir() else [each])]


def record(path: Path, seed: str, inputs: int) -> None:
    """Write a session that the monkey played, with what it brought."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(transcript(recorded(seed, inputs)), encoding="utf-8", newline="\n")
    print(f"{path.name}: say in its first line which behaviour it holds")


def arguments() -> argparse.Namespace:
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.transcripts", description=__doc__)
    parser.add_argument("files", nargs="*", help="files or folders; all sessions if none is named")
    parser.add_argument("--approve", action="store_true", help="write what the sessions bring now")
    parser.add_argument("--look", action="store_true", help="list what is there after the last input of a session")
    parser.add_argument("--record", metavar="AREA/NAME", help="let the monkey play, and write that as a session")
    parser.add_argument("--seed", default="1", help="of --record")
    parser.add_argument("--inputs", type=int, default=60, help="of --record")
    return parser.parse_args()


def main() -> int:
    """Do what the command line asks for; return 1 if a session differs."""
    args = arguments()
    with shared_reading(), shared_pictures():
        if args.record:
            record(FOLDER / f"{args.record}.txt", args.seed, args.inputs)
        elif args.look:
            print("\n".join(outlook(parse(Path(args.files[0]).read_text(encoding="utf-8")))))
        else:
            return int(sum(not check(path, args.approve) for path in paths_of(args.files)) > 0)
    return 0


if __name__ == "__main__":
    sys.exit(main())
