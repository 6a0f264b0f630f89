"""Entry from Telegram: only a statement that Telegram has signed says who a person is."""

from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta

from init_data_py import InitData, errors, validate_by_hash

from bot.platforms.web.doors import DAY, Doors, Entered, NoEntryError, digest
from core.engine.engine import Engine
from core.engine.passes import Pass, Passes
from core.engine.people import Address, PersonId, TableId
from core.engine.ports import Clock, Register

HOUR = timedelta(hours=1)
"""How long after its signing a statement can first be turned into a session."""
AHEAD = timedelta(minutes=5)
"""How far Telegram's clock may be ahead of ours."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TelegramDoor:
    """Admits a person named by Telegram to one of their tables.

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
        which the person sits.
        """
        now = datetime.fromtimestamp(self.clock.now(), UTC)
        said = self._read(signed, now)
        if said.user is None:
            raise NoEntryError("web-telegram-unknown")
        name = " ".join(filter(None, (said.user.first_name, said.user.last_name)))
        person = await self.register.person(
            Address("telegram", str(said.user.id)), name=name, language=said.user.language_code
        )
        table = await self._table(person, said.start_param or called)
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

    async def _table(self, person: PersonId, called: str) -> TableId:
        table = await self.engine.table_called(called.strip().upper()[:12])
        if table is None or table not in await self.engine.tables_of(person):
            raise NoEntryError("web-telegram-seat")
        return table
