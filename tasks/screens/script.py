"""Scripts of an evening: a line for what somebody does, or for what happens.

    == lobby
    Ann deals rummikub to Ben, Cleo: assist open; rounds 2
    The table is: r3 r4 r5; racks r6 k1, r9 b3, r7
    Ann says: play r6 / done
    1| Ben presses in the group: draw
    ~ Cleo says: leave
    130 seconds pass: nobody played
    * Ben blocks the bot: {Ben} blocked the bot

`1|` and `2|` mark the lines of one set alone, `~` what is done without being kept, `*` an event of
the platform with its heading, and `#` a note. `{Ben}` is a person's name, `{code}` the code of the
newest table. Words of keys are patterns.
"""

import re
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from tasks.screens.people import People, Steps
from tasks.screens.sitting import Position

FOLDER = Path(__file__).parent / "scripts"
OF_A_SET = re.compile(r"([12])\| *")
DOES = re.compile(r"(\w+) ([a-z ]+?)( in the (?:group|channel))?: ?(.*)")
DEALS = re.compile(r"(\w+) deals ([\w-]+) to ([\w, ]+)(?:: (.*))?")
PASSES = re.compile(r"(\d+) seconds pass: (.*)")
EVENT = re.compile(r"\* (.+?)(?:: (.*))?")
ENDS = (
    "(?:play |plan )?done|learn|new|tables|stats|privacy|daily|rematch|draw|pass|leave|stop|"
    "object|accept|auto|notify|settings|help|rules|plan$|join|pause|score|replay|discard|take|"
    "undo|reset"
)
"""Keys that end a turn, or lead to what has a part of its own."""


def lines_of(name: str, number: int) -> Iterator[str]:
    """Yield the lines of a script that belong to a set."""
    for line in (FOLDER / f"{name}.txt").read_text("utf-8").splitlines():
        chosen = OF_A_SET.match(line)
        text = line if chosen is None else line[chosen.end() :]
        if text and text[0] != "#" and (chosen is None or int(chosen[1]) == number):
            yield text


def follow(people: People, line: str) -> Steps:
    """Do what a line says."""
    text = line.format_map(people.said)
    if text.startswith("== "):
        people.book.begin(text.removeprefix("== "))
    elif text == "The commands are listed":
        people.looks_at_commands()
    elif text == "They play on":
        yield from people.plays_on()
    elif text.startswith("~ "):
        yield from people.quietly(follow(people, line.removeprefix("~ ")))
    elif text.startswith("The table is: "):
        yield from people.sets(position(text.removeprefix("The table is: ")))
    elif passing := PASSES.fullmatch(text):
        yield from people.goes_by(int(passing[1]), passing[2])
    elif event := EVENT.fullmatch(text):
        yield from people.meets(event[1], event[2] or "")
    elif deal := DEALS.fullmatch(text):
        who, sheet, guests, agreed = deal.groups(default="")
        yield from people.deals(
            who, sheet, guests.split(", "), agreed.split("; ") if agreed else ()
        )
    else:
        does = DOES.fullmatch(text)
        assert does is not None, line
        yield from VERBS[does[2]](people, does[1], does[4], people.among if does[3] else "")


def position(text: str) -> Position:
    """Read a position: the table, `racks`, and perhaps `stock`, `discard`, `turn`, `opened`."""
    lying, *parts = text.split("; ")
    told: dict[str, Any] = dict(part.partition(" ")[::2] for part in parts)
    told["racks"] = told["racks"].split(", ")
    told["opened"] = told.get("opened") != "nobody"
    return Position(lying.replace("-", ""), **told)


def _says(people: People, who: str, what: str, where: str) -> Steps:
    for said in what.split(" / "):
        yield from people.says(who, said, where)


def _tries(people: People, who: str, what: str, where: str) -> Steps:
    """Press up to so many kinds of keys: all that do not end the turn, or only those named."""
    most, _, only = what.partition(" of ")
    yield from people.explores(who, where, only or rf"(?!{ENDS})", int(most))


def _looks_through(people: People, who: str, what: str, where: str) -> Steps:
    base, *pages = what.split(" > ")
    yield from people.looks_through(who, where, base, pages)


def _taps(people: People, who: str, what: str, where: str) -> Steps:
    for piece in what.split():
        yield from people.taps(who, piece, where)


VERBS: Mapping[str, Callable[[People, str, str, str], Steps]] = {
    "says": _says,
    "presses": People.presses,
    "taps": _taps,
    "tries keys": _tries,
    "looks through": _looks_through,
    "types": lambda people, who, what, _: people.completes(who, what),
    "lists": lambda people, who, what, _: people.lists(who, what),
    "posts": lambda people, who, what, _: people.posts(who, what),
    "draws on": lambda people, who, _what, _: people.draws_on(who),
    "learns on": lambda people, who, _what, _: people.learns_on(who),
}
