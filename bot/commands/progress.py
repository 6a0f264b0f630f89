"""The progress of long commands: a bar on a terminal, and a sentence on interruption."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Protocol

from bot.commands.console import Console


class _Drawn(Protocol):
    def __call__(self, done: int, all_: int) -> None: ...


def _nowhere(done: int, all_: int) -> None:
    """Draw nothing."""


@dataclass(slots=True)
class Progress:
    """The progress of work; called with both figures whenever they change."""

    done: int = 0
    all: int = 0
    draw: _Drawn = field(default=_nowhere)

    def __call__(self, done: int, all_: int) -> None:
        """Update and draw the progress."""
        self.done, self.all = done, all_
        self.draw(done, all_)


class EndedEarlyError(Exception):
    """The work was interrupted; the user has been told how far it was."""


@contextmanager
def followed(console: Console, work: str, progress: Progress) -> Iterator[None]:
    """Draw a bar during work; `work` names its texts: `cli-progress-...`, `cli-ended-...`.

    Raises:
        EndedEarlyError: the work was interrupted.
    """
    try:
        with drawn(console, work, progress):
            yield
    except KeyboardInterrupt as error:
        done, all_ = str(progress.done), str(progress.all)
        console.complain(f"cli-ended-{work}", done=done, all=all_)
        raise EndedEarlyError from error


@contextmanager
def drawn(console: Console, work: str, progress: Progress) -> Iterator[None]:
    """Draw a bar during work; draw nothing if any stream is a pipe or a file."""
    if not all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr)):
        yield
        return
    from prompt_toolkit.shortcuts import ProgressBar
    from prompt_toolkit.shortcuts.progress_bar import ProgressBarCounter

    with ProgressBar(file=sys.stderr) as bar:
        counter: ProgressBarCounter[object] = bar(
            label=console.text(f"cli-progress-{work}"), remove_when_done=True, total=0
        )

        def draw(done: int, all_: int) -> None:
            counter.items_completed, counter.total = done, all_
            bar.invalidate()

        progress.draw = draw
        try:
            yield
        finally:
            progress.draw = _nowhere
            counter.done = True
