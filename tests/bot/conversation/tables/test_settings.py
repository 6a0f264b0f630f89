"""The host changes all settings of the lobby by buttons."""

import re

import pytest

from bot.reading.vocabulary import languages, own_words
from bot.reading.words import named, named_anywhere
from bot.screens.lobby import RULE_GROUPS, rule_groups
from core.rules.sheet import Sheet
from core.rules.sheets import SHEETS
from tests.support.lines.tables import GROUP, two_at_a_table
from tests.support.lines.talk import Talk, answers, talk, to


async def pick(game: Talk, *labels: str) -> str:
    """Press buttons in order as the host, and return the message's final text."""
    for label in labels:
        await game.presses("ann", game.buttons(GROUP)[label], "g1")
    return game.text(GROUP)


async def test_everything_is_agreed_in_the_one_message_of_the_lobby() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        lobby = game.latest(GROUP)["message"]
        assert "Rummikub · 5 min a turn · 1 round" in game.text(GROUP)
        said = await pick(
            game, "Settings", "Game: Rummikub", "Schmidt Rummy", "Time limit: 5 min", "1 day"
        )
        assert "Schmidt Rummy · 1 day a turn · " in said
        said = await pick(
            game, "House rules", "Laying melds", "Points for the initial meld: 30", "25"
        )
        assert "House rules – Points for the initial meld: 25" in said
        groups = "Back", "The deal, and who starts"
        said = await pick(game, *groups, "Jokers: 4", "2", "Back", "Back")
        assert said.endswith("What would you like to change?")
        await pick(
            game, "Hints and help: help with placing, no hints", "3 hints", "View: text", "emoji"
        )
        await game.says("ben", "join", "g1")
        (length,) = (label for label in game.buttons(GROUP) if "Length" in label)
        await pick(game, length, "to 200 points")
        said = await pick(game, "Computer players: 0", "Add a computer player: normal", "Done")
        assert "2. Ben\n3. Computer 3 (normal)" in said
        assert "Schmidt Rummy · 1 day a turn · to 200 points · 3 hints" in said
        assert "Jokers: 2" in said
        assert list(game.buttons(GROUP)) == ["Join", "Start", "Settings", "Rules", "Leave"]
        assert game.latest(GROUP)["message"] == lobby


async def test_only_the_host_opens_the_settings_and_others_may_join_meanwhile() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        written = await game.presses("ben", game.buttons(GROUP)["Settings"], "g1")
        assert answers(written) == ["Only the host can do that."]
        await pick(game, "Settings")
        await game.says("ben", "join", "g1")
        assert "Join" in game.buttons(GROUP)
        assert "2. Ben" in game.text(GROUP)
        assert "What would you like to change?" in game.text(GROUP)
        assert "Host: Ann" in to(await game.says("ben", "settings", "g1"), GROUP)[-1]


async def test_in_a_round_the_clock_is_still_picked_and_the_sheet_is_not() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", "settings", "g1")
        assert not any("Rules:" in label for label in game.buttons(GROUP))
        assert "2 min" in await pick(game, "Time limit: 5 min", "2 min")


async def test_a_setting_fixed_in_a_match_is_refused_before_anybody_picks() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        for setting, said in (
            ("computers", "The match has already started."),
            ("rule", "You can do that only between matches."),
            ("rounds", "You can do that only between matches."),
            ("sheet", "You can do that only between matches."),
        ):
            assert said in to(await game.says("ann", f"settings {setting}", "g1"), GROUP)[-1]


async def test_a_rack_without_a_limit_is_called_so() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await pick(game, "Settings", "House rules", "When the stock is empty or a rack is full")
        assert "Rack limit: no limit" in game.buttons(GROUP)
        said = await pick(game, "Rack limit: no limit", "20")
        assert "House rules – Rack limit: 20" in said


async def test_picking_computers_tells_where_luck_decides() -> None:
    luck = "mostly luck: “hard” hardly wins more often than “normal”"
    for sheet, seated, told in (
        ("basic", 0, False),
        ("basic", 3, False),
        ("basic", 5, True),
        ("rummikub", 3, False),
        ("budacsek", 3, False),
    ):
        async with talk() as game:
            await game.says("ann", f"new {sheet}", "g1")
            if seated:
                await game.says("ann", "settings computers" + " easy" * seated, "g1")
            await pick(game, "Settings", f"Computer players: {seated}")
            assert "Who else is playing?" in game.text(GROUP)
            assert (luck in game.text(GROUP)) == told


async def test_a_change_during_a_match_is_confirmed_in_one_line() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", "start", "g1")
        for said, told in (
            ("assist open", "Hints are unlimited"),
            ("leavers closed", "the seat is closed"),
            ("away never", "not replaced"),
        ):
            out = await game.says("ann", f"settings {said}", "g1")
            answers = [one["text"] for one in out if told in one.get("text", "")]
            assert [len(text.splitlines()) for text in answers] == [1], said


async def test_a_look_that_the_chat_has_already_is_confirmed_during_a_match() -> None:
    async with talk() as game:
        await two_at_a_table(game)
        for said, told in (("look text", "as text"), ("theme dark", "dark")):
            answers_ = to(await game.says("ann", f"settings {said}", "g1"), GROUP)
            assert [one for one in answers_ if told in one], answers_


async def test_the_settings_are_a_few_lines_and_all_of_them_behind_a_word() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for change in ("rule first_laying=25 jokers=2", "away 1", "leavers closed", "theme dark"):
            await game.says("ann", f"settings {change}", "g1")
        await game.says("ben", "join", "g1")
        (short,) = to(await game.says("ben", "settings", "g1"), GROUP)
        head, _, first, *_ = short.splitlines()
        assert first.startswith("House rules – ")
        assert "Points for the initial meld: 25" in first
        assert head.startswith("Rummikub")
        assert len(short.splitlines()) <= 10
        (every,) = to(await game.says("ben", "settings all", "g1"), "person:ben")
        assert "Rack limit: no limit" in every
        await game.says("ben", "language de")
        (every,) = to(await game.says("ben", "einstellungen alles", "g1"), "person:ben")
        assert "Diese Hausregeln lassen sich ändern:" in every


async def test_a_misread_house_rule_is_answered_with_the_next_step() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for said, told in (
            ("rule 7", "“settings rule hand=7” deals 7 to each player"),
            ("rule handd=7", "Did you mean “settings rule hand”?"),
            ("rule xyz=1", "“settings rule” shows them all"),
        ):
            assert told in to(await game.says("ann", f"settings {said}", "g1"), GROUP)[-1]
        await game.says("ann", "settings rule hand 7 jokers = 4", "g1")
        assert "Jokers: 4 · Dealt to each player: 7" in str(game.shown[1]["text"])


async def test_a_sheet_is_chosen_by_its_name_and_a_line() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        said = await pick(game, "Settings", "Game: Rummikub")
        assert "Schmidt Rummy – 30 points to start and four jokers; limited rearranging" in said
        assert said.count(" – ") == len(SHEETS)


@pytest.mark.parametrize("sheet", SHEETS.values(), ids=lambda sheet: sheet.id)
def test_each_house_rule_is_in_one_group(sheet: Sheet) -> None:
    grouped = [name for names in rule_groups(sheet).values() for name in names]
    assert sorted(grouped) == sorted(sheet.options())
    assert len(rule_groups(sheet)) <= 7


@pytest.mark.parametrize(
    ("language", "said", "shown"),
    [
        ("fr", "réglages aide indices 2", "Indices par joueur : 2."),
        ("fr", "réglages départs fermer", "Si quelqu’un s’en va, personne ne prend sa place."),
        ("fr", "réglages absent jamais", "Les absents ne sont pas remplacés."),
        ("es", "ajustes ayuda ninguna", "Sin ayuda"),
        ("es", "ajustes nuevos ahora", "Los nuevos jugadores ocupan enseguida"),
    ],
)
async def test_values_are_read_in_a_readers_own_words(language: str, said: str, shown: str) -> None:
    async with talk() as game:
        await two_at_a_table(game)
        await game.says("ann", f"settings language {language}", "g1")
        await game.says("ann", f"language {language}")
        told = "\n".join(to(await game.says("ann", said, "g1"), GROUP))
        assert shown in without_spaces(told)


def without_spaces(text: str) -> str:
    """Replace a language's narrow spaces by plain ones."""
    return text.replace("\u202f", " ").replace("\u00a0", " ")


async def test_a_press_on_the_value_that_holds_leads_on_like_any_other() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.presses("ann", game.buttons(GROUP)["Settings"], "g1")
        await game.presses("ann", key_of(game, "Time limit"), "g1")
        written = await game.presses("ann", key_of(game, "5 min"), "g1")
        assert written, "the chosen value answers nothing"
        assert "Time limit: 5 min" in str(game.buttons(GROUP))


def key_of(game: Talk, label: str) -> str:
    return next(key for name, key in game.buttons(GROUP).items() if label in name)


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("de", "settings regel erstauslage=25 steine 10", "Punkte für die Erstauslage: 25"),
        ("fr", "settings règle première-pose=25", "Points de la première pose: 25"),
        ("es", "settings regla comodines=4", "Comodines: 4"),
        ("it", "settings regola stesso-turno=sì", "Usare il tavolo già in apertura: sì"),
        ("nl", "settings regel eerste-uitleg=25", "Punten om uit te komen: 25"),
        ("de", "settings rule first_laying=25", "Punkte für die Erstauslage: 25"),
    ],
)
async def test_house_rules_are_typed_by_their_names_in_the_readers_language(
    language: str, typed: str, told: str
) -> None:
    async with talk() as game:
        await game.says("ann", f"language {language}")
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", f"settings language {language}", "g1")
        await game.says("ann", typed, "g1")
        shown = " ".join(str(one["text"]) for one in game.shown.values())
        assert told in shown.replace("\u202f:", ":")


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_every_house_rule_and_group_has_a_name_of_its_own_to_be_typed(language: str) -> None:
    names = own_words(language, "house_rules")
    rules = {rule for sheet in SHEETS.values() for rule in sheet.HOUSE_RULES} | {*RULE_GROUPS}
    assert set(names) == rules
    assert len(set(names.values())) == len(rules)
    assert not [name for name in names.values() if " " in name or "=" in name]
    assert {named(name, language, "house_rules") for name in names.values()} == rules


def test_no_name_of_a_house_rule_means_two_rules_in_two_languages() -> None:
    for language in languages():
        for rule, name in own_words(language, "house_rules").items():
            assert named_anywhere(name, "house_rules") == rule, (language, name)


async def test_house_rules_are_shown_and_refused_by_the_names_that_are_typed() -> None:
    async with talk() as game:
        await game.says("ann", "language de")
        await game.says("ann", "new rummikub", "g1")
        shown = " ".join(to(await game.says("ann", "settings rule laying", "g1"), GROUP))
        assert "„settings regel erstauslage“" in shown
        assert "first_laying" not in shown
        wrong = to(await game.says("ann", "settings rule joker=99", "g1"), GROUP)[-1]
        assert "„99“ geht bei „joker“ nicht" in wrong
        near = to(await game.says("ann", "settings rule erstauslag=25", "g1"), GROUP)[-1]
        assert "„settings regel erstauslage“" in near


@pytest.mark.parametrize("language", sorted({*languages()} - {"en"}))
async def test_groups_of_house_rules_are_named_and_read_in_the_readers_language(
    language: str,
) -> None:
    async with talk() as game:
        await game.says("ann", f"language {language}")
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", f"settings language {language}", "g1")
        told = to(await game.says("ann", "settings rule", "g1"), GROUP)[-1]
        typed = re.findall(r"[“„«]\s?(settings [^“”»]+?)\s?[”“»]", told)
        assert len(typed) == len(RULE_GROUPS)
        assert {said.split()[-1] for said in typed} & RULE_GROUPS.keys() == set()
        for said in typed:
            assert to(await game.says("ann", said, "g1"), GROUP)[-1] != told, said


async def test_a_number_without_its_unit_is_no_time_limit() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for number in ("5", "60"):
            (told,) = to(await game.says("ann", f"settings clock {number}", "g1"), GROUP)
            assert told == f"“{number}” what? Add a unit: 2m, 5m, 1h, 24h or 3d."
        lobby = to(await game.says("ann", "table", "g1"), GROUP)[-1]
        assert "Rummikub · 5 min a turn · 1 round" in lobby


async def test_a_time_limit_is_named_and_read_in_the_units_of_the_language() -> None:
    async with talk() as game:
        await game.says("ann", "language fr", None)
        await game.says("ann", "new rummikub", "g1")
        (told,) = to(await game.says("ann", "settings temps 5", "g1"), GROUP)
        assert told.endswith("2m, 5m, 1h, 24h ou 3j.")
        await game.says("ann", "settings temps 3j", "g1")
        assert "· 3 jours par tour ·" in to(await game.says("ann", "table", "g1"), GROUP)[-1]


@pytest.mark.parametrize(
    ("said", "told"),
    [
        ("look text", "The table is shown as text."),
        ("theme dark", "Colour theme: dark."),
        ("youngest Ann", "Ann counts as the youngest."),
        ("away 1", "If a player misses a turn"),
        ("leavers closed", "the seat is closed"),
        ("join midway", "straight away"),
        ("watch on", "watch"),
    ],
)
async def test_a_setting_that_the_lobby_does_not_show_is_confirmed(said: str, told: str) -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        before = game.text(GROUP)
        answers_ = to(await game.says("ann", f"settings {said}", "g1"), GROUP)
        assert [one for one in answers_ if told in one and one != before], answers_


@pytest.mark.parametrize(
    ("said", "told"), [("away 1", "If a player misses a turn"), ("look text", "as text")]
)
async def test_a_setting_that_the_open_page_does_not_show_is_confirmed(
    said: str, told: str
) -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        before = await pick(game, "Settings")
        answers_ = to(await game.says("ann", f"settings {said}", "g1"), GROUP)
        assert [one for one in answers_ if told in one and one != before], answers_


async def test_a_setting_that_the_open_page_shows_is_told_once() -> None:
    async with talk() as game:
        await game.says("ann", "new kids", "g1")
        await pick(game, "Settings", "House rules")
        (answer,) = to(await game.says("ann", "settings clock 2m", "g1"), GROUP)
        assert "2 min" in answer
        assert answer == game.text(GROUP)


@pytest.mark.parametrize(
    ("said", "seats"), [("1", 2), ("2", 3), ("3 hard", 4), ("0", 1), ("2 easy", 3)]
)
async def test_so_many_computers_are_seated_as_a_number_says(said: str, seats: int) -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings computers easy", "g1")
        await game.says("ann", f"settings computers {said}", "g1")
        assert f"Seats taken: {seats} of 4" in game.text(GROUP)
        assert game.text(GROUP).count("(hard)") == (3 if "hard" in said else 0)


async def test_more_computers_than_seats_are_refused() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        (told,) = to(await game.says("ann", "settings computers 999999", "g1"), GROUP)
        assert told == "There’s no room: only 4 can play here."
        lobby = to(await game.says("ann", "table", "g1"), GROUP)[-1]
        assert "Seats taken: 1 of 4" in lobby


async def test_a_setting_without_effect_on_a_platform_is_not_offered_there() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        for said in ("racks", "racks dm", "racks here"):
            (told,) = to(await game.says("ann", f"settings {said}", "g1"), GROUP)
            assert told == "Here, racks are always shown in private: there’s nothing to choose."
        (told,) = to(await game.says("ann", "settings thread on", "g1"), GROUP)
        assert told == "Only tables on Discord get threads of their own."
        (told,) = to(await game.says("ann", "settings wallpaper blue", "g1"), GROUP)
        assert not {"racks", "thread"} & set(told.replace(",", "").split())


async def test_back_from_a_rare_setting_leads_to_where_it_was_opened() -> None:
    async with talk() as game:
        await game.says("ann", "new rummikub", "g1")
        await game.says("ann", "settings", "g1")

        def opens(page: str) -> str:
            (key,) = (key for key in game.buttons(GROUP).values() if key.endswith(page))
            return key

        await game.presses("ann", opens("settings watch"), "g1")
        assert game.buttons(GROUP)["Back"] == opens("settings"), "the list held it itself"
        await game.says("ann", "settings more", "g1")
        await game.presses("ann", opens("settings more watch"), "g1")
        await game.presses("ann", game.buttons(GROUP)["Back"], "g1")
        assert opens("settings more watch")
        await game.presses("ann", game.buttons(GROUP)["Back"], "g1")
        assert opens("settings clock"), "the list of all settings"
