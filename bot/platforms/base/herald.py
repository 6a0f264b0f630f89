"""Receives the progress of the start and the trouble with platforms, to show it to the owner."""

from typing import Literal, Protocol, TypeAlias

from bot.conversation.delivery.platforms import Platform

Trouble: TypeAlias = Literal["away", "odd", "conflict"]
"""Nobody answers; the answer is not the platform's; another program polls with the same token."""


class Herald(Protocol):
    """Receives the progress of the start and the trouble with platforms."""

    def connecting(self, platform: str) -> None:
        """Note that a platform is being connected."""

    def connected(self, platform: Platform) -> None:
        """Note that a platform is connected, with the bot's name there."""

    def unanswered(self, platform: str, trouble: Trouble) -> None:
        """Note that a request to a platform failed, and that it will be repeated."""

    def answered(self, platform: str) -> None:
        """Note that a platform answered a request."""

    def ready(self) -> None:
        """Note that updates are taken."""


class Silent:
    """Shows nothing."""

    def connecting(self, platform: str) -> None:
        """Do nothing."""

    def connected(self, platform: Platform) -> None:
        """Do nothing."""

    def unanswered(self, platform: str, trouble: Trouble) -> None:
        """Do nothing."""

    def answered(self, platform: str) -> None:
        """Do nothing."""

    def ready(self) -> None:
        """Do nothing."""
