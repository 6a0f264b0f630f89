"""Renewals under way when a turn begins: they show it without a sound before its call."""

import asyncio
from dataclasses import dataclass, field

import pytest

from bot.conversation.delivery.announcer import Announcer
from core.engine.delivery.notices import Notice, RoundBegan, SeatsActed, TurnRenewed, YourTurn
from core.engine.ports import Receipt

CALLING = (RoundBegan, SeatsActed, YourTurn)


@dataclass
class Renewals:
    """Sends a renewal before each notice that may call somebody."""

    ends: bool = False
    """Whether the program ends between the renewal of a turn and its call."""
    held: asyncio.Event = field(default_factory=asyncio.Event)
    """Set once a call waits for the end of the program."""

    def begin(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Send them from now on."""
        deliver = Announcer.deliver

        async def renewed_first(announcer: Announcer, notice: Notice) -> Receipt:
            if isinstance(notice, CALLING):
                await deliver(announcer, TurnRenewed(to=notice.to, table=notice.table))
            if self.ends and isinstance(notice, YourTurn):
                self.held.set()
                await asyncio.Event().wait()
            return await deliver(announcer, notice)

        monkeypatch.setattr(Announcer, "deliver", renewed_first)


MEANWHILE = {
    "nothing": (),
    "a pause": (("pause", " paused the game"), ("resume", " resumed the game")),
    "a setting": (("settings clock 2m", "2 min"),),
    "a language": (("language de", "Deutsch"), ("language en", "English")),
    "a return": (("standin", "a computer player plays until"), ("back", "You’re back in the game")),
}
"""What may renew a board, and what somebody sees then; the host does what others may not."""
OF_HOST = ("settings", "standin")
