"""Everybody who may judge is offered an objection, and everybody concerned reads its outcome."""

from tests.support.evenings.written import run_of
from tests.support.lines.tables import GROUP, two_at_a_table
from tests.support.lines.talk import Message, Talk, answers, fresh, talk, to

PEOPLE = ["ann", "ben", "cem"]


async def three_at_a_table(game: Talk, *settings: str) -> tuple[str, str, str]:
    """Deal a round to three people; return them in turn order."""
    await game.says("ann", "new budacsek", "g1")
    for person in ("ben", "cem"):
        await game.says(person, "join", "g1")
    for one in ("rule first_laying=none", *settings):
        await game.says("ann", f"settings {one}", "g1")
    await game.says("ann", "start", "g1")
    mover = next(p for p in PEOPLE if f"It’s {p.title()}’s turn." in game.text(GROUP))
    place = PEOPLE.index(mover)
    return mover, PEOPLE[(place + 1) % 3], PEOPLE[(place + 2) % 3]


def faulty(rack: list[str]) -> list[str]:
    """Return three tiles that form neither a set nor a run."""
    tiles = [tile for tile in rack if tile != "J"]
    other = next(t for t in tiles if t[0] != tiles[0][0] and t[1:] != tiles[0][1:])
    return [tiles[0], tiles[1], other]


async def lays(game: Talk, person: str, tiles: list[str]) -> None:
    await game.says(person, "arrange " + " ".join(tiles))
    await game.says(person, "done")


def board(game: Talk, person: str) -> str:
    return str(game.scene(f"person:{person}")["text"])


async def test_a_valid_objection_tells_all_the_returned_tiles_and_the_cost() -> None:
    async with talk() as game:
        mover, following, judge = await three_at_a_table(game)
        held = game.rack(mover)
        wrong = faulty(held)
        await lays(game, mover, wrong)
        written = await game.presses(judge, game.buttons(GROUP)["Object"], "g1")
        who, whose = judge.title(), mover.title()
        tiles = set(wrong)
        line = next(
            line for line in game.text(GROUP).splitlines() if line.startswith(f"{who} was right")
        )
        assert line.startswith(f"{who} was right to object: {whose} took ")
        assert line.endswith(f" back, without a penalty. {whose} has no initial meld any more.")
        assert tiles <= set(line.replace(".", "").split())
        assert f"{who} was right to object: you took " in board(game, mover)
        assert "Your initial meld no longer counts." in board(game, mover)
        assert f"You were right to object: {whose} took " in board(game, judge)
        assert line in board(game, following)
        assert sorted(game.rack(mover)) == sorted(held)
        assert [one["to"] for one in written if one.get("to") == GROUP] == [GROUP], "one edit"


async def test_a_lay_taken_back_keeps_the_name_of_a_leaver() -> None:
    async with talk() as game:
        mover, _, judge = await three_at_a_table(game)
        await lays(game, mover, faulty(game.rack(mover)))
        await game.presses(judge, game.buttons(GROUP)["Object"], "g1")
        told = f"was right to object: {mover.title()} took "
        await game.says(mover, "leave yes", "g1")
        await game.says(judge, "table", "g1")
        assert told in str(game.scene(GROUP)["text"])


def told_in_vain(written: list[Message], judge: str) -> list[str]:
    line = f"{judge.title()} objected to the last move, but all its melds are valid."
    return [text for text in to(written, GROUP) if line in text]


async def test_all_are_told_that_an_objection_found_nothing_and_costs_nothing() -> None:
    async with talk() as game:
        mover, following, judge = await three_at_a_table(game, "rule hand=30")
        run = run_of(game.rack(mover))
        await lays(game, mover, run)
        assert f"{mover.title()} laid " in game.text(GROUP)
        keys = game.buttons(GROUP)
        written = await game.presses(judge, keys["Object"], "g1")
        assert len(told_in_vain(written, judge)) == 1
        assert "It stands, and the objection costs nothing." in game.text(GROUP)
        assert any("Nothing to object to" in text for text in answers(written))
        again = await game.presses(judge, keys["Object"], "g1")
        assert told_in_vain(again, judge) == [], "once a turn"
        assert "Object" in game.buttons(f"person:{following}")


async def test_an_objection_without_a_lay_is_told_to_nobody_else() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "budacsek")
        assert told_in_vain(await game.says(other, "object", "g1"), other) == []
        await game.says(mover, "draw")
        assert told_in_vain(await game.says(other, "object", "g1"), other) == []


async def test_a_false_meld_is_judged_by_all_in_public() -> None:
    async with talk() as game:
        mover, _, judge = await three_at_a_table(game)
        held = game.rack(mover)
        wrong = faulty(held)
        await lays(game, mover, wrong)
        assert f"On the table:\n1. {fresh(wrong)}" in game.text(GROUP)
        for place in (GROUP, *(f"person:{person}" for person in PEOPLE)):
            shown = [m["text"] for m in game.shown.values() if m["to"] == place]
            assert not any("Not valid yet" in text or "colour)" in text for text in shown)
        assert {"Object", "Accept"} <= set(game.buttons(GROUP))
        await game.presses(judge, game.buttons(GROUP)["Object"], "g1")
        assert "The table is still empty" in game.text(GROUP)
        assert "Object" not in game.buttons(GROUP)
        assert set(held) <= set(game.rack(mover)), "whoever laid sees what went back"


async def test_the_objection_key_stands_on_a_board_while_an_objection_is_allowed() -> None:
    async with talk() as game:
        mover, following, waiting = await three_at_a_table(game)
        boards = {person: game.scene(f"person:{person}")["message"] for person in PEOPLE}
        await lays(game, mover, game.rack(mover)[:3])

        def keys(person: str) -> dict[str, str]:
            shown = game.shown[boards[person]]
            return {key["label"]: key["id"] for key in shown["buttons"]}

        assert "Object" in game.buttons(f"person:{following}")
        assert "Object" in keys(waiting)
        assert "Object" not in keys(mover)
        await game.presses(waiting, keys(waiting)["Object"])
        assert "was right to object" in game.text(GROUP)
        assert "Object" not in keys(waiting)
        await game.presses(following, game.buttons(f"person:{following}")["Draw"])
        assert f"It’s {waiting.title()}’s turn." in game.text(GROUP)


async def test_an_objection_is_offered_whether_there_is_ground_or_not() -> None:
    async with talk() as game:
        mover, other = await two_at_a_table(game, "budacsek")
        await game.says(mover, "draw")
        assert "Object" not in game.buttons(GROUP)
        assert "Object" not in game.buttons(f"person:{other}")


async def test_an_objection_in_the_own_turn_is_told_on_the_own_board() -> None:
    async with talk() as game:
        mover, following, _ = await three_at_a_table(game)
        await lays(game, mover, faulty(game.rack(mover)))
        assert f"{mover.title()} laid " in board(game, following)
        await game.presses(following, game.buttons(GROUP)["Object"], "g1")
        assert f"You were right to object: {mover.title()} took " in board(game, following)


async def test_the_player_who_laid_and_objects_is_told_that_the_others_judge() -> None:
    async with talk() as game:
        mover, _, _ = await three_at_a_table(game)
        await lays(game, mover, faulty(game.rack(mover)))
        answered = await game.presses(mover, game.buttons(GROUP)["Object"], "g1")
        assert answers(answered) == ["That was your own move: only the others can object to it."]
