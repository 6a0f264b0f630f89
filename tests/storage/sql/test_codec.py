"""Stored values of every sheet, and of older versions, are read back unchanged."""

import json
from dataclasses import replace
from typing import Any, TypeVar

import pytest

from core.engine.delivery.notices import Notice
from core.engine.people import PersonId
from core.engine.ports import Change, Posted
from core.engine.table.events import TableOpened
from core.engine.table.evolve import replay
from core.engine.table.state import SeatState, Settings, TableState
from core.rules.events import Event
from core.rules.sheets import SHEETS
from storage.memory.tables import MemoryStore
from storage.sql.codec import Codec, Packed
from tests.support.cast import FIRST, cast, two_rounds
from tests.support.databases.stored import OPENED
from tests.support.rules.third_family import EVERY, FAMILIES
from tests.support.sampling import sampled

T = TypeVar("T")


@pytest.mark.parametrize("sheet", sampled(EVERY, {"basic"}, pytest.mark.long))
async def test_everything_of_two_rounds_is_read_back(sheet: str) -> None:
    codec, family = Codec(FAMILIES), EVERY[sheet].family.name
    store = Listening()
    async with cast(sheets=EVERY, store=store) as game:
        await two_rounds(game, sheet)
    history = await store.history(FIRST)
    stored = await store.load(FIRST)
    assert [again(codec, family, event, Event) for event in history] == list(history)
    assert stored.state == again(codec, family, stored.state, TableState)
    for draft in store.drafts:
        assert again(codec, family, draft, SeatState) == draft
    for notice in store.notices:
        assert again(codec, family, notice, Notice) == notice
    assert replay([again(codec, family, event, Event) for event in history]) == replay(history)


class Listening(MemoryStore):
    """Records every draft and notice that it was given."""

    def __init__(self) -> None:
        super().__init__()
        self.drafts: list[SeatState] = []
        self.notices: list[Notice] = []

    async def append(self, change: Change) -> tuple[Posted, ...]:
        self.drafts.extend(change.drafts.values())
        self.notices.extend(change.notices)
        return await super().append(change)


def again(codec: Codec, family: str, value: object, kind: type[T]) -> T:
    return codec.unpack(codec.pack(family, value, kind), kind)


def test_a_sheet_keeps_its_house_rules() -> None:
    codec = Codec(FAMILIES)
    sheet = SHEETS["rummikub"].with_house_rules({"jokers": 4, "first_laying": "none"})
    opened = TableOpened(code="B", host=PersonId(1), chat=None, sheet=sheet, settings=Settings())
    read = codec.unpack(codec.pack("tiles", opened, Event), Event)
    assert isinstance(read, TableOpened)
    assert read.sheet == sheet
    assert read.sheet.family is sheet.family


def test_a_house_rule_that_is_newer_than_a_stored_sheet_is_played_as_printed() -> None:
    codec, sheet = Codec(FAMILIES), SHEETS["kids"].with_house_rules({"jokers": 3})
    opened = TableOpened(code="B", host=PersonId(1), chat=None, sheet=sheet, settings=Settings())
    packed = codec.pack("tiles", opened, Event)
    data = json.loads(packed.data)
    del data["sheet"]["rack_limit"]
    read = codec.unpack(replace(packed, data=json.dumps(data)), Event)
    assert read == opened


def test_data_of_an_older_version_are_read() -> None:
    old = Codec(FAMILIES, ()).pack("tiles", OPENED, Event)
    data = json.loads(old.data)
    data["kode"] = data.pop("code")

    def name_changed(kind: str, data: dict[str, Any]) -> dict[str, Any]:
        if kind == "Event" and data["is"] == "TableOpened":
            data["code"] = data.pop("kode")
        return data

    codec = Codec(FAMILIES, (name_changed,))
    assert codec.schema == 2
    assert codec.unpack(Packed(1, "tiles", json.dumps(data)), Event) == OPENED
    assert codec.unpack(codec.pack("tiles", OPENED, Event), Event) == OPENED
