"""The machine and the program on it: clock, chance, the user's files, the version."""

import asyncio
import gc
import os
import random  # noqa: TID251 - the one place that makes chance
import time
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import TypeVar

from platformdirs import user_data_path

from core.rules.pieces import Pieces
from core.rules.seals import SEED_BYTES

T = TypeVar("T")


class SystemClock:
    """The system clock."""

    def now(self) -> float:
        """Return seconds since 1970."""
        return time.time()  # noqa: TID251 - the one place that asks

    async def sleep(self, seconds: float) -> None:
        """Sleep; changes of the system clock have no effect."""
        await asyncio.sleep(seconds)


def takes_colours() -> bool:
    """Say whether a terminal gets colours: unless NO_COLOR is set, or it has none."""
    return not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def worked() -> float:
    """Return the seconds for which the processor has worked for this process."""
    return time.process_time()


COLLECTED_EVERY = 10_000
"""The number of new objects after which Python collects garbage; its default is 700."""


def collect_less_often() -> None:
    """Exclude everything loaded so far from garbage collection, and collect less often.

    Loaded code stays anyway. Collecting took 330 ms of a busy run of 4 s, and takes 74 to 119 ms
    now.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(COLLECTED_EVERY)


class Chance:
    """Randomness: from the system's secure source, or deterministic from a seed.

    Shuffles are independent of choices: a table's code may be taken, and another one
    be chosen.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._shuffling, self._choosing = _source(seed), _source(seed)
        self._foreseeable = seed is not None

    def shuffle(self, pieces: Pieces) -> Pieces:
        """Return the pieces in random order."""
        shuffled = list(pieces)
        self._shuffling.shuffle(shuffled)
        return tuple(shuffled)

    def choose(self, options: Sequence[T]) -> T:
        """Return one of the options."""
        return self._choosing.choice(options)

    def secret(self) -> str:
        """Return a secret seed; empty if everything follows from one known seed."""
        return "" if self._foreseeable else os.urandom(SEED_BYTES).hex()


def _source(seed: int | None) -> random.Random:
    return random.SystemRandom() if seed is None else random.Random(seed)  # noqa: S311 - a seed


def database_of_this_user() -> Path:
    """Return the SQLite file of `rummy serve`."""
    return user_data_path("rummy-table") / "rummy.sqlite3"


def matches_of_this_user() -> Path:
    """Return the SQLite file of the matches at the terminal."""
    return user_data_path("rummy-table") / "play.sqlite3"


def pages_of_this_user() -> Path:
    """Return the SQLite file of the matches in the browser without a chat."""
    return user_data_path("rummy-table") / "web.sqlite3"


ROOT = Path(__file__).parents[2]
SHORT = 9
"""Digits of a commit that are shown."""


def version_here(root: Path = ROOT) -> str:
    """Return the version, as `0.1.0+14b83e1d2` in a clone; it needs no git program."""
    commit = commit_of(root)
    return version("rummy-table") + (f"+{commit[:SHORT]}" if commit else "")


def commit_of(root: Path) -> str:
    """Return the commit that a clone has checked out; empty if there is none."""
    try:
        folder = _git_folder(root / ".git")
        head = (folder / "HEAD").read_text("utf-8").strip()
        if not head.startswith("ref: "):
            return head if _is_commit(head) else ""
        return next(filter(_is_commit, _found(folder, head.removeprefix("ref: "))), "")
    except (OSError, ValueError):
        return ""


def _git_folder(place: Path) -> Path:
    """Return the folder that git keeps; in a linked worktree a file names it."""
    if place.is_dir():
        return place
    return place.parent / place.read_text("utf-8").removeprefix("gitdir: ").strip()


def _found(folder: Path, ref: str) -> list[str]:
    """Return the values of a reference: from its own file, and from the packed references."""
    common = folder / "commondir"
    shared = folder / common.read_text("utf-8").strip() if common.exists() else folder
    loose = [(place / ref) for place in (folder, shared) if (place / ref).is_file()]
    packed = shared / "packed-refs"
    lines = packed.read_text("utf-8").splitlines() if packed.exists() else []
    kept = [line.partition(" ")[0] for line in lines if line.endswith(f" {ref}")]
    return [place.read_text("utf-8").strip() for place in loose] + kept


def _is_commit(text: str) -> bool:
    return len(text) >= 40 and all(digit in "0123456789abcdef" for digit in text)  # noqa: PLR2004
