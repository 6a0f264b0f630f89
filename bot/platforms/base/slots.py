"""Shows each slot of a place in one message: edits it, or posts a new one and retires the old."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from functools import partial
from typing import Generic, Protocol, TypeVar
from weakref import WeakValueDictionary

from bot.platforms.base.errors import PicturelessError
from bot.platforms.base.kept import LOBBIES, OF_TABLES, KeptScreen, is_new_turn
from bot.platforms.base.pictureless import Pictureless
from bot.platforms.base.removing import Means, Removals
from bot.render.names import safe_name
from bot.render.picture import Picture
from bot.screens.screen import Screen, ScreenKind, Shown
from bot.screens.slots import (
    PASSING,
    left_slots,
    news_slot,
    noted_in,
    outdates,
    passing_slot,
    passing_slots,
    questions_beside,
    table_in,
    useless_slot,
)
from core.engine.people import Known, PersonId, To, ToChat, ToPerson
from core.engine.ports import Clock, GoneError, Register, RejectedError, TryLaterError

NOTES = 20
"""The most passing notes of a place that are remembered."""

P = TypeVar("P")


class Look(Protocol):
    """The content of messages, as a platform shows it."""

    @property
    def digest(self) -> str:
        """A digest that is equal only for equal looks."""

    @property
    def picture(self) -> Picture | None:
        """The picture, unless it is all text."""


L = TypeVar("L", bound=Look)
K = TypeVar("K", bound=KeptScreen)


@dataclass(frozen=True, slots=True, kw_only=True)
class Spot(Generic[P]):
    """The place where a screen is shown."""

    to: To
    place: P
    """The chat, as the platform names it."""
    called: Mapping[int, str]
    """The accounts to mention, with their names."""
    language: str = ""
    """The language that the chat, or the person, has chosen; empty if none."""

    @property
    def private(self) -> bool:
        """Whether only one person reads it."""
        return isinstance(self.to, ToPerson)

    def begins(self, kept: KeptScreen | None, screen: Screen) -> bool:
        """Say whether a screen calls a person to a turn that nothing has called them to here."""
        own = self.private and screen.kind is ScreenKind.TURN and screen.delivery == "new"
        calls = bool(screen.calls if own else self.called) and not screen.hushed
        return calls and (kept is None or kept.early or kept.turn != screen.turn)


class SlotSurface(ABC, Generic[P, L, K]):
    """Keeps one message for each slot of a place; a platform says how it posts and edits.

    A platform whose library raises `refusals` passes these to the constructor: they do not matter
    while outdated messages are removed.
    """

    def __init__(
        self,
        platform: str,
        kept: type[K],
        *,
        register: Register,
        shown: Shown,
        clock: Clock,
        refusals: tuple[type[Exception], ...],
    ) -> None:
        self._platform = platform
        self._kept = kept
        self._register, self._shown, self._clock = register, shown, clock
        self.pictureless = Pictureless[P](clock)
        self._refusals = (*refusals, TryLaterError, GoneError, RejectedError)
        self._removals = Removals(kept, shown, clock, (*refusals, TryLaterError))
        self._locks: WeakValueDictionary[tuple[To, str], asyncio.Lock] = WeakValueDictionary()

    async def show_in_slot(
        self, to: To, screen: Screen, *, asked: bool, looks_at: int | None = None
    ) -> bool:
        """Show a screen, and return whether a message was sent or edited for it.

        `asked`: a person asks for it, so show it even if it looks unchanged. Otherwise, a program
        that has ended showed an unchanged screen already, and could not note it. `looks_at`: the
        message in private whose button they pressed. A screen that stands unchanged in another
        message is posted anew, because nobody would see the answer.

        Raises:
            TryLaterError, GoneError, RejectedError: the platform does not show it.
        """
        if screen.delivery == "remove" and await self.last(to, screen.slot) is None:
            return False
        spot = await self._spot(to, screen)
        if screen.delivery == "remove":
            await self._sweep(spot, (screen.slot or "",))
            return True
        async with self._lock(to, screen.slot):
            first = await self.last(to, screen.slot) is None
            sent = await self._show(spot, screen, asked=asked, looks_at=looks_at)
        await self._drop_useless(spot, screen, begins=first and sent)
        await self.drop_question(to, screen)
        await self.drop_notes(to, screen)
        await self._removals.remove_left(to, self._means(spot))
        return sent

    async def drop_question(self, to: To, screen: Screen) -> None:
        """Remove a question that a table shown to its reader has outdated.

        Its key would change nothing.
        """
        if isinstance(to, ToPerson):
            await self.drop_asked(to, to.person, screen)

    async def drop_notes(self, to: To, screen: Screen) -> None:
        """Remove the notes to a person who has no turn any more, wherever their own board is."""
        if not isinstance(to, ToPerson) or screen.kind is not ScreenKind.TURN or screen.turn:
            return
        if slots := await self._shown.showing(to, self._ended_slots(screen)):
            await self._sweep(await self._spot(to, screen), slots)

    async def drop_asked(self, to: To, person: PersonId, screen: Screen) -> None:
        """Remove what a person was asked in a place, if their own board outdates it."""
        about = questions_beside(screen)
        if about is not None:
            await self._drop_outdated(to, f"{about}{person}", screen)

    async def _drop_all_outdated(self, to: To, screen: Screen) -> None:
        """Remove what people were asked in a chat, if the table shown there outdates it."""
        about = questions_beside(screen)
        for slot in () if about is None else await self._shown.starting(to, about):
            await self._drop_outdated(to, slot, screen)

    async def _drop_outdated(self, to: To, slot: str, screen: Screen) -> None:
        async with self._lock(to, slot):
            asked = await self.last(to, slot)
            if asked is not None and outdates(screen, asked.stamp):
                spot = await self._silent(to)
                await self._take_off(spot, slot, asked)

    async def _take_off(self, spot: Spot[P], slot: str, kept: K) -> None:
        """Delete what a slot shows; the answer to a press deals with the pressed message."""
        numbers = tuple(number for number in kept.messages if number != self._pressed())
        await self._remove(spot, replace(kept, kind=ScreenKind.NOTE, messages=numbers))
        await self._shown.drop(spot.to, slot)

    def _pressed(self) -> int | None:
        """Return the pressed message if the answer itself removes it."""
        return None

    async def last(self, to: To, slot: str | None) -> K | None:
        """Return the screen that a slot of a place shows; None if it never showed one."""
        return await self._kept.last(self._shown, to, slot)

    @abstractmethod
    async def _place(self, to: To) -> P:
        """Return the chat that shows screens to a person or a chat."""

    @abstractmethod
    def _stays(self, spot: Spot[P], kept: K, screen: Screen) -> bool:
        """Say whether a screen replaces the content of the last message."""

    def _is_old(self, _spot: Spot[P], _kept: K, _screen: Screen) -> bool:
        """Say whether a message can no longer be edited, so that a renewed one is posted anew."""
        return False

    @abstractmethod
    async def _look(self, spot: Spot[P], screen: Screen, *, as_text: bool) -> L:
        """Return the look of a screen; `as_text`: without its picture."""

    async def _prepare(self, spot: Spot[P], screen: Screen) -> None:
        """Do what has to come before a message changes."""

    @abstractmethod
    async def _edited(self, spot: Spot[P], screen: Screen, look: L, kept: K) -> K | None:
        """Edit the last message; None if it cannot be edited."""

    @abstractmethod
    async def _posted(self, spot: Spot[P], screen: Screen, look: L, kept: K | None) -> K:
        """Send a new message at the end."""

    @abstractmethod
    async def _strip(self, spot: Spot[P], kept: K) -> bool:
        """Remove all but the lasting buttons; return False if it has to be deleted instead."""

    @abstractmethod
    async def _delete(self, spot: Spot[P], kept: K, number: int) -> None:
        """Delete one message of an outdated screen, or make it short."""

    async def _show(
        self, spot: Spot[P], screen: Screen, *, asked: bool, looks_at: int | None = None
    ) -> bool:
        """Show a screen while its slot is locked; as text where only pictures are refused."""
        change = partial(self._change, spot, screen, asked=asked, looks_at=looks_at)
        try:
            return await change()
        except PicturelessError:
            self.pictureless.learn(spot.place, takes=False)
        try:
            return await change()
        except Exception:
            self.pictureless.learn(spot.place, takes=True)
            raise

    async def _change(
        self, spot: Spot[P], screen: Screen, *, asked: bool, looks_at: int | None
    ) -> bool:
        """Edit the message, or post a new one and remove the old; return whether that was done."""
        kept = await self.last(spot.to, screen.slot)
        moves, renews = screen.delivery == "last", screen.delivery == "renew"
        stays = kept is not None and not moves and self._stays(spot, kept, screen)
        if renews and not stays:
            return False
        begins = spot.begins(kept, screen)
        own = spot.private and screen.kind is ScreenKind.TURN and screen.calls
        if own and not begins:  # the turn has rung here
            screen = replace(screen, hushed=True)
        as_text = self.pictureless.holds(spot.place, anew=not stays)
        look = await self._look(spot, screen, as_text=as_text)
        same = kept is not None and kept.looks == look.digest
        if same and not (asked or begins):
            return False
        unseen = kept is not None and looks_at is not None and looks_at not in kept.messages
        if kept is not None and kept.looks in {look.digest, ""} and unseen and not renews:
            stays = False
        await self._prepare(spot, screen)
        now = await self._edited(spot, screen, look, kept) if kept is not None and stays else None
        if now is None:
            if renews and (kept is None or not self._is_old(spot, kept, screen)):
                return False
            screen = replace(screen, hushed=True) if renews else screen
            now = await self._posted(spot, screen, look, kept)
        if look.picture is not None:
            self.pictureless.learn(spot.place, takes=True)
        if (slot := noted_in(screen)) is not None:
            await self.note_passing(spot.to, now, slot)
        if not begins and (spot.private or renews or asked):
            now = now.before_its_call(kept)
        await self._keep(spot, screen, kept, now)
        return now != kept

    async def replace_by(self, to: To, screen: Screen, now: K) -> None:
        """Remember a message that an answer has shown, and remove what it replaces."""
        spot = await self._silent(to)
        async with self._lock(to, screen.slot):
            await self._keep(spot, screen, await self.last(to, screen.slot), now)
        await self._drop_useless(spot, screen, begins=False)

    async def _keep(self, spot: Spot[P], screen: Screen, kept: K | None, now: K) -> None:
        """Remember the message that shows a screen now, and remove what it makes useless."""
        await self._removals.spare(spot.to, now)
        if screen.slot is not None and now != kept:
            await self._shown.keep(spot.to, screen.slot, now.packed())
        await self._tidy(spot, screen, kept, now)

    async def _tidy(self, spot: Spot[P], screen: Screen, kept: K | None, now: K) -> None:
        """Remove what a screen makes useless: older messages, and the notes of earlier turns."""
        posted = kept is None or kept.messages != now.messages
        if posted and kept is not None:
            await self._leave(spot, kept, screen, now)
        table = table_in(screen)
        begins = (posted or not spot.private) and is_new_turn(kept, screen, now)
        ends = kept is not None and kept.kind in OF_TABLES and screen.kind is ScreenKind.NOTE
        if begins or ends:
            pages = (f"settings:{table}",) if ends else ()
            over = (news_slot(table),) if ends or screen.kind is ScreenKind.RESULT else ()
            await self._sweep(spot, (*passing_slots(table), *pages, *over))
            await self._age(spot.to, table)
        if (begins or ends) and not spot.private:
            await self._drop_all_outdated(spot.to, screen)

    async def _drop_useless(self, spot: Spot[P], screen: Screen, *, begins: bool) -> None:
        """Remove what a new private screen makes useless, once no edit of it is under way.

        `begins` says that the screen is the first one of its slot. A lobby goes even if its reader,
        who waits for a seat, has not been shown the round.
        """
        slot = useless_slot(screen)
        if not spot.private or slot is None:
            return
        async with self._lock(spot.to, slot):
            above = await self.last(spot.to, slot)
            new = begins or screen.delivery == "new"
            if above is not None and (new or above.kind in LOBBIES):
                await self._give_up(spot, slot, above)

    async def _give_up(self, spot: Spot[P], slot: str, kept: K) -> None:
        """Remove the message of a useless slot, which is locked."""
        await self._retire(spot, kept)
        await self._shown.drop(spot.to, slot)

    async def note_passing(self, to: To, message: K, slot: str = PASSING) -> None:
        """Remember a message that goes when a next turn is shown in its place."""
        async with self._lock(to, slot):
            before = await self.last(to, slot)
            numbers = (*(before.messages if before else ()), *message.messages)[-NOTES:]
            await self._shown.keep(to, slot, replace(message, messages=numbers).packed())

    async def _age(self, to: To, table: str) -> None:
        """Let the news of a table go with the turn after this one."""
        news = await self.last(to, news_slot(table))
        if news is not None:
            await self.note_passing(to, news, passing_slot(table))
            await self._shown.drop(to, news_slot(table))

    async def _sweep(self, spot: Spot[P], slots: tuple[str, ...]) -> None:
        """Remove what these slots show: the notes of earlier turns."""
        for slot in await self._shown.showing(spot.to, slots):
            async with self._lock(spot.to, slot):
                noted = await self.last(spot.to, slot)
                if noted is not None:
                    await self._take_off(spot, slot, noted)

    def _ended_slots(self, screen: Screen) -> tuple[str, ...]:
        """Return the slots of what goes once no turn of its reader follows.

        Hints are of no use after the round; whoever has left keeps the answer that says so.
        """
        table = table_in(screen)
        return passing_slots(table) if screen.buttons else left_slots(table)

    async def _leave(self, spot: Spot[P], kept: K, _screen: Screen, _now: K) -> None:
        await self._retire(spot, kept)  # a platform may do it otherwise

    async def _retire(self, spot: Spot[P], kept: K) -> None:
        """Remove an outdated message, if the platform allows it: the newer one is already there."""
        await self._remove(spot, kept)

    async def _remove(self, spot: Spot[P], kept: K) -> None:
        """Remove a message, now or when its place is shown something later."""
        await self._removals.remove(spot.to, kept, self._means(spot))

    def _means(self, spot: Spot[P]) -> Means[K]:
        return Means(strip=partial(self._strip, spot), delete=partial(self._delete, spot))

    @contextmanager
    def _tidying(self) -> Iterator[None]:
        """Ignore the platform's refusals: nobody waits for the change."""
        with suppress(*self._refusals):
            yield

    def _lock(self, to: To, slot: str | None) -> asyncio.Lock:
        return self._locks.setdefault((to, slot or ""), asyncio.Lock())

    async def _spot(self, to: To, screen: Screen) -> Spot[P]:
        calls = isinstance(to, ToChat) and not screen.hushed
        called = await self._names(screen.calls) if calls else {}
        return replace(await self._silent(to), called=called)

    async def _silent(self, to: To) -> Spot[P]:
        """Return a place where nobody is mentioned."""
        language = (await self._known(to)).language or ""
        return Spot(to=to, place=await self._place(to), called={}, language=language)

    async def _names(self, people: tuple[PersonId, ...]) -> dict[int, str]:
        """Return the accounts of people on this platform, with names that mention nobody else."""
        known = [await self._register.who(person) for person in people]
        here = (one for one in known if one.address.platform == self._platform)
        return {int(one.address.key): safe_name(one.name) for one in here}

    async def _known(self, to: To) -> Known:
        if isinstance(to, ToPerson):
            return await self._register.who(to.person)
        return await self._register.where(to.chat)
