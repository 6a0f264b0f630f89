"""Who has just said or pressed something, as long as it is being acted on."""

from dataclasses import dataclass

from bot.platforms.discord.replying import Reply
from core.engine.people import ChatId, PersonId, To, ToChat, ToPerson


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that somebody did."""

    key: str
    """The number by which Discord knows it."""
    person: PersonId
    chat: ChatId | None
    """None in private."""
    reply: Reply | None
    """By which it is answered; None for what was written in private."""
    message: int | None = None
    """The message that was pressed."""
    of_turn: bool = False
    """Whether a word of the turn was said."""
    shown: bool = False
    """Whether a message in private shows what came of it, beside the answer."""

    @property
    def here(self) -> To:
        """Where it was done."""
        return ToPerson(self.person) if self.chat is None else ToChat(self.chat)
