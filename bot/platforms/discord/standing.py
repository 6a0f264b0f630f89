"""Where screens stand on Discord: in a message of which place, who is called, what is leafed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from bot.platforms.discord.acts import Act
from bot.platforms.discord.remembering import Kept
from bot.screens.screen import Screen, ScreenKind
from core.engine.outbox import delivery
from core.engine.people import To, ToPerson

PAGES = frozenset({ScreenKind.HELP, ScreenKind.RULES, ScreenKind.TABLES})
"""What is leafed through where only one reads: the last of them turns over as it is pressed."""
PAGE = "page"
"""The slot of these."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot:
    """Where a screen will stand."""

    to: To
    channel: int
    called: Mapping[int, str]
    """Accounts that are called, with their names."""

    @property
    def private(self) -> bool:
        """Whether nobody else reads it."""
        return isinstance(self.to, ToPerson)


def leafed(screen: Screen, to: To, act: Act) -> Screen:
    """Give a page a slot where it is sent to somebody alone, so that the next takes its place."""
    if act.chat is not None or to != act.here or screen.kind not in PAGES:
        return screen
    return replace(screen, slot=screen.slot or PAGE)


def begins(spot: Spot, kept: Kept | None, screen: Screen) -> bool:
    """Say whether a turn begins of somebody who is called where the screen stands."""
    calls = bool(spot.called) and not screen.hushed
    return calls and (kept is None or kept.turn != screen.turn)


def called_turn(screen: Screen) -> str:
    """Name the turn of the person who is on; nothing where nobody is."""
    return screen.turn if screen.calls else ""


def moves(screen: Screen) -> bool:
    """Say whether a screen leads on to where a table is shown from now on."""
    return screen.kind is ScreenKind.NOTE and bool(screen.homes)


def named(screen: Screen, act: Act | None, looks: str) -> str:
    """Name what is sent, the same at every attempt to send it; nothing where nobody repeats it.

    `looks` tells messages apart that take the place of nothing.
    """
    if act is not None:
        return f"{act.key}.{screen.slot or looks}"
    return f"{delivery()}.{screen.slot or screen.kind.value}" if delivery() else ""
