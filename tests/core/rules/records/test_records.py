"""Records of sealed rounds are fair, and every change in one is found and located."""

import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

from core.rules.players.trial import Lots
from core.rules.records.reading import read_record
from core.rules.records.verifying import Verdict, Where, verify
from core.rules.records.writing import write_record
from tests.support.checkout import ROOT
from tests.support.rules.sealed import KINDS, Sealed, tampered
from tests.support.sampling import sampled

FOUND = {
    "seed": {Where.COMMITMENT},
    "commitment": {Where.COMMITMENT},
    "word": {Where.DRAW, Where.STARTER, Where.STOCK},
    "options": {Where.RULES},
    "stock": {Where.STOCK},
    "shuffle": {Where.SHUFFLE},
}
SCRIPT = ROOT / "docs" / "fairness.mjs"


@pytest.mark.parametrize("seed", sampled(range(500), range(14)))
def test_a_sealed_record_is_fair_and_every_change_is_found(seed: int, tmp_path: Path) -> None:
    record = Sealed(seed).record()
    again = read_record(write_record(record))
    assert again == record
    for checked, round_ in zip(verify(again), record.rounds, strict=True):
        assert round_.fairness is not None
        assert checked.verdict is (Verdict.FAIR if round_.fairness.cut else Verdict.COMMITTED)
    assert by_script(write_record(record), tmp_path) == ["fair", "fair"]
    kind = KINDS[seed // 2 % len(KINDS)]
    changed = tampered(record, kind, Lots(seed))
    if changed is None:
        kind = "stock"
        changed = tampered(record, kind, Lots(seed))
    assert changed is not None
    place = next(n for n, r in enumerate(changed.rounds) if r != record.rounds[n])
    found = verify(read_record(write_record(changed)))[-1]
    assert found.verdict is Verdict.DIFFERS
    assert (found.round, found.where in FOUND[kind]) == (place + 1, True), (kind, found)
    if kind == "shuffle":
        moves = zip(record.rounds[place].moves, changed.rounds[place].moves, strict=True)
        assert found.move == next(n for n, (a, b) in enumerate(moves, 1) if a != b)
    if kind == "stock":
        stocks = (record.rounds[place].stock.split(), changed.rounds[place].stock.split())
        assert found.place == next(
            n for n, (a, b) in enumerate(zip(*stocks, strict=True), 1) if a != b
        )
    assert by_script(write_record(changed), tmp_path)[place].startswith("differs")


def by_script(text: str, folder: Path) -> list[str]:
    """Return the verdict of the documents' verifier, which shares no code with ours."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("node is not there")
    file = folder / "record.toml"
    file.write_text(text, encoding="utf-8")
    ran = subprocess.run([node, SCRIPT, file], capture_output=True, check=False, text=True)
    assert ran.stderr == ""
    return [line.partition(": ")[2] for line in ran.stdout.splitlines()]


def test_the_sample_holds_every_kind_of_shuffle() -> None:
    """The records checked above include returns, new stocks and draws for the start."""
    kinds: Counter[str] = Counter()
    for seed in range(14):
        for round_ in Sealed(seed).record().rounds:
            kinds["draw"] += bool(round_.starter_draw)
            for move in round_.moves:
                kinds[move.split()[1]] += " : " in move
    assert min(kinds["draw"], kinds["timeout"], kinds["return"] + kinds["take"]) > 0, kinds
