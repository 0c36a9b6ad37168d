"""What a seat may do in Pebbles."""

from dataclasses import dataclass

from game.core.actions import ActionSyntaxError, index_of, parsed


@dataclass(frozen=True, slots=True)
class Take:
    """`take 2 1` takes one pebble of the second heap."""

    heap: int
    count: int

    @property
    def text(self) -> str:
        return f"take {self.heap + 1} {self.count}"


def parse_action(text: str) -> Take:
    action: Take = parsed(text, "Pebbles", {}, _read)
    return action


def _read(words: list[str]) -> Take:
    verb, heap, count = words
    if verb != "take":
        raise ActionSyntaxError(verb)
    return Take(index_of(heap), int(count))
