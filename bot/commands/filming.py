"""`rummy replay --gif`: a round of a record as an animated picture."""

from collections.abc import Iterable
from pathlib import Path

from bot.commands.console import Console, UnusableError, short
from bot.commands.progress import Progress, followed
from core.rules.records.record import Record
from core.rules.records.replay import Played


def film(console: Console, record: Record, steps: Iterable[Played], out: Path, number: int) -> None:
    """Write a round as a GIF.

    Raises:
        UnusableError: there is nothing to show, or the file cannot be written.
        RecordError: something cannot be read, or cannot be.
    """
    from bot.render.film import named_seats, scenes
    from bot.render.pictures.film import gif
    from bot.render.pictures.studio import Studio

    shown = tuple(scenes(named_seats(record), steps, console.text, number))
    if not shown:
        raise UnusableError("cli-film-nothing", round=str(number))
    progress = Progress(all=len(shown))
    try:
        with followed(console, "film", progress):
            out.write_bytes(gif(shown, Studio(), report=progress))
    except OSError as error:
        raise UnusableError("cli-film-unwritable", file=short(str(out))) from error
