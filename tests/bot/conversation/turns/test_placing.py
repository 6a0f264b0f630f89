"""Nearly right words for a move do what they say, and what remains unclear is named itself."""

import pytest

from bot.conversation.finding import UnclearError
from bot.conversation.reading import word_first
from bot.conversation.request import Request
from bot.conversation.words.moving import as_arranged, places
from bot.reading.words import read_line
from bot.screens import boards
from bot.screens.choosing import Picking, choice
from bot.screens.moving import at_hand, moved, taken, turn_words
from core.engine.people import PersonId
from tests.support.lines.tables import two_at_a_table, with_a_run
from tests.support.lines.talk import Talk, talk, to
from tests.support.screens.seated import as_seen, state, voice


async def told(game: Talk, person: str, text: str) -> str:
    return "\n".join(to(await game.says(person, text), f"person:{person}"))


async def with_melds(game: Talk) -> tuple[str, list[str]]:
    """Deal 30 tiles, and draft two melds of three; return the player on turn and single tiles."""
    mover, _ = await two_at_a_table(game, "rummikub", "rule hand=30")
    rack = game.rack(mover)
    single = [tile for tile in rack if rack.count(tile) == 1 and tile != "J"]
    await game.says(mover, f"arrange {' '.join(single[:3])} | {' '.join(single[3:6])}")
    return mover, single


@pytest.mark.parametrize(
    ("language", "plain", "typed"),
    [
        ("en", "move {0} 2", "move {0} to 2"),
        ("en", "move {0} 2", "{0} to 2"),
        ("en", "move {0} 2", "{0} onto 2"),
        ("en", "move {0} 2", "put {0} on 2"),
        ("en", "move {0} new", "move {0} to new"),
        ("en", "move {0} new", "move {0} to a new meld"),
        ("en", "move {0} rack", "put {0} on my rack"),
        ("en", "move {0} 1 2", "move {0} from 1 to 2"),
        ("en", "move {6} {7} 2", "add {6} {7} to 2"),
        ("en", "move {6} {7} 2", "{6} {7} to 2"),
        ("en", "move {6} rack 2", "move {6} from my rack to 2"),
        ("en", "split 1 {1}", "split 1 after {0}"),
        ("en", "split 1 {2}", "split meld 1 at {2}"),
        ("de", "move {0} 2", "lege {0} an 2"),
        ("de", "move {0} 1 2", "verschiebe {0} von 1 nach 2"),
        ("fr", "move {0} 1 2", "déplace {0} de 1 à 2"),
        ("it", "move {0} 1 2", "sposta {0} dalla 1 alla 2"),
        ("es", "move {0} 1 2", "mueve {0} de 1 a 2"),
        ("nl", "move {0} 1 2", "verschuif {0} van 1 naar 2"),
        ("de", "move {6} 2", "{6} an 2 anlegen"),
        ("de", "move {6} 2", "lege {6} an 2 an"),
        ("nl", "move {6} 2", "{6} bij 2 aanleggen"),
        ("de", "move {6} 2", "{6} anlegen an 2"),
        ("fr", "move {6} 2", "ajoute {6} à la 2"),
        ("es", "move {6} 2", "añade {6} a la 2"),
        ("de", "move {0} 2", "{0} auf 2"),
        ("de", "split 1 {1}", "teile 1 nach {0}"),
        ("fr", "move {0} 2", "pose {0} sur 2"),
        ("it", "move {0} 2", "metti {0} alla 2"),
        ("es", "move {0} 2", "pon {0} en la 2"),
        ("nl", "move {0} 2", "leg {0} bij 2"),
    ],
)
async def test_little_words_are_read_over(language: str, plain: str, typed: str) -> None:
    async with talk() as game:
        mover, tiles = await with_melds(game)
        await game.says(mover, f"language {language}")
        expected = await told(game, mover, plain.format(*tiles))
        await game.says(mover, "undo")
        assert await told(game, mover, typed.format(*tiles)) == expected
        assert len(expected.splitlines()) > 3


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("en", "lay joker on 1"),
        ("de", "joker an 1 anlegen"),
        ("de", "den joker an die 1 anlegen"),
        ("de", "Joker anlegen an 1"),
        ("de", "Joker leg an an 1"),
        ("en", "joker lay on 1"),
        ("fr", "joker ajouter à la 1"),
        ("it", "jolly aggiungi alla 1"),
        ("es", "comodín añadir a la 1"),
        ("nl", "joker aanleggen bij 1"),
        ("fr", "ajoute le joker à la 1"),
        ("it", "metti il jolly alla 1"),
        ("es", "añade el comodín a la 1"),
        ("nl", "joker bij 1 aanleggen"),
    ],
)
async def test_a_joker_is_added_to_the_meld_that_is_named(language: str, typed: str) -> None:
    table_view = as_seen(state("rummikub", "r1 r2 r3", racks=("J b1", "b1")))
    words = turn_words(table_view.sheet)
    word, text = read_line(word_first(typed, language, words), language, words)
    said = Request(person=PersonId(1), chat=None, word=word, text=text)
    assert places(said, table_view, language)
    assert as_arranged(said, table_view, await voice(table_view), language).text == "r1 r2 r3 J"


TWO_ENDS, IN_A_GAP = "b1 b2 b3 | J=r6 r7 r8 J=r9", "b1 b2 b3 | r5 J=r6 r7 J=r8"


@pytest.mark.parametrize(
    ("lying", "typed", "left"),
    [
        (IN_A_GAP, "J 1", "r5 J=r6 r7"),
        (IN_A_GAP, "J 2 1", "r5 J=r6 r7"),
        (TWO_ENDS, "J=r6 2 1", "r7 r8 J=r9"),
        (TWO_ENDS, "J=r9 2 1", "J=r6 r7 r8"),
        (TWO_ENDS, "J=r9 1", "J=r6 r7 r8"),
        (TWO_ENDS, "J J 2 1", "r7 r8"),
    ],
)
async def test_the_joker_is_taken_that_is_named_or_leaves_a_run(
    lying: str, typed: str, left: str
) -> None:
    table_view = as_seen(state("rummikub", lying, racks=("b4", "b1")))
    said = Request(person=PersonId(1), chat=None, word="move", text=typed)
    arranged = as_arranged(said, table_view, await voice(table_view), "en").text
    assert arranged.split(" | ")[1] == left


@pytest.mark.parametrize("typed", ["J 1", "J 2 1", "J=r7 2 1"])
async def test_the_joker_is_asked_for_where_two_may_be_meant(typed: str) -> None:
    table_view = as_seen(state("rummikub", TWO_ENDS, racks=("b4", "b1")))
    said = Request(person=PersonId(1), chat=None, word="move", text=typed)
    with pytest.raises(UnclearError) as asked:
        as_arranged(said, table_view, await voice(table_view), "en")
    assert asked.value.figures["example"] == "move J=r6 2 1"
    assert asked.value.figures["other"] == "move J=r9 2 1"


async def test_keys_tell_two_jokers_of_a_run_apart() -> None:
    table_view = as_seen(state("rummikub", TWO_ENDS, racks=("b4", "b1")))
    speaks, view = await voice(table_view), table_view.round
    assert view is not None
    board = boards.private(speaks, table_view, view)
    offered = choice(speaks, table_view, view, board, Picking(open="#2"))
    assert offered is not None
    jokers = [one for one in offered.pieces if one.piece == "J"]
    assert [one.shown.partition("J")[2] for one in jokers] == ["=r6", "=r9"]
    chosen = taken(at_hand(table_view), {jokers[1].place})
    assert moved(table_view, chosen, "") == "b1 b2 b3 | J=r6 r7 r8 | J"


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ["auslegen", "spielen", "legen", "leg aus"]),
        ("nl", ["neerleggen", "uitleggen", "leggen"]),
        ("en", ["lay", "play", "lay down"]),
    ],
)
async def test_words_for_the_same_do_the_same_before_and_after_the_tiles(
    language: str, words: list[str]
) -> None:
    said = set()
    for word in words:
        for line in ("{} {}", "{1} {0}"):
            async with talk() as game:
                mover, _, run = await with_a_run(game)
                await game.says(mover, f"language {language}")
                said.add(await told(game, mover, line.format(word, " ".join(run))))
                assert "laid" not in game.text("chat:g1")
    assert len(said) == 1


async def test_a_row_of_tiles_is_read_where_no_meld_has_the_number() -> None:
    async with talk() as game:
        mover, _ = await with_melds(game)
        assert await told(game, mover, "r8 to 11") == await told(game, mover, "r8-r11")
        assert await told(game, mover, "r8 onto 11") == "There is no meld 11 on the table."


async def test_the_part_that_is_unclear_is_named() -> None:
    async with talk() as game:
        mover, tiles = await with_melds(game)
        tile = tiles[0]
        for said in (f"play {tile} to", f"move {tile} to to 2", f"move {tile} {tile} to"):
            answer = await told(game, mover, said)
            assert f"“{tile}”" not in answer.partition(". For example")[0], said
        assert await told(game, mover, f"play {tile} to") == "I don’t know what “to” means here."
        assert (await told(game, mover, f"move {tile} from 1")).startswith("Where to?")


async def test_a_tile_that_lies_twice_is_asked_for_with_both_places() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "rummikub", "rule hand=30")
        rack = game.rack(mover)
        twin = next(tile for tile in rack if rack.count(tile) == 2)
        one, two, three, *_ = (tile for tile in rack if tile != twin)
        await game.says(mover, f"arrange {twin} {one} | {two} {three}")
        asked = await told(game, mover, f"move {twin} 2")
        assert asked.endswith(f"“move {twin} 1 2” or “move {twin} rack 2”.")


async def test_a_tile_that_is_not_on_the_rack_is_not_moved_from_there() -> None:
    async with talk() as game:
        mover, tiles = await with_melds(game)
        assert await told(game, mover, f"move {tiles[0]} rack 2") == (
            f"{tiles[0]} isn’t on your rack. If it’s on the table, leave out “rack”."
        )


@pytest.mark.parametrize("typed", ["take from the stock", "take from stock", "draw from the stock"])
async def test_a_card_is_taken_from_the_stock_in_any_wording(typed: str) -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        before = len(game.rack(mover))
        await game.says(mover, typed)
        assert len(game.rack(mover)) == before + 1


async def test_the_card_on_the_discard_pile_is_taken_by_its_name() -> None:
    async with talk() as game:
        mover, _ = await two_at_a_table(game, "basic")
        rack = game.rack(mover)
        assert "isn’t on top of the discard pile: " in await told(game, mover, f"take {rack[0]}")
        top = (await told(game, mover, f"take {rack[0]}")).partition("pile: ")[2].partition(" ")[0]
        assert await told(game, mover, "take something") == (
            "Take from where? “take stock” or “take discard”."
        )
        await game.says(mover, f"take {top}")
        assert sorted(game.rack(mover)) == sorted([*rack, top])


@pytest.mark.parametrize(
    ("typed", "table"),
    [
        ("k5 y5 b5", "k6 k7 k8 | y6 y7 y8 | b5 k5 y5"),
        ("k5 y5", "k6 k7 k8 | y6 y7 y8 | k5 y5"),
        ("b5 r5 r6", None),
    ],
)
async def test_tiles_that_are_not_placed_yet_are_played_with_those_of_the_rack(
    typed: str, table: str | None
) -> None:
    at = state("rummikub", "k5 k6 k7 k8 | y5 y6 y7 y8", racks=("b5 r5 r6", "r1"))
    request = Request(person=PersonId(1), chat=None, word="play", text=typed)
    view = as_seen(at, draft="k6 k7 k8 | y6 y7 y8 | k5 | y5")
    assert places(request, view, "en") == (table is not None)
    if table is not None:
        arranged = as_arranged(request, view, await voice(view), "en")
        assert (arranged.word, arranged.text) == ("arrange", table)
