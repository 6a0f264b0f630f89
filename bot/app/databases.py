"""Databases: open, examine, copy and move them."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from bot.app.dependencies import Dependencies
from bot.texts.translator import WordedError
from core.engine.access import DRAINING
from core.engine.evening.standings import Rating
from core.engine.people import ChatId, PersonId
from core.engine.ports import UnavailableError

if TYPE_CHECKING:
    from storage.postgres.moving import Moved
    from storage.postgres.server import ServerCondition
    from storage.sqlite.backup import Condition, Report


class UnopenedError(WordedError):
    """The database cannot be opened or used any longer; the text gives advice."""


@asynccontextmanager
async def kept_in(url: str | None, dependencies: Dependencies) -> AsyncIterator[Dependencies]:
    """Yield dependencies that store everything in a database; without a URL, those given.

    Raises:
        UnopenedError: the database cannot be opened, or its user cannot continue.
    """
    if url is None:
        yield dependencies
        return
    from storage.sql.database import open_database

    families = {sheet.family.name: sheet.family for sheet in dependencies.sheets.values()}
    with in_words(url):
        async with open_database(url, families.values()) as database:
            yield replace(
                dependencies,
                store=database.store,
                register=database.register,
                shown=database.shown,
                archive=database.archive,
                cluster=database.cluster,
                rulings=database.rulings,
                passes=database.passes,
                keepers=database.keepers,
            )


@asynccontextmanager
async def kept_for_user(
    database: str | None,
    own: Path,
    dependencies: Dependencies,
    *,
    needed: bool,
    unkept: Callable[[UnopenedError], None],
    beside: Callable[[Path], None] | None = None,
) -> AsyncIterator[Dependencies]:
    """Yield dependencies that keep a user's matches, in their `own` file unless they name another.

    A new match is played even if that file cannot be opened: then `unkept` is called with the
    reason, and the given dependencies are used. `needed` says that an old match is resumed. If
    another program has the file open, `beside` is called with the path of another one, which keeps
    the match instead.

    Raises:
        UnopenedError: a database that is needed, or that the user names, cannot be opened.
    """
    if database is not None:
        check_folder(database)
    async with AsyncExitStack() as stack:
        for place in files_of_user(own):
            url = database or f"sqlite:///{place}"
            try:
                keeping = await stack.enter_async_context(kept_in(url, dependencies))
            except UnopenedError as error:
                if needed or database is not None:
                    raise
                if error.key == "database-locked" and beside is not None:
                    continue
                unkept(error)
                keeping = dependencies
            if beside is not None and place != own and keeping is not dependencies:
                beside(place)
            yield keeping
            return
        unkept(UnopenedError("database-locked"))
        yield dependencies


MOST = 9
"""The most programs of one user whose matches are kept at the same time."""


def files_of_user(own: Path) -> tuple[Path, ...]:
    """Return the files that may keep a user's matches: one for each program at the same time."""
    return (own, *(own.with_stem(f"{own.stem}-{number}") for number in range(2, MOST + 1)))


def check_folder(url: str) -> None:
    """Refuse a file in a missing folder: its path is more likely misspelt than new.

    Raises:
        UnopenedError: the folder does not exist, or the address names no database.
    """
    from storage.sql.database import file_of, is_server

    with in_words(url):
        if not is_server(url) and not file_of(url).parent.is_dir():
            raise UnopenedError("database-folder", folder=str(file_of(url).parent))


def looked_at(url: str) -> "Condition":
    """Return the condition of a database; raises UnopenedError if it is unusable."""
    from storage.sql.database import file_of
    from storage.sqlite.backup import look_at

    with in_words(url):
        return look_at(file_of(url))


def backed_up(url: str, to: Path, report: "Report | None" = None) -> "Condition":
    """Copy a database, which may be in use; return the condition of the copy.

    `report` is called with the number of copied pages and of all pages.

    Raises:
        UnopenedError: the database cannot be read, or the copy cannot be written.
    """
    from storage.sql.database import file_of
    from storage.sqlite.backup import UnwritableCopyError, back_up, to_nobody

    with in_words(url):
        try:
            return back_up(file_of(url), to, report or to_nobody)
        except UnwritableCopyError as error:
            raise UnopenedError("backup-unwritable") from error


@dataclass(frozen=True, slots=True, kw_only=True)
class Listed:
    """All ratings of a database and their people's names; `rounds`: how many were read."""

    ratings: Mapping[tuple[ChatId, str, PersonId], Rating]
    names: Mapping[PersonId, str]
    rounds: int | None = None


async def ratings(url: str, *, rebuild: bool) -> Listed:
    """Return all ratings; with `rebuild`, recompute them from the stored rounds.

    Raises:
        UnopenedError: the database is unusable, or a program serves from the SQLite file.
    """
    from core.rules.sheets import SHEETS
    from storage.sql.database import open_database

    families = {sheet.family.name: sheet.family for sheet in SHEETS.values()}
    check_folder(url)
    with in_words(url):
        async with open_database(url, families.values()) as database:
            rounds = (await database.keepers.standings.rebuild())[0] if rebuild else None
            found = await database.keepers.standings.ratings()
            people = {person for _, _, person in found}
            names = {person: (await database.register.who(person)).name for person in people}
    return Listed(ratings=found, names=names, rounds=rounds)


async def drained(url: str, wanted: str | None) -> bool:
    """Start (`on`) or end (`off`) draining; return whether the database is draining.

    Raises:
        UnopenedError: the database is unusable, or no program has served from it yet.
    """
    from storage.sql.database import rulings_at

    with in_words(url):
        async with rulings_at(url) as rulings:
            if wanted == "on":
                await rulings.make(DRAINING)
            elif wanted == "off":
                await rulings.lift(DRAINING)
            return DRAINING in await rulings.standing()


def place_of(url: str) -> Path:
    """Return the file of a database; raises UnopenedError, also for a server's database."""
    from storage.sql.database import file_of, is_server

    with in_words(url):
        if is_server(url):
            raise UnopenedError("database-server")
        return file_of(url)


@contextmanager
def in_words(url: str) -> Iterator[None]:
    """Translate every error of opening a database to UnopenedError, which names its file."""
    from storage.migrations import NewerSchemaError
    from storage.sql.database import DatabaseUrlError, read

    try:
        yield
    except DatabaseUrlError as error:
        raise UnopenedError("database-url") from error
    except NewerSchemaError as error:
        raise UnopenedError("database-newer") from error
    except UnavailableError as error:
        trouble, file = error.trouble.replace("_", "-"), read(url).database or ""
        raise UnopenedError(f"database-{trouble}", file=file) from error


def server_looked_at(url: str) -> "ServerCondition":
    """Return the condition of a server's database; raises UnopenedError if it is unusable."""
    from storage.postgres.server import look_at_server
    from storage.sql.database import read

    with in_words(url):
        return asyncio.run(look_at_server(read(url)))


def server_name(url: str) -> str:
    """Return a server's database name without its password; raises UnopenedError."""
    from storage.postgres.server import name_of
    from storage.sql.database import read

    with in_words(url):
        return name_of(read(url))


def moved(url: str, to: str, report: "Report") -> "Moved":
    """Move a SQLite file into an empty database on a server, all or nothing.

    `report` is called with the number of copied rows and of all rows.

    Raises:
        UnopenedError: one of the two is unusable, or the target is not empty.
    """
    from storage.postgres.moving import DifferentError, NotEmptyError, move
    from storage.sql.database import DatabaseUrlError, is_server, read

    try:
        names_server = is_server(to)
    except DatabaseUrlError:
        names_server = False
    if not names_server:
        raise UnopenedError("move-no-server")
    file = place_of(url)
    with in_words(url):
        if not file.exists():
            raise UnopenedError("database-gone", file=str(file))
        try:
            return asyncio.run(move(file, read(to), report))
        except NotEmptyError as error:
            raise UnopenedError("move-not-empty") from error
        except DifferentError as error:
            raise UnopenedError("move-different") from error
