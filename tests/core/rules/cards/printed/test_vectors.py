"""The worked cases of basic card Rummy, each with its quote from the sheet."""

import pytest

from core.rules.cards.family import FAMILY
from core.rules.cards.model.pieces import PACK
from core.rules.cards.model.printed import BASIC
from core.rules.events import Outcome, RoundEnded
from core.rules.match import due_starter, new_match
from core.rules.pieces import Meld
from core.rules.play import deal, evolve_all, with_ends
from core.rules.refusals import Refusal
from core.rules.sheet import Goal
from tests.support.rules.card_table import NAMES, Table, a_deal, a_sheet, a_table
from tests.support.rules.worked_cases import CASES, Case

CARDS = [case for case in CASES if case["ruleset"] == "basic"]


def cases(kind: str) -> pytest.MarkDecorator:
    chosen = [case for case in CARDS if case["kind"] == kind]
    return pytest.mark.parametrize("case", chosen, ids=[case["id"] for case in chosen])


def test_every_case_is_of_a_kind_that_is_played_here() -> None:
    assert {case["kind"] for case in CARDS} == {"draw", "meld", "turn", "score", "match"}


@cases("meld")
def test_meld(case: Case) -> None:
    sheet = a_sheet(**case["given"].get("options", {}))
    judged = FAMILY.pieces.judge(
        sheet, FAMILY.notation.read_pieces(" ".join(case["given"]["tiles"]))
    )
    if case["expect"]["ok"]:
        assert isinstance(judged, Meld)
        assert judged.kind == case["expect"]["type"]
        assert FAMILY.pieces.laid_value(sheet, judged) is None
    else:
        assert isinstance(judged, Refusal)
        assert judged.codes == (case["expect"]["reason"],)


@cases("draw")
def test_draw(case: Case) -> None:
    if "deal" in case["action"]:
        _check_deal(case["given"]["players"], case["expect"])
    else:
        _check_draw(case["given"], case["expect"])


def _check_deal(players: int, expect: Case) -> None:
    if not expect["ok"]:
        refusal = deal(new_match(BASIC, players), stock=PACK, starter=0).refusal
        assert refusal is not None
        assert refusal.codes == (expect["reason"],)
        return
    seen = a_deal(seats=players).view(None)
    assert seen.counts == (expect["hand_size"],) * players
    assert len(seen.discard) == expect["discard"]
    assert seen.stock == expect["stock_after"]
    assert sum(seen.counts) + len(seen.discard) + seen.stock == expect["pool"]


def _check_draw(given: Case, expect: Case) -> None:
    assert given["stock"] == 0
    table = a_table(Ann="2S", Ben="3S", discard=" ".join(given["discard"]))
    ann, _ = table
    ann.takes("stock")
    assert ann.view.stock == expect["stock_after"] == expect["reshuffled"] - 1
    table.shows(discard=" ".join(expect["discard_after"]))


@cases("turn")
def test_turn(case: Case) -> None:
    table = _set_up(case["given"], case["action"])
    ann, _ = table
    *accepted, last = _moves(case["action"])
    ann.does(*accepted)
    if not case["expect"]["ok"]:
        ann.is_refused(last, case["expect"]["reason"])
        return
    ann.does(last)
    assert set(table.round.racks[0]) == set(
        FAMILY.notation.read_pieces(" ".join(case["expect"]["hand_after"]))
    )
    assert (table.round.outcome is not None) == case["expect"].get("out", False)


def _set_up(given: Case, action: Case) -> Table:
    return a_table(
        a_sheet(**given.get("options", {})),
        Ann=" ".join(given["hand"]),
        Ben="AD",
        table=" | ".join(map(" ".join, given["table"])),
        stock=action["draw_card"] if action["draw"] == "stock" else "",
        discard=" ".join(given["discard"]),
    )


def _moves(action: Case) -> list[str]:
    return [
        f"take {action['draw']}",
        *(f"meld {' '.join(meld)}" for meld in action.get("melds", [])),
        *(_layoff(lay) for lay in action.get("layoffs", [])),
        f"discard {action['discard']}" if "discard" in action else "done",
    ]


def _layoff(lay: Case) -> str:
    return f"layoff {' '.join(lay['cards'])} {lay['onto'] + 1}"


@cases("score")
def test_score(case: Case) -> None:
    expect = case["expect"]["scores"]
    given = case["given"]["racks"]
    racks = {name: " ".join(given[seat]) for name, seat in zip(NAMES, "ABC", strict=False)}
    table = a_table(
        a_sheet(**case["given"].get("options", {})),
        **{**racks, "Ann": "5D"},
        turn="drawn 5D stock",
        opened=["Ann"],
    )
    winner, *_ = table
    winner.discards("5D")
    assert table.outcome.scores == tuple(expect[seat] for seat in "ABC")


@cases("match")
def test_match(case: Case) -> None:
    goal = Goal("target", case["given"]["target"])
    match = new_match(BASIC, 2, goal)
    for gains in case["given"]["rounds"]:
        assert match.winners is None
        match = evolve_all(match, deal(match, stock=PACK, starter=due_starter(match) or 0).events)
        ended = RoundEnded(outcome=Outcome(result="win", scores=(gains["A"], gains["B"])))
        match = evolve_all(match, with_ends(match, (ended,)))
    totals, winners = case["expect"]["totals"], case["expect"]["winners"]
    assert match.totals == (totals["A"], totals["B"])
    assert match.winners == tuple("AB".index(seat) for seat in winners)
