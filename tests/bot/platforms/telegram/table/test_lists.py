"""Lists of moves in a group: their owner, what they reveal, and that each choice acts once."""

import re

from bot.platforms.telegram.inline import Result
from tests.support.evenings.written import run_of
from tests.support.telegram.evening import Evening, evening
from tests.support.telegram.group import round_of_two, short_round
from tests.support.telegram.hands import Hand, buttons, content, labels
from tests.support.telegram.lists import chooses, posts, rack_in, round_by_list, titled, titles

COMMON = "Rummikub, table "
"""What a choice posts that tells nobody anything new."""


def confirm(group_posts: list[dict[str, object]]) -> tuple[dict[str, object], dict[str, object]]:
    """Return the button below the newest post that confirms the choice."""
    message = group_posts[-1]
    return message, next(key for key in buttons(message) if key["text"] == "Confirm")


async def test_without_inline_mode_no_key_shows() -> None:
    async with evening() as game:
        group, *_ = await round_of_two(game)
        assert "Make your move" not in labels(group.shown[-1])


async def test_a_list_is_its_askers_own_and_never_kept_by_telegram() -> None:
    async with evening(inline=True) as game:
        _, first, _ = await round_by_list(game)
        await first.asks()
        (answer,) = [*game.telegram.methods.lists.values()][-1:]
        assert answer["is_personal"]
        assert answer["cache_time"] == 0
        assert answer["button"] == {"text": "Open my rack", "start_parameter": "tables"}


async def test_a_posted_choice_shows_only_the_laid_tiles_of_a_rack() -> None:
    async with evening(inline=True) as game:
        _, first, other = await round_by_list(game)
        for hand in (first, other):
            rack = rack_in(await hand.asks())
            run = " ".join(run_of(rack))
            for typed in ("", run, rack[0], "xyz"):
                for result in await hand.asks(typed):
                    shown = set(posts(result).split()) & set(rack)
                    lays = result["title"].startswith("Lay")
                    assert shown == (set(run.split()) if lays else set())


async def test_a_stranger_and_a_watcher_are_told_how_to_play_and_no_more() -> None:
    async with evening(inline=True) as game:
        group, *_ = await round_by_list(game)
        zoe = game.meet("Zoe")
        lists = [await zoe.asks(typed) for typed in ("", "draw", "r7 r8 r9")]
        assert [titles(one) for one in lists] == [["You’re not at a table."]] * 3
        assert "open one with /new" in lists[0][0]["description"]
        await zoe.chooses(lists[0][0], group)
        await zoe.asks()
        assert content(group.posted[-1]) == "Rummy with friends: /new opens a table."


async def test_a_choice_that_telegram_does_not_report_is_made_by_its_key_once() -> None:
    """Telegram reports no choice of an anonymous administrator, and none with feedback off."""
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        name = first.user.first_name
        game.telegram.world.feedback = False
        await first.chooses(titled(await first.asks(), "Draw"), group)
        message, key = confirm(group.posted)
        answer = await other.presses_on(message, key)
        assert answer["text"] == "Only the player who chose this can confirm it."
        assert content(group.posted[-1]) == f"{name} chose: Draw"
        await first.presses_on(message, key)
        await game.telegram.until(lambda: content(group.posted[-1]) == f"{name}: done.")
        assert labels(group.posted[-1]) == []
        rack = rack_in(await first.asks())
        await first.presses_on(message, key)
        assert rack_in(await first.asks()) == rack
        assert content(group.posted[-1]) == f"{name}: done."


async def test_an_outdated_choice_changes_nothing_and_says_so_in_private() -> None:
    async with evening(inline=True) as game:
        group, first, second = await round_by_list(game)
        name = first.user.first_name
        draw = titled(await first.asks(), "Draw")
        await first.says("draw")
        await first.sees("New on your rack")
        await first.chooses(draw, group)
        void = f"{name}: nothing has changed."
        await game.telegram.until(lambda: content(group.posted[-1]) == void)
        assert labels(group.posted[-1]) == []
        await was_told(game, first, f"It’s {second.user.first_name}’s turn. New on your rack:")


async def test_an_overtaken_choice_says_that_nothing_changed() -> None:
    async with evening(inline=True) as game:
        group, first, _ = await round_by_list(game)
        name = first.user.first_name
        game.telegram.world.feedback = False
        await first.chooses(titled(await first.asks(), "Draw"), group)
        await first.says("draw")
        await first.sees("New on your rack")
        message, key = confirm(group.posted)
        await first.presses_on(message, key)
        void = f"{name}: nothing has changed."
        await game.telegram.until(lambda: content(group.posted[-1]) == void)
        assert labels(group.posted[-1]) == []


async def test_a_hint_is_given_once_however_often_it_is_chosen() -> None:
    async with evening(inline=True) as game:
        group, first, _ = await round_by_list(game, assist="hints 3")
        hint = titled(await first.asks(), "Hint")
        assert COMMON in posts(hint)
        await first.chooses(hint, group)
        await was_told(game, first, "You have 2 hints left")
        await first.chooses(hint, group)
        assert not any("one hint left" in content(one) for one in first.private.shown)
        await first.chooses(titled(await first.asks(), "Hint"), group)
        await was_told(game, first, "You have one hint left")


async def test_draw_chosen_with_a_draft_is_confirmed_in_private() -> None:
    async with evening(inline=True) as game:
        group, first, _ = await round_by_list(game)
        tile = rack_in(await first.asks())[0]
        await first.says(f"pick {tile}")
        await first.sees("Not placed yet")
        await first.chooses(titled(await first.asks(), "Draw"), group)
        await first.sees("“Draw anyway” gives it up")
        await first.presses("Draw anyway")
        drew = f"{first.user.first_name} drew."
        await game.telegram.until(lambda: any(drew in content(one) for one in group.shown))


async def test_the_list_of_a_waiting_player_plans_and_names_the_mover() -> None:
    async with evening(inline=True) as game:
        _, first, other = await round_by_list(game)
        run = " ".join(run_of(rack_in(await other.asks())))
        assert titles(await other.asks(f"plan {run}")) == titles(await other.asks(run))
        mover = f"It’s {first.user.first_name}’s turn."
        assert titles(await other.asks("draw"))[0].startswith(mover)


async def test_a_paused_game_is_resumed_from_the_list() -> None:
    async with evening(inline=True) as game:
        group, first, _ = await round_by_list(game, "clock 5m")
        await first.says("pause")
        await first.sees("paused the game")
        paused = await first.asks()
        assert titles(paused) == ["You’ve paused the game. Use “resume” to continue.", "Resume"]
        assert posts(paused[1]) == f"{first.user.first_name} chose: Resume"
        await first.chooses(paused[1], group)
        name = first.user.first_name
        await game.telegram.until(lambda: content(group.posted[-1]) == f"{name}: done.")
        await first.sees(f"{name} has resumed the game. Time left for this turn: ", group)
        assert labels(group.posted[-1]) == []
        assert "It’s your turn." in titles(await first.asks())


async def test_a_pause_from_the_list_is_told_once() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game, "clock 5m")
        assert titles(await other.asks("resume"))[0] == "The game isn’t paused."
        (pause, *_) = await other.asks("pause")
        assert posts(pause) == f"{other.user.first_name} chose: Pause"
        await other.chooses(pause, group)
        name = other.user.first_name
        await game.telegram.until(lambda: content(group.posted[-1]) == f"{name}: done.")
        said = f"{name} has paused the game. Use /resume to continue."
        await other.sees(said, group)
        assert titles(await first.asks("pause"))[0].startswith(said.partition(".")[0])


async def test_a_word_whose_effect_all_see_is_posted_as_a_choice() -> None:
    async with evening(inline=True) as game:
        _, first, _ = await round_by_list(game)
        for word, label in (("next", "Next round"), ("rematch", "Rematch"), ("back", "I’m back")):
            (line, *_) = await first.asks(word)
            assert posts(line) == f"{first.user.first_name} chose: {label}"


async def test_the_post_of_a_word_for_the_next_round_says_what_became_of_it() -> None:
    async with evening(inline=True) as game:
        group, first, _ = await round_by_list(game)
        void = f"{first.user.first_name}: nothing has changed."
        for word in ("next", "rematch", "back"):
            await first.chooses((await first.asks(word))[0], group)
            await game.telegram.until(lambda: content(group.posted[-1]) == void)
    async with evening(inline=True) as game:
        group, first, _ = await short_round(game, draws=12)
        await first.sees("The next round begins", group)
        await first.chooses((await first.asks("next"))[0], group)
        done = f"{first.user.first_name}: done."
        await game.telegram.until(lambda: content(group.posted[-1]) == done)


async def test_discard_alone_lists_the_cards_that_can_be_discarded() -> None:
    async with evening(inline=True) as game:
        _, first, _ = await round_by_list(game, "", sheet="basic")
        assert not [line for line in await first.asks("discard") if "Discard" in line["title"]]
        await first.says("take stock")
        await first.sees("New in your hand")
        listed = [title for title in titles(await first.asks()) if "Discard" in title]
        assert len(listed) > 1
        assert titles(await first.asks("discard"))[: len(listed)] == listed


async def was_told(game: Evening, hand: Hand, words: str) -> None:
    await game.telegram.until(lambda: any(words in content(one) for one in hand.private.shown))


async def test_without_help_the_list_lays_only_the_melds_as_written() -> None:
    async with evening(inline=True) as game:
        rules = "rule hand=18 first_laying=none"
        group, first, _ = await round_by_list(game, rules, assist="none")
        run = " ".join(run_of(rack_in(await first.asks())))
        lost = await first.asks(" ".join([*run.split()[:2]]))
        assert not any(title.startswith("Lay") for title in titles(lost))
        told = await chooses(game, first, group, "Lay 3 tiles", run)
        assert told == f"{first.user.first_name}: done."
        await first.sees(f"laid {run}.", group)


async def test_no_points_are_lacking_where_a_first_laying_needs_none() -> None:
    async with evening(inline=True) as game:
        _, first, _ = await round_by_list(game, "rule hand=18 first_laying=0")
        rack = rack_in(await first.asks())
        run = run_of(rack)
        alone = next(tile for tile in rack if tile not in run)
        wrong = await first.asks(f"arrange {' '.join(run)} | {alone}")
        told = "\n".join(one.get("description", "") for one in wrong)
        assert f"{alone} isn’t a valid meld. A meld needs at least three tiles." in told
        assert " 0 point" not in told


async def test_a_posted_choice_is_no_word_in_the_private_chat() -> None:
    async with evening(inline=True) as game:
        _, first, _ = await round_by_list(game)
        before = rack_in(await first.asks())
        game.telegram.world.feedback = False
        line = titled(await first.asks(), "Draw")
        line["input_message_content"]["message_text"] = "draw"
        await first.chooses(line, first.private)
        await first.asks()
        await first.says("score")
        await was_told(game, first, "round")
        assert rack_in(await first.asks()) == before


async def test_each_table_has_its_part_of_the_list() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        second = game.group()
        await first.says("/new@rummy_bot", second)
        await first.sees("Seats taken: 1", second)
        await other.presses("Join", second)
        await other.sees("Seats taken: 2", second)
        await first.presses("Start", second)
        await game.telegram.until(lambda: "Make your move" in labels(second.shown[-1]))
        codes = [content(chat.shown[-1]).split(",")[1].split()[1] for chat in (group, second)]
        everything = await first.asks()
        lines = titles(everything)
        assert {line.partition(" · ")[0] for line in lines} == set(codes)
        draws = [one for one in everything if one["title"].endswith("Draw")]
        assert draws
        assert all(posts(one).startswith(one["title"].partition("Draw")[0]) for one in draws)
        only = titles(await first.asks(codes[0]))
        assert {line.partition(" · ")[0] for line in only} >= {"It’s your turn."} or codes[
            0
        ] in only[0]
        mine = draws[0]["title"].partition(" · ")[0]
        place = group if mine == codes[0] else second
        told = await chooses(game, first, place, draws[0]["title"])
        assert told == f"{mine} · {first.user.first_name}: done."


async def test_a_long_move_fits_into_64_bytes_and_is_made() -> None:
    async with evening(inline=True) as game:
        group, _, other = await round_by_list(game)
        rack = rack_in(await other.asks())
        typed = f"arrange ... | {' '.join(rack)}"
        line = titled(await other.asks(typed), "Plan ")
        assert len(line["id"].encode()) <= 64
        assert "=" in line["id"]
        await other.chooses(line, group, typed)
        await other.sees("Your plan")
        assert "Your plan: " in (await other.asks())[0]["description"]


def test_the_id_of_a_result_names_its_table_and_line() -> None:
    for public in (True, False):
        result = Result(3, public, "0042", "12.34.5.play r7 r8 r9 done")
        assert Result.read(result.id) == result
        long = Result(3, public, "0042", "12.34.5.arrange " + "r10 " * 40)
        assert len(long.id.encode()) <= 64
    assert Result.read("-0") is None


async def test_a_word_that_belongs_to_no_turn_is_answered_in_private() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        for hand in (first, other):
            for typed in ("help", "score", "rules", "table", "settings", "sort number"):
                line = (await hand.asks(typed))[0]
                assert line["description"] == "You’ll get the answer in our private chat."
                assert COMMON in posts(line)
        before = len(group.shown)
        await other.chooses((await other.asks("score"))[0], group, "score")
        await was_told(game, other, "No rounds finished yet")
        await other.chooses((await other.asks("help"))[0], group, "help")
        await was_told(game, other, "What you can do now:")
        assert not any("No rounds finished" in content(one) for one in group.shown[before:])


async def test_out_of_turn_what_takes_back_a_plan_says_so() -> None:
    async with evening(inline=True) as game:
        group, _, other = await round_by_list(game)
        for typed in ("undo", "reset"):
            assert titles(await other.asks(typed))[0].startswith("Nothing to undo")
        run = " ".join(run_of(rack_in(await other.asks())))
        await other.chooses(titled(await other.asks(run), f"Plan {run}"), group, run)
        await other.sees("Your plan")
        assert titles(await other.asks("reset"))[0] == "Start over"
        await other.chooses((await other.asks("reset"))[0], group, "reset")
        await game.telegram.until(
            lambda: "Your move so far" not in content(other.private.shown[-1])
        )


async def test_with_cards_the_list_leads_to_the_hand_in_german() -> None:
    async with evening(inline=True) as game:
        await round_by_list(game, "", sheet="basic", language="de")
        (answer,) = [*game.telegram.methods.lists.values()][-1:]
        assert answer["button"]["text"] == "Meine Karten öffnen"


async def test_the_list_names_the_words_that_its_reader_types() -> None:
    async with evening(inline=True) as game:
        _, first, _ = await round_by_list(game, "", sheet="basic", language="de")
        line = (await first.asks("discard"))[0]
        assert "„nehmen vorrat“" in f"{line['title']} {line.get('description', '')}"


async def test_once_a_round_is_over_the_list_still_shows_the_score_and_the_help() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game, "rule hand=3 first_laying=1 copies=1")
        for _ in range(60):
            for hand in (first, other):
                await hand.says("draw")
                await hand.says("pass")
        await game.telegram.until(lambda: any("Rematch" in labels(one) for one in group.shown))
        (score,) = await first.asks("score")
        assert titles([score]) == ["Score"]
        await first.chooses(score, group)
        await was_told(game, first, "After one round")
        assert titles(await first.asks("help")) == ["Help"]


async def test_tiles_that_make_no_meld_are_told_so_and_no_sentence_is_cut() -> None:
    async with evening(inline=True) as game:
        rules = "rule hand=18 first_laying=10"
        _, first, _ = await round_by_list(game, rules, language="de")
        tiles = [one for one in rack_in(await first.asks()) if one != "J"]
        low = min(tiles, key=lambda one: int(one[1:]))
        strange = next(o for o in tiles if o[0] != low[0] and int(o[1:]) > int(low[1:]) + 2)
        line = (await first.asks(f"{low} {strange}"))[0]
        assert "Erstauslage" not in line["title"]
        assert low in line["title"]
        assert "mindestens 10 Punkte" in line["description"]
        assert not [text for text in (line["title"], line["description"]) if "…" in text]


async def test_a_look_at_the_rack_posts_nothing_that_a_later_turn_makes_untrue() -> None:
    async with evening(inline=True) as game:
        group, first, other = await round_by_list(game)
        for hand in (first, other):
            told = posts((await hand.asks())[0])
            assert re.fullmatch(f"{COMMON}[A-Z]{{4}}", told)
        await first.says("/pause@rummy_bot", group)
        await other.sees("paused")
        told = posts((await first.asks())[0])
        assert re.fullmatch(f"{COMMON}[A-Z]{{4}}", told)
