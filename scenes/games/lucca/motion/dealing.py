"""Animations of dealing: starting hands and triplets come from the deck, starting cards are revealed (LC 2)."""

from collections.abc import Sequence

from game.lucca import events as e
from game.lucca.limits import TO_KEEP
from game.lucca.state import KEEP
from scenes.engine.layout import Rect
from scenes.engine.motion.tween import Animation, Call, InTurn, Together, Wait
from scenes.games.lucca.drawing.painting import WALL
from scenes.games.lucca.layout import dealt_from, hand_slots, kept_rects, rival_rect, rivals_of, tray_cards, tray_rects
from scenes.games.lucca.motion.construction import Construction
from scenes.games.lucca.motion.stage import StreetStage
from scenes.games.lucca.position import LuccaPosition
from scenes.games.lucca.widgets.quarter import house_id, kept_id, medal, street_of
from scenes.kit.motion.stage import Dealt

_STEP = 0.06
_SCAFFOLD = 0.2
_LOOK, _LOOK_AT_TRIPLETS = 0.3, 0.45
_THUMB = (40.0, 50.0)
_BETWEEN = 0.14
"""Seconds between two cards that are laid down."""


def dealt(stage: StreetStage, event: Dealt, position: LuccaPosition) -> Animation | None:
    """Deal four cards to each family, then the first triplets (LC 2.1, LC 2.2)."""
    view = position.view
    if view.stage != KEEP:
        return None
    hand = sorted(view.hands[position.viewer])
    rivals = rivals_of(position.viewer, len(position.people))
    flights: list[Animation] = []
    for index, slot in enumerate(hand_slots(len(hand), answers=1)):
        flights += [InTurn([Wait(_STEP * len(flights)), _to_rival(stage, position, seat)]) for seat in rivals]
        flights.append(InTurn([Wait(_STEP * len(flights)), _to_hand(stage, position, hand[index], index, slot)]))
    cards = [card for triplet in view.triplets for card in triplet]
    return Together([*flights, _triplets(stage, cards, len(view.triplets), _STEP * len(flights))])


def _to_rival(stage: StreetStage, position: LuccaPosition, seat: int) -> Animation:
    return stage.card(WALL, dealt_from(), medal(position, seat).centered(*_THUMB))


def _to_hand(stage: StreetStage, position: LuccaPosition, card: int, index: int, slot: Rect) -> Animation:
    if position.hands_covered:
        return stage.card(WALL, dealt_from(), slot, f"covered-{index}")
    name = f"keep-{card}"
    return InTurn([stage.card(WALL, dealt_from(), slot, name), stage.turned_up(card, slot, name)])


def triplets_laid(stage: StreetStage, event: e.TripletsLaid, position: LuccaPosition) -> Animation:
    """Deal the triplets, with time to look at them before the first is taken."""
    return stage.resting(_triplets(stage, event.cards, len(position.view.triplets), 0.0), _LOOK_AT_TRIPLETS)


def _triplets(stage: StreetStage, cards: Sequence[int], count: int, delay: float) -> Animation:
    flights: list[Animation] = []
    for index, tray in enumerate(tray_rects(count)):
        stage.await_cards(f"triplet-{index}")
        for step, (card, place) in enumerate(zip(cards[3 * index :], tray_cards(tray), strict=False)):
            wait = Wait(delay + _STEP * (3 * index + step))
            flights.append(InTurn([wait, _to_tray(stage, card, place), stage.landing(f"triplet-{index}")]))
    return Together(flights)


def _to_tray(stage: StreetStage, card: int, place: Rect) -> Animation:
    return InTurn([stage.card(WALL, dealt_from(), place), stage.turned_up(card, place)])


def cards_kept(stage: StreetStage, event: e.CardsKept, position: LuccaPosition) -> Animation:
    """Fly the kept cards to the site and the others to the deck; a rival's are laid face down (LC 2.3)."""
    if event.seat != position.viewer:
        return stage.resting(_laid_face_down(stage, event.seat, position), _LOOK)
    if position.hands_covered:
        return stage.resting(None, _LOOK)
    before = position.before.view
    hand, street = sorted(before.hands[position.viewer]), street_of(position, position.viewer)
    slots = dict(zip(hand, hand_slots(len(hand), answers=1), strict=True))

    def flight(card: int, end: Rect) -> Animation:
        return stage.card(card, slots[card], end, seconds=stage.seconds(position.viewer, slots[card], end))

    laid_away = [flight(card, dealt_from()) for card in hand if card not in event.cards]
    founded = [
        _founded(stage, house_id(position.viewer, palace.colour), [
            flight(card, street.card(palace.colour, level)) for level, card in enumerate(reversed(palace.cards))
        ])
        for palace in street.quarter.site
    ]  # fmt: skip
    return Together([*founded, *laid_away])


def _laid_face_down(stage: StreetStage, seat: int, position: LuccaPosition) -> Animation:
    start, places = medal(position, seat).centered(*_THUMB), _kept_places(seat, position)
    return Together([
        stage.card(WALL, start, place, kept_id(seat, number), after=_BETWEEN * number)
        for number, place in enumerate(places)
    ])  # fmt: skip


def _kept_places(seat: int, position: LuccaPosition) -> list[Rect]:
    return kept_rects(rival_rect(position.viewer, len(position.people), seat))


def _founded(stage: StreetStage, name: str, flights: Sequence[Animation]) -> Animation:
    """Fly the cards, then show the palace and let its scaffold rise."""
    stage.hide(name)
    stage.work(name, Construction(scaffold=0))

    def stand() -> None:
        stage.hidden.discard(name)
        stage.dress()

    scaffold = stage.grow(name, _SCAFFOLD, lambda share: Construction(scaffold=share))
    return InTurn([Together(flights), Call(stand), scaffold, stage.rest(name)])


def start_revealed(stage: StreetStage, event: e.StartRevealed, position: LuccaPosition) -> Animation:
    """Fly a rival's kept cards to their places and turn them up; the viewer's lie there already (LC 2.3)."""
    if event.seat == position.viewer and not position.hands_covered:
        return stage.resting(None, _LOOK)
    street, seat = street_of(position, event.seat), event.seat
    lay = (
        _kept_places(seat, position) if seat != position.viewer else [medal(position, seat).centered(*_THUMB)] * TO_KEEP
    )
    site = street.quarter.site
    below = [stage.card(WALL, start, street.card(site[0].colour)) for start in lay[len(site) :]]
    return Together([
        *below,
        *(
            _reveal(stage, palace.address, start, street.card(palace.colour), house_id(seat, palace.colour))
            for palace, start in zip(site, lay, strict=False)
        ),
    ])  # fmt: skip


def _reveal(stage: StreetStage, card: int, start: Rect, end: Rect, name: str) -> Animation:
    stage.work(name, Construction(scaffold=0))
    return InTurn([
        stage.card(WALL, start, end, name), stage.turned_up(card, end, name),
        stage.grow(name, _SCAFFOLD, lambda share: Construction(scaffold=share)), stage.rest(name),
    ])  # fmt: skip
