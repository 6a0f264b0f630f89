"""Shows screens as lines of text, one after the other: nothing is edited at a terminal."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot.platforms.terminal.printing import harmless
from bot.screens.screen import Attachment, Screen, ScreenKind
from core.engine.people import PersonId, To
from core.engine.private_files import make_folder, make_private

OVERTAKEN = frozenset({ScreenKind.LOBBY, ScreenKind.TABLE, ScreenKind.TURN})
"""What nobody needs to read where the same message brings a later state of the table."""
OVERTAKING = frozenset({ScreenKind.TABLE, ScreenKind.TURN, ScreenKind.RESULT})

TOGETHER = 0.03
"""Seconds; screens that come so close after each other are read as one message."""


class TerminalSurface:
    """Writes screens through `write`; what comes together is written together.

    Files that come with a screen are put in `files`.
    """

    def __init__(self, write: Callable[[str], None], files: Path) -> None:
        self.write = write
        self._files = files
        self.listening = False
        """What another evening has left unsaid comes before this, and the table itself tells it."""
        self.asked = False
        """Whether the person asked to see the table, even while there is nothing to do."""
        self.following = False
        """Whether a word is being followed: what it brings is written when that is done."""
        self._waiting: list[Screen] = []
        self._timer: asyncio.TimerHandle | None = None
        self.footer: Callable[[], str] = str
        """What stands below a turn in which something can be done."""
        self.refused = False
        """Whether what was written last is a refusal."""
        self.latest: Screen | None = None
        """The last screen of a table that was written: what it offers can be said now."""

    async def show(self, _to: To, screen: Screen) -> None:
        """Take a screen; it is written with those that come with it."""
        if not self.listening:
            return
        if screen.delivery == "renew":
            self._renew(screen)
            return
        self._waiting.append(screen)
        if self._timer is None and not self.following:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(TOGETHER, self.flush)

    def _renew(self, screen: Screen) -> None:
        """Know what can be said now: what is written at a terminal stays as it was written."""
        if self.latest is not None and self.latest.slot == screen.slot:
            self.latest = screen

    async def answer(self, _person: PersonId, text: str) -> None:
        """Write what somebody has to know at once."""
        self.flush()
        self.write(harmless(text))

    def flush(self) -> None:
        """Write everything that waits."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        waiting, self._waiting = self._waiting, []
        for screen in worth_reading(waiting):
            if screen.kind is ScreenKind.TURN and not (self.asked or can_act(screen)):
                continue
            if screen.kind in OVERTAKEN | OVERTAKING:
                self.latest = screen
            self.refused = screen.kind is ScreenKind.REFUSAL
            footer = self.footer() if can_act(screen) else ""
            text = (screen.brief if closes(screen) else "") or screen.text
            self.write("\n" + "\n".join(filter(None, (harmless(text), footer))))
            if screen.attachment is not None:
                self.write(str(self._put(screen.attachment)))

    def _put(self, file: Attachment) -> Path:
        """Keep a file that came with a screen, and return where it is."""
        make_folder(self._files)
        place = self._files / Path(file.name).name
        make_private(place)
        place.write_bytes(file.data)
        return place


def can_act(screen: Screen) -> bool:
    """Say whether a screen shows a turn in which the person has to or can do something."""
    offered = any(button.version is not None for button in screen.buttons)
    return screen.kind is ScreenKind.TURN and (offered or bool(screen.calls))


def closes(screen: Screen) -> bool:
    """Say whether a screen closes a result, which has been read already."""
    return screen.kind is ScreenKind.RESULT and not screen.buttons


def worth_reading(screens: Sequence[Screen]) -> Iterator[Screen]:
    """Leave out each state of a table that a later one of the same message overtakes."""
    for place, screen in enumerate(screens):
        later = {other.kind for other in screens[place + 1 :]}
        if not (screen.kind in OVERTAKEN and later & OVERTAKING):
            yield screen
