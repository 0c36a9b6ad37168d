"""Plans as seats of the laboratory: they add to weights that exist, change what is played, and are measured."""

from itertools import pairwise

import pytest

from game.ai.minds import by_hand
from game.ai.tempers import tempered
from game.core.chance import Live
from game.core.registry import all_specs, spec_of
from game.core.spec import TEMPERS, Spec, complete_options
from game.lab.arguments import Table
from game.lab.command import CommandError
from game.lab.ladder import Climb, Rung
from game.lab.league import main, told
from game.lab.players import Player, chosen_by, player_of
from game.lab.transcript import play as transcribed
from game.lorenzo.effects import BUILDING, TERRITORY, VENTURE
from tests.contract.matches import every_game

LORENZO = spec_of("lorenzo")


@every_game
def test_every_game_has_at_least_four_plans_that_add_to_its_weights(spec: Spec) -> None:
    plans = spec.evaluator.PLANS
    assert len(plans) >= 4 and not set(plans) & set(TEMPERS)
    for name, likes in plans.items():
        assert likes and set(likes) <= set(spec.evaluator.FEATURES), name
        assert tempered(spec, by_hand(spec), name) != by_hand(spec)
    assert all(one != other for one, other in pairwise(plans.values()))


def test_a_player_is_a_level_with_or_without_a_temper_or_plan() -> None:
    assert player_of(LORENZO, "merchant") == Player("merchant", "")
    assert player_of(LORENZO, "magnifico/captain") == Player("magnifico", "captain")
    assert player_of(LORENZO, "artisan/faith") == Player("artisan", "faith")


@pytest.mark.parametrize(
    ("plan", "card_type"), [("territories", TERRITORY), ("engine", BUILDING), ("ventures", VENTURE)]
)
def test_who_follows_a_plan_of_lorenzo_takes_more_cards_of_its_kind(plan: str, card_type: int) -> None:
    """Against what the same seat takes without it, over six matches."""
    planned, plain = (_cards_taken(player, card_type) for player in (f"artisan/{plan}", "artisan"))
    assert planned > plain


def _cards_taken(player: str, card_type: int) -> int:
    """By seat 0 of six recorded matches."""
    return sum(_cards_in(player, str(seed), card_type) for seed in range(6))


def _cards_in(player: str, seed: str, card_type: int) -> int:
    options = complete_options(LORENZO, {})
    state = LORENZO.rules.new(options, 3, Live(seed, 0))
    players = [player_of(LORENZO, text) for text in (player, "artisan", "artisan")]
    step = 0
    while (decision := LORENZO.rules.decision(state)) is not None:
        step += 1
        view, key = LORENZO.rules.observe(state, decision.seat), f"{seed}/{step}"
        action = chosen_by(LORENZO, players[decision.seat], view, decision.seat, key, None)
        LORENZO.rules.apply(state, action, Live(seed, step))
    return len(state.players[0].cards[card_type])


def test_a_transcript_tells_tempers_and_refuses_plans() -> None:
    match = transcribed(Table(LORENZO, ("artisan/captain", "artisan"), {}), "1")
    assert [seat.temper for seat in match.seats] == ["captain", ""]
    with pytest.raises(CommandError, match="not plans"):
        transcribed(Table(LORENZO, ("artisan/faith", "artisan"), {}), "1")


def test_the_league_measures_each_plan_against_the_rivals(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["lucca", "--seats", "3", "--games", "3", "--level", "artisan", "--rival", "artisan"]
    main(arguments)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[0] for line in lines] == [f"artisan/{plan}" for plan in spec_of("lucca").evaluator.PLANS]


@pytest.mark.parametrize(("wins", "verdict"), [(50, "TOO STRONG"), (28, "in doubt"), (10, "beaten")])
def test_a_plan_is_called_too_strong_only_beyond_its_interval(wins: int, verdict: str) -> None:
    found = Climb(Rung("magnifico/faith", "magnifico", 0.25), 4, 100, wins, (1, 1), (1, 1), 1, 1, 0)
    assert verdict in told(found)


@pytest.mark.parametrize(
    ("wrong", "message"), [(["--only", "juggling"], "no temper"), (["--rival", "champion"], "no level")]
)
def test_a_wrong_order_is_refused_in_one_sentence(wrong: list[str], message: str) -> None:
    with pytest.raises(CommandError, match=message):
        main([all_specs()[0].id, *wrong])
