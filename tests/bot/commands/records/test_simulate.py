"""`rummy simulate` lets computer players play against each other."""

from dataclasses import replace

import pytest

from bot.commands.records.pairs import Pair, Standing
from bot.commands.records.simulate import Tally, simulated
from bot.machine.system import Chance
from core.rules.actions import Action
from core.rules.cards.family import FAMILY
from core.rules.cards.model.actions import Take
from core.rules.cards.model.view import CardView
from core.rules.events import Event, RoundEnded
from core.rules.match import new_match
from core.rules.players import simulation
from core.rules.players.simulation import Game, play_round
from core.rules.players.trial import Patience, unhurried
from core.rules.records.reading import read_record
from core.rules.records.replay import replay
from core.rules.records.writing import record_of, write_record
from core.rules.refusals import Code
from core.rules.sheet import Goal
from core.rules.sheets import SHEETS
from tests.support.commands.answer import Rummy
from tests.support.sampling import sampled

ONE_ROUND = Goal("rounds", 1)


def tallied(games: list[Game]) -> Tally:
    tally = Tally()
    for game in games:
        tally.add(game)
    return tally


def games(sheet: str, *, seed: int, number: int = 1, seats: int = 2) -> list[Game]:
    levels = ("easy",) * seats
    chance = Chance(seed)
    return list(simulated(SHEETS[sheet], levels, ONE_ROUND, games=number, chance=chance))


def record(game: Game) -> str:
    seats = [f"easy{place}" for place, _ in enumerate(game.levels, start=1)]
    return write_record(record_of(game.match.sheet, game.match.goal, seats, game.history))


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"kids", "budacsek", "basic"}))
def test_a_game_ends_without_a_refusal_and_its_record_replays_to_the_same_end(sheet: str) -> None:
    (game,) = games(sheet, seed=1, seats=3)
    assert game.refusals == []
    played = list(replay(read_record(record(game))))
    assert all(move.decision.ok for move in played)
    assert played[-1].match.round == game.round
    assert played[-1].match.totals == game.match.totals


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"basic"}))
def test_the_same_seed_gives_the_same_games_and_another_gives_others(sheet: str) -> None:
    first, again, other = (list(map(record, games(sheet, seed=s, number=2))) for s in (7, 7, 8))
    assert first == again
    assert first[0] != first[1]
    assert first != other


def test_the_figures_have_the_names_of_the_contract(rummy: Rummy) -> None:
    answer = rummy("simulate", "basic", "--games", "3", "--seed", "5", "--json")
    assert answer.status == 0
    assert list(answer.json) == [
        "games",
        "refusals",
        "results",
        "turns",
        "wins",
        "seconds_per_turn",
    ]
    assert (answer.json["games"], answer.json["refusals"]) == (3, 0)
    assert sum(answer.json["results"].values()) == 3
    assert set(answer.json["turns"]) == {"mean", "max"}
    assert set(answer.json["wins"]) == {"easy"}


def test_in_words_the_shares_add_up(rummy: Rummy) -> None:
    told = rummy("simulate", "basic", "--games", "4", "--seed", "5").out
    assert told.startswith("4 games, 0 refusals\n")
    assert sum(float(line.split("(")[1].rstrip("%)")) for line in told.splitlines() if "%" in line)


def test_a_match_has_as_many_rounds_as_it_takes(rummy: Rummy) -> None:
    rounds = ("simulate", "basic", "--games", "2", "--seed", "5", "--match", "--json")
    figures = rummy(*rounds).json
    assert sum(figures["results"].values()) > 2
    assert figures["matches"] == {"easy": 2}
    assert "Matches won by easy: 2\n" in rummy(*rounds[:-1]).out


def test_each_pair_of_levels_is_held_against_each_other_in_both_orders(rummy: Rummy) -> None:
    asked = ("simulate", "basic", "--seats", "normal,easy", "--games", "2", "--seed", "5")
    told = rummy(*asked, "--pairs").out
    pair, *paces = told.splitlines()
    assert pair.startswith("normal over easy: ")
    assert pair.endswith(" of 4 decided rounds, 4 played")
    assert sorted(line.split(":")[0] for line in paces) == ["easy", "normal"]
    figures = rummy(*asked, "--pairs", "--json").json
    assert (figures["decided"], figures["rounds"]) == (4, 4)
    assert 0 <= figures["least"] <= figures["share"] <= figures["most"] <= 1


@pytest.mark.parametrize(
    ("sheet", "seats", "words"),
    [
        ("rummikub", "easy", ["2", "4"]),
        ("rummikub", ",".join(["easy"] * 5), ["2", "4"]),
        ("basic", ",".join(["easy"] * 7), ["2", "6"]),
        ("basic", "easy,you", ["you"]),
        ("basic", "easy,wild", ["wild", "hard"]),
        ("basic", "easy,,easy", ["easy"]),
    ],
)
def test_an_impossible_table_is_refused(
    rummy: Rummy, sheet: str, seats: str, words: list[str]
) -> None:
    rummy("simulate", sheet, "--seats", seats).refuses(*words)


def test_the_levels_that_play_cards_play_each_other(rummy: Rummy) -> None:
    given = ("simulate", "basic", "--seats", "hard,normal,easy", "--games", "1", "--seed", "2")
    figures = rummy(*given, "--json").json
    assert set(figures["wins"]) == {"easy", "hard", "normal"}
    assert figures["refusals"] == 0


def test_a_pack_that_is_too_small_is_refused(rummy: Rummy) -> None:
    rules = ["--rule", "hand=30", "--rule", "copies=1", "--rule", "numbers=8"]
    rummy("simulate", "rummikub", *rules).refuses("too few")


def test_house_rules_are_played(rummy: Rummy) -> None:
    rules = ["--rule", "time_limit=5", "--rule", "last_card_discard=true"]
    assert rummy("simulate", "basic", "--games", "2", "--seed", "1", *rules, "--json").status == 0


def confused(_level: str, _view: CardView, _patience: Patience = unhurried) -> tuple[Action, ...]:
    """A player that always draws."""
    return (Take(source="stock"),)


def test_refusals_of_a_computer_player_are_counted_and_the_game_goes_on() -> None:
    sheet = replace(
        SHEETS["basic"], family=replace(FAMILY, players=replace(FAMILY.players, computer=confused))
    )
    game = Game(match=new_match(sheet, 2, ONE_ROUND), levels=("easy", "easy"))
    play_round(game, Chance(1))
    assert game.round.outcome is not None
    assert {refused.code for refused in game.refusals} == {Code.MUST_DISCARD}
    assert tallied([game]).figures(1.0)["refusals"] == len(game.refusals) > 1


def test_a_round_that_finds_no_end_is_given_up_and_told(
    rummy: Rummy, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulation, "LONGEST_ROUND", 3)
    answer = rummy("simulate", "rummikub", "--games", "2", "--seed", "1", "--match", "--json")
    assert answer.status == 1
    assert answer.json["results"]["open"] == 2
    assert answer.json["turns"] == {"mean": 3, "max": 3}


def _shared(event: Event) -> Event:
    """A result in which both seats have won the round."""
    if not isinstance(event, RoundEnded):
        return event
    return replace(event, outcome=replace(event.outcome, winners=(0, 1)))


def test_a_win_that_is_shared_is_counted_once() -> None:
    (game,) = games("basic", seed=1)
    game.history = [(seat, _shared(event)) for seat, event in game.history]
    assert tallied([game]).wins == {"easy": 1}
    game.levels = ("easy", "normal")
    assert tallied([game]).wins == {"easy": 0, "normal": 0, "shared": 1}


def test_fewer_than_one_game_is_refused(rummy: Rummy) -> None:
    for number in ("-3", "0", "-0"):
        rummy("simulate", "basic", "--games", number).refuses(
            f"--games must be at least 1, not {number}"
        )


def test_winning_every_round_leaves_an_error_that_shrinks_with_deals() -> None:
    pair = Pair(better="hard", worse="easy", seats=2)
    for deals, error in ((2, 1.0), (30, 0.1)):
        standing = Standing(pair=pair, wins=[2.0] * deals, decided=[2] * deals)
        assert standing.share()[0] == 1.0
        assert standing.share()[1] == pytest.approx(error)
