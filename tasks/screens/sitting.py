"""An evening of people who speak one language, in which a round can be put into any position."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from core.engine.table.tables import change_of
from core.rules.round import Round
from core.rules.sheet import Sheet
from tests.strangers.evening import Check, Evening
from tests.strangers.platforms.at_discord import LOCALES, AtDiscord
from tests.strangers.platforms.at_telegram import AtTelegram
from tests.strangers.script import Step
from tests.support.discord.client.commands import focused
from tests.support.discord.loopback.interactions import COMPLETION
from tests.support.screens.seated import melds

TILES = "b9 r2 b4 r9 b1"
"""A stock for any game with tiles: red and blue are in all of them."""
SET, COMPLETES = "the table is set", "types"
"""Steps that only these evenings have."""


@dataclass(frozen=True)
class Position:
    """A round in progress; it is the turn of the first seat."""

    lying: str
    racks: Sequence[str]
    stock: str = ""
    discard: str = ""
    turn: str = ""
    opened: bool = True
    """Whether all have made their first laying."""

    def of(self, sheet: Sheet) -> Round:
        """Return the round; raises PositionError."""
        names = tuple(map(str, range(len(self.racks))))
        data = {
            "table": self.lying,
            "racks": dict(zip(names, self.racks, strict=True)),
            "to_move": names[0],
            "stock": self.stock or self._stock(sheet),
            "opened": list(names) if self.opened else [],
            "turn": self.turn,
            **({"discard": self.discard} if self.discard else {}),
        }
        round_: Round = sheet.family.notation.read_position(sheet, names, data)
        return round_

    def _stock(self, sheet: Sheet) -> str:
        """Return a stock that fits: each card exists once."""
        if sheet.family.name == "tiles":
            return TILES
        used = " ".join((self.lying, *self.racks, self.discard)).split()
        left = [str(one) for one in sheet.family.pieces.pack(sheet) if str(one) not in used]
        return " ".join(left[3::5][:6])


@dataclass(frozen=True)
class Place:
    """Where an evening takes place, and who is there."""

    folder: Path
    platform: str
    language: str
    names: dict[str, str]
    """The names of the people, by the names in scripts."""


class Sitting(Evening):
    """An evening in one language."""

    def __init__(self, seed: int, place: Place) -> None:
        super().__init__(seed, place.folder, place.platform)
        people = {handle: (name, place.language) for handle, name in place.names.items()}
        if place.platform == "telegram":
            self.chats = telegram = AtTelegram(self.clock, self.death, people)
            telegram.lists = telegram.server.world.bot["supports_inline_queries"] = True
        else:
            self.chats = discord = AtDiscord(self.clock, self.death, people)
            discord.guild.locale = LOCALES.get(place.language, place.language)
        self.missed: list[str] = []
        """What could not be done."""
        self.positions: list[Position] = []
        """The positions into which the next steps put the round."""

    async def _take(self, step: Step, checks: tuple[Check, ...]) -> bool:
        done = await super()._take(step, checks)
        if not done:
            self.missed.append(str(step))
        return done

    async def _perform(self, step: Step) -> bool:
        if step.verb == SET:
            await self._set(self.positions.pop(0))
            return True
        if step.verb == COMPLETES:
            return await self._complete(step)
        return await super()._perform(step)

    async def _complete(self, step: Step) -> bool:
        """Type a command on Discord whose last option is completed."""
        assert isinstance(self.chats, AtDiscord)
        hand = self.chats.hands[step.who]
        data = focused(hand.discord.world.commands, step.what)
        await hand._begins(COMPLETION, self.chats.channel, data)  # noqa: SLF001 - without waiting
        return True

    async def _set(self, position: Position) -> None:
        """Put the round of the newest table into a position."""
        assert self.program is not None
        assert self.parts is not None
        table, told = list(self.tables.items())[-1]
        state, round_ = told.state, position.of(told.state.sheet)
        now = replace(
            state,
            match=replace(state.begun, round=round_),
            tables=(melds(state.sheet, position.lying),),
            gains=tuple(() for _ in position.racks),
            deeds=(),
        )
        stored = await self.parts.store.load(table)
        change = change_of(table, state, now, (), at=0.0)
        change = replace(change, snapshot=now, revision=stored.revision, notices=())
        await self.parts.store.append(change)
        self.program.reads_again(table)
        self.tables[table].state = now
