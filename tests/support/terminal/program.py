"""`rummy play` as a process of its own, on a pipe or a terminal."""

import os
import subprocess
import sys
from pathlib import Path

RUMMY = [sys.executable, "-c", "from bot.main import run; raise SystemExit(run())"]
PATIENCE = 60
"""Seconds after which a test gives up waiting."""


def environment(folder: Path) -> dict[str, str]:
    """The environment: folders for the program's files, and a terminal with colours."""
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
