"""A sealed shuffle: sealed before the deal, cut, opened, and verified."""

import hashlib
import json
import re
from pathlib import Path

import pytest

from core.rules.records.reading import read_record
from core.rules.records.verifying import Verdict, verify
from tests.support.lines.talk import Talk, answers, talk, to

GROUP, CHAT = "g1", "chat:g1"
SEAL = re.compile(r"[Ss]huffle sealed: ([0-9a-f]{64})")
SEED = re.compile(r"Seed of this round: ([0-9a-f]{64})")


def shown(game: Talk) -> str:
    """Return the newest result in a chat."""
    texts = [str(m["text"]) for m in game.shown.values() if m["to"] == CHAT]
    return [text for text in texts if SEAL.search(text)][-1]


def lobby(game: Talk) -> str:
    return next(str(m["text"]) for m in game.shown.values() if "Seats taken" in str(m["text"]))


async def seal(game: Talk) -> str:
    return sealed_in(" ".join(to(await game.says("cem", "verify", GROUP), CHAT)))


def sealed_in(text: str) -> str:
    found = SEAL.search(text)
    assert found is not None, text
    return found[1]


async def played_out(game: Talk) -> str:
    """Let everybody draw until the round ends, and return what the chat reads about it."""
    before = len(SEED.findall(json.dumps(game.said)))
    for _ in range(300):
        for person in ("ann", "ben"):
            for word in ("draw", "pass", *(f"return {tile}" for tile in game.rack(person)[:1])):
                await game.says(person, word)
                if len(SEED.findall(json.dumps(game.said))) > before:
                    return shown(game)
    raise AssertionError("no end")


async def opened(game: Talk) -> None:
    await game.says("ann", "new kids", GROUP)
    await game.says("ben", "join", GROUP)


async def test_the_seal_is_told_before_the_deal_and_opened_at_the_end() -> None:
    async with talk(seed=None) as game:
        await opened(game)
        assert SEAL.search(lobby(game)) is None
        first = await seal(game)
        told = await game.says("ann", "cut three  red\thorses", GROUP)
        named = "Ann’s word goes into the next shuffle: “three red horses”."
        assert named in to(told, CHAT)
        pressed = await game.presses("ben", game.buttons(CHAT)["Cut"], GROUP)
        assert "I picked a word for you" in answers(pressed)[0]
        assert "Cut by: Ann and Ben" in lobby(game)
        code = re.search(r"join ([A-Z]{4})", lobby(game))
        assert code is not None
        await game.says("ann", "start", GROUP)
        assert await seal(game) == first
        assert "has already been dealt" in " ".join(
            to(await game.says("ben", "cut again", GROUP), CHAT)
        )
        over = await played_out(game)
        found = SEED.search(over)
        assert found is not None
        signed = f"rummy-commitment/1\n{code[1]}\n1\n{found[1]}"
        assert hashlib.sha256(signed.encode()).hexdigest() == first
        assert "Ann “three red horses”" in over
        assert sealed_in(over) != first
        assert "Round 1: fair. Words came from Ann and Ben." in " ".join(
            to(await game.says("cem", "verify", GROUP), CHAT)
        )


async def test_a_record_tells_no_seed_before_the_end_and_is_fair_after_it() -> None:
    async with talk(seed=None) as game:
        await opened(game)
        sealed = await seal(game)
        await game.says("ann", "start", GROUP)
        (running,) = (t for t in to(await game.says("ann", "record"), "person:ann") if "sheet" in t)
        assert sealed in running
        assert "seed" not in running
        over = await played_out(game)
        assert sealed not in over
        text = next(t for t in to(await game.says("ann", "record"), "person:ann") if "sheet" in t)
        assert sealed in text
        assert sealed_in(over) not in text
        assert [one.verdict for one in verify(read_record(text))] == [Verdict.COMMITTED]


async def test_each_deal_has_a_seal_and_a_number_of_its_own() -> None:
    async with talk(seed=None) as game:
        await opened(game)
        await game.says("ann", "settings goal 2 rounds", GROUP)
        await game.says("ann", "start", GROUP)
        first = await played_out(game)
        await game.says("ben", "cut luck", GROUP)
        assert "Cut by: Ben" in shown(game)
        await game.says("ann", "next", GROUP)
        second = await played_out(game)
        assert sealed_in(first) != sealed_in(second)
        told = " ".join(to(await game.says("ann", "verify", GROUP), CHAT))
        assert "Round 1: as sealed. Nobody cut." in told
        assert "Round 2: fair. Words came from Ben." in told


async def test_only_seated_players_cut_and_a_word_has_40_characters_at_most() -> None:
    async with talk(seed=None) as game:
        await opened(game)
        assert "Use “join” to take a seat" in " ".join(
            to(await game.says("cem", "cut x", GROUP), CHAT)
        )
        assert "40 characters" in " ".join(
            to(await game.says("ann", f"cut {'x' * 41}", GROUP), CHAT)
        )
        assert "Cut by" not in lobby(game)


async def test_foreseeable_chance_is_not_sealed() -> None:
    async with talk(seed=1) as game:
        await opened(game)
        assert "Cut" not in game.buttons(CHAT)
        for said, told in (
            ("cut x", "You can’t cut for this round"),
            ("verify", "Nothing has been dealt"),
        ):
            assert told in " ".join(to(await game.says("ann", said, GROUP), CHAT))


@pytest.mark.parametrize("restarts", [False, True])
async def test_a_table_goes_on_as_sealed_after_a_restart(tmp_path: Path, *, restarts: bool) -> None:
    database = f"sqlite:///{tmp_path / 'rummy.sqlite3'}"
    async with talk(seed=None, database=database) as game:
        await opened(game)
        await game.says("ann", "cut hello", GROUP)
        await game.says("ann", "start", GROUP)
        if not restarts:
            await played_out(game)
            told = " ".join(to(await game.says("ann", "verify", GROUP), CHAT))
            assert "Round 1: fair" in told
            return
    async with talk(seed=None, database=database) as game:
        await game.says("ann", "rack", GROUP)
        await played_out(game)
        told = " ".join(to(await game.says("ann", "verify", GROUP), CHAT))
        assert "Round 1: fair" in told


async def test_the_export_names_the_words_that_one_has_added() -> None:
    async with talk(seed=None) as game:
        await opened(game)
        await game.says("ann", "cut three red horses", GROUP)
        exported = " ".join(to(await game.says("ann", "privacy export"), "person:ann"))
        assert "three red horses" in exported
