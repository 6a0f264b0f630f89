"""What the doctor looks at beyond settings: where things are kept, and what pictures need."""

from collections.abc import Callable, Iterator
from pathlib import Path

from bot.commands.backup import megabytes
from bot.commands.findings import Finding, fine, wrong
from bot.composition import UnopenedError, looked_at, place_of
from bot.servers import server_looked_at, server_name
from bot.settings import Settings, matches_of_this_user

ROOM = 200_000_000
"""Bytes that should be left on the disk."""
LONG = 100_000_000
"""Bytes of a log that is not taken over into the file any more."""

Say = Callable[[str], str]
"""Says a text that has no figures, in the language of whoever asks."""


def databases(settings: Settings, say: Say) -> Iterator[Finding]:
    """Look at the database that is served from, and at the matches of this user."""
    yield from _database(settings.database_url.get_secret_value(), say)
    matches = matches_of_this_user()
    if matches.exists():
        yield from _database(f"sqlite:///{matches}", say)


def _database(url: str, say: Say) -> Iterator[Finding]:
    try:
        file = place_of(url)
    except UnopenedError as error:
        if error.key == "database-server":
            yield from _server(url, say)
        return  # the setting is wrong, which has been said
    try:
        yield from _condition(file, url)
    except UnopenedError as error:
        yield wrong("doctor-database-trouble", file=str(file), what=say(error.key))


def _server(url: str, say: Say) -> Iterator[Finding]:
    try:
        found = server_looked_at(url)
    except UnopenedError as error:
        yield wrong("doctor-database-trouble", file=server_name(url), what=say(error.key))
        return
    if found.empty:
        yield fine("doctor-server-new", name=found.name)
        return
    size, programs = megabytes(found.size), found.programs
    yield fine("doctor-server", name=found.name, count=found.tables, size=size, programs=programs)
    if not found.newest:
        yield fine("doctor-server-older", name=found.name)


def _condition(file: Path, url: str) -> Iterator[Finding]:
    if not file.exists() and not file.with_name(f"{file.name}-lease").exists():
        yield fine("doctor-database-new", file=str(file))
        return
    found = looked_at(url)
    size, served = megabytes(found.size), "yes" if found.served else "no"
    yield fine("doctor-database", file=str(file), count=found.tables, size=size, served=served)
    if not found.newest:
        yield fine("doctor-database-older", file=str(file))
    if found.log > LONG:
        yield wrong("doctor-database-log", file=str(file), size=megabytes(found.log))
    if found.free < ROOM + found.size:
        yield wrong("doctor-disk", folder=str(file.parent), size=megabytes(found.free))


def processes() -> Iterator[Finding]:
    """Look whether computer players can think in processes of their own."""
    from bot.thinking import processes_possible

    yield fine("doctor-processes") if processes_possible() else wrong("doctor-processes-none")


def pictures() -> Iterator[Finding]:
    """Look whether pictures can be painted and written on."""
    try:
        _paint()
    except Exception:  # noqa: BLE001 - whatever an image library raises where it is half installed
        yield wrong("doctor-pictures-wrong")
    else:
        yield fine("doctor-pictures")


def _paint() -> None:
    from bot.render.pictures.lettering import writable
    from bot.render.pictures.shapes import Layout
    from bot.render.pictures.studio import Studio
    from bot.render.pictures.themes import LIGHT

    if writable("Rummy 13") != "Rummy 13":
        raise LookupError("letters are missing")
    Studio().png(Layout(width=32, height=32, shapes=()), LIGHT)
