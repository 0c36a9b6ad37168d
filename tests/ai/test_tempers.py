"""Tempers: they like what they are said to like, change nothing else, and are dealt out so that no two are alike."""

import gc
from weakref import ref

import pytest

from game.ai.budget import Budget
from game.ai.minds import by_hand, minds_for, minds_of
from game.ai.opponents import choose
from game.ai.tempers import UnknownTemperError, temper_by_chance, tempered
from game.core.registry import all_specs
from game.core.spec import TEMPERS, Spec
from tests.ai.positions import SPEC, view_after
from tests.contract.matches import every_game

every_temper = pytest.mark.parametrize("temper", TEMPERS)


@every_game
@every_temper
def test_a_temper_adds_to_weights_that_the_game_has(spec: Spec, temper: str) -> None:
    likes = spec.evaluator.TEMPERS[temper]
    assert likes and set(likes) <= set(spec.evaluator.FEATURES)
    before = by_hand(spec)
    pairs = zip(spec.evaluator.FEATURES, before, tempered(spec, before, temper), strict=True)
    changes = {name: after - weight for name, weight, after in pairs if after != weight}
    assert changes == pytest.approx(dict(likes))


@every_game
def test_no_two_tempers_of_a_game_like_the_same(spec: Spec) -> None:
    assert set(spec.evaluator.TEMPERS) == set(TEMPERS)
    names = [name for likes in spec.evaluator.TEMPERS.values() for name in likes]
    assert len(names) == len(set(names))


@every_game
@every_temper
def test_every_temper_plays_legally_at_every_level(spec: Spec, temper: str) -> None:
    view, seat = view_after(2, spec)
    for level in ("apprentice", "artisan", "merchant", "magnifico"):
        assert choose(spec, level, view, seat, "seed", Budget(playouts=6), temper=temper) in spec.rules.legal(view)


def test_a_temper_judges_for_its_own_seat_only() -> None:
    view, _ = view_after(2)
    plain, captain = minds_for(SPEC, view), minds_for(SPEC, view, "captain")
    assert plain.own == plain.full
    assert captain.own[0] not in plain.full


def test_tempers_share_what_all_the_others_have_tabled() -> None:
    minds = [minds_of("lorenzo", 4, "advanced", temper) for temper in ("", *TEMPERS)]
    assert len({each.full for each in minds}) == 1
    assert len({each.own for each in minds}) == len(minds)


def test_what_minds_of_earlier_matches_have_tabled_is_given_back() -> None:
    earlier = ref(minds_of("san_gimignano", 2, "plain", "builder").own[0])
    for temper in ("", *TEMPERS):
        minds_of("lucca", 4, "plain", temper)
    gc.collect()
    assert earlier() is None


def test_at_a_table_chance_gives_four_different_tempers_and_the_same_again() -> None:
    dealt = [temper_by_chance("a seed", seat) for seat in range(4)]
    assert sorted(dealt) == sorted(TEMPERS)
    assert dealt == [temper_by_chance("a seed", seat) for seat in range(4)]
    assert len({temper_by_chance(f"seed {number}", 0) for number in range(40)}) == len(TEMPERS)


def test_an_unknown_temper_is_named_in_one_sentence() -> None:
    with pytest.raises(UnknownTemperError, match="jester"):
        tempered(all_specs()[0], by_hand(all_specs()[0]), "jester")
