"""Estimates what a number of tables needs, and which limit comes first: `poe million`.

    python -m tests.bench.million --tables 1000000 --cpu 1.5 --commits 1000

The costs are those that `poe bench-server` has measured, by default those of `docs/capacity.md`;
the limits are those that the platforms publish. Nothing is measured here.
"""

import argparse
from dataclasses import dataclass

MESSAGES = 2.0
"""Messages of an action on a platform: the table, and whose turn it is."""
STATEMENTS = 9.0
"""Statements for a group of changes, whatever its size."""
ROW_BYTES = 1_500.0
"""Bytes of an action in the server's log: events, timer, notices, and their removal."""
TIMEOUT = 60.0
"""Seconds between two actions at a table."""


@dataclass(frozen=True)
class Load:
    """A limited resource."""

    name: str
    needed: float
    there: float
    unit: str

    @property
    def share(self) -> float:
        return self.needed / self.there

    def __str__(self) -> str:
        figures = f"{self.needed:12,.0f} of {self.there:9,.0f} {self.unit}"
        return f"{self.name:34} {figures:46} {self.share:9.1%}"


def loads(given: argparse.Namespace) -> list[Load]:
    """Return the need for each resource, the scarcest first."""
    actions = given.tables / TIMEOUT
    groups = actions / given.group
    sent = actions * MESSAGES
    found = [
        Load("one bot on Telegram", sent, 25.0, "messages a second"),
        Load("one bot on Discord, answers apart", actions, 40.0, "messages a second"),
        Load("processors of the programs", actions * given.cpu / 1_000, given.cores, "cores"),
        Load("commits, in groups", groups, given.commits, "a second"),
        Load("NOTIFY, one a group, one by one", groups, 5_000.0, "a second"),
        Load("the server's statements", groups * STATEMENTS, 20_000.0, "a second"),
        Load("the server's log", actions * ROW_BYTES / 1e6, given.disk, "MB a second"),
    ]
    return sorted(found, key=lambda load: -load.share)


def main() -> None:
    """Print the needs, and how many tables each resource alone can carry."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=1_000_000)
    parser.add_argument("--cpu", type=float, default=1.3, help="ms of a processor for an action")
    parser.add_argument("--cores", type=float, default=32.0)
    parser.add_argument("--commits", type=float, default=1_000.0, help="a second, of the disk")
    parser.add_argument("--group", type=float, default=100.0, help="actions that commit together")
    parser.add_argument("--disk", type=float, default=200.0, help="MB a second")
    given = parser.parse_args()
    print(f"{given.tables:,} tables, {given.tables / TIMEOUT:,.0f} actions a second")
    for load in loads(given):
        print(f"{load}   alone enough for {given.tables / load.share:12,.0f} tables")


if __name__ == "__main__":
    main()
