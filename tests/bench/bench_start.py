"""Measures processor time from a command's start to its first line: `poe bench-start`.

Nothing is asserted. The database and the settings are those of nobody, in a folder of their own.
"""

import os
import resource
import subprocess
import sys
import tempfile

ROUNDS = 7
COMMANDS = (
    ("rummy check", ["check", "rummikub", "r4 r5 r6"], ""),
    ("rummy check --json", ["check", "rummikub", "r4 r5 r6", "--json"], ""),
    ("rummy --help", ["--help"], ""),
    ("rummy play, to the end of a match that nobody plays", ["play"], ""),
)


def milliseconds(arguments: list[str], typed: str) -> float:
    """Return what one run takes of the processor, by the system's account of it."""
    with tempfile.TemporaryDirectory() as home:
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [sys.executable, "-m", "bot.main", *arguments],
            input=typed.encode(),
            stdout=subprocess.DEVNULL,
            check=False,
            env={**os.environ, "XDG_DATA_HOME": home, "XDG_STATE_HOME": home},
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def main() -> None:
    """Print the least of several runs for each command."""
    for what, arguments, typed in COMMANDS:
        least = min(milliseconds(arguments, typed) for _ in range(ROUNDS))
        sys.stdout.write(f"{least:>12,.1f} ms  {what}\n")


if __name__ == "__main__":
    main()
