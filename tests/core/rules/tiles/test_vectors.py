"""The worked cases of the rule sheets, each played through the rules themselves.

The turns, draws and scores of the card sheet are played in
`tests/core/rules/cards/printed/test_vectors.py`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from core.rules.events import Outcome, RoundEnded
from core.rules.match import draw_again, highest_draw, new_match, winners_after
from core.rules.pieces import Meld, print_pieces
from core.rules.play import evolve_all, with_ends
from core.rules.records.replay import read_draws
from core.rules.refusals import Refusal
from core.rules.sheet import Goal, Sheet, Starter
from core.rules.sheets import SHEETS, with_house_rules
from core.rules.tiles.model.pieces import read_pieces
from tests.support.rules.script import Answer, Game, Player, full_stock
from tests.support.rules.worked_cases import CASES, Case

Melds = Sequence[Sequence[str]]

SEATS = ("A", "B", "C", "D", "E")


def with_tiles(case: Case) -> bool:
    return SHEETS[case["ruleset"]].family.name == "tiles"


def cases(kind: str) -> pytest.MarkDecorator:
    """Run a test over the cases of a kind that are played with tiles."""
    chosen = [case for case in CASES if case["kind"] == kind and with_tiles(case)]
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def sheet_of(case: Case) -> Sheet:
    return with_house_rules(case["ruleset"], case["given"].get("options", {}))


def text(melds: Melds) -> str:
    return " | ".join(map(" ".join, melds))


def game_of(case: Case, /, *, racks: Mapping[str, str], **position: Any) -> Game:  # noqa: ANN401
    """Set up the table of a case; a stock that is a number is so many tiles of the set."""
    given = case["given"]
    stock = given.get("stock", 0)
    if isinstance(stock, int):
        stock = SHEETS[case["ruleset"]].family.pieces.pack(sheet_of(case))[:stock]
    return Game.at(
        case["ruleset"],
        racks=racks,
        rules=given.get("options", {}),
        **{"table": text(given.get("table", [])), "stock": print_pieces(stock), **position},
    )


def two_at(case: Case) -> tuple[Game, Player]:
    """Seat the one that the case is about, and an opened neighbour with a tile."""
    given = case["given"]
    opened = ["A", "B"] if given.get("opened", True) else ["B"]
    racks = {"A": " ".join(given["rack"]), "B": "r1"}
    game = game_of(case, racks=racks, opened=opened)
    return game, next(iter(game))


def check(answer: Answer, expect: Case) -> None:
    """Hold that a move was accepted, or refused for the reason that the case gives."""
    if expect["ok"]:
        answer.is_accepted()
    else:
        answer.is_refused(*answer.refusal.codes, points=expect.get("points"))
        assert answer.refusal.code == expect["reason"]


def test_every_case_is_played_here_or_with_cards() -> None:
    cards = [case for case in CASES if not with_tiles(case)]
    assert {case["ruleset"] for case in cards} == {"basic"}
    kinds = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {case["kind"] for case in CASES} <= kinds


@pytest.mark.parametrize(
    "case", [pytest.param(case, id=case["id"]) for case in CASES if case["kind"] == "meld"]
)
def test_meld(case: Case) -> None:
    sheet = sheet_of(case)
    judged = sheet.family.pieces.judge(
        sheet, sheet.family.notation.read_pieces(" ".join(case["given"]["tiles"]))
    )
    expect = case["expect"]
    if not expect["ok"]:
        assert isinstance(judged, Refusal)
        assert judged.code == expect["reason"]
        return
    assert isinstance(judged, Meld)
    assert judged.kind == expect.get("type", judged.kind)
    if "value" in expect:
        assert sheet.family.pieces.laid_value(sheet, judged) == expect["value"]


@cases("initial")
def test_initial(case: Case) -> None:
    game, ann = two_at(case)
    expect = case["expect"]
    answer = ann.lays(text([*case["given"]["table"], *case["action"]["lay"]]))
    check(answer, expect)
    assert ("A" in game.opened) == expect.get("opened", False)
    if expect["ok"]:
        assert answer.points == expect.get("points", answer.points)
        assert ann.holds(*expect["rack_after"])


@cases("turn")
def test_turn(case: Case) -> None:
    if "false_meld" in case["given"]:
        _false_meld(case)
        return
    game, ann = two_at(case)
    action, expect = case["action"], case["expect"]
    picked = " ".join(action.get("rack_takes", []))
    answer = ann.lays(text(action["table"]), first=text(action.get("first", [])), takes=picked)
    check(answer, expect)
    if expect["ok"]:
        assert ann.holds(*expect["rack_after"])
        assert answer.points == expect.get("points", answer.points)
        assert (game.result == "win") == expect.get("out", False)


def _false_meld(case: Case) -> None:
    if "claim_by" in case["action"]:
        _claimed_in_time(case)
    else:
        _corrected_later(case)


def _claimed_in_time(case: Case) -> None:
    tiles = " ".join(case["given"]["false_meld"]["tiles"])
    game = Game.at(case["ruleset"], racks={"A": f"{tiles} k1", "B": "k2"})
    ann, ben = game
    ann.lays(tiles).is_accepted()
    check(ben.objects(), case["expect"])
    assert (game.table != "") == case["expect"]["meld_stays"]
    assert ann.holds(*tiles.split(), "k1") == (case["expect"]["returned_to"] == "A")


def _corrected_later(case: Case) -> None:
    tiles = " ".join(case["given"]["false_meld"]["tiles"])
    racks = {"A": "k1", "B": " ".join(case["given"]["rack"]), "C": "k2"}
    game = Game.at(case["ruleset"], racks=racks, table=tiles, to_move=case["action"]["on_turn"])
    player = list(game)[SEATS.index(case["action"]["correct_by"])]
    check(player.lays(text(case["action"]["table"])), case["expect"])


@cases("timeout")
def test_timeout(case: Case) -> None:
    game, ann = two_at(case)
    at_timeout = case["action"]["at_timeout"]
    draft = (
        ""
        if at_timeout == "idle"
        else text([*at_timeout["table"], *([t] for t in at_timeout["loose"])])
    )
    timeout = ann.runs_out_of_time(draft).is_accepted().timeout
    expect = case["expect"]
    assert timeout.counted == expect["ok"]
    assert len(timeout.drawn) == expect["drawn"]
    assert Counter(map(str, game.round.table)) == Counter(map(" ".join, expect["table"]))
    assert ann.holds(*expect["rack_after"], *map(str, timeout.drawn))


@cases("score")
def test_score(case: Case) -> None:
    action, expect = case["action"], case["expect"]
    racks = {seat: " ".join(rack) for seat, rack in case["given"]["racks"].items()}
    if "winner" in action:
        game = _won_by(case, racks, action["winner"])
    elif action.get("blocked"):
        game = game_of(case, racks=racks)
        for player in game:
            player.passes().is_accepted()
    else:
        game = game_of(case, racks=racks, stock="y12")
        next(iter(game)).draws().is_accepted()
    assert game.scores == expect["scores"]
    assert game.winners == tuple(expect.get("winners", game.winners))


def _won_by(case: Case, racks: Mapping[str, str], winner: str) -> Game:
    """Let the winner lay a last run, as the first laying where it is Handrummy."""
    opened = [seat for seat in racks if seat != winner or not case["action"].get("handrummy")]
    last = {**racks, winner: "g1 g2 g3"} if winner not in opened else {**racks, winner: "r4"}
    table = "r1 r2 r3"
    game = game_of(case, racks=last, opened=opened, to_move=winner, table=table)
    answer = list(game)[SEATS.index(winner)].lays(
        "r1 r2 r3 r4" if winner in opened else "r1 r2 r3 | g1 g2 g3"
    )
    answer.is_accepted()
    assert game.winners == (winner,)
    return game


@cases("match")
def test_match(case: Case) -> None:
    given, expect = case["given"], case["expect"]
    if "chips" in given:
        goal = SHEETS[case["ruleset"]].goal
        assert winners_after(goal, 3, list(given["chips"].values())) is None
        assert expect["winners"] == []
        return
    rounds = given["rounds"]
    seats = tuple(rounds[0])
    goal = Goal("rounds", given.get("rounds_agreed", len(rounds)))
    match = new_match(SHEETS[case["ruleset"]], len(seats), goal)
    match = replace(match, round=Game.at(case["ruleset"], racks=dict.fromkeys(seats, "r1")).round)
    for scores in rounds:
        assert match.winners is None
        ended = RoundEnded(outcome=Outcome(result="win", scores=tuple(scores.values())))
        match = evolve_all(match, with_ends(match, (ended,)))
    assert match.totals == tuple(expect["totals"].values())
    assert match.winners == tuple(seats.index(seat) for seat in expect["winners"])


@cases("draw")
def test_draw(case: Case) -> None:
    given = case["given"]
    if "players" in given:
        _dealing(case)
    elif "starter_draw" in given:
        _starter(case)
    elif "rack_size" in given:
        _full_rack(case)
    else:
        _drawing(case)


def _dealing(case: Case) -> None:
    given, expect = case["given"], case["expect"]
    rules = {"jokers": given["jokers"]} if "jokers" in given else {}
    game = Game.of(case["ruleset"], *SEATS[: given["players"]], rules=rules)
    check(game.deals("A"), expect)
    if not expect["ok"]:
        return
    pool, hands = game.sheet.family.pieces.pack(game.sheet), game.round.racks
    assert {len(hand) for hand in hands} == {expect["hand_size"]}
    assert len(pool) == expect.get("pool", len(pool))
    assert len(game.round.stock) == expect.get("stock_after", len(game.round.stock))


def _starter(case: Case) -> None:
    drawn, expect = case["given"]["starter_draw"], case["expect"]
    sheet, seats = sheet_of(case), tuple(drawn)
    draws = read_draws(sheet, seats, ", ".join(f"{s} {tile}" for s, tile in drawn.items()), 1)
    again = [seats[seat] for seat in draw_again(sheet, draws, len(seats))]
    assert again == expect.get("redraw", [])
    starter = highest_draw(sheet, draws, len(seats))
    assert starter == seats.index(expect["starter"])
    if "next_starters" in expect:
        assert sheet.next_starter is Starter.LEFT
        _check_following(case["ruleset"], seats, expect["starter"], expect["next_starters"])


def _check_following(sheet: str, seats: Sequence[str], first: str, following: list[str]) -> None:
    """Play rounds in which everybody leaves, and see who may begin the next."""
    game = Game.of(sheet, *seats, goal=Goal("rounds", 9))
    tiles = ", ".join(f"{seat} {'r9' if seat == first else 'r1'}" for seat in seats)
    game.deals(first, draw=tiles).is_accepted()
    for starter in following:
        for player in game:
            player.leaves().is_accepted()
        for wrong in set(seats) - {starter}:
            game.deals(wrong).is_refused("wrong_starter")
        game.deals(starter).is_accepted()


def _full_rack(case: Case) -> None:
    given, expect = case["given"], case["expect"]
    pack = SHEETS[case["ruleset"]].family.pieces.pack(sheet_of(case))
    rack, stock = pack[: given["rack_size"]], pack[-given["stock"] :]
    game = Game.at(
        case["ruleset"],
        racks={"A": print_pieces(rack), "B": "r1"},
        stock=print_pieces(stock),
    )
    ann, _ = game
    ann.draws().is_accepted()
    assert game.to_move == "A"
    shuffled = print_pieces((*stock[1:], rack[0])[::-1])
    ann.returns(str(rack[0]), shuffled).is_accepted()
    assert (game.stock == shuffled) == expect["reshuffled"]
    assert len(game.round.racks[0]) == expect["rack_size_after"]
    assert len(game.round.stock) == expect["stock_after"]


def _drawing(case: Case) -> None:
    game, ann = two_at(case)
    action, expect = case["action"], case["expect"]
    if "lay_first" in action:
        ann.lays(text(action["lay_first"])).is_accepted()
        check(ann.draws(), expect)
        return
    answer = ann.draws().is_accepted()
    if "then_lay" in action:
        answer = ann.lays(text(action["then_lay"]))
    check(answer, expect)
    assert (game.to_move == "B") == expect.get("turn_over", True)
    assert ann.holds(*expect["rack_after"])


@cases("end")
def test_end(case: Case) -> None:
    given, action, expect = case["given"], case["action"], case["expect"]
    rack = " ".join(["r4", *given.get("rack_after_turn", ["r13"])])
    game = game_of(case, racks={"A": rack, "B": rack}, table="r1 r2 r3")
    ann, ben = game
    for name in given.get("passes", []):
        list(game)[SEATS.index(name)].passes().is_accepted()
    player = ben if action.get("turn") == "B" else ann
    if "draw" in action:
        player.draws().is_accepted()
    else:
        player.lays("r1 r2 r3 r4").is_accepted()
        assert player.holds(*given.get("rack_after_turn", ["r13"]))
    assert (game.result != "open") == expect["round_over"]
    assert game.result == {"continue": "open"}.get(expect["result"], expect["result"])


def test_a_full_stock_is_the_full_set() -> None:
    sheet = SHEETS["rummikub"]
    stock = read_pieces(full_stock("rummikub", "J r13 k1"))
    assert stock[:3] == read_pieces("J r13 k1")
    assert Counter(stock) == Counter(sheet.family.pieces.pack(sheet))
