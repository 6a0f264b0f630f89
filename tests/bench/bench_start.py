"""Measures processor time from a command's start to its first line: `poe bench-start`.

Nothing is asserted. Database and settings are new, in their own folder. The modules are compiled,
as in an installation: the first run compiles them, and does not count.
"""

import os
import resource
import subprocess
import sys
import tempfile
from pathlib import Path

ROUNDS = 9
COMMANDS = (
    ("rummy check", ["check", "rummikub", "r4 r5 r6"]),
    ("rummy check --json", ["check", "rummikub", "r4 r5 r6", "--json"]),
    ("rummy --help", ["--help"]),
    ("rummy play, in a new database", ["play"]),
    ("rummy play, again", ["play"]),
)


def milliseconds(arguments: list[str], home: Path, compiled: Path) -> float:
    """Return the processor time of a command up to its first line, by the system's account."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    with subprocess.Popen(
        [sys.executable, "-m", "bot.main", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={
            **{name: value for name, value in os.environ.items() if name not in WITHOUT},
            "XDG_DATA_HOME": str(home),
            "XDG_STATE_HOME": str(home),
            "PYTHONPYCACHEPREFIX": str(compiled),
        },
    ) as program:
        assert program.stdout is not None
        while program.stdout.readline() == b"\n":
            pass
        program.kill()
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


WITHOUT = ("PYTHONDONTWRITEBYTECODE", "PYTHONPYCACHEPREFIX")


def main() -> None:
    """Print the least time of several runs for each command."""
    with tempfile.TemporaryDirectory() as folder:
        compiled = Path(folder, "compiled")
        for what, arguments in COMMANDS:
            milliseconds(arguments, Path(folder, what), compiled)
            homes = [Path(folder, what + str(n) * ("new" in what)) for n in range(ROUNDS)]
            least = min(milliseconds(arguments, home, compiled) for home in homes)
            sys.stdout.write(f"{least:>12,.1f} ms  {what}\n")


if __name__ == "__main__":
    main()
