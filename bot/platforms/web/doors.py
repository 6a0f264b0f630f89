"""Entry to the page: a code, or what Telegram signs, becomes a session at one table."""

import hashlib
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from init_data_py import InitData, errors, validate_by_hash

from bot.texts.translator import Translator
from core.engine.access import Pass, Passes, PassKind
from core.engine.engine import Engine
from core.engine.people import Address, PersonId, TableId
from core.engine.ports import Clock, Entropy, Register, UnknownTableError
from core.engine.table.commands import Join
from core.engine.table.refusals import TableRefusedError
from core.engine.table.state import Phase

PLATFORM = "web"
MINUTE, DAY = 60.0, 86_400.0
LINK_LASTS = 10 * MINUTE
SESSION_LASTS = 30 * DAY
INVITATION_LASTS = 7 * DAY
LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LENGTH = 43
"""Characters of a secret: 258 bits."""
SECRET = re.compile(rf"[A-Za-z0-9_-]{{{LENGTH}}}")
WATCH = "watch/"
"""The prefix of a table's code in the address and in the token of a watching page."""
CODE = re.compile(r"[A-Z]{4,12}")
"""The form of a table's code."""


class NoEntryError(Exception):
    """The code or statement admits nobody. `key` is the text with the reason."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


@dataclass(frozen=True, slots=True, kw_only=True)
class Entered:
    """The result of a successful entry."""

    token: str
    """The secret of the session; empty if the person has to enter a name first."""
    watching: bool = False


ASKS_NAME = Entered(token="")


def digest(secret: str) -> str:
    """Return the stored digest of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


class Doors:
    """Issues codes and turns them into sessions. Only a hash of each secret is stored.

    `entropy` must be unpredictable, whatever the pieces are shuffled with.
    """

    def __init__(
        self,
        passes: Passes,
        register: Register,
        engine: Engine,
        *,
        clock: Clock,
        entropy: Entropy,
        translator: Translator,
    ) -> None:
        self._passes = passes
        self._register = register
        self._engine = engine
        self._clock = clock
        self._entropy = entropy
        self._translator = translator

    async def link(self, person: PersonId, table: TableId) -> str:
        """Return a code that admits a person once, within ten minutes."""
        return await self._given("link", table, LINK_LASTS, person)

    async def invitation(self, table: TableId) -> str:
        """Return a code that seats guests until the match starts."""
        return await self._given("invitation", table, INVITATION_LASTS)

    async def watching(self, code: str) -> Entered:
        """Let anybody watch a table whose settings allow it; raises NoEntryError."""
        token = f"{WATCH}{code.strip().upper()}"
        if await self._watched(token) is None:
            raise NoEntryError("table-not-watched")
        return Entered(token=token, watching=True)

    async def enter(self, code: str, name: str, languages: Sequence[str]) -> Entered:
        """Turn a code into a session; raises NoEntryError."""
        found = await self._found(code)
        if found is None or found.kind not in {"link", "invitation"}:
            raise NoEntryError("web-code-unknown")
        if found.kind == "link":
            return await self._redeemed(found)
        return await self._seated(found, name, languages)

    async def session(self, token: str) -> Pass | None:
        """Return the session, or the right to watch, that a secret gives now."""
        if token.startswith(WATCH):
            return await self._watched(token)
        found = await self._found(token)
        return found if found is not None and found.kind == "session" else None

    async def still(self, session: Pass) -> bool:
        """Say whether a session is still valid."""
        if session.kind == "watching":
            return (await self._engine.see(session.table)).settings.watch
        found = await self._passes.find(session.digest)
        return found is not None and found.ends > self._clock.now()

    async def shut(self, person: PersonId, table: TableId) -> int:
        """End all sessions and links of a person at a table; return how many."""
        kinds: tuple[PassKind, ...] = ("session", "link", "telegram")
        return await self._passes.drop(table, *kinds, person=person)

    async def _watched(self, token: str) -> Pass | None:
        """Return the right to watch a table; None unless its settings allow it."""
        code = token.removeprefix(WATCH)
        table = await self._engine.table_called(code) if CODE.fullmatch(code) else None
        if table is None or not (await self._engine.see(table)).settings.watch:
            return None
        return Pass(digest=digest(token), kind="watching", table=table, ends=math.inf)

    async def _redeemed(self, link: Pass) -> Entered:
        token, session = self.session_for(link.table, link.person)
        if await self._passes.redeem(link.digest, session) is None:
            raise NoEntryError("web-code-unknown")
        return Entered(token=token)

    async def _seated(self, found: Pass, name: str, languages: Sequence[str]) -> Entered:
        try:
            table_view = await self._engine.see(found.table)
        except UnknownTableError as error:
            raise NoEntryError("web-code-unknown") from error
        if table_view.phase is not Phase.LOBBY:
            raise NoEntryError("web-invitation-over")
        if len(table_view.seats) >= table_view.sheet.max_players:
            raise NoEntryError("web-invitation-full")
        if not name.strip():
            return ASKS_NAME
        guest = await self._guest(name.strip(), languages)
        try:
            await self._engine.do(found.table, Join(person=guest))
        except TableRefusedError as error:
            raise NoEntryError("web-invitation-full") from error
        token, session = self.session_for(found.table, guest)
        await self._passes.give(session)
        return Entered(token=token)

    async def _guest(self, name: str, languages: Sequence[str]) -> PersonId:
        address = Address(PLATFORM, f"guest-{self._secret()}")
        language = self._translator.best(*languages)
        return await self._register.person(address, name=name, language=language)

    def session_for(self, table: TableId, person: PersonId | None) -> tuple[str, Pass]:
        """Return a new session, which is not stored yet, with its secret."""
        token = self._secret()
        ends = self._clock.now() + SESSION_LASTS
        opened = Pass(digest=digest(token), kind="session", table=table, person=person, ends=ends)
        return token, opened

    async def _given(
        self, kind: PassKind, table: TableId, lasts: float, person: PersonId | None = None
    ) -> str:
        code, ends = self._secret(), self._clock.now() + lasts
        await self._passes.give(
            Pass(digest=digest(code), kind=kind, table=table, person=person, ends=ends)
        )
        return code

    async def _found(self, secret: str) -> Pass | None:
        if SECRET.fullmatch(secret) is None:
            return None
        found = await self._passes.find(digest(secret))
        return found if found is not None and found.ends > self._clock.now() else None

    def _secret(self) -> str:
        return "".join(self._entropy.choose(LETTERS) for _ in range(LENGTH))


HOUR = timedelta(hours=1)
"""The greatest age of a statement that is turned into a session for the first time."""
AHEAD = timedelta(minutes=5)
"""How far Telegram's clock may be ahead of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramDoor:
    """Admits a person named by Telegram to one of their tables, or to a table that they may watch.

    A statement is turned into a session once. A reloaded page brings the same statement: for a day
    it gets a new session in place of the previous one.
    """

    token: str = field(repr=False)
    passes: Passes
    register: Register
    engine: Engine
    doors: Doors
    clock: Clock

    async def enter(self, signed: str, called: str) -> Entered:
        """Turn a signed statement into a session; raises NoEntryError.

        `called` is the code of a table. The code is not signed: it only chooses among the tables at
        which the person sits, and those that anybody may watch.
        """
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        said = self._read(signed, now)
        if said.user is None:
            raise NoEntryError("web-telegram-unknown")
        name = " ".join(filter(None, (said.user.first_name, said.user.last_name)))
        person = await self.register.person(
            Address("telegram", str(said.user.id)), name=name, language=said.user.language_code
        )
        code = (said.start_param or called).strip().upper()[:12]
        table = await self._table(person, code)
        if table is None:
            return await self._watches(code)
        token, session = self.doors.session_for(table, person)
        first = Pass(
            digest=digest(signed),
            kind="telegram",
            table=table,
            person=person,
            ends=said.issued_at.timestamp() + DAY,
            opens=session.digest,
        )
        if await self.passes.find(first.digest) is None:
            if now - said.issued_at > HOUR:
                raise NoEntryError("web-telegram-old")
            if await self.passes.give(first):
                await self.passes.give(session)
                return Entered(token=token)
        if await self.passes.renew(first.digest, session) is None:
            raise NoEntryError("web-telegram-old")
        return Entered(token=token)

    def _read(self, signed: str, now: datetime) -> InitData:
        try:
            said = validate_by_hash(signed, self.token, expires_in=DAY, now=now)
        except errors.ExpiredError as error:
            raise NoEntryError("web-telegram-old") from error
        except errors.InvalidInitDataError as error:
            raise NoEntryError("web-telegram-unknown") from error
        if said.issued_at > now + AHEAD:
            raise NoEntryError("web-telegram-unknown")
        return said

    async def _table(self, person: PersonId, code: str) -> TableId | None:
        """Return the table of that code; None if the person has no seat at it."""
        table = await self.engine.table_called(code)
        return table if table in await self.engine.tables_of(person) else None

    async def _watches(self, code: str) -> Entered:
        """Let a person without a seat watch, where the table's settings allow it."""
        try:
            return await self.doors.watching(code)
        except NoEntryError as error:
            raise NoEntryError("web-telegram-seat") from error
