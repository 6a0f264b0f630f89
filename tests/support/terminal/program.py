"""`rummy play` as a program of its own, at a pipe or a terminal."""

import os
import subprocess
import sys
from pathlib import Path

RUMMY = [sys.executable, "-c", "from bot.main import run; raise SystemExit(run())"]
PATIENCE = 60
"""Seconds after which a test gives up on what it waits for."""


def environment(folder: Path) -> dict[str, str]:
    """Where the program keeps things, and a terminal that knows colours."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    return {**kept, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "TERM": "xterm-256color",
            "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}  # fmt: skip


def piped(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*RUMMY, "play", *arguments],
        input=typed,
        capture_output=True,
        encoding="utf-8",
        env=environment(folder),
        timeout=PATIENCE,
        check=False,
    )
