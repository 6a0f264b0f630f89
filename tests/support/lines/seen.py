"""A surface that keeps everything it was told to show."""

from bot.screens.screen import Screen
from core.engine.people import PersonId, To


class Seen:
    """Keeps what is shown, whoever sees it."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    async def show(self, to: To, screen: Screen) -> None:
        del to
        self.texts.append(screen.text)

    async def answer(self, person: PersonId, text: str) -> None:
        del person
        self.texts.append(text)
