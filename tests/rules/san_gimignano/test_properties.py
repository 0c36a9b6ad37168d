"""What holds in every position of San Gimignano, tried on positions and matches at random."""

import json
import random
from collections import Counter

from hypothesis import given, settings
from hypothesis import strategies as st

from game.core.actions import ActionSyntaxError
from game.core.events import Event
from game.core.preview import preview
from game.san_gimignano import rules
from game.san_gimignano.cards import NAMES, kind_in_deck, seen_in_deck, spread
from game.san_gimignano.events import CardGivenBack
from game.san_gimignano.notation import position, position_text
from game.san_gimignano.state import NOBODY, PLAY, State
from game.san_gimignano.views import missing_cards
from tests.rules.san_gimignano import oracle
from tests.rules.san_gimignano.random_tables import matches, tables, whole_set

many = settings(max_examples=150)


def is_between_actions(state: State) -> bool:
    return not state.stack and state.stage == PLAY


@many
@given(st.one_of(tables(), matches().map(lambda played: played[0])))
def test_sg_1_every_card_is_in_exactly_one_place(state: State) -> None:
    assert missing_cards(state) == []
    if is_between_actions(state):
        named = Counter({NAMES[kind]: count for kind, count in whole_set(state).items()})
        assert oracle.cards_on_the_table(rules.to_plain(state)) == named


@many
@given(matches())
def test_sg_2_3_hands_stay_within_their_limit_but_for_cards_given_back(played: tuple[State, list[list[Event]]]) -> None:
    state, story = played
    given_back = {1 - event.seat for events in story for event in events if isinstance(event, CardGivenBack)}
    if not is_between_actions(state):
        return
    for seat in {0, 1} - given_back:
        limit = 9 if "city_wall" in rules.to_plain(state)["played"][seat] else 7
        assert sum(state.hands[seat]) <= limit


@many
@given(matches())
def test_sg_6_the_holder_of_the_piece_has_a_highest_tower(played: tuple[State, list[list[Event]]]) -> None:
    state, _ = played
    highest = [max((tower.levels for tower in towers), default=0) for towers in state.towers]
    assert (state.piece == NOBODY) == (highest == [0, 0])
    if state.piece != NOBODY:
        assert highest[state.piece] == max(highest)


@many
@given(tables())
def test_sg_3_and_8_a_second_reader_finds_the_same_builds_and_extensions(state: State) -> None:
    if is_between_actions(state):
        plain, legal = rules.to_plain(state), {action.text for action in rules.legal(state)}
        assert {text for text in legal if text.startswith("build")} == oracle.builds(plain)
        assert {text for text in legal if text.startswith("extend")} == oracle.extensions(plain)


@many
@given(tables())
def test_sg_7_a_second_reader_counts_the_same_points(state: State) -> None:
    if state.stage == PLAY:
        plain = rules.to_plain(state)
        assert rules.score(state).totals == (oracle.points(plain, 0), oracle.points(plain, 1))


@many
@given(st.one_of(tables(), matches().map(lambda played: played[0])), st.integers(0, 1), st.integers())
def test_sg_10_imagined_worlds_keep_the_view(state: State, seat: int, seed: int) -> None:
    view = rules.observe(state, seat)
    world = rules.determinise(view, seat, random.Random(seed))
    assert rules.observe(world, seat) == view
    assert missing_cards(world) == []


@many
@given(st.one_of(tables(), matches().map(lambda played: played[0])), st.integers(0, 1), st.integers())
def test_sg_10_swapping_two_hidden_cards_never_changes_the_view(state: State, seat: int, seed: int) -> None:
    view = rules.observe(state, seat)
    for nobles in (False, True):
        other = state.clone()
        if swap_two_hidden(other, seat, nobles, random.Random(seed)):
            assert rules.observe(other, seat) == view


def swap_two_hidden(state: State, viewer: int, nobles: bool, source: random.Random) -> bool:
    """Exchanges a card of the rival's hand that the viewer does not know with an unseen one of the deck."""
    rival, deck = 1 - viewer, state.noble_deck if nobles else state.deck
    held = [kind for kind in spread(state.hands[rival]) if (kind > 10) == nobles]
    unknown = list((Counter(held) - Counter(spread(state.known[viewer]))).elements())
    places = [place for place, code in enumerate(deck) if not seen_in_deck(code) >> viewer & 1]
    if not unknown or not places:
        return False
    kind, place = source.choice(unknown), source.choice(places)
    drawn = kind_in_deck(deck[place])
    state.hands[rival][kind] -= 1
    state.hands[rival][drawn] += 1
    deck[place] += kind - drawn
    return True


@many
@given(tables(), st.integers())
def test_legal_and_why_not_agree_about_the_neighbours_of_legal_actions(state: State, seed: int) -> None:
    source, legal = random.Random(seed), rules.legal(state)
    for action in legal[:20]:
        neighbour = changed_a_little(action.text, source)
        try:
            parsed = rules.parse_action(neighbour)
        except ActionSyntaxError:
            continue
        assert (rules.why_not(state, parsed) is None) == (parsed in legal)
        assert rules.parse_action(parsed.text) == parsed


def changed_a_little(text: str, source: random.Random) -> str:
    """One word more, less or other."""
    words = text.split()
    place = source.randrange(len(words))
    others = [*map(str, range(1, 13)), "fine_stone=7", "fine_stone=4", "joust", "theirs", "deck", "buy", "extend"]
    new = source.choice(others)
    changes = (words[:place] + words[place + 1 :], [*words, new], [*words[:place], new, *words[place + 1 :]])
    return " ".join(source.choice(changes))


@many
@given(st.one_of(tables(), matches().map(lambda played: played[0])))
def test_positions_survive_being_written_down(state: State) -> None:
    assert rules.from_plain(json.loads(json.dumps(rules.to_plain(state)))) == state
    if is_between_actions(state):
        text = position_text(state)
        assert position_text(position(text)) == text


@many
@given(tables())
def test_previews_change_nothing(state: State) -> None:
    for action in rules.legal(state)[:20]:
        decision = rules.decision(state)
        assert decision is not None
        view = rules.observe(state, decision.seat)
        before = view.clone()
        preview(rules, view, action)
        assert view == before
