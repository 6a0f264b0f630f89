"""`rummy verify` checks fair records, altered records, and records without a seal."""

import json
from collections.abc import Callable
from dataclasses import replace

from core.rules.players.trial import Lots
from core.rules.records.writing import write_record
from tests.support.commands.answer import Rummy
from tests.support.rules.sealed import Sealed, tampered

FAIR = Sealed(3).record()


def test_a_fair_record_is_0(rummy: Rummy, record: Callable[[str], str]) -> None:
    answer = rummy("verify", record(write_record(FAIR)))
    assert answer.status == 0
    assert [line.partition(":")[0] for line in answer.out.splitlines()] == ["Round 1", "Round 2"]
    told = json.loads(rummy("verify", record(write_record(FAIR)), "--json").out)
    assert {one["verdict"] for one in told["rounds"]} <= {"fair", "committed"}


def test_a_changed_record_is_1_and_says_where(rummy: Rummy, record: Callable[[str], str]) -> None:
    changed = tampered(FAIR, "stock", Lots(1))
    assert changed is not None
    answer = rummy("verify", record(write_record(changed)))
    assert answer.status == 1
    assert "instead of" in answer.out
    told = json.loads(rummy("verify", record(write_record(changed)), "--json").out)["rounds"][-1]
    assert (told["verdict"], told["where"]) == ("differs", "stock")
    assert told["place"] > 0


def test_a_record_without_a_seal_is_2(rummy: Rummy, record: Callable[[str], str]) -> None:
    rounds = tuple(replace(round_, fairness=None) for round_ in FAIR.rounds)
    plain = write_record(replace(FAIR, rounds=rounds))
    for arguments in ((), ("--json",)):
        answer = rummy("verify", record(plain), *arguments)
        assert answer.status == 2
        assert "cannot be verified" in answer.err
    assert rummy("replay", record(plain)).status == 0


def test_a_seed_that_is_still_secret_is_2(rummy: Rummy, record: Callable[[str], str]) -> None:
    text = write_record(FAIR)
    secret = "\n".join(line for line in text.splitlines() if not line.startswith("seed ="))
    assert rummy("verify", record(secret)).status == 2


def test_an_unreadable_record_is_2(rummy: Rummy, record: Callable[[str], str]) -> None:
    text = write_record(FAIR)
    for broken in ("", text.replace("words]", "words"), text.replace("deal = 1", 'deal = "x"')):
        answer = rummy("verify", record(broken))
        assert answer.status == 2
        assert answer.err
    assert rummy("verify", "not-there.toml").status == 2
