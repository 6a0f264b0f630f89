"""The actions of strangers, drawn by weight."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, TypeVar

from bot.machine.system import Chance
from core.engine.table.state import Phase
from tests.strangers.craft import Craft
from tests.strangers.openings import Opening
from tests.strangers.platforms.chats import Key
from tests.strangers.script import Step
from tests.strangers.words import AFTERWARDS
from tests.support.evenings.thinking import ideas

if TYPE_CHECKING:
    from tests.strangers.evening import Evening

T = TypeVar("T")

READ = frozenset({"rules", "help", "privacy"})
"""Kinds of keys that only show texts: there are many of them."""
POINTS = ("request", "answer", "commit", "committed")
"""The points at which a program can die."""


class Inventor:
    """Invents an evening: its opening, then one step after another."""

    def __init__(self, seed: int, *, kill: bool) -> None:
        self._chance = Chance(seed)
        self._kill = kill
        self._planned: list[Step] = []
        self._keen = self._one(range(4)) == 0
        """Whether people want to reach the end of a short round."""
        self._late = self._one(range(4)) == 0
        """Whether the evening begins shortly before the end of a round."""

    def opening(self, evening: "Evening") -> Iterator[Step]:
        """Return the steps before the first invented one."""
        yield from Opening(self._chance, keen=self._keen, late=self._late).steps(evening)

    def next(self, evening: "Evening") -> Step:
        """Return the next event."""
        if self._planned:
            return self._planned.pop(0)
        deed = self._one(self._deeds())
        return deed(evening)

    def _deeds(self) -> list[Callable[["Evening"], Step]]:
        weights: list[tuple[int, Callable[[Evening], Step]]] = [
            (34, self._press),
            (6, self._older),
            (12, self._goes_on),
            (30 if self._keen or self._late else 3, self._plays_well),
            (5, self._plans),
            (6, self._by_hand),
            (2, self._by_code),
            (4, self._looks_back),
            (2, self._fills),
            (9, self._private_word),
            (9, self._group_word),
            (5, self._time),
            (4, self._blocks),
            (3, self._hurry),
            (3, self._interrupt),
            (2, self._asks_odd),
            (4, self._lists),
            (3, self._group_trouble),
            (2, self._mood),
            (1, self._arrives),
            (8 if self._kill else 0, self._dies),
        ]
        return [deed for weight, deed in weights for _ in range(weight)]

    def _one(self, options: Sequence[T]) -> T:
        return self._chance.choose(options)

    def _somebody(self, evening: "Evening") -> str:
        """Return a person: mostly the one on turn, sometimes one without a seat."""
        mover = evening.mover()
        if mover and self._one(range(5)) < 3:
            return mover
        return self._one(evening.chats.handles)

    def _press(self, evening: "Evening") -> Step:
        who = self._somebody(evening)
        for where in self._places(evening):
            keys = list(evening.chats.keys(who, where))
            newest = [key for key in keys if key.newest]
            found = newest if self._one(range(5)) else keys
            if found:
                return pressing(who, self._key(found), where)
        return self._private_word(evening)

    def _key(self, keys: Sequence[Key]) -> Key:
        """Choose a kind first: a page of rules has ten buttons, and a turn has one to draw."""
        sorts: dict[str, list[Key]] = {}
        for key in keys:
            sorts.setdefault(_sort(key), []).append(key)
        chosen = self._one(list(sorts))
        return self._one(sorts[self._one(list(sorts)) if chosen in READ else chosen])

    def _older(self, evening: "Evening") -> Step:
        who = self._somebody(evening)
        for where in self._places(evening):
            old = [key for key in evening.chats.keys(who, where) if not key.newest]
            if old:
                return replace(pressing(who, self._key(old), where), older=True)
        return self._press(evening)

    def _places(self, evening: "Evening") -> tuple[str, str]:
        among = self._one(evening.chats.shared)
        return ("", among) if self._one(range(5)) < 3 else (among, "")

    def _goes_on(self, evening: "Evening") -> Step:
        """Let the person on turn act."""
        who = evening.mover() or self._somebody(evening)
        return Step("says", who, self._one(("draw", "draw", "hint", self._tiles(evening, who))))

    def _plays_well(self, evening: "Evening") -> Step:
        """Let the person on turn say a computer player's move."""
        who, state = evening.mover(), evening.state()
        if not who or state is None or state.running is None:
            return self._goes_on(evening)
        first, *rest = next(ideas(state.running, "easy"), ("draw",))
        self._planned = [Step("says", who, phrase) for phrase in rest]
        return Step("says", who, first)

    def _tiles(self, evening: "Evening", who: str) -> str:
        some = self._some_of(evening, who)
        return f"{self._one(('play', 'play', 'discard', 'meld'))} {some}" if some else "draw"

    def _crafted(self, evening: "Evening", who: str, invent: Callable[[Craft], str]) -> Step | None:
        """Let a person say something about the pieces of the newest table."""
        state, chats = evening.state(), evening.chats
        seat = None if state is None else evening.seat(state, who)
        if state is None or state.running is None or seat is None:
            return None
        phrase = invent(Craft(self._chance, state, seat))
        if self._one(range(4)):
            return Step("says", who, phrase)
        return Step("says", who, chats.command(phrase), self._one(chats.shared))

    def _plans(self, evening: "Evening") -> Step:
        """Let a person plan a turn, mostly one who waits."""
        waiting = [who for who in evening.chats.handles if who != evening.mover()]
        who = self._one(waiting)
        return self._crafted(evening, who, Craft.plan) or self._press(evening)

    def _by_hand(self, evening: "Evening") -> Step:
        who = self._somebody(evening)
        return self._crafted(evening, who, Craft.by_hand) or self._press(evening)

    def _by_code(self, evening: "Evening") -> Step:
        """Let a person name a table by its code."""
        codes = [told.state.code for told in evening.tables.values()]
        code = self._one((*codes, *codes, "ABCD"))
        phrase = f"{self._one(('join', 'watch', 'watch', 'table'))} {code}"
        return self._said(evening, self._one(evening.chats.handles), phrase)

    def _looks_back(self, evening: "Evening") -> Step:
        """Let a person say what fits after a round."""
        state = evening.state()
        if state is None or state.match is None or not state.match.rounds_played:
            return self._press(evening)
        who = self._one(evening.chats.handles)
        return self._said(evening, who, self._one(AFTERWARDS))

    def _said(self, evening: "Evening", who: str, phrase: str) -> Step:
        """Let a person say something, in private or in a shared place."""
        chats = evening.chats
        if self._one(range(2)):
            return Step("says", who, phrase)
        return Step("says", who, chats.command(phrase), self._one(chats.shared))

    def _fills(self, evening: "Evening") -> Step:
        """Let a person fill in the form that a button has opened."""
        opened = [who for who in evening.chats.handles if evening.chats.has_form(who)]
        if not opened:
            return self._press(evening)
        who = self._one(opened)
        text = self._one(("", self._some_of(evening, who), "...", "r1 r1 r1 | x"))
        return Step("fills in", who, text)

    def _private_word(self, evening: "Evening") -> Step:
        return Step("says", self._somebody(evening), self._one(evening.chats.words(alone=True)))

    def _group_word(self, evening: "Evening") -> Step:
        chats = evening.chats
        return Step(
            "says",
            self._somebody(evening),
            self._one(chats.words(alone=False)),
            self._one(chats.shared),
        )

    def _time(self, evening: "Evening") -> Step:
        state = evening.state()
        seconds = [5, 30, 120]
        if state is not None and state.phase is Phase.PLAYING and 0 < (state.seconds or 0) < 900:
            seconds += [state.seconds, state.seconds + 5, 4 * state.seconds * len(state.seats)]
        return Step(f"{self._one(seconds)} seconds pass")

    def _blocks(self, evening: "Evening") -> Step:
        return Step(evening.chats.blocks(self._somebody(evening)))

    def _hurry(self, evening: "Evening") -> Step:
        """Let one person, or everybody, press many buttons at once."""
        chats = evening.chats
        where = self._one(chats.shared)
        keys = list(chats.keys("Ann", where))
        if not keys:
            return self._press(evening)
        key, count = self._one(keys), self._one((3, 8, 20))
        who = (self._somebody(evening),) if self._one(range(2)) else chats.handles
        presses = [
            replace(pressing(who[n % len(who)], key, where), at_once=n < count - 1)
            for n in range(count)
        ]
        self._planned = presses[1:]
        return presses[0]

    def _interrupt(self, evening: "Evening") -> Step:
        """Let one person act during another person's action."""
        first, second = self._press(evening), self._group_word(evening)
        self._planned = [second]
        return replace(first, at_once=True)

    def _asks_odd(self, evening: "Evening") -> Step:
        return Step(self._one(evening.chats.odd(self._somebody(evening))))

    def _group_trouble(self, evening: "Evening") -> Step:
        return Step(self._one(evening.chats.troubles(self._somebody(evening))))

    def _lists(self, evening: "Evening") -> Step:
        """Let a person list their moves, and usually post one."""
        if not evening.chats.lists:
            return self._press(evening)
        who, chats = self._somebody(evening), evening.chats
        typed = self._one(("", "", self._some_of(evening, who), self._one(chats.words(alone=True))))
        if self._one(range(3)) == 0:
            return Step("lists", who, typed)
        which = str(self._one((1, 2, 3, 4)))
        what = f"{which} of {typed}" if typed else which
        return Step("posts", who, what, self._one(chats.shared))

    def _some_of(self, evening: "Evening", who: str) -> str:
        """Return some pieces of a person's rack."""
        rack = evening.rack(who)
        return " ".join(self._one(rack) for _ in range(self._one((1, 3)))) if rack else ""

    def _mood(self, evening: "Evening") -> Step:
        return Step(self._one(evening.chats.moods()), at_once=True)

    def _arrives(self, evening: "Evening") -> Step:
        who, state = self._somebody(evening), evening.state()
        if evening.chats.name != "telegram":
            return self._private_word(evening)
        ways = [f"{who} starts"]
        if state is not None:
            ways.append(f"{who} follows the link: {state.code}")
        return Step(self._one(ways))

    def _dies(self, _evening: "Evening") -> Step:
        if self._one(range(4)) == 0:
            return Step("the program dies")
        when = f"{self._one(POINTS)} {self._one((1, 1, 2, 3, 5))}"
        return Step(f"the program dies at {when}", at_once=True)


def pressing(who: str, key: Key, where: str) -> Step:
    return Step("picks" if key.kind.startswith("pick ") else "presses", who, key.label, where)


def _sort(key: Key) -> str:
    return key.kind.removeprefix("pick ").partition(" ")[0]
