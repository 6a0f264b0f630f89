"""Error reports name the place of a fault, report each error once, and leak no message."""

import asyncio

import pytest

from core.engine.logs import fault_id, scrubbed
from core.engine.task_group import together


async def fails() -> None:
    raise LookupError("secret")


async def fails_in_a_group() -> None:
    async with together() as tasks:
        tasks.create_task(fails())
        await asyncio.sleep(0)


async def test_an_error_that_comes_out_of_a_group_is_told_once() -> None:
    with pytest.raises(LookupError) as raised:
        await fails_in_a_group()
    lines = scrubbed(raised.value)
    assert lines[-1] == "builtins.LookupError"
    assert "secret" not in "".join(lines)
    assert fault_id(raised.value) == fault_id(raised.value)


def test_the_cause_of_an_error_stands_before_it() -> None:
    later = ValueError("b")
    later.__cause__ = KeyError("a")
    assert scrubbed(later) == ("builtins.KeyError", "builtins.ValueError")


def test_errors_that_go_round_in_a_circle_come_to_an_end() -> None:
    one, other = LookupError(), LookupError()
    one.__context__, other.__context__ = other, one
    assert len(scrubbed(one)) == 2
