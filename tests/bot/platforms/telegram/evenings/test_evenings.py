"""A sealed shuffle, lists, the hand of the day, and a table in private chats on Telegram."""

from bot.app import Dependencies
from bot.machine.system import Chance
from tests.support.evenings.sketching import Sketcher
from tests.support.evenings.stored import WatchedStore
from tests.support.evenings.thinking import ideas
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import lobby_of_two, table_of
from tests.support.telegram.hands import Hand, content, labels
from tests.support.telegram.watching import Watch, people
from tests.support.translator import TRANSLATOR


async def test_a_lobby_is_sealed_and_cut_by_pressing() -> None:
    async with evening(seed=None) as game:
        group, ann, ben = await lobby_of_two(game)
        answer = await ben.presses("Cut", group)
        assert "I picked a word for you" in answer["text"]
        await ann.sees("Cut by: Ben", group)
        await ann.says("/cut three red horses", group)
        await ann.sees("Cut by: Ben and Ann", group)
        await ann.says("/verify", group)
        await ann.sees("Shuffle sealed:", group)


async def test_the_hand_of_the_day_comes_in_private_and_lists_in_the_group() -> None:
    async with evening(seed=None) as game:
        ann = await game.friend("Ann")
        group = await table_of(game, ann)
        await ann.says("/daily", group)
        await ann.sees("hand of the day", group)
        await game.telegram.until(lambda: "Your " in content(ann.private.shown[-1]))
        await ann.says("/top", group)
        await ann.sees("Nobody is listed yet", group)
        await ann.says("/daily list", group)
        await ann.sees("Nobody has shared", group)


async def test_in_private_lobby_and_rack_go_and_a_result_keeps_what_shows_its_round() -> None:
    store = WatchedStore()
    parts = Dependencies(
        pause=0, entropy=Chance(1), store=store, look="text", translator=TRANSLATOR
    )
    async with evening(parts=parts) as game:
        store.tell = game.telegram.tell
        ann, ben = await game.friend("Ann"), await game.friend("Ben")
        await ann.says("/new rummikub")
        await ann.says("/settings rule hand=3 first_laying=1 copies=1")
        await ann.sees("Dealt to each player: 3")
        await ben.says(f"/join {store.moments[-1].state.code}")
        await ann.sees("2. Ben")
        await ann.presses("Start")
        await played(game, store, ann, ben)
        for hand in (ann, ben):
            await shows(game, hand, "Rematch", but="Draw")
            await hand.says("rematch")
        for hand in (ann, ben):
            await shows(game, hand, "Watch the replay", but="Rematch")


async def shows(game: Evening, hand: Hand, label: str, *, but: str) -> None:
    """Wait until a private chat offers one button and no longer offers another."""

    def offered() -> list[str]:
        return [one for message in hand.private.shown for one in labels(message)]

    await game.telegram.until(lambda: label in offered() and but not in offered())


async def played(game: Evening, store: WatchedStore, *hands: Hand) -> None:
    """Play a round by typing in private chats, with a computer player's moves."""
    await game.telegram.until(lambda: store.moments[-1].round)
    seated = await people(game, Watch(game.telegram, store, Sketcher()), *hands)
    while (round_ := store.moments[-1].round) is not None:
        for phrase in next(ideas(round_, "normal")):
            known = len(store.moments)
            await seated[round_.to_move].says(phrase)
            await game.telegram.until(lambda: len(store.moments) > known)  # noqa: B023 - as above
