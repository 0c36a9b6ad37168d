"""A family's street as pieces: palaces, walls, towers, and the names of the areas."""

from collections.abc import Callable, Mapping
from functools import cached_property

from game.lucca import actions as act
from game.lucca.cards import COLOUR_OF
from game.lucca.limits import goal
from game.lucca.quarters import Palace, Quarter, with_start
from game.lucca.scoring import LARGEST_POINTS, SMALLEST_POINTS, address_holders, support_of
from game.lucca.state import KEEP
from scenes.engine.layout import Rect
from scenes.engine.scene import Scene
from scenes.engine.text import markup
from scenes.games.lucca import layout, piece_ids
from scenes.games.lucca.drawing.painting import area_of
from scenes.games.lucca.opening_points import coming_opening, opening_line
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.settled_position import counted
from scenes.games.lucca.street_layout import OWN, RIVAL, SITE, TOWERS, WALLS, Street
from scenes.games.lucca.widgets.family_plates import own_medal, rival_medal
from scenes.games.lucca.widgets.pieces import AreaSigns, House, Pile
from scenes.kit.moves.bindings import Bindings
from scenes.kit.pieces import Press


def street_of(position: LuccaPosition, seat: int) -> Street:
    """Return the layout of a seat's street."""
    view = position.view
    if seat == position.viewer:
        area, style = layout.place("street"), OWN
    else:
        area, style = layout.rival_street(layout.rival_rect(position.viewer, len(view.quarters), seat)), RIVAL
    return Street(shown_quarter(position, seat), goal(view), area, style)


def medal(position: LuccaPosition, seat: int) -> Rect:
    """Return the place where a seat's points are counted."""
    if seat == position.viewer:
        return own_medal(layout.place("badge"))
    return rival_medal(layout.rival_rect(position.viewer, len(position.people), seat))


def shown_quarter(position: LuccaPosition, seat: int) -> Quarter:
    """Return the quarter of a seat; before the reveal the viewer's shows its kept cards already."""
    view = position.view
    kept = view.kept[seat]
    if seat == position.viewer and kept and not position.hands_covered:
        return with_start(view.quarters[seat], kept)
    return view.quarters[seat]


house_id, kept_id = piece_ids.palace, piece_ids.kept


def bonus_holders(position: LuccaPosition) -> dict[int, tuple[int, int]]:
    """Return seat and colour of the palace that has each badge, by its points (LC 5.4)."""
    told = counted(position).view
    if told.stage == KEEP:
        return {}
    smallest, largest = address_holders(told.quarters)
    return {
        LARGEST_POINTS: (largest.seat, COLOUR_OF[largest.card]),
        SMALLEST_POINTS: (smallest.seat, COLOUR_OF[smallest.card]),
    }


class QuarterView:
    """Add one seat's street; the viewer's own palaces are bound to the actions with them."""

    def __init__(
        self,
        scene: Scene,
        position: LuccaPosition,
        seat: int,
        saying: Callable[[str], Press | None],
        bindings: Bindings | None = None,
        refusal: Press | None = None,
        becomes: Mapping[str, str] | None = None,
    ) -> None:
        self.becomes = becomes or {}
        """Words for what the dragged card becomes, by area."""
        self.refusal = refusal
        """Press of all palaces while something is dragged that they cannot take; None for the usual one."""
        self.scene, self.position, self.seat = scene, position, seat
        self.view = position.view
        self.quarter = shown_quarter(position, seat)
        self.saying, self.bindings = saying, bindings
        self.street = street_of(position, seat)
        self.wording = position.wording
        self.t = position.wording.catalog

    @property
    def is_own(self) -> bool:
        return self.seat == self.position.viewer

    def add(self) -> None:
        self._add_signs()
        for palace in self.quarter.palaces:
            self._add_house(palace)
        self._add_pile(WALLS, len(self.quarter.walls), self._walls_text)
        self._add_pile(TOWERS, self.quarter.towers, lambda: self.t("lc-tower-text"))

    def _add_signs(self) -> None:
        area, foot = self.street.area, self.street.foot
        seats = [] if self.is_own else layout.rivals_of(self.position.viewer, len(self.position.people))
        self.scene.add(
            AreaSigns(
                f"signs-{self.seat}", Rect(area.x, foot, area.w, area.bottom - foot), street=self.street,
                rivals=[street_of(self.position, seat) for seat in seats], becomes=self.becomes, catalog=self.t,
            )
        )  # fmt: skip

    def _add_house(self, palace: Palace) -> None:
        name, area = house_id(self.seat, palace.colour), area_of(palace, self.quarter.completed, self.quarter.opened)
        self.scene.add(
            House(
                name, self.street.column(palace), street=self.street, palace=palace, area=area, catalog=self.t,
                tooltip=self._house_text(palace), on_press=self._press(name, palace),
                colour=self.position.people[self.seat].colour, bonus=self._bonus(palace),
                tells_progress=self.is_own and area == SITE,
            )
        )  # fmt: skip

    def _press(self, name: str, palace: Palace) -> Press | None:
        """Return the press of a palace: the own one opens or takes a card, a rival's explains what it is good for."""
        if not self.position.can_act:
            return None
        if self.bindings is None:
            return self.refusal or self.saying(self.t("lc-ask-rival-palace", colour=self.wording.colour(palace.colour)))
        press, opening = self.bindings.press_of(name), act.open_palace(palace.colour)
        return press or self.refusal or self.saying(self.bindings.offers.why_not(opening))

    def _add_pile(self, name: str, count: int, text: Callable[[], str]) -> None:
        if count:
            self.scene.add(
                Pile(
                    piece_ids.pile(name, self.seat), self.street.pile(name), street=self.street, name=name,
                    count=count, catalog=self.t, tooltip=text,
                )
            )  # fmt: skip

    def _bonus(self, palace: Palace) -> int:
        return sum(points for points, holder in self._bonuses.items() if holder == (self.seat, palace.colour))

    @cached_property
    def _bonuses(self) -> dict[int, tuple[int, int]]:
        return bonus_holders(self.position)

    # What is told of each

    def _house_text(self, palace: Palace) -> Callable[[], str]:
        return lambda: "\n".join(self._house_lines(palace))

    def _house_lines(self, palace: Palace) -> list[str]:
        area = area_of(palace, self.quarter.completed, self.quarter.opened)
        size, whole = len(palace.cards), goal(self.view)
        colour = self.wording.colour(palace.colour)
        head = self.t(f"lc-palace-{area}", colour=colour, size=size, goal=whole)
        addresses = self.t("list-separator").join(str(card) for card in reversed(palace.cards))
        lines = [
            markup.strong(head),
            self.t("lc-palace-holds", windows=palace.windows, shields=palace.shields),
            self.t("lc-palace-addresses", addresses=addresses),
        ]
        if bonus := self._bonus(palace):
            lines.append(self.t("lc-palace-largest" if bonus > 0 else "lc-palace-smallest"))
        if area == "completed":
            lines.append(opening_line(self.position, coming_opening(self.position, self.seat, palace)))
        return lines

    def _walls_text(self) -> str:
        support = support_of(self.quarter)
        need = self.t("lc-walls-need", walls=len(self.quarter.walls), need=support.need, shields=support.shields)
        return f"{need}\n{self.t('lc-wall-text')}\n{self.wording.cards(self.quarter.walls)}"
