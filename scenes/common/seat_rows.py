"""Rows in which seats change players: crest, name, and who plays the seat from now on."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import partial

from game.core.seats import Seat
from game.core.spec import HUMAN, LEVELS
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.theme import NOTE, SUBHEADING
from scenes.engine.widgets import ChoiceBar, Label, Picture
from scenes.kit.players import Person

ROW = 92.0
GAP = 10.0


class SeatRows:
    """Show a row for each seat of one page; nothing changes until the page asks what was chosen."""

    def __init__(self, scene: Scene, seats: Sequence[Seat]) -> None:
        self.scene, self.seats = scene, seats
        self.players = [seat.player for seat in seats]

    @property
    def height(self) -> float:
        """Return the height of all rows in design units."""
        return (ROW + GAP) * len(self.players)

    def add(self, area: Rect, people: Sequence[Person]) -> None:
        """Add the rows to the scene."""
        for number, (person, row) in enumerate(zip(people, area.rows(len(self.players), GAP), strict=True)):
            self._add_row(number, person, row)

    def changed(self) -> Iterator[tuple[int, Seat]]:
        """Yield number and new seat of each seat that changes its player."""
        for number, (seat, player) in enumerate(zip(self.seats, self.players, strict=True)):
            if seat.player != player:
                yield number, replace(seat, player=player)

    def _add_row(self, number: int, person: Person, row: Rect) -> None:
        crest, rest = row.split_left(64, 14)
        name, bar = rest.split_left(220, 14)
        self.scene.add(Picture(f"crest-{number}", crest, person.crest))
        if self.seats[number].temper and not self.seats[number].is_human:
            name, temper = name.centered(name.w, 76).split_top(42, 2)
            words = self.scene.t(f"temper-{self.seats[number].temper}")
            self.scene.add(Label(f"temper-{number}", temper, words, NOTE))
        self.scene.add(Label(f"name-{number}", name, person.name, SUBHEADING))
        player = self.players[number]
        labels = [(kind, self.scene.t(f"level-{kind}")) for kind in dict.fromkeys((HUMAN, *LEVELS, player))]
        choose = partial(self._choose, number)
        self.scene.add(ChoiceBar(f"player-{number}", bar.centered(bar.w, 60), labels, player, choose))

    def _choose(self, number: int, player: str) -> None:
        self.players[number] = player
        self.scene.invalidate()
