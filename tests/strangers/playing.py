"""Plays one evening, invented or from a script, and shortens scripts."""

import gc
import importlib
import logging
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tests.strangers.script import Script

FOREVER = 120
"""Seconds of processor time after which an evening is given up, however busy the machine is."""


@dataclass(frozen=True)
class Wanted:
    """Options for inventing evenings."""

    platform: str
    steps: int
    kill: bool
    without: tuple[str, ...]


def settled() -> None:
    """Prepare a process for many evenings; exclude what is loaded from garbage collection."""
    logging.disable(logging.CRITICAL)
    importlib.import_module("tests.strangers.checks")
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 20, 20)


def played(seed: int, wanted: Wanted) -> Any:  # noqa: ANN401 - imported where it is needed
    """Play one invented evening."""
    logging.disable(logging.CRITICAL)
    from tests.strangers.checks import CHECKS
    from tests.strangers.evening import invented, play

    source = invented(seed, wanted.steps, kill=wanted.kill, without=wanted.without)
    try:
        with _bounded():
            outcome = play(seed, source, CHECKS, wanted.platform)
    except Exception as error:
        error.add_note(f"in evening {seed} on {wanted.platform}")
        raise
    return outcome


def shortened(script: Script, sign: str, tries: int) -> Script:
    """Remove the steps that the fault does not need from a script."""
    logging.disable(logging.CRITICAL)
    from tests.strangers.checks import CHECKS
    from tests.strangers.evening import play, written
    from tests.strangers.shrink import shrunk

    def fails(shorter: Script) -> bool:
        try:
            with _bounded():
                played = play(shorter.seed, written(shorter), CHECKS, shorter.platform)
        except TimeoutError:
            return False
        return sign in played.faults

    return shrunk(script, fails, tries)


def played_script(file: Path) -> Any:  # noqa: ANN401 - as above
    logging.disable(logging.CRITICAL)
    from tests.strangers.checks import CHECKS
    from tests.strangers.evening import play, written
    from tests.strangers.script import read

    script = read(file.read_text("utf-8"))
    return play(script.seed, written(script), CHECKS, script.platform)


@contextmanager
def _bounded() -> Iterator[None]:
    """Raise TimeoutError if an evening takes too long."""

    def ring(_signal: int, _frame: object) -> None:
        raise TimeoutError

    signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, FOREVER)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
