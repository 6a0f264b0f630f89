"""Reads what people do, a line each, and prints what changes on their screens."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from tests.byhand.chat.discord import DiscordPhones
from tests.byhand.chat.phones import CannotError, Phones
from tests.byhand.chat.telegram import TelegramPhones

HELP = """\
ann: TEXT                     type in the group: words, /commands (on Discord with options)
ann dm TEXT                   type in private to the bot
ann press KEY [of N]          press a key, by its label or number, on message #N or the newest
ann pick OPTION[, OPTION] [of select K] [of N]   choose from a list, by labels or numbers (Discord)
ann fill 1=TEXT | 2=OPTION    fill in the open form, and send it (Discord)
ann completes /COMMAND        see what Discord offers while a command is typed
ann dismisses N               dismiss a message that only ann sees (Discord)
ann replies N: TEXT           reply to a message (Telegram)
ann inline QUERY, ann choose N   open the list of moves, and choose one (Telegram)
ann starts [PAYLOAD]          start the bot (Telegram)
ann blocks, ann unblocks      the bot, or its direct messages
ann joins GROUP, ann leaves GROUP, ann goes GROUP   the last: type there from now on
ann sees TEXT                 wait until ann’s screens show a text
see ann                       print the newest messages of ann’s chats
do group NAME                 make another group or channel
wait SECONDS                  let time pass
kill, start                   kill -9 the program; start it again
down, up                      the platform’s server answers nothing; it answers again
log                           print the program’s last 20 log lines
quit
An empty line prints what has changed meanwhile."""
OF = r"(?:\s+of\s+(?:message\s+)?#?(?P<message>\d+))?$"
PRESS = re.compile(rf"(?P<key>.+?){OF}")
PICK = re.compile(rf"(?P<key>.+?)(?:\s+of\s+select\s+(?P<select>\d+))?{OF}")
REPLY = re.compile(r"#?(\d+):\s*(.+)")
LONGEST = 30.0
"""Seconds after which the console no longer waits for quiet."""
ANSWERED = 5.0
"""Seconds in which the bot answers a word or a press, if it has an answer."""
ANSWERABLE = frozenset({"dm", "press", "starts", "choose", "replies", "pick", "fill"})
"""What people do to the bot."""
SEEN = 60.0
"""Seconds for which `sees` waits."""

Order: TypeAlias = Callable[[str], Awaitable[None]]
PersonsOrder: TypeAlias = Callable[[str, str], Awaitable[None]]


class Console:
    """One person at a keyboard, who holds all phones."""

    def __init__(self, phones: Phones, say: Callable[[str], None], quiet: float = 1.5) -> None:
        self.phones = phones
        self.say = say
        self.quiet = quiet
        self.is_over = False
        self._faults = 0
        self._orders: dict[str, Order] = {
            "do": self._do,
            "wait": self._wait,
            "kill": lambda _rest: phones.kill(),
            "start": lambda _rest: phones.start(),
            "down": lambda _rest: phones.goes_down(),
            "up": lambda _rest: phones.comes_up(),
            "log": self._log,
            "see": self._see,
            "quit": self._quit,
        }
        self._persons_orders = self._everywhere()
        if isinstance(phones, TelegramPhones):
            self._persons_orders |= {
                "inline": phones.asks,
                "choose": lambda name, rest: phones.chooses(name, _number(rest)),
                "replies": self._replies,
            }
        if isinstance(phones, DiscordPhones):
            self._persons_orders |= {
                "pick": self._pick,
                "fill": phones.fills,
                "completes": phones.completes,
                "dismisses": self._dismisses,
            }

    def _everywhere(self) -> dict[str, PersonsOrder]:
        """Return what a person can do on every platform."""
        phones = self.phones
        return {
            "dm": phones.writes,
            "press": self._press,
            "starts": phones.starts,
            "blocks": lambda name, _rest: phones.blocks(name),
            "unblocks": lambda name, _rest: phones.unblocks(name),
            "joins": self._joins,
            "leaves": self._leaves,
            "goes": self._goes,
            "sees": self._sees,
        }

    async def obey(self, line: str) -> None:
        """Do what a line says, and print what changed until all is quiet."""
        before = self.phones.traffic
        try:
            if await self._obey(line.strip()) and self.phones.is_served:
                await self._traffic_after(before, ANSWERED)
        except (CannotError, AssertionError) as why:
            self.say(f"!! {why}")
        except TimeoutError:
            self.say("!! nothing happened in time")
        except Exception as error:  # noqa: BLE001 - no input may end the console
            self.say(f"!! {type(error).__name__}: {error}")
        if not self.is_over:
            await self.show()

    async def _obey(self, line: str) -> bool:
        """Carry out a line, and return whether the bot may have an answer to it."""
        typed = re.fullmatch(r"(\w+):\s*(.+)", line)
        if typed and typed[1].lower() in self.phones.names:
            await self.phones.says(typed[1].lower(), typed[2])
            return True
        first, _, rest = line.partition(" ")
        verb, _, more = rest.strip().partition(" ")
        if first.lower() in self.phones.names and verb in self._persons_orders:
            await self._persons_orders[verb](first.lower(), more.strip())
            return verb in ANSWERABLE
        if first in self._orders:
            await self._orders[first](rest.strip())
        elif line:
            self.say(f"!! unknown: {line}\n{HELP}")
        return False

    async def show(self) -> None:
        """Wait until all is quiet, and print what has changed."""
        try:
            async with asyncio.timeout(LONGEST):
                while await self._traffic_after(self.phones.traffic, self.quiet):
                    pass
        except TimeoutError:
            self.say("!! it is still not quiet")
        self.phones.note()
        for one in self.phones.screens.changed():
            self.say(one)
        faults = self.phones.server.faults[self._faults :]
        self._faults += len(faults)
        for fault in faults:
            self.say(f"!! the platform found a fault: {fault}")
        if self.phones.status is not None:
            self.say(f"!! the program has ended with status {self.phones.status}: see log")

    async def _traffic_after(self, before: int, seconds: float) -> bool:
        """Wait until the bot does something, and return whether it did so in time."""
        phones = self.phones
        try:
            await phones.server.until(lambda: phones.traffic != before, seconds)
        except TimeoutError:
            return False
        return True

    # --- orders

    async def _do(self, rest: str) -> None:
        what, _, name = rest.partition(" ")
        if what != "group" or not re.fullmatch(r"[\w-]+", name):
            raise CannotError("do group NAME")
        if name in self.phones.groups:
            raise CannotError(f"there is a group {name} already")
        await self.phones.makes_group(name)

    async def _wait(self, rest: str) -> None:
        await asyncio.sleep(float(rest))

    async def _log(self, _rest: str) -> None:
        for line in self.phones.log(20):
            self.say(line)

    async def _see(self, rest: str) -> None:
        if rest.lower() not in self.phones.names:
            raise CannotError(f"see NAME: {', '.join(self.phones.names)}")
        await self.show()
        for one in self.phones.screen(rest.lower()):
            self.say(one)

    async def _quit(self, _rest: str) -> None:
        self.is_over = True

    # --- what one person does

    async def _press(self, name: str, rest: str) -> None:
        found = PRESS.match(rest)
        if found is None:
            raise CannotError("press KEY [of message N]")
        card, place = self.phones.key(name, found["key"], _number(found["message"] or "") or None)
        self.say(f"-- {name} presses [{place + 1} {card.keys[place]}] of #{card.number}")
        if card.keys[place].is_dead:
            raise CannotError("that key is grey")
        await self.phones.presses(name, card, place)

    async def _pick(self, name: str, rest: str) -> None:
        assert isinstance(self.phones, DiscordPhones)
        found = PICK.match(rest)
        if found is None:
            raise CannotError("pick OPTION[, OPTION] [of select K] [of message N]")
        select, message = (_number(found[one] or "") or None for one in ("select", "message"))
        await self.phones.picks(name, found["key"], select, message)

    async def _dismisses(self, name: str, rest: str) -> None:
        assert isinstance(self.phones, DiscordPhones)
        await self.phones.dismisses(name, self.phones.card(name, _number(rest)))

    async def _replies(self, name: str, rest: str) -> None:
        assert isinstance(self.phones, TelegramPhones)
        found = REPLY.fullmatch(rest)
        if found is None:
            raise CannotError("replies N: TEXT")
        await self.phones.replies(name, self.phones.card(name, int(found[1])), found[2])

    async def _joins(self, name: str, rest: str) -> None:
        group = self.phones.group_named(rest)
        self.phones.away.setdefault(group, set()).discard(name)
        await self.phones.moved(name, group)

    async def _leaves(self, name: str, rest: str) -> None:
        group = self.phones.group_named(rest)
        self.phones.away.setdefault(group, set()).add(name)
        await self.phones.moved(name, group)

    async def _goes(self, name: str, rest: str) -> None:
        self.phones.here[name] = self.phones.group_named(rest)

    async def _sees(self, name: str, rest: str) -> None:
        phones = self.phones
        await phones.server.until(
            lambda: any(rest in line for card in phones.seen(name) for line in card.body()), SEEN
        )


def _number(text: str) -> int:
    digits = text.strip().removeprefix("#")
    return int(digits) if digits.isdecimal() else 0
