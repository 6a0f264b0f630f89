"""A player who reads only the screen, in English."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from itertools import combinations

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
MATCH_OVER = ("wins the match", "win the match", "match is a tie")


def piece(word: str) -> tuple[str, int] | None:
    """Read a tile or a card as colour and number; None for a joker."""
    tile = re.fullmatch(r"([rbkgy])(\d+)", word)
    if tile:
        return tile[1], int(tile[2])
    card = re.fullmatch(r"(10|[2-9AJQK])([SHDC])", word)
    return (card[2], RANKS.index(card[1]) + 1) if card else None


def melds_in(rack: Iterable[str]) -> Iterator[tuple[str, ...]]:
    """Yield runs and sets of a rack, the longest first, none twice."""
    left = dict.fromkeys(rack)
    held = {word: p for word in left if (p := piece(word))}
    runs = [
        tuple(word for n in range(low, low + size) for word, p in held.items() if p == (colour, n))
        for size in (5, 4, 3)
        for colour in {p[0] for p in held.values()}
        for low in range(1, 14)
    ]
    sets = [
        group
        for size in (4, 3)
        for number in range(1, 14)
        for group in combinations([w for w, p in held.items() if p[1] == number], size)
    ]
    sizes = [size for size in (5, 4, 3) for _ in range(len(runs) // 3)]
    whole = [run for run, size in zip(runs, sizes, strict=True) if len(run) == size]
    taken: set[str] = set()
    for meld in sorted((*whole, *sets), key=len, reverse=True):
        if not taken & set(meld):
            taken |= set(meld)
            yield meld


@dataclass(slots=True)
class Beginner:
    """Reads what was written since the last line, and types the next one."""

    rounds: int = 1
    """How many rounds to play before leaving; 0: to the end of the match."""
    said: list[str] = field(default_factory=list)
    tried: set[str] = field(default_factory=set)
    screen: str = ""

    def line(self, written: str) -> str | None:
        """Return what to type; None if there is nothing more to do."""
        turns = re.findall(r"(?:^|\n)Your (?:turn: .*|rack is full: .*)", written)
        if turns:
            begins = ", table " in written
            self.screen = written if begins else f"{self.screen}\n{written}"
            self.tried = self.tried if "not confirmed" in written else set()
        said = self._line(written)
        if said is not None:
            self.said.append(said)
            self.tried.add(said)
        return said

    def _line(self, written: str) -> str | None:
        if any(end in written for end in MATCH_OVER):
            return None
        if "This round:" in written:
            self.rounds -= 1
            return None if self.rounds == 0 else "next"
        if "“draw” again to give it up" in written:
            return "draw"
        if "You may object to the last move" in written and "Your turn:" not in written:
            return "accept"
        return next((line for line in self._ideas() if line not in self.tried), None)

    def _ideas(self) -> Iterator[str]:
        asked = re.findall(r"\nYour (turn: .*|rack is full: .*)", self.screen)[-1]
        if "is full" in asked:
            yield f"return {self.rack[-1]}"
        elif "take stock" in asked or "take a card" in asked:
            yield "take stock"
        elif "“meld”" in asked or "then discard" in asked:
            yield from self._with_cards()
        elif "“done” confirms" in asked or "move isn’t" in asked:
            yield "done"
            yield "reset"
        else:
            yield from self._with_tiles()

    def _with_tiles(self) -> Iterator[str]:
        melds = list(melds_in(self.rack))
        if melds:
            yield "play " + " ".join(word for meld in melds for word in meld)
        yield from (f"play {' '.join(meld)}" for meld in melds)
        if "nitial meld" not in self.screen:
            yield from (f"play {word}" for word in self.rack if self._fits(word))
        yield "pass" if re.search("[Oo]r “?pass", self.screen) else "draw"

    def _with_cards(self) -> Iterator[str]:
        yield from (f"meld {' '.join(meld)}" for meld in melds_in(self.rack))
        for word in self.rack:
            yield from (f"layoff {word} {number}" for number in self._fits(word))
        yield from (f"discard {word}" for word in reversed(self.rack))
        yield "done"

    @property
    def rack(self) -> list[str]:
        """The pieces in hand, as the screen last showed them."""
        held = re.findall(r"Your (?:rack|hand) \(\d+\):\n(.*)", self.screen)
        return re.findall(r"[A-Za-z0-9=]+", held[-1]) if held else []

    def _fits(self, word: str) -> list[str]:
        """Return the numbers of melds that seem to take a piece."""
        melds = re.findall(r"(?:^|\n| {4}) *(\d+)\. (\S+(?: \S+)*)", self.screen)
        return [number for number, meld in melds if _extends(word, meld.replace("+", "").split())]


def _extends(word: str, meld: list[str]) -> bool:
    own = piece(word)
    others = [piece(other.removeprefix("J=")) for other in meld]
    numbers = [other[1] for other in others if other]
    colours = {other[0] for other in others if other}
    if own is None or not numbers:
        return False
    if len(set(numbers)) == 1:
        return own[1] == numbers[0] and own[0] not in colours and len(meld) < 4
    return own[0] in colours and own[1] in {min(numbers) - 1, max(numbers) + 1}
