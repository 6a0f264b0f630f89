"""What platforms list: the menu on Telegram, the commands on Discord, the words of the page."""

from collections.abc import Iterable, Iterator, Mapping

from bot.platforms.web.texts import entrance_texts, page_texts
from tasks.screens.book import Book
from tasks.screens.shown import Shown
from tests.support.discord.loopback.world import Json
from tests.support.telegram.loopback.server import Call
from tests.support.translator import TRANSLATOR

COMMANDS, WORDS = 9, 25
"""The most commands of Discord, and the most words of the page, on one screen."""


def tell_menu(book: Book, language: str, calls: Iterable[Call]) -> None:
    """Tell the bot's menu on Telegram, and what its profile says."""
    for call in calls:
        given = call.given
        if not call.method.startswith("setMy") or (given.get("language_code") or "en") != language:
            continue
        if "commands" in given:
            scope = (given.get("scope") or {}).get("type", "everywhere")
            said = "\n".join(
                f"/{one['command']}: {one['description']}" for one in given["commands"]
            )
            about = f"Somebody opened the menu of commands ({scope})"
        else:
            said = str(given.get("description") or given.get("short_description") or "")
            about = f"Somebody opened the bot’s profile ({call.method})"
        book.add("Telegram", Shown("Everybody", "a list", [said]), about)


def tell_commands(book: Book, locale: str, commands: Mapping[str, Json]) -> None:
    """Tell the commands that Discord lists, with their options."""
    for command in commands.values():
        words = command.get("options") or []
        for at in range(0, len(words), COMMANDS):
            told = [_described(command, locale)] if at == 0 else []
            for word in words[at : at + COMMANDS]:
                told.append(f"/{_named(command, locale)} {_described(word, locale)}")
                told += _options(word, locale)
            shown = Shown("Everybody", "a list", ["\n".join(told)])
            book.add("Discord", shown, "Somebody typed / and looked at the commands and options")


def _options(word: Json, locale: str) -> Iterator[str]:
    for option in word.get("options") or ():
        yield f"    {_described(option, locale)}"
        yield from (f"        - {_named(one, locale)}" for one in option.get("choices") or ())


def _named(one: Json, locale: str) -> str:
    return str((one.get("name_localizations") or {}).get(locale, one["name"]))


def _described(one: Json, locale: str) -> str:
    told = (one.get("description_localizations") or {}).get(locale, one.get("description", ""))
    return f"{_named(one, locale)}: {told}"


def tell_page(book: Book, language: str) -> None:
    """Tell the words of the page, as the server sends them."""
    for where, texts in (
        ("Before the person is known", entrance_texts(TRANSLATOR, language)),
        ("At the table", page_texts(TRANSLATOR, language)),
    ):
        said = [f"{name}: {text}" for name, text in texts.items()]
        for at in range(0, len(said), WORDS):
            shown = Shown("Everybody", "words", ["\n".join(said[at : at + WORDS])])
            about = "The place of each text stands before it; {n} and the like are filled in"
            book.add("Page in a browser", shown, f"{where}. {about}")
