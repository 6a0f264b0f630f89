"""Deals of computer players in a file, so that a later session can go on.

A line is one deal of a pair as JSON: who won, by how many points, and the time of each decision.
It names the state of `core/rules` that played it. Deals of other rules or players do not count.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from subprocess import run
from typing import Any, Final

from bot.commands.records.pairs import Pair, Standing

PLAYERS: Final = "core/rules"
TENTHS: Final = 4
"""The decimals of the kept seconds: tenths of a millisecond."""


def state_of_players() -> str:
    """Return git's name of the state of the rules and players."""
    if _git("status", "--porcelain", PLAYERS):
        sys.exit(f"{PLAYERS} has changes that are not committed, so nothing could be kept.")
    return _git("rev-parse", f"HEAD:{PLAYERS}")


def _git(*words: str) -> str:
    return run(("git", *words), capture_output=True, check=True, text=True).stdout.strip()


@dataclass(frozen=True, slots=True)
class KeptDeals:
    """The deals in a file that one state of the players has played."""

    file: Path
    players: str

    def read(self, sheet: str, pair: Pair, seed: int) -> Iterator[Standing]:
        """Yield the deals of a pair on a sheet, in the order of play."""
        mark = self._mark(sheet, pair, seed)
        for line in self.file.read_text().splitlines() if self.file.exists() else ():
            kept = json.loads(line)
            if {name: kept.pop(name) for name in mark} == mark:
                yield Standing(pair=pair, results=Counter(kept.pop("results")), **kept)

    def add(self, sheet: str, seed: int, one: Standing) -> None:
        """Append a deal to the file."""
        kept = {
            "wins": one.wins,
            "decided": one.decided,
            "points": one.points,
            "results": one.results,
            "seconds": {
                level: [round(each, TENTHS) for each in seconds]
                for level, seconds in one.seconds.items()
            },
            "refusals": one.refusals,
        }
        with self.file.open("a") as lines:
            lines.write(json.dumps({**self._mark(sheet, one.pair, seed), **kept}) + "\n")

    def _mark(self, sheet: str, pair: Pair, seed: int) -> dict[str, Any]:
        return {"players": self.players, "sheet": sheet, **asdict(pair), "seed": seed}
