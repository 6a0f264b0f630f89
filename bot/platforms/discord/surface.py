"""Shows screens as Discord messages: one for each slot and place; mentions the person to act."""

import asyncio
from collections.abc import Callable, Iterable, Mapping, MutableMapping
from contextlib import suppress
from dataclasses import replace
from typing import Literal, TypeAlias
from weakref import WeakValueDictionary

import discord
import structlog

from bot.conversation.request import Acts
from bot.platforms.discord import incoming
from bot.platforms.discord.incoming import PAGE, Act, Spot, begins, called_turn, leafed
from bot.platforms.discord.look import Look, announcement, look_of, racks, said_as
from bot.platforms.discord.places import PLATFORM, number_of
from bot.platforms.discord.posting import Kept, Posting, Standing
from bot.platforms.discord.writing import Sayings
from bot.render.names import safe_name
from bot.screens.play import played_on
from bot.screens.screen import Screen, ScreenKind
from bot.screens.surface import Shown
from core.engine.caches import memory
from core.engine.delivery.inbox import cause
from core.engine.people import Known, Notify, PersonId, To, ToChat, ToPerson
from core.engine.ports import Clock, GoneError, Register, RejectedError, TryLaterError

HOUR = 3_600.0
"""Seconds after which Discord limits the edits of a message: a newer one replaces it."""
Racks: TypeAlias = Literal["dm", "here"]
WAYS: Mapping[Racks, Notify] = {"dm": "dm", "here": "group"}
"""The notification setting that follows from where racks are shown, until a person sets another."""
PRIVATE = "private"
"""The slot that stores a person's direct-message channel."""
DIRECT = frozenset({"dm", "both"})
TURNED_OVER = frozenset({ScreenKind.LOBBY, ScreenKind.SETTINGS})
"""Screens that replace one another in a message."""
SCROLLED = 12
"""The number of known messages below a message that scroll it out of sight."""
REMEMBERED = 4_096
"""How many of our own messages are remembered."""
WORDS = frozenset({ScreenKind.NOTE, ScreenKind.REFUSAL})
PUBLIC = frozenset({ScreenKind.SCORE, ScreenKind.REPLAY})
"""Screens that everybody present sees if a command asks for them."""
BESIDE = frozenset({ScreenKind.HELP})
"""Screens that replace nothing: the reader goes on where they asked.

An offer after a refusal replaces nothing, either: the rack stays, with the selected pieces.
"""
STAYING = frozenset({ScreenKind.RESULT, ScreenKind.TABLE})
"""Screens that stay when a newer one comes, without their buttons."""
IN_PRIVATE = frozenset({ScreenKind.RESULT})
"""The same in a direct message."""
OVERTAKEN = {ScreenKind.TURN: "table", ScreenKind.RESULT: "turn"}
"""For each private screen, the slot above that it makes useless: the lobby, or the own rack."""

_log = structlog.get_logger(__name__)


class DiscordSurface:
    """Keeps one message for each slot of a place: edits it, or sends a new one at the end."""

    def __init__(
        self,
        posting: Posting,
        register: Register,
        shown: Shown,
        *,
        acts: Acts[Act],
        sayings: Sayings,
        clock: Clock,
        below: Callable[[int, int], Iterable[int]],
        racks: Racks = "dm",
    ) -> None:
        self._racks = racks
        self._below = below
        self._ours: MutableMapping[int, None] = memory(REMEMBERED)
        """The last messages that we sent: they do not count as scrolling others away."""
        self._posting = posting
        self._register = register
        self._shown = shown
        self.standing = Standing(shown)
        self._acts = acts
        self._sayings = sayings
        self._clock = clock
        self._locks: WeakValueDictionary[tuple[To, str], asyncio.Lock] = WeakValueDictionary()

    async def show(self, to: To, screen: Screen) -> None:
        """Show a screen; raises TryLaterError, GoneError or RejectedError."""
        act = self._acts.now
        if act is None:
            await self._send(to, screen, None)
            return
        screen = leafed(screen, to, act)
        if not await self._answered(act, to, screen):
            try:
                await self._send(to, screen, act)
            except (TryLaterError, GoneError, RejectedError) as error:
                _log.warning("not sent", screen=screen.kind.value, why=type(error).__name__)
                await self._answer_alone(act, to, screen)

    async def show_to(self, act: Act, screen: Screen) -> None:
        """Show the acting person a screen of their own as the answer."""
        await self._answered(act, ToPerson(act.person), screen)

    async def take_keys(self, message: discord.Message) -> None:
        """Remove the buttons from a message that shows nothing current, if Discord allows it."""
        with suppress(discord.DiscordException, TryLaterError, GoneError, RejectedError):
            await self._posting.take_keys(message)

    async def _answer_alone(self, act: Act, to: To, screen: Screen) -> None:
        """Answer only the acting person if the place itself cannot be written to."""
        if act.reply is not None and to == act.here:
            act.reply.looks.append(self._look(await self._worded(to, screen)))

    async def _send(self, to: To, screen: Screen, act: Act | None) -> None:
        """Send a screen to its place; one that its reader opens only updates what is there."""
        if not await self._is_awaited(to, screen, act):
            screen = replace(screen, delivery="renew")
        if screen.delivery == "renew" and await self.standing.last(to, screen.slot) is None:
            return
        spot = await self._spot(to, screen)
        lock = self._locks.setdefault((to, screen.slot or ""), asyncio.Lock())
        painted = screen if self._posting.paints(spot.channel) else replace(screen, picture=None)
        async with lock:
            await self._show(spot, await self._worded(to, painted), act)
        if act is not None and act.chat is None and to == act.here:
            act.shown = True

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell only the person who has just pressed a button."""
        note = Screen(kind=ScreenKind.NOTE, text=text)
        await self.show(ToPerson(person), note)

    async def _answered(self, act: Act, to: To, screen: Screen) -> bool:
        """Add a screen to the reply of an act; return False if it has to be sent as a message."""
        if act.reply is None or to not in (ToPerson(act.person), act.here):
            return False
        if screen.kind in WORDS and not screen.buttons:
            act.reply.notes.append(said_as(screen.text, self._sayings.commands))
            return True
        look = self._look(await self._worded(to, screen))
        look = await self._linked(screen, look)
        offer = act.of_turn and screen.kind in WORDS
        act.reply.beside |= offer or screen.kind in BESIDE
        if to == ToPerson(act.person):
            placed = offer or act.chat is not None
            if not placed and not await self._takes_place(act, to, screen, look):
                return False
            act.reply.looks.append(look)
            return True
        if screen.slot is not None:
            return False
        if screen.kind in PUBLIC and await act.reply.publish(look) is not None:
            return True
        act.reply.looks.append(look)
        return True

    def _look(self, screen: Screen, called: Mapping[int, str] | None = None) -> Look:
        sayings = self._sayings
        return look_of(screen, sayings.commands, called, sayings.emoji)

    async def _linked(self, screen: Screen, look: Look) -> Look:
        """Add links to the messages of the listed tables, or to a table's new place."""
        if incoming.moves(screen):
            moved = await self._register.where(screen.homes[0])
            return look.below(f"<#{number_of(moved.address)}>")
        if screen.kind is not ScreenKind.TABLES:
            return look
        links = [
            await self._sayings.leading(button.label, number_of(home.address), kept.messages[-1])
            for chat in screen.homes
            if (home := await self._register.where(chat)).address.platform == PLATFORM
            for button in screen.buttons
            if (kept := await self.standing.last(ToChat(chat), f"table:{button.table}")) is not None
        ]
        return look.below(" · ".join(links)) if links else look

    async def _takes_place(self, act: Act, to: To, screen: Screen, look: Look) -> bool:
        """Say whether an answer in private may replace the content of the pressed message."""
        if screen.slot is None:
            return act.message is None
        kept = await self.standing.last(to, screen.slot)
        if kept is None or kept.messages != (act.message,) or len(look.texts) > 1:
            return False
        await self._keep(to, screen, look, kept.messages)
        return True

    async def _spot(self, to: To, screen: Screen) -> Spot:
        """Return the place of a screen."""
        if isinstance(to, ToChat):
            channel = number_of((await self._register.where(to.chat)).address)
            called = {} if screen.hushed else await self._called(screen.calls)
            return Spot(to=to, channel=channel, called=called)
        known = await self._register.who(to.person)
        channel = await self._private(to, number_of(known.address))
        return Spot(to=to, channel=channel, called={})

    async def _is_awaited(self, to: To, screen: Screen, act: Act | None) -> bool:
        """Say whether a screen is sent; otherwise its reader opens it when needed.

        A person who asks for it in a direct message reads it there.
        """
        if isinstance(to, ToChat) or screen.delivery == "renew":
            return True
        asked_here = act is not None and act.chat is None and act.person == to.person
        way = self._way(await self._register.who(to.person), screen)
        return way in DIRECT or asked_here or not await self._at_hand(screen)

    def _way(self, known: Known, screen: Screen) -> Notify:
        """Return where a person sees their rack: their own wish, else the table's choice."""
        return known.wishes.notify or WAYS[screen.racks or self._racks]

    async def _private(self, to: ToPerson, account: int) -> int:
        """Return a person's direct-message channel; it is opened only once."""
        known = await self._shown.last(to, PRIVATE)
        if known is not None:
            return int(known)
        opened = await self._posting.private(account)
        await self._shown.keep(to, PRIVATE, str(opened))
        return opened

    async def _at_hand(self, screen: Screen) -> bool:
        """Say whether a screen can be opened from a channel at any time."""
        homes = [await self._register.where(chat) for chat in screen.homes]
        return any(home.address.platform == PLATFORM for home in homes)

    async def _show(self, spot: Spot, screen: Screen, act: Act | None) -> None:
        look = await self._linked(screen, self._look(screen))
        kept = await self.standing.last(spot.to, screen.slot)
        if kept is not None and kept.looks == look.digest and act is None and cause() is None:
            return  # shown already, by a program that ended before it could note so
        stays = kept is not None and self._stays(kept, screen, spot, act)
        if kept is not None and stays and await self._edited(spot, kept, look, act):
            await self._announce(spot, screen, look, kept, act)
        elif screen.delivery != "renew":
            await self._post(spot, screen, look, kept, act)
        elif kept is not None and stays and self._is_old(spot, kept):
            await self._post(spot, replace(screen, hushed=True), look, kept, act)

    async def _worded(self, to: To, screen: Screen) -> Screen:
        """Replace the texts that differ on Discord."""
        if screen.kind is ScreenKind.INVITATION and screen.calls:
            language, names = await self._language(to), (await self._called(screen.calls)).values()
            text = self._sayings.say(language, "discord-closed", name=", ".join(names))
            return replace(screen, text=text)
        if not screen.turn or screen.kind is not ScreenKind.TURN or not isinstance(to, ToPerson):
            return screen
        known = await self._register.who(to.person)
        direct = self._way(known, screen) in DIRECT
        return self._sayings.of_turn(screen, known.language, direct=direct)

    async def _language(self, to: To) -> str | None:
        """Return the language of a place; None if nobody has set one."""
        if isinstance(to, ToPerson):
            return (await self._register.who(to.person)).language
        return (await self._register.where(to.chat)).language

    async def _edited(self, spot: Spot, kept: Kept, look: Look, act: Act | None) -> bool:
        """Edit a message, through the reply if it is the pressed one."""
        reply = None if act is None or kept.messages != (act.message,) else act.reply
        if reply is not None and kept.looks != look.digest and await reply.turn_over(look):
            return True
        return await self._posting.edit(spot.channel, kept, look)

    def _stays(self, kept: Kept, screen: Screen, spot: Spot, act: Act | None) -> bool:
        """Say whether a screen replaces the content of the last message."""
        if incoming.moves(screen):
            return True
        other = kept.kind != screen.kind and not {kept.kind, screen.kind} <= TURNED_OVER
        if screen.delivery == "renew":
            return not other
        if screen.delivery == "new" or other or self._is_old(spot, kept):
            return False
        if spot.private:
            return act is None or act.reply is not None
        return not (screen.slow and begins(spot, kept, screen))

    def _is_old(self, spot: Spot, kept: Kept) -> bool:
        """Say whether a message has scrolled away, or is too old to be edited often."""
        sent = discord.utils.snowflake_time(kept.messages[-1]).timestamp()
        others = set(self._below(spot.channel, kept.messages[-1])) - self._ours.keys()
        return self._clock.now() - sent > HOUR or len(others) > SCROLLED

    async def _announce(
        self, spot: Spot, screen: Screen, look: Look, kept: Kept, act: Act | None
    ) -> None:
        """Mention the person to act in a message of its own: an edit notifies nobody.

        That message is deleted when the turn is over, whether or not another one follows.
        """
        calling = kept.announcement if kept.turn == called_turn(screen) else None
        if not spot.private and begins(spot, kept, screen):
            name = f"{incoming.named(screen, act, look.digest)}.call"
            calling = await self._call(spot, screen, kept, name)
        if kept.announcement is not None and calling != kept.announcement:
            await self._take_away(spot, kept.announcement)
        await self._keep(spot.to, screen, look, kept.messages, calling)

    async def _call(self, spot: Spot, screen: Screen, kept: Kept, name: str) -> int:
        """Mention the person to act, with a link to the table; return the message."""
        language = await self._language(spot.to)
        link = await self._sayings.link(
            language, "discord-to-table", spot.channel, kept.messages[-1]
        )
        word = announcement(screen.aside, spot.called, racks(screen), link)
        new = await self._posting.send(spot.channel, word, spot.called, name=name)
        self._remember(new)
        return new[0]

    async def _post(
        self, spot: Spot, screen: Screen, look: Look, kept: Kept | None, act: Act | None
    ) -> None:
        """Send a screen as a new message at the end, and mention the person to act."""
        calls = begins(spot, kept, screen) or screen.kind is not ScreenKind.TABLE
        called = spot.called if calls else {}
        seen = self._look(screen, called)
        remains = kept is not None and kept.kind in STAYING
        if kept is not None and remains and screen.slow and not spot.private:
            language = await self._language(spot.to)
            before = await self._sayings.link(
                language, "discord-before", spot.channel, kept.messages[-1]
            )
            seen = seen.below(before)
        number = None
        if act is not None and act.reply is not None and spot.to == act.here:
            number = await act.reply.publish(seen)
        if number is None:
            hushed = spot.private and screen.hushed
            name = incoming.named(screen, act, look.digest)
            numbers = await self._posting.send(spot.channel, seen, called, hushed=hushed, name=name)
        else:
            numbers = (number,)
        self._remember(numbers)
        if kept is not None and screen.slot != PAGE and kept.messages != numbers:
            await self._retire(spot, kept)
        if screen.slot is not None:
            await self._keep(spot.to, screen, look, numbers)
        if spot.private and (kept is None or screen.kind is ScreenKind.RESULT):
            await self._overtake(spot, screen)

    async def _overtake(self, spot: Spot, screen: Screen) -> None:
        """Remove the screen that the start or end of a round makes useless."""
        table = (screen.slot or "").partition(":")[2]
        slot = OVERTAKEN.get(screen.kind)
        above = None if slot is None else await self.standing.last(spot.to, f"{slot}:{table}")
        if above is not None and above.kind not in IN_PRIVATE:
            await self._retire(spot, above)

    def _remember(self, numbers: tuple[int, ...]) -> None:
        self._ours.update(dict.fromkeys(numbers))

    async def _keep(
        self,
        to: To,
        screen: Screen,
        look: Look,
        messages: tuple[int, ...],
        calling: int | None = None,
    ) -> None:
        left = self._look(played_on(screen)) if screen.kind is ScreenKind.TABLE else look
        now = Kept(
            messages=messages,
            kind=screen.kind,
            looks=look.digest,
            picture=look.painted,
            text=left.texts[-1],
            alt=look.alt,
            turn=called_turn(screen),
            announcement=calling,
        )
        assert screen.slot is not None
        await self._shown.keep(to, screen.slot, now.packed())

    async def _called(self, people: tuple[PersonId, ...]) -> dict[int, str]:
        known: list[Known] = [await self._register.who(person) for person in people]
        here = (one for one in known if one.address.platform == PLATFORM)
        return {number_of(one.address): safe_name(one.name) for one in here}

    async def _take_away(self, spot: Spot, number: int) -> None:
        """Delete a message, if Discord allows it."""
        with suppress(discord.DiscordException, TryLaterError, GoneError, RejectedError):
            await self._posting.take_away(spot.channel, number)

    async def _retire(self, spot: Spot, kept: Kept) -> None:
        """Remove an outdated message, if Discord allows it: the newer one is already there."""
        if kept.announcement is not None:
            await self._take_away(spot, kept.announcement)
        if kept.kind in (IN_PRIVATE if spot.private else STAYING):
            with suppress(discord.DiscordException, TryLaterError, GoneError, RejectedError):
                if await self._posting.strip(spot.channel, kept) or kept.kind in IN_PRIVATE:
                    return
        for number in kept.messages:
            await self._take_away(spot, number)
