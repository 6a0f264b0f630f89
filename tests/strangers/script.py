"""Evenings as text: one step a line, in words that can be kept as a test.

    evening 7 on telegram
    Ann says in the group: /new kids
    Ann lists: r5 r6
    Ann posts in the group: 2 of r5 r6
    Ben presses in the group: Join …
    20 seconds pass

Ann lists her moves with these pieces, and posts the second of them. `…` at the end of a line says
that the next step does not wait until all is quiet.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

AT_ONCE = "…"
FIRST = re.compile(r"evening (\d+) on (telegram|discord)(?: \((.*)\))?")
PRESSING = frozenset({"presses", "picks", "lists", "posts", "fills in"})
"""What people do with keys, lists and forms, each of which needs an answer."""
COMMAND = re.compile("^/(?:rummy|turn|player|evening) ")
DONE = re.compile(
    r"(?P<who>[A-Z]\w*) (?P<verb>says|presses|picks|lists|posts|fills in)"
    r"(?: (?P<where>in the \w+|in private))?(?P<older> on an older message)?:(?: (?P<what>.*))?"
)


@dataclass(frozen=True, slots=True)
class Step:
    """One event: a person's action, or an event of the world."""

    verb: str
    who: str = ""
    what: str = ""
    where: str = ""
    """`the group`, `the thread`, or empty for private."""
    older: bool = False
    """Whether it concerns an older message instead of the newest possible one."""
    at_once: bool = False
    """Whether the next step follows without waiting until the program is idle."""

    def __str__(self) -> str:
        dots = f" {AT_ONCE}" if self.at_once else ""
        if not self.who:
            return f"{self.verb}{dots}"
        place = f" in {self.where}" if self.where else ""
        older = " on an older message" if self.older else ""
        what = f" {self.what}" if self.what else ""
        return f"{self.who} {self.verb}{place}{older}:{what}{dots}"

    @property
    def kind(self) -> str:
        """The kind of step, for the summary."""
        if self.verb == "says":
            return f"says {word_of(self.what) or 'nothing'}"
        return self.verb if self.who else re.sub(r"\d+", "N", self.verb)


@dataclass(frozen=True, slots=True)
class Script:
    """An evening: the seed of its world, and its steps."""

    seed: int
    platform: str
    steps: tuple[Step, ...]
    fault: str = ""
    """The invariant that it breaks, if known."""

    def __str__(self) -> str:
        fault = f" ({self.fault})" if self.fault else ""
        first = f"evening {self.seed} on {self.platform}{fault}"
        return "\n".join([first, *map(str, self.steps)])

    def with_steps(self, steps: Iterable[Step]) -> "Script":
        return replace(self, steps=tuple(steps))


def read(text: str) -> Script:
    """Read a script; raises ValueError."""
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    first = FIRST.fullmatch(lines[0].strip())
    if first is None:
        raise ValueError(lines[0])
    return Script(int(first[1]), first[2], _steps(lines[1:]), first[3] or "")


def _steps(lines: Sequence[str]) -> tuple[Step, ...]:
    return tuple(read_step(line.rstrip("\n")) for line in lines)


def read_step(line: str) -> Step:
    at_once = line.endswith(f" {AT_ONCE}")
    line = line.removesuffix(f" {AT_ONCE}")
    done = DONE.fullmatch(line)
    if done is None:
        return Step(line, at_once=at_once)
    where = (done["where"] or "").removeprefix("in ").removeprefix("private")
    older = done["older"] is not None
    return Step(done["verb"], done["who"], done["what"] or "", where, older, at_once)


def word_of(text: str) -> str:
    """Return a person's word: `draw` for `draw`, `/draw` and `/turn draw`."""
    return COMMAND.sub("", text).lstrip("/").partition(" ")[0]
