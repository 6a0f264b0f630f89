"""Shows screens as lines of text, one after the other: a terminal edits nothing."""

import asyncio
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

from bot.platforms.terminal.printing import changes, harmless
from bot.screens.screen import Attachment, Screen, ScreenKind
from core.engine.people import PersonId, To
from core.engine.private_files import make_folder, make_private

OVERTAKEN = frozenset({ScreenKind.LOBBY, ScreenKind.TABLE, ScreenKind.TURN})
"""Kinds of screens that are skipped if the same batch brings a later state of the table."""
OVERTAKING = frozenset({ScreenKind.TABLE, ScreenKind.TURN, ScreenKind.RESULT})

LONG = frozenset({ScreenKind.RULES, ScreenKind.SETTINGS, ScreenKind.HELP})
"""Kinds of answers that may be longer than a terminal is high."""
TOGETHER = 0.03
"""Seconds; screens that follow each other within this time are read as one batch."""


class TerminalSurface:
    """Writes screens through `write`; screens that arrive together are written together.

    Files that come with a screen are stored in `files`. Long answers are written through `page`.
    """

    def __init__(
        self,
        write: Callable[[str], None],
        files: Path,
        *,
        page: Callable[[str], None] | None = None,
    ) -> None:
        self.write = write
        self.page = page or write
        self._files = files
        self.listening = False
        """Whether this session has begun; earlier unwritten screens are skipped, as the table tells
        them."""
        self.asked = False
        """Whether the person asked to see the table, even if there is nothing to do."""
        self.whole = False
        """Whether the person asked for all of it, not only for what has changed."""
        self.following = False
        """Whether a word is being handled: its output is written when it is done."""
        self._waiting: list[Screen] = []
        self._timer: asyncio.TimerHandle | None = None
        self.footer: Callable[[], str] = str
        """The line below a turn in which the person can act."""
        self.phrased: Callable[[str], str] = str
        """Writes the words to type in the person's own language."""
        self.refused = False
        """Whether the last output was a refusal."""
        self._turn: tuple[str | None, str, str] = (None, "", "")
        """Slot, turn and text of the turn that was written last."""
        self.latest: Screen | None = None
        """The last screen of a table that was written: its buttons can be typed now."""

    async def show(self, _to: To, screen: Screen) -> None:
        """Queue a screen; it is written with those that arrive with it."""
        if not self.listening or screen.delivery == "remove":  # written lines stay
            return
        if screen.delivery in {"renew", "last"}:
            self._renew(screen)
            return
        self._waiting.append(screen)
        if self._timer is None and not self.following:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(TOGETHER, self.flush)

    def _renew(self, screen: Screen) -> None:
        """Update what can be typed now; lines already written stay."""
        if self.latest is not None and self.latest.slot == screen.slot:
            self.latest = screen

    async def answer(self, _person: PersonId, text: str) -> None:
        """Write at once what the person has to know."""
        self.flush()
        self.write(self._readable(text))

    def flush(self) -> None:
        """Write all pending screens."""
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
            self._write(screen)
            if screen.attachment is not None:
                self.write(str(self._put(screen.attachment)))

    def _write(self, screen: Screen) -> None:
        """Write a screen; of a turn that was written before, only what has changed, if anything."""
        text = (screen.brief if closes(screen) else "") or screen.text
        if screen.kind is not ScreenKind.TURN:
            write = self.page if screen.kind in LONG else self.write
            write("\n" + self._readable(text))
            return
        slot, turn, before = self._turn
        self._turn = screen.slot, screen.turn, text
        same = (slot, turn) == (screen.slot, screen.turn)
        if before not in {"", text} and same and not self.whole:
            text = changes(before, text)
            self.write("\n" + self._readable(text))
            return
        footer = self.footer() if can_act(screen) else ""
        self.write("\n" + "\n".join(filter(None, (self._readable(text), footer))))

    def _readable(self, text: str) -> str:
        return harmless(self.phrased(text))

    def _put(self, file: Attachment) -> Path:
        """Store a file that came with a screen, and return its path."""
        make_folder(self._files)
        place = self._files / Path(file.name).name
        make_private(place)
        place.write_bytes(file.data)
        return place


def can_act(screen: Screen) -> bool:
    """Say whether a screen shows a turn in which the person has to or can act."""
    offered = any(button.version is not None for button in screen.buttons)
    return screen.kind is ScreenKind.TURN and (offered or bool(screen.calls))


def closes(screen: Screen) -> bool:
    """Say whether a screen only closes a result that was read already."""
    return screen.kind is ScreenKind.RESULT and not screen.buttons


def worth_reading(screens: Sequence[Screen]) -> Iterator[Screen]:
    """Leave out each state of a table that a later one of the same batch replaces."""
    for place, screen in enumerate(screens):
        later = {other.kind for other in screens[place + 1 :]}
        if not (screen.kind in OVERTAKEN and later & OVERTAKING):
            yield screen
