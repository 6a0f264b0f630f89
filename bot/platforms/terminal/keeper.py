"""Keeps every unfinished match of the person at the keyboard, after each word."""

from dataclasses import dataclass, field
from pathlib import Path

from bot.composition import House
from bot.platforms.terminal.keeping import PERSON, Shelf, as_record, code_of, history, read
from core.engine.evolve import replay
from core.engine.people import PersonId, TableId
from core.engine.ports import Change, Listing, Store
from core.engine.sight import Sight
from core.engine.state import Phase, Settings

UNFINISHED = frozenset({Phase.PLAYING, Phase.BETWEEN})


@dataclass(slots=True, kw_only=True)
class Keeper:
    """Writes what is unfinished to the shelf, and drops what is finished."""

    house: House
    shelf: Shelf
    me: PersonId
    kept: dict[TableId, Path] = field(default_factory=dict)
    """The unfinished matches on the shelf."""
    _versions: dict[TableId, int] = field(default_factory=dict)

    async def take_up(self, store: Store, place: Path, settings: Settings) -> str:
        """Put a kept match back into the store, and return the person's name in it.

        Raises:
            RecordError: it cannot be read or played.
        """
        code, record = code_of(place), read(place)
        events = history(record, self.me, code, settings)
        table = await store.new_table()
        listing = Listing(code=code, chats=(), people=(self.me,), is_open=True)
        family = replay(events).sheet.family.name
        change = Change(table=table, expected=0, family=family, listing=listing, events=events)
        await store.append(change)
        self.kept[table] = place
        return record.names.get(PERSON, "")

    async def keep(self) -> None:
        """Bring the shelf up to date; raises OSError where it cannot be written."""
        tables = await self.house.engine.tables_of(self.me)
        for table in tables:
            sight = await self.house.engine.see(table, self.me)
            if sight.version != self._versions.get(table):
                await self._keep(table, sight)
                self._versions[table] = sight.version
        for table in set(self.kept) - set(tables):
            self.shelf.drop(self.kept.pop(table))

    async def _keep(self, table: TableId, sight: Sight) -> None:
        if sight.phase in UNFINISHED:
            log = await self.house.engine.last_match(table, self.me)
            name = (await self.house.register.who(self.me)).name
            self.kept[table] = self.shelf.place_for(sight.sheet.id, sight.code)
            self.shelf.put(self.kept[table], as_record(log, name))
        elif table in self.kept:
            self.shelf.drop(self.kept.pop(table))
