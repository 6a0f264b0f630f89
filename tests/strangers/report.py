"""The summary of many evenings: the faults, and the number of attempts of each kind."""

import re
from collections import Counter
from dataclasses import dataclass, field, replace
from pathlib import Path
from textwrap import indent

from bot.screens.screen import ScreenKind
from tests.strangers.evening import FaultError, Outcome
from tests.strangers.script import Script

SHOWN = 400
"""The maximum number of characters of a fault."""


@dataclass
class Known:
    """A fault, the evenings that showed it, and the shortest script of them."""

    fault: FaultError
    seeds: list[int] = field(default_factory=list)
    script: Script | None = None


@dataclass
class Report:
    evenings: int = 0
    steps: Counter[str] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)
    screens: Counter[str] = field(default_factory=Counter)
    faults: dict[str, Known] = field(default_factory=dict)

    def take(self, outcome: Outcome) -> list[FaultError]:
        """Count an evening, and return its new faults."""
        new = [fault for sign, (fault, _) in outcome.faults.items() if sign not in self.faults]
        self.evenings += 1
        self.steps += outcome.counted
        self.keys += outcome.keys
        self.screens += outcome.screens
        for sign, (fault, steps) in outcome.faults.items():
            known = self.faults.setdefault(sign, Known(fault))
            known.seeds.append(outcome.script.seed)
            short = replace(outcome.script, steps=outcome.script.steps[:steps], fault=fault.line)
            if known.script is None or len(short.steps) < len(known.script.steps):
                known.script, known.fault = short, fault
        return new

    @property
    def progress(self) -> str:
        return f"{self.evenings} evenings, {self.steps.total()} steps, {len(self.faults)} faults"

    def keep(self, folder: Path) -> None:
        """Write each shortest script into its own file."""
        folder.mkdir(parents=True, exist_ok=True)
        for sign, known in self.faults.items():
            name = re.sub(r"[^a-z]+", "-", sign.lower()).strip("-")[:80]
            fault = indent(str(known.fault), "# ", lambda _line: True)
            (folder / f"{name}.txt").write_text(f"{fault}\n{known.script}\n", "utf-8")

    def __str__(self) -> str:
        return "\n\n".join(
            [
                self.progress,
                *(_told(known) for known in self._by_frequency()),
                "Steps: " + _counted(self.steps),
                "Keys: " + _counted(self.keys),
                "Screens: " + _counted(self.screens),
                "Screens never shown: " + ", ".join(self._unseen()),
            ]
        )

    def _unseen(self) -> list[str]:
        return sorted(kind.value for kind in ScreenKind if kind.value not in self.screens)

    def _by_frequency(self) -> list[Known]:
        return sorted(self.faults.values(), key=lambda known: -len(known.seeds))


def _told(known: Known) -> str:
    seeds = ", ".join(map(str, known.seeds[:5]))
    said = str(known.fault)[:SHOWN]
    script = (
        "" if known.script is None else "\n".join(f"    {x}" for x in str(known.script).split("\n"))
    )
    return f"{said}\n  in {len(known.seeds)} evenings (seeds {seeds})\n{script}"


def _counted(some: Counter[str]) -> str:
    return ", ".join(f"{what} {count}" for what, count in some.most_common())
