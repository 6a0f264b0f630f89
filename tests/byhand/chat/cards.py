"""Messages as text: what a person would see of them on a screen."""

from collections.abc import Iterator
from dataclasses import dataclass, field

ALONE, CALLED = "only {} sees it", "mentions {}"


@dataclass(frozen=True)
class Key:
    """A button, or an option of a list."""

    label: str
    mark: str = ""
    """The emoji before the label."""
    after: str = ""
    """What a person knows of it besides: that it cannot be pressed, is chosen, or opens a link."""
    about: str = ""
    """The smaller text below the label of an option."""

    def __str__(self) -> str:
        about = f"({self.about})" if self.about else ""
        return " ".join(part for part in (self.mark, self.label, about, self.after) if part)

    @property
    def is_dead(self) -> bool:
        return self.after == DEAD


DEAD, CHOSEN = "(grey)", "✓"


@dataclass(frozen=True)
class Choice:
    """A list from which people choose."""

    title: str
    options: tuple[Key, ...]
    most: int = 1

    def __str__(self) -> str:
        options = "  ".join(f"{place} {one}" for place, one in enumerate(self.options, 1))
        return f"{self.title or '–'}{f' (up to {self.most})' if self.most > 1 else ''}: {options}"


@dataclass(frozen=True)
class Card:
    """A message."""

    number: int
    place: str
    author: str
    """Empty: the bot."""
    readers: tuple[str, ...]
    is_aside: bool
    """Whether it stands in a chat of many and only one person sees it."""
    text: str
    rows: tuple[tuple[Key, ...], ...] = ()
    choices: tuple[Choice, ...] = ()
    pictures: tuple[str, ...] = ()
    rings: tuple[str, ...] = ()
    """The people whose phones rang when it came."""
    mentions: tuple[str, ...] = ()

    def looks_like(self, other: "Card | None") -> bool:
        """Whether nobody sees a difference; people who come and go change no message."""
        return other is not None and list(self.body()) == list(other.body())

    @property
    def keys(self) -> tuple[Key, ...]:
        return tuple(key for row in self.rows for key in row)

    @property
    def seen_by(self) -> str:
        names = ", ".join(self.readers) or "nobody"
        return ALONE.format(names) if self.is_aside else f"seen by {names}"

    @property
    def rung(self) -> str:
        called = f", {CALLED.format(', '.join(self.mentions))}" if self.mentions else ""
        return (f"rings for {', '.join(self.rings)}" if self.rings else "does not ring") + called

    def body(self) -> Iterator[str]:
        """Yield the lines below the head."""
        yield from self.text.splitlines()
        for one in self.pictures:
            yield from f"<picture> {one}".splitlines()
        place = 1
        for row in self.rows:
            yield " ".join(f"[{number} {key}]" for number, key in enumerate(row, place))
            place += len(row)
        for number, choice in enumerate(self.choices, 1):
            yield f"<select {number}> {choice}"


def drawn(head: str, body: Iterator[str]) -> str:
    return "\n".join((f"-- {head}", *(f"   {line}" for line in body)))


@dataclass
class Course:
    """What became of a message since somebody last looked."""

    first: Card | None
    """None: it was not there."""
    last: Card | None
    """None: it is deleted."""
    shown: list[Card] = field(default_factory=list)

    def __str__(self) -> str:
        if self.last is None:
            return self._deleted()
        card, edits = self.last, len(self.shown) - (self.first is None)
        where = f"{card.place}, {card.seen_by}"
        if self.first is not None:
            times = f" {edits} times" if edits > 1 else ""
            return drawn(f"#{card.number} edited{times} in {where}", card.body())
        more = ", edited since" if edits else ""
        rung = self.shown[0].rung
        return drawn(f"#{card.number} new in {where}, {rung}{more}", card.body())

    def _deleted(self) -> str:
        if self.first is not None:
            where = f"{self.first.place}, {self.first.seen_by}"
            said = (line for line in self.first.text.splitlines()[:1])
            return drawn(f"#{self.first.number} deleted in {where}", said)
        card = self.shown[-1]
        head = f"#{card.number} came and was deleted again in {card.place}, {card.seen_by}"
        return drawn(f"{head}, {self.shown[0].rung}", card.body())


class Screens:
    """Notes each change, until somebody looks."""

    def __init__(self) -> None:
        self._now: dict[int, Card] = {}
        self._since: dict[int | str, Course | str] = {}

    def note(self, cards: dict[int, Card]) -> None:
        before, self._now = self._now, cards
        for number in before.keys() - cards.keys():
            self._course(number, before[number]).last = None
        for number, card in cards.items():
            if not card.looks_like(before.get(number)):
                course = self._course(number, before.get(number))
                course.last = card
                course.shown.append(card)

    def _course(self, number: int, before: Card | None) -> Course:
        course = self._since.setdefault(number, Course(before, before))
        assert isinstance(course, Course)
        return course

    def tell(self, line: str) -> None:
        """Note what is no message."""
        self._since[f"{len(self._since)} {line}"] = line

    def changed(self) -> list[str]:
        """Return what has changed since the last call, in order."""
        since, self._since = self._since, {}
        return [str(one) for one in since.values() if not _is_typed(one)]


def _is_typed(one: Course | str) -> bool:
    """Whether a person typed it, who knows it."""
    return isinstance(one, Course) and any(card.author for card in (*one.shown, one.first) if card)
