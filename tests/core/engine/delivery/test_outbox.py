"""Notices go out in order at each place, and no place holds up another."""

from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager

import pytest

from core.engine.delivery.lanes import coalesced
from core.engine.delivery.notices import (
    LobbyChanged,
    Notice,
    Nudged,
    RoundBegan,
    RoundOver,
    SeatsActed,
    StoodIn,
    TurnRenewed,
    YourTurn,
)
from core.engine.delivery.outbox import Outbox
from core.engine.delivery.rate import Allowance, Pace, Rate
from core.engine.people import Address, ChatId, Known, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import (
    Change,
    GoneError,
    Listing,
    Posted,
    Receipt,
    RejectedError,
    Trouble,
    TryLaterError,
    UnavailableError,
)
from core.engine.table.deeds import Deed
from core.engine.time.timers import TimerChange
from storage.memory.people import MemoryRegister
from storage.memory.tables import MemoryStore
from tests.support.clocks import SteppedClock, settled

TABLE, GROUP, ANN = TableId(1), ToChat(ChatId(1)), ToPerson(PersonId(1))
DREW, LAID = Deed(seat=0, verb="draw", gained=1), Deed(seat=1, verb="lay", laid=("r5",))
LOBBY, BEGAN = LobbyChanged(to=GROUP, table=TABLE), RoundBegan(to=GROUP, table=TABLE)
TURN = YourTurn(to=ANN, table=TABLE)
RENEWED, ELSEWHERE = TurnRenewed(to=ANN, table=TABLE), TurnRenewed(to=ANN, table=TableId(2))


def moved(*deeds: Deed, to: To = GROUP, table: TableId = TABLE) -> SeatsActed:
    return SeatsActed(to=to, table=table, deeds=deeds)


def sending(*waiting: Notice) -> list[Notice]:
    posted = [Posted(number, notice) for number, notice in enumerate(waiting, 1)]
    sent = coalesced(posted)
    assert sorted(number for numbers, _ in sent for number in numbers) == list(
        range(1, len(waiting) + 1)
    )
    return [notice for _, notice in sent]


def test_several_turns_in_a_row_are_told_in_one_message() -> None:
    assert sending(moved(DREW), moved(LAID)) == [moved(DREW, LAID)]


def test_a_result_tells_the_last_turns() -> None:
    over = RoundOver(to=GROUP, table=TABLE, deeds=(LAID,))
    assert sending(moved(DREW), over) == [RoundOver(to=GROUP, table=TABLE, deeds=(DREW, LAID))]


def test_a_result_is_not_overtaken_by_the_next_round() -> None:
    over = RoundOver(to=GROUP, table=TABLE, deeds=(LAID,))
    told = RoundBegan(to=GROUP, table=TABLE, deeds=(DREW,))
    assert sending(over, BEGAN, moved(DREW)) == [over, told]


def test_only_the_last_lobby_is_shown() -> None:
    assert sending(LOBBY, LOBBY, LOBBY) == [LOBBY]


def test_tables_do_not_overtake_each_other() -> None:
    other = moved(LAID, table=TableId(2))
    assert sending(moved(DREW), other) == [moved(DREW), other]


def test_a_turn_message_replaces_the_other_private_messages() -> None:
    began, told = RoundBegan(to=ANN, table=TABLE), moved(DREW, to=ANN)
    assert sending(began, told, TURN) == [TURN]


SLOW = Allowance(whole=Rate(2, 1), chat=Rate(1, 10), person=Rate(1, 1))


class Line:
    """A platform; `down` holds the answer of each place that refuses messages.

    It sends nothing for notices that are `unneeded`.
    """

    def __init__(
        self, down: dict[To, Exception] | None = None, unneeded: Collection[Notice] = ()
    ) -> None:
        self.down = down or {}
        self.unneeded = unneeded
        self.taken: list[Notice] = []
        self.tried: list[Notice] = []

    async def deliver(self, notice: Notice) -> Receipt:
        self.tried.append(notice)
        if notice.to in self.down:
            raise self.down[notice.to].with_traceback(None)
        self.taken.append(notice)
        return Receipt.NOTHING_SENT if notice in self.unneeded else Receipt.SENT


class Office:
    """A running outbox, and what a test may look at."""

    def __init__(
        self,
        line: Line,
        store: MemoryStore | None = None,
        allowance: Allowance | None = None,
        register: MemoryRegister | None = None,
    ) -> None:
        self.clock = SteppedClock()
        self.store = store or MemoryStore()
        self.register = register or MemoryRegister()
        limits = {} if allowance is None else {"test": allowance}
        self.pace = Pace(self.register, self.clock, limits)
        self.outbox = Outbox(self.store, line, self.pace)
        self.started: list[Notice] = []
        self.lost: list[tuple[TableId, To]] = []
        self.outbox.on_sent(self._start)
        self.outbox.on_lost(self._lose)

    def _start(self, notice: Notice) -> dict[TableId, TimerChange]:
        self.started.append(notice)
        return {}

    async def _lose(self, table: TableId, to: To) -> None:
        self.lost.append((table, to))

    @asynccontextmanager
    async def open(self) -> AsyncIterator["Office"]:
        for key in ("1", "2", "3"):
            await self.register.person(Address("test", key), name=key, language=None)
            await self.register.chat(Address("test", key))
        async with self.outbox.running():
            yield self

    async def tell(self, *notices: Notice) -> None:
        listing = Listing(code="B", chats=(), people=(), is_open=True)
        at = self.clock.now()
        change = Change(
            table=TABLE, expected=0, family="tiles", listing=listing, notices=notices, at=at
        )
        self.outbox.post(await self.store.append(change))
        await self.outbox.flush()
        await settled()


async def test_a_place_that_is_down_holds_up_no_other_and_keeps_its_order() -> None:
    line = Line({GROUP: ConnectionError()})
    async with Office(line).open() as office:
        await office.tell(LOBBY, TURN, BEGAN)
        assert line.taken == [TURN]
        line.down = {}
        await office.clock.go_by(1.9)
        assert line.taken == [TURN]
        await office.clock.go_by(0.2)
        assert line.taken == [TURN, LOBBY, BEGAN]
        assert await office.store.unsent() == ()


async def test_unsent_messages_are_sent_after_a_restart() -> None:
    store = MemoryStore()
    async with Office(Line({GROUP: ConnectionError()}), store).open() as office:
        await office.tell(LOBBY, BEGAN)
    line = Line()
    async with Office(line, store).open():
        assert line.taken == [LOBBY, BEGAN]


async def test_sending_is_tried_again_after_a_moment_and_then_once_a_minute() -> None:
    line = Line({GROUP: ConnectionError()})
    async with Office(line).open() as office:
        await office.tell(LOBBY)
        await office.clock.go_by(2 + 4 + 8 + 16 + 32)
        assert len(line.tried) == 6
        await office.clock.go_by(3_600)
        assert len(line.tried) == 6 + 60


async def test_the_wait_of_a_platform_is_obeyed_at_that_place_alone() -> None:
    line = Line({GROUP: TryLaterError(45)})
    async with Office(line).open() as office:
        await office.tell(LOBBY, TURN)
        line.down = {}
        await office.clock.go_by(44.9)
        assert line.taken == [TURN]
        await office.clock.go_by(0.2)
        assert line.taken == [TURN, LOBBY]
        assert len(line.tried) == 3


class Forgetful(MemoryRegister):
    """Says once where a chat is, and then no longer."""

    answers = 1

    async def where(self, chat: ChatId) -> Known:
        self.answers -= 1
        if self.answers == -1:
            raise UnavailableError(Trouble.UNREACHABLE)
        return await super().where(chat)


async def test_a_wait_without_a_known_place_stops_nothing() -> None:
    line = Line({GROUP: TryLaterError(45)})
    async with Office(line, allowance=SLOW, register=Forgetful()).open() as office:
        await office.tell(LOBBY, TURN)
        line.down = {}
        await office.clock.go_by(60)
        assert sorted(line.taken, key=repr) == sorted([LOBBY, TURN], key=repr)


async def test_a_wait_that_holds_everywhere_is_obeyed_everywhere() -> None:
    line = Line({GROUP: TryLaterError(10, everywhere=True)})
    async with Office(line).open() as office:
        await office.tell(LOBBY)
        line.down = {}
        await office.tell(TURN)
        assert line.taken == []
        await office.clock.go_by(10.1)
        assert line.taken == [TURN, LOBBY]


async def test_a_rejected_message_is_left_out_and_the_next_is_sent() -> None:
    line = Line({GROUP: RejectedError()})
    async with Office(line).open() as office:
        await office.tell(LOBBY)
        line.down = {}
        await office.tell(BEGAN)
        assert line.tried == [LOBBY, BEGAN]
        assert await office.store.unsent() == ()


async def test_a_place_that_is_gone_is_told_of_and_its_turn_is_timed_all_the_same() -> None:
    line = Line({ANN: GoneError()})
    async with Office(line).open() as office:
        await office.tell(TURN, LOBBY, Nudged(to=ANN, table=TABLE, by=PersonId(2)))
        assert line.taken == [LOBBY]
        assert office.lost == [(TABLE, ANN)]
        assert TURN in office.started
        assert await office.store.unsent() == ()
        line.down = {}
        await office.tell(TURN)
        assert line.taken == [LOBBY, TURN]


async def test_the_turn_of_an_unreachable_player_begins_once_the_chat_shows_it() -> None:
    line = Line({ANN: GoneError()})
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(LOBBY)
        await office.tell(moved(DREW), TURN)
        await office.clock.go_by(8)
        assert office.lost == [(TABLE, ANN)]
        assert TURN not in office.started
        await office.clock.go_by(4)
        assert line.taken == [LOBBY, moved(DREW)]
        assert TURN in office.started


async def test_the_turn_begins_if_player_and_chat_are_unreachable() -> None:
    line = Line({ANN: GoneError(), GROUP: ConnectionError()})
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(moved(DREW), TURN)
        await office.clock.go_by(70)
        assert TURN in office.started


async def test_a_message_that_waits_too_long_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("core.engine.delivery.outbox.LONGEST", 600)
    line = Line({ANN: ConnectionError()})
    async with Office(line).open() as office:
        await office.tell(TURN)
        await office.clock.go_by(600 - 100)
        assert office.started == []
        await office.clock.go_by(200)
        assert office.started == [TURN]
        assert await office.store.unsent() == ()


async def test_the_more_urgent_goes_first_where_a_platform_takes_only_so_much() -> None:
    line = Line()
    two, three = ToPerson(PersonId(2)), ToPerson(PersonId(3))
    note = StoodIn(to=ToChat(ChatId(2)), table=TABLE, seat=0)
    first, second = YourTurn(to=two, table=TABLE), YourTurn(to=three, table=TABLE)
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(note, LOBBY, TURN, first, second)
        await office.clock.go_by(5)
        turns = {TURN, first, second}
        assert set(line.taken[:2]) <= {note, LOBBY, *turns}
        assert len(line.taken) == 5
        rest = line.taken[2:]
        assert rest == sorted(rest, key=lambda notice: notice.urgency)


async def test_a_chat_is_spoken_to_so_often_and_hears_the_newest() -> None:
    line = Line()
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(moved(DREW))
        await office.tell(moved(LAID))
        await office.tell(moved(DREW))
        await office.clock.go_by(9)
        assert line.taken == [moved(DREW)]
        await office.clock.go_by(2)
        assert line.taken == [moved(DREW), moved(LAID, DREW)]


async def test_a_notice_that_needs_no_message_takes_none_from_the_chat() -> None:
    line = Line(unneeded=[LOBBY])
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(LOBBY)
        await office.tell(moved(DREW))
        assert line.taken == [LOBBY, moved(DREW)]


async def test_a_reply_that_shows_the_table_takes_the_place_of_its_renewal() -> None:
    line = Line()
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(moved(DREW, to=ANN), RENEWED, ELSEWHERE)
        await office.tell(RENEWED)
        async with office.outbox.replying(ANN, TABLE) as reply:
            await office.clock.go_by(5)
            reply.shown = True
        assert line.taken == [moved(DREW, to=ANN), ELSEWHERE]
        assert await office.store.unsent() == ()


async def test_a_renewal_follows_a_reply_that_may_show_the_table_as_it_was_before() -> None:
    line = Line()
    async with Office(line, allowance=SLOW).open() as office:
        async with office.outbox.replying(ANN, TABLE) as reply:
            await office.tell(RENEWED, ELSEWHERE)
            await office.clock.go_by(5)
            assert line.taken == [ELSEWHERE]
            reply.shown = True
        await office.clock.go_by(5)
        assert line.taken == [ELSEWHERE, RENEWED]
        assert await office.store.unsent() == ()


async def test_a_change_of_a_lobby_follows_a_reply_that_may_show_it_as_it_was_before() -> None:
    line, changed = Line(), LobbyChanged(to=ANN, table=TABLE)
    async with Office(line, allowance=SLOW).open() as office:
        async with office.outbox.replying(ANN, TABLE) as reply:
            await office.tell(changed, ELSEWHERE)
            await office.clock.go_by(5)
            assert line.taken == [ELSEWHERE]
            reply.shown = True
        await office.clock.go_by(5)
        assert line.taken == [ELSEWHERE, changed]


async def test_a_renewal_is_sent_if_no_reply_has_shown_the_table() -> None:
    line = Line()
    async with Office(line, allowance=SLOW).open() as office:
        await office.tell(moved(DREW, to=ANN))
        await office.tell(RENEWED)
        async with office.outbox.replying(ANN, TABLE):
            await office.clock.go_by(5)
            assert line.taken == [moved(DREW, to=ANN)]
        await office.clock.go_by(5)
        assert line.taken == [moved(DREW, to=ANN), RENEWED]
        assert await office.store.unsent() == ()
