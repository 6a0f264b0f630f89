"""No log contains a name, typed text, or a rack."""

import io
import json
import re

import pytest

from bot.machine.logs import log_to
from tests.support.lines.talk import Talk, talk

NAME, KEY, SECRET = "Wilhelmina", "w7h3lm1na", "xyzzy-plugh"
TILE = re.compile(r"\b[rbky](1[0-3]|[1-9])\b|\bJ\b")


@pytest.fixture
def log() -> io.StringIO:
    file = io.StringIO()
    log_to(file, "debug")
    return file


async def evening(game: Talk) -> None:
    await game.send(person=KEY, name=NAME, chat=SECRET, text="new rummikub")
    await game.says("ben", "join", SECRET)
    await game.send(person=KEY, chat=SECRET, text="start")
    for text in (SECRET, f"play {SECRET}", "play r1 r2 r3", "arrange r1 r2", "draw", "rack"):
        for person in (KEY, "ben"):
            await game.send(person=person, text=text)
    await game.presses(KEY, f"1.1.1.{SECRET}")


async def test_an_evening_leaves_no_trace_in_the_log(
    log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with talk() as game:
        await evening(game)
        whole = game.pipe.write

        def broken(data: bytes) -> None:
            if b"message" in data and b"went wrong" not in data:
                raise ConnectionError(data)
            whole(data)

        monkeypatch.setattr(game.pipe, "write", broken)
        await game.send(person=KEY, text="rack")
        await game.send(person="ben", text="draw")
        await game.send(person=KEY, text="draw")
        monkeypatch.undo()
    logged = log.getvalue()
    assert '"unexpected"' in logged
    assert '"not sent"' in logged
    for line in logged.splitlines():
        told = json.dumps(json.loads(line), ensure_ascii=False)
        assert NAME not in told
        assert KEY not in told
        assert SECRET not in told
        assert not TILE.search(told), told
