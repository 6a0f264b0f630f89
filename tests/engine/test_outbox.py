"""What waits to be sent: later notices in place of those that they overtake, in order."""

from core.engine.deeds import Deed
from core.engine.notices import (
    LobbyChanged,
    Notice,
    RoundBegan,
    RoundOver,
    TableMoved,
    YourTurn,
)
from core.engine.outbox import Outbox, coalesced
from core.engine.people import ChatId, PersonId, TableId, To, ToChat, ToPerson
from core.engine.ports import Change, Listing, Posted
from storage.memory import MemoryStore

TABLE, GROUP, ANN = TableId(1), ToChat(ChatId(1)), ToPerson(PersonId(1))
DREW, LAID = Deed(seat=0, verb="draw", gained=1), Deed(seat=1, verb="lay", laid=("r5",))


def moved(*deeds: Deed, table: TableId = TABLE) -> TableMoved:
    return TableMoved(to=GROUP, table=table, deeds=deeds)


def sending(*waiting: Notice) -> list[Notice]:
    posted = [Posted(number, notice) for number, notice in enumerate(waiting, 1)]
    sent = coalesced(posted)
    assert sorted(number for numbers, _ in sent for number in numbers) == list(
        range(1, len(waiting) + 1)
    )
    return [notice for _, notice in sent]


def test_several_turns_in_a_row_are_told_in_one_message() -> None:
    turn = YourTurn(to=ANN, table=TABLE)
    assert sending(moved(DREW), turn, moved(LAID)) == [turn, moved(DREW, LAID)]


def test_the_result_tells_how_it_came_to_that() -> None:
    over = RoundOver(to=GROUP, table=TABLE, deeds=(LAID,))
    assert sending(moved(DREW), over) == [RoundOver(to=GROUP, table=TABLE, deeds=(DREW, LAID))]


def test_a_result_is_not_overtaken_by_the_next_round() -> None:
    over = RoundOver(to=GROUP, table=TABLE, deeds=(LAID,))
    began = RoundBegan(to=GROUP, table=TABLE)
    told = RoundBegan(to=GROUP, table=TABLE, deeds=(DREW,))
    assert sending(over, began, moved(DREW)) == [over, told]


def test_only_the_last_lobby_is_shown() -> None:
    lobby = LobbyChanged(to=GROUP, table=TABLE)
    assert sending(lobby, lobby, lobby) == [lobby]


def test_tables_do_not_overtake_each_other() -> None:
    other = moved(LAID, table=TableId(2))
    assert sending(moved(DREW), other) == [moved(DREW), other]


def test_who_is_on_turn_sees_the_table_there() -> None:
    began = RoundBegan(to=ANN, table=TABLE)
    told = TableMoved(to=ANN, table=TABLE, deeds=(DREW,))
    turn = YourTurn(to=ANN, table=TABLE)
    assert sending(began, told, turn) == [turn]


async def test_what_could_not_be_sent_is_sent_later_and_what_follows_it_waits() -> None:
    store = MemoryStore()
    lobby, turn = LobbyChanged(to=GROUP, table=TABLE), YourTurn(to=ANN, table=TABLE)
    began = RoundBegan(to=GROUP, table=TABLE)
    listing = Listing(code="B", chats=(), people=(), is_open=True)
    await store.append(
        Change(
            table=TABLE, expected=0, family="tiles", listing=listing, notices=(lobby, turn, began)
        )
    )
    line = Line(GROUP)
    await emptied(store, line)
    assert line.taken == [turn]
    line.down = None
    await emptied(store, line)
    await emptied(store, line)
    assert line.taken == [turn, lobby, began]


async def emptied(store: MemoryStore, line: "Line") -> None:
    outbox = Outbox(store, line)
    await outbox.load()
    await outbox.flush()


class Line:
    """A platform on which one place is out of reach."""

    def __init__(self, down: To | None) -> None:
        self.down = down
        self.taken: list[Notice] = []

    async def deliver(self, notice: Notice) -> None:
        if notice.to == self.down:
            raise ConnectionError
        self.taken.append(notice)
