"""Answers a word or a press: without delay, and privately where only its author may read it."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import Context
from dataclasses import dataclass, replace
from weakref import WeakValueDictionary

import structlog
from telegram.error import NetworkError, TelegramError

from bot.conversation.request import Acts
from bot.platforms.base.kept import digest_of
from bot.platforms.telegram.calls import Calls
from bot.platforms.telegram.hospitality import Hospitality
from bot.platforms.telegram.look import as_alert
from bot.platforms.telegram.places import TelegramAct
from bot.platforms.telegram.surface import TelegramSurface
from bot.render.writing import shortened, units
from bot.screens.play import is_earlier
from bot.screens.screen import Asking, Screen, ScreenKind, removal
from bot.screens.slots import invitation_slot
from core.engine.caches import memory
from core.engine.delivery.rate import Pace, urgency_of_answer
from core.engine.logs import error_report
from core.engine.people import PersonId, To, ToChat, ToPerson
from core.engine.ports import GoneError, RejectedError, TryLaterError
from core.engine.task_group import together

ONCE = 5.0
"""Seconds in which a chat gets the same slot only once, however many people ask for it."""
GRACE = 5.0
"""Seconds that pending answers get when the program ends."""
REMEMBERED = 1_000
"""The number of slots for which the time of the last message is remembered."""

_log = structlog.get_logger(__name__)


@dataclass(slots=True, eq=False)
class Answer:
    """A screen on its way to a place, and the act that it answers."""

    to: To
    screen: Screen
    act: TelegramAct
    is_overtaken: bool = False
    """Whether nobody needs it any more: a new turn has its own message."""

    def is_behind(self, shown: Screen) -> bool:
        """Return whether a screen that its place has been shown meanwhile makes it useless.

        The outbox may still be showing an earlier turn, which this answer follows.
        """
        if shown.slot is None or shown.slot != self.screen.slot:
            return False
        later = shown.turn != self.screen.turn and not is_earlier(shown.turn, self.screen.turn)
        return later or shown.delivery == "remove"


class UnderWay:
    """The answers on their way, which must not take the place of a later turn."""

    def __init__(self) -> None:
        self._answers: dict[To, list[Answer]] = {}
        self._locks: WeakValueDictionary[tuple[To, str], asyncio.Lock] = WeakValueDictionary()

    @contextmanager
    def holding(self, answer: Answer) -> Iterator[None]:
        """Note what overtakes an answer while this is open."""
        answers = self._answers.setdefault(answer.to, [])
        answers.append(answer)
        try:
            yield
        finally:
            answers.remove(answer)
            if not answers:
                self._answers.pop(answer.to, None)

    def alone(self, to: To, screen: Screen) -> asyncio.Lock:
        """Return the lock under which a slot of a place changes."""
        return self._locks.setdefault((to, screen.slot or ""), asyncio.Lock())

    def overtake(self, to: To, screen: Screen) -> None:
        """Mark a place's answers that a screen just shown there makes useless."""
        for answer in self._answers.get(to, ()):
            answer.is_overtaken |= answer.is_behind(screen)


Post = Callable[[Answer], Awaitable[object]]


class Deferred:
    """Posts each place's answers in order; a newer one replaces a pending one of its slot."""

    def __init__(self, post: Post, pace: Pace) -> None:
        self._post = post
        self._pace = pace
        self._waiting: dict[To, OrderedDict[str, Answer]] = {}
        self._sent: MutableMapping[tuple[To, str], float] = memory(REMEMBERED)
        """The time at which a chat was last sent a slot."""
        self._tasks: asyncio.TaskGroup | None = None
        self._posting: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Post answers while this is open; at its end, pending answers get a short time more."""
        async with together() as tasks:
            self._tasks = tasks
            yield
            with suppress(TimeoutError):
                async with asyncio.timeout(GRACE):
                    while self._posting:
                        await asyncio.wait(tuple(self._posting))
            for task in self._posting:
                task.cancel()
            self._tasks = None

    def holds(self, to: To) -> bool:
        """Say whether an answer is pending for a place: later screens have to wait behind it."""
        return to in self._waiting

    def put(self, answer: Answer) -> None:
        """Queue an answer for its place."""
        to, asking = answer.to, answer.screen.asking
        if asking is not None:
            asking.deferred = True
        key = answer.screen.slot or digest_of(answer.screen)
        answer.screen = self._once(to, answer.screen)
        if to in self._waiting:
            earlier = self._waiting[to].pop(key, answer).screen
            if earlier.delivery == "new":
                answer.screen = replace(answer.screen, delivery="new")
            self._waiting[to][key] = answer
        elif self._tasks is not None:
            self._waiting[to] = OrderedDict({key: answer})
            task = self._tasks.create_task(self._work(to), context=Context())
            self._posting.add(task)
            task.add_done_callback(self._posting.discard)

    def renew(self, to: To, screen: Screen) -> None:
        """Bring a pending answer up to date that a shown screen has overtaken, or drop it."""
        waiting, slot = self._waiting.get(to), screen.slot or ""
        if waiting is None or slot not in waiting:
            return
        answer = waiting[slot]
        if answer.is_behind(screen):
            del waiting[slot]
        elif answer.screen.turn == screen.turn:
            answer.screen = replace(screen, delivery=answer.screen.delivery, hushed=True)

    def _once(self, to: To, screen: Screen) -> Screen:
        """Turn a repeated answer into an edit if the chat got the same slot a moment ago."""
        if screen.delivery != "new" or screen.slot is None or not isinstance(to, ToChat):
            return screen
        now, key = self._pace.clock.now(), (to, screen.slot)
        if 0 <= now - self._sent.get(key, -ONCE) < ONCE:
            return replace(screen, delivery="edit")
        self._sent[key] = now
        return screen

    async def _work(self, to: To) -> None:
        waiting = self._waiting[to]
        while waiting:
            await self._pace.turn(to, urgency_of_answer(to))
            self._drop_settled(waiting)
            if not waiting:
                await self._pace.give_back(to)
                break
            _, answer = waiting.popitem(last=False)  # from now on a newer one comes after it
            try:
                sent = await self._post(answer)
                _arrived(answer.screen.asking, seen=bool(sent))
            except Exception as error:  # noqa: BLE001 - a failed answer must not hold up the others
                _arrived(answer.screen.asking, seen=False)
                _log.error("not answered", screen=answer.screen.kind.value, **error_report(error))
        del self._waiting[to]

    def _drop_settled(self, waiting: OrderedDict[str, Answer]) -> None:
        """Drop questions that were overtaken by what their readers did."""
        for key, answer in tuple(waiting.items()):
            if answer.screen.asking is not None and answer.screen.asking.settled:
                del waiting[key]


def _arrived(asking: Asking | None, *, seen: bool) -> None:
    """Note that a deferred question was sent, or could not be."""
    if asking is not None:
        asking.deferred, asking.seen = False, asking.seen or seen


ALERT = 200
"""The most UTF-16 code units of an alert that only the presser sees."""
TRIES = 3
"""How often an answer is tried; after that, the person has to ask again."""


FOR_ALL = frozenset({ScreenKind.HELP})
"""Screens that come in private, and in the group for whoever has no private chat."""
READ_ALONE = FOR_ALL | {
    ScreenKind.RULES, ScreenKind.TABLES, ScreenKind.SCORE, ScreenKind.RECORD, ScreenKind.REPLAY,
    ScreenKind.SETTINGS,
}  # fmt: skip
"""Screens to which somebody who has pressed a button in a group is led."""


def _may_be_read(screen: Screen) -> bool:
    """Say whether a group is shown an answer to somebody out of reach."""
    return screen.open or (screen.kind in FOR_ALL and screen.slot is None)


class Answering:
    """The surface for answers; errors in sending the outbox's screens are left to the outbox."""

    def __init__(
        self,
        surface: TelegramSurface,
        calls: Calls,
        acts: Acts[TelegramAct],
        pace: Pace,
        hospitality: Hospitality,
    ) -> None:
        self._surface = surface
        self._calls = calls
        self._acts = acts
        self._pace = pace
        self._hospitality = hospitality
        self._under_way = UnderWay()
        self._invited: MutableMapping[PersonId, To] = memory()
        """The group that invites each person."""
        self.deferred = Deferred(self._post, pace)
        """Answers that are posted while the program goes on receiving."""

    async def show(self, to: To, screen: Screen) -> bool:
        """Show a screen; errors are raised only if the outbox is the caller."""
        act = self._acts.now
        if act is None:
            async with self._under_way.alone(to, screen):
                await self._surface.show(to, screen)
                self._under_way.overtake(to, screen)
                self.deferred.renew(to, screen)
            return True
        answer = Answer(to, screen, act)
        with self._under_way.holding(answer):
            return await self._answered(answer)

    async def _answered(self, answer: Answer) -> bool:
        """Show an answer, now or as soon as its place accepts one; say whether it is there."""
        to, act, screen = answer.to, answer.act, answer.screen
        asks = screen.asking is not None
        if not asks:
            await self._tell_aside(act, to, screen)
        if screen.lacks:
            screen = answer.screen = await self._hospitality.asked_to_complete(act, to, screen)
        if isinstance(to, ToChat) and screen.passing:
            screen = replace(screen, answers=act.message)
            screen = await self._hospitality.asked_here(act, screen) if asks else screen
            answer.screen = screen
        busy = self.deferred.holds(to) or not await self._pace.free(to)
        if isinstance(to, ToChat) or busy:
            if not answer.is_overtaken:
                self.deferred.put(answer)
            await self._tell_asked(act, to, screen)
            return False
        await self._pace.turn(to, urgency_of_answer(to))
        sent = await self._post(answer)
        await self._tell_asked(act, to, screen)
        if sent and act.chat is not None and act.query is not None and screen.kind in READ_ALONE:
            await self._hospitality.lead(act)
        return sent

    async def _post(self, answer: Answer) -> bool:
        """Show an answer, now that its place accepts one; return False if it takes none."""
        to, kind = answer.to, answer.screen.kind.value
        with self._under_way.holding(answer):
            for left in reversed(range(TRIES)):
                try:
                    sent = await self._show_now(answer)
                except TryLaterError as error:
                    await self._pace.hold(to, error)
                except NetworkError:
                    pass
                except GoneError:
                    await self._out_of_reach(answer.act, to, answer.screen)
                    return False
                except RejectedError as error:
                    _log.error("rejected", screen=kind, cause=str(error.__cause__))
                    return False
                else:
                    if not sent:
                        await self._pace.give_back(to)
                    return sent
                if left:
                    await self._pace.turn(to, urgency_of_answer(to))
        _log.warning("not answered", screen=kind)
        return False

    async def _show_now(self, answer: Answer) -> bool:
        """Show an answer, unless a later turn was shown in its place."""
        to, act = answer.to, answer.act
        async with self._under_way.alone(to, answer.screen):
            screen = answer.screen
            if answer.is_overtaken:
                return False
            own = act.chat is None and to == act.alone and screen.asking is None
            looks_at = act.pressed if own else None  # a question that stands is not posted again
            if own and act.message is not None and screen.delivery == "edit":
                screen = replace(screen, delivery="last")  # they read below what they typed
            return await self._surface.show(to, screen, again=True, looks_at=looks_at)

    async def answer(self, person: PersonId, text: str) -> None:
        """Tell only the presser of a button; a text too long for an alert goes in private."""
        act = self._acts.now
        if act is None or not await self._alerted(act, text):
            note = Screen(kind=ScreenKind.NOTE, text=text, passing=True)
            await self.show(ToPerson(person), note)

    async def _alerted(self, act: TelegramAct, text: str) -> bool:
        """Show a text as an alert; return False if it is too long, or the press is too old."""
        language = await self._hospitality.language_of(act.person)
        said = as_alert(text, language, private=act.chat is None)
        if act.query is None or units(said) > ALERT:
            return False
        query, act.query = act.query, None
        act.told = await self._calls.answer(query, said)
        return act.told

    async def _tell_aside(self, act: TelegramAct, to: To, screen: Screen) -> None:
        """Show the presser in a group, as an alert, what only they may see."""
        own = to == act.alone and act.chat is not None
        if own and act.query is not None and screen.aside:
            query, act.query = act.query, None
            language = await self._hospitality.language_of(act.person)
            said = as_alert(screen.aside, language, private=act.chat is None)
            act.told = await self._calls.answer(query, shortened(said, ALERT))

    async def _tell_asked(self, act: TelegramAct, to: To, screen: Screen) -> None:
        """Tell a presser as an alert what they are asked elsewhere, or what they were asked."""
        if screen.asking is None or act.query is None:
            return
        elsewhere = act.chat is not None and to == act.alone and act.reached
        if elsewhere:
            said = await self._hospitality.asked_in_private(act, screen.aside)
        elif screen.delivery == "edit":
            said = screen.aside
        else:
            return  # the question appears before them
        await self._alerted(act, shortened(said, ALERT))

    async def _out_of_reach(self, act: TelegramAct, to: To, screen: Screen) -> None:
        """Invite the acting person into the private chat, or name what to type in the group.

        What everybody may read is shown in the group instead, unless the group is spared it; a
        lesson, which has a slot, is its reader's alone. A question is asked in the group.
        """
        act.reached = False
        if to != act.alone or act.chat is None or act.told:
            return
        if screen.asking is not None:
            screen = replace(screen, passing=True, answers=act.message)
            here = await self._hospitality.asked_here(act, screen)
            self.deferred.put(Answer(act.here, here, act))
        elif _may_be_read(screen) and await act.may_post(""):
            here = replace(screen, passing=True, answers=act.message)
            self.deferred.put(Answer(act.here, here, act))
        else:
            rules = screen.kind is ScreenKind.RULES  # too long for a group
            await self.invite(act, screen.code if rules else "", screen.typed)

    async def invite(self, act: TelegramAct, code: str = "", typed: str = "") -> None:
        """Invite the acting person into the private chat: where they pressed, or in the group.

        A group shows one invitation of a person, and a person has one in all groups.
        """
        screen = await self._hospitality.invitation(act, code, typed)
        if screen is None:
            return
        if self._invited.get(act.person, act.here) != act.here:
            await self.arrived(act.person)
        self._invited[act.person] = act.here
        self.deferred.put(Answer(act.here, screen, act))

    async def arrived(self, person: PersonId) -> None:
        """Remove the invitation of a person who has arrived, and send none that waits."""
        here, gone = self._invited.pop(person, None), removal(invitation_slot(person))
        if here is not None:
            self.deferred.renew(here, gone)
            with suppress(TelegramError, TryLaterError, GoneError, RejectedError):
                await self._surface.show(here, gone)
