"""One thing that a person did on a platform, and the request that a button carries."""

from dataclasses import dataclass

from bot.conversation.request import Request, UnreadableButtonError, read_button
from core.engine.people import ChatId, PersonId, To, ToChat, ToPerson


@dataclass(slots=True, kw_only=True)
class Act:
    """One thing that a person did; adapters add how it can be answered."""

    person: PersonId
    chat: ChatId | None
    """None in private."""

    @property
    def alone(self) -> To:
        """The person in private."""
        return ToPerson(self.person)

    @property
    def here(self) -> To:
        """The place where it was done."""
        return self.alone if self.chat is None else ToChat(self.chat)

    def read(self, button: str) -> Request | None:
        """Return the request of a button; None if it carries none."""
        try:
            return read_button(self.person, self.chat, button)
        except UnreadableButtonError:
            return None
