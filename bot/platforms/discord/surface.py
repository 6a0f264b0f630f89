"""Shows screens as Discord messages: one for each slot and place; mentions the person to act."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial

import discord
import structlog

from bot.conversation.request import Acts
from bot.platforms.base.kept import Phrases
from bot.platforms.base.slots import SlotSurface, Spot
from bot.platforms.discord.announcing import Announcing, Links, left_beside, moves
from bot.platforms.discord.connection import AWAY, PLATFORM, number_of
from bot.platforms.discord.direct import DIRECT, DirectMessages, RackPlaces, asks_here
from bot.platforms.discord.incoming import PAGE, DiscordAct, leafed, named
from bot.platforms.discord.look import Look, look_of, said_as, too_long, without_refused
from bot.platforms.discord.posting import Kept, Posting, Scroll, Standing, called_turn, kept_now
from bot.platforms.discord.replying import PromisedError, Promises, Reply
from bot.platforms.discord.whispers import FOLLOWED, Whispers, leading
from bot.platforms.discord.writing import DiscordSayings
from bot.screens.screen import Screen, ScreenKind, Shown, removal
from bot.screens.slots import PASSING, QUESTION, hint_slot, table_in, useless_slot
from core.engine.delivery.inbox import cause
from core.engine.people import PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import Clock, GoneError, Register, RejectedError, TryLaterError
from core.engine.table.state import Racks
from core.engine.turns.helping import HINT

HOUR = 3_600.0
"""Seconds after which Discord limits the edits of a message: a newer one replaces it."""
WORDS = frozenset({ScreenKind.NOTE, ScreenKind.REFUSAL})
PUBLIC = frozenset({ScreenKind.REPLAY})
"""Screens that everybody present sees if a button that everybody has asks for them."""
BESIDE = frozenset({ScreenKind.HELP})
"""Screens that replace nothing: the reader goes on where they asked.

An offer after a refusal replaces nothing, either: the rack stays, with the selected pieces.
"""
_log = structlog.get_logger(__name__)


class DiscordSurface(SlotSurface[int, Look, Kept]):
    """Keeps one message for each slot of a place: edits it, or sends a new one at the end."""

    def __init__(
        self,
        posting: Posting,
        register: Register,
        shown: Shown,
        *,
        acts: Acts[DiscordAct],
        sayings: DiscordSayings,
        clock: Clock,
        below: Callable[[int, int], Iterable[int]],
        whispers: Whispers,
        racks: Racks = "dm",
    ) -> None:
        super().__init__(PLATFORM, Kept, register=register, shown=shown, clock=clock, refusals=AWAY)
        self.whispers = whispers
        self._scroll = Scroll(clock, below)
        self.posting = posting
        self.standing = Standing(shown)
        self._places = RackPlaces(register, racks, self.standing, sayings)
        self.phrases = Phrases(shown)
        self.promises = Promises(shown)
        self.direct = DirectMessages(posting, shown, clock)
        self._acts = acts
        self.sayings = sayings
        self._links = Links(register, self.standing, sayings)
        self._calls = Announcing(posting, sayings, language=self._language, names=self._names)

    async def show(self, to: To, screen: Screen) -> bool | None:
        """Show a screen, and return whether a message for which nobody waits has arrived.

        Raises:
            TryLaterError, GoneError, RejectedError: Discord does not show it.
        """
        act = self._acts.now
        try:
            return await (self._tell(to, screen) if act is None else self._respond(act, to, screen))
        except PromisedError:
            await self.promises.given(to)
            return await self.show(to, screen)

    async def _respond(self, act: DiscordAct, to: To, screen: Screen) -> None:
        """Show a screen that an act brings."""
        screen = leafed(screen, to, act)
        if not (await self._led_there(act, to, screen) or await self._answered(act, to, screen)):
            try:
                await self._send(to, screen, act)
            except (TryLaterError, GoneError, RejectedError) as error:
                _log.warning("not sent", screen=screen.kind.value, why=type(error).__name__)
                await self._answer_alone(act, to, screen)

    async def _led_there(self, act: DiscordAct, to: To, screen: Screen) -> bool:
        """Renew a rack in direct messages, and lead to it from a channel; False if there is none.

        Whoever asks for the rack in the channel, or acts on one there, sees it there.
        """
        direct = act.pressed_for_all and await self._places.is_direct(to, screen)
        if act.reply is None or not direct or await self.last(to, screen.slot) is None:
            return False
        try:
            await self._send(to, screen, act)
        except (TryLaterError, GoneError, RejectedError):
            return False
        kept, language = await self.last(to, screen.slot), await self._language(to)
        if kept is not None:
            place, message = await self._place(to), kept.messages[-1]
            said = await self.sayings.link(language, "discord-to-direct", place, message)
            act.reply.looks.append(leading(said, screen))
        return True

    async def _tell(self, to: To, screen: Screen) -> bool:
        """Show a screen for which nobody waits; return whether a new message has arrived."""
        before = await self.last(to, screen.slot)
        try:
            await self._send(to, screen, None)
        except GoneError:
            with self._tidying():  # an old direct message can be edited nevertheless
                if isinstance(to, ToPerson):
                    await self._send(to, replace(screen, delivery="renew"), None)
            raise
        finally:
            await self.whispers.caught_up(to)
        now = await self.last(to, screen.slot)
        return now is not None and (before is None or now.messages != before.messages)

    async def _change(
        self, spot: Spot[int], screen: Screen, *, asked: bool, looks_at: int | None
    ) -> bool:
        """Change a message; raises PromisedError if the reply to another act is about to."""
        self.promises.check(self._acts.now, spot.to, screen.slot)
        return await super()._change(spot, screen, asked=asked, looks_at=looks_at)

    async def _give_up(self, spot: Spot[int], slot: str, kept: Kept) -> None:
        """Remove a useless message; raises PromisedError if the reply to another act edits it."""
        self.promises.check(self._acts.now, spot.to, slot)
        await super()._give_up(spot, slot, kept)

    async def last(self, to: To, slot: str | None) -> Kept | None:
        """Return the screen that a slot of a place shows, or that the reply is about to show."""
        return self.promises.told(self._acts.now, to, slot, await super().last(to, slot))

    async def stands(self, person: PersonId, slot: str) -> bool:
        """Say whether a person sees a slot in a direct message or, alone, in a channel."""
        direct = await self.standing.stands(ToPerson(person), slot)
        return direct or await self.whispers.shows(person, slot)

    async def show_to(self, act: DiscordAct, screen: Screen) -> None:
        """Show the acting person a screen of their own as the answer."""
        to = act.alone
        await (self._answered(act, to, screen) if act.message else self.show(to, screen))

    async def keep(self, act: DiscordAct, reply: Reply, table: TableId | None) -> None:
        """Remember what a reply has shown: in a direct message, passing notes and boards, too."""
        await self.whispers.keep(act, reply, table, self._take_away)
        await self.promises.keep(act, reply)
        for look, message in reply.sent if act.chat is None else ():
            if look.slot in reply.refused:
                screen = reply.refused[look.slot]
                await self.replace_by(act.alone, screen, kept_now(screen, look, (message,)))
            if look.slot == PASSING:
                note = Screen(kind=ScreenKind.NOTE, text=look.texts[-1])
                await self.note_passing(act.alone, kept_now(note, look, (message,)))

    async def take_keys(self, message: discord.Message) -> None:
        """Remove the buttons from a message that shows nothing current, if Discord allows it."""
        with self._tidying():
            await self.posting.take_keys(message)

    async def _answer_alone(self, act: DiscordAct, to: To, screen: Screen) -> None:
        """Answer only the acting person; the pressed message stays, unless it shows the slot."""
        if act.reply is not None and to == act.here:
            kept, screen = await self.last(to, screen.slot), await self._worded(to, screen)
            act.reply.looks.append(await self._drawn(to, screen))
            act.reply.beside |= kept is None or kept.messages != (act.message,)
            if screen.slot is not None:
                act.reply.refused[screen.slot] = screen

    async def _send(self, to: To, screen: Screen, act: DiscordAct | None) -> None:
        """Send a screen to its place; one that its reader opens only updates what is there."""
        of_table = (screen.slot or "").startswith(FOLLOWED)
        if of_table and (act is None or act.chat is None):
            await self.whispers.renew(to, screen, partial(self._look_for, to))
        if not await self._places.is_awaited(to, screen, act):
            screen = replace(screen, delivery="renew")
        if screen.delivery == "renew":
            screen = await self._places.led_away(to, screen, await self.last(to, screen.slot))
        if screen.delivery == "renew" and await self.last(to, screen.slot) is None:
            await self.drop_question(to, screen)
            await self.drop_notes(to, screen)
            if await self.last(to, useless_slot(screen)) is not None:
                await self._drop_useless(await self._spot(to, screen), screen, begins=False)
            return
        asked = act is not None or cause() is not None
        here = act if act is not None and act.chat is None and to == act.here else None
        worded, looks_at = await self._worded(to, screen), None if here is None else here.message
        await self.show_in_slot(to, worded, asked=asked, looks_at=looks_at)
        if here is not None:
            here.shown = True

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell only the person who has just pressed a button."""
        await self.show(ToPerson(person), Screen(kind=ScreenKind.NOTE, text=text, passing=True))

    async def _answered(self, act: DiscordAct, to: To, screen: Screen) -> bool:
        """Add a screen to the reply of an act; return False if it has to be sent as a message."""
        if act.reply is None or to not in (act.alone, act.here):
            return False
        if screen.delivery == "remove":
            act.reply.removed.add(screen.slot or "")
            return to == act.alone and act.chat is None
        if screen.kind in WORDS and not screen.buttons:
            act.reply.notes.append(
                said_as(screen.text, self.sayings.commands, await self._listed(to))
            )
            act.reply.lasting |= not screen.passing
            return True
        look = await self._look_for(to, screen)
        offer = act.of_turn and screen.kind in WORDS
        if to == act.alone:
            placed = offer or act.chat is not None
            if not placed and not await self._takes_place(act, to, screen, look):
                return False
            replaces = not placed and screen.slot is not None
            act.reply.beside |= offer or (screen.kind in BESIDE and not replaces)
            act.reply.looks.append(look)
            await self.drop_question(to, screen)
            if act.chat is not None and (screen.slot or "").startswith(QUESTION):
                await self.show_in_slot(to, removal(screen.slot or ""), asked=False)
            return True
        act.reply.beside |= offer or screen.kind in BESIDE
        if screen.shared or (screen.slot is not None and screen.asking is None):
            return False
        shared = screen.kind in PUBLIC and not (act.reply.commanded or act.reply.own)
        if not shared or await act.reply.publish(look) is None:
            act.reply.looks.append(look)
        return True

    async def _drawn(self, to: To, screen: Screen, called: Mapping[int, str] | None = None) -> Look:
        await self.phrases.keep(to, too_long(screen))
        sayings, language = self.sayings, await self._listed(to)
        look = look_of(screen, sayings.commands, language, called, sayings.emoji)
        return await self._links.below(screen, look)

    async def _language(self, to: To) -> str:
        return self.sayings.best((await self._known(to)).language)

    async def _listed(self, to: To) -> str:
        """Return the language of the commands' names in the reader's client."""
        return await self.sayings.listed(to) or await self._language(to)

    async def _takes_place(self, act: DiscordAct, to: To, screen: Screen, look: Look) -> bool:
        """Say whether an answer in private may replace the pressed message, once no edit runs."""
        if screen.slot is None:
            return act.message is None
        useless = useless_slot(screen)
        async with self._lock(to, useless), self._lock(to, screen.slot):
            kept = await self.last(to, screen.slot)
            told = kept is not None or await self._places.is_awaited(to, screen, None)
            above = None if told else await self.last(to, useless)
            stands = kept or above
            if stands is None or stands.messages != (act.message,) or len(look.texts) > 1:
                return False
            if above is not None and useless is not None:
                self.promises.make(to, useless, above, None)
            now = kept_now(screen, look, stands.messages, asked=stands.asked or not told)
            self.promises.make(to, screen.slot, kept, now.before_its_call(kept))
            return True

    async def _place(self, to: To) -> int:
        """Return the channel."""
        number = number_of((await self._known(to)).address)
        return number if isinstance(to, ToChat) else await self.direct.channel(to, number)

    async def _look(self, spot: Spot[int], screen: Screen, *, as_text: bool) -> Look:
        return await self._drawn(spot.to, replace(screen, picture=None) if as_text else screen)

    async def _look_for(self, to: To, screen: Screen) -> Look:
        return await self._drawn(to, await self._worded(to, screen))

    async def _worded(self, to: To, screen: Screen) -> Screen:
        """Replace the texts that differ on Discord."""
        if screen.kind is ScreenKind.INVITATION and screen.calls:
            names = (await self._names(screen.calls)).values()
            return self.sayings.closed(screen, await self._language(to), names)
        if not screen.turn or screen.kind is not ScreenKind.TURN or not isinstance(to, ToPerson):
            return screen
        known = await self._register.who(to.person)
        direct = self._places.way(known, screen) in DIRECT
        act = self._acts.now
        told = act is not None and act.alone == to and act.word == HINT
        if screen.hinted and not told:  # a message above may say it, too
            told = await self.last(to, hint_slot(table_in(screen))) is not None
        rack = await self.standing.rack_key(screen) if screen.slow and not direct else ""
        return self.sayings.of_turn(screen, known.language, direct=direct, told=told, rack=rack)

    async def _edited(self, spot: Spot[int], screen: Screen, look: Look, kept: Kept) -> Kept | None:
        """Edit a message, through the reply if it is the pressed one."""
        act = self._acts.now
        reply = None if act is None or kept.messages != (act.message,) else act.reply
        turned = reply is not None and kept.looks != look.digest and await reply.turn_over(look)
        if not turned and not await self.posting.edit(spot.place, kept, look):
            return None
        calling = await self._announced(spot, screen, look, kept)
        now = kept_now(screen, look, kept.messages, calling, asked=kept.asked)
        return replace(now, called=kept.called and kept.turn == now.turn)

    def _stays(self, spot: Spot[int], kept: Kept, screen: Screen) -> bool:
        """Say whether a screen replaces the content of the last message."""
        if moves(screen):
            return True
        if screen.delivery == "renew":
            return kept.can_become(screen)
        is_old = self._is_old(spot, kept, screen)
        if screen.delivery == "new" or not kept.can_become(screen) or is_old:
            return False
        act = self._acts.now
        return not spot.private or act is None or act.reply is not None

    def _is_old(self, spot: Spot[int], kept: Kept, screen: Screen) -> bool:
        """Say whether a message has scrolled away, or is too old to be edited often.

        A slow table is seldom edited: in a channel, its message stays the same for days.
        """
        message = kept.messages[-1]
        aged = self._scroll.age(message) > HOUR and (spot.private or not screen.slow)
        return aged or self._scroll.hides(spot.place, message)

    async def _announced(
        self, spot: Spot[int], screen: Screen, look: Look, kept: Kept
    ) -> int | None:
        """Call the person to act, or renew their call; delete that of an earlier turn."""
        calling: int | None
        if spot.begins(kept, screen):
            name = f"{named(screen, self._acts.now, look.digest)}.call"
            calling = await self._calls.call(spot, screen, kept, name)
            self._scroll.sent(calling)
        else:
            calling = await self._calls.renew(spot, screen, kept, kept.announcement, kept)
        if kept.announcement is not None and calling != kept.announcement:
            await self._take_away(spot, kept.announcement)
        return calling

    async def _posted(self, spot: Spot[int], screen: Screen, look: Look, kept: Kept | None) -> Kept:
        """Send a screen as a new message at the end, and mention the person to act."""
        calls = spot.begins(kept, screen) or screen.kind is not ScreenKind.TABLE
        called = spot.called if calls else {}
        seen = await self._drawn(spot.to, without_refused(screen, look), called)
        act, number = self._acts.now, None
        if act is not None and act.reply is not None and spot.to == act.here:
            number = await act.reply.publish(seen) if act.reply.commanded else None
        if number is None:
            hushed = spot.private and (screen.hushed or asks_here(act, spot.to))
            name = named(screen, act, look.digest)
            send = partial(self.posting.send, spot.place, seen, called, hushed=hushed, name=name)
            async with self.direct.writing(spot.to, table_in(screen), called_turn(screen)):
                numbers = await send()
        else:
            numbers = (number,)
        self._scroll.sent(*numbers)
        asked = await self._places.asked_here(act, spot.to, screen, kept)
        now = replace(kept_now(screen, look, numbers, asked=asked), called=bool(called))
        return now if called else await self._calls.led_on(spot, screen, kept, now)

    async def _leave(self, spot: Spot[int], kept: Kept, screen: Screen, now: Kept) -> None:
        """Retire a message, not the call that still holds, nor a page to which one may go back."""
        if screen.slot != PAGE:
            await self._retire(spot, left_beside(kept, now.announcement))

    async def _retire(self, spot: Spot[int], kept: Kept) -> None:
        """Remove an outdated message, and the message that announced its turn."""
        if kept.announcement is not None:
            await self._take_away(spot, kept.announcement)
        await super()._retire(spot, kept)

    async def _strip(self, spot: Spot[int], kept: Kept) -> bool:
        await self.posting.strip(spot.place, kept)
        return True

    async def _sweep(self, spot: Spot[int], slots: tuple[str, ...]) -> None:
        """Remove what slots show, and the passing notes that single people see in a channel."""
        if PASSING in slots and not spot.private:
            await self.whispers.sweep(spot.to)
        await super()._sweep(spot, slots)

    def _pressed(self) -> int | None:
        """Return the pressed message: the answer removes a question in private."""
        return None if self._acts.now is None else self._acts.now.message

    async def _delete(self, spot: Spot[int], _kept: Kept, number: int) -> None:
        await self.posting.take_away(spot.place, number)

    async def _take_away(self, spot: Spot[int], *numbers: int) -> None:
        """Remove messages of which only the numbers are known."""
        await self._remove(spot, Kept(messages=numbers, kind=ScreenKind.NOTE, looks=""))
