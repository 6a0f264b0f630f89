"""What all phones can do, whatever the platform: see messages, and find keys on them."""

import re
from abc import ABC, abstractmethod
from asyncio.subprocess import Process
from collections.abc import Iterable, Iterator, Sequence
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from io import BytesIO
from pathlib import Path

from PIL import Image

from tests.byhand.chat.cards import Card, Key, Screens, drawn
from tests.support.loopback.serving import Watched

SHOWN = 6
"""The messages of each chat that a screen shows."""


class CannotError(Exception):
    """What a person wants to do is not possible; it says why."""


class Phones(ABC):
    """The phones of everybody, and the program at the other end."""

    server: Watched

    def __init__(self, folder: Path, names: Iterable[str]) -> None:
        self.folder = folder
        self.names = tuple(names)
        """The people."""
        self.screens = Screens()
        self.traffic = 0
        """How many requests the bot has made."""
        self.away: dict[str, set[str]] = {}
        """The people who are not in a group, by its name."""
        self.here: dict[str, str] = {}
        """The group in which each person types, if it is not the first."""
        self.is_down = False
        """Whether the platform answers nothing."""
        self._numbers: dict[object, int] = {}
        self._child: Process | None = None
        self._running = AsyncExitStack()

    @abstractmethod
    def cards(self) -> Iterator[Card]:
        """Yield all messages that somebody can see."""

    @property
    @abstractmethod
    def groups(self) -> Sequence[str]:
        """The groups or channels in which people can type."""

    @abstractmethod
    async def says(self, name: str, text: str) -> None: ...

    @abstractmethod
    async def writes(self, name: str, text: str) -> None: ...

    @abstractmethod
    async def presses(self, name: str, card: Card, place: int) -> None: ...

    @abstractmethod
    async def makes_group(self, name: str) -> None: ...

    @abstractmethod
    async def blocks(self, name: str) -> None: ...

    @abstractmethod
    async def unblocks(self, name: str) -> None: ...

    @abstractmethod
    async def goes_down(self) -> None: ...

    @abstractmethod
    async def comes_up(self) -> None: ...

    @abstractmethod
    def running(self) -> AbstractAsyncContextManager[object]:
        """Serve the platform as long as this is open."""

    @abstractmethod
    async def _begin(self, running: AsyncExitStack) -> Process:
        """Run the program until the stack is closed, and wait until it listens."""

    async def starts(self, name: str, payload: str) -> None:
        raise CannotError(f"nobody has to start the bot here ({name} {payload})")

    @abstractmethod
    async def moved(self, name: str, group: str) -> None:
        """Tell the bot that somebody has come or gone, where it hears of that."""

    # --- the program

    async def start(self) -> None:
        if self._child is not None and self._child.returncode is None:
            raise CannotError("the program runs already")
        await self.end()
        self._child = await self._begin(self._running)

    async def end(self) -> None:
        """Kill the program, if it runs."""
        await self._running.aclose()
        self._running, self._child = AsyncExitStack(), None

    async def kill(self) -> None:
        if self._child is None:
            raise CannotError("the program does not run")
        self._child.kill()
        await self.end()

    @property
    def is_served(self) -> bool:
        """Whether the program runs, and can be expected to answer."""
        return self._child is not None and self.status is None and not self.is_down

    @property
    def status(self) -> int | None:
        """The status with which the program has ended by itself."""
        return None if self._child is None else self._child.returncode

    def log(self, lines: int) -> list[str]:
        return (self.folder / "log").read_text("utf-8", "replace").splitlines()[-lines:]

    # --- what people see

    def note(self) -> None:
        """Note what has changed on all screens."""
        self.screens.note({card.number: card for card in self.cards()})

    def number(self, message: object) -> int:
        """Return the number by which people name a message."""
        return self._numbers.setdefault(message, len(self._numbers) + 1)

    def seen(self, name: str) -> list[Card]:
        """Return what a person sees, newest first."""
        found = [card for card in self.cards() if name in card.readers]
        return sorted(found, key=lambda card: -card.number)

    def screen(self, name: str) -> Iterator[str]:
        """Yield the newest messages in each chat of a person."""
        seen = self.seen(name)
        for place in sorted({card.place for card in seen}):
            cards = [card for card in seen if card.place == place]
            older = len(cards) - SHOWN
            yield f"== {place}" + (f", below {older} older messages" if older > 0 else "")
            for card in reversed(cards[:SHOWN]):
                of = f" by {card.author}" if card.author else ""
                yield drawn(f"#{card.number}{of}, {card.seen_by}", card.body())

    def card(self, name: str, number: int) -> Card:
        found = next((card for card in self.seen(name) if card.number == number), None)
        if found is None:
            raise CannotError(f"{name} sees no message #{number}")
        return found

    def key(self, name: str, label: str, number: int | None) -> tuple[Card, int]:
        """Return the newest key with this label or number, as its message and its place."""
        cards = [card for card in self.seen(name) if card.keys]
        if number is not None:
            cards = [self.card(name, number)]
        for card in cards:
            places = [place for place, key in enumerate(card.keys) if not key.is_dead]
            if (found := matching(label, card.keys, places)) is not None:
                return card, found
        if label.isdecimal() and cards and 0 < int(label) <= len(cards[0].keys):
            return cards[0], int(label) - 1
        for card in cards:
            near = [
                place for place, key in enumerate(card.keys) if label.lower() in str(key).lower()
            ]
            if len(near) == 1:
                return card, near[0]
        shown = "; ".join(f"#{card.number}: {', '.join(map(str, card.keys))}" for card in cards[:3])
        raise CannotError(f"{name} sees no key {label!r}. Newest keys: {shown or 'none'}")

    def group_of(self, name: str) -> str:
        """Return where a person types, if they are in that group."""
        group = self.here.get(name, self.groups[0])
        if name in self.away.get(group, ()):
            raise CannotError(f"{name} is not in {group}")
        return group

    def group_named(self, name: str) -> str:
        wanted = name.strip().removeprefix("#")
        if wanted not in self.groups:
            raise CannotError(f"there is no group {wanted!r}: {', '.join(self.groups)}")
        return wanted

    def members(self, group: str) -> tuple[str, ...]:
        return tuple(name for name in self.names if name not in self.away.get(group, ()))

    # --- files

    def kept(self, name: str, content: bytes) -> Path:
        """Save a file that a message shows; pictures as PNG."""
        folder = self.folder / "pictures"
        folder.mkdir(exist_ok=True)
        is_picture = not re.search(r"\.(?!png|jpe?g$)\w+$", name)
        path = folder / (f"{Path(name).stem}.png" if is_picture else name)
        if path.exists():
            return path
        if is_picture:
            Image.open(BytesIO(content)).save(path, "PNG")
        else:
            path.write_bytes(content)
        return path


def matching(label: str, keys: Sequence[Key], places: Sequence[int]) -> int | None:
    """Return the place of the key with this label, with or without its emoji."""
    for alike in (str, str.casefold):
        for place in places:
            key = keys[place]
            if alike(label) in {alike(key.label), alike(f"{key.mark} {key.label}")}:
                return place
    return None
