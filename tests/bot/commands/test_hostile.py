"""Impossible input is refused with a sentence before it costs time or memory."""

import json
from collections.abc import Callable

import pytest

from core.rules.sheets import SHEETS
from tests.support.commands.answer import Rummy
from tests.support.lines.talk import talk
from tests.support.sampling import sampled
from tests.support.translator import TRANSLATOR

HEAD = 'format = "rummy-record/1"\nsheet = "rummikub"\nseats = ["Ann", "Ben"]\n'
DIGITS = "9" * 6_000
ROUND = '[[round]]\n[round.position]\nto_move = "Ann"\n'
RECORDS = {
    "digits": f"{HEAD}[options]\njokers = {DIGITS}\n",
    "hexadecimal": f"{HEAD}[options]\njokers = 0x{DIGITS}\n",
    "in a position": f"{HEAD}{ROUND}passes = 0x{DIGITS}\n",
    "standing": f"{HEAD}{ROUND}scores = {{Ann = 0x{DIGITS}}}\n",
    "header": f"[{'.'.join('a' * 100_000)}]\n",
    "key": f"{'.'.join('a' * 100_000)} = 1\n",
    "key in a table": f"x = {{{'.'.join('a' * 100_000)} = 1}}\n",
    "lists": f"a = {'[' * 100_000}\n",
    "stock": f'{HEAD}[[round]]\nstarter = "Ann"\nstock = "{"r1 " * 100_000}"\n',
    "stock of a position": f'{HEAD}{ROUND}stock = "{"r1 " * 100_000}"\n',
    "rack": f'{HEAD}{ROUND}racks = {{Ann = "{"r1 " * 100_000}"}}\n',
    "table": f'{HEAD}{ROUND}table = "{"r1 r2 r3 | " * 30_000}r1 r2 r3"\n',
    "jokers": f'{HEAD}{ROUND}table = "{"J " * 1_300}"\n',
    "move": f'{HEAD}[[round]]\nmoves = "Ann lay {"J " * 3_000}"\n',
    "seats": HEAD.replace('["Ann", "Ben"]', json.dumps([f"A{i}" for i in range(50_000)])),
    "options": HEAD + "[options]\n" + "".join(f"a{i} = 1\n" for i in range(50_000)),
    "length": f"{HEAD}# {'x' * 5_000_000}\n",
}  # fmt: skip


@pytest.mark.parametrize("name", RECORDS)
def test_a_hostile_record_is_refused_in_a_sentence(
    rummy: Rummy, record: Callable[[str], str], name: str
) -> None:
    rummy("replay", record(RECORDS[name])).refuses("The record cannot be played")


@pytest.mark.parametrize("language", TRANSLATOR.languages)
def test_the_sentence_is_in_the_language_of_the_reader(
    rummy: Rummy, record: Callable[[str], str], language: str
) -> None:
    said = {
        rummy("replay", record(RECORDS[name]), "--language", language).err
        for name in ("digits", "header", "stock")
    }
    said.add(rummy("check", "rummikub", "J " * 1_300, "--language", language).err)
    assert len(said) == 4
    assert not [one for one in said if "Traceback" in one or "{" in one]


def test_more_pieces_than_any_game_has_are_refused(rummy: Rummy) -> None:
    for asked in (("check", "rummikub"), ("check", "basic"), ("solve", "rummikub", "--rack")):
        rummy(*asked, "J " * 1_300).refuses("more than any game has")
    rummy("solve", "budacsek", "--rack", "r1", "--table", "r1 r2 r3 | " * 5_000).refuses("more")


@pytest.mark.parametrize("sheet", sampled(SHEETS, {"budacsek", "basic"}, pytest.mark.long))
def test_the_best_lay_of_a_whole_set_is_searched_for_with_a_bound(rummy: Rummy, sheet: str) -> None:
    pack = " ".join(map(str, SHEETS[sheet].family.pieces.pack(SHEETS[sheet])))
    for words in ((), ("--closed",)):
        answer = rummy("solve", sheet, "--rack", pack, *words)
        assert (answer.status, answer.err) == (0, "")


def test_more_effort_lifts_the_bound(rummy: Rummy, monkeypatch: pytest.MonkeyPatch) -> None:
    hand = "AC 2C 3C 4C 5C 6C 7C AD 2D 3D 4D 5D 6D 7D"
    monkeypatch.setattr("core.rules.cards.players.advice.STATES", 3)
    assert "--effort 10" in rummy("solve", "basic", "--rack", hand).out
    assert "--effort" not in rummy("solve", "basic", "--rack", hand, "--effort", "1000").out
    rummy("solve", "basic", "--rack", hand, "--effort", "0").refuses("effort")


async def test_in_a_chat_too_much_is_answered_with_a_sentence() -> None:
    async with talk() as game:
        for word in ("new rummikub", "settings computers easy", "start"):
            await game.says("ann", word)
        hostile = ("play " + "J" * 1_900, "play " + "r1-13" * 300, "ask " + "may I " * 500)
        for text in (*hostile, f"settings rule jokers={DIGITS}", RECORDS["jokers"]):
            written = await game.says("ann", text)
            assert written
            assert "Something went wrong" not in str(written)
        assert "drew" in str(await game.says("ann", "draw"))
